guilds-title = Guilds of London

# Symbols, places

guilds-symbol-compass = compass
guilds-symbol-anchor = anchor
guilds-symbol-cross = cross
guilds-symbol-scythe = scythe
guilds-symbol-crown = crown
guilds-either = { $one } or { $other }

guilds-place-guildhall = Guildhall
guilds-place-plantation = Plantation
guilds-said-guildhall = the Guildhall
guilds-said-plantation = the Plantation
guilds-place-mercers = Mercers
guilds-place-grocers = Grocers
guilds-place-drapers = Drapers
guilds-place-fishmongers = Fishmongers
guilds-place-goldsmiths = Goldsmiths
guilds-place-skinners = Skinners
guilds-place-merchant_taylors = Merchant Taylors
    .short = Taylors
guilds-place-haberdashers = Haberdashers
guilds-place-salters = Salters
guilds-place-ironmongers = Ironmongers
guilds-place-vintners = Vintners
guilds-place-clothworkers = Clothworkers
guilds-place-dyers = Dyers
guilds-place-brewers = Brewers
guilds-place-leathersellers = Leathersellers
    .short = Leathers.
guilds-place-pewterers = Pewterers
guilds-place-barbers = Barbers
guilds-place-cutlers = Cutlers
guilds-place-bakers = Bakers
guilds-place-wax_chandlers = Wax Chandlers
    .short = Wax Ch.
guilds-place-tallow_chandlers = Tallow Chandlers
    .short = Tallow Ch.
guilds-place-armourers = Armourers
guilds-place-girdlers = Girdlers
guilds-place-butchers = Butchers
guilds-place-saddlers = Saddlers
guilds-place-carpenters = Carpenters & Builders
    .short = Carpenters
guilds-place-cordwainers = Cordwainers
guilds-place-painter_stainers = Painter-Stainers
    .short = Painters
guilds-place-curriers = Curriers
guilds-place-masons = Masons
guilds-place-plumbers = Plumbers
guilds-place-innholders = Innholders
guilds-place-founders = Founders
guilds-place-poulters = Poulters
guilds-place-cooks = Cooks
guilds-place-coopers = Coopers
guilds-place-paviors = Paviors
guilds-place-apothecaries = Apothecaries
guilds-place-master_mariners = Master Mariners
    .short = Mariners
guilds-place-lightermen = Lightermen
guilds-place-st_lawrence = St Lawrence Jewry
    .short = St Lawrence
guilds-place-gog_magog = Gog & Magog
guilds-place-university = London University
    .short = University
guilds-place-businessmens_hall = Businessmen’s Hall
    .short = Businessmen
guilds-place-parade = Lord Mayor’s Parade
    .short = Parade

guilds-side-ulster = Ulster
guilds-side-virginia = Virginia

# Icons

guilds-icon-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
guilds-icon-hire = { $count ->
    [one] hire 1 pawn
   *[other] hire { $count } pawns
}
guilds-icon-move = { $count ->
    [one] move 1 pawn
   *[other] move { $count } pawns
}
guilds-icon-ship = { $count ->
    [one] ship 1 pawn
   *[other] ship { $count } pawns
}
guilds-icon-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
guilds-icon-mayor = { $count ->
    [one] 1 mayoral card
   *[other] 1 of { $count } mayoral cards
}
guilds-icon-neutral = { $count ->
    [one] 1 neutral pawn
   *[other] { $count } neutral pawns
}
guilds-icons = { $what }
guilds-payment = { $cards }
guilds-hint-card = { $text }{ $cards ->
    [0] {""}
    [one] , for 1 card
   *[other] , for { $cards } cards
}{ $pawns ->
    [0] {""}
    [one] , for 1 pawn
   *[other] , for { $pawns } pawns
}
# A card that is spent, and what pays for an effect.
guilds-hint-hire = 1 from supply to Guildhall
guilds-hint-move = To a tile with a symbol of this card
guilds-hint-paid = { $effect } ({ $payment })
guilds-hint-tile = Needs { $need }, { $there } there; first: { $first }
guilds-hint-tile-two = Needs { $need }, { $there } there; first: { $first }; second: { $second }

# Action cards: names

