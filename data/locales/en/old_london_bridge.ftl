bridge-title = Old London Bridge

# Cards

bridge-card-0 = Peter de Colechurch (0)
bridge-card-1 = Merchant (1)
bridge-card-2 = Lady (2)
bridge-card-3 = Cleric (3)
bridge-card-4 = Lord (4)
bridge-card-raised = { $card } + { $plus }
bridge-card-go_on = None of them
bridge-cards-of = { $count } × { $card }

# Buildings

bridge-kind-chapel = Chapel
bridge-kind-gate = Gate
bridge-kind-inn = Inn
bridge-kind-shop = Shop
bridge-kind-guild = Guild
bridge-kind-park = Park
bridge-coat-blue = blue
bridge-coat-orange = orange
bridge-coat-grey = grey
bridge-coat-green = green
bridge-coat-all = all four colours
bridge-building-numbered = { $kind } { $number }
bridge-building-park = Park in slot { $slot }

# Bonus tiles

bridge-tile-share_space = Share a space
bridge-tile-free_centre = Free centre
bridge-tile-use_x = Use the X
bridge-tile-keep_card = Keep the card
bridge-tile-chapel_2 = Chapel track +2
bridge-tile-gate_2 = Gate track +2
bridge-tile-card_plus1 = Card +1
bridge-tile-take_lady = Take a Lady
bridge-tiles-listed = { $tiles }
bridge-with-no_tile = Without a tile
bridge-use-go_on = No, go on
bridge-pile-left = Left pile
bridge-pile-middle = Middle pile
bridge-pile-right = Right pile

# Places

bridge-space-centre = Centre
bridge-space-nowhere = Nowhere
bridge-stack-nowhere = No building
bridge-track-chapel = chapel track
bridge-track-gate = gate track
bridge-field-chapel = Chapel
bridge-field-gate = Gate
bridge-field-inn = Inn
bridge-field-bridge = Bridge

# Questions

bridge-ask-bid = { $cards ->
    [one] Round { $round }. Which card do you play? The highest acts first.
   *[other] Round { $round }. Which { $cards } cards do you play? Each gives you a turn, the highest first.
}
bridge-ask-plus = The cards are open. Do you use “Card +1”, so that your card counts 1 more in this round?
bridge-ask-space = It is your turn with { $card }, and you have £{ $money }. Where does your pawn go?
bridge-inn-nothing = Take nothing
bridge-told-space = It is your turn with { $card }. Where does your pawn go?
bridge-ask-replace = The number of { $building } is too high for the next slot. Which building does it replace?
bridge-ask-inn = You may take cards from the inn, worth { $strength } together at most. Which ones, if any?
bridge-ask-tile = { $left ->
    [one] Which bonus tile do you take?
   *[other] You take { $left } bonus tiles, one after the other. Which one now?
}
bridge-ask-finish = Your turn ends now. Do you use a bonus tile first?

bridge-ask-orders = What shall I answer for you, so that nobody has to wait? Only you see this, and you can change it at any time.

# What decides, below the question

bridge-decides-rondel = Open now: { $spaces }.
bridge-decides-space = £{ $income } { $building } ({ $coats })
bridge-decides-x = the X at { $building } ({ $coats })
bridge-decides-empty = no { $stack } left
bridge-decides-ties = Where cards are equal, the chapel track decides, in this order: { $players }.
bridge-decides-card = { $who } with { $value }
bridge-decides-order = The order as it stands: { $order }.
bridge-decides-raised = With the tile on { $card }: { $order }.

bridge-hint-space = pays £{ $income }; { $lies }
bridge-hint-x = the X, pays nothing; { $lies }
bridge-hint-stack = { $building } ({ $coats })
bridge-hint-replaces = { $lies }, in place of another building
bridge-hint-at-centre = costs £{ $price }; { $lies }
bridge-hint-centre = costs £{ $price }; any building that lies on top
bridge-short-share_space = Go where one other pawn stands
bridge-short-free_centre = The centre costs nothing
bridge-short-use_x = Go to the X; it pays nothing
bridge-short-keep_card = Your card comes back after your turn
bridge-short-chapel_2 = 2 steps on the chapel track
bridge-short-gate_2 = 2 steps on the gate track
bridge-short-card_plus1 = Your card counts 1 more for the order
bridge-short-take_lady = Take a Lady (2) from the inn

