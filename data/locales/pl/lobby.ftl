# Przed grą: co ustawia ten, kto otworzył stół, kogo zaprasza, kiedy gra się zaczyna i kiedy stół jest zamykany.

table-ended-idle = Od tygodnia nic się tu nie dzieje, więc ten stół jest zamknięty. Nowy możesz otworzyć, kiedy tylko chcesz.
lobby-removed = Nie siedzisz już przy stole { $table }: to decyzja tego, kto go otworzył. Dołącz do innego stołu albo otwórz własny.

# Ustawienia stołu

button-setup = Ustawienia
button-setup-back = Wróć
button-unsay = Usuń dopisek
button-keepopen = Zostaw otwarty
setup-head = **{ $title }** · stół { $table }: co możesz ustawić, zanim zacznie się gra
setup-how = Wszyscy czytają to na karcie. O zaproszeniu mówię na kanale i trzymam miejsce dla zaproszonej osoby; **/table note** umieszcza na karcie twój dopisek, a **/table time** mówi dokładnie, kiedy zacznie się gra.
setup-note = Dopisek: „{ $note }”
setup-options = Zmień ustawienie
setup-invite = Zaproś kogoś
setup-players = Odsuń kogoś albo oddaj stół
setup-time = Niech gra zacznie się sama …
setup-no-time = Bez godziny: gra zacznie się, kiedy ją rozpocznę
setup-now = tak jest teraz
setup-remove = Odsuń: { $name }
setup-host = Oddaj stół: { $name }
setup-arranged = { $name }: **{ $value }**
setup-removed = { $again ->
    [yes] { $name } nie siedzi już przy stole.
   *[no] { $name } nie siedzi już przy stole i nie może tam znowu usiąść.
}
setup-handed = Stół { $table } prowadzi teraz { $name }, z prawami tego, kto go otworzył.
setup-begins = Gra przy stole { $table } zacznie się { $at }, z tymi, którzy będą przy nim siedzieć.
setup-timeless = Gra zacznie się, kiedy ją rozpoczniesz.
setup-said = Twój dopisek jest na karcie stołu { $table }.
setup-unsaid = Na karcie stołu { $table } nie ma już dopisku.
arrange-seats = Miejsca
arrange-seats-value = { $count }
arrange-autostart = Gra zaczyna się sama, gdy jest komplet
arrange-pace = Tempo
arrange-late = Gdy gracz się spóźnia
arrange-reliability = Wymagana punktualność
arrange-hints = Podpowiedzi komputera
arrange-usual = tak, chyba że partia liczy się do rankingu
arrange-unknown = Stół { $table } nie ma takiego ustawienia albo nie ma już tej możliwości. Co jest do wyboru, pokazuje **{ button-setup }** na jego karcie.
remove-yourself = Stół { $table } prowadzisz ty. Żeby odejść, naciśnij **{ button-leave }** na jego karcie albo najpierw oddaj stół komuś innemu.
remove-nobody = Nie ma kogo odsunąć: ta osoba nie siedzi już przy stole { $table }.
host-already = Stół { $table } prowadzisz już ty.
host-sits = Stół { $table } może prowadzić tylko ktoś, kto przy nim siedzi.

# Dopisek

card-note = Dopisek
card-note-of = Dopisek ({ $name })
note-empty = Napisz coś albo pomiń **text**, żeby usunąć dopisek.
note-long = Twój dopisek ma za dużo znaków: { $length }. Może ich mieć najwyżej { $most }.
note-links = W dopisku nie może być linków ani zaproszeń, także zapisanych inaczej. Po każdej kropce zostaw odstęp.
note-mentions = Dopisek nikogo nie wzywa: pomiń **@** i wszystko, co stoi między **<** i **>**. Do zapraszania służy **/table invite**.
note-none = Stół { $table } nie ma dopisku.

# Kiedy gra się zaczyna

