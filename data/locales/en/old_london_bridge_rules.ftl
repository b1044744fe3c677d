# The rules of Old London Bridge, a page each. Numbers come from the component files.

bridge-page-bridge = Your bridge
bridge-rules-bridge =
    You build a bridge of { $slots } slots, from left to right, one building a turn. Whoever has most money in the end wins.

    House numbers have to fall: a building goes on the next slot if its number is lower than that of the last building, which is always the rightmost one. If it is higher, it must replace an earlier building, so that the numbers still fall; the old one leaves the game, and in the end a slot stays empty.

    A **park** has no number and always goes on the next slot. After it a new series begins with any number. Parks are never replaced.

bridge-page-start = What you begin with
bridge-rules-start =
    You have £{ $start_money } and six cards: Peter de Colechurch (0), a Merchant (1), a Lady (2), a Cleric (3), a Lord (4), and a second one of these four, by your step on the stairs of the chapel track. The steps are dealt by chance. Your cards are secret, and your money too, unless the table plays with open money.

bridge-page-round = A round
bridge-rules-round =
    There are { $rounds_with_more } rounds. First a marker turns the rondel by 1 to 3 positions, so that other incomes lie beside the stacks. Then everybody chooses a card in secret, and all are revealed together. The highest card acts first. This order stands for the whole round; moves on the chapel track count for the order from the next round on.

    All **ties** go by the chapel track, in this and in everything else: whoever is further ahead, or on top on the same space. A marker that moves to a space lies on top of those there.

bridge-page-turn = Your turn
bridge-rules-turn =
    Your card goes back to the inn; Peter de Colechurch (0) always comes back to your hand. Then put your pawn on a free space of the rondel; a space has room for one pawn:
    - an **outer space**: you get its £1, £2 or £3 and the top building of the stack beside it. The X is closed, and so is a space whose stack has run out.
    - the **centre**: you pay £{ $centre_price } and take the top building of any stack, also of one beside the X or another pawn.

    Build it, and carry out its action.

bridge-page-actions = Actions and coats of arms
bridge-rules-actions =
    The strength of an action is the number of coats of arms on your whole bridge in the colour that the new building bears, its own among them.

    - **Chapel**: your marker moves so many spaces on the chapel track and collects the coins that it reaches or passes.
    - **Gate**: your marker moves so many spaces on the gate track. For each bonus space that it reaches or passes you take an open bonus tile, and the next one is turned up.
    - **Inn**: take cards from the inn that are worth so much together at most.
    - **Shop**: you get so many pounds.
    - **Guild**: no action, but it bears all four coats, and so strengthens every later one.
    - **Park**: no action, but it bears a coat that counts later.

bridge-page-tracks = The two tracks
bridge-rules-tracks =
    The **chapel track**: before the first space there are stairs with four steps. Your first step always enters space 1, whichever stair you stand on; the stairs themselves are not counted. Coins lie on the spaces { $coin_spaces }, and the track ends with space { $chapel_last }.

    The **gate track**: the bonus spaces are { $bonus_spaces }. The track ends with space { $gate_last }, which is no bonus space.

    Whoever reaches the end of a track gets £{ $track_end_prize }; further steps are lost. There a marker that comes later goes under those already there.

bridge-page-inn = The inn
bridge-rules-inn =
    An inn lets you take cards that lie at the inn, worth so much together as the action is strong, at most; a Lord, for example, takes a strength of 4. You may take several, fewer, or none.

    Cards that were put back this turn, yours among them, can be taken at once. In the end the highest sum of cards in hand brings money.

bridge-page-tiles = Using bonus tiles
bridge-rules-tiles =
    Each is used once, from the round after you took it. You may use several in a turn. One that is left at the end is worth £{ $tiles_unused }.
    - **Take a Lady**: while you choose your card, take a Lady (2) from the inn.
    - **Card +1**: after the reveal, your card counts one more for the order. With two players you choose which of your two cards.
    - **Share a space**: go where one other pawn stands. You get or pay what you would otherwise.
    - **Free centre**: the centre costs nothing.
    - **Use the X**: go to the X and take the building beside it. It pays nothing.
    - **Keep the card**: choose it before your space, and the card of this turn comes back to your hand after it.
    - **Chapel track +2**, **Gate track +2**: move your marker, at any moment of your turn, unless it is at the end of its track.

