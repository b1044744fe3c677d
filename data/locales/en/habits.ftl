# What people and servers say about time: zones, quiet hours, reminders, paces, absences.

cmd-settings-zone = Your time zone: type a city or a country
cmd-settings-quiet = The hours when I send you nothing, such as 22-7 (at most ten), or off
cmd-settings-reminders = Where I remind you that a table waits
cmd-settings-digest = At which hour I tell all that waits in one DM, instead of mentions
cmd-settings-pace = How long a seat has for its turn at new tables
reminders-thread = in the thread
reminders-dm = by DM
reminders-both = in the thread and by DM
reminders-off = off
settings-time = Time zone: **{ $zone }** · quiet hours: **{ $quiet }** · reminders: **{ $reminders }** · daily digest: **{ $digest }**
settings-zone-none = not told
settings-from-next = Your time zone and quiet hours count from the next time that a table begins to wait for you; deadlines that run stay as they are.
settings-dms-off = I send you no DMs, as you wished: what would come by DM is a mention in the thread instead, until you set **dms** to on.
settings-dms-closed = Discord has refused my last DM to you: what would come by DM is a mention in the thread instead, until you allow messages from members of this server and use **/table resend**.
settings-zone-first = I need to know your time zone for that. Fill in **zone** of **/settings own**, too: type your city or your country.
settings-zone-unknown = There is no time zone “{ $zone }”. { $count ->
    [0] Type a city or a country, and choose from what is offered.
   *[other] Is it one of these? { $near }
}
settings-quiet-unknown = Write the quiet hours as two whole hours, such as **22-7**, or **off**.
settings-quiet-long = Quiet hours take at least one hour and at most { $most }.
settings-server-pace = Time for a turn at new tables: **{ $pace }**
settings-pace-quick = quick (30 minutes)
settings-pace-daily = daily (24 hours)
settings-pace-relaxed = relaxed (3 days)
settings-pace-weekly = weekly (7 days)
settings-pace-none = none (as long as it takes)

# Being away

cmd-away = Say that you will be away: your clocks at daily and slower tables stand still
cmd-away-until = The last day that you are away: 2026-12-24, a weekday, “tomorrow”, or “in 5 days”
cmd-away-from = The first day; as soon as possible if you leave it out
cmd-away-back = I am back: end what runs, or call off what is planned
away-now = now
away-planned = You are away from { $since } until the end of { $until }, { $days ->
    [one] one day
   *[other] { $days } days
}. Your clocks at daily and slower tables stand still meanwhile, and I remind you of nothing.
away-running = You are away until the end of { $until }; it ends { $back }.
away-coming = You will be away from { $since } until the end of { $until }, { $days ->
    [one] one day
   *[other] { $days } days
}.
away-none = You are not away, and have not said that you will be.
away-left = In the quarter that begins on { $quarter } you can say so for { $left } more of { $most } days.
away-how = Fill in **until** of **/away** with the last day that you are away, and **from** with the first if it is not the next possible one. A day’s notice is needed.
away-how-back = **/away back:** ends it.
away-back = Welcome back: your absence has ended. Whole days that you have not used are yours again.
away-called-off = Your absence is called off. Nothing of it counts.
away-not = You are not away, and have planned nothing that could end.
away-either = Say either until when you are away or that you are back, not both.
away-until = Fill in **until**, too: the last day that you are away.
away-zone = Whole days are those of your time zone, and I do not know it. Fill in **zone** of **/settings own** first: type your city or your country.
away-day-unknown = I do not understand the day “{ $typed }”. Write a date such as 2026-12-24, a weekday, “tomorrow”, or “in 5 days”, or choose from what is offered.
# What people may type for a day: today, tomorrow, in so many days.
day-ahead = { $count ->
    [0] today
    [1] tomorrow
   *[other] in { $count } days
}
# What people may type for a length of time or a time of day, as words with spaces between them: “in 3 hours”, “at 20:30”.
typed-ahead = in
typed-one = a an one
typed-minutes = m min minute minutes
typed-hours = h hour hours
typed-days = d day days
typed-at = at
away-past = That day is over. Name one that comes.
away-far = That is too far ahead: I plan until { $day }.
away-backwards = It would end before it begins. Let **from** be the earlier day.
away-notice = The others get a day’s notice: { $day } is the first day that you can be away.
away-already = You have said that you are away from { $since } until the end of { $until }. End it or call it off with **/away back:** first.
away-too-long = That would be { $wanted ->
    [one] one day
   *[other] { $wanted } days
} in the quarter that begins on { $quarter }, where { $left } of { $most } days are left.
