# Looking up rules and things.

rules-contents = **{ $title }: the rules**
rules-contents-how = Turn the pages, or choose one below. **/{ $group } look** shows any card or piece by its name.
rules-contents-line = { $number }. { $page }
rules-head = **{ $page }** · { $number } of { $count }
rules-thing = { $icon ->
    [none] • **{ $name }**: { $does }
   *[other] { $icon } **{ $name }**: { $does }
}
rules-shows = The picture shows: { $things }.
rules-legend = Signs and what they stand for
rules-legend-line = { $icon ->
    [none] • { $names }
   *[other] { $icon } { $names }
}
rules-rulings-page = Where the rulebook is silent
rules-choose = Go to a page
button-rules = Rules
button-rules-next = Next
button-rules-before = Page before
button-rules-contents = Contents

cmd-look = Look up any card or piece of this title, without a table
cmd-look-card = Its name, or a part of it
look-which = Which one do you mean? { $known }.
look-unknown = There is no “{ $name }” here. { $count ->
    [one] The nearest is { $known }.
   *[other] The nearest are { $known }.
}
look-empty = Which card or piece? Type its first letters, and the names are offered; **/{ $group } rules** lists all.
look-none = There is no “{ $name }” here. Type its first letters, and the names are offered; **/{ $group } rules** lists all.
look-head = **{ $name }** · { $shelf }
