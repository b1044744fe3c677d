# Zasady gry Gildie Londynu, strona po stronie. Liczby pochodzą z plików z elementami.

guilds-page-aim = Cel gry
guilds-rules-aim =
    Posyłasz członków gildii, swoje pionki, do gildii Londynu. Kto ma w gildii najwięcej pionków, gdy jest rozpatrywana, dostaje jej nagrodę i zostawia tam Mistrza.

    Punkty dają nagrody i niektóre karty, a na końcu tajne karty Nagrody i Mistrzowie stojący obok siebie.

    Gildii jest { $guilds }, budynków specjalnych { $specials }, kart akcji { $action_cards } w { $kinds_of_cards } rodzajach, kart Nagrody { $mayoral_cards }, a żetonów 2. miejsca { $tokens }.

guilds-page-start = Początek gry
guilds-rules-start =
    Każdy gracz ma { COUNT($pawns_each, "pawn", form: "acc") }: { $pawns_in_guildhall } w Ratuszu i { $pawns_in_supply } w rezerwie. Dostaje { COUNT($cards_dealt, "card", form: "acc") } i zachowuje w tajemnicy 1 z { $cards_mayoral_dealt } kart Nagrody.

    Neutralnych pionków jest w grze tylko po { $pawns_neutrals_each } na gracza: leżą na planszy punktacji, dopóki ktoś nie dostanie ich z nagrody albo karty. Przy dwóch graczach gra się bez kafelka Gog i Magog.

guilds-page-turn = Twoja tura
guilds-rules-turn =
    Zagraj tyle kart, ile chcesz, jedną po drugiej. Każda karta robi jedną z trzech rzeczy.
    • **Wynajęcie**: pionek z twojej rezerwy wchodzi do Ratusza.
    • **Ruch**: twój pionek albo Mistrz idzie z Ratusza lub z dowolnego kafelka na odkryty kafelek z barwą tej karty.
    • **Efekt**: zapłać koszt karty innymi kartami z ręki albo pionkami i wykonaj to, co na niej opisano.

    Jeśli nie zagrasz żadnej karty, dobierasz { COUNT($cards_draw_after_nothing, "card", form: "acc") }, w przeciwnym razie { COUNT($cards_draw, "card", form: "acc") }, a do tego tyle, ile dodają efekty tej tury. Potem możesz mieć na ręce { COUNT($cards_hand_limit, "card", form: "acc") }, a z Mistrzem na Uniwersytecie Londyńskim { $cards_hand_limit_university }; nadmiar odrzucasz. W ostatniej rundzie karty dobiera się tylko dzięki efektom.

guilds-page-moving = Ruch i rejs
guilds-rules-moving =
    Karta zagrana na **ruch** prowadzi na kafelek z jedną z jej barw. Ruch z **nagrody** albo z **efektu** prowadzi na dowolny odkryty kafelek, bez względu na barwę.

    {""}**Rejs** prowadzi na Plantację. Pionki pozostają tam, dopóki się ich nie zwróci, nie wymieni albo nimi nie zapłaci.

    Odległości w mieście nie mają znaczenia: pionek może pójść na każdy kafelek, choćby najdalszy.

guilds-page-order = Kolejność gry
guilds-rules-order =
    Pierwszy gra ten, kto ma najwięcej punktów. Przy równej liczbie ten, kto doszedł do niej ostatni.

    Kolejność ustala się na nowo po każdej turze: z tych, którzy w tej rundzie jeszcze nie grali, następny jest ten, kto ma najwięcej punktów. Na nowo ustala się ją też przed każdymi negocjacjami, na każdym kafelku i na Plantacji. Punkty, które właśnie dał kafelek, liczą się więc już przy następnym.

guilds-page-tiles = Wymagania i ranga
guilds-rules-tiles =
    Na kafelku gildii są dwie liczby.
    • **Wymagania**, w lewym górnym rogu: tyle pionków musi tam stać, żeby doszło do głosowania. Liczą się do nich także neutralne pionki i Nadzorca.
    • **Ranga**, na osobnej tabliczce: jak znamienita jest gildia. 1 to najznamienitsza. Każda gildia ma własną rangę, od 1 do { $guilds }; budynki specjalne jej nie mają.

    W głosowaniu ranga nic nie znaczy. Mówi, dokąd idzie Nadzorca, czyli do najznamienitszej z odkrytych gildii, ranga 1 przed rangą 2, a niektóre karty Nagrody liczą według niej Mistrzów: wielkie gildie to te o randze od 1 do { $great }.

    {""}**/guilds tile** pokazuje z bliska kafelek twojego stołu, **/guilds look** każdy kafelek i każdą kartę.

