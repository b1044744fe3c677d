# Napisy na obrazkach gry Miasteczka, ich opisy i stół w słowach.

towns-picture-turn = Tura { $turn }
towns-picture-naming = { $player } wyznacza surowiec
towns-picture-choosing = Wybór karty
towns-picture-free = Wybierają wszyscy
towns-picture-monuments = Każdy zachowuje monument
towns-picture-now = teraz
towns-picture-points-now = teraz { COUNT($points, "point") }
towns-picture-next-rank = { $rank } od { $points }
towns-picture-over = Wyniki końcowe
towns-picture-pile = { $cards ->
    [one] została 1 karta
    [few] zostały { $cards } karty
   *[many] zostało { $cards } kart
}
towns-picture-open = Odkryte karty
towns-picture-hidden = Ukryty monument
towns-picture-completed = Gotowe
towns-picture-points = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
towns-picture-unbuilt = Brak: { $card }
towns-picture-waiting = Stół czeka na: { $players }
towns-picture-yours = Twój monument
towns-picture-monument = Monument
towns-picture-total = Razem

# Skrót, do opisu obrazka

towns-alt-over = { $count ->
    [one] Miasteczka, koniec gry. Wygrywa { $players }.
    [few] Miasteczka, koniec gry. Zwycięstwem dzielą się { $players }.
   *[many] Miasteczka, koniec gry. Zwycięstwem dzielą się { $players }.
}
towns-alt-monuments = Miasteczka, początek gry. Każdy zachowuje jeden z dwóch monumentów.
towns-alt-named = Miasteczka, tura { $turn }. { $player } ma młoteczek i wyznacza { ACC($resource) }.
towns-alt-naming = Miasteczka, tura { $turn }. { $player } ma młoteczek i wyznacza następny surowiec.
towns-alt-card = Miasteczka, tura { $turn }. Surowiec do położenia: { $resource }.
towns-alt-choosing = Miasteczka, tura { $turn }. Odkryte karty: { $cubes }.
towns-alt-free = Miasteczka, tura { $turn }. Każdy wybiera surowiec.
towns-alt-waiting = Stół czeka na: { $players }.
towns-alt-town = { $player }: { COUNT($buildings, "building") }, surowce: { $cubes }, puste pola: { $empty }.
towns-alt-completed = { $player }: miasteczko gotowe, { COUNT($buildings, "building") }.
towns-alt-score = { $player }: miejsce { $placing }, { COUNT($points, "point") }.

# Cały stół, czytany na głos

towns-read-table = ## Miasteczka
towns-read-open = Odkryte karty surowców: { $cubes }.
towns-read-pile = Karty surowców w stosie: { $cards }.
towns-read-novice = Obowiązuje zasada nowicjusza: każdy gracz może odłożyć na bok dwa surowce wyznaczone przez innych.
towns-read-dealt = Zachowujesz jeden z tych monumentów, a nikt inny ich nie widzi: { $cards }.
towns-read-kept = Twój monument, którego nikt inny nie widzi: { $card }.
towns-read-gone = Odrzucone od ostatniego tasowania: { $cubes }.
towns-read-gone-kind = { $cube } × { $count }
towns-hand-card = **{ $card }**: { $what }
towns-hand-row = `{ $cells }`
towns-read-town = ### Miasteczko: { $player }
towns-read-line = { $label }: { $points }
towns-read-cells-1 = { $a }
towns-read-cells-2 = { $a }, { $b }
towns-read-cells-3 = { $a }, { $b }, { $c }
towns-read-cells-4 = { $a }, { $b }, { $c }, { $d }
towns-read-empty = { $at } puste
towns-read-cube = { $at } { $cube }
towns-read-building = { $at } { $building }
towns-read-loaded = { $at } { $building } (surowce: { $cubes })
towns-read-nothing = nic
towns-read-fed = Zasilone: { $squares }
towns-read-starving = Niezasilone: { $squares }
towns-read-builder = Ma młoteczek.
towns-read-completed = Gotowe w turze { $turn }.
towns-read-ready = W tej turze wszystko już zrobione.
towns-read-hidden = Obok leży ukryty monument.
towns-read-monument = Zbudowany monument: { $card }.
towns-read-watch = Na Strażnicy Sokole Oko: { $buildings }.
towns-read-shrine = Drzewo Starsze Od Kamienia jest warte { COUNT($points, "point", form: "acc") }.
towns-read-aside = Surowce na boku: { $count } z 2.
towns-read-named = Tury z młoteczkiem: { $count }.
towns-read-cards = ### Karty
towns-read-card = **{ $card }** ({ $group })
towns-read-pattern = Wzór, rząd { $row }: { $cubes }
towns-read-group-blue = niebieska
towns-read-group-red = czerwona
towns-read-group-gray = szara
towns-read-group-orange = pomarańczowa
towns-read-group-green = zielona
towns-read-group-yellow = żółta
towns-read-group-black = czarna
towns-read-group-monument = monument
towns-read-news = ### Co działo się ostatnio
