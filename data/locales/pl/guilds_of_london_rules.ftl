# Zasady gry Gildie Londynu, strona po stronie. Liczby pochodzą z plików z elementami.

guilds-page-aim = Cel gry
guilds-rules-aim =
    Posyłasz członków gildii, swoje pionki, do gildii Londynu. Kto ma w gildii najwięcej, gdy jest rozpatrywana, dostaje jej nagrodę i zostawia tam Mistrza.

    Punkty dają nagrody i niektóre karty, a na końcu tajne karty Nagrody i Mistrzowie stojący obok siebie.

    Gildii jest { $guilds }, budynków specjalnych { $specials }, kart akcji { $action_cards } w { $kinds_of_cards } rodzajach, kart Nagrody { $mayoral_cards }, a żetonów 2. miejsca { $tokens }.

guilds-page-start = Początek gry
guilds-rules-start =
    Liczba pionków każdego gracza: { $pawns_each }, z nich w Ratuszu stoi { $pawns_in_guildhall }, a w zasobach czeka { $pawns_in_supply }. Każdy dostaje karty w liczbie { $cards_dealt } i zachowuje w tajemnicy 1 z { $cards_mayoral_dealt } kart Nagrody.

    Neutralnych pionków jest w grze tylko po { $pawns_neutrals_each } na gracza: leżą na planszy punktacji, dopóki nie przyniosą ich komuś nagrody i karty. We dwoje gra się bez kafelka Gog i Magog.

guilds-page-turn = Twoja tura
guilds-rules-turn =
    Zagraj tyle kart, ile chcesz, jedną po drugiej. Każda karta robi jedną z trzech rzeczy.
    • **Wynajęcie**: pionek z twoich zasobów wchodzi do Ratusza.
    • **Ruch**: twój pionek albo Mistrz idzie z Ratusza lub z dowolnego kafelka na odkryty kafelek z barwą tej karty.
    • **Efekt**: zapłać to, czego karta żąda, innymi kartami z ręki albo pionkami, i zrób to, co mówi.

    Bez zagranej karty dobierasz { COUNT($cards_draw_after_nothing, "card", form: "acc") }, a inaczej { COUNT($cards_draw, "card", form: "acc") }, i do tego tyle, ile dodają efekty tej tury. Potem możesz mieć { COUNT($cards_hand_limit, "card", form: "acc") }, a z Mistrzem na Uniwersytecie Londyńskim { $cards_hand_limit_university }; co ponad to, odrzucasz. W ostatniej rundzie karty dają tylko efekty.

guilds-page-moving = Ruch i rejs
guilds-rules-moving =
    Karta zagrana na **ruch** prowadzi na kafelek z jedną z jej barw. **Nagroda** albo **efekt**, który przemieszcza, prowadzi na dowolny odkryty kafelek, bez względu na barwę.

    {""}**Rejs** prowadzi na Plantację. Pionki zostają tam, dopóki nie zostaną zwrócone, wymienione albo zapłacone.

    Całe miasto liczy się jako jedno: odległość kafelka nie ma znaczenia.

guilds-page-order = Kolejność gry
guilds-rules-order =
    Pierwszy gra ten, kto ma najwięcej punktów. Przy równej liczbie ten, kto doszedł do niej ostatni.

    Kolejność ustala się na nowo po każdej turze: z tych, którzy w tej rundzie jeszcze nie grali, następny jest ten, kto ma najwięcej punktów. Na nowo ustala się ją też przed każdymi negocjacjami, na każdym kafelku i na Plantacji. Punkty, które właśnie dał kafelek, liczą się więc już przy następnym.

guilds-page-tiles = Potrzeba i ranga
guilds-rules-tiles =
    Na gildii są dwie liczby.
    • **Potrzeba**, w lewym górnym rogu: tyle pionków musi tam stać, żeby doszło do głosowania. Liczą się do niej neutralne pionki i Nadzorca.
    • **Ranga**, na osobnej tabliczce: jak dostojna jest gildia. 1 to najdostojniejsza. Każda gildia ma własną rangę, od 1 do { $guilds }; budynki specjalne jej nie mają.

    W głosowaniu ranga nic nie znaczy. Mówi, dokąd idzie Nadzorca, czyli na najniższą odkrytą rangę, a niektóre karty Nagrody liczą według niej Mistrzów: wielkie gildie to rangi od 1 do { $great }.

    {""}**/guilds tile** pokazuje z bliska kafelek twojego stołu, **/guilds look** każdy kafelek i każdą kartę.

