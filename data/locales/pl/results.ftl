# Co zostaje po skończonej partii: ranking, klasyfikacje, profile, powtórki, prywatność.

person-unnamed = Ukryty gracz
person-erased = Usunięty gracz
person-unwritable = Gracz { $number }

# Komendy

cmd-leaderboard = Kto gra najlepiej
cmd-leaderboard-title = Jedna gra albo wszystkie
cmd-leaderboard-where = Na tym serwerze albo wszędzie
cmd-leaderboard-period = Od kiedy
cmd-leaderboard-when = Wcześniejszy okres: rok (2026), sezon (2026-Q3) albo miesiąc (2026-10)
cmd-leaderboard-players = Tylko partie z tyloma graczami
cmd-leaderboard-page = Która strona
cmd-leaderboard-text = Tekst zamiast obrazka

# Klasyfikacja

leaderboard-all-titles = Wszystkie gry
leaderboard-here = Ten serwer
leaderboard-everywhere = Wszędzie
leaderboard-always = Od początku
leaderboard-year = Ten rok
leaderboard-season = Ten sezon, czyli kwartał
leaderboard-month = Ten miesiąc
leaderboard-title = Klasyfikacja · { $title }
leaderboard-head = **Klasyfikacja** · { $title }
leaderboard-under = { $where } · { $when } · { $seats ->
    [0] dowolna liczba graczy
    [one] { $seats } gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
}
leaderboard-ever = od początku
leaderboard-season-of = sezon { $quarter } roku { $year }
leaderboard-name = Gracz
leaderboard-rating = Ranking
leaderboard-trend = Zmiana
leaderboard-matches = Partie
leaderboard-wins = Wygrane
leaderboard-best = Rekord
leaderboard-provisional = { $number }?
leaderboard-line = { $rank }. { $name } · ranking { $rating }{ $trend } · { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
}, { $wins ->
    [0] bez wygranych
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}{ $best }
leaderboard-line-best = , rekord { $best }
leaderboard-line-trend = {" "}({ $by })
leaderboard-unwritten = { $instead } to { $name }
leaderboard-page = Strona { $page } z { $pages }
leaderboard-foot = Miesiące, sezony i lata liczymy według UTC · „?”: tymczasowy, mniej niż pięć partii
leaderboard-own-none = Nie masz tam jeszcze partii rankingowej. Do rankingu liczą się tylko partie, które zaczęli i skończyli sami ludzie.
leaderboard-page-past = { $pages ->
    [one] Jest tylko jedna strona. Nie podawaj numeru.
    [few] Są tylko { $pages } strony. Wybierz jedną z nich.
   *[many] Stron jest tylko { $pages }. Wybierz jedną z nich.
}
leaderboard-when-future = Ten okres jeszcze się nie zaczął: { $when }. Podaj rok, sezon albo miesiąc, który już trwa lub minął, albo nie podawaj żadnego.
leaderboard-when-unread = Nie umiem odczytać tego okresu. Zapisz rok ({ $year }), sezon ({ $season }) albo miesiąc ({ $month }).
leaderboard-page-first = Strony liczymy od 1. Wybierz jedną z nich.
leaderboard-no-server = W prywatnej wiadomości nie ma serwera: wybierz **{ leaderboard-everywhere }** albo użyj komendy na serwerze.
leaderboard-no-seats = Żadna gra nie ma rankingu dla tylu graczy: { $seats }. Wybierz liczbę od { $least } do { $most }.
leaderboard-no-seats-title = Ta gra nie ma rankingu dla tylu graczy: { $title }, { $seats }. Wybierz liczbę od { $least } do { $most }.
leaderboard-empty-server = Na tym serwerze nie skończono jeszcze żadnej partii. Otwórz stół komendą **/play**, poproś kogoś o naciśnięcie **{ button-join }** i zajmij pierwsze miejsce w klasyfikacji.
leaderboard-empty-everywhere = Nie skończono jeszcze żadnej partii. Otwórz stół komendą **/play**, poproś kogoś o naciśnięcie **{ button-join }** i zajmij pierwsze miejsce w klasyfikacji.
leaderboard-empty-title = Tej gry nikt tu jeszcze nie skończył: { $title }. Otwórz stół przez **/{ $group } new**, poproś kogoś o naciśnięcie **{ button-join }** i zajmij pierwsze miejsce w klasyfikacji.
leaderboard-empty-rated = Nie pasuje tu jeszcze żadna partia rankingowa: liczą się tylko partie zaczęte przez samych ludzi. Otwórz stół komendą **/play** albo wybierz dłuższy okres lub dowolną liczbę graczy.
leaderboard-alt = { $head }. { $under }. { $lines }
button-next-page = Następna strona
button-previous-page = Poprzednia strona
button-as-text = Jako tekst
button-as-picture = Jako obrazek

