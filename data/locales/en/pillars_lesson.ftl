# The lesson of The Pillars of the Earth: what it says at each step, and why an answer there is good or poor.

pillars-lesson-welcome =
    Welcome to Kingsbridge. In { $rounds } rounds your **workers** bring cubes of sand, wood and stone, and your **craftsmen** build the cathedral of them, for points.

    Each round you take cards, place three **builders** on the map, and its places are gone through by number. At place 4, **Kingsbridge**, lie two **advantages**: one, Toledo, brings 2 metal.

    Your opponent, { $rival_1 }, is a computer. Nothing you try here counts.
pillars-lesson-card =
    In turn everybody takes one card: **resource cards** bring cubes and take as many workers as they say, **craftsmen** cost the gold on their coin. Your first three make a point of two or three cubes.

    The **Tool Maker** brings 2 gold a round if you own metal, and metal lies at Kingsbridge.
pillars-lesson-card-right = He is cheap and pays himself back in the first round, if you get the metal. We shall see to that.
pillars-lesson-card-fine = He is good, too: twice a round he makes 4 gold of a wood. But he must be given wood, and the Tool Maker keeps his metal.
pillars-lesson-card-pass = Whoever passes takes no more cards in this round, so your workers would bring no cubes at all.
pillars-lesson-card-other = A sound card. But cubes come in every round, and a craftsman who pays for himself is best hired early. There will be cubes left for you.
pillars-lesson-cubes =
    Cubes differ in what they cost: sand takes few workers, stone many, since better craftsmen want stone. Your Mortar Mixer makes a point of three sand.
pillars-lesson-cubes-right = Two workers for two sand is cheap. They come home at the end of the round, and cubes can be kept for the next one.
pillars-lesson-cubes-pass = Take some cubes first: your Mortar Mixer has nothing to work with.
pillars-lesson-cubes-sand = Seven workers for four sand is dear: on the other card two sand take only two.
pillars-lesson-cubes-wood = It takes nine of your workers, and your Woodworker needs two wood for a point.
pillars-lesson-cubes-craftsman = He makes 4 gold of a wood, twice a round. But you have no wood, and the only wood left in the pool takes nine workers.
pillars-lesson-cubes-other = Stone takes many of your workers, and your Stonecutter needs two for a point. Later, with better craftsmen, stone is worth its price.
pillars-lesson-mill =
    Workers whom you send nowhere go to the **Wool Mill** when you pass, and each brings 1 gold. Gold is what you need for builders and craftsmen. Is anything here worth more than that now?
pillars-lesson-mill-right = Ten gold for ten workers. In the first rounds gold is worth more than cubes that nobody can use well.
pillars-lesson-mill-craftsman = He makes gold of wood, but you have none, and the only wood left in the pool takes nine of your ten workers.
pillars-lesson-mill-other = Count it: that many workers would bring as much gold at the Wool Mill, and the craftsmen you have make hardly anything of those cubes.
pillars-lesson-builders =
    Now **builders** are drawn from a bag. The first costs { $track_prices_1 } gold, the next 1 less, and so on. **Pay and place it, or pass**: then it is placed for nothing when all are drawn, but the best spaces may be gone.

    The **King’s Court** saves you the king’s tax, { $tax_least } to { $tax_most } gold in each round.
pillars-lesson-builder =
    At **Kingsbridge** waits the metal that your Tool Maker needs: Toledo.
pillars-lesson-builder-right = Your Tool Maker needs metal, and metal sells for { $market_prices_metal } gold.
pillars-lesson-builder-fine = Almost as good: no tax in this round, and 1 metal for the first one there. But Toledo brings 2 metal.
pillars-lesson-builder-pass = Often right, and here it would save 5 gold. But { $rival_1 } has a builder in the bag and would be glad of the metal.
pillars-lesson-builder-other = A useful space. But without metal your Tool Maker brings nothing, and it is Toledo that brings metal.
pillars-lesson-priory =
    Your second builder costs only 3 gold. There is a place that simply brings points: the **Priory**.
