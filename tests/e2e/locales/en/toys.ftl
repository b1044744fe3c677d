lanterns-title = Lanterns
lanterns-about = Lanterns is a small title of the tests.
lanterns-cmd = Lanterns: a small title of the tests
lanterns-cmd-bid = Bid
lanterns-cmd-bid-card = The card
lanterns-cmd-raise = Raise
lanterns-cmd-raise-use = The use
lanterns-cmd-drop = Drop
lanterns-cmd-drop-card = The card

spells-title = Spells
spells-about = Spells is a small title of the tests.
spells-cmd = Spells: a small title of the tests
spells-cmd-play = Play
spells-cmd-play-card = The card
spells-cmd-take = Take
spells-cmd-take-gem = The gem

works-title = Works
works-about = Works is a small title of the tests.
works-cmd = Works: a small title of the tests
works-cmd-trade = Trade
works-cmd-trade-deal = The deal
works-cmd-trade-goods = The goods
works-cmd-trade-number = The number
works-cmd-use = Use
works-cmd-use-craft = The craft

yards-title = Yards
yards-about = Yards is a small title of the tests.
yards-cmd = Yards: a small title of the tests
yards-cmd-take = Take
yards-cmd-take-stone = The stone
yards-cmd-take-plot = The plot
yards-cmd-adorn = Adorn
yards-cmd-adorn-flag = The flag