# Po partii

final-ratings = Ranking na tym serwerze ({ $title }):
final-rating = • { $name } { $before } → { $after } ({ $by }){ $left ->
    [left] {" "}· odejście od stołu
    [away] {" "}· nieobecność do końca
    [few] {" "}· mniej niż 60 ze 100 odpowiedzi
   *[no] {""}
}
final-rating-provisional = -# „?”: tymczasowy, mniej niż pięć partii
final-rating-none = • { $count ->
    [one] { $who } zachowuje ranking: nikt inny nie grał dość długo, by było z kim porównać.
    [few] { $who } zachowują ranking: nikt inny nie grał dość długo, by było z kim porównać.
   *[many] { $who } zachowują ranking: nikt inny nie grał dość długo, by było z kim porównać.
}
final-rating-heir = • { $count ->
    [one] { $who } gra na cudzym miejscu, więc bez zmiany rankingu.
    [few] { $who } grają na cudzych miejscach, więc bez zmiany rankingu.
   *[many] { $who } grają na cudzych miejscach, więc bez zmiany rankingu.
}
final-unrated-often = Nie liczy się do rankingu: te same osoby zaczęły w tym tygodniu razem już trzy partie rankingowe tej gry; ktoś nowy wśród nich niczego nie zmienia.
card-rated = Ranking
card-often = Nie liczy się do rankingu: macie w tym tygodniu wspólnie już trzy partie rankingowe tej gry; ktoś nowy wśród was niczego nie zmienia.
final-unrated-computer = Nie liczy się do rankingu: od początku grał komputer.
final-unrated-alone = Nie liczy się do rankingu: nie było przeciwników.
final-unrated-abandoned = Nie liczy się do rankingu: partii nie skończono.
final-none = Stół { $table } nie ma wyniku, więc żaden ranking się nie zmienia.
ratings-title = Jak zmienił się ranking
ratings-left = odejście od stołu
ratings-away = nieobecność do końca
ratings-few = mniej niż 60 ze 100 odpowiedzi
ratings-foot = W tej grze, na tym serwerze · „?”: tymczasowy, mniej niż pięć partii
button-ratings = Ranking
button-rematch = Rewanż
button-replay = Powtórka
button-verify = Sprawdź
rematch-lobby = Stół { $again } jest otwarty na rewanż, z tymi samymi ustawieniami i innym pierwszym miejscem. Masz tam miejsce; kiedy wszyscy będą gotowi, naciśnij **{ button-start }** na jego karcie.
rematch-kept = { $count ->
    [one] Miejsce czeka do { $until } na: { $who }. Kto nie naciśnie **{ button-join }** na karcie, nie gra, a zacząć możesz bez tej osoby, gdy tylko jest dość graczy.
    [few] Miejsca czekają do { $until } na: { $who }. Kto nie naciśnie **{ button-join }** na karcie, nie gra, a zacząć możesz bez tych osób, gdy tylko jest dość graczy.
   *[many] Miejsca czekają do { $until } na: { $who }. Kto nie naciśnie **{ button-join }** na karcie, nie gra, a zacząć możesz bez tych osób, gdy tylko jest dość graczy.
}
rematch-called = { $who }: { $host } proponuje jeszcze jedną partię ({ $title }, stół { $table }). { $count ->
    [one] Miejsce dla ciebie czeka
    [few] Miejsca dla was czekają
   *[many] Miejsca dla was czekają
} do { $until }: **{ button-join }** je zajmuje, **{ button-decline }** zwalnia. Kto się nie zgodzi, ten nie gra.
rematch-playing = Przy stole { $again } zaczyna się to samo jeszcze raz, tylko dla ciebie.
rematch-busy = { $count ->
    [one] Dla jednego z graczy nie ma tu wolnego miejsca
    [few] Dla { $count } graczy nie ma tu wolnego miejsca
   *[many] Dla { $count } graczy nie ma tu wolnego miejsca
}, więc mogą usiąść inni.
rematch-away = { $count ->
    [one] { $who } nie jest już na tym serwerze, więc to miejsce jest wolne dla kogoś innego.
    [few] { $who } nie są już na tym serwerze, więc te miejsca są wolne dla innych.
   *[many] { $who } nie są już na tym serwerze, więc te miejsca są wolne dla innych.
}
rematch-barred = { $count ->
    [one] { $who } nie może teraz siadać na tym serwerze, więc to miejsce jest wolne dla kogoś innego.
    [few] { $who } nie mogą teraz siadać na tym serwerze, więc te miejsca są wolne dla innych.
   *[many] { $who } nie mogą teraz siadać na tym serwerze, więc te miejsca są wolne dla innych.
}
rematch-not-yours = Stół { $table } to nie twoja gra, więc o rewanż proszą inni. Otwórz własny stół komendą **new** tej gry.
rematch-left = Przy stole { $table } nie było cię do końca, więc o rewanż proszą inni. Otwórz własny stół komendą **new** tej gry.
rematch-not-over = Gra przy stole { $table } jeszcze trwa. Rewanż zaczyna się po jej końcu.
rematch-open = Rewanż stołu { $table } jest już otwarty: to stół { $again }. Link pokazuje **/table list**.

