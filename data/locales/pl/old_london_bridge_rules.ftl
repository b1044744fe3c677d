# Zasady gry Old London Bridge, strona po stronie. Liczby pochodzą z plików z elementami.

bridge-page-bridge = Twój most
bridge-rules-bridge =
    Budujesz most o { $slots } miejscach, od lewej do prawej, jeden budynek na turę. Wygrywa ten, kto na końcu ma najwięcej pieniędzy.

    Numery muszą maleć: budynek idzie na następne miejsce, jeśli jego numer jest niższy od numeru ostatniego budynku, czyli zawsze tego stojącego najdalej na prawo. Jeśli jest wyższy, musi zastąpić wcześniejszy budynek tak, żeby numery nadal malały; stary opuszcza grę, a na końcu jedno miejsce zostaje puste.

    {""}**Park** nie ma numeru i zawsze idzie na następne miejsce. Po nim zaczyna się nowa seria budynków od dowolnego numeru. Parków nigdy się nie zastępuje.

bridge-page-start = Z czym zaczynasz
bridge-rules-start =
    Masz £{ $start_money } i sześć kart: Peter de Colechurch (0), Kupiec (1), Szlachcianka (2), Duchowny (3), Szlachcic (4) i jeszcze jedna kopia którejś z tych czterech ostatnich, zależnie od twojego schodka na początku toru kaplicy. Schodki rozdziela los. Twoje karty są tajne, podobnie jak pieniądze, chyba że stół gra z jawnymi.

bridge-page-round = Runda
bridge-rules-round =
    Partia ma { COUNT($rounds_with_more, "round", form: "acc") }. Najpierw żeton rundy obraca rondel o 1 do 3 pozycji, więc przy stosach leżą inne dochody. Potem każdy wybiera w tajemnicy kartę i wszystkie odkrywa się naraz. Najwyższa karta działa pierwsza. Ta kolejność obowiązuje przez całą rundę; ruchy na torze kaplicy liczą się do kolejności od następnej rundy.

    Wszystkie **remisy** rozstrzyga tor kaplicy, tu i we wszystkim innym: pierwszeństwo ma ten, czyj znacznik jest dalej albo, na tym samym polu, leży na wierzchu. Znacznik, który wchodzi na pole, kładzie się na tych, które już tam są.

bridge-page-turn = Twoja tura
bridge-rules-turn =
    Twoja karta wraca do karczmy; Peter de Colechurch (0) zawsze wraca do ręki. Potem stawiasz figurkę na wolnym polu rondla; na polu mieści się jedna figurka:
    - **pole zewnętrzne**: dostajesz jego £1, £2 albo £3 i wierzchni budynek ze stosu obok. Pole X jest zamknięte, podobnie jak pole przy wyczerpanym stosie.
    - **pole środkowe**: płacisz £{ $centre_price } i bierzesz wierzchni budynek z dowolnego stosu, także tego przy polu X albo przy innej figurce.

    Postaw go i wykonaj jego akcję.

bridge-page-actions = Akcje i tarcze
bridge-rules-actions =
    Siła akcji to liczba tarcz na całym twoim moście w barwie nowego budynku, łącznie z jego własną.

    - **Kaplica**: twój znacznik przesuwa się o tyle pól na torze kaplicy, ile wynosi siła akcji, i zbiera monety, do których dochodzi albo które mija.
    - **Brama**: twój znacznik przesuwa się o tyle samo pól na torze bramy. Za każde pole premiowe, do którego dochodzi albo które mija, bierzesz odkrytą płytkę premiową, a następna zostaje odkryta.
    - **Karczma**: bierzesz z karczmy karty warte razem najwyżej tyle, ile wynosi siła akcji.
    - **Sklep**: dostajesz tyle funtów, ile wynosi siła akcji.
    - **Gildia**: nie ma akcji, ale ma wszystkie cztery tarcze i wzmacnia każdą późniejszą akcję.
    - **Park**: nie ma akcji, ale ma tarczę, która liczy się później.

bridge-page-tracks = Dwa tory
bridge-rules-tracks =
    {""}**Tor kaplicy**: przed pierwszym polem są schody z czterema schodkami. Pierwszy krok zawsze prowadzi na pole 1, niezależnie od schodka; samych schodów się nie liczy. Monety leżą na polach { $coin_spaces }, a tor kończy się na polu { $chapel_last }.

    {""}**Tor bramy**: pola premiowe to { $bonus_spaces }. Tor kończy się na polu { $gate_last }, które nie jest premiowe.

    Kto dochodzi do końca toru, dostaje £{ $track_end_prize }; dalsze kroki przepadają. Znacznik, który przychodzi tam później, kładzie się pod tymi, które już są.

