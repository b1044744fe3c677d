# What is written on the pictures of Old London Bridge, their alt texts, and the table read aloud.

bridge-picture-card-0 = Peter
bridge-picture-card-1 = Merchant
bridge-picture-card-2 = Lady
bridge-picture-card-3 = Cleric
bridge-picture-card-4 = Lord
bridge-picture-round = Round { $round } of { $rounds }
bridge-picture-over = Final scores
bridge-picture-total = Total
bridge-picture-tiles = Bonus tiles
bridge-picture-waiting = Waiting for { $players }
bridge-picture-hand = Your cards
bridge-picture-ties = ahead in ties
bridge-picture-no-cards = No cards
bridge-picture-no-tiles = None yet
bridge-picture-fits = next slot
bridge-picture-replaces = replaces one
bridge-picture-strength = strength
bridge-picture-by-tile = only with a tile
bridge-picture-arrow = turned this round
bridge-picture-ring = just changed
bridge-picture-worth = worth together at most
bridge-picture-chosen = { $cards ->
    [one] Your chosen card
   *[other] Your chosen cards
}

# What a bonus tile does, in a few words

bridge-picture-tile-share_space = Go where one other pawn stands.
bridge-picture-tile-free_centre = Go to the centre without paying.
bridge-picture-tile-use_x = Go to the X and build from its stack.
bridge-picture-tile-keep_card = Take your played card back in hand.
bridge-picture-tile-chapel_2 = Move 2 spaces on the chapel track.
bridge-picture-tile-gate_2 = Move 2 spaces on the gate track.
bridge-picture-tile-card_plus1 = After the reveal your card counts 1 more.
bridge-picture-tile-take_lady = Take a Lady from the inn before you choose a card.

# The glance, for the alt text

bridge-alt-over = { $count ->
    [one] Old London Bridge is over. { $players } is the richest architect.
   *[other] Old London Bridge is over. { $players } share the win.
}
bridge-alt-cards = Old London Bridge, round { $round } of { $rounds }. Everybody chooses a card.
bridge-alt-revealed = Old London Bridge, round { $round } of { $rounds }. The cards are open.
bridge-alt-turn = Old London Bridge, round { $round } of { $rounds }. It is the turn of { $player } with { $card }.
bridge-alt-waiting = The table waits for { $players }.
bridge-alt-none = none
bridge-alt-seat = { $player }: { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, last { $last }; chapel track { $chapel }, gate track { $gate }; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
bridge-alt-score = { $player }: place { $placing }, £{ $money }.

# The whole table, read aloud

bridge-read-table = ## Old London Bridge
bridge-read-hand = Your cards, which nobody else sees: { $cards }.
bridge-read-hand-empty = You hold no cards.
bridge-read-chosen = You have chosen: { $cards }.
bridge-read-money = You have £{ $money }.
bridge-read-cards-of = { $count } × { $card }
bridge-read-round = ### The round
bridge-read-markers = { $left ->
    [0] Round markers turned up: { $turned }. None is left.
    [one] Round markers turned up: { $turned }. 1 is left.
   *[other] Round markers turned up: { $turned }. { $left } are left.
}
bridge-read-has-chosen = { $cards ->
    [one] { $player } has chosen a card.
   *[other] { $player } has chosen { $cards } cards.
}
bridge-read-played = { $number }. { $player }: { $card }, { $state }
bridge-read-revealed = revealed
bridge-read-to_come = still to act
bridge-read-now = acting now
bridge-read-done = done
bridge-read-rondel = ### Rondel and stacks, clockwise
bridge-read-income = £{ $money }
bridge-read-x = the X, closed
bridge-read-space = **{ $kind }**: { $income }; on top lies { $top } ({ $coats }); { $left ->
    [one] it is the last building
   *[other] { $left } buildings are left
}.
bridge-read-space-empty = **{ $kind }**: { $income }; the stack is exhausted.
bridge-read-pawns = { $count ->
    [one] { $players } stands beside { $kind }.
   *[other] { $players } stand beside { $kind }.
}
bridge-read-centre = **Centre**: costs £{ $price }; any building on top of a stack.
bridge-read-pawns-centre = { $count ->
    [one] { $players } stands in the centre.
   *[other] { $players } stand in the centre.
}
bridge-read-chapel-track = ### Chapel track, { $last } spaces, £{ $prize } at the end
bridge-read-coins = Coins: { $coins }.
bridge-read-coin = £{ $money } on { $space }
bridge-read-gate-track = ### Gate track, { $last } spaces, £{ $prize } at the end
bridge-read-bonus = Bonus tiles on { $spaces }.
bridge-read-at = { $count ->
    [one] Space { $space }: { $players }.
   *[other] Space { $space }, from the top: { $players }.
}
bridge-read-at-start = { $count ->
    [one] At the start: { $players }.
   *[other] At the start, from the top: { $players }.
}
bridge-read-stair = On the stairs, step { $step }: { $player }.
bridge-read-ahead = From the first to the last: { $players }.
bridge-read-inn = ### Inn
bridge-read-pile = { $card }: { $count }
bridge-read-tiles = ### Bonus tiles
bridge-read-tile-pile = { $pile }: { $tile }. { $what } { $count ->
    [one] It is the last one.
   *[other] { $count } are left.
}
bridge-read-tiles-empty = { $pile }: none left
bridge-read-fields = ### What is scored in the end
bridge-read-prizes = { $what }, for the first places: { $prizes }.
bridge-read-so-far = ### As it stands; slots that can still be filled cost nothing yet
bridge-read-lost = Slots lost for good
bridge-read-so-far-seat = { $player }: { $lines }. Together { $total }.
bridge-read-so-far-line = { $label } { $money }
bridge-read-so-far-nothing = { $player }: nothing yet.
bridge-read-so-far-hidden = Not counted, since hidden until the end: { $lines }.
bridge-read-bridge = ### Bridge of { $player }
bridge-read-line = { $label }: { $points }
bridge-read-slot = { $slot }. { $building } ({ $coats })
bridge-read-slot-replaced = { $slot }. { $building } ({ $coats }), in the place of { $gone }
bridge-read-waiting = Taken and still to be placed: { $building } ({ $coats })
bridge-read-empty = { $count ->
    [one] 1 slot is empty.
   *[other] { $count } slots are empty.
}
bridge-read-strength = Coats of arms: { $blue } blue, { $orange } orange, { $grey } grey, { $green } green.
bridge-read-cards = { $count ->
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
}
bridge-read-shown = Cards in hand: { $cards }.
bridge-read-has-money = Money: £{ $money }.
bridge-read-owns = Bonus tiles: { $tiles }.
bridge-read-earned = Bonus tiles earned this round, to be used from the next one: { $tiles }.
bridge-read-news = ### What happened last
