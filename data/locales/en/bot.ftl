# What the bot says about tables of any title.

computer = Computer { $number }
option-on = on
option-off = off
language-auto = as in Discord
language-en = English
place-thread = in a thread
place-channel = in the channel
openers-everyone = everyone
openers-managers = managers of the server

# Errors

error-unexpected = Something went wrong on my side, and the table is as it was. Please try again; if it stays, tell whoever runs me this number: { $id }.
error-conflict = Somebody was quicker, and the table has moved on. Please look again and repeat what you wanted.
press-old = This button is from an older message. Use the newest message of the table, or **/table list**.

table-unknown = There is no table { $table }. Use **/table list** to see yours.
table-elsewhere = Table { $table } belongs to another server, so it cannot be reached from here.
table-which = Which table do you mean? You sit at none here. Name one with the option **table**, or open one.
table-several = You sit at several tables. Which one do you mean?
table-name-it = You sit at several tables: { $tables }. Name one with the option **table**.
table-choose = Choose a table
table-short = { $title } · table { $table }
table-no-seat = You have no seat at table { $table }, so you can only watch. **Read the board** shows you everything public.
table-not-started = Table { $table } has not begun yet. The host starts it from its card in the channel.
table-over = This table is over. Open a new one if you would like to play.
table-frozen = Table { $table } was saved by another version of the rules and cannot go on right now. Nothing is lost: tell whoever runs me.
table-started = This table has begun already, so its seats are taken.
table-full = All { $places } seats of this table are taken.
table-already-joined = You sit at this table already.
table-host-only = Only the host, { $host }, can do that.
table-too-many = You sit at { $most } open tables already, which is the limit. Finish or leave one first: **/table list** shows them.
table-leave-running = This match is running. To leave it and hand your seat to a computer, use **/table leave**.
table-left-lobby = You have left table { $table }.
table-left-match = You have left table { $table }. A computer plays on in your seat.
table-waits = { $count ->
    [one] Waiting for { $who }.
   *[other] Waiting for { $who }.
}
table-head = **{ $title }** · table { $table }
table-news = • { $event }
table-dm-closed = { $who } takes no messages from me: press **My hand** to see what is yours alone.

# The lobby

lobby-joined = You sit at table { $table }. I tell you when it begins.
lobby-computer = A computer joins table { $table }.
lobby-started = The match has begun.
new-opened = Table { $table } is open: { $title }. Its card below is for everyone who wants to join; you start it with **Start**.
new-in-server = Tables are opened in a server's channel, where others can join. Go there and use the command again.
new-in-thread = A table needs a text channel of its own; a thread cannot hold another thread. Use the command in the channel.
new-managers = In this server only its managers open tables. Ask one of them, or join a table that is open.
new-permissions = { $count ->
    [one] I lack a permission in this channel: { $missing }. Ask a manager to grant it, then open the table again.
   *[other] I lack permissions in this channel: { $missing }. Ask a manager to grant them, then open the table again.
}
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-read-message-history = Read Message History
permission-send-messages = Send Messages
permission-view-channel = View Channel

# The card

card-title = { $title } · table { $table }
card-lobby = Waiting for players. Press **Join** to sit down; the host presses **Start**.
card-lobby-auto = Waiting for players. Press **Join** to sit down; the match begins by itself when all seats are taken.
card-playing = { $waits }
    { $link }
card-abandoned-empty = Everybody has left, so this table is closed.
card-abandoned-left = All people have left, so this table has ended without a result.
card-abandoned-lost = The place of this table has gone, so it has ended without a result.
card-players = Players ({ $count } of { $places })
card-player = { $number }. { $name }{ $host ->
    [yes] {" "}(host)
   *[no] {""}
}
card-nobody = Nobody yet
card-options = Options
card-option = { $name }: { $value }
card-commitment = Shuffle { $hash }…
thread-name = { $title } · table { $table }
result-line = { $placing }. **{ $name }** · { $score ->
    [one] { $score } point
   *[other] { $score } points
}
final-head = { $seats ->
    [1] **{ $title }** · table { $table } is finished: { $who }.
   *[other] { $count ->
        [one] **{ $title }** · table { $table } is finished. { $who } wins.
       *[other] **{ $title }** · table { $table } is finished. { $who } share the victory.
    }
}

# Notices and private messages