bridge-page-inn = Karczma
bridge-rules-inn =
    Karczma pozwala wziąć leżące w niej karty warte razem najwyżej tyle, ile wynosi siła akcji; na przykład Szlachcic wymaga siły 4. Możesz wziąć kilka kart, mniej albo żadnej.

    Karty odłożone w tej turze, także własne, można wziąć od razu. Na końcu pieniądze daje najwyższa suma kart na ręce.

bridge-page-tiles = Używanie płytek premiowych
bridge-rules-tiles =
    Każdej płytki używa się raz, najwcześniej w rundzie po jej wzięciu. W jednej turze możesz użyć kilku. Ta, która zostanie na końcu, jest warta £{ $tiles_unused }.
    - **{ bridge-tile-take_lady }**: podczas wybierania karty weź z karczmy Szlachciankę (2).
    - **{ bridge-tile-card_plus1 }**: po odkryciu twoja karta liczy się w kolejności o jeden więcej. Przy dwóch graczach wybierasz, która z twoich dwóch kart.
    - **{ bridge-tile-share_space }**: idź tam, gdzie stoi jedna inna figurka. Dostajesz albo płacisz to, co zwykle.
    - **{ bridge-tile-free_centre }**: środek nic nie kosztuje.
    - **{ bridge-tile-use_x }**: idź na pole X i weź budynek obok niego. To pole nic nie daje.
    - **{ bridge-tile-keep_card }**: użyj jej, zanim wybierzesz pole, a karta tej tury wróci po niej do twojej ręki.
    - **{ bridge-tile-chapel_2 }**, **{ bridge-tile-gate_2 }**: przesuń swój znacznik o 2 pola, w dowolnej chwili swojej tury, chyba że jest na końcu toru.

bridge-page-pieces = Ile czego jest
bridge-rules-pieces =
    - **Budynki**: { $buildings }, po { $of_each_kind } każdego z sześciu rodzajów. Każdy numer od 1 do { $numbers } występuje dokładnie raz; parki ({ $of_each_kind }) nie mają numerów.
    - **Tarcze**: kaplice, bramy, karczmy, sklepy i parki mają jedną, gildia wszystkie cztery.
    - **Płytki premiowe**: { $bonus_tiles }, po { $of_each_tile } z ośmiu rodzajów.
    - **Karty**: Peter (0): { $copies_0 }, Kupiec (1): { $copies_1 }, Szlachcianka (2): { $copies_2 }, Duchowny (3): { $copies_3 }, Szlachcic (4): { $copies_4 }.
    - **Żetony rundy**: { $markers_1 } z liczbą 1, { $markers_2 } z liczbą 2, { $markers_3 } z liczbą 3; o tyle pozycji obracają rondel.

    Które numery należą do którego rodzaju, mówi lista budynków na końcu spisu treści.

bridge-page-picture = Co gdzie widać
bridge-rules-picture =
    Każdy gracz ma kolor i znak. Noszą je figurki na rondlu i znaczniki na obu torach, a każdy most ma je obok nazwy. Budynek pokazuje numer na tabliczce, a nad nim tarczę; cztery tarcze różnią się kształtem i figurą, nie tylko kolorem.

    W środku obrazka leży rondel ze stosami wokół, a obok niego karczma, odkryte płytki premiowe i cztery pola, które punktują na końcu. Przycisk **{ button-read }** opisuje to wszystko.

bridge-page-orders = Polecenia
bridge-rules-orders =
    Żeby nikt nie musiał czekać, powiedz z góry, co mam odpowiadać za ciebie: które budynki chcesz i ile mają dawać ich pola, jaką kartę zagrywasz w następnej rundzie, których płytek premiowych używasz, a które bierzesz albo zachowujesz, jakie karty bierzesz z karczmy i który budynek robi miejsce. Użyj przycisku **{ button-orders }** albo **/bridge orders**; nikt inny tego nie widzi. Płytka „{ bridge-tile-card_plus1 }” zostaje bez pytania, jeśli nie może zmienić kolejności kart.