# Przebieg punktacji

button-points = Punkty
points-title = Przebieg punktacji
points-head = **Przebieg punktacji** · { $title } · stół { $table }
points-alt = Przebieg punktacji. { $title }, stół { $table }. { $round } i punkty, ostatnie są końcowe. { $lines }
points-line = • { $name }: { $points }
points-spoken = { $name }: { $points }.
points-one = { $round }: { $points }
points-some = { $first }–{ $last }: { $points }
points-text = { $round } i punkty po niej, na końcu wszystkie razem:
points-none = W tej grze punkty liczy się dopiero na końcu, więc nie ma przebiegu do pokazania: { $title }.
points-running = Gra przy stole { $table } jeszcze trwa. Przebieg punktacji widać po jej końcu.
points-abandoned = Gry przy stole { $table } nie skończono, więc nie ma przebiegu punktacji.

# Profil

cmd-profile = Profil gracza: rozegrane partie i wyniki
cmd-profile-person = Czyj; twój, jeśli pusto
person-plain = Gracz
profile-head = **Profil** · { $name }
profile-hidden = { $name } nie chce pokazywać profilu.
profile-bot = { $name } to bot, a boty nie mają profilu.
profile-none = Żadna partia tej osoby jeszcze się nie skończyła, więc nie ma czego pokazać: { $name }. Zaproś ją do stołu komendą **/play**.
profile-none-own = Żadna twoja partia jeszcze się nie skończyła, więc nie ma czego pokazać. Otwórz stół komendą **/play**.
profile-best = Najlepsze wyniki:
profile-best-line = • { $title }: **{ $score }**{ $link }
profile-best-link = {" "}· stół { $table }: { $link }
profile-pace = Zwykły czas odpowiedzi: { $span }.
profile-pace-short = zwykły czas odpowiedzi: { $span }
profile-prompt = Na czas { $share } ze 100 odpowiedzi, na które czekali inni (w ostatnich { $days } dniach było ich { $count }).
profile-prompt-short = na czas { $share } ze 100
profile-friends = Najczęściej w towarzystwie: { $who }.
profile-friend = { $name } ({ $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
})
profile-alt = Profil: { $name }. { $about }
profile-rating = Ranking, { $title }: { $rating } po { $matches ->
    [one] { $matches } partii
    [few] { $matches } partiach
   *[many] { $matches } partiach
}.
profile-matches = { $title }: { $count ->
    [one] { $count } partia rozegrana
    [few] { $count } partie rozegrane
   *[many] { $count } partii rozegranych
} do końca.
profile-wins = { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
} w { $matches ->
    [one] { $matches } partii rankingowej
    [few] { $matches } partiach rankingowych
   *[many] { $matches } partiach rankingowych
}; oczekiwane: { $expected }.
profile-ratings = Ranking
profile-matches-head = Partie według gier
profile-wins-head = Wygrane w partiach rankingowych
profile-won = Wygrane ({ $by })
profile-expected = Oczekiwane
profile-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
profile-unfinished = nieskończone: { $count }
profile-unrated = Jeszcze bez rankingu: liczą się tylko partie, które zaczęli i skończyli sami ludzie.

