towns-title = Tiny Towns

# Cubes

towns-cube-brick = brick
towns-cube-glass = glass
towns-cube-wheat = wheat
towns-cube-wood = wood
towns-cube-stone = stone
towns-cube-lacking = What my plans lack
towns-cube-at = { $resource } on { $at }
towns-cubes-listed = from { $cubes }

# Cards: names

towns-card-cottage = Cottage
towns-card-farm = Farm
towns-card-granary = Granary
towns-card-greenhouse = Greenhouse
towns-card-orchard = Orchard
towns-card-fountain = Fountain
towns-card-millstone = Millstone
towns-card-shed = Shed
towns-card-well = Well
towns-card-abbey = Abbey
towns-card-chapel = Chapel
towns-card-cloister = Cloister
towns-card-temple = Temple
towns-card-almshouse = Almshouse
towns-card-feast_hall = Feast Hall
towns-card-inn = Inn
towns-card-tavern = Tavern
towns-card-bakery = Bakery
towns-card-market = Market
towns-card-tailor = Tailor
towns-card-theater = Theater
towns-card-bank = Bank
towns-card-factory = Factory
towns-card-trading_post = Trading Post
towns-card-warehouse = Warehouse
towns-card-architects_guild = Architect’s Guild
towns-card-archive = Archive of the Second Age
towns-card-barrett_castle = Barrett Castle
towns-card-cathedral = Cathedral of Caterina
towns-card-fort_ironweed = Fort Ironweed
towns-card-mausoleum = Grand Mausoleum of the Rodina
towns-card-grove_university = Grove University
towns-card-mandras_palace = Mandras Palace
towns-card-obelisk = Obelisk of the Crescent
towns-card-opaleyes_watch = Opaleye’s Watch
towns-card-shrine = Shrine of the Elder Tree
towns-card-silva_forum = Silva Forum
towns-card-bondmaker = Statue of the Bondmaker
towns-card-sky_baths = The Sky Baths
towns-card-starloom = The Starloom

# Cards: a few words for the pictures

towns-short-cottage = 3 if fed
towns-short-farm = Feeds any 4
towns-short-granary = Feeds the 8 squares around it
towns-short-greenhouse = Feeds one group of any size
towns-short-orchard = Feeds its row and its column
towns-short-fountain = 2 beside another gray
towns-short-millstone = 2 beside red or yellow
towns-short-shed = 1; goes on any empty square
towns-short-well = 1 for each Cottage beside it
towns-short-abbey = 3 if not beside black, green, yellow
towns-short-chapel = 1 for each fed Cottage
towns-short-cloister = 1 for each Cloister in a corner
towns-short-temple = 4 beside 2 fed Cottages
towns-short-almshouse = For all: −1, 5, −3, 15, −5, 26
towns-short-feast_hall = 2, or 3 if you have more than the player to your right
towns-short-inn = 3 if alone in row and column
towns-short-tavern = For all: 2, 5, 9, 14, 20
towns-short-bakery = 3 beside red or black
towns-short-market = 1 for each Market in row or column
towns-short-tailor = 1, and 1 for each in the centre
towns-short-theater = 1 for each other type in row and column
towns-short-bank = 4; you cannot name its kind
towns-short-factory = Its kind is named: place another
towns-short-trading_post = 1; stands for any cube
towns-short-warehouse = Stores 3; −1 for each cube
towns-short-architects_guild = 1; replace up to 2 buildings
towns-short-archive = 1 for each type in your town
towns-short-barrett_castle = 5 if fed; counts as 2 Cottages
towns-short-cathedral = 2; empty squares cost nothing
towns-short-fort_ironweed = 7; you name no more cubes
towns-short-mausoleum = Unfed Cottages are worth 3
towns-short-grove_university = 3; put any building at once
towns-short-mandras_palace = 2 for each type beside it
towns-short-obelisk = Build on any empty square
towns-short-opaleyes_watch = Get 3 buildings when neighbours build
towns-short-shrine = When built, 1 to 8 by your buildings
towns-short-silva_forum = 1, and 1 for each in your largest group
towns-short-bondmaker = Put named cubes on your Cottages
towns-short-sky_baths = 2 for each type you lack
towns-short-starloom = 6, 3 or 2 for finishing early

