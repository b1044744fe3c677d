# A lobby: what its host arranges, who is invited, when it begins, and when it is closed.

table-ended-idle = For a week nobody has done anything here, so this table is closed. Open a new one whenever you like.
lobby-removed = The host of table { $table } has taken you off it. Join another table, or open one of your own.

# Set up

button-setup = Set up
button-setup-back = Back
button-unsay = Remove the note
button-keepopen = Keep it open
setup-head = **{ $title }** · table { $table }: what you may set up until it begins
setup-how = Everybody reads it on the card. Whoever is invited is told in the channel, and a seat is kept for them; **/table note** puts a line of yours on the card, and **/table time** says exactly when it begins.
setup-note = Note: “{ $note }”
setup-options = Change an option
setup-invite = Invite somebody
setup-players = Take somebody off, or hand the table over
setup-time = Let it begin by itself at …
setup-no-time = No time: it begins when I start it
setup-now = as it is now
setup-remove = Take { $name } off
setup-host = Make { $name } the host
setup-arranged = { $name }: **{ $value }**
setup-removed = { $again ->
    [yes] { $name } is off the table.
   *[no] { $name } is off the table, and cannot sit down there again.
}
setup-handed = { $name } is the host of table { $table } now.
setup-begins = Table { $table } begins { $at }, with those who sit there then.
setup-timeless = It begins when you start it.
setup-said = Your note stands on the card of table { $table }.
setup-unsaid = The note of table { $table } is gone.
arrange-seats = Seats
arrange-seats-value = { $count }
arrange-autostart = Begin by itself when full
arrange-pace = Pace
arrange-late = When a player is late
arrange-reliability = Only who answers in time
arrange-hints = Hints of a computer
arrange-usual = unless the match is rated
arrange-unknown = Table { $table } has no such option, or not that value any more. Press **Set up** on its card to see what there is.
remove-yourself = You host table { $table }. To leave it, press **Leave** on its card, or make somebody else the host first.
remove-nobody = Nobody to take off: that player does not sit at table { $table } any more.
host-already = You host table { $table } already.
host-sits = Only somebody who sits at table { $table } can be its host.

# The note

card-note = Note
card-note-of = Note of { $name }
note-empty = Say something, or leave **text** out to take the note away.
note-long = Your note has { $length } characters. Say it in at most { $most }.
note-links = A note goes without links and invitations, also where they are written in another way. Leave a space after each full stop.
note-mentions = A note calls nobody: leave out **@** and whatever stands between **<** and **>**. **/table invite** invites somebody.
note-none = Table { $table } has no note.

# The time to begin

card-begins = Begins by itself
card-begins-at = { $at }, with those who sit here then
begins-past = That moment is over, or about to be. Name one that comes.
begins-far = That is too far ahead: a table begins within { $days } days.
begins-not = No time is set for table { $table }.
begins-zone = I do not know what your clock shows. Fill in **zone** of **/settings own** first (type your city or your country), or write it as “in 3 hours”.
begins-unknown = I do not understand the time “{ $typed }”. Write it as 20:30, “tomorrow 20:30”, “friday 8 pm” or “in 3 hours”, or choose from what is offered.
begins-jumped = Clocks are put forward that night, and none shows { $time }. Name another time.
begins-twice = Clocks are put back that night, and { $time } comes twice. Name another time.
missing-head = { $who }: { $title } was to begin now, at table { $table }, and cannot yet.
missing-all = You all
missing-count = { $count ->
    [one] One player sits there, and it takes { $least } at least.
   *[other] { $count } players sit there, and it takes { $least } at least.
}
missing-kept = { $count ->
    [one] Expected, and not there: { $who }
   *[other] Expected, and not there: { $who }
}
missing-how = The host may press **Start** as soon as enough sit there, add computers, or name another time with **Set up**.

# Invitations

invite-whom = Say whom you invite, with the option **person**.
invite-bot = Bots sit at no tables. **{ button-computer-normal }** on the card gives a seat to one of mine.
invite-yourself = You sit there yourself.
invite-unseen = That person is not a member of this server, or does not see the channel of the table, and so could not come.
invite-there = That person sits at table { $table }, or a seat is kept for them.
invite-removed = You have taken that person off table { $table }, so they cannot sit down there again.
invite-many = You have invited { $most } people in the last 24 hours, which is the limit.
invite-unwilling = That person cannot be invited to this table now.
invite-done = { $who } is invited to table { $table }: I tell them in the channel, and keep a seat for them for two days.
invite-called = { $who }: { $host } invites you to play { $title }, at table { $table }. { $count ->
    [one] A seat is kept for you until { $until }
   *[other] Seats are kept for you until { $until }
}: **Join** takes it, **No thanks** gives it up. Nobody plays who has not accepted. **/settings own invitations:** switches invitations off.

# Before a lobby is closed

idle-told = { $who }: for six days nobody has done anything at table { $table } ({ $title }), so I close it { $at }. **Keep it open** lets it wait for another week, and so does whoever sits down.
idle-kept = Table { $table } waits for another week.

# Commands

cmd-new-invite = Somebody for whom a seat is kept; I tell them in the channel
cmd-table-setup = Your lobby: change options, take somebody off, hand it over, set a time
cmd-table-invite = Keep a seat at your lobby for somebody, and tell them in the channel
cmd-table-invite-person = Whom you invite
cmd-table-note = A line of yours on the card of your lobby
cmd-table-note-text = What it says, without links; leave it out to take the note away
cmd-table-time = When your lobby begins by itself
cmd-table-time-when = 20:30, tomorrow 20:30, friday 8 pm, in 3 hours: by your own clock
cmd-settings-invitations = Whether hosts may invite you to their tables
settings-invitations = Invitations to tables: **{ $invitations }**

