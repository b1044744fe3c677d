# The lesson of Old London Bridge: what it says at each step, and why an answer there is good or poor.

bridge-lesson-welcome =
    Welcome to London in the year 1209. Each of you builds a bridge of { $slots } slots across the Thames, one building a turn, from left to right. Whoever has most money in the end wins.

    In the middle of the picture lies the **rondel**: six stacks of buildings, and between them spaces that pay £1, £2 or £3. Whoever puts a pawn there gets the money and the top building of the stack beside it. The red X is closed; the grey centre costs £{ $centre_price } and gives the top building of any stack.

    You play against { $rival_1 } and { $rival_2 }, two computers. Try whatever you like: nothing you try here counts.
bridge-lesson-card =
    First everybody chooses a card in secret, and all are shown together. **The highest card acts first** in this round and so has first pick. Where cards are equal, whoever is further on the chapel track comes first; now, at the start, you are last there.

    Peter de Colechurch (0) always comes back to your hand. Every other card goes to the **inn**, the four piles of cards that you saw at the right of the table. Look at what is open in this round: no space is so much better than the rest that it would be worth a card.
bridge-lesson-card-right = Peter costs nothing, and the other two think so, too. All three cards are equal, so the chapel track decides, and you act last.
bridge-lesson-card-other = The other two play Peter this time, so any other card makes you the first. But then it is gone to the inn, and you would hardly get anything better for it. Keep it for a round in which one space is worth fighting for.
bridge-lesson-first =
    The others have gone: a pawn takes a space for itself alone. Now look at the numbers. **House numbers have to fall**: after a building with 22 you can only add lower ones. A **park** has no number; it always fits, and after it any number may follow.
bridge-lesson-first-right = £2 and a park: nothing is given away, and your first number is still open. Its orange coat of arms helps later.
bridge-lesson-first-low = It can be built. But it is a low number, and { $slots } slots are to be filled: only lower numbers could follow, or parks. Begin high.
bridge-lesson-first-dear = The centre lets you take the top building of any stack, but it **costs** £{ $centre_price } where the other spaces pay you. Keep it for a building that is worth that much.
bridge-lesson-coats =
    Round 2, with Peter again. Each building bears a **coat of arms**: a blue oval, an orange gable, a grey banner or a green shield. When you build, its action is as strong as you have coats of that colour on the whole bridge. A **shop** brings money, a **chapel** and a **gate** move your markers at the top, an **inn** fetches cards back. A **guild** does nothing itself but bears all four coats.
bridge-lesson-coats-right = £2, the highest number so far, and all four coats: everything that you build from now on is one stronger.
bridge-lesson-coats-dear = You would pay £{ $centre_price } instead of getting £2. The guild beside it is open.
bridge-lesson-coats-other = It fits, but look at the number: after it only lower ones fit, and it has one coat instead of four. Early coats count most, since they strengthen all that follows.
bridge-lesson-strength =
    Round 3. I have played Peter for you once more: no space is worth a card yet. The shop on top is grey, and a **shop** brings £1 for each coat of its colour. You have one grey coat on the guild; the shop itself counts, too.
bridge-lesson-strength-right = £2 from the space and £2 from the shop itself. The 28 fits behind your 54.
bridge-lesson-strength-fine = A second guild makes everything after it stronger. That is a good choice as well, though it pays only £1 today.
bridge-lesson-strength-dear = The spaces that are free pay you. You would pay £{ $centre_price } and lose what they pay.
bridge-lesson-strength-other = An inn fetches cards of yours back from the piles on the table, and none of yours is there yet, so it would do nothing for you now.
bridge-lesson-park =
    Round 4, again with Peter. Your last number is 28, and every number that lies open is higher. What comes behind a **park** may have any number again.
bridge-lesson-tracks =
    I played a round for you: a second guild, 34, stands behind your park. Now it is round 6, I have played Peter again, and the others have gone already.

    Look at the two **tracks** at the top. A chapel moves your marker on the upper one, a gate on the lower one, a space for each coat of its colour. On the **chapel track** lie coins, and whoever is further there comes first where cards are equal. Each red sign on the **gate track** is a **bonus space**: whoever reaches or passes it takes a bonus tile. The end of a track pays £{ $track_end_prize }, and when the match is over the first two on each get a prize.