# Bezpośrednie porównanie i wygrane z rzędu

cmd-profile-against = Przeciw komu; tobie, jeśli pusto
profile-runs = Wygrane z rzędu w partiach rankingowych: teraz { $now }, najwięcej { $most }. Wspólne pierwsze miejsce też jest wygraną.
duel-head = { $one ->
    [no] Porównanie: ty i { $other }
   *[other] Porównanie: { $one } i { $other }
}. Wspólnie skończone partie: { $count }. { $one ->
    [no] Twój bilans
   *[other] Bilans pierwszej osoby
}: { $balance }. Kto odchodzi od stołu, jest za tymi, którzy zostają.
duel-balance = wyżej { $ahead }, niżej { $behind }{ $level ->
    [0] {""}
   *[other] , na równi { $level }
}
duel-line = • { $title }: { $balance }
duel-none = { $one ->
    [no] Nie masz jeszcze skończonej partii z tym graczem: { $other }.
   *[other] Nie ma jeszcze skończonej partii, w której grają { $one } i { $other }.
}
duel-own = Twój bilans w skończonych partiach:
duel-against = • przeciw graczowi { $name }: { $balance }
duel-same = Nikt nie gra przeciw sobie. Podaj dwie osoby albo jedną, żeby zobaczyć, jak ci z nią idzie.

# Rekordy serwera

cmd-records = Rekordy tego serwera
cmd-records-title = Jedna gra albo wszystkie
records-head = **Rekordy** · { $title } · { $where }
records-best-people = Najlepsze wyniki wśród ludzi:
records-best-strong = Najlepsze wyniki przeciw samym mocnym komputerom:
records-best-computers = Najlepsze wyniki przeciw samym komputerom:
records-best-easy = Najlepsze wyniki przeciw samym łatwym komputerom:
records-best-alone = Najlepszy wynik w pojedynkę:
records-title-line = • { $title } (graczy: { $seats }): **{ $score }**, { $who }{ $link }
records-seats-line = • { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
}: **{ $score }**, { $who }{ $link }
records-closest = Najmniejsza różnica: { $margin ->
    [0] równa liczba punktów
   *[other] **{ $score }**
}, { $who } ({ $title }){ $link }
records-longest = Najdłuższa partia: **{ $span }**, { $who } ({ $title }){ $link }
records-fastest = Najkrótsza partia: **{ $span }**, { $who } ({ $title }){ $link }
records-rating = Najwyższy ranking: **{ $rating }**, { $who }{ $link }
records-run = Najwięcej wygranych rankingowych z rzędu: **{ $count }**, { $who }{ $link }
records-link = {" "}· stół { $table }: { $link }
records-foot = -# Liczą się skończone partie i ci, którzy wytrwali w nich do końca; ranking liczy się od piątej partii. Kto nie chce być na listach, nie ma rekordów.
records-none = Nie ma tu jeszcze żadnego rekordu. Skończ partię na tym serwerze, a będzie twój.
records-no-server = W prywatnej wiadomości nie ma serwera, więc nie ma rekordów. Użyj komendy na serwerze.

# Powtórka i sprawdzenie

history-since = **Od twojej ostatniej tury:**
history-since-nothing = Od twojej ostatniej tury nic się nie wydarzyło.
button-history-later = Później

