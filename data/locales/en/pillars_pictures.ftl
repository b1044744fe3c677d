# What is written on the pictures of The Pillars of the Earth, their alt texts, and the table read aloud.

pillars-picture-round = Round
pillars-picture-rounds = { $round } of { $rounds }
pillars-picture-phase-draft = Taking cards
pillars-picture-phase-builders = Placing builders
pillars-picture-over = Final scores
pillars-picture-stock = { $count ->
    [0] none left
   *[other] { $count } to buy
}
pillars-picture-sold = only sold
pillars-picture-tax = Tax: { $gold } gold
pillars-picture-waiting = Waiting for { $players }
pillars-picture-yours = You have
pillars-picture-buy = Buy up to { $most }
pillars-picture-sell = Sell up to { $most }
pillars-picture-build = Which work do your craftsmen do at the Cathedral?
pillars-picture-proposal = The proposal
pillars-picture-able = Who can work
pillars-picture-best = As proposed
pillars-picture-most = Most points
pillars-picture-kept = You keep
pillars-picture-useful = The most useful five
pillars-picture-coming = Only you see this: the coming event
pillars-picture-total = Total

# The glance, for the alt text

pillars-alt-over = { $count ->
    [one] The Pillars of the Earth is over. { $players } has won.
   *[other] The Pillars of the Earth is over. { $players } share the win.
}
pillars-alt-draft = The Pillars of the Earth, round { $round } of { $rounds }. Cards are taken, { $cards ->
    [one] 1 is
   *[other] { $cards } are
} left in the pool.
pillars-alt-builders = The Pillars of the Earth, round { $round } of { $rounds }. Builders are placed, the price is { $price } gold.
pillars-alt-step = The Pillars of the Earth, round { $round } of { $rounds }. Step { $step }: { $place }.
pillars-alt-waiting = The table waits for { $players }.
pillars-alt-player = { $player }: { pillars-points }, { $gold } gold.
pillars-alt-placed = { $player }: { pillars-points }, { $gold } gold, builders at { $places }.
pillars-alt-score = { $player }: place { $placing }, { pillars-points }.

# The whole table, read aloud

pillars-read-table = ## The Pillars of the Earth
pillars-read-start = { $player } is the start player.
pillars-read-coming = Only you know this: the coming event is { $event }. { $effect }
pillars-read-pool = ### The pool
pillars-read-resource = { $card }: takes { $workers } workers.
pillars-read-hire = { $card }: costs { $gold } gold. { $effect }
pillars-read-track = ### The cost track
pillars-read-drawn = { $price ->
    [0] A builder of { $player } is drawn and costs nothing.
   *[other] A builder of { $player } is drawn and costs { $price } gold.
}
pillars-read-passed = { $player } passed at { $price }.
pillars-read-left = { $number } of { $player }
pillars-read-bag = Builders in the bag: { $builders }.
pillars-read-aside = Put aside by the town wall: a builder of { $players }.
pillars-read-redraw = { $player } may still put a builder back and draw another.
pillars-read-player = ### { $player }
pillars-read-line = { $label }: { $points }
pillars-read-owns = { pillars-points }, { $gold } gold. Cubes: { $cubes }.
pillars-read-idle = Idle workers: { $number }.
pillars-read-workers-at = { $place }: { $number }
pillars-read-sent = Workers sent out: { $workers }.
pillars-read-grey = { $number } of the workers are grey ones, lent for this round.
pillars-read-grey-next = { $number } grey workers come for the next round.
pillars-read-black = One of the workers is the black one.
pillars-read-craftsmen = { $number ->
    [one] 1 craftsman
   *[other] { $number } craftsmen
}, room for { $places }.
pillars-read-card = **{ $card }**: { $effect }
pillars-read-cards = Resource cards: { $cards }.
pillars-read-done = Takes no more cards this round.
pillars-read-protected = Protected from the event.
pillars-read-tax-free = Pays no tax this round.
pillars-read-walled = The town wall leaves only two builders this round.
pillars-read-board = ### The board, clockwise
pillars-read-place = **{ $step } { $place }**
pillars-read-now = This step is being carried out.
pillars-read-events-left = { $number ->
    [one] 1 event lies face down.
   *[other] { $number } events lie face down.
}
pillars-read-supply = Supply: { $cubes }.
pillars-read-court-metal = The first builder here gets 1 metal.
pillars-read-tax = The tax is { $gold } gold.
pillars-read-castle = Grey workers here: { $number }.
pillars-read-stock = For sale: { $cubes }.
pillars-read-prices = Prices: { $prices }. Metal can only be sold.
pillars-read-price = { $goods } { $price } gold
pillars-read-trader = It is the turn of the builder on space { $space }.
pillars-read-pieces = Built so far: { $pieces }.
pillars-read-free = free
pillars-read-space = Space { $space }: { $who }.
pillars-read-space-card = Space { $space }: { $who }. { $card }: { $effect }
pillars-read-space-points = Space { $space }: { $who }. { pillars-points }.
pillars-read-spaces-free = Free spaces: { $number }.
pillars-read-beside = ### Beside the board
pillars-read-metal = Metal in the supply: { $number }.
pillars-read-black-beside = The black worker waits beside the board.
pillars-read-decks = Advantages face down: { $advantages }. Resource cards out of play: { $resources }.
pillars-read-past-events = Events so far: { $cards }.
pillars-read-gone-advantages = Advantages that left the game: { $cards }.
pillars-read-gone-craftsmen = Craftsmen that left the game: { $cards }.
pillars-read-news = ### What happened last
