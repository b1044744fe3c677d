# The rules of The Pillars of the Earth, a page each. Numbers come from the component files.

pillars-page-aim = The aim
pillars-rules-aim =
    You are builders of the cathedral of Kingsbridge. In { $rounds } rounds your workers bring in sand, wood and stone, and at the end of each round your craftsmen turn them into points. Metal is rare: it comes from the King’s Court and from a few cards.

pillars-page-start = The start
pillars-rules-start =
    Everybody has { $start_workers } workers, { $start_builders } builders, { $starters } craftsmen (Mortar Mixer, Woodworker, Stonecutter) and { $start_points } points. The start player, chosen at random, has { $start_gold_1 } gold, and everybody after that 1 more than the one before.

    The Market holds { $market_stock_sand } sand, { $market_stock_wood } wood and { $market_stock_stone } stone, and 1 metal lies at the King’s Court.

pillars-page-cards = Phase I: cards
pillars-rules-cards =
    { $box_resources_dealt } of the { $resource_cards } resource cards and two craftsmen lie in the pool. In turn, the start player first, everybody takes one card, again and again. Whoever passes takes no more in this phase.

    A resource card takes as many idle workers as it says, a craftsman costs gold. You have room for { $limits_craftsmen } craftsmen; with one more you choose who leaves the game, and it may be the new one.

    Workers that are still idle go to the Wool Mill. Craftsmen that nobody takes leave the game.

pillars-page-builders = Phase II: builders
pillars-rules-builders =
    Everybody has { $start_builders } builders in a bag. They are drawn one by one. The owner of the first may place it on any free space for { $track_prices_1 } gold, of the second for { $track_prices_2 }, and so on. Each space holds one builder.

    Whoever passes leaves the builder on the track and places it for nothing when all are drawn, in the order of passing. From the builder number { $track_prices_count } on placing costs nothing, and passing is not possible. Once a round the start player may put a drawn builder back and draw another.

    ### Two players
    Nothing changes but the builders: there are { $builders_of_two } of them, and when the last is drawn, those who passed are placed for nothing.

pillars-page-board = Phase III: around the board
pillars-rules-board =
    1 **Event.** A card is turned. It reaches everybody, but from a bad one you may be protected.
    2 **Bishop’s Seat.** Be protected from a bad event, or take a cube from the Market.
    3 **Wool Mill.** 1 gold for each worker there. Nobody ever has more than { $limits_gold } gold.
    4 **Kingsbridge.** Take the advantage above your builder. What nobody takes leaves the game, here and at Shiring.
    5 **Priory.** { $priory_points_1 } points for the first space, { $priory_points_2 } for the second.
    6 to 8 **Forest, Quarry, Gravel Pit.** Your resource cards bring their cubes, and your workers come home.
    9 **King’s Court.** A die sets the tax. Whoever is at court pays nothing.
    10 **Shiring.** Take the craftsman above your builder for nothing.
    11 **Shiring Castle.** { $limits_grey_workers } grey workers help you in the next round.
    12 **Market.** Only those with a builder there trade.
    13 **Cathedral.** Your craftsmen work, all players at the same time.
    14 **Start Player.** Whoever stands there starts the next round, else the player to the left.

pillars-page-event = Events and the bishop
pillars-rules-event =
    Each round an event is turned, and it reaches everybody. Green ones are good, red ones are bad.

    From a bad event whoever has a builder at the Bishop’s Seat may be protected, or takes a cube from the Market instead; with a good event that player gets both. Thomas, an advantage, also protects, once.

    { $events } events are in the box, and { $box_events_removed } of them stay there unseen, so not every event comes. All of them stand in the lists at the end of the contents.

pillars-page-court = The King’s Court
pillars-rules-court =
    A die sets the tax, { $tax_least } to { $tax_most } gold. Whoever is at court pays nothing, and the first there gets 1 metal.

    For each 2 gold that you cannot pay you lose 1 point. Points never fall below 0.

