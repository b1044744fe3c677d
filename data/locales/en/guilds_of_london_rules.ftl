# The rules of Guilds of London, a page each. Numbers come from the component files.

guilds-page-aim = The aim
guilds-rules-aim =
    You send liverymen, your pawns, into the guilds of London. Whoever brings most to a guild when it is resolved gets its reward and leaves a Master there.

    Points come from rewards and from some cards, and at the end from secret mayoral cards and from Masters side by side.

    There are { $guilds } guilds and { $specials } special buildings, { $action_cards } action cards of { $kinds_of_cards } kinds, { $mayoral_cards } mayoral cards and { $tokens } tokens for the second place.

guilds-page-start = How everybody starts
guilds-rules-start =
    Each player has { $pawns_each } pawns, of which { $pawns_in_guildhall } stand in the Guildhall and { $pawns_in_supply } wait in the supply. Each gets { $cards_dealt } cards, and keeps 1 of { $cards_mayoral_dealt } mayoral cards in secret.

    Only { $pawns_neutrals_each } neutral pawns for each player are in the game: they lie on the score board until rewards and cards bring them to players. Two play without Gog & Magog.

guilds-page-turn = Your turn
guilds-rules-turn =
    Play as many cards as you like, one after the other. Each card does one of three things.
    • **Hire**: a pawn comes from your supply to the Guildhall.
    • **Move**: a pawn or Master of yours goes from the Guildhall or any tile to a tile that is face up and shows a symbol of the card.
    • **Effect**: pay what the card costs, other cards of your hand or pawns, and do what it says.

    If you played nothing, draw { $cards_draw_after_nothing } cards, otherwise { $cards_draw }, and what effects of this turn add. Then you may hold { $cards_hand_limit } cards, { $cards_hand_limit_university } with a Master on London University; what is more you discard. In the last round only effects draw cards.

guilds-page-moving = Moving and shipping
guilds-rules-moving =
    A card that is played to **move** leads to a tile with one of its symbols. A **reward** or an **effect** that moves leads to any tile that is face up, whatever its symbols.

    To **ship** leads to the Plantation. Pawns stay there until they are given back, swapped or paid.

    The whole city counts as one: how far a tile lies makes no difference.

guilds-page-order = Order of play
guilds-rules-order =
    Most points go first. Of those with as many, whoever came to that number last goes first.

    The order is read anew after every turn: of those who have not acted in this round yet, the one with most points is next. It is read anew for every negotiation, too, on each tile and on the Plantation. So points that a tile has just brought count for the next one.

guilds-page-tiles = Need and rank
guilds-rules-tiles =
    Two numbers stand on a guild.
    • The **need**, at the top left: so many pawns have to stand there before it is voted on. Neutral pawns and the Beadle count for it.
    • The **rank**, on a plate of its own: how grand the guild is. 1 is the grandest. Every guild has a rank of its own, from 1 to { $guilds }; special buildings have none.

    A rank does nothing in a vote. It says where the Beadle goes, to the grandest guild that is face up, rank 1 before rank 2, and some mayoral cards count Masters by it: ranks 1 to { $great } are the great guilds.

    With **/guilds tile** you see a tile of your table closely; with **/guilds look** any tile or card there is.

guilds-page-beside = What is beside what
guilds-rules-beside =
    Two tiles are neighbours if they touch along a whole edge: above, below, left or right. **Tiles that touch only at a corner are not neighbours**, and neither are tiles on two sides of the Guildhall.

    Neighbours count twice: your Masters beside a tile help you in a tie there, and at the end each pair of neighbouring tiles with your Masters brings 1 point.

guilds-page-negotiation = Resolving: negotiation
guilds-rules-negotiation =
    When everybody has acted (with two players after every second round) the tiles are looked at, row by row from the top to the bottom, each row from left to right. A tile is voted on if at least as many pawns stand on it as it needs.

    First, in the order of play, each owner of neutral pawns may swap any number of them for pawns of players on the tile. Those go to the Guildhall. Everybody has one chance for each tile; whoever has no neutral pawn is not asked.

guilds-page-vote = Resolving: the vote
guilds-rules-vote =
    Most pawns win. If there is a tie, each of those tied adds 1 for each neighbouring tile with a Master of theirs, and 1 for a Master on Gog & Magog.

    If it is still a tie, the tile stays as it is. If no player’s pawn is left on it, it stays face up too, and the neutral pawns go back to the score board.

    The winner takes the first reward, or a part of it. Whoever alone is second takes the token, which brings its reward, and what the tile adds for the second place.

    Then the tile is turned over. One pawn of the winner stays as Master, all other pawns go to the Guildhall, neutral ones back to the score board.

