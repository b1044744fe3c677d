# Co można zaproponować

vote-kind-extend = więcej czasu dla tych, na których czeka stół
vote-kind-pause = przerwa
vote-kind-resume = dalsza gra po przerwie
vote-kind-computer = komputer gra dalej za spóźnionego gracza
vote-kind-pace = inne tempo
vote-kind-end = koniec gry bez wyniku
vote-kind-back = powrót do wcześniejszej chwili gry
vote-kind-offer = oddanie miejsca, na którym gra komputer
vote-what-extend = każdy, komu biegnie czas, dostaje na odpowiedź o { $each ->
    [quick] 30 minut
    [daily] 24 godziny
    [relaxed] 3 dni
    [weekly] 7 dni
   *[none] trochę czasu
} więcej.
vote-what-pause = stół ma przerwę i czas nie biegnie, dopóki nie zgodzicie się grać dalej. Wszystkie przerwy jednej partii trwają razem najwyżej 30 dni.
vote-what-resume = przerwa się kończy i czas znów biegnie.
vote-what-computer = komputer gra dalej za gracza { $name }. Gdy ta osoba znów naciśnie tu przycisk, odzyska miejsce.
vote-what-pace = nowe tempo: { $pace }. To, co biegnie, zaczyna się od nowa.
vote-what-end = partia kończy się teraz, bez wyniku. Nie liczy się nikomu.
vote-what-back = gra wraca do chwili sprzed tej odpowiedzi: { $answer }. Znane już losowania wypadną tak samo i nikt nie zapomina tego, co widać.
vote-what-offer = miejsce { $number } ({ $name }) jest do objęcia: kto widzi kartę stołu, może o nie poprosić, a za każdym razem decydujecie wszyscy.
vote-what-seat = { $who } obejmuje na stałe miejsce { $number }, widzi odtąd jego rękę, a ta partia nie zmienia rankingu tej osoby.
vote-answer = { $name }, odpowiedź { $number }
vote-answer-told = { $name }, odpowiedź { $number } ({ $event })

# Wiadomość z przyciskami

vote-head = **{ $title }** · stół { $table }: głosowania
vote-new = { $who }: jest nowa propozycja i czeka na głosy.
vote-numbered = **{ $number }.** { $vote }
vote-proposed-by = { $who } proponuje: { $what }
vote-proposed-by-somebody = Ktoś, kogo już nie ma, proponuje: { $what }
vote-asked-by = { $who } chce się dosiąść: { $what }
vote-somebody-asks = Ktoś, kogo już nie ma,
vote-somebody = ktoś, kogo już nie ma
vote-for = Za: { $who }.
vote-against = Przeciw: { $who }.
vote-asked = Czekamy na głosy: { $who }.
vote-gone-on = Od tej pory partia poszła dalej, więc pytamy wszystkich od nowa.
vote-needs-most = Musi się zgodzić ponad połowa pytanych; milczenie nie jest zgodą.
vote-needs-voters = Musi się zgodzić ponad połowa tych, którzy do tego czasu zagłosują: stół czeka już dość długo.
vote-needs-one = Wystarczy jeden głos za: stół czeka już dość długo.
vote-needs-all = Muszą się zgodzić wszyscy pytani; milczenie nie jest zgodą.
vote-needs-everybody = Musi się zgodzić każdy, kto ma tu miejsce, i to przyciskiem; milczenie nie jest zgodą.
vote-enough = Zgodziło się dość osób z tych, które jeszcze pytamy: rozstrzyga **{ button-agree }**, naciśnięte jeszcze raz przez kogokolwiek z nich.
vote-until = Otwarte do { $at }.
vote-line-over = To już się stało albo nie może się już stać.
vote-told-passed = Zgoda (<t:{ $moment }:R>): { $what }
vote-told-failed = Brak zgody (<t:{ $moment }:R>): { $what }
vote-told-over = Nie ma już o czym decydować (<t:{ $moment }:R>): { $what }
history-vote-passed = Zgoda: { $what }
history-vote-failed = Brak zgody: { $what }
history-vote-over = Nie ma już o czym decydować: { $what }
history-pause-over = Koniec przerwy: wszystkie przerwy jednej partii trwają razem najwyżej 30 dni.
button-agree = Zgoda
button-against = Przeciw
button-numbered = { $number } · { $label }

# Odpowiedzi i odmowy