bridge-lesson-park-right = Now a new series can begin with a high number. A bridge needs two or three parks at the right moments.
bridge-lesson-park-high = Its number is higher than 28, so it would have to **replace** an earlier building: that one leaves the game, and a slot stays empty in the end, which costs money.
bridge-lesson-park-dear = A park for £{ $centre_price }, where the one beside the space pays £2?
bridge-lesson-gate =
    A **gate** lies open. How many orange coats would you have? Two guilds, the first park, and the gate itself: four. So your marker would go from 0 (the number beside the small gate in the picture) to 4, and the first bonus space is 3.
bridge-lesson-gate-right = Four spaces at once: that passes a bonus space, so you may take a tile.
bridge-lesson-gate-dear = The gate is there for nothing: the space beside it is free and even pays £1.
bridge-lesson-gate-other = That pays a little more now. But four spaces on the gate track bring a bonus tile, and prizes wait at the end for whoever is ahead there.
bridge-lesson-tile =
    There are three piles of bonus tiles, the left, the middle and the right one, and you take the top tile of one of them. Each tile is used once, from the next round on, at the moment that it names.

    You are on space 4 of the gate track; the next bonus space is 6.
bridge-lesson-tile-right = Two more spaces lead from 4 to 6: that is the next bonus space, and so another tile.
bridge-lesson-tile-fine = Every tile has its moment. This one is useful, too.
bridge-lesson-bid =
    Round 7. Read what is open: a shop with an **orange** coat pays £1 and would be worth £5 more to you, since you have so many orange coats. (Its number is too high, but that costs little.) And you are last on the chapel track, so you lose every tie. Which card gives you a good chance of going early?
bridge-lesson-bid-right = A Lady beats Peters and Merchants. { $rival_1 } has played a Cleric and goes first, but wants something else.
bridge-lesson-bid-last = With Peter you would most likely choose last, and hope that nobody takes it.
bridge-lesson-bid-other = It may work. But a low card hardly beats anybody, and a very high one is better kept for the last rounds, when more is at stake.
bridge-lesson-shop =
    { $rival_1 } took the chapel; the orange shop is still there. Its 23 is higher than your 6, so it **replaces** an earlier building, and a slot stays empty in the end: one costs £{ $cost_one }, two cost £{ $cost_two }, three £{ $cost_three }.
bridge-lesson-shop-right = £1 from the space, £5 from the shop.
bridge-lesson-shop-dear = The same building lies beside a free space that pays you.
bridge-lesson-shop-other = It would bring a pound or two. The shop brings six together.
bridge-lesson-replace =
    The new building has to go where the numbers still fall: in the place of 28 between 54 and the park, or of 34 or 6 in the second series. The old one leaves the game, and with it its coats.
bridge-lesson-replace-right = The old shop has done its work: £2, long ago. Beside one grey coat you lose £{ $cost_one } at the end, for the empty slot; the new one brings £5.
bridge-lesson-replace-fine = That leaves more room at the end, since 23 would be your last number. But you lose an orange coat before it has paid.
bridge-lesson-replace-guild = The guild bears four coats. Without it each building that follows is one weaker, and this shop as well.
bridge-lesson-replace-other = You can use the tile now, and are asked again afterwards. There is no hurry: it is asked at the end of the turn, too.
bridge-lesson-use =
    You hold a bonus tile for two spaces on the gate track, and your marker is on space 4 (the number beside the small gate). The next bonus space is 6. A tile left at the end is worth £{ $tiles_unused }.
bridge-lesson-rounds =
    I played on to round 10 for you. A chapel has taken the place of the shop. At the bonus space you took another tile, and it has moved your marker two spaces on the chapel track. At the end of your bridge stands a park, so that any number may follow. Your Lady and a Cleric lie at the inn.

    Look at the **chapel track**: { $rival_2 } is on space 8, you and { $rival_1 } are on 7. You are no longer last where cards are equal, and £3 lie on the next space.
