# Leagues

cmd-league = A league of this server
cmd-league-open = Open a league: people join, rounds are drawn from the standings, tables open by themselves
cmd-league-title = What is played
cmd-league-pace = How long a seat has for its turn
cmd-league-rounds = How many rounds are played; three if you leave it out
cmd-league-standings = How the league stands
cmd-league-remove = Take somebody off the league that you organise
cmd-league-person = Who is meant
cmd-league-end = End the league that you organise
league-head = **League of { $title }** · { $number }
league-terms = Organised by { $organiser } · pace: { $pace } · { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
league-state-open = Whoever would play presses **Join the league**. When the organiser begins, each round is drawn from the standings, and its tables open here by themselves: whoever has joined is seated there.
league-state-running = Round { $round } of { $rounds } is played. Whoever is away at the end of a match is drawn no more, until they press **I am back**.
league-state-over = It is over.
league-there = { $count ->
    [one] One is in: { $who }
   *[other] { $count } are in: { $who }
}
league-absent = { $count ->
    [one] Away: { $who }
   *[other] Away: { $who }
}
league-more = { $count } more
league-opened = League { $number } is open. Its card stands in the channel; press **Begin** there when enough have joined. You may take people off with **/league remove**, and end it with **/league end**.
league-joined = You are in. When a round is drawn you sit at one of its tables, and I call you there.
league-back = Welcome back: you are drawn again from the next round on.
league-left = You are in the league no longer. A match that runs goes on: leave it with **/table leave** if you must.
league-begins = The first round is drawn.
league-removed = { $who } is off the league. A match that runs goes on.
league-ending = League { $number } ends. Matches that run go on, and count for it no longer.
league-drawn = **League of { $title }**: round { $round } of { $rounds } is drawn.
league-table = • table { $table }: { $who } · { $link }
league-sits-out = { $count ->
    [one] • { $who } sits out, as if a table was won
   *[other] • { $who } sit out, as if a table was won
}
league-ended = { $count ->
    [one] **League of { $title }**: it is over, and { $who } has won.
   *[other] **League of { $title }**: it is over, and { $who } share the victory.
}
league-ended-early = **League of { $title }**: it is over before anything was played.
league-standings = Standings of the league
league-under = { $title } · round { $round } of { $rounds }
league-column = Round { $round }
league-total = Points
league-foot = A table won brings 120: who is beaten counts whole, whoever is level half. Of those level, who has met the better ones is first.
league-line = { $place }. { $name }: { $points }.
button-league-join = Join the league
button-league-leave = Leave the league
button-league-begin = Begin
button-league-look = Standings
button-league-back = I am back
league-which = Say what is played, with the option **title**.
league-whom = Say who is meant, with the option **person**.
league-pace = A league has a pace by which everybody answers: daily, relaxed or weekly.
league-rounds = A league has one to { $most } rounds.
league-many = { $most } leagues go on in this server already, which is the limit. Join one of them, or wait until one is over.
league-full = { $most } people are in this league, which is the limit.
league-unknown = There is no such league that you can see.
league-none = There is no league in this server that you can see. **/league open** begins one.
league-over = This league is over.
league-out = The organiser has taken you off this league.
league-already = You are in this league already.
league-begun = This league has begun without you. Ask for the next one.
league-not-in = You are not in this league.
league-nobody = That person is not in the league.
league-organiser = Only whoever organises the league can do that. Its card shows who that is.
league-running = The league has begun already.
league-few = { $count ->
    [0] Nobody is in yet; it takes { $least } at least.
    [one] One is in; it takes { $least } at least.
   *[other] { $count } are in; it takes { $least } at least.
}