# Cards: the whole effect

towns-text-cottage = 3 points if it is fed. Unfed it brings nothing, but it still counts for Wells and the like.
towns-text-farm = Feeds up to four buildings that can be fed, anywhere in your town. Brings no points itself.
towns-text-granary = Feeds every building that can be fed on the eight squares around it. Brings no points itself.
towns-text-greenhouse = Feeds one group of any size, wherever it lies: buildings that can be fed and touch one another by their sides. Brings no points itself.
towns-text-orchard = Feeds every building that can be fed in its row and in its column. Brings no points itself.
towns-text-fountain = 2 points if at least one gray building stands beside it.
towns-text-millstone = 2 points if at least one red or yellow building stands beside it.
towns-text-shed = 1 point. You may put it on any empty square of your town.
towns-text-well = 1 point for each Cottage beside it, fed or not.
towns-text-abbey = 3 points if no black, green or yellow building stands beside it.
towns-text-chapel = 1 point for each fed Cottage in your town.
towns-text-cloister = 1 point for each Cloister that stands in a corner of your town.
towns-text-temple = 4 points if two or more fed Cottages stand beside it.
towns-text-almshouse = All Almshouses count together: −1 point for one, 5 for two, −3 for three, 15 for four, −5 for five, 26 for six or more.
towns-text-feast_hall = 2 points; 3 points instead if you have more Feast Halls than the player to your right.
towns-text-inn = 3 points if no other Inn stands in its row or its column.
towns-text-tavern = All Taverns count together: 2 points for one, 5 for two, 9 for three, 14 for four, 20 for five or more.
towns-text-bakery = 3 points if at least one red or black building stands beside it.
towns-text-market = 1 point for each Market in its row or in its column, itself included, whichever is more.
towns-text-tailor = 1 point, and 1 more for each Tailor on the four squares in the centre of your town.
towns-text-theater = 1 point for each different type of building in its row and its column, other than Theaters. A monument is a type, too.
towns-text-bank = 4 points. When you build it, put a cube on it, of a kind that none of your Banks has. As Master Builder you can no longer name that kind.
towns-text-factory = When you build it, put a cube of any kind on it. When another player names that kind, you may place a different one instead. Brings no points itself.
towns-text-trading_post = 1 point. For later buildings it stands for a cube of any kind, and it stays where it is. At least one real cube must be used.
towns-text-warehouse = Holds up to three cubes, and costs 1 point for each. When another player names a kind, you may store that cube here instead of placing it, or swap it for a stored one and place that. Cubes leave it in no other way.
towns-text-architects_guild = 1 point. When you build it, you may at once replace up to two other buildings of your town by buildings of other types.
towns-text-archive = 1 point for each different type of building in your town, monuments aside.
towns-text-barrett_castle = 5 points if it is fed; it needs food only once. For your other buildings it counts as two Cottages, not as a monument.
towns-text-cathedral = 2 points. The empty squares of your town cost you nothing.
towns-text-fort_ironweed = 7 points. You are no longer Master Builder, unless you are the last player in the game.
towns-text-mausoleum = Your unfed Cottages are worth 3 points each.
towns-text-grove_university = 3 points. When you build it, put any building of the cards in play on an empty square of your town.
towns-text-mandras_palace = 2 points for each different type of building beside it.
towns-text-obelisk = From now on you may put whatever you build on any empty square of your town.
towns-text-opaleyes_watch = When you build it, put three different buildings on this card. When the player to your left or right builds one of them, put yours on an empty square of your town.
towns-text-shrine = Counted when you build it, by the buildings in your town with this one: 1, 2, 3, 4 or 5 points for as many, 8 points for six or more.
towns-text-silva_forum = 1 point, and 1 more for each building in your largest group: buildings of one type that touch one another by their sides.
towns-text-bondmaker = When another player names a kind, you may put that cube on a Cottage of yours, one on each. Those cubes are never used for building.
towns-text-sky_baths = 2 points for each type of building that your town lacks. There are seven; monuments do not count.
towns-text-starloom = 6 points if your town is the first to be completed, 3 for the second, 2 for the third. Towns that are completed in the same turn share a place, each with its full points.

