# The slash commands of Guilds of London.

guilds-cmd = Guilds of London: send your liverymen into the guilds of the city
guilds-cmd-play = Play a card: hire, move, or its effect
guilds-cmd-play-card = A card of your hand
guilds-cmd-play-use = What to use it for
guilds-cmd-play-start = Where the pawn comes from
guilds-cmd-play-target = Where it goes
guilds-cmd-play-symbol = A symbol, where the card asks for one
guilds-cmd-play-pay = What pays for the effect
guilds-cmd-move = Move or ship a pawn
guilds-cmd-move-start = Where the pawn comes from
guilds-cmd-move-target = Where it goes
guilds-cmd-pay = Choose the cards to pay with, to take back, or to discard
guilds-cmd-pay-pay = A card to pay with
guilds-cmd-pay-card = A card
guilds-cmd-reward = Take a reward, or keep a mayoral card
guilds-cmd-reward-take = What to take
guilds-cmd-reward-keep = The card to keep
guilds-cmd-negotiate = Swap your neutral pawns, or none
guilds-cmd-negotiate-swap = Whose pawn leaves
guilds-cmd-end = End your turn
