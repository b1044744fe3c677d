bridge-title = Old London Bridge

# Karty: jak się nazywają, a potem biernik

bridge-card-0 = Peter de Colechurch (0)
    .acc = Petera de Colechurch (0)
bridge-card-1 = Kupiec (1)
    .acc = Kupca (1)
bridge-card-2 = Szlachcianka (2)
    .acc = Szlachciankę (2)
bridge-card-3 = Duchowny (3)
    .acc = Duchownego (3)
bridge-card-4 = Szlachcic (4)
    .acc = Szlachcica (4)
bridge-card-raised = { $card } + { $plus }
    .acc = { ACC($card) } + { $plus }
bridge-card-go_on = Żadna z nich
    .acc = żadnej z nich
bridge-cards-of = { $count } × { $card }
    .acc = { $count } × { $card }

# Budynki: mianownik, biernik, narzędnik, dopełniacz, dopełniacz liczby mnogiej

bridge-kind-chapel = Kaplica
    .acc = kaplicę
    .ins = kaplicą
    .gen = kaplicy
    .gens = kaplic
bridge-kind-gate = Brama
    .acc = bramę
    .ins = bramą
    .gen = bramy
    .gens = bram
bridge-kind-inn = Karczma
    .acc = karczmę
    .ins = karczmą
    .gen = karczmy
    .gens = karczm
bridge-kind-shop = Sklep
    .acc = sklep
    .ins = sklepem
    .gen = sklepu
    .gens = sklepów
bridge-kind-guild = Gildia
    .acc = gildię
    .ins = gildią
    .gen = gildii
    .gens = gildii
bridge-kind-park = Park
    .acc = park
    .ins = parkiem
    .gen = parku
    .gens = parków
bridge-coat-blue = niebieska
    .coat = niebieska tarcza
    .acc = niebieską tarczę
bridge-coat-orange = pomarańczowa
    .coat = pomarańczowa tarcza
    .acc = pomarańczową tarczę
bridge-coat-grey = szara
    .coat = szara tarcza
    .acc = szarą tarczę
bridge-coat-green = zielona
    .coat = zielona tarcza
    .acc = zieloną tarczę
bridge-coat-all = wszystkie cztery barwy
    .coat = wszystkie cztery tarcze
    .acc = wszystkie cztery tarcze
bridge-building-numbered = { $kind } { $number }
    .acc = { ACC($kind) } { $number }
    .ins = { INS($kind) } { $number }
    .gen = { GEN($kind) } { $number }
bridge-building-park = Park na miejscu { $slot }
    .acc = park na miejscu { $slot }
    .ins = parkiem na miejscu { $slot }
    .gen = parku na miejscu { $slot }

# Płytki premiowe

bridge-tile-share_space = Wspólne pole
bridge-tile-free_centre = Darmowy środek
bridge-tile-use_x = Użyj pola X
bridge-tile-keep_card = Zachowaj kartę
bridge-tile-chapel_2 = Tor kaplicy +2
bridge-tile-gate_2 = Tor bramy +2
bridge-tile-card_plus1 = Karta +1
bridge-tile-take_lady = Weź Szlachciankę
bridge-tiles-listed = { $tiles }
bridge-with-no_tile = Bez płytki
bridge-use-go_on = Nie, dalej
bridge-pile-left = Lewy stos
bridge-pile-middle = Środkowy stos
bridge-pile-right = Prawy stos

# Miejsca

bridge-space-centre = Środek
bridge-space-nowhere = Nigdzie
bridge-stack-nowhere = Żaden budynek
bridge-track-chapel = tor kaplicy
    .gen = toru kaplicy
bridge-track-gate = tor bramy
    .gen = toru bramy
bridge-field-chapel = Kaplica
bridge-field-gate = Brama
bridge-field-inn = Karczma
bridge-field-bridge = Most

# Pytania