guilds-card-y1 = Apprentices
guilds-card-y2 = Hiring Fair
guilds-card-y3 = Go-between
guilds-card-y4 = Journeymen
guilds-card-y5 = Emigrants
guilds-card-y6 = Indentures
guilds-card-r1 = Errand
guilds-card-r2 = Procession
guilds-card-r3 = Escort
guilds-card-r4 = Shown the Door
guilds-card-r5 = Side Entrance
guilds-card-r6 = Staff of Office
guilds-card-b1 = Passage
guilds-card-b2 = Convoy
guilds-card-b3 = New Crew
guilds-card-b4 = Harvest
guilds-card-b5 = Letters Home
guilds-card-b6 = Homecoming
guilds-card-g1 = Almanac
guilds-card-g2 = Library
guilds-card-g3 = Travel Diary
guilds-card-g4 = Charter Chest
guilds-card-g5 = Town Crier
guilds-card-g6 = Second Thoughts
guilds-card-p1 = Toast
guilds-card-p2 = Banquet
guilds-card-p3 = Audience
guilds-card-p4 = Coat of Arms
guilds-card-p5 = Pensioners
guilds-card-p6 = Beadle’s Favour

# Action cards: a few words for the pictures

guilds-short-y1 = Hire 2
guilds-short-y2 = Hire 4
guilds-short-y3 = Hire 1, take 1 neutral
guilds-short-y4 = Hire 3 if you moved, else 1
guilds-short-y5 = 1 from supply to Plantation
guilds-short-y6 = Hire 1; end: +1 card
guilds-short-r1 = Move 1 anywhere
guilds-short-r2 = Move 3 anywhere
guilds-short-r3 = Move 1 or 2 together to a compass
guilds-short-r4 = Send a pawn of another home
guilds-short-r5 = 1 from supply to compass or scythe
guilds-short-r6 = Move the Beadle; end: +1 card
guilds-short-b1 = Ship 1
guilds-short-b2 = Ship 3
guilds-short-b3 = Ship 2 if you hired
guilds-short-b4 = 1 point for every 2 on Plantation, up to 3
guilds-short-b5 = End: +1 card for each on Plantation, up to 3
guilds-short-b6 = Keep 1 of 2 mayoral cards
guilds-short-g1 = End: +2 cards
guilds-short-g2 = End: +4 cards
guilds-short-g3 = End: +1 card for each move, up to 3
guilds-short-g4 = Draw 3 now
guilds-short-g5 = Draw 1 for each move to cross or compass, up to 3
guilds-short-g6 = Take a discarded card, not the one paid; end: +2 cards
guilds-short-p1 = 1 point
guilds-short-p2 = 3 points
guilds-short-p3 = Keep 1 of 3 mayoral cards
guilds-short-p4 = 1 point for each Master with a symbol, up to 5
guilds-short-p5 = 3 points
guilds-short-p6 = Move the Beadle; 1 point if you stand there

# Action cards: the whole effect