bridge-page-end = Koniec gry
bridge-rules-end =
    Po { $rounds_with_more } rundach albo po rundzie, w której wyczerpał się trzeci stos, przyznaje się nagrody £{ $prizes_with_four_1 }, £{ $prizes_with_four_2 } i £{ $prizes_with_four_3 } za
    - tor kaplicy i tor bramy, jeśli twój znacznik opuścił start,
    - najwyższą sumę kart na ręce, jeśli masz coś oprócz Petera,
    - najwięcej budynków, łącznie z parkami.

    Przy trzech graczach nie ma trzeciej nagrody, przy dwóch jest tylko pierwsza. Potem płacisz za puste miejsca: £{ $cost_one } za jedno, £{ $cost_two } za dwa, £{ $cost_three } za trzy i tak dalej (od dwóch ceny są naszą rekonstrukcją), ale nigdy więcej, niż masz. Następnie każda pozostała płytka premiowa daje £{ $tiles_unused }. Wygrywa ten, kto ma najwięcej pieniędzy. Remisy rozstrzyga tor kaplicy.

bridge-page-two = Gra dwuosobowa
bridge-rules-two =
    Zaczynasz z { $start_zeros_with_two } kartami Peter, a partia ma { COUNT($rounds_with_two, "round", form: "acc") }. W każdej rundzie każdy gracz zagrywa po dwie karty. Każda karta daje osobną turę; ich wartości się nie sumuje. W drugiej turze figurka musi przejść na inne pole, a to, które opuszcza, jest wolne.

bridge-page-expert = Dla ekspertów
bridge-rules-expert =
    Każde z czterech nadrukowanych pól może zastąpić jedna z czterech płytek, z wyboru albo losowo.

    ### Zamiast toru kaplicy
    - { bridge-scoring-most_chapels }
    - { bridge-scoring-chapel_leader }
    - { bridge-scoring-lead }
    - { bridge-scoring-coins_again }
    ### Zamiast toru bramy
    - { bridge-scoring-most_gates }
    - { bridge-scoring-gate_leader }
    - { bridge-scoring-gate_spaces }
    - { bridge-scoring-unused_tiles }
    ### Zamiast kart na ręce
    - { bridge-scoring-most_inns }
    - { bridge-scoring-high_card }
    - { bridge-scoring-cards_in_hand }
    - { bridge-scoring-card_sets }
    ### Zamiast największej liczby budynków
    - { bridge-scoring-longest_series }
    - { bridge-scoring-lowest_number }
    - { bridge-scoring-low_numbers }
    - { bridge-scoring-six_kinds }

# Listy i to, co widać na obrazkach

bridge-shelf-kinds = Rodzaje budynków
bridge-shelf-buildings = Budynki według numeru
bridge-shelf-cards = Postacie
bridge-shelf-bonus = Płytki premiowe
bridge-shelf-scoring = Płytki punktacji dla ekspertów

bridge-look-coats = Ma { ACC($coats) }.
bridge-look-copies = Liczba egzemplarzy: { $count }.
bridge-look-numbers = Numery: { $numbers }.
bridge-look-does-chapel = Twój znacznik przesuwa się na torze kaplicy o jedno pole za każdą tarczę w barwie tej kaplicy na twoim moście.
bridge-look-does-gate = Twój znacznik przesuwa się na torze bramy o jedno pole za każdą tarczę w barwie tej bramy na twoim moście.
bridge-look-does-inn = Weź z karczmy karty warte razem najwyżej tyle, ile tarcz w barwie tej karczmy jest na twoim moście.
bridge-look-does-shop = £1 za każdą tarczę w barwie tego sklepu na twoim moście.
bridge-look-does-guild = Nie ma akcji, ale ma wszystkie cztery tarcze.
bridge-look-does-park = Nie ma akcji ani numeru. Idzie na następne miejsce, a po nim może być dowolny numer.
bridge-look-park = Park ({ COAT($coats) })
bridge-look-card-0 = Nigdy nie idzie do karczmy: po swojej turze wraca do twojej ręki.
bridge-look-card-other = Wraca do karczmy po swojej turze. Najwyższa karta działa pierwsza.
bridge-look-field = Zamiast pola „{ $field }”.

bridge-scene-row = Numery maleją; po parku może być dowolny numer
bridge-scene-replace = Numer 36 jest za wysoki na następne miejsce: zastępuje 30
bridge-scene-strength = Ten sklep ma siłę akcji 2: dwie pomarańczowe tarcze na moście