# Questions

towns-ask-keep = Which monument do you keep? The other one goes back unseen.
towns-ask-name = You hold the hammer. Which cube does everybody place?
towns-ask-name-solo = Which of the open cards do you take?
towns-ask-orders = What shall I answer for you, so that nobody has to wait? Only you see this, and you can change it at any time.
towns-ask-place = The cube of this turn is { $resource }. Where do you put it?
towns-ask-place-own = You have named { $resource } yourself, so it goes on an empty square. Which one?
towns-ask-place-factory = The cube of this turn is { $resource }, but your Factory lets you place any other. Which one, and where?
towns-ask-place-free = This turn you choose the cube yourself. Which one, and where?
towns-ask-build = Do you build something? If not, say that you are done.
towns-ask-build-nothing = You can build nothing this time. Say that you are done, and nobody learns what your monument is.
towns-ask-stock = Which cube do you put on your { $building } on { $at }?
towns-ask-grove = Grove University brings you a building at once. Which one, and where?
towns-ask-replace = { $most ->
    [one] You may replace one of your buildings.
   *[other] You may replace up to { $most } of your buildings.
} Choose what comes and where, or say that you are done.
towns-ask-replace-more = You may replace one more building. Choose what comes and where, or say that you are done.
towns-ask-watch = Which three buildings wait on Opaleye’s Watch?
towns-ask-watch_place = A neighbour has built what waits on your Watch. On which empty square do you put yours?

towns-decides-novice = Novice rule: you may set this cube aside instead, { $left ->
    [one] once more in this game
   *[other] { $left } times in this game
}. It is lost and costs nothing.
towns-built-from = { $building } on { $at }, from { $pattern }

# What is asked next, once a part is chosen

towns-next-monument = Which monument?
towns-next-resource = Which cube?
towns-next-how = What do you do with it?
towns-next-warehouse = Which Warehouse?
towns-next-at = On which square?
towns-next-building = Which building?
towns-next-pattern = From which cubes?

towns-part-monument = Monument
towns-part-resource = Cube
towns-part-how = What with it
towns-part-warehouse = Warehouse
towns-part-at = Square
towns-part-building = Building
towns-part-pattern = Cubes used
towns-part-cubes = Cubes
towns-part-order = Order
towns-order-name = Name by preference
towns-order-plans = My plans: what I build, where, and from which cubes
towns-order-place = Where each kind goes
towns-order-pass = Pass unless something can be built
towns-at-store = into a Warehouse
towns-at-aside = set aside

towns-how-place = Place it
towns-how-store = Store it
towns-how-swap = Swap it
towns-how-cottage = Onto a Cottage
towns-how-aside = Set it aside
towns-building-done = Done

# Why something is not possible now

towns-why-place-first = Place this turn’s cube first. Then you are asked what you build.
towns-why-cube = There is { $resource } on { $at } already, and cubes never move.
towns-why-building = Your { $building } stands on { $at }.
towns-why-bank = A Bank of yours holds { $resource }, so you cannot choose it.
towns-why-no-card = No open card shows { $resource }.
towns-why-other-bank = Another Bank of yours has { $resource }. Each needs a kind of its own.
towns-why-five-banks = You have five Banks. There is no kind left for a sixth.
towns-why-warehouse-full = The Warehouse on { $at } is full. A cube goes in only if another comes out.
towns-why-cottage-taken = There is a cube on the Cottage on { $at } already.
towns-why-aside-used = You have set two cubes aside. That is all there is in one game.
towns-why-no-pattern = No cubes of yours lie in the pattern of { $building }.
towns-why-monument-built = You have built { $building }. It can be built only once.

# What happened