guilds-text-y1 = Hire 2 pawns.
guilds-text-y2 = Pay 1 card. Hire 4 pawns.
guilds-text-y3 = Hire 1 pawn and take 1 neutral pawn from the score board.
guilds-text-y4 = Hire 3 pawns if you have moved a pawn of yours earlier this turn, otherwise 1.
guilds-text-y5 = Put 1 pawn from your supply straight onto the Plantation. This is neither hiring nor moving.
guilds-text-y6 = Hire 1 pawn. At the end of the turn draw 1 more card.
guilds-text-r1 = Move 1 pawn or Master of yours to any tile that is face up, whatever its symbols.
guilds-text-r2 = Pay 1 card. Move up to 3 pawns or Masters of yours to any tiles that are face up, whatever their symbols.
guilds-text-r3 = Move 1 or 2 pawns of yours together, or 1 Master, from one place to one tile that is face up and shows a compass.
guilds-text-r4 = Pay 1 card. Send 1 pawn of another player from a tile that is face up to the Guildhall.
guilds-text-r5 = Put 1 pawn from your supply straight onto a tile that is face up and shows a compass or a scythe. This is neither hiring nor moving.
guilds-text-r6 = Move the Beadle to another tile that is face up. At the end of the turn draw 1 more card.
guilds-text-b1 = Ship 1 pawn or Master of yours to the Plantation.
guilds-text-b2 = Pay 1 card. Ship up to 3 pawns or Masters of yours to the Plantation.
guilds-text-b3 = Only if you have hired earlier this turn: ship up to 2 pawns or Masters of yours to the Plantation.
guilds-text-b4 = 1 point for every 2 pawns of yours on the Plantation, 3 points at most.
guilds-text-b5 = At the end of the turn draw 1 more card for each pawn of yours on the Plantation, 3 at most.
guilds-text-b6 = Pay 1 pawn from the Plantation. Draw 2 mayoral cards and keep 1.
guilds-text-g1 = At the end of the turn draw 2 more cards.
guilds-text-g2 = Pay 1 card. At the end of the turn draw 4 more cards.
guilds-text-g3 = At the end of the turn draw 1 more card for each time you moved a pawn in this whole turn, 3 at most.
guilds-text-g4 = Pay 1 card. Draw 3 cards at once.
guilds-text-g5 = For the rest of the turn draw 1 card at once whenever you move a pawn of yours to a tile with a cross or a compass, 3 at most.
guilds-text-g6 = Pay 1 card. Take 1 card of your choice from the discard pile, but not the one you have just paid. At the end of the turn draw 2 more cards.
guilds-text-p1 = 1 point.
guilds-text-p2 = Pay 1 card. 3 points.
guilds-text-p3 = Pay 2 cards. Draw 3 mayoral cards and keep 1.
guilds-text-p4 = Pay 1 card and name a symbol. 1 point for each Master of yours on a tile with that symbol, 5 points at most.
guilds-text-p5 = Pay 2 pawns from the Guildhall. 3 points.
guilds-text-p6 = Move the Beadle to another tile that is face up. 1 point if a pawn of yours stands there.
guilds-text-gog_magog = As long as your Master stands here, you add 1 to your total whenever you are tied for first place on a tile.
guilds-text-university = As long as your Master stands here, you may hold 8 cards instead of 7 at the end of your turn.

# Mayoral cards

guilds-mayoral-m01 = Patron of the Compass
guilds-mayoral-m02 = Patron of the Anchor
guilds-mayoral-m03 = Patron of the Cross
guilds-mayoral-m04 = Patron of the Scythe
guilds-mayoral-m05 = Patron of the Crown
guilds-mayoral-m06 = First of the Compass
guilds-mayoral-m07 = First of the Anchor
guilds-mayoral-m08 = First of the Cross
guilds-mayoral-m09 = First of the Scythe
guilds-mayoral-m10 = First of the Crown
guilds-mayoral-m11 = The Great Twelve
guilds-mayoral-m12 = Three of the Twelve
guilds-mayoral-m13 = The Lesser Companies
guilds-mayoral-m14 = Civic Pride
guilds-mayoral-m15 = All Five Colours
guilds-mayoral-m16 = Many Halls
guilds-mayoral-m17 = Good Seconds
guilds-mayoral-m18 = Double Trades
guilds-mayoral-m19 = Overseas Estates
guilds-mayoral-m20 = Open Guildhall
guilds-mayoral-m21 = Honest Broker

guilds-short-m01 = 2 for each Master on a compass
guilds-short-m02 = 2 for each Master on an anchor
guilds-short-m03 = 2 for each Master on a cross
guilds-short-m04 = 2 for each Master on a scythe
guilds-short-m05 = 2 for each Master on a crown
guilds-short-m06 = 6 for most Masters on compasses; 3 if tied
guilds-short-m07 = 6 for most Masters on anchors; 3 if tied
guilds-short-m08 = 6 for most Masters on crosses; 3 if tied
guilds-short-m09 = 6 for most Masters on scythes; 3 if tied
guilds-short-m10 = 6 for most Masters on crowns; 3 if tied
guilds-short-m11 = 2 for each Master on ranks 1–12
guilds-short-m12 = 6 for 3+ Masters on ranks 1–12; 3 for 2
guilds-short-m13 = 1 for each Master on ranks 13–40
guilds-short-m14 = 3 for each Master on a special building
guilds-short-m15 = 4 for all five symbols; 8 if each twice
guilds-short-m16 = 1 for each Master, up to 6
guilds-short-m17 = 1 for each second-place token
guilds-short-m18 = 2 for each Master on two symbols or more, up to 8
guilds-short-m19 = 2 for each pawn on the Plantation, up to 8
guilds-short-m20 = 1 for each pawn in the Guildhall, up to 5
guilds-short-m21 = 2 for each neutral pawn, up to 8