cmd-table-replay = Obejrzyj partię krok po kroku
cmd-table-replay-step = Który krok; 0 to stół przed pierwszą odpowiedzią
cmd-verify = Sprawdź ziarno i wynik skończonej partii
replay-head = **{ $title }** · stół { $table } · krok { $step } z { $steps } · { $at }
replay-begin = Partia się zaczyna.
replay-quiet = Nie wydarzyło się tu nic, o czym wolno ci wiedzieć.
replay-own = To jest twoja ręka z tamtej chwili.
replay-past = { $steps ->
    [0] Ta partia nie ma jeszcze żadnej odpowiedzi. Widać tylko krok 0.
   *[other] Liczba kroków tej partii: { $steps }. Wybierz krok od 0 do { $steps }.
}
replay-other-rules = Ta partia zaczęła się na starszych zasadach, więc to wydanie nie może jej odtworzyć. Wynik zostaje taki, jaki jest.
button-replay-first = Początek
button-replay-back = Wstecz
button-replay-on = Dalej
button-replay-last = Koniec
button-replay-table = Stół
button-animate = Jako film
button-json = Jako dane
film-progress = Film powstaje: { $done } z { $count } obrazków gotowych.
film-done = **{ $title }** · stół { $table }: film z tego, co widzieli wszyscy.
film-alt = { $title }, stół { $table }: film z tego, co widzieli wszyscy.
film-late = Film jest gotowy, ale Discord go nie przyjął. Poproś o niego jeszcze raz.
film-busy = Dla tego serwera powstaje już film. Spróbuj ponownie, gdy będzie gotowy.
film-broken = Filmu nie udało się dokończyć. Spróbuj jeszcze raz.
film-too-large = Ta partia jest za długa na film, który przyjąłby Discord. Obejrzyj ją przez **/table replay**.
film-no-artist = Gry przy stole { $table } nikt nie rysuje, więc nie ma filmu. Słowami opowiada ją **/table history**.
export-done = Stół { $table } jako dane: ziarno, dziennik i wyniki. Miejsca są numerowane od 0, a nazw graczy nie ma.
verify-head = **{ $title }** · stół { $table }
verify-seed = ✔ Ziarno `{ $seed }` pasuje do skrótu `{ $hash }` ogłoszonego na początku.
verify-seed-wrong = ✘ Ziarno `{ $seed }` nie pasuje do skrótu `{ $hash }` ogłoszonego na początku.
verify-result = ✔ Dziennik, odtworzony z tego ziarna, prowadzi do zapisanego wyniku. Odpowiedzi: { $answers }.
verify-result-wrong = ✘ Dziennik, odtworzony z tego ziarna, prowadzi do innego wyniku niż zapisany. Odpowiedzi: { $answers }.
verify-result-none = ✘ Dziennik, odtworzony z tego ziarna, nie prowadzi do końca. Może jest uszkodzony albo pochodzi ze starszego wydania o innych zasadach.
verify-how = Skrót to SHA-256 ziarna w zapisanej postaci, więc możesz go sprawdzić na własną rękę.
verify-running = Gra przy stole { $table } jeszcze trwa. Ziarno zostanie ogłoszone po jej końcu i wtedy można je sprawdzić.
verify-abandoned = Gry przy stole { $table } nie skończono, więc nie ma wyniku do sprawdzenia.

# Prywatność

cmd-privacy = Co o tobie przechowuję; poproś o kopię albo o usunięcie
privacy-nothing = Nie przechowuję o tobie niczego.
privacy-head = **Co o tobie przechowuję**
privacy-person = • twój numer w Discordzie, ostatnio widzianą nazwę, twój język i język twojego Discorda, strefę czasową i godziny ciszy oraz ustawienia wiadomości prywatnych, przypomnień i klasyfikacji
privacy-seats = • { $count ->
    [one] jedno miejsce przy stole
    [few] { $count } miejsca przy stołach
   *[many] { $count } miejsc przy stołach
}, razem z czasem, w którym tam siedzisz, i tym, gdzie jest twoja wiadomość prywatna
privacy-ratings = • { $count ->
    [one] jedną zmianę twojego rankingu
    [few] { $count } zmiany twojego rankingu
   *[many] { $count } zmian twojego rankingu
} i twoje miejsca w klasyfikacjach
privacy-paces = • ile czasu { $count ->
        [one] zajęła ci jedna odpowiedź
        [few] zajęły ci { $count } odpowiedzi
       *[many] zajęło ci { $count } odpowiedzi
    } (same liczby)