bridge-ask-bid = { $cards ->
    [one] Runda { $round }. Którą kartę zagrywasz? Najwyższa działa pierwsza.
    [few] Runda { $round }. Które { $cards } karty zagrywasz? Każda daje ci turę, najwyższa pierwsza.
   *[many] Runda { $round }. Które { $cards } kart zagrywasz? Każda daje ci turę, najwyższa pierwsza.
}
bridge-ask-plus = Karty są odkryte. Czy używasz płytki „{ bridge-tile-card_plus1 }”, żeby twoja karta liczyła się w tej rundzie o 1 więcej?
bridge-ask-space = Twoja tura z kartą { $card }. Masz £{ $money }. Dokąd idzie twoja figurka?
bridge-inn-nothing = Nie bierz żadnej
bridge-told-space = Tura z kartą { $card }. Dokąd idzie figurka?
bridge-ask-replace = { $building } ma za wysoki numer na następne miejsce. Który budynek zastępuje?
bridge-ask-inn = Możesz wziąć z karczmy karty warte razem najwyżej { $strength } albo nie brać żadnej. Co bierzesz?
bridge-ask-tile = { $left ->
    [one] Którą płytkę premiową bierzesz?
    [few] Bierzesz { $left } płytki premiowe, jedną po drugiej. Którą teraz?
   *[many] Bierzesz { $left } płytek premiowych, jedną po drugiej. Którą teraz?
}
bridge-ask-finish = Twoja tura się kończy. Czy używasz jeszcze płytki premiowej?

bridge-ask-orders = Co mam odpowiadać za ciebie, żeby nikt nie musiał czekać? Widzisz to tylko ty i w każdej chwili możesz to zmienić.

# Co decyduje, pod pytaniem

bridge-decides-rondel = Otwarte teraz: { $spaces }.
bridge-decides-space = £{ $income } { $building } ({ COAT($coats) })
bridge-decides-x = pole X: { $building } ({ COAT($coats) })
bridge-decides-empty = nie ma już { GENS($stack) }
bridge-decides-ties = Przy równych kartach decyduje tor kaplicy, po kolei: { $players }.
bridge-decides-card = { $who } ({ $value })
bridge-decides-order = Obecna kolejność: { $order }.
bridge-decides-raised = Z płytką na karcie { $card }: { $order }.

bridge-hint-space = daje £{ $income }; { $lies }
bridge-hint-x = pole X nic nie daje; { $lies }
bridge-hint-stack = { $building } ({ COAT($coats) })
bridge-hint-replaces = { $lies }, w miejsce innego budynku
bridge-hint-at-centre = kosztuje £{ $price }; { $lies }
bridge-hint-centre = kosztuje £{ $price }; dowolny budynek z wierzchu stosu
bridge-short-share_space = Idź tam, gdzie stoi jedna inna figurka
bridge-short-free_centre = Środek nic nie kosztuje
bridge-short-use_x = Idź na pole X; nic nie daje
bridge-short-keep_card = Twoja karta wraca po turze
bridge-short-chapel_2 = 2 pola naprzód na torze kaplicy
bridge-short-gate_2 = 2 pola naprzód na torze bramy
bridge-short-card_plus1 = Przy ustalaniu kolejności twoja karta liczy się o 1 więcej
bridge-short-take_lady = Weź Szlachciankę (2) z karczmy

bridge-part-card = Karta
bridge-part-use = Płytka premiowa
bridge-part-with = Z płytką
bridge-part-space = Pole
bridge-part-stack = Budynek ze stosu
bridge-part-building = Zastępuje
bridge-part-tile = Płytka premiowa
bridge-part-pile = Stos

bridge-part-order = Polecenie
bridge-part-pays = Daje
bridge-part-shows = Warunek
bridge-part-leaves = Robi miejsce

# Stałe polecenia

