# Napisy na obrazkach gry Gildie Londynu, ich opisy i stół w słowach.

guilds-picture-round = Runda { $round } z { $rounds }
guilds-picture-over = Wyniki końcowe
guilds-picture-mayoral = Karty Nagrody
guilds-picture-acting = Tura: { $player }
guilds-picture-turns = Tury
guilds-picture-resolution = Rozpatrywanie kafelków
guilds-picture-plantation = Plantacja
guilds-picture-negotiation = Głosowanie: { $place }
guilds-picture-first = Pierwsze miejsce: { $place }
guilds-picture-second = Drugie miejsce: { $place }
guilds-picture-negotiate = { $count ->
    [one] Czas na głosowanie { AT($place) }: { $there }. Czy wymieniasz swój neutralny pionek na czyjś pionek?
    [few] Czas na głosowanie { AT($place) }: { $there }. Masz { $count } neutralne pionki: na czyje pionki je wymieniasz?
   *[many] Czas na głosowanie { AT($place) }: { $there }. Masz { $count } neutralnych pionków: na czyje pionki je wymieniasz?
}
guilds-picture-next-votes = Głosowania po rundzie { $round }
guilds-picture-next-plantation = Plantacja po rundzie { $round }
guilds-picture-next-tiles = Nowe kafelki po rundzie { $round }
guilds-picture-total = Razem
guilds-picture-hand = Twoja ręka: { COUNT($count, "card") } (możesz zachować { $limit })

# Skrót, do opisu obrazka

guilds-alt-over = { $count ->
    [one] Gildie Londynu, koniec gry. Wygrywa { $players }.
    [few] Gildie Londynu, koniec gry. Zwycięstwem dzielą się { $players }.
   *[many] Gildie Londynu, koniec gry. Zwycięstwem dzielą się { $players }.
}
guilds-alt-mayoral = Gildie Londynu, początek gry. Każdy zachowuje jedną z trzech kart Nagrody.
guilds-alt-round = Gildie Londynu, runda { $round } z { $rounds }.
guilds-alt-turn = Gildie Londynu, runda { $round } z { $rounds }. Tura: { $player }.
guilds-alt-negotiation = Gildie Londynu, runda { $round } z { $rounds }. Czas na głosowanie: { $place }.
guilds-alt-first = Gildie Londynu, runda { $round } z { $rounds }. Pora na pierwszą nagrodę: { $place }.
guilds-alt-second = Gildie Londynu, runda { $round } z { $rounds }. Pora na drugą nagrodę: { $place }.
guilds-alt-waiting = Stół czeka na: { $players }.
guilds-alt-player = { $player }: { COUNT($points, "point") }, { COUNT($masters, "master") }, { COUNT($cards, "card") }.
guilds-alt-score = { $player }: miejsce { $placing }, { COUNT($points, "point") }.

# Własna ręka, do opisu jej obrazka

guilds-alt-choice = Do wyboru: { $card } ({ $text }).
guilds-alt-card = { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $card } ({ $symbols }): { $text }.
guilds-alt-kept = Karta Nagrody „{ $card }”: { $text }.

# Cały stół, czytany na głos

