yards-option-rounds = Rounds
yards-option-rounds-1 = One
yards-option-rounds-2 = Two
yards-option-rounds-3 = Three
yards-option-flags = Flags

yards-part-stone = Stone
yards-part-plot = Plot
yards-part-flag = Flag

yards-stone-slate = slate
yards-stone-chalk = chalk
yards-stone-flint = flint
yards-stone-skip = nothing
yards-plot-a1 = A1
yards-plot-a2 = A2
yards-plot-a3 = A3
yards-plot-b1 = B1
yards-plot-b2 = B2
yards-plot-b3 = B3
yards-flag-lion = lion
yards-flag-rose = rose

yards-prompt-take = Take a stone from the quarry and choose a plot for it.
yards-prompt-adorn = Row { $row } is full. Which flag shall fly over it?
yards-taken = { $who } took the last { $stone }.
yards-none = There is no { $stone } in the quarry this round.
yards-flag-gone = That flag flies elsewhere.
yards-event-round = Round { $round } begins.
yards-event-take = { $who } takes { $stone }.
yards-event-adorn = { $who } adorns a row.
yards-score-stones = Stones
yards-score-flags = Flags
yards-points-round = Round
yards-points-so-far = What the stones and flags of that moment are worth.