guilds-text-m01 = 2 points for each Master of yours on a tile with a compass.
guilds-text-m02 = 2 points for each Master of yours on a tile with an anchor.
guilds-text-m03 = 2 points for each Master of yours on a tile with a cross.
guilds-text-m04 = 2 points for each Master of yours on a tile with a scythe.
guilds-text-m05 = 2 points for each Master of yours on a tile with a crown.
guilds-text-m06 = 6 points if you alone have the most Masters on tiles with a compass, 3 points if you share that.
guilds-text-m07 = 6 points if you alone have the most Masters on tiles with an anchor, 3 points if you share that.
guilds-text-m08 = 6 points if you alone have the most Masters on tiles with a cross, 3 points if you share that.
guilds-text-m09 = 6 points if you alone have the most Masters on tiles with a scythe, 3 points if you share that.
guilds-text-m10 = 6 points if you alone have the most Masters on tiles with a crown, 3 points if you share that.
guilds-text-m11 = 2 points for each Master of yours on a guild of the ranks 1 to 12.
guilds-text-m12 = 6 points if you have 3 or more Masters on guilds of the ranks 1 to 12, 3 points for exactly 2.
guilds-text-m13 = 1 point for each Master of yours on a guild of the ranks 13 to 40.
guilds-text-m14 = 3 points for each Master of yours on a special building.
guilds-text-m15 = 4 points if your Masters show each of the five symbols at least once, 8 points instead if each at least twice.
guilds-text-m16 = 1 point for each Master of yours, 6 at most.
guilds-text-m17 = 1 point for each second-place token that you keep.
guilds-text-m18 = 2 points for each Master of yours on a tile with two or more symbols, 8 at most.
guilds-text-m19 = 2 points for each pawn of yours on the Plantation, 8 at most.
guilds-text-m20 = 1 point for each pawn of yours in the Guildhall, 5 at most.
guilds-text-m21 = 2 points for each neutral pawn that you own, 8 at most.

# Questions

guilds-ask-keep = Which mayoral card do you keep? Nobody else sees it before the end.
guilds-ask-turn = { $draw ->
    [0] { $played ->
        [0] It is your turn. Play a card, or end your turn. In the last round only effects bring cards.
       *[other] Play another card, or end your turn. In the last round only effects bring cards.
    }
    [one] { $played ->
        [0] It is your turn. Play a card, or end your turn and draw 1 card.
       *[other] Play another card, or end your turn and draw 1 card.
    }
   *[other] { $played ->
        [0] It is your turn. Play a card, or end your turn and draw { $draw } cards.
       *[other] Play another card, or end your turn and draw { $draw } cards.
    }
}
guilds-ask-move = { $left ->
    [one] Which pawn do you move, and to which tile?
   *[other] You may move { $left } pawns, one by one. Which one, and to which tile?
}
guilds-ask-ship = { $left ->
    [one] From where do you ship a pawn to the Plantation?
   *[other] You may ship { $left } pawns, one by one. From where?
}
guilds-ask-salvage = Which card do you take from the discard pile?
guilds-ask-discard = { $count ->
    [one] You may hold { $limit } cards. Which one do you put away?
   *[other] You may hold { $limit } cards. Which { $count } do you put away?
}
guilds-ask-negotiate = A vote is due at { $place }: { $there }. { $stands } { $offers } { $after } { $count ->
    [one] Do you swap your neutral pawn for somebody’s pawn?
   *[other] You own { $count } neutral pawns: for whose pawns do you swap them?
}
guilds-stands-wins = As it stands { $who } wins.
guilds-stands-wins-before = As it stands { $who } wins before { $second }.
guilds-stands-wins-tie = As it stands { $who } wins the tie: { $sums }.
guilds-stands-tied = As it stands it is a tie, and nobody wins: { $sums }.
guilds-stands-shared = As it stands { $who } are tied and get the second reward.
guilds-sum = { $who } { $count }{ $masters ->
    [0] {""}
    [one] {" "}+ 1 neighbouring Master
   *[other] {" "}+ { $masters } neighbouring Masters
}{ $giants ->
    [0] {""}
   *[other] {" "}+ { $giants } by Gog & Magog
}
guilds-offers-first = First: { $first }.
guilds-offers-both = First: { $first }; second: { $second }.
guilds-neutrals-of = { $who } ({ $count ->
    [one] 1 neutral pawn
   *[other] { $count } neutral pawns
})
guilds-after-you = After you: { $who }.
guilds-after-you-nobody = Nobody swaps after you.
guilds-ask-orders = What is answered for you from now on?
guilds-ask-reward-first = You win { $place }: { $icons }. What do you take?
guilds-ask-reward-second = You are second at { $place }: { $icons }. What do you take?