guilds-page-beside = Co z czym sąsiaduje
guilds-rules-beside =
    Dwa kafelki sąsiadują, jeśli stykają się całym bokiem: u góry, u dołu, z lewej albo z prawej. **Kafelki, które stykają się tylko rogiem, nie sąsiadują**, podobnie jak kafelki po dwóch stronach Ratusza.

    Sąsiedztwo liczy się na dwa sposoby: twoi Mistrzowie obok kafelka pomagają ci tam przy remisie, a na końcu każda para sąsiednich kafelków z twoimi Mistrzami daje 1 punkt.

guilds-page-negotiation = Rozpatrywanie: negocjacje
guilds-rules-negotiation =
    Kiedy wszyscy są już po swoich turach (przy dwóch graczach co drugą rundę), sprawdza się kafelki, rząd po rzędzie od góry do dołu, a każdy rząd od lewej do prawej. Głosowanie odbywa się na kafelku, na którym stoi co najmniej tyle pionków, ile wynoszą jego wymagania.

    Najpierw, w kolejności gry, każdy, kto ma neutralne pionki, może wymienić dowolnie wiele z nich na pionki graczy z tego kafelka, które wracają do Ratusza. Przy każdym kafelku jest na to jedna okazja; kto nie ma neutralnych pionków, tego się nie pyta.

guilds-page-vote = Rozpatrywanie: głosowanie
guilds-rules-vote =
    Wygrywa ten, kto ma najwięcej pionków. Przy remisie każdy z remisujących dodaje 1 za każdy sąsiedni kafelek ze swoim Mistrzem i 1 za Mistrza na kafelku Gog i Magog.

    Jeśli remis trwa nadal, kafelek pozostaje bez zmian. Jeśli nie ma już na nim pionka żadnego gracza, też pozostaje odkryty, a neutralne pionki wracają na planszę punktacji.

    Zwycięzca bierze pierwszą nagrodę albo jej część. Kto jako jedyny ma drugie miejsce, bierze żeton z podaną na nim nagrodą i to, co kafelek dodaje za drugie miejsce.

    Potem kafelek się odwraca. Jeden pionek zwycięzcy zostaje jako Mistrz, wszystkie inne pionki idą do Ratusza, a neutralne wracają na planszę punktacji.

guilds-page-rewards = Nagrody
guilds-rules-rewards =
    ### Symbole nagród
    • **Punkty**: idziesz naprzód na torze punktacji.
    • **Wynajęcie**: pionki wchodzą do Ratusza z twojej rezerwy, dopóki w niej są.
    • **Ruch**: twoje pionki albo Mistrzowie idą na dowolne odkryte kafelki, bez względu na barwę.
    • **Rejs**: zamiast tego płyną na Plantację.
    • **Karty**: od razu dobierasz karty akcji.
    • **Karta Nagrody**: dobierasz karty Nagrody i zachowujesz jedną, także w tajemnicy.
    • **Neutralne pionki**: bierzesz neutralne pionki z planszy punktacji, dopóki na niej są.

    {""}**/guilds tile** pokazuje z bliska jeden kafelek i to, co daje.

guilds-page-beadle = Nadzorca
guilds-rules-beadle =
    Nadzorca nie należy do nikogo. Stoi w gildii i liczy się tam jako jeden pionek do jej wymagań, ale nie w głosowaniu.

    Zaczyna w najznamienitszej gildii: ranga 1 jest przed rangą 2. Gdy jego kafelek się odwraca, idzie do najznamienitszej z odkrytych gildii, i tak samo po każdym rozwoju miasta. Karta może posłać go gdzie indziej.

guilds-page-growth = Plantacja i nowe kafelki
guilds-rules-growth =
    Po co trzeciej rundzie (przy dwóch graczach po co czwartej) rozpatruje się Plantację: najpierw negocjacje, a potem ten, kto ma tam najwięcej pionków, dostaje pierwszą nagrodę, a następny po nim drugą. Przy remisie o pierwsze miejsce wszyscy remisujący dostają drugą nagrodę, a nikt inny żadnej. Kto dostaje nagrodę, zwraca do rezerwy tyle pionków, ile podano; reszta zostaje na następny raz.

    Potem dochodzą nowe kafelki (przy trzech graczach { $players_2_new_tiles }, przy czterech { $players_3_new_tiles }, przy dwóch żadne): pierwszy za krawędzią miasta, za każdym razem po kolei na północy, wschodzie, południu i zachodzie, a następne od niego zgodnie z ruchem wskazówek zegara. Nadzorca idzie do najznamienitszej z odkrytych gildii.

    Jeśli nie ma już odkrytego kafelka, partia nie czeka. Przy trzech i czterech graczach znacznik rundy idzie do następnej rundy z fazą rozwoju, która następuje od razu; jeśli to ostatnia runda, partia się z nią kończy. Przy dwóch graczach Plantację rozpatruje się po raz ostatni i partia się kończy.