guilds-page-rewards = Rewards
guilds-rules-rewards =
    ### Symbols of rewards
    • **Points**: you go ahead on the score track.
    • **Hire**: pawns come from your supply to the Guildhall, as many as there are.
    • **Move**: pawns or Masters of yours go to any tiles that are face up, whatever their symbols.
    • **Ship**: they go to the Plantation instead.
    • **Draw**: you draw cards at once.
    • **Mayoral**: you draw mayoral cards and keep one, also in secret.
    • **Neutral**: neutral pawns come from the score board to you, as many as there are.

    With **/guilds tile** you look at one tile closely and read what it offers.

guilds-page-beadle = The Beadle
guilds-rules-beadle =
    The Beadle belongs to nobody. He stands on a guild and counts there as one pawn for its need, but not in the vote.

    He begins on the grandest guild: rank 1 comes before rank 2. If his tile is turned over, he goes to the grandest guild that is face up, and so he does whenever the city develops. A card can send him elsewhere.

guilds-page-growth = The Plantation and new tiles
guilds-rules-growth =
    After every third round (with two players every fourth) the Plantation is resolved: negotiation, then most pawns get the first reward and second most the other. If several are tied for most, they all get the second reward and nobody else gets any. Whoever was rewarded gives back as many pawns as it says; the others stay for the next time.

    Then new tiles are added, { $players_2_new_tiles } with three players, { $players_3_new_tiles } with four, none with two: the first beyond the city’s edge to the north, east, south or west in turn, the others on from there clockwise. The Beadle goes to the grandest guild that is face up.

    If no tile is left face up, the match does not wait. With three or four players the round marker goes on to the next round with a development, which follows at once; if that is the last round, the match ends with it. With two players the Plantation is resolved one last time, and the match ends.

guilds-page-picture = Who is shown where
guilds-rules-picture =
    Each player has a colour and a sign. Pawns and Masters wear both; neutral pawns have none. On the score board the discs show the points, and where several lie on one space the upper goes first.

    A tile that is face up shows its need, its symbols and its rank, and at its foot what it brings: on the left to the first, at the right end to the second; an icon without a number means one. A tile that was resolved shows its colours and the Master, if there is one. The Guildhall in the middle holds the pawns that wait to be moved.

    The button **Read the board** says all of it in words.

guilds-page-orders = Orders
guilds-rules-orders =
    So that nobody has to wait, say beforehand what I answer for you: that you end your turn at once, where you swap in a negotiation and where you swap nothing, that you take every reward whole or only parts of it, which mayoral cards you like best, and where pawns go that a reward lets you move or ship.

    Use the **Orders** button or **/guilds orders**; nobody else sees it. What an order cannot decide, you are asked as ever.

guilds-page-end = The end
guilds-rules-end =
    Two players play { $players_1_rounds } rounds, three { $players_2_rounds }, four { $players_3_rounds }. After the last Plantation all pawns on tiles that are face up are taken away.

    Each mayoral card brings its points, and each pair of neighbouring tiles with your Masters brings 1. If scores are equal, the option chosen for this table decides; then the win is shared.

# Lists, and what pictures show

guilds-shelf-guilds = Guilds, by rank
guilds-shelf-specials = Special buildings
guilds-shelf-actions = Action cards
guilds-shelf-mayoral = Mayoral cards
guilds-shelf-plantation = The Plantation

guilds-look-guild = Rank { $rank }, needs { $need } pawns. It shows: { $symbols }.
guilds-look-special = A special building, needs { $need } pawns. It shows: { $symbols }.
guilds-look-first = First: { $icons }.
guilds-look-second = Second, beside the token: { $icons }.
guilds-look-half = Second: { $icons }.
guilds-look-copies = { $count ->
    [one] It is there once.
   *[other] It is there { $count } times.
}
guilds-look-leads = Leads to tiles with { $symbols }.
guilds-look-returns = { $count } pawns of each who is rewarded go back.

guilds-scene-tile = The need stands at the top left, the rank on the plate
guilds-scene-beside = The four tiles at the edges of the one in the middle are its neighbours, those at its corners are not
guilds-scene-neutrals = A neutral pawn is swapped for a pawn of somebody else
guilds-scene-vote = Two pawns against one: the first wins
guilds-scene-beadle = The Beadle

# The legend, where an icon stands for no single thing

guilds-legend-vp = Points
guilds-legend-hire = Hire a pawn
guilds-legend-move = Move a pawn
guilds-legend-ship = Ship a pawn
guilds-legend-draw = Draw a card
guilds-legend-mayor = Draw mayoral cards, keep one
guilds-legend-neutral = Neutral pawn
