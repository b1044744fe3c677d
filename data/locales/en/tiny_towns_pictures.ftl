# What is written on the pictures of Tiny Towns, their alt texts, and the table read aloud.

towns-picture-turn = Turn { $turn }
towns-picture-naming = { $player } names a cube
towns-picture-choosing = Choose a card
towns-picture-free = Everyone chooses
towns-picture-monuments = Everyone keeps a monument
towns-picture-now = now
towns-picture-points-now = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
towns-picture-next-rank = { $rank } from { $points }
towns-picture-over = Final scores
towns-picture-pile = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
towns-picture-open = Open cards
towns-picture-hidden = Hidden monument
towns-picture-completed = Completed
towns-picture-points = { $points ->
    [one] point
   *[other] points
}
towns-picture-unbuilt = Never built: { $card }
towns-picture-waiting = Waiting for { $players }
towns-picture-yours = Your monument
towns-picture-monument = Monument
towns-picture-total = Total

# The glance, for the alt text

towns-alt-over = { $count ->
    [one] Tiny Towns is over. { $players } has won.
   *[other] Tiny Towns is over. { $players } share the win.
}
towns-alt-monuments = Tiny Towns begins. Everybody keeps one of two monuments.
towns-alt-named = Tiny Towns, turn { $turn }. { $player } has the hammer and named { $resource }.
towns-alt-naming = Tiny Towns, turn { $turn }. { $player } has the hammer and names the next cube.
towns-alt-card = Tiny Towns, turn { $turn }. The cube to place is { $resource }.
towns-alt-choosing = Tiny Towns, turn { $turn }. The open cards are { $cubes }.
towns-alt-free = Tiny Towns, turn { $turn }. Everybody chooses a cube.
towns-alt-waiting = The table waits for { $players }.
towns-alt-town = { $player }: { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}, { $empty ->
    [one] 1 empty square
   *[other] { $empty } empty squares
}.
towns-alt-completed = { $player }: town completed with { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}.
towns-alt-score = { $player }: place { $placing }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# The whole table, read aloud

towns-read-table = ## Tiny Towns
towns-read-open = Open resource cards: { $cubes }.
towns-read-pile = { $cards ->
    [one] 1 resource card lies in the pile.
   *[other] { $cards } resource cards lie in the pile.
}
towns-read-gone = Discarded since they were shuffled: { $cubes }.
towns-read-gone-kind = { $count } { $cube }
towns-read-novice = The novice rule is in force: each player may set aside two cubes that others named.
towns-read-dealt = You keep one of these monuments, and nobody else sees them: { $cards }.
towns-read-kept = Your monument, which nobody else sees: { $card }.
towns-hand-card = **{ $card }**: { $what }
towns-hand-row = `{ $cells }`
towns-read-town = ### Town of { $player }
towns-read-line = { $label }: { $points }
towns-read-cells-1 = { $a }
towns-read-cells-2 = { $a }, { $b }
towns-read-cells-3 = { $a }, { $b }, { $c }
towns-read-cells-4 = { $a }, { $b }, { $c }, { $d }
towns-read-empty = { $at } empty
towns-read-cube = { $at } { $cube }
towns-read-building = { $at } { $building }
towns-read-loaded = { $at } { $building } with { $cubes }
towns-read-nothing = nothing
towns-read-fed = Fed: { $squares }
towns-read-starving = Hungry: { $squares }
towns-read-builder = Master Builder.
towns-read-completed = Completed in turn { $turn }.
towns-read-ready = Done with this turn.
towns-read-hidden = A hidden monument lies beside it.
towns-read-monument = Monument built: { $card }.
towns-read-watch = Waiting on Opaleye’s Watch: { $buildings }.
towns-read-shrine = The Shrine is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
towns-read-aside = Cubes set aside: { $count } of 2.
towns-read-named = Times as Master Builder: { $count }.
towns-read-cards = ### Cards
towns-read-card = **{ $card }** ({ $group })
towns-read-pattern = Pattern, row { $row }: { $cubes }
towns-read-group-blue = blue
towns-read-group-red = red
towns-read-group-gray = gray
towns-read-group-orange = orange
towns-read-group-green = green
towns-read-group-yellow = yellow
towns-read-group-black = black
towns-read-group-monument = monument
towns-read-news = ### What happened last
