# The slash commands of The Pillars of the Earth.

pillars-cmd = The Pillars of the Earth: build the cathedral of Kingsbridge
pillars-cmd-draft = Take a card in phase one, or pass
pillars-cmd-draft-card = The card
pillars-cmd-builder = Place your builder that was drawn, or pass
pillars-cmd-builder-space = The space
pillars-cmd-market = Buy or sell at the market
pillars-cmd-market-deal = Buy, sell or leave
pillars-cmd-market-goods = The goods
pillars-cmd-market-amount = How many
pillars-cmd-build = Turn your goods into victory points at the cathedral
pillars-cmd-build-plan = A whole plan at once
pillars-cmd-build-craftsman = A craftsman to use
pillars-cmd-build-times = How often
pillars-cmd-build-keep = The goods to keep
pillars-cmd-use = Use a one-time advantage
pillars-cmd-use-advantage = The advantage
pillars-cmd-choose = Answer any other question: the bishop, an event, a craftsman to give up
pillars-cmd-choose-take = What to take
pillars-cmd-choose-craftsman = The craftsman
pillars-cmd-choose-draw = Keep the builder, or draw again
