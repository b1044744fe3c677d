# The slash commands of The Pillars of the Earth.

pillars-weight = medium
pillars-length = 90 to 120 minutes at one sitting
pillars-cmd = The Pillars of the Earth: build the cathedral of Kingsbridge
pillars-cmd-draft = Take a card from the pool, or pass
pillars-cmd-draft-card = The card
pillars-cmd-builder = Place your builder when it is drawn, or pass
pillars-cmd-builder-space = The space
pillars-cmd-market = Buy or sell cubes at the Market
pillars-cmd-market-deal = What to buy or sell, or that you are done
pillars-cmd-market-amount = How many
pillars-cmd-build = Let your craftsmen work at the Cathedral, or choose the cubes to keep
pillars-cmd-build-plan = As proposed, most points, one craftsman at a time, or no more
pillars-cmd-build-craftsman = The craftsman who works
pillars-cmd-build-times = How often
pillars-cmd-build-keep = The five cubes to keep
pillars-cmd-use = Use a one-time advantage
pillars-cmd-use-advantage = The advantage
pillars-cmd-choose = Answer the bishop, say which craftsman leaves, or let another builder be drawn
pillars-cmd-choose-take = Protection, or a cube
pillars-cmd-choose-craftsman = The craftsman who leaves
pillars-cmd-choose-draw = Leave the drawn builder, or draw another