vote-proposed = Propozycja przy stole { $table } czeka na głosy, a twój jest za. Inni głosują tutaj: { $link }
vote-at-once = Przy stole { $table } niczyja zgoda nie jest już potrzebna, więc rzecz jest rozstrzygnięta: { $link }
vote-lobby-pace = Nowe tempo stołu { $table }: { $pace }. { $link }
vote-cast = Twój głos się liczy. Możesz go zmienić, dopóki głosowanie trwa.
vote-what = Powiedz w polu **what**, co proponujesz: wybierz z listy.
vote-several = Masz miejsca przy kilku stołach. Użyj tej komendy w wątku stołu albo wypełnij też **table**.
vote-alone = Przy stole { $table } nie ma innych ludzi, więc nie ma z kim głosować. Grę kończy **/table leave**.
vote-player-missing-computer = Wypełnij też **player**: za kogo ma grać dalej komputer.
vote-player-missing-offer = Wypełnij też **player**: czyje miejsce ma być do objęcia.
vote-player-unknown = Przy tym stole nikt nie nazywa się „{ $typed }”. Wybierz gracza z listy.
vote-pace-missing = Wypełnij też **pace**: wybierz z listy.
vote-to-missing = Wypełnij też **to**: wybierz z listy odpowiedź, a gra wróci do chwili przed nią.
vote-no-player = Na tym miejscu nie ma człowieka, więc i tak gra komputer. Wybierz gracza z listy.
vote-no-pace = Nie ma takiego tempa. Wybierz z listy.
vote-same-pace = Stół ma już to tempo.
vote-extended = Terminy jednej partii przesuwa się głosowaniem najwyżej { $most ->
    [one] raz
    [2] dwa razy
    [few] { $most } razy
   *[many] { $most } razy
}, a ten limit jest wyczerpany.
vote-nothing-runs = Żaden termin nie biegnie teraz tak, by można go przesunąć: nie ma tempa, czas stoi albo spóźnili się już wszyscy, na których czeka stół.
vote-paused = Stół ma już przerwę. Zaproponuj raczej dalszą grę.
vote-not-paused = Stół nie ma przerwy.
vote-pauses-over = Wszystkie przerwy jednej partii trwają razem najwyżej { COUNT($days, "day", form: "acc") } i tyle już minęło. Gra toczy się dalej.
vote-not-late = Stół nie czeka na spóźnioną odpowiedź tego gracza. Komputer może grać dalej tylko za tego, kto się spóźnia albo przy stole bez tempa zwleka z odpowiedzią już { COUNT($days, "day", form: "acc") }.
vote-open-already = Taka propozycja już jest, a głosowanie trwa. Użyj jego przycisków w wątku stołu.
vote-again = Taka propozycja padła tu mniej niż dzień temu. Znowu można ją zgłosić <t:{ $moment }:R>.
vote-too-many = Twoich propozycji z ostatnich 24 godzin jest już { $most }. Pozwól proponować innym albo trochę poczekaj.
vote-about-you = Chodzi o twoje miejsce, więc decydują inni. Odpowiedz na pytanie stołu, a sprawa sama się rozwiąże.
vote-unheard = Stół czeka na twoją odpowiedź już tak długo, że inni decydują bez ciebie. Odpowiedz na jego pytanie, a znowu będziemy cię pytać.
vote-same = Tak już głosujesz. Możesz zmienić głos, dopóki głosowanie trwa.
vote-unknown = Nie ma takiego głosowania przy tym stole.
vote-closed = To głosowanie jest zamknięte. { $outcome ->
    [passed] Skończyło się zgodą.
    [failed] Nie doszło do zgody w terminie.
   *[over] Nie było już o czym decydować.
}
vote-over = To głosowanie jest skończone. { $why }
vote-match-over = Partia jest skończona.
vote-overtaken-computer = Jest już odpowiedź tego gracza albo nie ma go przy stole.
vote-overtaken-pause = Stół ma już przerwę.
vote-overtaken-resume = Przerwa jest już skończona.
vote-overtaken-pace = Stół ma już to tempo.
vote-overtaken-back = Tę odpowiedź już cofnięto.
table-ended-agreed = Wszyscy gracze zgodzili się zakończyć tę partię, więc skończyła się bez wyniku.

# Komenda

cmd-table-vote = Zaproponuj coś, nad czym głosują wszyscy gracze
cmd-table-vote-what = Co proponujesz
cmd-table-vote-player = Za kogo ma grać dalej komputer albo czyje miejsce ma być do objęcia
cmd-table-vote-pace = Nowe tempo
cmd-table-vote-to = Odpowiedź; gra wróci do chwili tuż przed nią