towns-event-kept = { $who } has chosen a monument.
towns-event-named = { $who } names { $resource }.
towns-event-chosen = { $who } takes the card with { $resource }.
towns-event-opened = A new card is opened: { $resource }.
towns-event-card = The town hall calls for { $resource }.
towns-event-free = The town hall leaves it to you: everybody chooses a cube.
towns-event-shuffled = The resource cards are shuffled, and some are put away unseen.
towns-event-placed = { $who } puts { $resource } on { $at }.
towns-event-stored = { $who } stores { $resource } in the Warehouse on { $at }.
towns-event-swapped = { $who } stores { $stored } in the Warehouse on { $store }, takes { $resource } out and puts it on { $at }.
towns-event-cottage = { $who } puts { $resource } onto the Cottage on { $at }.
towns-event-aside = { $who } sets { $resource } aside.
towns-event-built = { $who } builds { $building } on { $at }.
towns-event-monument = { $who } reveals and builds a monument: { $building } on { $at }.
towns-event-stock = { $who } puts { $resource } on the { $building }.
towns-event-shrine = The Shrine brings { $who } { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
towns-event-grove = { $who } puts { $building } from Grove University on { $at }.
towns-event-replaced = { $who } replaces { $old } on { $at } by { $new }.
towns-event-watch = On { $who }’s Watch wait: { $buildings }.
towns-event-watch-placed = { $who } puts { $building } from the Watch on { $at }.
towns-event-completed = { $who }’s town is complete.
towns-event-over = All towns are complete. Here is what they are worth.

# The end

towns-points-round = Turn
towns-points-so-far = After each turn: what each town would have been worth if it had stayed as it was.
towns-score-empty = Empty squares
towns-tie-named = Turns as Master Builder (fewer is better)
towns-tie-empty = Empty squares (fewer is better)
towns-tie-cottages = Cottages (more is better)
towns-rank-1 = Architect of the whole valley
towns-rank-2 = Keeper of the town plans
towns-rank-3 = Builder with a good name
towns-rank-4 = Carpenter of some skill
towns-rank-5 = Apprentice with chalk on the nose
towns-rank-6 = Carrier of other people’s cubes

# Options

towns-option-monuments = Monuments
towns-option-first_game = Set for the first game
towns-option-red = Red card
towns-option-gray = Gray card
towns-option-orange = Orange card
towns-option-green = Green card
towns-option-yellow = Yellow card
towns-option-black = Black card
towns-option-novice = Novice rule
towns-option-town_hall = Town Hall
towns-option-starts = First Master Builder
towns-option-red-random = random
towns-option-red-farm = { towns-card-farm }
towns-option-red-granary = { towns-card-granary }
towns-option-red-greenhouse = { towns-card-greenhouse }
towns-option-red-orchard = { towns-card-orchard }
towns-option-gray-random = random
towns-option-gray-fountain = { towns-card-fountain }
towns-option-gray-millstone = { towns-card-millstone }
towns-option-gray-shed = { towns-card-shed }
towns-option-gray-well = { towns-card-well }
towns-option-orange-random = random
towns-option-orange-abbey = { towns-card-abbey }
towns-option-orange-chapel = { towns-card-chapel }
towns-option-orange-cloister = { towns-card-cloister }
towns-option-orange-temple = { towns-card-temple }
towns-option-green-random = random
towns-option-green-almshouse = { towns-card-almshouse }
towns-option-green-feast_hall = { towns-card-feast_hall }
towns-option-green-inn = { towns-card-inn }
towns-option-green-tavern = { towns-card-tavern }
towns-option-yellow-random = random
towns-option-yellow-bakery = { towns-card-bakery }
towns-option-yellow-market = { towns-card-market }
towns-option-yellow-tailor = { towns-card-tailor }
towns-option-yellow-theater = { towns-card-theater }
towns-option-black-random = random
towns-option-black-bank = { towns-card-bank }
towns-option-black-factory = { towns-card-factory }
towns-option-black-trading_post = { towns-card-trading_post }
towns-option-black-warehouse = { towns-card-warehouse }
towns-option-starts-random = chance
towns-option-starts-host = whoever sits first
towns-option-starts-seat_1 = seat 1
towns-option-starts-seat_2 = seat 2
towns-option-starts-seat_3 = seat 3
towns-option-starts-seat_4 = seat 4
towns-option-starts-seat_5 = seat 5
towns-option-starts-seat_6 = seat 6

towns-conflict-first-game = The set for the first game is fixed, so { $card } cannot be chosen with it. Leave all cards at random, or switch the set off.
towns-conflict-no-hammer = Nobody holds the hammer in Town Hall or solo, so leave the first Master Builder to chance.
towns-conflict-no-seat = Seat { $seat } cannot begin: only { $seats } play.
towns-conflict-novice-solo = The novice rule needs other players who name cubes, so it is not for solo.
towns-conflict-card-solo = { $card } stays in the box in solo. Choose another card of its colour.

# About

towns-about =
    Tiny Towns is a game by Peter McPherson for 1 to 6 players.
    All 25 buildings, all 15 monuments and all tables are played with their printed patterns and values.
    Texts and pictures here are our own. Where the rulebook is silent, see the rulings.

# Rulings, where the rulebook is silent

towns-ruling-1 = If there is not enough food for all, it goes where it brings its owner the most points. Two Greenhouses feed two different groups.
towns-ruling-2 = A Trading Post may stand in for cubes in several buildings of one turn, also for monuments and for other Trading Posts. The new building must go on a square whose real cube was used.
towns-ruling-3 = What a card does in its owner’s town works at once, in the same turn.
towns-ruling-4 = Opaleye’s Watch looks at what your left and right neighbours build from the turn after it was built. Only buildings made from cubes count, not those that another card brought.
towns-ruling-5 = Buildings from Opaleye’s Watch are placed when everybody has finished building. You must place them if you have an empty square; otherwise they stay on the card. You cannot build after that in the same turn, so a town that becomes full is complete.
towns-ruling-6 = Each building on Opaleye’s Watch comes once, even if both neighbours build it or one of them builds it twice. With two players, the other player is both neighbours.
towns-ruling-7 = A Bank or Factory that comes from Grove University, Architect’s Guild or Opaleye’s Watch gets its cube at once. A sixth Bank can never come, because there is no kind left for it.
towns-ruling-8 = Whoever has all five kinds on Banks is passed over as Master Builder and takes no cube when everybody chooses. If nobody can name a cube any more, all towns are complete. The Banks bind the last player, too.
towns-ruling-9 = A cube that is taken out of a Warehouse goes on an empty square of the town, never into another Warehouse. Stored cubes are not used for building.
towns-ruling-10 = A town without an empty square is complete even if a Warehouse still has room or a Cottage could still take a cube.
towns-ruling-11 = Only the kind that was named may go onto a Cottage with the Statue of the Bondmaker, not the one a Factory would let you place. A Cottage with a cube counts like any other.
towns-ruling-12 = With the Obelisk, and for a Shed, squares that have just been emptied by the same building are empty squares.
towns-ruling-13 = Grove University brings a building of the seven cards in play, and you must take it. If no square is empty, it brings nothing.
towns-ruling-14 = When Architect’s Guild replaces a building, the cubes on it are gone. The same square is not replaced twice.
towns-ruling-15 = The Starloom counts the towns that were completed in earlier turns. After two towns that were first together, the next one is third.
towns-ruling-16 = The owner of Fort Ironweed takes no cube in a Town Hall turn in which everybody chooses, but may build. Turns as Master Builder before the Fort still count in a tie.
towns-ruling-17 = Cottages that only the Mausoleum makes worth 3 points are still unfed for Chapels and Temples.
towns-ruling-18 = Barrett Castle counts as two Cottages for your other buildings, not in a tie.
towns-ruling-19 = Silva Forum is itself a group of one building.
towns-ruling-20 = In Town Hall a turned card counts as named by another player, for the novice rule as well. The last player goes on with cards and choices in the same rhythm, and ties begin with the empty squares.
towns-ruling-21 = In solo you keep one of two monuments as usual. Feast Hall, Bank, Fort Ironweed, Opaleye’s Watch and The Starloom stay in the box.
towns-ruling-22 = The player to your right is the one who had the hammer before you, so the seat before yours.
towns-ruling-23 = Monuments that were not built are shown at the end and bring nothing.
towns-ruling-24 = You are asked whether you build whenever a hidden monument might fit, even if yours does not. So nobody learns anything from who is asked.
towns-ruling-25 = Who begins is left to chance, or chosen when the table opens. In Town Hall the bot turns the cards, so nobody has to be Mayor.