# What is asked next, once a part is chosen

bridge-next-card = Which card?
bridge-next-use = Which bonus tile do you use?
bridge-next-with = With which bonus tile?
bridge-next-space = Which space?
bridge-next-stack = A building of which stack?
bridge-next-building = Which building makes room?
bridge-next-tile = Which bonus tile?
bridge-next-pile = From which pile?

bridge-part-card = Card
bridge-part-use = Bonus tile
bridge-part-with = With
bridge-part-space = Space
bridge-part-stack = Building from
bridge-part-building = Replaces
bridge-part-tile = Bonus tile
bridge-part-pile = Pile

bridge-part-order = Order
bridge-part-pays = Pays
bridge-part-shows = If
bridge-part-leaves = Makes room

# Standing orders

bridge-order-card = Cards by preference
bridge-order-space = Buildings by preference
bridge-order-plus = Use “Card +1”, but only if it overtakes somebody
bridge-order-use = Use bonus tiles where they bring something
bridge-order-keep = Keep my bonus tiles, unless another order uses one
bridge-order-take = Bonus tiles that I take by preference
bridge-order-inn = Cards that I take from the inn
bridge-order-leaves = Which building is replaced, if one must be
bridge-when-next = Only what goes on the next slot
bridge-when-near_10 = Only on the next slot, at most 10 below the last number
bridge-when-near_20 = Only on the next slot, at most 20 below the last number
bridge-building-kind = any { $kind } for the next slot
bridge-building-any = whatever goes on the next slot
bridge-pays-3 = where it pays £3
bridge-pays-2 = where it pays £2 or more
bridge-pays-1 = where it pays £1 or more
bridge-pays-0 = also from the X
bridge-pays-centre = also from the centre
bridge-with-tile = with a bonus tile if it takes one
bridge-shows-any = in any case
bridge-shows-building = if { $building } can be had
bridge-shows-kind = if the { $kind } space pays £3
bridge-leaves-strongest = What makes the action strongest

# Why something is not possible now

bridge-why-card = You do not hold { $card }.
bridge-why-x = The X lies beside the { $stack } stack. No pawn goes there without a bonus tile; only the centre reaches this stack.
bridge-why-occupied = { $who } stands there, and a space has room for one pawn.
bridge-why-move-on = Your own pawn stands there. It has to move to another space.
bridge-why-empty = The { $stack } stack has run out. Choose another.
bridge-why-money = The centre costs £{ $price }, and you have £{ $money }.
bridge-why-order = With { $number } in place of { $old } the numbers would not fall from left to right.
bridge-why-park = A park is never replaced.
bridge-why-supply = There is no { $card } in the inn.
bridge-why-strength = { $card } is worth more than your strength of { $strength }.
bridge-why-fresh = You earned “{ $tile }” this round. It can be used from the next round on.
bridge-why-no-tile = You do not have “{ $tile }”.
bridge-why-name-space = “{ $tile }” is used together with a space: choose the space first, or name both with **/bridge space**.
bridge-why-no-lady = There is no Lady in the inn, so “{ $tile }” has to wait.
bridge-why-before-cards = “{ $tile }” is used while you choose your card.
bridge-why-after-reveal = “{ $tile }” is used right after the cards are revealed. You are asked then.
bridge-why-own-turn = “{ $tile }” is used in your own turn.
bridge-why-with-space = “{ $tile }” is used when you choose a space.
bridge-why-no-use = “{ $tile }” opens no space for you now.
bridge-why-track-end = Your marker is at the end of the { $track } already.
bridge-why-peter = Peter de Colechurch comes back to your hand without a tile.
bridge-why-kept = You keep the card of this turn already.

