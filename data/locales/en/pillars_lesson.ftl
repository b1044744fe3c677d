# The lesson of The Pillars of the Earth: what it says at each step, and why an answer there is good or poor.

pillars-lesson-welcome =
    Welcome to Kingsbridge. Over { $rounds } rounds you help to build the cathedral. It always goes the same way: your **workers** bring cubes of sand, wood and stone, and at the end of the round your **craftsmen** turn cubes into points.

    In each round you first take cards from the pool below the map, then your three **builders** are placed on the board, and then the places are gone through in the order of their numbers. Look at place 4, **Kingsbridge**: in each round two cards called **advantages** wait there, and one of the two in this round, Toledo, brings 2 metal.

    Your opponent is { $rival_1 }, a computer. Try whatever you like: nothing you try here counts.
pillars-lesson-card =
    In the pool lie **resource cards**, which bring cubes and take as many workers as is written on them, and **craftsmen**, who cost as much gold as their coin says. You take one card at a time, in turn. You have { $start_workers } workers and { $start_gold_1 } gold, and so far three simple craftsmen who turn two or three cubes into a point.

    Look at the **Tool Maker**: 2 gold a round, if you own metal. And metal waits at Kingsbridge, as you have just seen.
pillars-lesson-card-right = He is cheap and pays himself back in the first round, if you get the metal. We shall see to that.
pillars-lesson-card-pass = Whoever passes takes no more cards in this round, so your workers would bring no cubes at all.
pillars-lesson-card-other = A sound card. But cubes come in every round, and a craftsman who pays for himself is best hired early. There will be cubes left for you.
pillars-lesson-cubes =
    Your turn again. Cubes differ in what they cost: sand takes few workers, stone many, since better craftsmen want stone. Your Mortar Mixer makes a point of three sand.
pillars-lesson-cubes-right = Two workers for two sand is cheap. The workers come home at the end of the round.
pillars-lesson-cubes-pass = Take some cubes first: your Mortar Mixer has nothing to work with.
pillars-lesson-cubes-other = It takes many of your workers, and your simple craftsmen would make a single point of it. Later, with better craftsmen, stone is worth its price.
pillars-lesson-mill =
    Workers whom you send nowhere go to the **Wool Mill** when you pass, and each brings 1 gold. Gold is what you need for builders and craftsmen. Is anything here worth more than that now?
pillars-lesson-mill-right = Ten gold for ten workers. In the first rounds gold is worth more than cubes that nobody can use well.
pillars-lesson-mill-other = Count it: that many workers would bring as much gold at the Wool Mill, and the craftsmen you have make hardly anything of those cubes.
pillars-lesson-builders =
    Now the builders. They lie in a bag and are drawn one by one. The first that is drawn costs { $track_prices_1 } gold, the next 1 less, and so on. **Place it and pay, or pass**: then it is placed for nothing, but only when all are drawn, and the best spaces may be gone.

    You will meet the places one after the other. For now: the **King’s Court** saves you the king’s tax, which takes { $tax_least } to { $tax_most } gold in each round, and Masons, such as the one at Shiring, work only for whoever has a Mortar Mixer, too.
pillars-lesson-builder =
    At **Kingsbridge** waits the metal that your Tool Maker needs: Toledo.
pillars-lesson-builder-right = Metal is rare. Your Tool Maker needs some, and metal sells for { $market_prices_metal } gold.
pillars-lesson-builder-pass = Often right, and here it would save 5 gold. But { $rival_1 } has a builder in the bag and would be glad of the metal.
pillars-lesson-builder-other = A useful space. But your Tool Maker brings nothing without metal, and this is the place where it is.
pillars-lesson-priory =
    Your second builder costs only 3 gold. There is a place that simply brings points: the **Priory**.