guilds-page-picture = Co gdzie widać
guilds-rules-picture =
    Każdy gracz ma kolor i znak. Noszą je pionki i Mistrzowie; neutralne pionki ich nie mają. Na planszy punktacji krążki pokazują punkty, a gdzie kilka leży na jednym polu, górny gra wcześniej.

    Odkryty kafelek pokazuje wymagania, barwy i rangę, a u dołu to, co daje: po lewej za pierwsze miejsce, z prawej strony za drugie; ikona bez liczby oznacza jeden. Rozpatrzony kafelek pokazuje barwy i Mistrza, jeśli tam jest. Ratusz w środku mieści pionki, które czekają na ruch.

    Przycisk **{ button-read }** opisuje to wszystko.

guilds-page-orders = Polecenia
guilds-rules-orders =
    Żeby nikt nie musiał czekać, powiedz z góry, co mam odpowiadać za ciebie: że od razu kończysz turę, gdzie wymieniasz pionki w negocjacjach, a gdzie nie, że bierzesz każdą nagrodę w całości albo tylko jej części, które karty Nagrody wolisz i dokąd idą pionki, które nagroda pozwala przemieścić lub wysłać.

    Użyj przycisku **{ button-orders }** albo **/guilds orders**; nikt inny tego nie widzi. Czego polecenie nie rozstrzyga, o to padnie zwykłe pytanie.

guilds-page-end = Koniec gry
guilds-rules-end =
    Przy dwóch graczach gra się { COUNT($players_1_rounds, "round", form: "acc") }, przy trzech { $players_2_rounds }, przy czterech { $players_3_rounds }. Po ostatniej Plantacji wszystkie pionki schodzą z odkrytych kafelków.

    Każda karta Nagrody daje swoje punkty, a każda para sąsiednich kafelków z twoimi Mistrzami 1 punkt. Przy równych wynikach rozstrzyga ustawienie wybrane dla tego stołu; jeśli i ono nic nie da, zwycięstwo jest wspólne.

# Listy i to, co widać na obrazkach

guilds-shelf-guilds = Gildie według rangi
guilds-shelf-specials = Budynki specjalne
guilds-shelf-actions = Karty akcji
guilds-shelf-mayoral = Karty Nagrody
guilds-shelf-plantation = Plantacja

guilds-look-guild = Ranga { $rank }, wymaga { COUNT($need, "pawn", form: "gen") }. Na kafelku: { $symbols }.
guilds-look-special = Budynek specjalny, wymaga { COUNT($need, "pawn", form: "gen") }. Na kafelku: { $symbols }.
guilds-look-first = Pierwsze miejsce: { $icons }.
guilds-look-second = Drugie miejsce, oprócz żetonu: { $icons }.
guilds-look-half = Drugie miejsce: { $icons }.
guilds-look-copies = Liczba egzemplarzy: { $count }.
guilds-look-leads = Prowadzi na kafelki z { INS($symbols) }.
guilds-look-returns = Każdy, kto dostaje nagrodę, zwraca { COUNT($count, "pawn", form: "acc") }.

guilds-scene-tile = Wymagania są w lewym górnym rogu, ranga na tabliczce
guilds-scene-beside = Cztery kafelki przy bokach środkowego są jego sąsiadami, te przy rogach nie
guilds-scene-neutrals = Neutralny pionek wymienia się na cudzy
guilds-scene-vote = Dwa pionki przeciw jednemu: wygrywa pierwszy gracz
guilds-scene-beadle = Nadzorca

# Legenda tam, gdzie znak nie oznacza jednej rzeczy

guilds-legend-vp = Punkty
guilds-legend-hire = Wynajmij pionek
guilds-legend-move = Przemieść pionek
guilds-legend-ship = Wyślij pionek na Plantację
guilds-legend-draw = Dobierz kartę
guilds-legend-mayor = Dobierz karty Nagrody, zachowaj jedną
guilds-legend-neutral = Neutralny pionek
