# What is written on the pictures of Guilds of London, their alt texts, and the table read aloud.

guilds-picture-round = Round { $round } of { $rounds }
guilds-picture-over = Final scores
guilds-picture-mayoral = Mayoral cards
guilds-picture-acting = { $player }’s turn
guilds-picture-turns = Turns
guilds-picture-resolution = Resolving tiles
guilds-picture-plantation = Plantation
guilds-picture-negotiation = Vote: { $place }
guilds-picture-first = Winner: { $place }
guilds-picture-second = Second: { $place }
guilds-picture-negotiate = { $count ->
    [one] A vote is due at { $place }: { $there }. Do you swap your neutral pawn for somebody’s pawn?
   *[other] A vote is due at { $place }: { $there }. You own { $count } neutral pawns: for whose pawns do you swap them?
}
guilds-picture-next-votes = Votes after round { $round }
guilds-picture-next-plantation = Plantation after round { $round }
guilds-picture-next-tiles = New tiles after round { $round }
guilds-picture-total = Total
guilds-picture-hand = { $count ->
    [one] Your hand: 1 card (you may keep { $limit })
   *[other] Your hand: { $count } cards (you may keep { $limit })
}

# The glance, for the alt text

guilds-alt-over = { $count ->
    [one] Guilds of London is over. { $players } has won.
   *[other] Guilds of London is over. { $players } share the win.
}
guilds-alt-mayoral = Guilds of London begins. Everybody keeps one of three mayoral cards.
guilds-alt-round = Guilds of London, round { $round } of { $rounds }.
guilds-alt-turn = Guilds of London, round { $round } of { $rounds }. It is the turn of { $player }.
guilds-alt-negotiation = Guilds of London, round { $round } of { $rounds }. A vote is due: { $place }.
guilds-alt-first = Guilds of London, round { $round } of { $rounds }. The first reward is taken: { $place }.
guilds-alt-second = Guilds of London, round { $round } of { $rounds }. The second reward is taken: { $place }.
guilds-alt-waiting = The table waits for { $players }.
guilds-alt-player = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $masters ->
    [one] 1 Master
   *[other] { $masters } Masters
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
guilds-alt-score = { $player }: place { $placing }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# The own hand, for the alt text of its picture

guilds-alt-choice = To choose from: { $card }: { $text }.
guilds-alt-card = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $card } ({ $symbols }): { $text }.
guilds-alt-kept = Mayoral card { $card }: { $text }.

# The whole table, read aloud

guilds-read-table = ## Guilds of London
guilds-read-order = Order of play: { $players }.
guilds-read-calendar = Tiles are resolved after round { $votes }, the Plantation after round { $growth }{ $grows ->
    [yes] , and then the city grows.
   *[no] .
}
guilds-read-own = ### Your cards
guilds-read-choice = To choose from: **{ $card }**. { $text }
guilds-read-card = { $count ->
    [one] **{ $card }** ({ $symbols }). { $text }
   *[other] { $count } × **{ $card }** ({ $symbols }). { $text }
}
guilds-read-kept = Mayoral card, which nobody else sees: **{ $card }**. { $text }
guilds-read-player = ### { $player }
guilds-read-line = { $label }: { $points }
guilds-read-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
guilds-read-cards = { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
} ({ $limit } may be kept), { $mayoral ->
    [one] 1 mayoral card.
   *[other] { $mayoral } mayoral cards.
}
guilds-read-supply = Pawns: { $supply } in the supply, { $guildhall } in the Guildhall, { $plantation } on the Plantation.
guilds-read-owns = { $count ->
    [one] Owns 1 neutral pawn.
   *[other] Owns { $count } neutral pawns.
}
guilds-read-tokens = Tokens of second places: { $icons }.
guilds-read-masters = Master of { $places }.
guilds-read-acted = Has had the turn of this round.
guilds-read-played = Played this turn: { $card } { $use }.
guilds-read-use-hire = to hire
guilds-read-use-move = to move
guilds-read-use-effect = for its effect
guilds-read-lasting = This lasts for the turn: { $text }
guilds-read-extra = { $count ->
    [one] 1 more card is drawn at the end of the turn.
   *[other] { $count } more cards are drawn at the end of the turn.
}
guilds-read-city = ### The city
guilds-read-tile = **{ $name }** ({ $at }). { $said }
guilds-read-at = row { $row }, column { $column }
guilds-read-at-both = row { $row }, columns { $column } and { $next }
guilds-read-rank = Rank { $rank }, { $symbols }.
guilds-read-special = Special building, { $symbols }.
guilds-read-need = Needs { $need } pawns, { $count ->
    [0] none is
    [one] 1 is
   *[other] { $count } are
} there.
guilds-read-due = Needs { $need } pawns, { $count } are there: a vote is due at the next resolution.
guilds-read-voted = Needs { $need } pawns, { $count } are there: it is being voted on now.
guilds-read-rewarded = Needs { $need } pawns, { $count } are there: the vote is over, and rewards are taken.
guilds-read-ahead = { $player } is ahead.
guilds-read-level = Nobody is ahead: it is a tie.
guilds-read-won = { $player } has won.
guilds-read-no-vote = Needs { $need } pawns, { $count } are there, but none is a player’s: no vote is due.
guilds-read-first = First place: { $icons }.
guilds-read-token = Token for second place: { $icons }.
guilds-read-second = Second place also: { $icons }.
guilds-read-there = Here: { $who }.
guilds-read-nobody = Nobody is here.
guilds-read-pawns = { $player } { $count }
guilds-read-neutrals = { $count ->
    [one] 1 neutral pawn
   *[other] { $count } neutral pawns
}
guilds-read-beadle = the Beadle
guilds-read-master = Resolved. { $player } is its Master.
guilds-read-no-master = Resolved, without a Master.
guilds-read-beside = Masters beside it: { $who }.
guilds-read-giants = { $place } adds 1 for { $player } in a tie.
guilds-read-plantation = ### Plantation: { $side }
guilds-read-terms = First place: { $first }. Second place, or a tie for first: { $second }. Whoever is rewarded gives back { $count ->
    [one] 1 pawn.
   *[other] { $count } pawns.
}
guilds-read-piles = ### Beside the city
guilds-read-deck = { $count ->
    [one] 1 action card lies in the deck.
   *[other] { $count } action cards lie in the deck.
}
guilds-read-discard = { $count ->
    [one] 1 card is discarded: { $card }.
   *[other] { $count } cards are discarded, on top { $card }.
}
guilds-read-mayoral-deck = { $count ->
    [one] 1 mayoral card lies in its deck.
   *[other] { $count } mayoral cards lie in their deck.
}
guilds-read-stack = { $count ->
    [one] 1 tile is left to be laid.
   *[other] { $count } tiles are left to be laid.
}
guilds-read-stock = { $count ->
    [one] 1 neutral pawn lies on the score board.
   *[other] { $count } neutral pawns lie on the score board.
}
guilds-read-news = ### What happened last