bridge-order-card = Karty według upodobań
bridge-order-space = Budynki według upodobań
bridge-order-plus = Użyj płytki „{ bridge-tile-card_plus1 }”, ale tylko wtedy, gdy kogoś dzięki niej wyprzedzę
bridge-order-use = Używaj płytek premiowych tam, gdzie coś dają
bridge-order-keep = Zachowuj moje płytki premiowe, chyba że inne polecenie którejś używa
bridge-order-take = Płytki premiowe do wzięcia, według upodobań
bridge-order-inn = Karty, które biorę z karczmy
bridge-order-leaves = Który budynek zastąpić, jeśli trzeba
bridge-when-next = Tylko to, co pasuje na następne miejsce
bridge-when-near_10 = Tylko na następne miejsce, najwyżej 10 poniżej ostatniego numeru
bridge-when-near_20 = Tylko na następne miejsce, najwyżej 20 poniżej ostatniego numeru
bridge-building-kind = { $kind } na następne miejsce
    .acc = { ACC($kind) } na następne miejsce
    .ins = { INS($kind) } na następne miejsce
    .gen = { GEN($kind) } na następne miejsce
bridge-building-any = cokolwiek na następne miejsce
    .acc = cokolwiek na następne miejsce
    .ins = czymkolwiek na następne miejsce
    .gen = czegokolwiek na następne miejsce
bridge-pays-3 = gdzie daje £3
bridge-pays-2 = gdzie daje co najmniej £2
bridge-pays-1 = gdzie daje co najmniej £1
bridge-pays-0 = także z pola X
bridge-pays-centre = także ze środka
bridge-with-tile = z płytką premiową, jeśli jej trzeba
bridge-shows-any = zawsze
bridge-shows-building = jeśli jest do wzięcia: { $building }
bridge-shows-kind = jeśli pole przy stosie { GENS($kind) } daje £3
bridge-leaves-strongest = To, co daje najsilniejszą akcję

# Dlaczego czegoś teraz nie można

bridge-why-card = Nie masz tej karty: { $card }.
bridge-why-x = Pole X leży przy stosie { GENS($stack) }. Żadna figurka nie wejdzie tam bez płytki premiowej; z tego stosu bierze się tylko ze środka.
bridge-why-occupied = Stoi tam { $who }, a na polu mieści się jedna figurka.
bridge-why-move-on = Stoi tam twoja własna figurka. Musi przejść na inne pole.
bridge-why-empty = Stos { GENS($stack) } jest wyczerpany. Wybierz inny.
bridge-why-money = Środek kosztuje £{ $price }, a masz £{ $money }.
bridge-why-order = Z numerem { $number } zamiast { $old } numery nie malałyby od lewej do prawej.
bridge-why-park = Parku nigdy się nie zastępuje.
bridge-why-supply = W karczmie nie ma tej karty: { $card }.
bridge-why-strength = { $card } to za dużo na twoją siłę akcji ({ $strength }).
bridge-why-fresh = Płytka „{ $tile }” jest z tej rundy. Użyć jej można od następnej.
bridge-why-no-tile = Nie masz płytki „{ $tile }”.
bridge-why-name-space = Płytki „{ $tile }” używa się razem z polem: wybierz najpierw pole albo podaj jedno i drugie w **/bridge space**.
bridge-why-no-lady = W karczmie nie ma Szlachcianki, więc płytka „{ $tile }” musi poczekać.
bridge-why-before-cards = Płytki „{ $tile }” używa się podczas wybierania karty.
bridge-why-after-reveal = Płytki „{ $tile }” używa się zaraz po odkryciu kart. Padnie wtedy pytanie.
bridge-why-own-turn = Płytki „{ $tile }” używa się we własnej turze.
bridge-why-with-space = Płytki „{ $tile }” używa się podczas wybierania pola.
bridge-why-no-use = Płytka „{ $tile }” nie otwiera ci teraz żadnego pola.
bridge-why-track-end = Twój znacznik jest już na końcu { GEN($track) }.
bridge-why-peter = Peter de Colechurch wraca do twojej ręki bez płytki.
bridge-why-kept = Karta z tej tury już do ciebie wraca.

