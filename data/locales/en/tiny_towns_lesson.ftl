# The lesson of Tiny Towns: what it says at each step, and why an answer there is good or poor.

towns-lesson-welcome =
    Welcome to Tiny Towns. This is your town: { $squares } squares, and nothing stands on them yet.

    Everybody puts cubes on squares. Where they lie in the right shape they go away, and a building stands there instead. In the end buildings bring points, and each square without one costs a point: hence the **−{ $squares }** at the top.

    Your opponent, { $rival_1 }, is a computer. Nothing you try here counts.
towns-lesson-monument =
    Everybody gets { $dealt } monuments and keeps one, in secret: a building that only you can build, once. The **Shrine** counts your buildings when you build it. The **Statue** makes room: when { $rival_1 } names a cube, yours may go on a Cottage, one of your buildings, instead of on a square.

    Press **Choose** beside the one you want.
towns-lesson-monument-right = It brings up to 8 points. If you never build it, that costs nothing.
towns-lesson-monument-fine = That one is worth building, too. The lesson goes on with the Shrine, because it is easier to understand.
towns-lesson-name =
    You hold the hammer: you are the **Master Builder**, who names the cube of this turn, and **both of you** must place one. Then the hammer goes on to the next. Look at the cards beside your town; the simplest is ringed, the **Well**: one wood and one stone side by side. Which cube shall we begin with?
towns-lesson-name-right = Wood is half a Well, and a Farm needs it as well.
towns-lesson-name-fine = Stone is the other half of a Well, and just as good a beginning.
towns-lesson-name-other = A Well has none of these. You will need them later, but a cube that waits takes a square.
towns-lesson-corner =
    Now put your wood somewhere. Cubes never move, and each takes a square until it is built away, so **room is what you run out of**. Which squares are best for a first building?
towns-lesson-corner-right = A corner has only two neighbours, so something that stays there is in the way of nothing.
towns-lesson-corner-fine = A corner too, and just as good.
towns-lesson-corner-other = That works, but in the middle and along the edge a building cuts the rest of the town in two, and later shapes find no room. Keep the middle free as long as you can.
towns-lesson-beside =
    { $rival_1 } had the hammer and named stone, so you must place a stone. The Well needs it **beside** the wood. Beside always means above, below, left or right.
towns-lesson-beside-right = Wood and stone lie side by side: that is a Well. Shapes may be turned and mirrored.
towns-lesson-beside-fine = That is beside A1, too; a shape may lie or stand.
towns-lesson-beside-diagonal = B2 touches A1 only at its corner, and that is never beside.
towns-lesson-beside-other = There it does not touch the wood, so it can be no Well with it, and two squares wait instead of one.
towns-lesson-well =
    I show what you could build: the outline is the Well. When you build it, both cubes go and the Well stands on **one of their two squares**; the other one is free again. A Well brings one point for each Cottage beside it. Where shall it stand?
towns-lesson-well-right = In the corner it is out of the way, and A2 is free again.
towns-lesson-well-fine = Possible, but then the corner A1 has only one free neighbour left, which is hard to use.
towns-lesson-well-other = You need not build at once. But here nothing speaks for waiting: two squares stay taken that could be one.
towns-lesson-cottage =
    Next comes the building that everybody needs: the **Cottage**, worth { $cottage_points } points when it is fed. It takes three different cubes in an L: glass in the bend, wheat and brick at its ends. You have the hammer again. What do you name?
towns-lesson-cottage-right = Glass is the bend of the L. Its place decides where the other two go, so it is good to know it first.
towns-lesson-cottage-fine = It belongs to a Cottage, so it is fine. With the glass first you see more easily where the rest goes.
towns-lesson-cottage-other = Neither a Cottage nor anything that you have begun needs it now.
towns-lesson-glass =
    The Well wants Cottages beside it, and the squares beside A1 are A2 and B1. Put the glass where the two ends of the L fall on **those two** squares.
towns-lesson-glass-right = From B2 the L reaches A2 and B1, the two squares beside the Well.
towns-lesson-glass-edge = Then the glass itself lies beside the Well, and only one end can go into the middle. It works, but it uses up more of the edge. Try the square between A2 and B1.
towns-lesson-glass-other = From there the L does not reach both squares beside the Well.
towns-lesson-wheat =
    { $rival_1 } named wheat. It is one end of the L.
towns-lesson-wheat-right = Glass on B2 and wheat on B1: the brick goes on A2.
towns-lesson-wheat-fine = The L may be mirrored, so that is as good; then the brick would go on B1.
towns-lesson-wheat-away = Beside the glass, so it can become a Cottage. But this end lies away from the Well, and the Cottage would have one good square less to stand on.
towns-lesson-wheat-other = It has to lie beside the glass, or there is no L.
towns-lesson-home =
    You named brick and put it on A2, so the L is complete. Again you choose on which of the three squares the Cottage stays; the other two are free again.