privacy-absences = • { $count ->
        [one] kiedy jest lub była twoja nieobecność
        [few] kiedy są lub były twoje nieobecności ({ $count })
       *[many] kiedy są lub były twoje nieobecności ({ $count })
    }, w tym kwartale lub później
privacy-votes = • twoje głosy i propozycje przy stołach: { $count }
privacy-bars = • twój zakaz gry na { $count ->
        [one] jednym serwerze
        [few] { $count } serwerach
       *[many] { $count } serwerach
    } i to, co zapisała o nim moderacja
privacy-barred = • że na swoich serwerach zakazujesz gry { $count ->
        [one] jednej osobie
        [few] { $count } osobom
       *[many] { $count } osobom
    }
privacy-blocks = • że blokujesz { $count ->
        [one] jedną osobę
        [few] { $count } osoby
       *[many] { $count } osób
    }, i od kiedy
privacy-reservations = • miejsca przy stołach, które na ciebie czekają: { $count }
privacy-promptness = • { $count ->
        [one] czy twoja ostatnia tura była na czas
        [few] ile z twoich { $count } ostatnich tur było na czas
       *[many] ile z twoich { $count } ostatnich tur było na czas
    }
privacy-bars-stay = Zostaje tylko zakaz gry na serwerach, z samym twoim numerem w Discordzie, dopóki nie zdejmie go ich moderacja.
privacy-listed = Twoja nazwa jest w klasyfikacjach, a inni widzą twój profil.
privacy-hidden = Twojej nazwy nie ma w klasyfikacjach, a inni nie widzą twojego profilu.
privacy-rest = Dzienniki partii wymieniają miejsca, nigdy osoby. Nie czytam żadnych wiadomości.
privacy-copy = Wszystko, co o tobie przechowuję.
privacy-sent = Prywatna wiadomość ze wszystkim, co o tobie przechowuję, jest już u ciebie.
privacy-too-much = Przechowuję o tobie więcej, niż Discord przyjmie w jednym pliku, nawet spakowanym. Nic nie zostało wysłane; o kopię poproś tego, kto mnie uruchamia.
privacy-no-dm = Discord nie pozwala mi pisać do ciebie prywatnie. Zezwól na wiadomości od członków tego serwera i naciśnij przycisk jeszcze raz.
privacy-ask = Usunąć wszystko o tobie? { $count ->
    [0] Skończone partie zostają, ale bez twojej nazwy, a wyniki innych się nie zmieniają. Nie można tego cofnąć.
    [one] Tracisz miejsce przy stole: gra tam dalej komputer. Skończone partie zostają, ale bez twojej nazwy, a wyniki innych się nie zmieniają. Nie można tego cofnąć.
    [few] Tracisz miejsca przy { $count } stołach: grają tam dalej komputery. Skończone partie zostają, ale bez twojej nazwy, a wyniki innych się nie zmieniają. Nie można tego cofnąć.
   *[many] Tracisz miejsca przy { $count } stołach: grają tam dalej komputery. Skończone partie zostają, ale bez twojej nazwy, a wyniki innych się nie zmieniają. Nie można tego cofnąć.
}
privacy-erased = Wszystko o tobie jest usunięte. W miejscu twojej nazwy widać „{ person-erased }”.
button-privacy-copy = Wyślij mi kopię
button-privacy-hide = Ukryj moją nazwę
button-privacy-show = Pokaż moją nazwę
button-privacy-erase = Usuń wszystko
button-privacy-sure = Usuń na dobre

replay-points = Punkty do tego miejsca:
replay-round = { $round } { $number }
replay-to-round = Przejdź do: { $round } …
privacy-lessons = • jak daleko jesteś w { $count ->
        [one] lekcji jednej gry
        [few] lekcjach { $count } gier
       *[many] lekcjach { $count } gier
    }
privacy-company = • wspólne granie: zaproszenia z ostatniego dnia, stoły, od których cię odsunięto, kogo szukasz, co oglądasz i twoje ligi; wpisy: { $count }

winners = { $count ->
    [one] Wygrywa { $players }
    [few] Wygrywają { $players }
   *[many] Wygrywają { $players }
}