guilds-page-beside = Co z czym sąsiaduje
guilds-rules-beside =
    Dwa kafelki sąsiadują, jeśli stykają się całym bokiem: u góry, u dołu, z lewej albo z prawej. **Kafelki, które stykają się tylko rogiem, nie sąsiadują**, podobnie jak kafelki po dwóch stronach Ratusza.

    Sąsiedztwo liczy się dwa razy: twoi Mistrzowie obok kafelka pomagają ci tam przy remisie, a na końcu każda para sąsiednich kafelków z twoimi Mistrzami daje 1 punkt.

guilds-page-negotiation = Rozpatrywanie: negocjacje
guilds-rules-negotiation =
    Kiedy wszyscy zagrają (we dwoje co drugą rundę), ogląda się kafelki, rząd po rzędzie od góry do dołu, a każdy rząd od lewej do prawej. Nad kafelkiem głosuje się, jeśli stoi na nim co najmniej tyle pionków, ile potrzeba.

    Najpierw, w kolejności gry, każdy, kto ma neutralne pionki, może wymienić dowolnie wiele z nich na pionki graczy na tym kafelku. Te idą do Ratusza. Każdy ma jedną okazję na każdy kafelek; kto nie ma neutralnych pionków, tego się nie pyta.

guilds-page-vote = Rozpatrywanie: głosowanie
guilds-rules-vote =
    Wygrywa największa liczba pionków. Przy remisie każdy z remisujących dodaje 1 za każdy sąsiedni kafelek ze swoim Mistrzem i 1 za Mistrza na kafelku Gog i Magog.

    Jeśli remis trwa, kafelek zostaje, jaki jest. Jeśli nie ma już na nim pionka żadnego gracza, też zostaje odkryty, a neutralne pionki wracają na planszę punktacji.

    Zwycięzca bierze pierwszą nagrodę albo jej część. Kto jako jedyny ma drugie miejsce, bierze żeton, który daje swoją nagrodę, i to, co kafelek dodaje za drugie miejsce.

    Potem kafelek się odwraca. Jeden pionek zwycięzcy zostaje jako Mistrz, wszystkie inne pionki idą do Ratusza, a neutralne wracają na planszę punktacji.

guilds-page-rewards = Nagrody
guilds-rules-rewards =
    ### Symbole nagród
    • **Punkty**: idziesz naprzód na torze punktacji.
    • **Wynajęcie**: pionki z twoich zasobów wchodzą do Ratusza, tyle, ile jest.
    • **Ruch**: twoje pionki albo Mistrzowie idą na dowolne odkryte kafelki, bez względu na barwę.
    • **Rejs**: idą zamiast tego na Plantację.
    • **Dobieranie**: od razu dobierasz karty.
    • **Karta Nagrody**: dobierasz karty Nagrody i zachowujesz jedną, także w tajemnicy.
    • **Neutralne**: neutralne pionki przychodzą do ciebie z planszy punktacji, tyle, ile jest.

    {""}**/guilds tile** pokazuje z bliska jeden kafelek i to, co daje.

guilds-page-beadle = Nadzorca
guilds-rules-beadle =
    Nadzorca nie należy do nikogo. Stoi w gildii i liczy się tam jako jeden pionek do jej potrzeby, ale nie w głosowaniu.

    Zaczyna w gildii o najniższej randze. Gdy jego kafelek się odwraca, idzie do odkrytej gildii o najniższej randze, i tak samo po każdym rozwoju miasta. Karta może posłać go gdzie indziej.