pillars-lesson-priory-right = And that for 3 gold. Early in the match your craftsmen do not make that many.
pillars-lesson-priory-pass = It would save 3 gold. But the only other builder in the bag is yours, and { $rival_1 } already waits on the track: that one goes to the best space that is left.
pillars-lesson-priory-other = It has its use, but look at what is there right now for 3 gold.
pillars-lesson-bishop =
    I placed your third builder at the **Bishop’s Seat**, for 2 gold. Now the board is gone through. A good **event** has come, Volunteers: each resource card brings 1 cube more. With a bad one the bishop would protect you; with a good one you get a cube as well. Which cube do you take?
pillars-lesson-bishop-right = Stone takes the most workers, so it is the best present.
pillars-lesson-bishop-fine = A cube is a cube. Stone would be worth a little more.
pillars-lesson-build =
    The last place of the round is the **cathedral**, where craftsmen work. I propose what makes most points without spending gold, and keep what is useful later. You can also let them work one by one.
pillars-lesson-build-right = Three sand make a point, and the Tool Maker brings 2 gold. It is not much yet; that is what better craftsmen are for.
pillars-lesson-build-other = You can, but nothing is won by it: the proposal does the same and more.
pillars-lesson-mason =
    Round 2. A **Mason** turns one stone into one point, three times a round. Compare: your Stonecutter needs two stones for a point. Masons work only beside a Mortar Mixer, and you have one.
pillars-lesson-mason-right = Twice as much from each stone, for 4 gold.
pillars-lesson-mason-other = Cubes will be there later, but there is only one Mason, and { $rival_1 } would take him.
pillars-lesson-stone =
    Now your Mason needs stone. You have all { $start_workers } workers.
pillars-lesson-stone-right = Ten workers for four stones, and two for the Wool Mill. Take cubes for the craftsmen that you have.
pillars-lesson-stone-other = You have a Mason who wants stone, and this is the last stone in the pool.
pillars-lesson-shiring =
    Your builder is drawn early and costs 6 gold; you have 12. At **Shiring** two craftsmen wait for whoever has a builder there. You pay for the builder and for nothing else: the coins on these two cards count only in the pool. The Potter makes a point of each sand, twice a round, and the Architect brings a point a round for nothing.
pillars-lesson-shiring-right = A point for each sand instead of one for three. And with what is left, I have fetched the Architect with the next builder.
pillars-lesson-shiring-fine = The Architect is good, too: I fetch him with your next builder, and the Potter first.
pillars-lesson-shiring-pass = If you pass, { $rival_1 } may take both before you are placed. Craftsmen last for the rest of the match, so they are worth the price in early rounds.
pillars-lesson-shiring-other = Good for one round. A craftsman works in every round from now on.
pillars-lesson-discard =
    With Potter and Architect you have seven craftsmen, and room for { $limits_craftsmen }. Two have to leave the game, one after the other; it may be anybody. You choose the first one, and I choose the second. Who goes first?
pillars-lesson-discard-right = Since you have a Mason, the Stonecutter would only waste stone. As the second one I let the Tool Maker go: he has paid for himself.
pillars-lesson-discard-fine = The Tool Maker has paid for himself, and I let him go right after this. The Stonecutter goes first, because the Mason does all that he does, and better.
pillars-lesson-discard-mixer = Careful: without a mortar mixer your Mason brings nothing.
pillars-lesson-discard-other = That one works for you. Look for somebody whose work another does better.
pillars-lesson-saved =
    Round 3. I have taken sand and stone for you. Your builder is the first that is drawn: { $track_prices_1 } gold, and you have 1. But your third builder was at Kingsbridge and got you **Remigius**, an advantage that you can use once, whenever you want. It has a button of its own below.
pillars-lesson-saved-right = He places this builder for nothing, before anybody else. I send it to Shiring for a better Potter, who takes the place of the first.
pillars-lesson-saved-other = You would wait until the end and take what is left. What better moment for Remigius could come than the most expensive builder?
pillars-lesson-market =
    Meanwhile much has happened on the board. The **event** was a bad one, Conflict: it cost both of you 2 points. And nobody of yours was at court, so the king’s tax took your last gold.

    But you have a builder at the **Market**, so you may trade, and you own 3 metal that no craftsman of yours can use.