card-begins = Gra zacznie się sama
card-begins-at = { $at }, z tymi, którzy będą wtedy tu siedzieć
begins-past = Ta chwila już minęła albo zaraz minie. Podaj późniejszą.
begins-far = To za daleko: gra może się zacząć najpóźniej za { COUNT($days, "day", form: "acc") }.
begins-not = Stół { $table } nie ma ustalonej godziny rozpoczęcia.
begins-zone = Nie wiem, która jest u ciebie godzina. Wypełnij najpierw **zone** w **/settings own** (wpisz swoje miasto albo kraj) albo napisz, za ile godzin, na przykład „za 3 godziny”.
begins-unknown = Nie rozumiem godziny „{ $typed }”. Zapisz ją na przykład jako 20:30, „jutro 20:30”, „piątek 20:00” albo „za 3 godziny”, albo wybierz z listy.
begins-jumped = Tej nocy zegary przestawia się do przodu i żaden nie pokaże { $time }. Podaj inną godzinę.
begins-twice = Tej nocy zegary cofa się i { $time } wypada dwa razy. Podaj inną godzinę.
missing-head = { $who }: teraz miała się zacząć gra ({ $title }, stół { $table }), ale jeszcze nie może.
missing-all = Do wszystkich
missing-count = { $count ->
    [one] Siedzi tam jeden gracz, a potrzeba ich co najmniej { $least }.
    [few] Siedzi tam { $count } graczy, a potrzeba ich co najmniej { $least }.
   *[many] Siedzi tam { $count } graczy, a potrzeba ich co najmniej { $least }.
}
missing-kept = { $count ->
    [one] Nie ma jeszcze osoby, na którą czeka miejsce: { $who }
    [few] Nie ma jeszcze osób, na które czekają miejsca: { $who }
   *[many] Nie ma jeszcze osób, na które czekają miejsca: { $who }
}
missing-how = Kto otworzył stół, może nacisnąć **{ button-start }**, gdy tylko będzie dość graczy, dodać komputery albo podać inną godzinę przez **{ button-setup }**.

# Zaproszenia

invite-whom = Podaj, kogo zapraszasz, w opcji **person**.
invite-bot = Boty nie siadają przy stołach. **{ button-computer-normal }** na karcie daje miejsce jednemu z moich.
invite-yourself = Przecież już tam siedzisz.
invite-unseen = Ta osoba nie należy do tego serwera albo nie widzi kanału, na którym jest stół, więc nie mogłaby przyjść.
invite-there = Ta osoba siedzi już przy stole { $table } albo czeka tam na nią miejsce.
invite-removed = Zgodnie z twoją decyzją ta osoba nie siedzi już przy stole { $table }, więc nie może tam znowu usiąść.
invite-many = Twój limit zaproszeń na 24 godziny jest wyczerpany: { $most }.
invite-unwilling = Tej osoby nie można teraz zaprosić do tego stołu.
invite-done = Zaproszenie do stołu { $table }: { $who }. Mówię o tym na kanale i przez dwa dni trzymam miejsce.
invite-called = { $who }: { $host } zaprasza do gry ({ $title }, stół { $table }). { $count ->
    [one] Miejsce dla ciebie czeka
    [few] Miejsca dla was czekają
   *[many] Miejsca dla was czekają
} do { $until }: **{ button-join }** je zajmuje, **{ button-decline }** zwalnia. Kto się nie zgodzi, ten nie gra. **/settings own invitations:** wyłącza zaproszenia.

# Zanim stół zostanie zamknięty

idle-told = { $who }: od sześciu dni nic się nie dzieje przy stole { $table } ({ $title }), więc zamykam go { $at }. **{ button-keepopen }** daje mu jeszcze tydzień, tak samo jak każdy, kto przy nim usiądzie.
idle-kept = Stół { $table } czeka jeszcze tydzień.

# Komendy