guilds-total = In all: { $what }.
guilds-total-cards = { $count ->
    [one] 1 card spent
   *[other] { $count } cards spent
} ({ $left } left)
guilds-total-pawns = { $count ->
    [one] 1 pawn out of the supply
   *[other] { $count } pawns out of the supply
}
guilds-total-plantation = { $count ->
    [one] 1 pawn more on the Plantation
   *[other] { $count } pawns more on the Plantation
}
guilds-total-neutral = { $count ->
    [one] 1 neutral pawn
   *[other] { $count } neutral pawns
}
guilds-total-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# What is asked next, once a part is chosen

guilds-next-card = Which card?
guilds-next-use = What do you do with it?
guilds-next-from = From where?
guilds-next-to = To where?
guilds-next-pawns = How many pawns?
guilds-next-whose = Whose pawn?
guilds-next-symbol = Which symbol?
guilds-next-pay = What do you pay with?
guilds-next-take = What do you take?
guilds-next-keep = Which mayoral card?
guilds-next-kept = Which card do you keep?
guilds-next-deepest = Which of them lies deepest?
guilds-next-fewer = Which part of it do you take?
guilds-next-swap = Whose pawn?

guilds-paid = { $what }, paid with { $pay }
guilds-part-card = Card
guilds-part-use = Use
guilds-part-from = From
guilds-part-to = To
guilds-part-pawns = How many
guilds-part-whose = Whose pawn
guilds-part-symbol = Symbol
guilds-part-pay = Payment
guilds-part-take = Reward
guilds-part-keep = Mayoral card
guilds-part-kept = Card to keep
guilds-part-deepest = Lies deepest
guilds-part-fewer = Smaller reward
guilds-part-swap = Pawn
guilds-part-order = Standing order
guilds-part-when = Condition
guilds-part-place = Where
guilds-part-neutrals = At most
guilds-part-kind = What is taken

guilds-order-negotiate = Swap nothing this round
guilds-order-rewards = Take every reward whole
guilds-order-rest = End my turn at once, playing nothing
guilds-order-swap = Swap where it betters my place
guilds-order-idle = Only ask me where a swap could better my place
guilds-order-never = Swap nothing, unless another order says so
guilds-order-parts = Take of every reward only
guilds-order-mayoral = Keep mayoral cards by preference
guilds-order-move = Where pawns go that a reward or a card lets me move
guilds-order-ship = From where pawns go that a reward or a card lets me ship
guilds-when-few = Only with three cards or fewer
guilds-when-wins = Only if I am first then
guilds-place-everywhere = Everywhere
guilds-neutrals = { $count ->
    [one] for 1 neutral pawn
   *[other] for up to { $count } neutral pawns
}
guilds-kind-vp = Points
guilds-kind-hire = Pawns to hire
guilds-kind-move = Moves
guilds-kind-ship = Voyages to the Plantation
guilds-kind-draw = Action cards
guilds-kind-mayor = Mayoral cards
guilds-kind-neutral = Neutral pawns
guilds-way = { $origin } → { $to }
guilds-use-hire = Hire a pawn
guilds-use-move = Move a pawn
guilds-use-effect = Use its effect
guilds-card-end = End the turn
guilds-from-done = No more
guilds-take-all = Everything
guilds-take-none = Nothing
guilds-take-fewer = Take fewer
guilds-keep-order = Choose the order too
guilds-swap-none = Swap nothing
guilds-whose = { $who }
guilds-pawns-of = { $who } { $count }
guilds-pawns = { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
}