bridge-page-pieces = What there is of everything
bridge-rules-pieces =
    - **Buildings**: { $buildings }, of these { $of_each_kind } of each of the six kinds. Each number from 1 to { $numbers } is there exactly once; the { $of_each_kind } parks have none.
    - **Coats of arms**: chapels, gates, inns, shops and parks bear one, a guild all four.
    - **Bonus tiles**: { $bonus_tiles }, { $of_each_tile } of each of the eight kinds.
    - **Cards**: { $copies_0 } of Peter (0), { $copies_1 } Merchants (1), { $copies_2 } Ladies (2), { $copies_3 } Clerics (3), { $copies_4 } Lords (4).
    - **Markers of the rounds**: { $markers_1 } turn the rondel by 1, { $markers_2 } by 2, { $markers_3 } by 3.

    Which numbers belong to which kind stands in the list of buildings at the end of the contents.

bridge-page-picture = Who is shown where
bridge-rules-picture =
    Each player has a colour and a sign. Pawns on the rondel and the markers of both tracks wear both, and each bridge bears them beside the name. A building shows its number on a board and its coat of arms above; the four coats differ in their outline and their figure, not only in colour.

    In the middle of the picture lies the rondel with the stacks round it, and beside it the inn, the open bonus tiles and the four fields that are scored at the end. **Read the board** says all of it in words.

bridge-page-orders = Orders
bridge-rules-orders =
    So that nobody has to wait, say beforehand what I answer for you: the buildings you want and what their spaces have to pay, the card of the coming round, the bonus tiles you use, take or keep, the cards you take from the inn, the building that makes room. Use the **Orders** button or **/bridge orders**; nobody else sees it. “Card +1” is kept without a question where it cannot change the order of the cards.

bridge-page-end = The end
bridge-rules-end =
    After { $rounds_with_more } rounds, or after a round in which three stacks have run out, there are prizes of £{ $prizes_with_four_1 }, £{ $prizes_with_four_2 } and £{ $prizes_with_four_3 } for
    - the chapel track and the gate track, if your marker has left the start,
    - the highest sum of cards in hand, if you hold more than Peter,
    - the most buildings, parks among them.

    With three players there is no third prize, with two only the first. Then you pay for empty slots: £{ $cost_one } for one, £{ $cost_two } for two, £{ $cost_three } for three and so on (from two on the prices are our own reconstruction), but never more than you have. After that each bonus tile left brings £{ $tiles_unused }. Most money wins. Ties go by the chapel track.

bridge-page-two = Two players
bridge-rules-two =
    You begin with { $start_zeros_with_two } Peters and play { $rounds_with_two } rounds, with two cards each in every round. Each card gives a turn of its own; their values are not added up. In your second turn the pawn has to move to another space, and the one that it leaves is free.

bridge-page-expert = For experts
bridge-rules-expert =
    Each of the four printed fields may be replaced by one of four tiles, by choice or by chance.

    ### Instead of the chapel track
    - { bridge-scoring-most_chapels }
    - { bridge-scoring-chapel_leader }
    - { bridge-scoring-lead }
    - { bridge-scoring-coins_again }
    ### Instead of the gate track
    - { bridge-scoring-most_gates }
    - { bridge-scoring-gate_leader }
    - { bridge-scoring-gate_spaces }
    - { bridge-scoring-unused_tiles }
    ### Instead of the cards in hand
    - { bridge-scoring-most_inns }
    - { bridge-scoring-high_card }
    - { bridge-scoring-cards_in_hand }
    - { bridge-scoring-card_sets }
    ### Instead of the most buildings
    - { bridge-scoring-longest_series }
    - { bridge-scoring-lowest_number }
    - { bridge-scoring-low_numbers }
    - { bridge-scoring-six_kinds }

# Lists, and what pictures show

bridge-shelf-kinds = Kinds of buildings
bridge-shelf-buildings = Buildings, by number
bridge-shelf-cards = Characters
bridge-shelf-bonus = Bonus tiles
bridge-shelf-scoring = Scoring tiles for experts

bridge-look-coats = Bears { $coats }.
bridge-look-copies = There are { $count }.
bridge-look-numbers = Numbers { $numbers }.
bridge-look-does-chapel = Your marker moves on the chapel track, one space for each coat of its colour on your bridge.
bridge-look-does-gate = Your marker moves on the gate track, one space for each coat of its colour on your bridge.
bridge-look-does-inn = Take cards at the inn, worth one for each coat of its colour on your bridge at most.
bridge-look-does-shop = £1 for each coat of its colour on your bridge.
bridge-look-does-guild = No action, but all four coats of arms.
bridge-look-does-park = No action and no number. It goes on the next slot, and any number may follow.
bridge-look-park = Park with { $coats }
bridge-look-card-0 = Never goes to the inn: it comes back to your hand after its turn.
bridge-look-card-other = Goes back to the inn when it has acted. The highest card acts first.
bridge-look-field = Instead of the field “{ $field }”.

bridge-scene-row = The numbers fall; after the park any number may follow
bridge-scene-replace = The 36 is too high for the next slot: it replaces the 30
bridge-scene-strength = This shop has a strength of 2: two orange coats on the bridge
