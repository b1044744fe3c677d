pillars-title = The Pillars of the Earth

# Cubes, points, gold

pillars-goods-sand = sand
pillars-goods-wood = wood
pillars-goods-stone = stone
pillars-goods-metal = metal
pillars-cubes-sand = { $number } sand
pillars-cubes-wood = { $number } wood
pillars-cubes-stone = { $number } stone
pillars-cubes-metal = { $number } metal
pillars-cubes-none = nothing
    .none = yes
pillars-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pillars-gold = { $gold } gold
pillars-nobody = nobody
pillars-lost = { $lost ->
    [0] {""}
   *[other] {" "}{ $lost } more is lost, since nobody has more than 30.
}

# Places, in clockwise order

pillars-place-event = Event
pillars-place-bishop = Bishop’s Seat
    .short = Bishop
pillars-place-wool_mill = Wool Mill
pillars-place-kingsbridge = Kingsbridge
pillars-place-priory = Priory
pillars-place-forest = Forest
pillars-place-quarry = Quarry
pillars-place-gravel_pit = Gravel Pit
pillars-place-court = King’s Court
pillars-place-shiring = Shiring
pillars-place-castle = Shiring Castle
    .short = Castle
pillars-place-market = Market
pillars-place-cathedral = Cathedral
pillars-place-start_player = Start Player
    .short = Start

# Pieces of the cathedral

pillars-piece-1 = the nave
pillars-piece-2 = the portal
pillars-piece-3 = the apse
pillars-piece-4 = the first tower
pillars-piece-5 = the second tower
pillars-piece-6 = the vault

# Cards: names

pillars-card-sand_2 = Gravel Pit with 2 sand
pillars-card-sand_3 = Gravel Pit with 3 sand
pillars-card-sand_4 = Gravel Pit with 4 sand
pillars-card-wood_2 = Forest with 2 wood
pillars-card-wood_3 = Forest with 3 wood
pillars-card-wood_4 = Forest with 4 wood
pillars-card-stone_2 = Quarry with 2 stone
pillars-card-stone_3 = Quarry with 3 stone
pillars-card-stone_4 = Quarry with 4 stone
pillars-card-mortar_mixer = Mortar Mixer
pillars-card-woodworker = Woodworker
pillars-card-stonecutter = Stonecutter
pillars-card-mason_1 = Mason
pillars-card-tool_maker = Tool Maker
pillars-card-mortar_mixer_1 = Skilled Mortar Mixer
pillars-card-woodworker_1 = Master Woodworker
pillars-card-potter_2 = Potter
pillars-card-architect = Architect
pillars-card-mason_2 = Mason
pillars-card-carpenter_2 = Carpenter
pillars-card-potter_3 = Potter
pillars-card-sculptor_3 = Sculptor
pillars-card-carpenter_3 = Carpenter
pillars-card-mason_3 = Mason
pillars-card-mason_4 = Mason
pillars-card-sculptor_4 = Sculptor
pillars-card-carpenter_4 = Carpenter
pillars-card-glassblower_4 = Glassblower
pillars-card-carpenter_5 = Carpenter
pillars-card-goldsmith_5 = Goldsmith
pillars-card-sculptor_5 = Sculptor
pillars-card-glassblower_5 = Glassblower
pillars-card-bell_founder = Bell Founder
pillars-card-organ_builder = Organ Builder
pillars-card-sculptor_6 = Sculptor
pillars-card-goldsmith_6 = Goldsmith
pillars-card-richard = Richard of Kingsbridge
    .short = Richard
pillars-card-aliena = Aliena
pillars-card-tom = Tom Builder
    .short = Tom
pillars-card-ellen = Ellen
pillars-card-philip = Prior Philip
    .short = Philip
pillars-card-francis = Francis
pillars-card-otto = Otto
pillars-card-jack = Jack
pillars-card-exemption = Tax Exemption
    .short = Exemption
pillars-card-thomas = Thomas
pillars-card-remigius = Remigius
pillars-card-madonna = Weeping Madonna
    .short = Madonna
pillars-card-wool_fair = Wool Fair
pillars-card-toledo = Toledo
pillars-card-festivities = Festivities
pillars-card-completion = Completion
pillars-card-king = The King Is Pleased
pillars-card-richard_gift = Richard’s Gift
pillars-card-wool_trade = Prior Philip’s Wool Trade
pillars-card-volunteers = Volunteers
pillars-card-archbishop = The Archbishop Visits
pillars-card-william = William Hamleigh
pillars-card-conflict = Conflict
pillars-card-town_wall = The Town Wall
pillars-card-cold_winter = Cold Winter
pillars-card-departure = A Craftsman Leaves