cmd-new-invite = Dla kogo trzymać miejsce; mówię o tym na kanale
cmd-table-setup = Twój stół przed grą: zmień ustawienia, odsuń kogoś, oddaj stół, podaj godzinę
cmd-table-invite = Trzymaj dla kogoś miejsce przy swoim stole i daj tej osobie znać
cmd-table-invite-person = Kogo zapraszasz
cmd-table-note = Twój dopisek na karcie stołu
cmd-table-note-text = Treść, bez linków; jeśli pusto, dopisek znika
cmd-table-time = Kiedy gra przy twoim stole zacznie się sama
cmd-table-time-when = 20:30, jutro 20:30, piątek 20:00, za 3 godziny: według twojego zegara
cmd-settings-invitations = Czy wolno zapraszać cię do stołów
settings-invitations = Zaproszenia do stołów: **{ $invitations }**

# Jedne drzwi do wszystkich gier

about-players = { $most ->
    [1] w pojedynkę
   *[other] { $least ->
        [1] w pojedynkę albo do { $most } graczy
       *[other] od { $least } do { $most } graczy
    }
}
card-about = Gra
door-head = **W co chcesz zagrać?** Obejrzyj grę, otwórz stół, a kto chce dołączyć, naciska **{ button-join }** na jego karcie.
door-choose = Obejrzyj grę
door-look = Obejrzyj
door-line = **{ $title }**
    -# { $about } · { $known }
door-one = **{ $what }**
    -# { $about } · { $known }
door-known = { $count ->
    [0] dla ciebie nowość
    [one] masz za sobą jedną partię
    [few] masz za sobą { $count } partie
   *[many] masz za sobą { $count } partii
}
door-learning = lekcja w toku
door-learned = lekcja już za tobą
button-door = Wszystkie gry
button-door-new = Otwórz tu stół
button-mine = Moje stoły
cmd-play = Zagraj: wybierz grę i otwórz stół
cmd-play-title = Gra, którą chcesz od razu obejrzeć

# Szukanie graczy

button-door-seek = Szukaj graczy
button-metoo = Ja też
button-unseek = Nie szukaj już: { $title }
seek-any = dowolna gra
seek-any-pace = dowolne
seek-hours = przez 6 godzin
seek-day = przez jeden dzień
seek-days = przez dwa dni
seek-week = przez tydzień
seek-noted = Szukasz graczy: **{ $title }**, tempo: { $pace }, do { $until }. Gdy tylko znajdzie się dość osób, otwiera się stół, a ja mówię o tym na kanale; siadasz tam przyciskiem **{ button-join }**. **/seek** pokazuje, czego szukasz.
seek-told = { $who } szuka graczy: **{ $title }**, tempo: { $pace }, do { $until }. Kto chce zagrać, naciska **{ button-metoo }**; gdy tylko zrobi to dość osób, otwiera się tu stół, ale kto do niego nie dołączy, ten nie gra.
seek-met = Jest was dość: stół { $table } jest otwarty ({ $title }) i to ty go prowadzisz. { $count ->
    [one] Miejsce czeka
    [few] Miejsca czekają
   *[many] Miejsca czekają
} przez dwa dni na: { $who }. { $link }
seek-called = { $who }: { $host } szuka tego samego, więc stół { $table } jest otwarty ({ $title }). { $count ->
    [one] Miejsce dla ciebie czeka
    [few] Miejsca dla was czekają
   *[many] Miejsca dla was czekają
} do { $until }: **{ button-join }** je zajmuje, **{ button-decline }** zwalnia. Kto się nie zgodzi, ten nie gra.
seek-line = • Szukasz graczy: **{ $title }**, tempo: { $pace }, do { $until }
seek-nothing = Nie szukasz tu graczy. Wypełnij **title** w **/seek** albo wybierz grę przez **/play**.
seek-stopped = Już nie szukasz graczy.
seek-over = Nikt już tego nie szuka. **/seek** zaczyna od nowa.
seek-yours = To twoje własne poszukiwania. **/seek** je pokazuje i kończy.
seek-twice = Już szukasz tu graczy do tej gry. **/seek** to pokazuje i kończy.
seek-many = Szukasz już graczy do { $most ->
    [one] jednej gry
    [few] { $most } gier
   *[many] { $most } gier
}, a więcej nie wolno. **/seek** kończy którekolwiek z tych poszukiwań.
seek-long = Graczy można szukać najwyżej przez { COUNT($days, "day", form: "acc") }.
seek-pace = Nie ma takiego tempa. Wybierz z listy.
cmd-seek = Szukaj graczy: gdy dość osób chce zagrać w to samo, otwiera się stół
cmd-seek-title = W co chcesz zagrać
cmd-seek-pace = Ile czasu jest na turę; jeśli pusto, dowolne tempo
cmd-seek-until = Jak długo szukasz; jeśli pusto, dwa dni