pillars-lesson-priory-right = Early in the match your craftsmen do not make that many.
pillars-lesson-priory-pass = It would save 3 gold. But the only other builder in the bag is yours, and { $rival_1 } already waits on the track: that one goes to the best space that is left.
pillars-lesson-priory-less = A point is good, but for the same 3 gold the first space of the Priory brings 2.
pillars-lesson-priory-other = It has its use, but look at what is there right now for 3 gold.
pillars-lesson-bishop =
    I placed your third builder at the **Bishop’s Seat**, for 2 gold. Now the board is gone through. A good **event** has come, Volunteers: each resource card brings 1 cube more. With a bad one the bishop would protect you; with a good one you get a cube as well. Which cube do you take?
pillars-lesson-bishop-right = Stone takes the most workers, so it is the best present.
pillars-lesson-bishop-fine = A cube is a cube. Stone would be worth a little more.
pillars-lesson-build =
    The Wool Mill has brought you 10 gold, and the king’s tax has taken 4. The last place where points are made is the **cathedral**. I propose what makes most points there without spending gold, and keep what is useful later.
pillars-lesson-build-right = Three sand make a point, and the Tool Maker brings 2 gold. It is not much yet; that is what better craftsmen are for.
pillars-lesson-build-fine = That is what I propose, too: the Tool Maker brings his gold by himself.
pillars-lesson-build-other = Then your three sand make no point. The Tool Maker brings his 2 gold in any case.
pillars-lesson-mason =
    Round 2. A **Mason** turns one stone into one point, three times a round. Compare: your Stonecutter needs two stones for a point. Masons work only beside a Mortar Mixer, and you have one.
pillars-lesson-mason-right = Twice as much from each stone, for 4 gold.
pillars-lesson-mason-pass = Then you take no card at all in this round: no cubes, and { $rival_1 } may take the Mason.
pillars-lesson-mason-other = Cubes will be there later, but this is the only Mason of this round, and { $rival_1 } would take him.
pillars-lesson-stone =
    Now your Mason needs stone. You have all { $start_workers } workers.
pillars-lesson-stone-right = Take cubes for the craftsmen that you have.
pillars-lesson-stone-other = You have a Mason who wants stone, and this is the last stone in the pool.
pillars-lesson-shiring =
    At **Shiring** two craftsmen wait for whoever has a builder there; their coins count only in the pool. The Potter makes a point of each sand, twice a round, and the Architect brings a point a round for nothing.
pillars-lesson-shiring-right = A point for each sand instead of one for three. And the next builder has fetched the Architect.
pillars-lesson-shiring-fine = The Architect is good, too: I fetch him with your next builder, and the Potter first.
pillars-lesson-shiring-pass = If you pass, { $rival_1 } may take both before you are placed. Craftsmen last for the rest of the match, so they are worth the price in early rounds.
pillars-lesson-shiring-other = That helps once. A craftsman works in every round from now on.
pillars-lesson-discard =
    With Potter and Architect you have seven craftsmen, and room for { $limits_craftsmen }. Two have to leave the game, one after the other; it may be anybody. You choose the first one, and I choose the second. Who goes first?
pillars-lesson-discard-right = Beside a Mason the Stonecutter would only waste stone. The Tool Maker leaves, too: he has paid for himself.
pillars-lesson-discard-fine = The Tool Maker has paid for himself, and I let him go right after this. The Stonecutter goes first, because the Mason does all that he does, and better.
pillars-lesson-discard-mixer = Careful: without a mortar mixer your Mason brings nothing.
pillars-lesson-discard-other = That one works for you. Look for somebody whose work another does better.
pillars-lesson-saved =
    Round 3. Your builder at Kingsbridge brought you **Remigius**, an advantage that works once: he places a builder for nothing. His button stands below.

    You are the start player: once a round you may **draw another**, and this builder goes back into the bag.
