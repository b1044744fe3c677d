# On the card

card-offered = To be taken over
card-offered-seat = seat { $number } ({ $name })
card-offered-how = { $count ->
    [one] A computer plays in { $who }. Whoever presses the button asks for it; all who sit there decide, and the match is not rated for whoever takes over.
   *[other] Computers play in { $who }. Whoever presses a button asks for that seat; all who sit there decide, and the match is not rated for whoever takes over.
}
button-heir = Take this seat
button-heir-seat = Take seat { $number }

# Asking for a seat

seat-asked = You have asked for seat { $number } of table { $table }. All who sit there are asked now; if they agree, the seat is yours, and your hand comes to you. Until then you see what everybody sees.

# Refusals

seat-not-free = A person plays in that seat, so it is not to be had. Choose a seat in which a computer plays.
seat-never-left = A computer has played there from the beginning. Only a seat that a person has left, or is away from, can be offered.
seat-away-lately = Whoever sits there answered less than a day ago and may be asleep. The seat can be offered <t:{ $moment }:R>.
seat-offered-already = That seat is on offer already. Its button stands on the table’s card.
seat-not-offered = That seat is not on offer any more. The table’s card shows what is.
seat-yours = You sit at this table yourself, so you cannot take another seat of it.
seat-asked-already = You have asked for a seat of this table already. Those who sit there decide.
seat-asked-by-others = Somebody else has asked for this seat, and those who sit there have not decided yet. Try again when they have.
seat-nobody-here = Nobody is at this table who could agree now. Try again when one of them is back.
seat-sat-here = You have sat at this table before, so you cannot take a seat of it over.
seat-left-others = You have left another match in the last { $days } days, or are away from one. Seats are taken over only by those who stay at theirs.
seat-nobody-asks = Whoever asked for this seat is not known any more.
seat-not-for-them = Whoever asked for this seat cannot sit down here now.
seat-heir-gone = Whoever asked for this seat is not a member of this server any more, so there is nobody to give it to.
seat-lost = All who sit at table { $table } have given your seat there to somebody else, for you were away. You can watch: **Read the board** shows you everything public.
vote-overtaken-offer = { vote-match-over }
vote-overtaken-seat = { vote-match-over }

# Who sat there

seat-heir = { $heir } for { $name }
profile-saved = Seats saved, taken over from others and held to the end: { $count }
