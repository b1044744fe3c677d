# The slash commands of Guilds of London.

guilds-weight = heavy
guilds-length = 60 to 90 minutes at one sitting
guilds-cmd = Guilds of London: send your pawns into the guilds of the city
guilds-cmd-play = Play a card: hire, move, or its effect
guilds-cmd-play-card = A card of your hand
guilds-cmd-play-use = What to use it for
guilds-cmd-play-start = Where the pawn comes from
guilds-cmd-play-target = Where it goes
guilds-cmd-play-pawns = How many pawns, where the card moves several
guilds-cmd-play-whose = Whose pawn, where the card sends one away
guilds-cmd-play-symbol = A symbol, where the card asks for one
guilds-cmd-play-pay = The cards that pay for the effect
guilds-cmd-move = Move or ship a pawn
guilds-cmd-move-start = Where the pawn comes from
guilds-cmd-move-target = Where it goes
guilds-cmd-pay = Choose the card to take back, or one to discard
guilds-cmd-pay-card = The card
guilds-cmd-reward = Take a reward, or keep a mayoral card
guilds-cmd-reward-take = What to take
guilds-cmd-reward-fewer = How much of it, if you take fewer
guilds-cmd-reward-keep = The mayoral card to keep
guilds-cmd-reward-kept = The mayoral card to keep, if you choose the order too
guilds-cmd-reward-deepest = The card that lies deepest under the deck
guilds-cmd-negotiate = Swap your neutral pawns, or none
guilds-cmd-negotiate-swap = Whose pawn leaves
guilds-cmd-end = End your turn
guilds-cmd-tile = Look at one tile of the city closely
guilds-cmd-tile-name = The name of the tile

# The answers of /guilds tile

guilds-tile-which = Which tile do you mean? { $known }.
guilds-tile-unknown = There is no tile “{ $name }” in the city. There are { $known }.
guilds-tile-absent = { $name } does not lie in the city. There are { $known }.