# Stoły, do których można dołączyć, które można objąć albo oglądać

cmd-table-find = Stoły tego serwera: czekające na graczy, z miejscem do objęcia i do oglądania
cmd-table-watch = Oglądaj partię: bądź w jej wątku, patrz na stół, dowiedz się o końcu
find-in-server = Stołów szuka się na serwerze. Użyj komendy tam; twoje stoły pokazuje **/table list**.
find-head = { $count ->
    [one] Jeden stół na kanałach, które widzisz:
    [few] { $count } stoły na kanałach, które widzisz:
   *[many] { $count } stołów na kanałach, które widzisz:
}
find-none = Na kanałach, które widzisz, nie ma takiego stołu. **/play** otwiera stół, a **/seek** szuka innych, którzy by zagrali.
find-lobby = • **{ $title }** · stół { $table } czeka na graczy ({ $seats } z { $places }): { $link }
find-playing = • { $title } · stół { $table }, gra trwa (graczy: { $seats }): { $link }
find-offer = • **{ $title }** · stół { $table } ma miejsce do objęcia: { $link }
find-any = Wszystkie gry
find-title = Która gra?
find-choose = Obejrzyj stół
button-find = Znajdź stół
button-find-all = Wszystkie
button-find-join = Czekają na graczy
button-find-take = Miejsca do objęcia
button-find-watch = Do oglądania
button-find-back = Wszystkie stoły
button-watch = Oglądaj
button-unwatch = Nie oglądaj już
watch-begun = Oglądasz stół { $table }. Oto, co widzą wszyscy; **{ button-play }** w jego wiadomościach pokazuje to na nowo, a kiedy partia się skończy, dam znać.
watch-ended = Nie oglądasz już stołu { $table }.
watch-yours = Masz miejsce przy stole { $table }. Naciśnij tam **{ button-play }**.
watch-many = Stół { $table } { $most ->
    [one] ogląda już jedna osoba
    [few] oglądają już { $most } osoby
   *[many] ogląda już { $most } osób
}, a więcej nie może. **{ button-read }** pokazuje wszystko, co jawne.
watch-not = Nie oglądasz stołu { $table }.
final-watched = Na widowni: { $who }
abandoned-told = { $who }: to koniec oglądanej partii ({ $title }, stół { $table }).

# Rola dla nowych stołów i słowo powitania

herald-told = { $role }: stół { $table } jest otwarty ({ $title }). **{ button-join }** daje ci miejsce.
settings-role-everyone = Nowe stoły nigdy nie wzywają wszystkich. Podaj rolę dla tych, którzy chcą o nich wiedzieć.
settings-role-unmentionable = Nie każdy może wzmiankować tę rolę: { $role }. Pozwól na to w ustawieniach roli albo podaj inną.
settings-server-role = Nowe stoły wzywają: { $role }, najwyżej raz na godzinę
settings-server-role-none = Nowe stoły wzywają: nikogo
settings-server-role-gone = Nowe stoły wzywają: nikogo (podanej roli już nie ma albo nie można jej już wzmiankować)
cmd-settings-role = Rola, którą wzywają nowe stoły, najwyżej raz na godzinę; każdy musi móc ją wzmiankować
cmd-settings-role-off = Nowe stoły nikogo nie wzywają
welcome = Prowadzę tu gry planszowe: partia może trwać godziny albo dni, stół widać na obrazku, a ja daję znać, kiedy twoja kolej. Zacznij od przycisku **{ button-door }** albo od **/play** na kanale, na którym chcesz grać. Jeśli nie znasz żadnej z nich, **/learn** uczy każdej w kwadrans. Więcej mówi **/help**, a zarządzający mają **/settings server**.