# What happened

bridge-event-field = Scoring tile for { $field }: { $how }
bridge-event-round = Round { $round }: the rondel turns { $marker ->
    [one] 1 position
   *[other] { $marker } positions
}.
bridge-event-last-round = This is the last round.
bridge-event-chosen = { $cards ->
    [one] { $who } has chosen a card.
   *[other] { $who } has chosen { $cards } cards.
}
bridge-event-revealed = { $who } reveals { $cards }.
bridge-event-plus = { $who } uses Card +1: { $card } counts { $value } now.
bridge-event-order = The order of this round: { $order }.
bridge-event-uses = { $who } uses a bonus tile: { $tile }.
bridge-event-lady = { $who } takes { $card } from the inn.
bridge-event-keeps = { $who } takes { $card } back in hand.
bridge-event-space = { $who } goes to the { $stack } space and gets £{ $money }.
bridge-event-x = { $who } goes to the X beside the { $stack } stack.
bridge-event-centre = { $money ->
    [0] { $who } goes to the centre for nothing and takes from the { $stack } stack.
   *[other] { $who } pays £{ $money } for the centre and takes from the { $stack } stack.
}
bridge-event-nowhere = { $who } finds no open space and builds nothing.
bridge-event-stack-empty = The { $stack } stack has run out.
bridge-event-builds = { $who } builds { $building }.
bridge-event-replaces = { $who } replaces { $old } by { $building }.
bridge-event-chapel = { $coins ->
    [0] { $who } moves to space { $space } of the chapel track.
   *[other] { $who } moves to space { $space } of the chapel track and collects £{ $coins }.
}
bridge-event-gate = { $who } moves to space { $space } of the gate track.
bridge-event-stays = { $who } is at the end of the { $track } and moves no further.
bridge-event-track-end = { $who } reaches the end of the { $track }: £{ $money }.
bridge-event-inn = { $who } takes { $cards } from the inn.
bridge-event-inn-nothing = { $who } takes no card from the inn.
bridge-event-shop = { $who } earns £{ $money } in the shop.
bridge-event-tile = { $who } takes a bonus tile: { $tile }.
bridge-event-pays-high_card = { $who } has the highest card: £{ $money }.
bridge-event-pays-chapel_leader = { $who } leads on the chapel track: £{ $money }.
bridge-event-pays-gate_leader = { $who } leads on the gate track: £{ $money }.
bridge-event-pays-lowest_number = { $who } built the lowest number of the round: £{ $money }.
bridge-event-over-rounds = The last round is over. All money is on the table.
bridge-event-over-stacks = Three stacks have run out, so the building ends. All money is on the table.

# The end

bridge-points-round = Round
bridge-points-so-far = After each round: what everybody would have had then; of empty slots only the lost ones cost.
bridge-score-coins = Coins in hand
bridge-score-chapel = Chapel track
bridge-score-gate = Gate track
bridge-score-inn = Cards in hand
bridge-score-bridge = Buildings
bridge-score-most_chapels = Most chapels
bridge-score-chapel_leader = Leader on the chapel track
bridge-score-lead = Lead on the chapel track
bridge-score-coins_again = Chapel coins again
bridge-score-most_gates = Most gates
bridge-score-gate_leader = Leader on the gate track
bridge-score-gate_spaces = Spaces on the gate track
bridge-score-unused_tiles = Collection of bonus tiles
bridge-score-most_inns = Most inns
bridge-score-high_card = Highest card
bridge-score-cards_in_hand = Number of cards
bridge-score-card_sets = Sets of cards
bridge-score-longest_series = Longest series
bridge-score-lowest_number = Lowest number
bridge-score-low_numbers = Numbers up to 30
bridge-score-six_kinds = Sets of all six kinds
bridge-score-empty = Empty slots
bridge-score-tiles = Unused bonus tiles
bridge-tie-chapel = Place on the chapel track (1 is ahead)

# Scoring tiles