guilds-read-table = ## Gildie Londynu
guilds-read-order = Kolejność gry: { $players }.
guilds-read-calendar = Kafelki rozpatruje się po rundzie { $votes }, Plantację po rundzie { $growth }{ $grows ->
    [yes] , a potem miasto rośnie.
   *[no] .
}
guilds-read-own = ### Twoje karty
guilds-read-choice = Do wyboru: **{ $card }**. { $text }
guilds-read-card = { $count ->
    [1] **{ $card }** ({ $symbols }). { $text }
   *[other] { $count } × **{ $card }** ({ $symbols }). { $text }
}
guilds-read-kept = Karta Nagrody, której nikt inny nie widzi: **{ $card }**. { $text }
guilds-read-player = ### { $player }
guilds-read-line = { $label }: { $points }
guilds-read-points = { COUNT($points, "point") }.
guilds-read-cards = Karty akcji: { $cards } (można zachować { $limit }), karty Nagrody: { $mayoral }.
guilds-read-supply = Pionki: { $supply } w rezerwie, { $guildhall } w Ratuszu, { $plantation } na Plantacji.
guilds-read-owns = Ma { COUNT($count, "neutral", form: "acc") }.
guilds-read-tokens = Żetony 2. miejsca: { $icons }.
guilds-read-masters = Mistrzowie: { $places }.
guilds-read-acted = Już po turze w tej rundzie.
guilds-read-played = Zagrane w tej turze: { $card }, { $use }.
guilds-read-use-hire = na wynajęcie
guilds-read-use-move = na ruch
guilds-read-use-effect = na efekt
guilds-read-lasting = Działa do końca tury: { $text }
guilds-read-extra = Na końcu tury dobiera się { $count ->
    [one] o { $count } kartę więcej.
    [few] o { $count } karty więcej.
   *[many] o { $count } kart więcej.
}
guilds-read-city = ### Miasto
guilds-read-tile = **{ $name }** ({ $at }). { $said }
guilds-read-at = rząd { $row }, kolumna { $column }
guilds-read-at-both = rząd { $row }, kolumny { $column } i { $next }
guilds-read-rank = Ranga { $rank }, { $symbols }.
guilds-read-special = Budynek specjalny, { $symbols }.
guilds-read-need = Wymagane pionki: { $need }, na miejscu: { $count }.
guilds-read-due = Wymagane pionki: { $need }, na miejscu: { $count }. Głosowanie przy następnym rozpatrywaniu.
guilds-read-no-vote = Wymagane pionki: { $need }, na miejscu: { $count }, ale żaden nie należy do gracza: głosowania nie będzie.
guilds-read-voted = Wymagane pionki: { $need }, na miejscu: { $count }. Właśnie trwa tu głosowanie.
guilds-read-rewarded = Wymagane pionki: { $need }, na miejscu: { $count }. Głosowanie się skończyło, trwa wybór nagród.
guilds-read-ahead = Prowadzi { $player }.
guilds-read-level = Nikt nie prowadzi: jest remis.
guilds-read-won = Wygrywa { $player }.
guilds-read-first = Pierwsze miejsce: { $icons }.
guilds-read-token = Żeton 2. miejsca: { $icons }.
guilds-read-second = Oprócz tego za drugie miejsce: { $icons }.
guilds-read-there = Tutaj: { $who }.
guilds-read-nobody = Nikogo tu nie ma.
guilds-read-pawns = { $player } { $count }
guilds-read-neutrals = { COUNT($count, "neutral") }
guilds-read-beadle = Nadzorca
guilds-read-master = Rozpatrzony. Mistrza ma tu { $player }.
guilds-read-no-master = Rozpatrzony, bez Mistrza.
guilds-read-beside = Mistrzowie obok: { $who }.
guilds-read-giants = { $player } dodaje 1 przy remisie: { $place }.
guilds-read-plantation = ### Plantacja: { $side }
guilds-read-terms = Pierwsze miejsce: { $first }. Drugie miejsce albo remis o pierwsze: { $second }. Kto dostaje nagrodę, ten zwraca { COUNT($count, "pawn", form: "acc") }.
guilds-read-piles = ### Obok miasta
guilds-read-deck = W talii: { COUNT($count, "card") } akcji.
guilds-read-discard = { $count ->
    [1] Odrzucona 1 karta: { $card }.
   *[other] Odrzucone karty: { $count }, na wierzchu { $card }.
}
guilds-read-mayoral-deck = W talii kart Nagrody: { COUNT($count, "card") }.
guilds-read-stack = Do wyłożenia: { COUNT($count, "tile") }.
guilds-read-stock = Na planszy punktacji: { COUNT($count, "neutral") }.
guilds-read-news = ### Co działo się ostatnio
