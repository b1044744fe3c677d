### What takes much of the house may be done so often within an hour.

budget-tables = Each person may open { $most ->
    [one] one table
   *[other] { $most } tables
} an hour. You can open the next one { $again }, or join one that waits.
budget-films = A film takes long to draw: each person may have { $most ->
    [one] one
   *[other] { $most }
} an hour. Ask for the next one { $again }; a replay can be looked at meanwhile.
budget-reviews = Looking back takes long: each person may ask for { $most ->
    [one] one match
   *[other] { $most } matches
} an hour. Ask again { $again }; what is worked out already is shown at once.
budget-steps = Each step of a replay is drawn for you: each person may look at { $most ->
    [one] one
   *[other] { $most }
} an hour. Go on { $again }; /table history tells the whole match meanwhile.