# Co się stało

bridge-event-field = Płytka punktacji na polu „{ $field }”. { $how }
bridge-event-round = Runda { $round }: rondel obraca się o { $marker ->
    [one] 1 pozycję
    [few] { $marker } pozycje
   *[many] { $marker } pozycji
}.
bridge-event-last-round = To jest ostatnia runda.
bridge-event-chosen = { $who } ma już { $cards ->
    [one] wybraną kartę
    [few] wybrane { $cards } karty
   *[many] wybranych { $cards } kart
}.
bridge-event-revealed = { $who } odkrywa { ACC($cards) }.
bridge-event-plus = { $who } używa płytki „{ bridge-tile-card_plus1 }”: { $card } liczy się teraz jako { $value }.
bridge-event-order = Kolejność w tej rundzie: { $order }.
bridge-event-uses = { $who } używa płytki premiowej „{ $tile }”.
bridge-event-lady = { $who } bierze z karczmy { ACC($card) }.
bridge-event-keeps = { $who } bierze z powrotem na rękę { ACC($card) }.
bridge-event-space = { $who } staje na polu przy stosie { GENS($stack) } i otrzymuje £{ $money }.
bridge-event-x = { $who } staje na polu X przy stosie { GENS($stack) }.
bridge-event-centre = { $money ->
    [0] { $who } staje na środku za darmo i bierze budynek ze stosu { GENS($stack) }.
   *[other] { $who } płaci £{ $money } za środek i bierze budynek ze stosu { GENS($stack) }.
}
bridge-event-nowhere = { $who } nie znajduje wolnego pola i niczego nie buduje.
bridge-event-stack-empty = Stos { GENS($stack) } jest wyczerpany.
bridge-event-builds = { $who } buduje { ACC($building) }.
bridge-event-replaces = { $who } zastępuje { ACC($old) } { INS($building) }.
bridge-event-chapel = { $coins ->
    [0] { $who } wchodzi na pole { $space } toru kaplicy.
   *[other] { $who } wchodzi na pole { $space } toru kaplicy i zbiera £{ $coins }.
}
bridge-event-gate = { $who } wchodzi na pole { $space } toru bramy.
bridge-event-stays = { $who } jest na końcu { GEN($track) } i dalej nie idzie.
bridge-event-track-end = { $who } dochodzi do końca { GEN($track) } i otrzymuje £{ $money }.
bridge-event-inn = { $who } bierze z karczmy { ACC($cards) }.
bridge-event-inn-nothing = { $who } nie bierze z karczmy żadnej karty.
bridge-event-shop = { $who } zarabia w sklepie £{ $money }.
bridge-event-tile = { $who } bierze płytkę premiową „{ $tile }”.
bridge-event-pays-high_card = { $who } ma najwyższą kartę i otrzymuje £{ $money }.
bridge-event-pays-chapel_leader = { $who } prowadzi na torze kaplicy i otrzymuje £{ $money }.
bridge-event-pays-gate_leader = { $who } prowadzi na torze bramy i otrzymuje £{ $money }.
bridge-event-pays-lowest_number = { $who } stawia w tej rundzie najniższy numer i otrzymuje £{ $money }.
bridge-event-over-rounds = Koniec ostatniej rundy. Wszystkie pieniądze leżą na stole.
bridge-event-over-stacks = Wyczerpały się trzy stosy, więc budowa się kończy. Wszystkie pieniądze leżą na stole.

# Koniec