# Cards: what they do

pillars-effect-work = { $takes } for { $brings }, { pillars-times }.
pillars-effect-mortar_mixer = { $takes } for { $brings }, { pillars-times }. Masons need a mixer.
pillars-effect-woodworker = { $takes } for { $brings }, { pillars-times }. Buying wood takes a Woodworker (a Master will do).
pillars-effect-stonecutter = { $takes } for { $brings }, { pillars-times }. Selling stone takes a Stonecutter.
pillars-effect-mason = { $takes } for { $brings }, { pillars-times }, with a mixer.
pillars-effect-tool_maker = { $brings } a round if you own metal, which you keep.
pillars-effect-architect = { $brings } a round, for nothing.
pillars-times = { $times ->
    [1] once a round
    [2] twice a round
   *[other] { $times } times a round
}
pillars-effect-every_round = { $brings } more every round.
pillars-effect-at_once = { $brings } at once.
pillars-effect-ellen = Shows the coming event at the start of every round, to her owner alone.
pillars-effect-philip = { $brings } more for each builder at the Priory.
pillars-effect-francis = The tax is { $amount } gold, whatever the die shows.
pillars-effect-otto = { $amount } more worker from the next round to the end of the game.
pillars-effect-jack = Room for { $amount } more craftsman.
pillars-effect-exemption = Once, after the roll: no tax this round.
pillars-effect-thomas = Once, after a bad event is shown: it does no harm.
pillars-effect-remigius = Once: place a drawn builder for nothing.
pillars-effect-king = Everybody gets { $amount } gold.
pillars-effect-richard_gift = Everybody gets { $amount } metal.
pillars-effect-wool_trade = In the Wool Mill up to { $amount } workers of each player bring 1 gold more.
pillars-effect-volunteers = Every resource card brings { $amount } more cube this round.
pillars-effect-archbishop = At the Cathedral one craftsman of each player may work once more than the card says.
pillars-effect-william = Everybody pays { $amount } gold. For each 2 gold that are missing, 1 point is lost.
pillars-effect-conflict = Everybody loses { $amount } points.
pillars-effect-town_wall = Next round everybody has only { $amount } builders.
pillars-effect-cold_winter = Every resource card brings { $amount } cube less this round.
pillars-effect-departure = Everybody lets one craftsman go.

# Questions

pillars-ask-draft = Which card do you take? You have { $workers ->
    [one] 1 idle worker
   *[other] { $workers } idle workers
} and { $gold } gold.
pillars-ask-discard-draft = You have one craftsman too many. Who leaves the game? It may be the one you just hired.
pillars-ask-discard-shiring = You have more craftsmen than places. Who leaves the game? It may be the one who just came.
pillars-ask-discard-event = The event drives a craftsman away. Who leaves the game?
pillars-ask-redraw = A builder of { $owner } is drawn, at a price of { $price } gold. As the start player you may put one builder a round back into the bag and draw another. Do you want to?
pillars-ask-builder = Your builder is drawn. Placing it costs { $price } gold, and you have { $gold }. If you pass, you place it for nothing when all are drawn.
pillars-ask-builder-free = Where does your builder go? It costs nothing now.
pillars-ask-bishop = The bishop gives you a cube from the Market. Which one?
pillars-ask-bishop-bad = The event is { $event }. { $effect } Does the bishop protect you from it, or do you take a cube from the Market and suffer it?
pillars-ask-protect = The event is { $event }. { $effect } Does Thomas protect you from it? He does so only once.
pillars-ask-exempt = Your tax is { $tax } gold, and you have { $gold }. Do you use your Tax Exemption? It works only once.
pillars-ask-market = Your turn at the Market. You have { $gold } gold. For sale: { $stock }. What do you do?
pillars-ask-build = { NONE($cubes) ->
    [yes] You have { $gold } gold and no cubes.
   *[other] Your cubes: { $cubes }. Your gold: { $gold }.
} The proposal brings { $brings }{ $pays ->
    [0] {""}
   *[other] {" "}for { $pays } gold
}: { $uses }. { $then ->
    [last] That leaves { $kept }.
    [gives] You keep { $kept } and give back { $back }, since only five cubes may stay.
   *[keeps] You keep { $kept }.
}
pillars-ask-build-rest = { NONE($cubes) ->
    [yes] You have { $gold } gold and no cubes.
   *[other] Your cubes: { $cubes }. Your gold: { $gold }.
} The proposal is that nobody works, and that you keep your gold.{ $then ->
    [gives] {" "}You keep { $kept } and give back { $back }, since only five cubes may stay.
   *[keeps] {""}
}
pillars-ask-keep = You may keep only five cubes. Which ones? The others go back.
pillars-ask-orders = What shall I answer for you, so that nobody has to wait? Only you see this, and you can change it at any time.

