# Co ludzie i serwery mówią o czasie: strefy, godziny ciszy, przypomnienia, tempo, nieobecności.

cmd-settings-zone = Twoja strefa czasowa: wpisz miasto albo kraj
cmd-settings-quiet = Godziny, w których nic nie wysyłam, na przykład 22-7 (najwyżej dziesięć), albo off
cmd-settings-reminders = Gdzie przypominać, że stół czeka
cmd-settings-digest = O której godzinie wysyłać prywatnie zestawienie tego, co czeka, zamiast wzmianek
cmd-settings-pace = Ile czasu jest na turę przy nowych stołach
reminders-thread = w wątku
reminders-dm = prywatnie
reminders-both = w wątku i prywatnie
reminders-off = nie
settings-time = Strefa czasowa: **{ $zone }** · godziny ciszy: **{ $quiet }** · przypomnienia: **{ $reminders }** · codzienne zestawienie: **{ $digest }**
settings-zone-none = nieznana
settings-from-next = Strefa czasowa i godziny ciszy liczą się od następnego razu, gdy stół zacznie na ciebie czekać; biegnące terminy zostają takie, jakie są.
settings-dms-off = Zgodnie z twoim życzeniem nie piszę prywatnie: zamiast tego jest wzmianka w wątku, dopóki nie włączysz **dms**.
settings-dms-closed = Discord nie przepuścił mojej ostatniej wiadomości do ciebie: zamiast prywatnych jest wzmianka w wątku, dopóki nie zezwolisz na wiadomości od członków tego serwera i nie użyjesz **/table resend**.
settings-zone-first = Do tego muszę znać twoją strefę czasową. Wypełnij też **zone** w **/settings own**: wpisz swoje miasto albo kraj.
settings-zone-unknown = Nie ma strefy czasowej „{ $zone }”. { $count ->
    [0] Wpisz miasto albo kraj i wybierz z listy.
   *[other] Może jedna z tych? { $near }
}
settings-quiet-unknown = Zapisz godziny ciszy jako dwie pełne godziny, na przykład **22-7**, albo **off**.
settings-quiet-long = Godziny ciszy trwają co najmniej godzinę, a najwyżej tyle godzin: { $most }.
settings-server-pace = Tempo przy nowych stołach: **{ $pace }**
settings-pace-quick = szybkie (30 minut)
settings-pace-daily = dzienne (24 godziny)
settings-pace-relaxed = spokojne (3 dni)
settings-pace-weekly = tygodniowe (7 dni)
settings-pace-none = bez ograniczeń (ile trzeba)

# Nieobecność

cmd-away = Zapowiedz nieobecność: twoje zegary przy stołach z tempem dziennym i wolniejszym stoją
cmd-away-until = Ostatni dzień nieobecności: 2026-12-24, dzień tygodnia, „jutro” albo „za 5 dni”
cmd-away-from = Pierwszy dzień; jeśli pusto, najwcześniejszy możliwy
cmd-away-back = Już jestem: zakończ to, co trwa, albo odwołaj zapowiedź
away-now = teraz
away-planned = Nieobecność zapisana: { $since } – { $until }, razem { COUNT($days, "day") }. Twoje zegary przy stołach z tempem dziennym i wolniejszym wtedy stoją, a ja o niczym nie przypominam.
away-running = Trwa twoja nieobecność. Jej ostatni dzień: { $until }; koniec { $back }.
away-coming = Zapowiedziana nieobecność: { $since } – { $until }, razem { COUNT($days, "day") }.
away-none = Nie trwa teraz twoja nieobecność i żadna nie jest zapowiedziana.
away-left = W kwartale, który zaczyna się { $quarter }, możesz zapowiedzieć jeszcze { $left } z { $most } dni.
away-how = Podaj w **until** ostatni dzień nieobecności, a w **from** pierwszy, jeśli nie jest to najbliższy możliwy. Nieobecność trzeba zapowiedzieć z dniem wyprzedzenia.
away-how-back = Kończy to **/away back:**
away-back = Dobrze, że jesteś: koniec nieobecności. Niewykorzystane całe dni znów są twoje.
away-called-off = Nieobecność odwołana. Nic z niej się nie liczy.
away-not = Nie masz nieobecności ani zapowiedzi, którą można by zakończyć.
away-either = Podaj albo to, do kiedy cię nie ma, albo to, że już jesteś, nie jedno i drugie.
away-until = Wypełnij też **until**: ostatni dzień nieobecności.
away-zone = Całe dni liczę według twojej strefy czasowej, a jej nie znam. Wypełnij najpierw **zone** w **/settings own**: wpisz swoje miasto albo kraj.
away-day-unknown = Nie rozumiem dnia „{ $typed }”. Zapisz datę, na przykład 2026-12-24, dzień tygodnia, „jutro” albo „za 5 dni”, albo wybierz z listy.
# Co można wpisać jako dzień: dziś, jutro, za tyle dni.
day-ahead = { $count ->
    [0] dziś
    [1] jutro
   *[other] za { $count } dni
}
away-past = Ten dzień już minął. Podaj późniejszy.
# Słowa, które można wpisać, oddzielone odstępami: „za 3 godziny”, „o 20:30”.
typed-ahead = za
typed-one = jeden jedna jedną
typed-minutes = m min minuta minutę minuty minut
typed-hours = h g godz godzina godzinę godziny godzin
typed-days = d dzień dni
typed-at = o godz godz. godzinie
away-far = To za daleko. Ostatni dzień, który można zaplanować: { $day }.
away-backwards = Koniec byłby przed początkiem. Niech **from** będzie wcześniejszym dniem.
away-notice = Inni muszą wiedzieć z dniem wyprzedzenia: pierwszy możliwy dzień nieobecności to { $day }.
away-already = Masz już zapisaną nieobecność: { $since } – { $until }. Najpierw zakończ ją albo odwołaj przez **/away back:**.
away-too-long = W kwartale, który zaczyna się { $quarter }, masz jeszcze { $left } z { $most } dni, a ta nieobecność zajęłaby ich { $wanted }.
