spells-option-turns = Turns each
spells-option-turns-1 = One
spells-option-turns-2 = Two
spells-option-echoes = Echoes

spells-part-card = Card
spells-part-gem = Gem
spells-card-spark = Spark
spells-card-fountain = Fountain
spells-card-echo = Echo
spells-card-fair = Fair
spells-card-stars = Stars
spells-card-stop = Nothing more
spells-gem-ruby = ruby
spells-gem-pearl = pearl
spells-gem-bead = bead

spells-prompt-play = Play a card, or end your turn.
spells-prompt-echo = Play another card for nothing.
spells-prompt-pay = { $cost ->
    [one] Pay with one other card.
   *[other] Pay with { $cost } other cards.
}
spells-prompt-fair = Take gems for { $purse } coins at most.
spells-prompt-arrange = Put these back onto the deck. Choose first what shall be drawn first.
spells-cannot-pay = { $cost ->
    [one] That costs one other card, and you have none.
   *[other] That costs { $cost } other cards, and you have fewer.
}
spells-event-turn = { $who } begins a turn.
spells-event-play = { $who } plays { $card }.
spells-score-sparks = Sparks
spells-score-gems = Gems
