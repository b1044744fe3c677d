# Napisy na obrazkach gry Old London Bridge, ich opisy i stół w słowach.

bridge-picture-card-0 = Peter
bridge-picture-card-1 = Kupiec
bridge-picture-card-2 = Szlachcianka
bridge-picture-card-3 = Duchowny
bridge-picture-card-4 = Szlachcic
bridge-picture-round = Runda { $round } z { $rounds }
bridge-picture-over = Wyniki końcowe
bridge-picture-total = Razem
bridge-picture-tiles = Płytki premiowe
bridge-picture-waiting = Stół czeka na: { $players }
bridge-picture-hand = Twoje karty
bridge-picture-ties = pierwszeństwo przy remisie
bridge-picture-no-cards = Brak kart
bridge-picture-no-tiles = Jeszcze żadnej
bridge-picture-fits = następne miejsce
bridge-picture-replaces = zastępuje
bridge-picture-strength = siła akcji
bridge-picture-by-tile = tylko z płytką
bridge-picture-arrow = obrót w tej rundzie
bridge-picture-ring = właśnie zmienione
bridge-picture-worth = warte razem najwyżej
bridge-picture-chosen = { $cards ->
    [one] Twoja wybrana karta
    [few] Twoje wybrane karty
   *[many] Twoje wybrane karty
}

# Co robi płytka premiowa, w kilku słowach

bridge-picture-tile-share_space = Idź tam, gdzie stoi jedna inna figurka.
bridge-picture-tile-free_centre = Idź na środek bez płacenia.
bridge-picture-tile-use_x = Idź na pole X i buduj z jego stosu.
bridge-picture-tile-keep_card = Weź zagraną kartę z powrotem na rękę.
bridge-picture-tile-chapel_2 = 2 pola naprzód na torze kaplicy.
bridge-picture-tile-gate_2 = 2 pola naprzód na torze bramy.
bridge-picture-tile-card_plus1 = Po odkryciu twoja karta liczy się o 1 więcej.
bridge-picture-tile-take_lady = Weź Szlachciankę z karczmy, zanim wybierzesz kartę.

# Skrót, do opisu obrazka

bridge-alt-over = { $count ->
    [one] Old London Bridge, koniec gry. Wygrywa { $players }.
    [few] Old London Bridge, koniec gry. Zwycięstwem dzielą się { $players }.
   *[many] Old London Bridge, koniec gry. Zwycięstwem dzielą się { $players }.
}
bridge-alt-cards = Old London Bridge, runda { $round } z { $rounds }. Każdy wybiera kartę.
bridge-alt-revealed = Old London Bridge, runda { $round } z { $rounds }. Karty są odkryte.
bridge-alt-turn = Old London Bridge, runda { $round } z { $rounds }. Tura: { $player }, karta: { $card }.
bridge-alt-waiting = Stół czeka na: { $players }.
bridge-alt-none = brak
bridge-alt-seat = { $player }: { COUNT($buildings, "building") }, ostatni { $last }; tor kaplicy { $chapel }, tor bramy { $gate }; { COUNT($cards, "card") }.
bridge-alt-score = { $player }: miejsce { $placing }, £{ $money }.

# Cały stół, czytany na głos

bridge-read-table = ## Old London Bridge
bridge-read-hand = Twoje karty, których nikt inny nie widzi: { $cards }.
bridge-read-hand-empty = Nie masz kart.
bridge-read-chosen = Twój wybór: { $cards }.
bridge-read-money = Masz £{ $money }.
bridge-read-cards-of = { $count } × { $card }
bridge-read-round = ### Runda
bridge-read-markers = Odkryte żetony rundy: { $turned }. Zostało: { $left }.
bridge-read-has-chosen = { $player } ma już { $cards ->
    [one] wybraną kartę
    [few] wybrane { $cards } karty
   *[many] wybranych { $cards } kart
}.
bridge-read-played = { $number }. { $player }: { $card }, { $state }
bridge-read-revealed = odkryta
bridge-read-to_come = jeszcze przed turą
bridge-read-now = właśnie gra
bridge-read-done = po turze
bridge-read-rondel = ### Rondel i stosy, zgodnie z ruchem wskazówek zegara
bridge-read-income = £{ $money }
bridge-read-x = pole X, zamknięte
bridge-read-space = **{ $kind }**: { $income }; na wierzchu { $top } ({ COAT($coats) }); { $left ->
    [one] to ostatni budynek
    [few] zostały { $left } budynki
   *[many] zostało { $left } budynków
}.
bridge-read-space-empty = **{ $kind }**: { $income }; stos jest wyczerpany.
bridge-read-pawns = Przy stosie { GENS($kind) }: { $players }.
bridge-read-centre = **Środek**: kosztuje £{ $price }; dowolny budynek z wierzchu stosu.
bridge-read-pawns-centre = Na środku: { $players }.
bridge-read-chapel-track = ### Tor kaplicy, pola: { $last }, £{ $prize } na końcu
bridge-read-coins = Monety: { $coins }.
bridge-read-coin = £{ $money } na polu { $space }
bridge-read-gate-track = ### Tor bramy, pola: { $last }, £{ $prize } na końcu
bridge-read-bonus = Płytki premiowe na polach { $spaces }.
bridge-read-at = { $count ->
    [1] Pole { $space }: { $players }.
   *[other] Pole { $space }, od góry: { $players }.
}
bridge-read-at-start = { $count ->
    [1] Na starcie: { $players }.
   *[other] Na starcie, od góry: { $players }.
}
bridge-read-stair = Na schodach, schodek { $step }: { $player }.
bridge-read-ahead = Kolejność od przodu: { $players }.
bridge-read-inn = ### Karczma
bridge-read-pile = { $card }: { $count }
bridge-read-tiles = ### Płytki premiowe
bridge-read-tile-pile = { $pile }: { $tile }. { $what } Zostało: { $count }.
bridge-read-tiles-empty = { $pile }: pusty
bridge-read-fields = ### Co punktuje na końcu
bridge-read-prizes = { $what }, za pierwsze miejsca: { $prizes }.
bridge-read-so-far = ### Obecny stan; miejsca, które można jeszcze zabudować, nic jeszcze nie kosztują
bridge-read-lost = Miejsca stracone
bridge-read-so-far-seat = { $player }: { $lines }. Razem { $total }.
bridge-read-so-far-line = { $label } { $money }
bridge-read-so-far-nothing = { $player }: jeszcze nic.
bridge-read-so-far-hidden = Nie liczone, bo ukryte do końca: { $lines }.
bridge-read-bridge = ### Most: { $player }
bridge-read-line = { $label }: { $points }
bridge-read-slot = { $slot }. { $building } ({ COAT($coats) })
bridge-read-slot-replaced = { $slot }. { $building } ({ COAT($coats) }), na miejscu: { $gone }
bridge-read-waiting = Budynek wzięty i jeszcze niepostawiony: { $building } ({ COAT($coats) })
bridge-read-empty = Puste miejsca: { $count }.
bridge-read-strength = Tarcze: niebieskie { $blue }, pomarańczowe { $orange }, szare { $grey }, zielone { $green }.
bridge-read-cards = Na ręce: { COUNT($count, "card") }.
bridge-read-shown = Karty na ręce: { $cards }.
bridge-read-has-money = Pieniądze: £{ $money }.
bridge-read-owns = Płytki premiowe: { $tiles }.
bridge-read-earned = Płytki premiowe z tej rundy, do użycia od następnej: { $tiles }.
bridge-read-news = ### Co działo się ostatnio