bridge-points-round = Runda
bridge-points-so-far = Po każdej rundzie: ile każdy miałby w tej chwili; z pustych miejsc kosztują tylko utracone.
bridge-score-coins = Zebrane pieniądze
bridge-score-chapel = Tor kaplicy
bridge-score-gate = Tor bramy
bridge-score-inn = Karty na ręce
bridge-score-bridge = Budynki
bridge-score-most_chapels = Najwięcej kaplic
bridge-score-chapel_leader = Prowadzenie na torze kaplicy
bridge-score-lead = Przewaga na torze kaplicy
bridge-score-coins_again = Monety toru kaplicy jeszcze raz
bridge-score-most_gates = Najwięcej bram
bridge-score-gate_leader = Prowadzenie na torze bramy
bridge-score-gate_spaces = Pola na torze bramy
bridge-score-unused_tiles = Zbiór płytek premiowych
bridge-score-most_inns = Najwięcej karczm
bridge-score-high_card = Najwyższa karta
bridge-score-cards_in_hand = Liczba kart
bridge-score-card_sets = Zestawy kart
bridge-score-longest_series = Najdłuższa seria budynków
bridge-score-lowest_number = Najniższy numer
bridge-score-low_numbers = Numery do 30
bridge-score-six_kinds = Zestawy sześciu rodzajów
bridge-score-empty = Puste miejsca
bridge-score-tiles = Niewykorzystane płytki premiowe
bridge-tie-chapel = Miejsce na torze kaplicy (1 jest z przodu)

# Płytki punktacji

bridge-scoring-most_chapels = Najwięcej kaplic na moście: £5, £3, £1 (przy trzech graczach bez £1; przy dwóch tylko £5).
bridge-scoring-chapel_leader = Na koniec każdej rundy ten, kto prowadzi na torze kaplicy, dostaje £1.
bridge-scoring-lead = £1 za każde pole przewagi nad ostatnim znacznikiem na torze kaplicy.
bridge-scoring-coins_again = Wszystkie osiągnięte lub minięte monety toru kaplicy jeszcze raz.
bridge-scoring-most_gates = Najwięcej bram na moście: £5, £3, £1 (przy trzech graczach bez £1; przy dwóch tylko £5).
bridge-scoring-gate_leader = Na koniec każdej rundy ten, kto prowadzi na torze bramy, dostaje £1.
bridge-scoring-gate_spaces = Pola na torze bramy: 4–6 to £3, 7–9 to £5, 10–12 to £9, 13 i więcej to £12.
bridge-scoring-unused_tiles = Niewykorzystane płytki premiowe: jedna daje £1, dwie £4, trzy £9, cztery i więcej £16, zamiast po £1.
bridge-scoring-most_inns = Najwięcej karczm na moście: £5, £3, £1 (przy trzech graczach bez £1; przy dwóch tylko £5).
bridge-scoring-high_card = W każdej rundzie najwyższa karta daje po odkryciu £2. Płytki premiowe się nie liczą.
bridge-scoring-cards_in_hand = Karty na ręce, łącznie z Peterem: 3 lub 4 to £4, 5–7 to £7, 8 i więcej to £10.
bridge-scoring-card_sets = Każdy zestaw kart na ręce: 1 i 2 to £5; 1, 2 i 3 to £10; 1, 2, 3 i 4 to £15. Każda karta liczy się raz.
bridge-scoring-longest_series = Najdłuższa seria malejących numerów bez parku: £5, £3, £1 (przy trzech graczach bez £1; przy dwóch tylko £5).
bridge-scoring-lowest_number = W każdej rundzie najniższy postawiony numer daje £2. Parki się nie liczą.
bridge-scoring-low_numbers = £2 za każdy budynek z numerem do 30.
bridge-scoring-six_kinds = £10 za każdy zestaw wszystkich sześciu rodzajów budynków.

# Ustawienia

