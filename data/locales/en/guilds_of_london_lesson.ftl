# The lesson of Guilds of London: what it says at each step, and why an answer there is good or poor.

guilds-lesson-welcome =
    Welcome to the city of London. The tiles round the Guildhall are its **guilds**, and you send your pawns there. Whoever has most pawns on a guild when it is voted on gets its reward and leaves a **Master** there.

    On every tile stand how many pawns it **needs** before there is a vote (the round token), its symbols, and at its foot what it brings: on the left to the first, at the right end to the second. No need to learn the icons: your panel tells it all in words.

    You play against { $rival_1 } and { $rival_2 }, two computers. Nothing you try here counts.
guilds-lesson-mayoral =
    First everybody gets { $cards_mayoral_dealt } **mayoral cards** and keeps one in secret. It brings points at the end, so it tells you where your Masters should stand. Guilds show symbols such as crosses and anchors; two of these cards count them.
guilds-lesson-mayoral-right = So crosses are good for you: most Masters there bring 6 points.
guilds-lesson-mayoral-fine = That is as good a card; it only asks you for something else. Here we go on with the crosses.
guilds-lesson-first =
    Each of your { $cards_dealt } cards does **one of three things**: it hires a pawn from your supply to the Guildhall, moves one to a tile with a symbol of the card, or has its own effect. Play as many as you like.

    The **Brewers** show a cross, need 4 pawns, and nobody else is there. Send them the first one: the **Side Entrance** does it best.
guilds-lesson-first-right = The Side Entrance puts it there straight from the supply, so the Guildhall keeps all of yours.
guilds-lesson-first-fine = A pawn on the way to the Brewers. The effect of the Side Entrance would even have taken one from the supply instead of the Guildhall.
guilds-lesson-first-other = That is allowed. But at the Brewers nobody is in your way, and a tile is voted on only with as many pawns as it needs: pawns here and there win nothing. Start to fill this one guild.
guilds-lesson-move =
    I played a Toast for you: a point, as its effect says. Three pawns are still missing at the Brewers. Play a card **to move** a pawn from the Guildhall there.
guilds-lesson-move-right = The Apprentices show a scythe, and so do the Brewers. Their effect would hire two pawns, but now you want to fill one guild.
guilds-lesson-move-fine = That card leads there, too. You play all of them in this turn anyway.
guilds-lesson-move-other = That does nothing for the Brewers now. Three more pawns there, and they are yours this very round.
guilds-lesson-done =
    I played two more cards for you: 4 pawns stand at the Brewers now, all of them yours, and that is enough for a vote. One card is left. You may keep it, and draw { $cards_draw } when you end your turn.
guilds-lesson-done-right = Homecoming is worth more later, when you have a pawn on the Plantation to pay for it.
guilds-lesson-done-other = One pawn alone on another guild wins nothing now, and the pawns at the Brewers have to stay together. Cards are scarce: keep this one.
guilds-lesson-reward =
    Everybody has acted, so the tiles are looked at from top to bottom. Most pawns win, and at the Brewers you are alone. You may take the reward whole or only parts of it.
guilds-lesson-reward-right = One of your pawns stays as Master; the other three go back to the Guildhall.
guilds-lesson-reward-other = You may leave something, and sometimes that is clever. Here everything is good for you.
guilds-lesson-beadle =
    Round 2. I shipped a pawn and paid with it for a second mayoral card. At the **Dyers** stands the Beadle, who belongs to nobody: he **counts as one pawn for the need**, but not in the vote. They need 3, so two more are enough. Send one.
guilds-lesson-beadle-right = I send a second one after it, and the Dyers are due at the end of this round.
guilds-lesson-beadle-fine = One is on its way. The lesson uses another card for it.
guilds-lesson-beadle-other = You have few pawns in the Guildhall. At the Dyers the Beadle saves you one.
guilds-lesson-ship =
    The others came with one pawn each, so your two won. Part of the reward is to **ship** a pawn to the **Plantation**. Every third round whoever has most pawns there gets 6 points. Which pawn goes?