pillars-lesson-market-right = Fifteen gold: enough for a craftsman and a builder in the next round.
pillars-lesson-market-sand = Your Potter makes a point of each sand. Sell what you cannot use.
pillars-lesson-market-other = You can do better: nothing that you own would be missed less than all of your metal.
pillars-lesson-sculptor =
    Round 4. From round to round better craftsmen come. A **Sculptor** turns each stone into 2 points, twice a round. He costs 7 gold, and you have 17. Somebody has to leave for him: I will let the Architect go.
pillars-lesson-sculptor-right = Two points for a stone: from now on stone goes to him first.
pillars-lesson-sculptor-other = It is not wrong. But nobody else in the pool makes as much of a stone, and he works for three rounds.
pillars-lesson-later =
    I played this round to its end: 10 points in the cathedral. A Carpenter came from Shiring, for whom the Woodworker left. You have { $points_1 } points now, { $rival_1 } has { $points_2 }. It would be 2 more, but { $rival_1 } had not enough gold for the tax, and **missing gold** costs points.

    Look at the frame of the map: the markers show the points. And each round a piece of the cathedral is finished; the last one ends the match.
pillars-lesson-bell =
    The last round. In the one before I hired a second Sculptor, for whom the Mortar Mixer left. A Goldsmith came from Shiring, and Jack, an advantage, makes room for a sixth craftsman.

    Your builder costs 5 gold. Count your cubes: you own 2 metal, which no craftsman of yours uses, and four stones are on their way for your two Sculptors, who can carve five.
pillars-lesson-bell-right = Four points for each metal: 8 points for 5 gold.
pillars-lesson-bell-stone = A third Sculptor would find no stone: your other two already use all that comes.
pillars-lesson-bell-pass = { $rival_1 } has metal as well, and would take him.
pillars-lesson-bell-other = In the last round count what brings points now. What helps later helps nobody any more.
pillars-lesson-leaves =
    The Bell Founder is your seventh craftsman, and there is room for six. Who brings nothing in this round? Look at what you have to work with: five stone, three sand, one wood, two metal, and no gold. Stone is worth most with the two Sculptors.
pillars-lesson-leaves-right = All stone goes to the Sculptors, and without a Mortar Mixer he could not work anyway.
pillars-lesson-leaves-fine = Right as well: he makes points of gold, and you have none. The Mason would find no stone and has no Mortar Mixer, so he brings nothing either.
pillars-lesson-leaves-other = For that one there are cubes, so you would lose points. Who has nothing to work with?
pillars-lesson-last =
    The last time in the cathedral. Everything that you own can be used up now, since cubes and gold count nothing when it is over.
pillars-lesson-last-right = Every cube becomes points: 22 in a single round.
pillars-lesson-last-other = You would do it step by step; the proposal makes the most of everything at once.
pillars-lesson-score =
    The cathedral stands: { $points_1 } points for you, { $points_2 } for { $rival_1 }.

    The sheet says where they come from. **Stonework** is more than half: one Mason, then two Sculptors. **Mortar and pottery** is the Potter, **Metal, glass and organs** the Bell Founder of the last round, and **Priory** and **Architect** brought a little without any cube. **Conflict** is the bad event of round 3, and **Missing gold** the tax that { $rival_1 } could not pay in round 4.

    At the start everybody has { $start_points } points; gold only breaks a tie.
pillars-lesson-farewell =
    Now you know a whole match. There are many cards, but they all do the same: cubes and gold into points.

    Three things to remember: hire good craftsmen early and let the simple ones go; take the cubes that **your** craftsmen need; pay for a builder only if somebody would take the space from you.

    Type **/pillars new** to open a table for you and your friends or computers, and **Rules** stands on every card and panel.