# What is asked next, once a part is chosen

pillars-next-card = Which card?
pillars-next-craftsman = Which craftsman?
pillars-next-space = Which space?
pillars-next-take = What do you take?
pillars-next-use = Which advantage?
pillars-next-deal = What do you buy or sell?
pillars-next-amount = How many?
pillars-next-plan = Who works?
pillars-next-times = How often?
pillars-next-keep = Which cubes stay?

pillars-part-card = Card
pillars-part-craftsman = Craftsman
pillars-part-draw = The builder
pillars-part-space = Space
pillars-part-take = From the bishop
pillars-part-use = Advantage
pillars-part-deal = Deal
pillars-part-amount = How many
pillars-part-plan = Work
pillars-part-times = How often
pillars-part-keep = Cubes to keep
pillars-part-order = Order
pillars-part-price = At most
pillars-part-left = How many stay
pillars-part-build = Proposal
pillars-part-when = Condition

pillars-resource = { $number } { $kind } for { $workers } workers
pillars-hire = { $card } for { $gold } gold
pillars-craftsman = { $card } { $times }×
pillars-at-kingsbridge = Kingsbridge: { $card }
pillars-at-shiring = Shiring: { $card }
pillars-card-pass = Pass
pillars-draw-keep = It stays
pillars-draw-again = Draw another
pillars-draw-keep_all = All stay this round
pillars-space-bishop = Bishop’s Seat
pillars-space-priory = Priory: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pillars-space-court = King’s Court
pillars-space-castle = Shiring Castle
pillars-space-market = Market
pillars-space-start_player = Start Player
pillars-space-pass = Pass
pillars-space-redraw = Draw another
pillars-take-protection = Protection
pillars-use-card = Use { $card }
pillars-use-no = Not now
pillars-deal-buy = Buy { $goods } at { $price } gold
pillars-deal-sell = Sell { $goods } at { $price } gold
pillars-deal-pass = Done
pillars-plan-best = As proposed: { $brings }
pillars-plan-most = Most points: { $brings } for { $pays } gold
pillars-plan-last = { $pays ->
    [0] As proposed: { $brings }
   *[other] As proposed: { $brings } for { $pays } gold
}
pillars-plan-rest = As proposed: keep your gold
pillars-plan-piece = One craftsman at a time
pillars-plan-stop = No more
# Of how often the card says, where that is more: two craftsmen of one name are told apart by it.
pillars-use-times = { $card } ({ $times ->
    [1] { $most ->
        [1] once
       *[other] once; { $most } at most
    }
    [2] { $most ->
        [2] twice
       *[other] twice; { $most } at most
    }
    [3] { $most ->
        [3] 3 times
       *[other] 3 times; { $most } at most
    }
    [4] { $most ->
        [4] 4 times
       *[other] 4 times; { $most } at most
    }
    [5] { $most ->
        [5] 5 times
       *[other] 5 times; { $most } at most
    }
    [6] { $most ->
        [6] 6 times
       *[other] 6 times; { $most } at most
    }
   *[other] { $times } times; { $most } at most
})
pillars-use-raised = { $card } { $times } times (one more than the card says)
pillars-use-alone = { $card }
pillars-kept = { $cubes }
pillars-price = at most { $price } gold
pillars-left = until { $left } are left
pillars-build-best = As proposed
pillars-build-most = For most points
pillars-order-draft = Take cards by preference
pillars-order-places = Place builders by preference, else pass
pillars-order-bishop = Take from the bishop
pillars-order-market = Deals at the market
pillars-order-discard = Who leaves, if somebody has to
pillars-order-leave = Put no drawn builder back, in any round
pillars-order-cathedral = Build at the Cathedral
pillars-order-protect = Use Thomas
pillars-order-exempt = The Tax Exemption
pillars-when-room = Only while no craftsman has to leave for it
pillars-when-hurts = Protection only where the event does me harm
pillars-when-high = Use it only if the tax is 4 or more, or I cannot pay it
pillars-when-gold = Pay gold only if I have { $gold } or more
pillars-order-pass = Pass until the price is { $price }
pillars-order-keep = Put no drawn builder back
pillars-order-thomas = Do not ask about Thomas this round
pillars-order-exemption = Do not ask about the Tax Exemption this round
pillars-order-remigius = Do not ask about Remigius this round
pillars-order-build = Build as proposed at the Cathedral

