# The slash commands of Old London Bridge.

bridge-weight = medium
bridge-length = 60 to 90 minutes at one sitting
bridge-cmd = Old London Bridge: build on the bridge, number by falling number
bridge-cmd-bid = Choose the card that you lay for this round
bridge-cmd-bid-card = A card of your hand
bridge-cmd-space = Choose the space of the rondel, and take the building beside it
bridge-cmd-space-space = The space
bridge-cmd-space-stack = The stack, where you have a choice
bridge-cmd-space-use = A bonus tile that opens the space, or none
bridge-cmd-replace = Choose the building that makes room for the new one
bridge-cmd-replace-building = A building of your bridge
bridge-cmd-cards = Take cards at the inn
bridge-cmd-cards-card = A card of the inn
bridge-cmd-tile = Take a bonus tile, or use one of yours
bridge-cmd-tile-use = The tile to use, or none
bridge-cmd-tile-tile = The tile to take
bridge-cmd-tile-pile = The pile, where two show the same tile
bridge-cmd-tile-card = The card that it raises, where you have laid two
bridge-cmd-score = See everybody's points, as far as they are open