# One door to all titles

about-players = { $most ->
    [1] alone
   *[other] { $least ->
        [1] alone, or up to { $most } players
       *[other] { $least } to { $most } players
    }
}
card-about = The game
door-head = **What would you like to play?** Look at a title, open a table, and whoever wants to join presses **Join** on its card.
door-choose = Look at a title
door-look = Look
door-line = **{ $title }**
    -# { $about } · { $known }
door-one = **{ $what }**
    -# { $about } · { $known }
door-known = { $count ->
    [0] new to you
    [one] you have played it once
   *[other] you have played it { $count } times
}
door-learning = you are in the middle of its lesson
door-learned = you have taken its lesson
button-door = All titles
button-door-new = Open a table here
button-mine = My tables
cmd-play = Play: choose a title, and open a table
cmd-play-title = One title, to look at it at once

# Seeking players

button-door-seek = Seek players
button-metoo = Me too
button-unseek = Stop seeking: { $title }
seek-any = any title
seek-any-pace = any pace
seek-hours = for 6 hours
seek-day = for one day
seek-days = for two days
seek-week = for a week
seek-noted = You seek players: **{ $title }**, { $pace }, until { $until }. As soon as enough fit, a table opens and I tell you in the channel; you sit down there with **Join**. **/seek** shows what you seek.
seek-told = { $who } seeks players: **{ $title }**, { $pace }, until { $until }. Whoever would play presses **Me too**; as soon as enough do, a table opens here, and nobody plays who has not joined it.
seek-met = Enough have found each other: table { $table } is open ({ $title }), and you host it. { $count ->
    [one] A seat is kept for { $who }
   *[other] Seats are kept for { $who }
} for two days: { $link }
seek-called = { $who }: { $host } seeks what you seek, so table { $table } is open ({ $title }). { $count ->
    [one] A seat is kept for you until { $until }
   *[other] Seats are kept for you until { $until }
}: **Join** takes it, **No thanks** gives it up. Nobody plays who has not accepted.
seek-line = • You seek players: **{ $title }**, { $pace }, until { $until }
seek-nothing = You seek no players here. Fill in **title** of **/seek**, or choose a title with **/play**.
seek-stopped = You seek no longer.
seek-over = Nobody seeks that any more. **/seek** begins anew.
seek-yours = That is your own. **/seek** shows it, and stops it.
seek-twice = You seek players of that title here already. **/seek** shows it, and stops it.
seek-many = You seek players of { $most } titles already, which is the limit. **/seek** stops one of them.
seek-long = Players are sought for { $days } days at most.
seek-pace = There is no such pace. Choose one of what is offered.
cmd-seek = Seek players: as soon as enough would play the same, a table opens
cmd-seek-title = What you would play
cmd-seek-pace = How long a seat has for its turn; any if you leave it out
cmd-seek-until = For how long you seek; two days if you leave it out

# Tables to join, to take over, to watch

cmd-table-find = Tables of this server to join, to take a seat of, or to watch
cmd-table-watch = Watch a match: be in its thread, see the board, hear of the end
find-in-server = Tables are found in a server. Use the command there; **/table list** shows yours.
find-head = { $count ->
    [one] One table in the channels that you see:
   *[other] { $count } tables in the channels that you see:
}
find-none = No such table in the channels that you see. **/play** opens one, and **/seek** seeks others who would play.
find-lobby = • **{ $title }** · table { $table } waits for players ({ $seats } of { $places }): { $link }
find-playing = • { $title } · table { $table } is running, { $seats } play: { $link }
find-offer = • **{ $title }** · table { $table } has a seat on offer: { $link }
find-any = All titles
find-title = Which title?
find-choose = Look at a table
button-find = Find a table
button-find-all = All
button-find-join = To join
button-find-take = Seats on offer
button-find-watch = To watch
button-find-back = All tables
button-watch = Watch
button-unwatch = Stop watching
watch-begun = You watch table { $table }. Here is what everybody sees; **Play** on its messages shows it anew, and when the match is over I tell you.
watch-ended = You watch table { $table } no longer.
watch-yours = You sit at table { $table } yourself. Press **Play** there.
watch-many = { $most } people watch table { $table } already, which is the limit. **Read the board** shows you everything public.
watch-not = You do not watch table { $table }.
final-watched = Watched by { $who }
# $count: how many are called.
abandoned-told = { $who }: the match that you watch ({ $title }, table { $table }) is over.

# A role for new tables, and a word of welcome

herald-told = { $role }: table { $table } is open ({ $title }). **Join** gives you a seat.
settings-role-everyone = New tables never call everybody. Name a role for those who want to hear of them.
settings-role-unmentionable = { $role } is not a role that everybody may mention. Allow that in the settings of the role, or name another one.
settings-server-role = New tables call: { $role }, once an hour at most
settings-server-role-none = New tables call: nobody
settings-server-role-gone = New tables call: nobody (the role that was named is gone, or may not be mentioned any more)
cmd-settings-role = A role that hears of new tables, once an hour at most; only one that everybody may mention
cmd-settings-role-off = New tables call nobody
welcome = I host board games here: you play over hours or days, see the table as a picture, and I tell you when it is your turn. Press **All titles** to begin, or use **/play** in the channel where you would like to play. If you know none of them, **/learn** teaches each one in a quarter of an hour. **/help** says more, and managers find **/settings server**.