pillars-page-market = The Market
pillars-rules-market =
    Only those with a builder there trade: in the order of the spaces each buys or sells some cubes of one kind, again and again, until all are done.

    Sand is worth { $market_prices_sand } gold, wood { $market_prices_wood }, stone { $market_prices_stone }. Metal can only be sold, for { $market_prices_metal }.

    Without a Stonecutter you cannot sell stone, without a Woodworker you cannot buy wood. What you have bought you cannot sell in the same round. What you sell goes to the supply, not to the Market.

pillars-page-cathedral = The Cathedral
pillars-rules-cathedral =
    Your craftsmen work, all players at the same time. A card says what one use takes, what it brings, and how often a round it works. Without a Mortar Mixer your Masons bring nothing. You keep { $limits_cubes_kept } cubes at most.

    The proposal makes as many points as it can without paying gold (in the last round with gold as well) and keeps the cubes that serve your craftsmen best in the next round. Or take the most points that gold can buy, or work one craftsman at a time.

pillars-page-between = Before the next round
pillars-rules-between =
    Now, and never earlier, the Market is filled up to { $market_stock_sand } cubes of each kind. At the King’s Court there is 1 metal again. Grey workers go back to the castle, the first builder costs { $track_prices_1 } gold again, and new cards are laid out.

pillars-page-advantages = Advantages
pillars-rules-advantages =
    Two of them lie at Kingsbridge each round. Some work every round, some once when you want, some at once. In the last round there are always the same two: { pillars-card-festivities } and { pillars-card-completion }.

    { $advantages } advantages are in the box, and { $box_advantages_removed } of them stay there unseen. All of them stand in the lists at the end of the contents, and **/pillars look** shows one of them.

pillars-page-picture = Who is shown where
pillars-rules-picture =
    Each player has a colour and a sign. Builders and markers wear both. The numbers of the frame round the map are points; beside your name stand gold, cubes, craftsmen and advantages that everybody may see.

    The places of the board are numbered in the order in which they are carried out. On your own panel what glows can be chosen. **Read the board** says all of it in words.

pillars-page-orders = Orders
pillars-rules-orders =
    So that nobody has to wait, say beforehand what I answer for you: which cards you take and where your builders go, best first and for how much at most; what you trade, what the bishop gives you and who leaves; or just pass until the price is low enough, leave all builders as they are drawn, do not ask about a one-time advantage, build as proposed.

    Use the **Orders** button or **/pillars orders**; nobody else sees it.

pillars-page-end = The end
pillars-rules-end =
    After { $rounds } rounds the most points win, then the most gold. If both are equal, the win is shared.

# Lists, and what pictures show

pillars-shelf-goods = Cubes
pillars-shelf-resources = Resource cards
pillars-shelf-craftsmen = Craftsmen, by round
pillars-shelf-advantages = Advantage cards
pillars-shelf-events = Events

pillars-look-cube = In the box: { $count }.
pillars-look-brings = Brings { $cubes } and takes { $workers } workers.
pillars-look-starter = Everybody has this one at the start.
pillars-look-of-round = { $name } of round { $round }
pillars-look-round = { $cost ->
    [0] Comes in round { $round }, and costs nothing.
   *[other] Comes in round { $round }, and costs { $cost } gold.
}
pillars-look-good = Good.
pillars-look-bad = Bad: you may be protected.
pillars-look-kind-permanent = Works every round.
pillars-look-kind-once = Used once, when you want.
pillars-look-kind-immediate = Works at once.
pillars-look-kind-last = Only in the last round.

pillars-legend-points = Points
pillars-legend-needed = Needed by Masons, or to trade
pillars-legend-times = At most 4 times a round
pillars-legend-each_round = Every round
pillars-legend-leader = Start player
pillars-legend-awaited = Somebody is waited for
pillars-legend-lent = Worker (grey in a panel: lent by the castle)