bridge-scoring-most_chapels = Most chapels on the bridge: £5, £3, £1 (three players: no £1; two: only £5).
bridge-scoring-chapel_leader = At the end of each round the leader on the chapel track gets £1.
bridge-scoring-lead = £1 for each space ahead of the last on the chapel track.
bridge-scoring-coins_again = All coins of the chapel track that you reached or passed, once more.
bridge-scoring-most_gates = Most gates on the bridge: £5, £3, £1 (three players: no £1; two: only £5).
bridge-scoring-gate_leader = At the end of each round the leader on the gate track gets £1.
bridge-scoring-gate_spaces = Spaces on the gate track: 4 to 6 £3, 7 to 9 £5, 10 to 12 £9, 13 and more £12.
bridge-scoring-unused_tiles = Unused bonus tiles: one £1, two £4, three £9, four and more £16, instead of £1 each.
bridge-scoring-most_inns = Most inns on the bridge: £5, £3, £1 (three players: no £1; two: only £5).
bridge-scoring-high_card = Each round the highest card gets £2 at the reveal. Bonus tiles do not count.
bridge-scoring-cards_in_hand = Cards in hand, Peter among them: 3 or 4 £4, 5 to 7 £7, 8 and more £10.
bridge-scoring-card_sets = Each set of cards in hand: 1 and 2 £5; 1, 2 and 3 £10; 1, 2, 3 and 4 £15. Each card counts once.
bridge-scoring-longest_series = Longest series of falling numbers without a park: £5, £3, £1 (three players: no £1; two: only £5).
bridge-scoring-lowest_number = Each round the lowest number built gets £2. Parks do not count.
bridge-scoring-low_numbers = £2 for each building with a number up to 30.
bridge-scoring-six_kinds = £10 for each set of all six kinds of buildings.

# Options

bridge-option-hidden_money = Hidden money
bridge-option-gate_ties = Ties on the gate track
bridge-option-gate_ties-chapel = chapel track decides
bridge-option-gate_ties-stack = upper marker is ahead
bridge-option-expert = Scoring tiles for experts
bridge-option-chapel = Scoring of the chapel field
bridge-option-chapel-auto = as “Scoring tiles for experts” says
bridge-option-chapel-base = as printed on the board
bridge-option-chapel-random = one of its tiles, by chance
bridge-option-chapel-most_chapels = { bridge-score-most_chapels }
bridge-option-chapel-chapel_leader = { bridge-score-chapel_leader }
bridge-option-chapel-lead = { bridge-score-lead }
bridge-option-chapel-coins_again = { bridge-score-coins_again }
bridge-option-gate = Scoring of the gate field
bridge-option-gate-auto = as “Scoring tiles for experts” says
bridge-option-gate-base = as printed on the board
bridge-option-gate-random = one of its tiles, by chance
bridge-option-gate-most_gates = { bridge-score-most_gates }
bridge-option-gate-gate_leader = { bridge-score-gate_leader }
bridge-option-gate-gate_spaces = { bridge-score-gate_spaces }
bridge-option-gate-unused_tiles = { bridge-score-unused_tiles }
bridge-option-inn = Scoring of the inn field
bridge-option-inn-auto = as “Scoring tiles for experts” says
bridge-option-inn-base = as printed on the board
bridge-option-inn-random = one of its tiles, by chance
bridge-option-inn-most_inns = { bridge-score-most_inns }
bridge-option-inn-high_card = { bridge-score-high_card }
bridge-option-inn-cards_in_hand = { bridge-score-cards_in_hand }
bridge-option-inn-card_sets = { bridge-score-card_sets }
bridge-option-bridge = Scoring of the bridge field
bridge-option-bridge-auto = as “Scoring tiles for experts” says
bridge-option-bridge-base = as printed on the board
bridge-option-bridge-random = one of its tiles, by chance
bridge-option-bridge-longest_series = { bridge-score-longest_series }
bridge-option-bridge-lowest_number = { bridge-score-lowest_number }
bridge-option-bridge-low_numbers = { bridge-score-low_numbers }
bridge-option-bridge-six_kinds = { bridge-score-six_kinds }