notice-turn = { $count ->
    [one] { $who }, it is your turn in { $title }.
   *[other] { $who }, it is your turn in { $title }.
}
hand-head = **{ $title }** · table { $table } · { $link }
hand-text = This is yours alone. I keep it up to date here.
hand-empty = You hold nothing secret at this table now.
post-lost = I cannot reach the place where table { $table } ({ $title }) was shown. Your match is safe: go on from here with **/table list** and the commands of the title.

# Panels

panel-chosen = { $part } **{ $value }**
panel-count = { $most ->
    [one] Choose one.
   *[other] { $least ->
        [0] Chosen { $count } of at most { $most }: { $names }
       *[other] Chosen { $count } of { $least } to { $most }: { $names }
    }
}
panel-budget = Chosen { $count } for { $spent } of { $budget }: { $names }
panel-final = { $all ->
    [yes] Whatever you choose here cannot be taken back: something new is shown.
   *[no] Cannot be taken back: { $what }.
}
panel-blocked = Not now: { $what } – { $why }
panel-choose = Choose
panel-choose-many = { $most ->
    [one] Choose one
   *[other] { $least ->
        [0] Choose up to { $most }
       *[other] Choose { $least } to { $most }
    }
}
panel-over = The match is over.
panel-gone = That choice has gone meanwhile. Here is what you can choose now.
panel-unknown = “{ $value }” is not among the options now.

button-join = Join
button-leave = Leave
button-computer = Add computer
button-start = Start
button-play = Play
button-read = Read the board
button-hand = My hand
button-undo = Take back
button-refresh = Refresh
button-back = Start over
button-send = Done choosing
button-more = More ({ $page } of { $pages })
button-older = Earlier ({ $page } of { $pages })
button-quit = Yes, hand my seat over

# Commands

cmd-new = Open a table in this channel
cmd-new-seats = How many seats it has
cmd-new-autostart = Begin by itself when all seats are taken
cmd-board = See the table
cmd-board-text = As text instead of a picture
cmd-hand = See what is yours alone
cmd-rules = The rules in short, with our rulings
cmd-about = Credits, and which set is played
cmd-table-number = The table's number, if you sit at several
cmd-table = Your tables
cmd-table-list = Your open tables; those that wait for you come first
cmd-table-leave = Leave a table; a computer takes over a running seat
cmd-table-undo = Take your last answer back
cmd-table-history = What has happened at a table
cmd-table-resend = Post a table's messages anew
cmd-settings = Wishes
cmd-settings-server = What this server wishes
cmd-settings-own = What you wish
cmd-settings-language = The language I speak
cmd-settings-tables = Where tables are played
cmd-settings-openers = Who may open tables
cmd-settings-dms = Whether I may send you DMs
cmd-help = Where to begin
verb-not-now = The table asks you something else now: { $asked }
verb-unknown = “{ $value }” is not possible now. Possible: { $known }.
verb-together = These do not go together. Leave one of them out and choose from what is offered.
verb-other-title = Table { $table } does not play { $title }. Use the commands of its own title.

list-empty = You sit at no table. Open one with **/towns new**, or join one from its card in a channel.
list-head = { $count ->
    [one] Your table:
   *[other] Your { $count } tables:
}
list-waits = • **{ $title }** · table { $table } waits for you: { $link }
list-playing = • { $title } · table { $table } is running: { $link }
list-lobby = • { $title } · table { $table } waits for players: { $link }
leave-sure = Leave table { $table } for good? A computer plays on in your seat, and you cannot come back into it.
history-head = **{ $title }** · table { $table }
history-line = { $at } { $event }
history-empty = Nothing has happened at table { $table } yet.
resend-done = The messages of table { $table } come anew.

settings-in-server = These are the wishes of a server. Use the command in the server.
settings-managers = Only managers of the server can change this.
settings-server = Language: **{ $language }** · tables: **{ $place }** · opened by: **{ $openers }**
settings-own = Language: **{ $language }** · DMs: **{ $dms }**{ $closed ->
    [yes] {" "}(your last one was refused by Discord: allow messages from members of this server, then use **/table resend**)
   *[no] {""}
}
help-head = I host board games here. You play over hours or days, and I tell you when it is your turn.
help-title = • **{ $title }**: open a table with **/{ $group } new**, read **/{ $group } rules**
help-rest = Others sit down with **Join** on the table's card. **Play** opens your own panel; everything is a command too. **/table list** shows your tables, **/settings own** your language and DMs.
rules-rulings = **Rulings where the rulebook is silent**
rules-ruling = • { $text }