# What decides, below the question, and what places, deals and work bring

pillars-decides-passed = Waiting on the track, to be placed for nothing: { $passed }.
pillars-decides-at = { $who } at { $prices }
pillars-decides-bag = Still in the bag: { $left }. { $price ->
    [0] The next one costs nothing.
   *[other] The next one costs { $price } gold.
}
pillars-decides-builders = { $builders } of { $who }
pillars-decides-empty = The bag is empty.
pillars-hint-bishop = Protection from a bad event, or 1 cube of your choice (Market: { $stock })
pillars-hint-court = No tax this round{ $metal ->
    [0] {""}
   *[other] , and 1 metal
}
pillars-hint-castle = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} more in the next round
pillars-hint-market = { $count ->
    [0] You trade first. For sale: { $stock }
   *[other] Before this builder: { $before }. For sale: { $stock }
}
pillars-hint-last = Brings nothing in the last round
pillars-hint-start_player = You begin the next round
pillars-hint-pass = You place it for nothing, when all are drawn
pillars-hint-redraw = It goes back into the bag; once a round
pillars-hint-deal = You have { $gold } gold then{ $lost ->
    [0] {""}
   *[other] ; { $lost } is lost, since nobody has more than 30
}
pillars-hint-work = { $cubes ->
    [0] { $pays } gold for { $brings }
   *[other] { $pays ->
        [0] { $takes } for { $brings }
       *[other] { $takes } and { $pays } gold for { $brings }
    }
}
pillars-deals-buy = Buy { $cubes } for { $gold } gold
pillars-deals-sell = Sell { $cubes } for { $gold } gold

# Why something is not possible now

pillars-why-workers = That takes { $needed } workers, and you have { $workers } left.
pillars-why-undealt = That card is not in the pool this round.
pillars-why-drafted = { $who } has taken that card this round.
pillars-why-hire = That costs { $cost } gold, and you have { $gold }.
pillars-why-price = A space costs { $price } gold now, and you have { $gold }. Pass, and place this builder for nothing later.
pillars-why-taken = { $who } stands there already: { $place }. Choose a free space.
pillars-why-full = All spaces are taken: { $place }. Choose another place.
pillars-why-placing = All builders are drawn. Those who passed have to be placed now.
pillars-why-waived = Remigius lets you place this builder for nothing, so place it.
pillars-why-free = Placing costs nothing now, so this builder has to be placed.
pillars-why-redrawn = You have drawn another builder this round already, or said that you leave them all.
pillars-why-same = The bag holds no builder of anybody else that may be placed, so drawing again would change nothing.
pillars-why-seal = This event is a good one. There is nothing to be protected from.
pillars-why-stock-none = There is no { $goods } at the Market.
pillars-why-stock = There is only { $left } { $goods } left at the Market.
pillars-why-gold = That costs { $price } gold, and you have { $gold }.
pillars-why-none = You have no { $goods } to sell.
pillars-why-bought = You have bought { $goods } here this round, so you cannot sell any.
pillars-why-stonecutter = Only a Stonecutter can sell stone for you, and you have none.
pillars-why-woodworker = Only a Woodworker can buy wood for you, and you have none.
pillars-why-sell = You have only { $number } { $goods } to sell.
pillars-why-buy = The Market never has so much. You can buy { $number } { $goods } at most now.
pillars-why-metal = Metal is never for sale here. You can only sell it.
pillars-why-mixer = Masons need a { $mixer }, and you have none.
pillars-why-smith = That takes { $price } gold, and you have { $gold }.
pillars-why-cubes = { $card } needs { $needed } for that, and you have { $cubes }.
pillars-why-capacity = { $card } cannot work more often this round. The card says { $times } times.
pillars-why-purse = You have { $gold } gold already, and nobody has more, so that would bring nothing.
pillars-why-not-yours = You do not have { $card }.
pillars-why-exemption = { $card } is used when the tax has been rolled and you would have to pay.
pillars-why-thomas = { $card } is used when a bad event has been shown.
pillars-why-remigius = { $card } is used when your builder is drawn and would cost gold.

# What happened

