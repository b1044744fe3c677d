# The lesson of Guilds of London: what it says at each step, and why an answer there is good or poor.

guilds-lesson-welcome =
    Welcome to the city of London. The tiles round the Guildhall are its **guilds**, and you send your pawns there. Whoever has most pawns on a guild when it is voted on gets its reward and leaves a **Master** there.

    On every tile stand its name, how many pawns it **needs** before there is a vote (the round token), its **rank** (the plate with a number; you can leave that aside for now), its symbols, and at its foot what it brings: on the left to the first, at the right end to the second. An icon without a number means one. No need to learn them: in your panel each is told in words.

    You play against { $rival_1 } and { $rival_2 }, two computers. Try whatever you like: nothing you try here counts.
guilds-lesson-mayoral =
    First everybody gets { $cards_mayoral_dealt } **mayoral cards** and keeps one in secret. It brings points at the end, so it tells you where your Masters should stand. Guilds show symbols such as crosses and anchors; two of these cards count them.
guilds-lesson-mayoral-right = From now on crosses are good for you: most Masters on tiles with a cross bring 6 points.
guilds-lesson-mayoral-fine = That is as good a card; it only asks you for something else. Here we go on with the crosses.
guilds-lesson-first =
    Now your turn. You hold { $cards_dealt } cards, and each of them does **one of three things**: hire a pawn, move a pawn to a tile that shows one of the card’s symbols, or its own effect. You may play as many as you like.

    The **Brewers** show a cross, need 4 pawns, and give 3 points, a new pawn and 2 cards. Nobody else is there. Send the first pawn to them!
guilds-lesson-first-right = The effect of the Side Entrance puts a pawn there straight from the supply, so the Guildhall keeps all of yours.
guilds-lesson-first-fine = A pawn on the way to the Brewers. The effect of the Side Entrance would even have taken one from the supply instead of the Guildhall.
guilds-lesson-first-other = That is allowed. But pawns here and there win nothing: a tile is voted on only with as many pawns as it needs. Go for one guild, and look which one nobody else is after.
guilds-lesson-move =
    I played a Toast for you, which brings a point, as its effect says. Three pawns are still missing at the Brewers. Play a card **to move** a pawn from the Guildhall there.
guilds-lesson-move-right = A card with a cross leads to a tile with a cross. The Apprentices would have hired two pawns, but now you want to fill one guild.
guilds-lesson-move-fine = That card leads there, too. You play all of them in this turn anyway.
guilds-lesson-move-other = It would help later, but not at the Brewers. Three more pawns, and they are yours this very round.
guilds-lesson-done =
    With two more cards there are 4 pawns on the Brewers, all of them yours: enough for a vote. One card is left. You may keep it, and draw { $cards_draw } when you end your turn.
guilds-lesson-done-right = Homecoming is worth more later, when you have a pawn on the Plantation to pay for it.
guilds-lesson-done-other = One pawn alone on another guild wins nothing now, and the pawns at the Brewers have to stay together. Cards are scarce: keep this one.
guilds-lesson-reward =
    Everybody has acted, so the tiles are looked at from top to bottom. Most pawns win, and at the Brewers you are alone. You may take the reward whole or only parts of it.
guilds-lesson-reward-right = Three points, a pawn and two cards, and one of your pawns stays as Master. The other three go back to the Guildhall.
guilds-lesson-reward-other = You may leave something, and sometimes that is clever. Here everything is good for you.
guilds-lesson-beadle =
    Round 2; I have begun your turn. At the **Dyers** stands the Beadle, the figure that belongs to nobody. He **counts as one pawn for the need**, but not in the vote. The Dyers need 3 pawns, so two more are enough. Send one.
guilds-lesson-beadle-right = I send a second one after it, and the Dyers are due at the end of this round.
guilds-lesson-beadle-fine = One is on its way. The lesson uses another card for it.
guilds-lesson-beadle-other = You have few pawns in the Guildhall. At the Dyers the Beadle saves you one.
guilds-lesson-ship =
    The others came to the Dyers, too, with one pawn each: you had two and won. Part of the reward is to **ship** a pawn to the Plantation beyond the sea. Every third round whoever has most pawns there gets 6 points. Which pawn goes?
