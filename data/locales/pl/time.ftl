# Tempo

pace-quick = szybkie (30 minut)
pace-daily = dzienne (24 godziny)
pace-relaxed = spokojne (3 dni)
pace-weekly = tygodniowe (7 dni)
pace-none = bez ograniczeń
late-computer = odpowiada komputer
late-safe = pada bezpieczna odpowiedź
late-nothing = nic się nie dzieje
card-time = Czas
card-pace = Tempo: { $pace }. Gdy gracz się spóźnia: { $late }.
card-pace-none = Bez tempa: każdy myśli, ile chce.

# Terminy

time-at = <t:{ $moment }:f> (<t:{ $moment }:R>)
time-until = Do { $at }.
time-of = • { $name }: do { $at }
list-until = { $line } · do { $at }
list-paused = { $line } · przerwa najpóźniej do { $at }
list-away = { $line } · nieobecność, więc gra za ciebie komputer; **{ button-play }** oddaje ci miejsce
list-rests = { $line } · nikogo nie ma, więc stół czeka, aż ktoś naciśnie **{ button-play }**
time-own = Masz czas do { $at }.
time-own-both = Masz czas do { $own }, a potem do { $at } z zapasu czasu, jednego na całą partię.
time-own-reserve = Biegnie twój zapas czasu na całą partię: masz czas do { $at }.
time-own-paused = Stół ma przerwę: twój czas nie biegnie.
time-paused = Stół ma przerwę najpóźniej do { $at }: czas nie biegnie.
time-absent = { $count ->
    [one] { $who } ma zapowiedzianą nieobecność, więc czas nie biegnie.
    [few] { $who } mają zapowiedzianą nieobecność, więc czas nie biegnie.
   *[many] { $who } mają zapowiedzianą nieobecność, więc czas nie biegnie.
}
time-day = <t:{ $moment }:f>
time-away-now = { $name } wraca { $until }.
time-away-soon = { $name } ma zapowiedzianą nieobecność: od { $since } do { $until }.
time-away = { $count ->
    [one] Nieobecność: { $who }. Na tym miejscu gra komputer; gdy ta osoba znów naciśnie tu przycisk, odzyska miejsce.
    [few] Nieobecności: { $who }. Na tych miejscach grają komputery; każda z tych osób odzyska swoje, gdy znów naciśnie tu przycisk.
   *[many] Nieobecności: { $who }. Na tych miejscach grają komputery; każda z tych osób odzyska swoje, gdy znów naciśnie tu przycisk.
}
time-back = Znów grasz przy stole { $table }: komputer już cię nie zastępuje.
time-resting = Nikogo nie ma, więc ten stół odpoczywa. Gra ruszy, gdy tylko ktoś z graczy naciśnie tu przycisk.
time-late-computer = { $name } się spóźnia, więc odpowiada komputer.
time-late-safe = { $name } się spóźnia, więc pada bezpieczna odpowiedź.
time-late-back = { $name } może to cofnąć, dopóki nie pokaże się nic nowego.
time-late-nothing = { $name } się spóźnia.
time-unheard = { $name } spóźnia się już długo. Przez **/table vote** ci, którzy głosują, mogą oddać to miejsce komputerowi do powrotu tej osoby; kto spóźnia się tak długo, nie bierze też udziału w innych głosowaniach.

# Wezwania

notice-still = { $who }, stół nadal czeka na odpowiedź: { $title }.
notice-rung-2 = Minęła połowa czasu.
notice-rung-3 = Czas minął i biegnie zapas czasu na całą partię.
notice-rung-4 = Została ćwierć zapasu.
notice-asked = • { $name }: { $prompt }
notice-asked-secret = • { $name } wybiera w tajemnicy.
button-today = Dziś już nie

# Prywatne przypomnienia

nudge-half = **{ $title }** · stół { $table } czeka na ciebie: { $link }
nudge-late-computer = **{ $title }** · stół { $table }: twój czas minął, więc odpowiada za ciebie komputer: { $link }
nudge-late-safe = **{ $title }** · stół { $table }: twój czas minął, więc padła za ciebie bezpieczna odpowiedź: { $link }
nudge-late-nothing = **{ $title }** · stół { $table }: twój czas minął, a inni czekają. Jeśli to potrwa, mogą oddać grę komputerowi: { $link }
nudge-resting = **{ $title }** · stół { $table }: nikogo już nie ma, więc stół odpoczywa. **{ button-play }** wznawia grę: { $link }
nudge-away = **{ $title }** · stół { $table }: gra za ciebie komputer. **{ button-play }** oddaje ci miejsce bez żadnych pytań: { $link }
today-done = O stole { $table } nie przypominam przed { $at }. Zegar idzie dalej.
today-nothing = Stół { $table } nie czeka teraz na ciebie, więc nie ma o czym przypominać.
table-undo-late = To odpowiedź dana za ciebie po czasie, a cofnąć można tylko jedną taką. Ta zostaje.
table-ended-rested = Przez 30 dni nikt nie wrócił, więc gra skończyła się bez wyniku.
table-ended-silent = Przez 90 dni nikt nie odpowiedział, więc gra skończyła się bez wyniku.

# Codzienne zestawienie

digest-head = Dzień dobry. { $count ->
    [one] Czeka na ciebie jeden stół:
    [few] Czekają na ciebie { $count } stoły:
   *[many] Czeka na ciebie { $count } stołów:
}
digest-line = • **{ $title }** · stół { $table }: { $link }
digest-line-until = • **{ $title }** · stół { $table }, do { $at }: { $link }

history-away = Zaczyna się nieobecność gracza { $name }: odtąd na tym miejscu gra komputer.
history-back = Kończy się nieobecność gracza { $name }.
history-late = { $name } się spóźnia, więc pada taka odpowiedź:

# Komendy

cmd-new-pace = Ile czasu ma każdy na odpowiedź
cmd-new-late = Co się dzieje, gdy gracz się spóźnia
cmd-new-reliability = Jak często trzeba odpowiadać na czas, żeby usiąść; kto dopiero zaczyna, zawsze może

# Kto odpowiada na czas

reliability-least = na czas co najmniej { $least } ze 100
card-prompt = {" "}· na czas { $share } ze 100
card-least = Punktualność
card-least-asked = Siada tu, kto odpowiada na czas co najmniej { $least } razy na 100. Kto dopiero zaczyna, zawsze może.
lobby-least = Stół { $table } jest dla tych, którzy odpowiadają na czas co najmniej { $least } razy na 100; u ciebie w ostatnich 90 dniach było to { $share }. Każda odpowiedź na czas to podnosi: usiądź przy stole, który o to nie pyta, albo otwórz własny. Widzisz to tylko ty.