pillars-event-round = Round { $round } begins. { $who } is the start player.
pillars-event-ellen = Ellen shows you the coming event: { $event }. { $effect }
pillars-event-draft-resource = { $who } sends { $workers } workers for { $cubes }.
pillars-event-draft-craftsman = { $who } hires a craftsman for { $gold } gold: { $card }. { $effect }
pillars-event-draft-pass = { $who } takes no more cards.
pillars-event-draft-out = { $who } can take no more cards.
pillars-event-mill = Idle workers go to the Wool Mill: { $shares }.
pillars-event-discard = { $who } lets a craftsman go: { $card }.
pillars-event-builders = The cards are done. Now the builders are drawn.
pillars-event-drawn = { $price ->
    [0] A builder of { $who } is drawn and costs nothing.
   *[other] A builder of { $who } is drawn and costs { $price } gold.
}
pillars-event-aside = The third builder of { $who } is put aside: the town wall keeps it busy.
pillars-event-redraw-own = { $who } puts a builder of their own back and draws another.
pillars-event-redraw = { $who } puts the builder of { $owner } back and draws another.
pillars-event-keep-all = { $who } puts no drawn builder back this round.
pillars-event-builder-pass = { $who } passes at { $price }.
pillars-event-builder-poor = { $who } cannot pay { $price } gold and passes.
pillars-event-placed = { $price ->
    [0] { $who } places a builder for nothing. { $place }.
   *[other] { $who } places a builder for { $price } gold. { $place }.
}
pillars-event-event = The event is { $event }. { $effect }
pillars-event-lost = Nobody can have more than { $most } gold: { $shares }.
pillars-event-protected = The event does no harm to { $who }.
pillars-event-bishop = The bishop gives { $who } { $cubes } from the Market.
pillars-event-levy = The event costs { $shares }.
pillars-event-conflict = The event costs { $shares }.
pillars-event-unpaid = { $who } lacks { $gold } gold{ $points ->
    [0] {""}
    [one] {" "}and loses { $points } point
   *[other] {" "}and loses { $points } points
}.
pillars-event-income = The Wool Mill brings { $shares }.
pillars-event-advantage = { $who } gains { $card }. { $effect }
pillars-event-used = { $who } uses { $card }.
pillars-event-priory = The Priory brings { $shares }.
pillars-event-harvest = Cubes come in: { $shares }.
pillars-event-tax = { $who } rolls the king’s tax: { $gold } gold.{ $metal ->
    [0] {""}
   *[other] {" "}The first at court, { $first }, gets { $metal } metal.
}
pillars-event-taxes = The tax costs { $shares }.{ $count ->
    [0] {""}
    [one] {" "}{ $free } pays none.
   *[other] {" "}{ $free } pay none.
}
pillars-event-tax-free = { $shares } { $count ->
    [one] pays
   *[other] pay
} no tax.
pillars-event-shiring = A craftsman of Shiring comes to { $who }: { $card }. { $effect }
pillars-event-grey-workers = { $workers } grey workers join { $who } for the next round.
pillars-event-trade-buy = { $who } buys { $cubes } for { $gold } gold.
pillars-event-trade-sell = { $who } sells { $cubes } for { $gold } gold.{ pillars-lost }
pillars-event-trade-pass = { $who } leaves the Market.
pillars-event-trade-nothing = { $who } can do nothing more at the Market.
pillars-event-built = { $pays ->
    [0] { $who } builds for { $brings }: { $uses }.
   *[other] { $who } builds for { $brings } and pays { $pays } gold: { $uses }.
}
pillars-event-earned = { $count ->
    [one] { $uses } brings { $who } { $brings }.
   *[other] { $uses } bring { $who } { $brings }.
}
pillars-event-gave-up = { $who } has too many cubes and gives back { $cubes }.
pillars-event-piece = { $who } adds { $piece } to the cathedral.
pillars-event-over = The cathedral of Kingsbridge is finished. Here is who built how much of it.

# What became of each player, as a part of one sentence

pillars-share-gold = { $who } { $gold } gold
pillars-share-points = { $who } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pillars-share-cubes = { $who } ({ $cubes })
pillars-share-workers = { $workers } of { $who }
pillars-share-lost = { $who } loses { $gold }

# The end

pillars-points-round = Round
pillars-points-so-far = After each round: the victory points that stood on the board.
pillars-score-start = At the start
pillars-score-wood = Woodwork
pillars-score-sand = Mortar and pottery
pillars-score-stone = Stonework
pillars-score-metal = Metal, glass and organs
pillars-score-gold = Goldsmiths
pillars-score-architect = Architect
pillars-score-priory = Priory
pillars-score-advantages = Advantages
pillars-score-events = Conflict
pillars-score-unpaid = Missing gold
pillars-tie-gold = Gold (more is better)