guilds-page-growth = Plantacja i nowe kafelki
guilds-rules-growth =
    Po co trzeciej rundzie (we dwoje po co czwartej) rozpatruje się Plantację: najpierw negocjacje, potem największa liczba pionków dostaje pierwszą nagrodę, a druga co do wielkości drugą. Przy remisie o najwięcej wszyscy remisujący dostają drugą nagrodę, a nikt inny żadnej. Kto dostaje nagrodę, zwraca tyle pionków, ile podano; inne zostają na następny raz.

    Potem dochodzą nowe kafelki, we troje { $players_2_new_tiles }, we czworo { $players_3_new_tiles }, we dwoje żaden: pierwszy za krawędzią miasta na północy, wschodzie, południu lub zachodzie, kolejno, a następne od niego zgodnie z ruchem wskazówek zegara. Nadzorca idzie do odkrytej gildii o najniższej randze.

    Jeśli nie ma już odkrytego kafelka, partia nie czeka. We troje i we czworo znacznik rundy idzie do następnej rundy z rozwojem, który następuje od razu; jeśli to ostatnia runda, partia się z nią kończy. We dwoje Plantację rozpatruje się po raz ostatni i partia się kończy.

guilds-page-picture = Co gdzie widać
guilds-rules-picture =
    Każdy gracz ma kolor i znak. Noszą je pionki i Mistrzowie; neutralne pionki ich nie mają. Na planszy punktacji krążki pokazują punkty, a gdzie kilka leży na jednym polu, górny gra wcześniej.

    Odkryty kafelek pokazuje potrzebę, barwy i rangę, a u dołu to, co daje za pierwsze miejsce i, za kreską, za drugie. Rozpatrzony kafelek pokazuje barwy i Mistrza, jeśli tam jest. Ratusz w środku mieści pionki, które czekają na ruch.

    Przycisk **{ button-read }** mówi to wszystko słowami.

guilds-page-orders = Polecenia
guilds-rules-orders =
    Żeby nikt nie musiał czekać, powiedz z góry, co odpowiadać za ciebie: że od razu kończysz turę, gdzie wymieniasz w negocjacjach, a gdzie niczego, że bierzesz każdą nagrodę w całości albo tylko jej części, które karty Nagrody wolisz i dokąd idą pionki, które nagroda pozwala przemieścić lub wysłać.

    Użyj przycisku **{ button-orders }** albo **/guilds orders**; nikt inny tego nie widzi. Czego polecenie nie rozstrzyga, o to padnie zwykłe pytanie.

guilds-page-end = Koniec gry
guilds-rules-end =
    We dwoje gra się { $players_1_rounds } rund, we troje { $players_2_rounds }, we czworo { $players_3_rounds }. Po ostatniej Plantacji wszystkie pionki schodzą z odkrytych kafelków.

    Każda karta Nagrody daje swoje punkty, a każda para sąsiednich kafelków z twoimi Mistrzami 1 punkt. Przy równych wynikach rozstrzyga ustawienie wybrane dla tego stołu; potem zwycięstwo jest wspólne.

# Listy i to, co widać na obrazkach

guilds-shelf-guilds = Gildie według rangi
guilds-shelf-specials = Budynki specjalne
guilds-shelf-actions = Karty akcji
guilds-shelf-mayoral = Karty Nagrody
guilds-shelf-plantation = Plantacja

guilds-look-guild = Ranga { $rank }, potrzebne pionki: { $need }. { $symbols }.
guilds-look-special = Budynek specjalny, potrzebne pionki: { $need }. { $symbols }.
guilds-look-first = Pierwsze miejsce: { $icons }.
guilds-look-second = Drugie, prócz żetonu: { $icons }.
guilds-look-half = Drugie: { $icons }.
guilds-look-copies = Liczba egzemplarzy: { $count }.
guilds-look-leads = Prowadzi na kafelki, na których jest: { $symbols }.
guilds-look-returns = Pionki do zwrotu od każdego z nagrodą: { $count }.

guilds-scene-tile = Potrzeba stoi w lewym górnym rogu, ranga na tabliczce
guilds-scene-beside = Cztery kafelki przy bokach środkowego są jego sąsiadami, te przy rogach nie
guilds-scene-neutrals = Neutralny pionek zostaje wymieniony na cudzy
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