towns-lesson-home-right = A2 is beside the Well: the Well brings a point now, and the Cottage { $cottage_points } as soon as somebody feeds it.
towns-lesson-home-fine = B1 is beside the Well as well. A2 leaves the top of the town a little more open.
towns-lesson-home-diagonal = B2 touches the Well only at a corner, so the Well would bring nothing.
towns-lesson-home-other = Three cubes would go on taking three squares. Build now: there is nothing to wait for.
towns-lesson-food =
    One thing is missing. A Cottage brings its { $cottage_points } points only if it is **fed**, and with these cards the **Farm** does that: two wheat and two wood in a square. One Farm feeds four Cottages, wherever they stand.

    I play the next turns for you, and put the four cubes down in the corner below.
towns-lesson-farm =
    There it is: two wheat, two wood. A Farm brings no points itself and need not stand beside anything. Which of the four squares shall it take?
towns-lesson-farm-right = Right into the corner. The Cottage on A2 is fed now, and three more can be.
towns-lesson-farm-fine = Good enough. But A4 is a corner, and A3 has the Cottage above it, so a Well could go there later.
towns-lesson-farm-hungry = Your Cottage would stay hungry and bring nothing, and four cubes take four squares.
towns-lesson-farm-other = It feeds from there just as well, but it stands further inside the town and takes room from later shapes.
towns-lesson-rival =
    I played some turns: a second Cottage stands on D1. Look at the other town: { $rival_1 } has just shown and built a **monument**, Mandras Palace. From now on it brings 2 points for each different type of building beside it.

    You have { $points_1 } points now, your opponent has { $points_2 }: squares without a building are counted already.
towns-lesson-second =
    Your next L is complete, a third Cottage. Think of the Well in the corner: it counts each Cottage **beside** it.
towns-lesson-second-right = B1 is the other square beside the Well, which now brings 2 points instead of 1.
towns-lesson-second-late = The cubes would wait, and room is running out. Build.
towns-lesson-second-other = It would be fed there as well, and bring its { $cottage_points }. But the Well would not count it.
towns-lesson-another =
    I played on. Here is a second Well, which can stand on A3 or B3. Beside which of the two stands a Cottage?
towns-lesson-another-right = A3 lies right below the Cottage on A2, so this Well brings a point at once.
towns-lesson-another-late = Waiting only makes sense if you mean to use one of the cubes for something better.
towns-lesson-another-other = Beside B3 there is no Cottage now. One could come; but the point on A3 is there at once.
towns-lesson-tavern =
    I played on: two more Cottages and a Well, and the town has filled up. Two bricks and a glass in a row are a **Tavern**. All your Taverns are counted together: the first brings 2 points, and each further one more than that.
towns-lesson-tavern-right = Two points, and two squares are free again.
towns-lesson-tavern-fine = It brings the same wherever it stands. What matters is which squares are free afterwards.
towns-lesson-tavern-other = You would leave 2 points and two squares lying there.
towns-lesson-last =
    I played on: three more Wells. Only D4 is empty in your town, and beside it lies a wood. When no square is empty and you build nothing more, your town is **complete**, and you place no more cubes. You have the hammer once more. Which cube makes something of D4?
towns-lesson-last-right = Wood and stone once more: a Well.
towns-lesson-last-other = It would fill the last square with a cube that can become nothing: a point lost, and your town would be complete.
towns-lesson-finish =
    Build once more. Neither square is beside a Cottage, so this Well brings nothing itself, but a square with a building costs nothing. I play what little is left after that.
towns-lesson-finish-right = It saves the square that would have cost a point.
towns-lesson-finish-fine = That saves the square just as well.
towns-lesson-finish-other = Two cubes on two squares: both would cost a point at the end.
towns-lesson-score =
    Both towns are complete: { $points_1 } to { $points_2 }. A tie goes to whoever was Master Builder less often: to you, since { $rival_1 } went on for a turn alone.

    One Farm feeds four of your five **Cottages**. A Cottage between two **Wells** is counted by both. A square on which a cube was left counts as **empty**, and a monument that was not built counts nothing.
towns-lesson-farewell =
    That is all there is to it. Every match has other cards, so look at them first: what brings points, what must stand beside what, and what feeds.

    Three things to remember: keep the middle free; name what **you** can use and your neighbours cannot; build when it frees room.

    Type **/towns new** to open a table for you and your friends or computers, and **Rules** stands on every card and panel.