# Why something is not possible now

guilds-why-not-held = You do not hold this card.
guilds-why-played = You have played this card already this turn.
guilds-why-no-pawn = No pawn of yours stands in the Guildhall or on a tile.
guilds-why-not-laid = { $place } does not lie in the city.
guilds-why-resolved = { $place } is resolved. Choose a tile that is face up.
guilds-why-there-already = { $place } is where this pawn stands now. Choose another tile.
guilds-why-beadle-there = { $place } is where the Beadle stands now. Choose another tile.
guilds-why-symbol = { $place } does not fit: this card leads to tiles with { $symbols }.
guilds-why-to-guildhall = Nobody is moved to the Guildhall.
guilds-why-to-plantation = No move leads to the Plantation. Pawns are shipped there, or put there by an effect that says so.
guilds-why-to-tiles = The Beadle only goes to tiles that are face up.
guilds-why-on-plantation = No move starts on the Plantation. Choose a pawn in the Guildhall or on a tile.
guilds-why-cost-cards = { $count ->
    [one] The effect costs 1 other card of your hand, and there is none.
   *[other] The effect costs { $count } other cards of your hand, and you have { $left }.
}
guilds-why-cost-plantation = The effect costs { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
} of yours on the Plantation, and you have { $left } there.
guilds-why-cost-guildhall = The effect costs { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
} of yours in the Guildhall, and you have { $left } there.
guilds-why-pay-itself = This is the card that you are playing. Pay with another one.
guilds-why-not-hired = This effect is only for a turn in which you have hired.
guilds-why-just-paid = You have just paid this card.
guilds-why-master = A Master is not sent away.
guilds-why-not-on-a-tile = Only pawns on tiles that are face up are sent away.
guilds-why-no-such-pawn = No pawn of { $whose } stands there.

# What happened