bridge-option-hidden_money = Ukryte pieniądze
bridge-option-gate_ties = Remisy na torze bramy
bridge-option-gate_ties-chapel = rozstrzyga tor kaplicy
bridge-option-gate_ties-stack = górny znacznik jest z przodu
bridge-option-expert = Płytki punktacji dla ekspertów
bridge-option-chapel = Punktacja pola kaplicy
bridge-option-chapel-auto = według ustawienia „{ bridge-option-expert }”
bridge-option-chapel-base = jak na planszy
bridge-option-chapel-random = losowo jedna z jego płytek
bridge-option-chapel-most_chapels = { bridge-score-most_chapels }
bridge-option-chapel-chapel_leader = { bridge-score-chapel_leader }
bridge-option-chapel-lead = { bridge-score-lead }
bridge-option-chapel-coins_again = { bridge-score-coins_again }
bridge-option-gate = Punktacja pola bramy
bridge-option-gate-auto = według ustawienia „{ bridge-option-expert }”
bridge-option-gate-base = jak na planszy
bridge-option-gate-random = losowo jedna z jego płytek
bridge-option-gate-most_gates = { bridge-score-most_gates }
bridge-option-gate-gate_leader = { bridge-score-gate_leader }
bridge-option-gate-gate_spaces = { bridge-score-gate_spaces }
bridge-option-gate-unused_tiles = { bridge-score-unused_tiles }
bridge-option-inn = Punktacja pola karczmy
bridge-option-inn-auto = według ustawienia „{ bridge-option-expert }”
bridge-option-inn-base = jak na planszy
bridge-option-inn-random = losowo jedna z jego płytek
bridge-option-inn-most_inns = { bridge-score-most_inns }
bridge-option-inn-high_card = { bridge-score-high_card }
bridge-option-inn-cards_in_hand = { bridge-score-cards_in_hand }
bridge-option-inn-card_sets = { bridge-score-card_sets }
bridge-option-bridge = Punktacja pola mostu
bridge-option-bridge-auto = według ustawienia „{ bridge-option-expert }”
bridge-option-bridge-base = jak na planszy
bridge-option-bridge-random = losowo jedna z jego płytek
bridge-option-bridge-longest_series = { bridge-score-longest_series }
bridge-option-bridge-lowest_number = { bridge-score-lowest_number }
bridge-option-bridge-low_numbers = { bridge-score-low_numbers }
bridge-option-bridge-six_kinds = { bridge-score-six_kinds }

# O grze

bridge-about =
    Old London Bridge to gra autorstwa Gabriele Buboli i Leo Coloviniego dla 2–4 osób (Queen Games, 2022).

    Zasady, liczby elementów, płytki premiowe i płytki punktacji pochodzą z instrukcji. Niektórych nadrukowanych wartości nie znamy i używamy **własnej rekonstrukcji**: są to numery i tarcze budynków (pewne są tylko sklep 43, karczma 20 i to, że 32 to kaplica), tarcze parków, liczba wystąpień każdego dochodu na rondlu, kolejność dochodów i stosów wokół niego, długość obu torów i miejsca monet, to, które płytki premiowe mają wspólny rewers, koszt więcej niż jednego pustego miejsca, ręka startowa każdego schodka i schodki używane przy dwóch lub trzech graczach. Zgadzają się z każdym przykładem z instrukcji, ale nie są to wartości z wydanej gry. Kto ma grę, może wpisać nadrukowane wartości do plików z danymi.

    Teksty i obrazki są tu nasze własne. Gdzie instrukcja milczy, są rozstrzygnięcia.

# Rozstrzygnięcia tam, gdzie instrukcja milczy