# About

pillars-about =
    The Pillars of the Earth is a game by Michael Rieneck and Stefan Stadler for 2 to 4 players, after the novel by Ken Follett (Kosmos 2006).

    The rules, the board, the limits and the trades of all craftsmen are those of the rulebook. The values of cards come from a transcription of the German cards that fits the rulebook wherever the two can be compared.

    These values are **not confirmed** by a second source: how often the Goldsmiths work (6 and 8 times); what the Bell Founder (4 points), the Organ Builder (6) and the Glassblowers (3) bring; the advantages Prior Philip, Francis, Jack, Weeping Madonna and Toledo; the events The King Is Pleased, Prior Philip’s Wool Trade, Volunteers and Conflict.

    The titles of advantages and events, all texts and all pictures are our own. Where the rulebook is silent, see the rulings.

# Rulings, where the rulebook is silent

pillars-ruling-1 = You may have several builders at one place. At the King’s Court the first builder stands under the metal, at the Market builders stand in the order in which they came.
pillars-ruling-2 = With two builders at the Market you act for each of them when its space comes up; when you leave, both go home.
pillars-ruling-3 = What is bought at the Market cannot be sold there in the same round. Selling first and buying later is allowed.
pillars-ruling-4 = A builder that is drawn again may be the same one. The price does not change. The start player is asked only while the bag holds a builder of somebody else that may be placed, and may draw again for any player’s builder.
pillars-ruling-5 = Whoever cannot pay for a builder and could do nothing else passes without being asked. The same holds for cards that nobody could take and deals that nobody could make.
pillars-ruling-6 = Builders on the track have to be placed when all are drawn.
pillars-ruling-7 = With a bad event you choose at the Bishop’s Seat between protection and a cube. With a good one you get the event and the cube.
pillars-ruling-8 = The bishop’s cube is not bought: you may take wood without a Woodworker.
pillars-ruling-9 = Town Wall: when the third builder of a player is drawn, it is put aside and the price stays. It comes back after that round. In the last round the event does nothing.
pillars-ruling-10 = Volunteers and Cold Winter count for each resource card, not for the people who bring a cube every round.
pillars-ruling-11 = The Archbishop’s help counts at the Cathedral of this round, for one craftsman with an arrow on his card, not for the Bell Founder or the Organ Builder. It is used when a craftsman works more often than his card says.
pillars-ruling-12 = Points never fall below 0.
pillars-ruling-13 = Advantages work from the moment you gain them: people who bring cubes already in this round, Prior Philip at this round’s Priory, Francis and the Tax Exemption with this round’s tax. Otto’s worker and Ellen begin in the next round.
pillars-ruling-14 = Prior Philip counts for each of your builders at the Priory.
pillars-ruling-15 = Ellen shows the event. She neither changes it nor protects from it.
pillars-ruling-16 = Remigius may be used even if you could pay. The price falls as usual. With a builder that he places you cannot pass.
pillars-ruling-17 = The Tax Exemption is used after the roll, Thomas after the event is shown. You are not asked if there is nothing to save.
pillars-ruling-18 = If the supply runs short, you get what you are owed all the same. Metal at court that nobody took stays there; there is never more than one.
pillars-ruling-19 = The Tool Maker brings 2 gold in all, however much metal you have, and the metal may be used for something else after that. Gold from craftsmen may go to a Goldsmith in the same step.
pillars-ruling-20 = Craftsmen who work for nothing, the Architect and the Tool Maker, do so by themselves, the Tool Maker before your last metal is used.
pillars-ruling-21 = Several craftsmen of one trade each work as often as their own card says. A Mortar Mixer or Woodworker of either kind is enough for the Masons or for buying wood.
pillars-ruling-22 = The proposal keeps those five cubes of which your craftsmen can make most points in the next round. Among equal ways it keeps what sells best: metal, then stone, wood, sand, where stone counts nothing if you have no Stonecutter. If you work one craftsman at a time, you choose the cubes yourself.
pillars-ruling-23 = Whoever is equal in points and gold shares the place.
pillars-ruling-24 = Where nobody’s choice touches another’s, all choose at the same time instead of clockwise: who is protected and who leaves when an event is shown, who leaves at Shiring, and the work at the Cathedral.
