plain = { $text }
seat = Seat { $number }

kernel-not-an-option = That is not one of the options now. Open your panel to see what you can do.
kernel-alone = That one is chosen alone. Choose it by itself, then go on.
kernel-too-few = { $least ->
    [one] Choose at least one.
   *[other] Choose at least { $least }.
}
kernel-too-many = { $most ->
    [one] Choose only one.
   *[other] Choose { $most } at most.
}
kernel-too-many-of-one = { $most ->
    [one] You can choose that only once.
   *[other] You can choose that { $most } times at most.
}
kernel-over-budget = That comes to { $spent }, and you have { $budget }. Choose less.
kernel-option-unknown = There is no option “{ $option }”. There are: { $known }.
kernel-option-value = “{ $value }” is not a value of “{ $option }”. Choose one of: { $known }.
kernel-title-unknown = There is no title “{ $title }”. There are: { $known }.
kernel-seats = This title is for { $least } to { $most } players, and { $seats ->
    [one] there is only { $seats }
   *[other] there are { $seats }
}.
kernel-over = This match is over. Nothing more can be answered.
kernel-not-asked = The table does not wait for you now. You are told when it does.
kernel-stale = That question is no longer open. Here is what the table asks now.
kernel-undo-others = Others have answered since, and their answers build on yours, so it stays.
kernel-undo-none = There is nothing to take back: since your last answer something new was seen, or somebody else acted.
kernel-event-undo = { $who } takes back what was done last.
kernel-event-back = As all agreed, play goes back to before an answer of { $who }. Draws that are known by now will come again.
kernel-event-back-seen = { $count ->
    [one] { $who } had been shown something hidden by then, and still knows it.
   *[other] { $who } had been shown something hidden by then, and still know it.
}
kernel-back-none = Play cannot go back there: it is no answer of a player that still stands. Choose one of those that are listed.
kernel-back-rules = Play cannot go back: this match was begun under other rules, so it would not come out the same.
kernel-plan-closed = Nothing more can be planned here. Carry the plan out, or take something off.
kernel-no-orders = There is nothing now that could be answered for you beforehand.
kernel-order-unknown = That cannot be ordered now. Open your orders once more to see what can be.
kernel-order-empty = Say first what shall be answered: the list of this order is still empty.
kernel-order-plain = This order has no list: it either stands or does not.
kernel-order-long = A list of this order holds { $most } at most, and yours has { $listed }. Take some off.
kernel-order-twice = { $what } stands in the list twice. Once is enough.
kernel-order-gone = Something in the list cannot come up any more. Open your orders once more and choose from what there is.
kernel-order-when = This order cannot have that condition. Choose one of those that are offered.
kernel-order-hold = This order cannot hold that long. Choose one of the lengths that are offered.
kernel-order-against = “{ $one }” and “{ $other }” contradict each other. Switch one of them off first.
kernel-together = { $what }, { $more }
kernel-order-next = { $left ->
    [0] Whenever it comes up: { $what }
    [1] Next: { $what }; when that is gone you are asked
   *[other] Next: { $what }; when that is gone, what comes after it on the list
}
kernel-order-whenever = Whenever it comes up
kernel-order-idle = Nothing on the list is there now: you are asked.
points-minus = { $score ->
    [one] −{ $score } point
   *[other] −{ $score } points
}
points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
