# Napisy na obrazkach gry Filary Ziemi, ich opisy i stół w słowach.

pillars-picture-round = Runda
pillars-picture-rounds = { $round } z { $rounds }
pillars-picture-phase-draft = Wybór kart
pillars-picture-phase-builders = Budowniczowie
pillars-picture-over = Wyniki końcowe
pillars-picture-stock = { $count ->
    [0] brak
   *[other] { $count } do kupienia
}
pillars-picture-sold = tylko sprzedaż
pillars-picture-tax = Podatek: { $gold }
pillars-picture-waiting = Stół czeka na: { $players }
pillars-picture-yours = Masz
pillars-picture-buy = Kup najwyżej { $most }
pillars-picture-sell = Sprzedaj najwyżej { $most }
pillars-picture-build = Jaką pracę wykonują twoi rzemieślnicy w Katedrze?
pillars-picture-proposal = Propozycja
pillars-picture-able = Kto może pracować
pillars-picture-best = Jak w propozycji
pillars-picture-most = Najwięcej punktów
pillars-picture-kept = Zachowujesz
pillars-picture-useful = Pięć najbardziej przydatnych
pillars-picture-coming = Widzisz to tylko ty: nadchodzące wydarzenie
pillars-picture-total = Razem

# Skrót, do opisu obrazka

pillars-alt-over = { $count ->
    [one] Filary Ziemi, koniec gry. Wygrywa { $players }.
    [few] Filary Ziemi, koniec gry. Zwycięstwem dzielą się { $players }.
   *[many] Filary Ziemi, koniec gry. Zwycięstwem dzielą się { $players }.
}
pillars-alt-draft = Filary Ziemi, runda { $round } z { $rounds }. Wybór kart, w puli: { $cards }.
pillars-alt-builders = Filary Ziemi, runda { $round } z { $rounds }. Rozmieszczenie budowniczych, cena: { COUNT($price, "gold") }.
pillars-alt-step = Filary Ziemi, runda { $round } z { $rounds }. Krok { $step }: { $place }.
pillars-alt-waiting = Stół czeka na: { $players }.
pillars-alt-player = { $player }: { pillars-points }, { COUNT($gold, "gold") }.
pillars-alt-placed = { $player }: { pillars-points }, { COUNT($gold, "gold") }, budowniczowie: { $places }.
pillars-alt-score = { $player }: miejsce { $placing }, { pillars-points }.

# Cały stół, czytany na głos

pillars-read-table = ## Filary Ziemi
pillars-read-start = Gracz rozpoczynający: { $player }.
pillars-read-coming = Wiesz to tylko ty: nadchodzące wydarzenie to { $event }. { $effect }
pillars-read-pool = ### Pula
pillars-read-resource = { $card }: zajmuje { COUNT($workers, "worker", form: "acc") }.
pillars-read-hire = { $card }: kosztuje { COUNT($gold, "gold", form: "acc") }. { $effect }
pillars-read-track = ### Tor kosztów
pillars-read-drawn = { $price ->
    [0] Wylosowano budowniczego gracza { $player }. Ustawienie go nic nie kosztuje.
   *[other] Wylosowano budowniczego gracza { $player }. Ustawienie go kosztuje { COUNT($price, "gold", form: "acc") }.
}
pillars-read-passed = { $player } pasuje przy cenie { $price }.
pillars-read-left = { $player } ({ $number })
pillars-read-bag = Budowniczowie w woreczku: { $builders }.
pillars-read-aside = Budowniczowie, których zajmuje mur miejski: { $players }.
pillars-read-redraw = { $player } może jeszcze wrzucić budowniczego z powrotem do woreczka i wylosować innego.
pillars-read-player = ### { $player }
pillars-read-line = { $label }: { $points }
pillars-read-owns = { pillars-points }, { COUNT($gold, "gold") }. Żetony: { $cubes }.
pillars-read-idle = Robotnicy bez zajęcia: { $number }.
pillars-read-workers-at = { $place } ({ $number })
pillars-read-sent = Robotnicy w pracy: { $workers }.
pillars-read-grey = W tym szarzy robotnicy na tę rundę: { $number }.
pillars-read-grey-next = Szarzy robotnicy na następną rundę: { $number }.
pillars-read-black = Jeden z robotników jest czarny.
pillars-read-craftsmen = Rzemieślnicy: { $number }, miejsca: { $places }.
pillars-read-card = **{ $card }**: { $effect }
pillars-read-cards = Karty surowców: { $cards }.
pillars-read-done = Nie bierze więcej kart w tej rundzie.
pillars-read-protected = Ma ochronę przed wydarzeniem.
pillars-read-tax-free = Nie płaci w tej rundzie podatku.
pillars-read-walled = Mur miejski zostawia w tej rundzie tylko dwóch budowniczych.
pillars-read-board = ### Plansza, zgodnie z ruchem wskazówek zegara
pillars-read-place = **{ $step } { $place }**
pillars-read-now = Ten krok właśnie trwa.
pillars-read-events-left = Zakryte wydarzenia: { $number }.
pillars-read-supply = Zasoby: { $cubes }.
pillars-read-court-metal = Pierwszy budowniczy daje tu 1 żeton metalu.
pillars-read-tax = Podatek: { COUNT($gold, "gold") }.
pillars-read-castle = Szarzy robotnicy tutaj: { $number }.
pillars-read-stock = Na sprzedaż: { $cubes }.
pillars-read-prices = Ceny: { $prices }. Metal można tylko sprzedać.
pillars-read-price = { $goods } ({ COUNT($price, "gold") })
pillars-read-trader = Kolej na budowniczego na polu { $space }.
pillars-read-pieces = Już zbudowane: { $pieces }.
pillars-read-free = wolne
pillars-read-space = Pole { $space }: { $who }.
pillars-read-space-card = Pole { $space }: { $who }. { $card }: { $effect }
pillars-read-space-points = Pole { $space }: { $who }. { pillars-points }.
pillars-read-spaces-free = Wolne pola: { $number }.
pillars-read-beside = ### Obok planszy
pillars-read-metal = Metal w zasobach: { $number }.
pillars-read-black-beside = Czarny robotnik czeka obok planszy.
pillars-read-decks = Zakryte przywileje: { $advantages }. Karty surowców poza grą: { $resources }.
pillars-read-past-events = Dotychczasowe wydarzenia: { $cards }.
pillars-read-gone-advantages = Przywileje poza grą: { $cards }.
pillars-read-gone-craftsmen = Rzemieślnicy poza grą: { $cards }.
pillars-read-news = ### Co działo się ostatnio