guilds-lesson-ship-right = It was idle in the Guildhall, so nothing is missed.
guilds-lesson-ship-fine = It would have gone back to the Guildhall anyway, all but the one that becomes Master.
guilds-lesson-ship-master = That is your Master at the Brewers! He may go, but then he counts no more, for the mayoral cards and for neighbours.
guilds-lesson-ship-other = Nothing forces you. But a pawn on the Plantation is a step to 6 points, and Homecoming can use it.
guilds-lesson-draw =
    Round 3. In two rounds you have played almost everything, so your hand is thin and the Guildhall nearly empty. If you play **nothing** at all, you draw { $cards_draw_after_nothing } cards instead of { $cards_draw }.
guilds-lesson-draw-right = A quiet turn for a strong one later: that is how most players do it, about every third round.
guilds-lesson-draw-other = One card played, two drawn: you come away with one more. With nothing played it is four.
guilds-lesson-plantation =
    The third round is over, so the Plantation was counted: { $rival_2 } has shipped three pawns and gets 6 points. And the **city has grown** by five tiles; it does so after every third round.

    The order of play is read from the score board: most points go first. Now that is { $rival_2 }.
guilds-lesson-hire =
    You have many cards but few pawns. The **Hiring Fair** brings four pawns at once; its effect costs you a card, and you choose which.
guilds-lesson-hire-right = Four pawns for two cards: now you can be in several guilds at once.
guilds-lesson-hire-fine = Four pawns, paid with another card. The Apprentices are the ones that you miss least.
guilds-lesson-hire-other = First pawns, then moves: with so few in the Guildhall the other cards have nothing to move.
guilds-lesson-neighbours =
    I played the rest of the round for you. You are Master of St Lawrence Jewry now, a **special building**, which has no rank but a rich reward.

    Look where your Masters stand: two that touch along a **whole edge** are neighbours. Each pair brings a point at the end, and beside a tile they help you when a vote is tied. Across a corner they do not count. So grow where you are.
guilds-lesson-effect =
    I have begun your turn: three pawns each stand at the Tallow Chandlers and the Curriers, as many as both need. One card is left: the Pensioners, who give 3 points for two pawns in the Guildhall.
guilds-lesson-effect-right = Points now, and the pawns come back when you hire again.
guilds-lesson-effect-other = Possible. But one pawn on a new tile does nothing by itself this round, and 3 points are as much as many a guild brings.
guilds-lesson-later =
    We jump ahead to the last round. You have { $points_1 } points, { $rival_1 } has { $points_2 } and { $rival_2 } { $points_3 }, if all that is hidden is counted already.

    In the last round nobody draws at the end of a turn, so play whatever still brings something. At the end all pawns on open tiles are taken away for nothing; only Masters count.
guilds-lesson-swap =
    The last decision of the match: the Plantation. You and { $rival_1 } have two pawns each, so you would share the **second** reward, 3 points. But you own a **neutral pawn**. In a negotiation you may swap it for a pawn of somebody else, who takes that one back. Whose?
guilds-lesson-swap-right = Now { $rival_1 } has one pawn there and you have two: the first reward, 6 points, is yours alone.
guilds-lesson-swap-other = Count again: you would still not be alone in front. Who stands in your way?
guilds-lesson-score =
    The match is over: { $points_1 }, { $points_2 } and { $points_3 } points.

    • **Scored during the match**: rewards, effects and the Plantation. You had 46 before anything hidden was shown.
    • **Mayoral cards**: each brings what it says. You won several on the way, and two count crosses: 14 points and 6. That is why the Brewers were a good start.
    • **Neighbours**: a point for each pair of your Masters side by side, 8 in all.

    So about half of your points came at the end. Keep an eye on how many mayoral cards the others draw.
guilds-lesson-farewell =
    Now you know how a match goes. There are many cards, but each one is hired, moved or used, and the panel says what its effect does.

    Three things to remember: fill one guild rather than three half; take mayoral cards early and send your Masters where these count; keep pawns and cards in balance.

    Type **/guilds new** to open a table for you and your friends or computers, and **Rules** stands on every card and panel.