bridge-lesson-use-right = Onto the bonus space: a new tile for the old one.
bridge-lesson-use-other = It could wait. But what it brings, another tile, can be used all the longer the sooner you have it.
bridge-lesson-lead =
    One chapel lies open, and the chapel track still pays: £3 on space 8, £5 on 11, £{ $track_end_prize } at its end on 14, and a prize in the end. Three rounds are left. You still hold a Lord.

    Cards in hand bring a prize at the end, too: £{ $prizes_with_three_1 } for the highest sum and £{ $prizes_with_three_2 } for the second. So weigh what a card brings now against that.
bridge-lesson-lead-right = The highest card: nobody acts before you.
bridge-lesson-lead-fine = It may be enough. But { $rival_2 } comes first where cards are equal, so the Lord is safer, and these are the last rounds.
bridge-lesson-lead-other = Others want the chapel, too. What cards in hand can bring at the end is less than what waits on the chapel track.
bridge-lesson-chapel =
    You are first. The chapel is grey; count your grey coats, its own among them: two guilds and the chapel, three spaces, from 7 (the number beside the small chapel) to 10. It may have any number, because your last building is a park.
bridge-lesson-chapel-right = £2 from the space, three spaces on the chapel track, and the £3 of space 8 lay on the way.
bridge-lesson-chapel-dear = You are the first to go, so the space is free and pays you.
bridge-lesson-chapel-other = The Lord was played for the chapel: somebody else would take it now.
bridge-lesson-end =
    Round 11: I have played a Cleric for you, and you have taken another chapel. This one is green, and four green coats take you from 10 to 14, the very end of the track. But 27 is higher than your 17. Which building is worth least from now on?
bridge-lesson-end-right = The old chapel has moved your marker and is done. Now the track: £5 on space 11 and £{ $track_end_prize } at the end.
bridge-lesson-end-fine = That chapel is done, too, and a grey coat goes instead of an orange one: so near the end that is much the same.
bridge-lesson-end-guild = Count again: without the guild the chapel itself would be weaker, and you would not reach the end of the track.
bridge-lesson-end-other = The gate is low, so nothing fits behind it anyway, but its orange coat still strengthens shops.
bridge-lesson-late =
    The last round, with your Merchant: only Peter is left in your hand. Only what a building brings at once counts now. The shop pays £2 and £1 for each green coat. The gate pays £2 and would move you on from space 6 of the gate track, where { $rival_1 } is one space ahead.
bridge-lesson-late-right = £2 and £5: seven pounds for the last turn.
bridge-lesson-late-fine = Well seen: £2, the first place on the gate track instead of the second, which is £2 more, and a tile that is worth £{ $tiles_unused }. That is two pounds less than the shop.
bridge-lesson-late-dear = The centre costs money, and this is the last turn to earn some.
bridge-lesson-late-other = It is the last round, so what a building could bring later does not count any more.
bridge-lesson-score =
    This is what everybody has: £{ $points_1 }, £{ $points_2 } and £{ $points_3 }.

    • **Coins in hand** are what you earned on the way, by far the most.
    • **Chapel track** and **gate track**: £{ $prizes_with_three_1 } for the first and £{ $prizes_with_three_2 } for the second.
    • **Cards in hand**: the same for the highest sum and the second. You hold only Peter, so nothing.
    • **Buildings**: the same for the most buildings and the second most.
    • **Empty slots**: four slots are empty, which costs £10. The price rises quickly, so do not replace too often.
bridge-lesson-farewell =
    You have seen everything that happens in a match. Only the bonus tiles and the inn buildings have more to offer: **/bridge look** shows each of them.

    Three things to remember: begin high and build parks in time; collect coats early, guilds above all; play a high card only for something that is worth it.

    Type **/bridge new** to open a table for you and your friends or computers, and **Rules** stands on every card and panel.