bridge-ruling-1 = Remisy na torze bramy rozstrzyga tor kaplicy, jak wszystkie remisy. Stół może wybrać, że prowadzi tam górny znacznik.
bridge-ruling-2 = Kto jako drugi dochodzi do końca toru, wsuwa znacznik pod ten, który już tam jest, więc na torze kaplicy pierwszy pozostaje z przodu.
bridge-ruling-3 = Płytki „{ bridge-tile-keep_card }” używa się podczas wybierania pola. Do końca tury karta jest poza karczmą.
bridge-ruling-4 = Właścicieli płytki „{ bridge-tile-card_plus1 }” pyta się po kolei według toru kaplicy, zaczynając od przodu. Dwie takie płytki się sumują, a Szlachcic może liczyć się jako 5.
bridge-ruling-5 = Płytki premiowej zdobytej w tej rundzie nie można w niej użyć, nawet w drugiej turze przy dwóch graczach.
bridge-ruling-6 = Płytka „{ bridge-tile-share_space }” łączy się z płytkami „{ bridge-tile-free_centre }” i „{ bridge-tile-use_x }”. Na jednym polu stoją najwyżej dwie figurki.
bridge-ruling-7 = Jeśli żadne zewnętrzne pole nie jest wolne, a środek jest zajęty albo za drogi, niczego nie budujesz i na końcu jedno miejsce zostaje puste. Nikt nie musi używać płytki premiowej, żeby tego uniknąć.
bridge-ruling-8 = Przy dwóch graczach płytka „{ bridge-tile-share_space }” dotyczy pola cudzej figurki. Własna i tak musi przejść na inne pole.
bridge-ruling-9 = Nagrody za prowadzenie na torze, na końcu albo w każdej rundzie, dostają tylko znaczniki, które opuściły start.
bridge-ruling-10 = Do nagrody za najwięcej kaplic, bram albo karczm trzeba mieć co najmniej jedną.
bridge-ruling-11 = Płytka „{ bridge-score-coins_again }” nie daje po raz drugi £10 za koniec toru.
bridge-ruling-12 = Przy przewadze na torze kaplicy wszystkie schodki liczą się jako jedno pole. Kto jest ostatni, choćby nie jedyny, nie dostaje nic.
bridge-ruling-13 = Najniższy numer rundy liczy się też wtedy, gdy zastępuje inny budynek. Przy dwóch graczach liczą się oba budynki gracza. Jeśli powstały same parki, nikt nic nie dostaje.
bridge-ruling-14 = Przy najwyższej karcie liczy się wartość nadrukowana; przy dwóch graczach najwyższa z czterech kart. Jeśli wszyscy zagrają Petera, nagrodę dostaje ten, kto jest z przodu na torze kaplicy albo na jego schodach.
bridge-ruling-15 = Z pustego stosu płytek premiowych nie można niczego wziąć. Jeśli wszystkie są puste, nie bierze się żadnej płytki.
bridge-ruling-16 = Nikt nie ma długów. Puste miejsca kosztują najwyżej tyle, ile masz, zanim płytki premiowe dadzą po £1.
bridge-ruling-17 = Gdy wyczerpie się trzeci stos, rundę gra się do końca. Pole przy pustym stosie zamyka się od razu.
bridge-ruling-18 = Płytek „{ bridge-tile-chapel_2 }” i „{ bridge-tile-gate_2 }” można użyć w każdej chwili własnej tury, także po akcji budynku. Dają monety i płytki jak każdy ruch.
bridge-ruling-19 = Budynek idzie na następne miejsce, kiedy tylko może. Zastępuje się tylko z konieczności; jeśli miejsce może zrobić tylko jeden budynek, robi to od razu.
bridge-ruling-20 = Karty odłożone w tej turze, także własne, można od razu wziąć w karczmie.
bridge-ruling-21 = Ruch na torze wykonuje się w całości. Branie kart w karczmie jest dobrowolne.
bridge-ruling-22 = Z przednim schodkiem wiąże się ręka z najsłabszą dodatkową kartą. Przy dwóch i trzech graczach używa się przednich schodków.
bridge-ruling-23 = Kto ma tylko tyle kart, ile trzeba zagrać, i nie może wziąć Szlachcianki, tego się nie pyta: każdy może te karty policzyć.

# Kwoty

bridge-hint-points = około £{ $figure }
bridge-money = £{ $money }
bridge-money-minus = −£{ $money }

bridge-next-card = Która karta?
bridge-next-use = Jakiej płytki premiowej używasz?
bridge-next-with = Z jaką płytką premiową?
bridge-next-space = Które pole?
bridge-next-stack = Budynek z którego stosu?
bridge-next-building = Który budynek robi miejsce?
bridge-next-tile = Która płytka premiowa?
bridge-next-pile = Z którego stosu?