# About

bridge-about =
    Old London Bridge is a game by Gabriele Bubola and Leo Colovini for 2 to 4 players (Queen Games, 2022).

    The rules, the numbers of pieces, the bonus tiles and the scoring tiles are those of the rulebook. Some printed values are not known to us, and we play with **our own reconstruction** of them: which number stands on which building and which coat of arms it bears (certain are only Shop 43, Inn 20, and that 32 is a Chapel), the coats of the parks, how often each income stands on the rondel, its order and that of the stacks round it, the length of both tracks and the places of the coins, which bonus tiles share a back, what more than one empty slot costs, which starting hand belongs to which stair, and which stairs are used with two or three players. They fit every example of the rulebook, but they are not the published ones. Whoever owns the game can enter the printed values in the data files.

    Texts and pictures here are our own. Where the rulebook is silent, see the rulings.

# Rulings, where the rulebook is silent

bridge-ruling-1 = Ties on the gate track go by the chapel track, as all ties do. A table can choose that the upper marker is ahead there.
bridge-ruling-2 = Whoever arrives second at the end of a track goes under the marker that is there, so the first stays ahead on the chapel track.
bridge-ruling-3 = “Keep the card” is used when you choose a space. The card stays out of the inn until your turn is over.
bridge-ruling-4 = Owners of “Card +1” are asked one after another in the order of the chapel track, the leader first. Two such tiles add up, and a Lord may count 5.
bridge-ruling-5 = A bonus tile that was earned this round cannot be used in it, not even in the second turn with two players.
bridge-ruling-6 = “Share a space” goes together with “Free centre” and with “Use the X”. At most two pawns stand on one space.
bridge-ruling-7 = If no outer space is open, and the centre is taken or costs more than you have, you build nothing, and a slot stays empty in the end. Nobody has to use a bonus tile to avoid it.
bridge-ruling-8 = With two players “Share a space” is for the space of the other pawn. Your own pawn has to move on all the same.
bridge-ruling-9 = Prizes for leading on a track, at the end or in each round, go only to markers that have left the start.
bridge-ruling-10 = For a prize for most chapels, gates or inns you need at least one of them.
bridge-ruling-11 = “Chapel coins again” does not pay the £10 of the end a second time.
bridge-ruling-12 = For the lead on the chapel track all steps of the stairs count as one space. Whoever is last, alone or not, gets nothing.
bridge-ruling-13 = The lowest number of a round counts even if it replaced another building. With two players both buildings of a player count. If only parks were built, nobody is paid.
bridge-ruling-14 = For the highest card the printed value counts; with two players the highest of all four cards. If everybody plays Peter, the prize goes to whoever is ahead on the chapel track, or on its stairs.
bridge-ruling-15 = From an empty pile of bonus tiles nothing can be taken. If all are empty, there is no tile.
bridge-ruling-16 = Nobody goes into debt. Empty slots cost no more than you have before your bonus tiles bring £1 each.
bridge-ruling-17 = When the third stack runs out, the round is still played. A space beside an empty stack is closed at once.
bridge-ruling-18 = “Chapel track +2” and “Gate track +2” may be used at any moment of your own turn, also after the action of your building. They pay coins and bring tiles like any move.
bridge-ruling-19 = A building goes on the next slot whenever it may. You replace one only if you must; if only one can make room, it does so at once.
bridge-ruling-20 = Cards that were put back this turn, yours among them, can be taken in the inn at once.
bridge-ruling-21 = A move on a track is made in full. Taking cards in the inn is up to you.
bridge-ruling-22 = The front step of the stairs has the hand with the weakest extra card. With two or three players the front steps are used.
bridge-ruling-23 = Whoever holds no more cards than have to be played, and cannot take a Lady, is not asked: everybody can count them.

# Amounts

bridge-hint-points = about £{ $figure }
bridge-money = £{ $money }
bridge-money-minus = −£{ $money }
