# The rules of Tiny Towns, a page each. Numbers come from the component files.

towns-page-town = Your town
towns-rules-town =
    You have { $squares } squares. You want them full of buildings: at the end each building brings points by its card, and each square without a building costs 1 point. The most points win; a score may be below zero.

    A square holds one cube or one building. There are { $kinds } kinds of cubes: brick, glass, wheat, wood and stone.

towns-page-turn = A turn
towns-rules-turn =
    The Master Builder, who holds the hammer, names one of the { $kinds } kinds of cubes. Everybody takes such a cube and must put it on an empty square, and cubes never move.

    Then everybody may build, all at the same time. When all are done the hammer goes to the left.

    ### Novice rule
    If the table was opened with it: twice in the game, when another player names a cube that you do not want, you may set it aside. It is lost and costs nothing.

towns-page-build = Building
towns-rules-build =
    If the cubes of a card’s pattern lie in your town, turned or mirrored as you like, take them off and put the building on one of their squares. It stays there for good.

    Every cube serves one building. You may build as often as you can, and you need not build at once: a pattern may wait.

towns-page-cards = The cards
towns-rules-cards =
    { $in_play } cards are in play for everybody: the Cottage and one of each colour. You can build each of them any number of times; cubes and buildings never run out. The colour of a building is its type, and a monument is a type of its own.

    ### Beside
    This word means the squares above, below, left and right, never across a corner.

    What each card does stands in the lists at the end of the contents, and **/towns look** shows one of them.

towns-page-food = Food
towns-rules-food =
    A Cottage brings { $cottage_points } points only if a red building feeds it; unfed it stays and brings none. Only Cottages and Barrett Castle can be fed. If there is not enough food for all, it goes where it brings you most.

towns-page-monuments = Your monument
towns-rules-monuments =
    You get { $dealt } monument cards at the start, keep one in secret, and can build it once in the game like any building. Then it is shown, and its effect begins. A table can also be opened without monuments.

    Some monuments ask you something when they are built or later: Grove University which building it brings, Architect’s Guild which buildings it replaces, Opaleye’s Watch which buildings you take from it and where they go.

towns-page-stock = Cubes on buildings
towns-rules-stock =
    Some buildings hold cubes. A Factory and a Bank get one kind when they are built, for good; the card says what that does when the kind is named. A Warehouse has room for { $warehouse_holds } cubes that you may put there instead of on a square.

    What lies on a building is no cube of your town and serves no pattern.

towns-page-picture = Who is shown where
towns-rules-picture =
    Each player has a colour and a sign, which stand beside the name: on the picture of the table, on buttons and in the final sheet they are the same.

    On the picture of the table the cards in play lie above, the hammer lies with the Master Builder, and below each town stand the points that it has now. In your panel your own town is large; what glows can be chosen. **Read the board** says all of it in words.

towns-page-orders = Orders
towns-rules-orders =
    So that nobody has to wait, say beforehand what I answer for you: what you name, where each kind goes, what you plan to build from which cubes on which squares, and that you pass unless something can be built.

    A cube goes to its square on your list, else to the plan that lacks least of those that can use it; what no plan can use you are asked about. Use the **Orders** button or **/towns orders**; nobody else sees it.

towns-page-end = The end
towns-rules-end =
    If no square of your town is empty and you cannot or will not build, your town is complete: you place no more cubes and name none. As long as a square is empty you go on, even if you can build nothing more. Whoever is the last names every cube. When all towns are complete, the cubes are taken off, except those in Warehouses, and everything is counted.

    ### Ties
    The win goes to the player who was Master Builder less often, then to fewer empty squares, then to more Cottages. If all is equal, you share the win.

towns-page-hall = Town Hall
towns-rules-hall =
    Nobody holds the hammer. There are { $resource_cards } resource cards, { $deck_each } of each kind, and { $deck_town_hall_discard } are put away unseen. For two turns a card says which cube everybody places; in the third everybody chooses one. When the pile is empty, all cards are shuffled and { $deck_town_hall_discard } are put away again.

    Factory, Warehouse and the Statue of the Bondmaker work when a card was turned. In the turns in which you choose, you cannot choose what lies on your Banks, and the owner of Fort Ironweed takes no cube, unless nobody else is left.

towns-page-solo = Alone
towns-rules-solo =
    { $deck_solo_open } of the resource cards lie open. Take one, place its cube and build; the card goes under the pile and a new one is opened. Factory, Warehouse and the Statue of the Bondmaker work with the card that you take.

    You play until your town is complete: { $solo_ranks_1 } points and more are the best rank, then { $solo_ranks_2 }, { $solo_ranks_3 }, { $solo_ranks_4 } and { $solo_ranks_5 }. You can play Town Hall alone, too.

# Lists, and what pictures show

towns-shelf-cubes = Cubes
towns-shelf-buildings = Buildings
towns-shelf-monuments = Monuments

towns-look-cube = One of the kinds of cubes. Everybody takes it when it is named; there is no end to them.

towns-scene-name = The Master Builder names wood
towns-scene-place = Everybody puts a wood cube on an empty square
towns-scene-before = The cubes of a Farm lie in a town
towns-scene-after = They go, and the Farm stands on one of their squares
towns-scene-beside = Beside means these four squares, not the corners

# Below the picture by which the title is known

towns-cover = For example: which cards are in play is drawn at the start.