pillars-lesson-saved-right = I send this builder to Shiring, before anybody else, for a better Potter in the place of the first.
pillars-lesson-saved-redraw = The next one would cost { $track_prices_1 } gold again, which you do not have. Draw another where somebody else’s builder would take your space.
pillars-lesson-saved-other = You would wait until the end and take what is left. What better moment for Remigius could come than the most expensive builder?
pillars-lesson-market =
    A bad **event**, Conflict, has cost both of you 2 points, and the king’s tax your last gold: nobody of yours was at court. But your builder at the **Market** lets you trade, and none of your craftsmen can use your 3 metal.
pillars-lesson-market-right = Fifteen gold, and I have sold one sand as well: enough for a craftsman and a builder in the next round.
pillars-lesson-market-sand = Of three sand your Potter makes points, and the fourth I sell afterwards. Metal first: nobody of yours can use it.
pillars-lesson-market-other = You can do better: nothing that you own would be missed less than all of your metal.
pillars-lesson-sculptor =
    Round 4. From round to round better craftsmen come. A **Sculptor** turns each stone into 2 points, twice a round. Somebody has to leave for him: I will let the Architect go.
pillars-lesson-sculptor-right = Two points for a stone: from now on stone goes to him first.
pillars-lesson-sculptor-pass = Then you take no more cards in this round: no stone, and no Sculptor.
pillars-lesson-sculptor-other = It is not wrong. But nobody else in the pool makes as much of a stone, and he works for three rounds.
pillars-lesson-later =
    I played this round to its end: 10 points in the cathedral, and a Carpenter from Shiring for the Woodworker. You have { $points_1 } points now, { $rival_1 } has { $points_2 }. It would be 2 more, but gold was short for the tax, and **missing gold** costs points.

    The frame of the map shows the points. In each round a piece of the cathedral is finished; the last one ends the match.
pillars-lesson-bell =
    I played on to the last round: a second Sculptor and a Goldsmith came, the Mortar Mixer left, and Jack, an advantage, makes room for a sixth craftsman.

    The King’s Court brought you 2 metal, which none of your craftsmen uses. Four stones are on their way to your Sculptors, who can carve five.
pillars-lesson-bell-right = Four points for each metal: 8 points for 5 gold.
pillars-lesson-bell-stone = A third Sculptor would find no stone: your other two already use all that comes.
pillars-lesson-bell-later = This is the last round: what helps later helps nobody any more.
pillars-lesson-bell-pass = { $rival_1 } has metal as well, and would take him.
pillars-lesson-bell-other = That brings something, too, but less: the Bell Founder makes 8 points of your two metal.
pillars-lesson-leaves =
    The Bell Founder is your seventh craftsman, and there is room for six. Who brings nothing in this round? Look at what you have to work with: five stone, three sand, one wood, two metal, and no gold. Stone is worth most with the two Sculptors.
pillars-lesson-leaves-right = All stone goes to the Sculptors, and without a Mortar Mixer he could not work anyway.
pillars-lesson-leaves-fine = Right as well: he makes points of gold, and you have none. The Mason would find no stone and has no Mortar Mixer, so he brings nothing either.
pillars-lesson-leaves-other = For that one there are cubes, so you would lose points. Who has nothing to work with?
pillars-lesson-last =
    The last time in the cathedral. Everything that you own can be used up now, since cubes and gold count nothing when it is over.
pillars-lesson-last-right = Every cube becomes points: 22 in a single round.
pillars-lesson-last-stop = Then all that you own is lost, and with it 22 points.
pillars-lesson-last-other = You would do it step by step; the proposal makes the most of everything at once.
pillars-lesson-score =
    The cathedral stands: { $points_1 } points for you, { $points_2 } for { $rival_1 }.

    More than half is **Stonework**: a Mason, then two Sculptors. **Mortar and pottery** is the Potter, **Metal, glass and organs** the Bell Founder; **Priory** and **Architect** needed no cubes. Gold only breaks a tie.
pillars-lesson-farewell =
    Now you know a whole match. There are many cards, but they all do the same: cubes and gold into points.

    Three things to remember: hire good craftsmen early and let the simple ones go; take the cubes that **your** craftsmen need; pay for a builder only if somebody would take the space from you.

    Type **/pillars new** to open a table for you and your friends or computers, and **Rules** stands on every card and panel.