guilds-event-keeps-mayoral = { $who } keeps a mayoral card.
guilds-event-kept = Your mayoral card: { $card }.
guilds-event-round = Round { $round } of { $rounds } begins.
guilds-event-last-round = Round { $round } begins. It is the last one: at the end of a turn only effects bring cards.
guilds-event-plays-hired = { $who } plays { $card } and hires a pawn.
guilds-event-plays-hired-nobody = { $who } plays { $card } to hire, but no pawn of { $who } is left in the supply.
guilds-event-plays-moved = { $who } plays { $card } and moves a pawn from { $origin } to { $to }.
guilds-event-plays-effect = { $who } uses the effect of { $card }.
guilds-event-plays-nothing = { $who } plays nothing { $count ->
    [0] and draws no card
    [one] and draws 1 card
   *[other] and draws { $count } cards
}.
guilds-event-ends-turn = { $who } ends the turn { $count ->
    [0] without drawing
    [one] and draws 1 card
   *[other] and draws { $count } cards
}.
guilds-event-pays-cards = { $who } pays { $cards }.
guilds-event-pays-plantation = { $who } gives up { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
} on the Plantation.
guilds-event-pays-guildhall = { $who } gives up { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
} in the Guildhall.
guilds-event-hired = { $who } hires { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
}.
guilds-event-supply-empty = No more pawns of { $who } are in the supply.
guilds-event-moved = { $who } moves { $count ->
    [one] a pawn
   *[other] { $count } pawns
} from { $origin } to { $to }.
guilds-event-shipped = { $who } ships { $count ->
    [one] a pawn
   *[other] { $count } pawns
} from { $origin }.
guilds-event-moves-nobody = { $who } has no pawn that can go anywhere.
guilds-event-settled = { $who } puts { $count ->
    [one] a pawn
   *[other] { $count } pawns
} from the supply onto the Plantation.
guilds-event-deployed = { $who } puts a pawn from the supply onto { $to }.
guilds-event-expelled = { $who } sends a pawn of { $whose } from { $origin } to the Guildhall.
guilds-event-expels-nobody = No pawn of another player stands on a tile for { $who } to send home.
guilds-event-no-tile = There is no tile for { $who } to choose.
guilds-event-in-vain = That brings { $who } nothing.
guilds-event-beadle = { $who } sends the Beadle to { $to }.
guilds-event-beadle-moves = The Beadle goes to { $to }.
guilds-event-beadle-off = No guild is face up, so the Beadle leaves the city.
guilds-event-salvaged = { $who } takes { $card } from the discard pile.
guilds-event-nothing-salvaged = { $who } finds no card in the discard pile.
guilds-event-shuffled = The deck is empty. The discarded cards are shuffled.
guilds-event-draws = { $who } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
guilds-event-drawn = You draw { $cards }.
guilds-event-no-cards = There are no more cards for { $who } to draw.
guilds-event-discards = { $who } puts away { $cards }.
guilds-event-points = { $who } gains { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
guilds-event-draws-mayoral = { $who } draws { $count ->
    [one] 1 mayoral card
   *[other] { $count } mayoral cards
}.
guilds-event-no-mayoral = There is no mayoral card left for { $who }.
guilds-event-neutrals = { $who } takes { $count ->
    [one] a neutral pawn
   *[other] { $count } neutral pawns
} from the score board.
guilds-event-no-neutrals = There is no neutral pawn left for { $who }.
guilds-event-resolution = Everybody has acted. The tiles are looked at.
guilds-event-swaps = { $who } swaps { $count ->
    [one] a neutral pawn for a pawn
   *[other] { $count } neutral pawns for pawns
} of { $whose } at { $place }.
guilds-event-swaps-nothing = { $who } swaps nothing at { $place }.
guilds-event-only-neutrals = No player is left at { $place }. The tile stays face up, and the neutral pawns leave it.
guilds-event-tied-with = It is a tie at { $place }: { $sums }. The tile stays face up.
guilds-event-tied = { $tied } are tied at { $place }. The tile stays face up.
guilds-event-wins-with = { $who } wins { $place }: { $sums }.
guilds-event-wins-tie-with = { $who } wins the tie at { $place }: { $sums }.
guilds-event-wins = { $who } wins { $place }.
guilds-event-wins-tie = { $who } wins the tie at { $place }.
guilds-event-second = { $who } is second at { $place }.
guilds-event-takes-nothing = { $who } takes nothing at { $place }.
guilds-event-nothing-to-take = { $place } has nothing to offer { $who } now.
guilds-event-master = { $who } is Master of { $place }.
guilds-event-no-master = { $place } is turned over without a Master: { $who } has no pawn left there.
guilds-event-all-resolved = No tile is left face up, so the city develops at once.
guilds-event-all-resolved-end = No tile is left face up. The Plantation is resolved one last time, and the match ends.
guilds-event-plantation-empty = Nobody is on the Plantation.
guilds-event-plantation-counted = The Plantation is counted: { $sums }.
guilds-event-plantation-tied = { $tied } are tied on the Plantation and get the second reward.
guilds-event-plantation-reward = { $who } is rewarded by the Plantation: { $icons }.
guilds-event-returned = { $who } gives back { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
} from the Plantation.
guilds-event-growth = The city grows: { $tiles }.
guilds-event-over = The match is over. Here is what everybody has scored.
guilds-event-mayoral = { $card } brings { $who } { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
guilds-event-neighbours = Neighbouring Masters bring { $who } { $count ->
    [one] { $count } point
   *[other] { $count } points
}.

# The end

guilds-points-round = Round
guilds-points-so-far = After each round: the score track, with mayoral cards and neighbouring Masters as they would have counted.
guilds-score-play = Scored during the match
guilds-score-neighbours = Neighbouring Masters
guilds-tie-cards = Mayoral cards (more is better)
guilds-tie-biggest = Best mayoral card (more is better)

# Options

guilds-option-plantation = Side of the Plantation
guilds-option-plantation-random = random
guilds-option-plantation-ulster = { guilds-side-ulster }
guilds-option-plantation-virginia = { guilds-side-virginia }
guilds-option-tie = Ties at the end
guilds-option-tie-cards = more mayoral cards win
guilds-option-tie-biggest = the best mayoral card wins

# About

guilds-about =
    Guilds of London is a game by Tony Boydell for 2 to 4 players, published in 2016.
    The rules are those of the rulebook. What is printed on the tiles, second-place tokens, action cards and mayoral cards is not known to us. What stands on them here, and what the cards do, is ours: a set that is reconstructed so that all numbers fit, and not the published one. Of the Plantation only Ulster’s first reward is known.
    Whoever owns the box can enter the printed numbers in the data files; they count after a restart. Tiles, tokens and the Plantation show them then. The texts of the cards stand beside the data files and do not follow by themselves.
    Texts and pictures here are our own. Where the rulebook is silent, see the rulings.

# Rulings, where the rulebook is silent

guilds-ruling-1 = Who goes first in the first round is left to chance. Whoever has no points yet stays behind all who have.
guilds-ruling-2 = When the deck is empty, the discarded cards are shuffled. Cards played this turn are not among them before the turn ends.
guilds-ruling-3 = Only a cost that cannot be paid, or a condition of its own, forbids an effect. The cost is paid first, then every part is done as far as possible, even if that changes nothing. Whoever hires with an empty supply hires nobody.
guilds-ruling-4 = Of several moves or voyages you may do fewer, or none. Where an effect brings only one and costs no card, it is chosen as the card is played, and done if any pawn can go.
guilds-ruling-5 = Hired means by playing a card to hire or by an effect that says so. Moved means by playing a card to move or by an effect that moves or ships pawns; a pawn put somewhere straight from the supply, sent home or swapped has not been moved. Rewards come after the turns and count for neither.
guilds-ruling-6 = Pawns on the Plantation are not moved away. They leave it when they are given back, swapped or paid.
guilds-ruling-7 = A Master may be moved or shipped. Its tile stays resolved and nobody controls it any more; a lasting effect of it ends.
guilds-ruling-8 = In a negotiation you may swap out your own pawns, too. Each player has one chance for each tile.
guilds-ruling-9 = Neutral pawns leave a tile when it is resolved, or when a vote finds no player left on it. On a tied tile they stay. On the Plantation they go back each time.
guilds-ruling-10 = If first place was won by neighbouring Masters, the only other player in that tie is second. If there were several, nobody is. A tie for second place is not broken.
guilds-ruling-11 = Masters on special buildings count as neighbours, in ties and at the end. Tiles on two sides of the Guildhall are not neighbours.
guilds-ruling-12 = The tile that is being resolved is still face up: its reward may move pawns away from it or to it, which changes no vote. If the winner has no pawn left there, no Master stays.
guilds-ruling-13 = The second player may also take a part of the reward, and keeps the token in any case. A token that nobody takes leaves the game.
guilds-ruling-14 = The Beadle only goes to guilds by himself. If none is face up, he leaves the city until there is one. A card may send him to a special building.
guilds-ruling-15 = Each tile is looked at once in a round. A pawn or the Beadle that arrives on a tile later in the order counts there.
guilds-ruling-16 = The Plantation’s rewards are taken whole; those who share one take it in the order of play. If several are tied for second, there is no second reward.
guilds-ruling-17 = With three or four players, when the last tile is resolved, the round marker goes to the next round with a development, unless it is there already. If that is the last round, the Plantation is resolved and the match ends. With two players it ends after the Plantation in any case.
guilds-ruling-18 = Cards that you get while tiles are resolved count for your hand at the end of your next turn.
guilds-ruling-19 = In every tie for first place on a tile, wherever it lies, a Master on Gog & Magog adds 1, on top of the neighbouring tiles. On the Plantation he adds nothing.
guilds-ruling-20 = A Master on a special building counts for each of its symbols. One Master may count for several mayoral cards.
guilds-ruling-21 = The rulebook names two ways to decide equal scores at the end: more mayoral cards, or the mayoral card that brought most. Each table chooses one.
guilds-ruling-22 = Mayoral cards that are not kept go under their deck, the one that was drawn first lying deepest, unless their owner chooses another order. Those of the beginning are shuffled.
guilds-ruling-23 = Where new tiles go is reconstructed. North and south are counted in the column of the Guildhall tile with the compass, east and west in its row. From the first tile the others go clockwise round the city as it was before, through every empty place that touches it at an edge or a corner.
guilds-ruling-24 = Of what a reward counts, points, pawns to hire, cards or neutral pawns, you may take fewer.
