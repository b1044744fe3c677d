# Paces

pace-quick = quick (30 minutes)
pace-daily = daily (24 hours)
pace-relaxed = relaxed (3 days)
pace-weekly = weekly (7 days)
pace-none = no pace
late-computer = a computer answers
late-safe = the safe answer is given
late-nothing = nothing happens
card-time = Time
card-pace = Pace: { $pace }. When a player is late: { $late }.
card-pace-none = No pace: everybody takes as long as they like.

# Deadlines

time-at = <t:{ $moment }:f> (<t:{ $moment }:R>)
time-until = Until { $at }.
time-of = • { $name } has until { $at }.
list-until = { $line } · until { $at }
list-paused = { $line } · paused until { $at } at the latest
list-away = { $line } · you are away, so a computer plays on for you; **Play** there gives the seat back
list-rests = { $line } · everybody is away, so it rests until somebody presses **Play** there
time-own = You have until { $at }.
time-own-both = You have until { $own }, then spare time until { $at }: it is there once for the whole match.
time-own-reserve = Your spare time for the whole match runs: you have until { $at }.
time-own-paused = The table is paused: no time runs for you.
time-paused = The table is paused until { $at } at the latest: no time runs.
time-absent = { $who } { $count ->
    [one] has said to be away, so no time runs for them.
   *[other] have said to be away, so no time runs for them.
}
time-day = <t:{ $moment }:f>
time-away-now = { $name } is back on { $until }.
time-away-soon = { $name } will be away from { $since } to { $until }.
time-away = { $who } { $count ->
    [one] is away, so a computer plays on in that seat. Their next press here gives it back.
   *[other] are away, so computers play on in those seats. Their next press here gives the seat back.
}
time-back = You are back at table { $table }: a computer no longer plays for you.
time-resting = Everybody is away, so this table rests. It goes on as soon as one of its players presses a button here.
time-late-computer = { $name } was late, so a computer has answered.
time-late-safe = { $name } was late, so the safe answer was given.
time-late-back = { $name } may take that back while nothing new was seen.
time-late-nothing = { $name } is late.
time-unheard = { $name } has been late for long. By **/table vote**, those who vote may let a computer play on until { $name } is back; who is late for so long is asked in no other vote either.

# Notices

notice-still = { $who }, { $title } still waits for you.
notice-rung-2 = Half of the time for this is over.
notice-rung-3 = The time for this is over, and your spare time for the whole match has begun.
notice-rung-4 = A quarter of your spare time is left.
notice-asked = • { $name }: { $prompt }
notice-asked-secret = • { $name } chooses in secret.
button-today = Not today

# Reminders by private message

nudge-half = **{ $title }** · table { $table } waits for you: { $link }
nudge-late-computer = **{ $title }** · table { $table }: your time was over, so a computer has answered for you: { $link }
nudge-late-safe = **{ $title }** · table { $table }: your time was over, so the safe answer was given for you: { $link }
nudge-late-nothing = **{ $title }** · table { $table }: your time is over, and the others wait for you. If that lasts, they may let a computer play on: { $link }
nudge-resting = **{ $title }** · table { $table }: nobody is there any more, so the table rests. **Play** goes on: { $link }
nudge-away = **{ $title }** · table { $table }: a computer plays on for you. **Play** gives the seat back, no questions asked: { $link }
today-done = No more reminders of table { $table } before { $at }. The clock goes on.
today-nothing = Table { $table } does not wait for you now, so there is nothing to be reminded of.
table-undo-late = This was answered for you because your time was over, and you have had a little more once. It stands.
table-ended-rested = Nobody came back for 30 days, so this table has ended without a result.
table-ended-silent = Nobody answered for 90 days, so this table has ended without a result.

# The digest

digest-head = Good day. { $count ->
    [one] One table waits for you:
   *[other] { $count } tables wait for you:
}
digest-line = • **{ $title }** · table { $table }: { $link }
digest-line-until = • **{ $title }** · table { $table }, until { $at }: { $link }

history-away = { $name } was away: from here on, a computer played for them.
history-back = { $name } was back.
history-late = { $name } was late, and this was answered instead:

# Commands

cmd-new-pace = How long each player has for an answer
cmd-new-late = What happens when a player is late
cmd-new-reliability = How often whoever sits down must have answered in time; newcomers are always welcome

# Who answers in time

reliability-least = at least { $least } of 100 in time
card-prompt = {" "}· { $share } of 100 in time
card-least = Reliability
card-least-asked = Whoever sits down has answered in time at least { $least } times out of 100. Newcomers are welcome.
lobby-least = Table { $table } asks for people who answer in time at least { $least } times out of 100; with you it was { $share } times within the last 90 days. Each answer in time raises that: a table that does not ask, or one that you open yourself, is the way. Only you see this.