guilds-lesson-ship-right = It was idle in the Guildhall, so nothing is missed.
guilds-lesson-ship-fine = It would have gone back to the Guildhall anyway, all but the one that becomes Master.
guilds-lesson-ship-master = That is your Master at the Brewers! He may go, but then he counts no more, for the mayoral cards and for neighbours.
guilds-lesson-ship-other = Nothing forces you. But a pawn on the Plantation is a step to 6 points.
guilds-lesson-draw =
    Round 3. In two rounds you have played almost everything, so your hand is thin and the Guildhall nearly empty. If you play **nothing** at all, you draw { $cards_draw_after_nothing } cards instead of { $cards_draw }. But { $cards_hand_limit } is the most that you may keep at the end of a turn.
guilds-lesson-draw-right = A quiet turn for a strong one later: that is how most players do it, about every third round.
guilds-lesson-draw-other = Whoever plays a card draws { $cards_draw } at the end. Whoever plays nothing draws { $cards_draw_after_nothing }.
guilds-lesson-plantation =
    The third round is over, so the Plantation was counted: { $rival_2 } has shipped three pawns and gets 6 points. And the **city has grown** by five tiles; it does so after every third round.

    The order of play is read from the score board: most points go first. Now that is { $rival_2 }.
guilds-lesson-hire =
    You have many cards but few pawns. The **Hiring Fair** brings four pawns at once; its effect costs you a card, and you choose which.
guilds-lesson-hire-right = Four pawns for two cards: now you can be in several guilds at once.
guilds-lesson-hire-fine = Four pawns, paid with another card. The Apprentices are the ones that you miss least.
guilds-lesson-hire-other = First pawns, then moves: with so few in the Guildhall the other cards have nothing to move, and no card hires as many as the Hiring Fair.
guilds-lesson-neighbours =
    I played the rest of the round for you. Your Master of the Dyers went over to St Lawrence Jewry, and you won there: a **special building**, with a reward rich enough for a Master to leave his guild. He has found a new one; usually Masters stay.

    Two Masters of yours that touch along a **whole edge** are neighbours; across a corner they are not. Each pair brings a point at the end, and beside a tile they help you when its vote is tied. The two that glow do not touch yet: grow where you are.
guilds-lesson-effect =
    I have begun your turn: three pawns each stand at the Tallow Chandlers and the Curriers, as many as both need. One card is left: the Pensioners, who give 3 points for two pawns in the Guildhall.
guilds-lesson-effect-right = Points now, and the pawns come back when you hire again.
guilds-lesson-effect-other = Possible. But nothing else brings as much now: 3 points are what many a guild gives.
guilds-lesson-later =
    We jump ahead to the last round. The picture shows the points that are open. With mayoral cards and neighbours, which count only at the end, you have { $points_1 }, { $rival_1 } has { $points_2 } and { $rival_2 } { $points_3 }.

    In the last round nobody draws at the end of a turn, so play whatever still brings something. At the end all pawns on open tiles are taken away for nothing; only Masters count.
guilds-lesson-swap =
    The last decision of the match: a vote at the Plantation, and you are tied with { $rival_1 }. But you own a **neutral pawn**, which you may swap for a pawn of somebody else, who takes that one back. Whose?
guilds-lesson-swap-right = Now { $rival_1 } has one pawn there and you have two: the first reward, 6 points, is yours alone.
guilds-lesson-swap-other = Count again: you would still not be alone in front. Who stands in your way?
guilds-lesson-score =
    The match is over: { $points_1 }, { $points_2 } and { $points_3 } points.

    • **Scored during the match**: rewards, effects and the Plantation. You had 46 before anything hidden was shown.
    • **Mayoral cards**: each brings what it says. You won several on the way, and two count crosses: 14 points and 6. That is why the Brewers were a good start.
    • **Neighbours**: a point for each pair of your Masters side by side, 8 in all.

    So about half of your points came at the end. Keep an eye on how many mayoral cards the others draw.
guilds-lesson-farewell =
    Now you know how a match goes. There are many cards, but each one hires, moves or has its effect, and the panel says what that does.

    Three things to remember: fill one guild rather than three half; take mayoral cards early and send your Masters where these count; keep pawns and cards in balance.

    Type **/guilds new** to open a table for you and your friends or computers, and **Rules** stands on every card and panel.
