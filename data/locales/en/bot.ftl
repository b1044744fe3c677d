# What the bot says about tables of any title.

computer = Computer { $number }
computer-for = { $name }’s computer
# Names that tell what a computer can do: short ones for the easy, grand ones for the strong.
computer-easy = { $name } (easy)
computer-easy-0 = Wat
computer-easy-1 = Hob
computer-easy-2 = Tib
computer-easy-3 = Cis
computer-easy-4 = Dickon
computer-easy-5 = Nan
computer-easy-6 = Perkin
computer-easy-7 = Jill
computer-normal = { $name } (normal)
computer-normal-0 = Alys
computer-normal-1 = Hugh
computer-normal-2 = Joan
computer-normal-3 = Rafe
computer-normal-4 = Maud
computer-normal-5 = Giles
computer-normal-6 = Edith
computer-normal-7 = Simon
computer-strong = { $name } (strong)
computer-strong-0 = Godiva
computer-strong-1 = Osbert
computer-strong-2 = Rosamund
computer-strong-3 = Ambrose
computer-strong-4 = Isolde
computer-strong-5 = Leofric
computer-strong-6 = Philippa
computer-strong-7 = Thurstan
option-on = on
option-off = off
language-auto = as in Discord
place-thread = in a thread
place-channel = in the channel
openers-everyone = everyone
openers-managers = managers of the server

# Errors

error-unexpected = Something went wrong on my side. Your table is as it was before you pressed. Please try again; if it stays like this, tell whoever runs me this number: { $id }.
error-unshown = What you asked for is done, but I cannot show it here. Look at the table's newest message, or use **/table list**. If it stays like this, tell whoever runs me this number: { $id }.
error-conflict = Somebody was quicker, and the table has moved on. Please look again and repeat what you wanted.
error-away = I cannot reach my records just now, and do not know whether that was kept. Please look again in a moment.
error-command = Discord still shows you an older form of this command. Restart your Discord, then use it again.
press-old = This button is from an older message. Use the newest message of the table, or **/table list**.

table-unknown = There is no table { $table } that you can see from here. **/table list** shows yours.
table-elsewhere = Table { $table } belongs to another server. Use the command there, or in a DM with me.
table-which = You sit at no open table here. Open one, join one from its card, or name one with the option **table**.
table-several = Several tables are possible here. Which one do you mean?
table-choose = Choose a table
closely-tables = Several tables may be meant. Fill in table with the number of one of them: { $tables }.
table-short = { $title } · table { $table }
table-no-seat = You have no seat at table { $table }, so you can only watch. **Read the board** shows you everything public.
table-not-joined = You do not sit at table { $table } yet. Press **Join** on its card to take a seat.
table-not-started = Table { $table } has not begun yet. The host starts it from its card in the channel.
table-over = Table { $table } is over. Open a new one if you would like to play.
table-frozen = Table { $table } was saved in a form that I cannot read now, so it has to wait. Nothing is lost: tell whoever runs me.
table-started = Table { $table } has begun already, so its seats are taken.
table-full = { $places ->
    [one] The only seat of table { $table } is taken.
    [2] Both seats of table { $table } are taken.
   *[other] All { $places } seats of table { $table } are taken.
} Open another table, or ask the host.
table-kept = The free seats of table { $table } are kept for others until <t:{ $moment }:f> (<t:{ $moment }:R>). Come back then, or open another table.
table-already-joined = You sit at table { $table } already.
table-host-only = Only the host of table { $table } can do that. Its card shows who that is.
table-too-many = { $most ->
    [one] You sit at an open table already, and one is the limit. Finish or leave it first: **/table list** shows it.
   *[other] You sit at { $most } open tables already, which is the limit. Finish or leave one first: **/table list** shows them.
}
table-leave-running = This match is running. To leave it and hand your seat to a computer, use **/table leave**.
table-left-lobby = You have left table { $table }.
table-left-match = You have left table { $table }. A computer plays on in your seat.
table-left-last = You have left table { $table }. Nobody else sits there, so it has ended without a result.
table-stayed = You stay at table { $table }.
table-undo-stale = That answer cannot be taken back any more. Here is where the table stands.
table-waits = Waiting for { $who }.
table-thinks = { $count ->
    [one] { $who } is thinking …
   *[other] { $who } are thinking …
}
table-head = **{ $title }** · table { $table }
table-news = • { $event }
table-news-left = { $who } has left; a computer plays on.
table-news-more = • … and { $count } more before, in /table history
table-dm-closed = { $count ->
    [one] { $who } takes no messages from me, so **My hand** shows what is private. To get it by DM, allow messages from members of this server, then use **/table resend**.
   *[other] { $who } take no messages from me, so **My hand** shows what is private. To get it by DM, allow messages from members of this server, then use **/table resend**.
}
table-ended-empty = Everybody has left, so this table is closed.
table-ended-left = All people have left, so this table has ended without a result.
table-ended-lost = The channel of this table has gone, so it has ended without a result.
table-ended-closed = A moderator has closed this table: “{ $reason }”
table-ended-closed-plain = A moderator has closed this table.

# The lobby

lobby-joined = You sit at table { $table }. I tell you when it begins.
lobby-computer = A computer joins table { $table }.
lobby-declined = The seat that was kept for you at table { $table } is free for somebody else now.
reserved-sits = You sit at table { $table } already. Press **Leave** on its card if you would rather not play.
reserved-not = No seat is kept for you at table { $table }.
lobby-started = The match has begun.
# $join and $start are the buttons as the card says them, in the language of the server.
new-opened = Table { $table } is open: { $title }. Whoever wants to join presses **{ $join }** on its card below; { $autostart ->
    [yes] it begins by itself when all seats are taken.
   *[no] you begin with **{ $start }**.
}
new-begun = Table { $table } has begun: { $title }, for you alone.
new-no-thread = I may not open threads here, so the table is shown in the channel itself.
new-in-server = Tables are opened in a server's channel, where others can join. Go there and use the command again.
new-in-thread = A table needs a text channel of its own; a thread cannot hold another thread. Use the command in the channel.
new-managers = In this server only its managers open tables. Ask one of them, or join a table that is open.
new-permissions = { $count ->
    [one] I lack a permission in this channel: { $missing }. Ask a manager to grant it, then open the table again.
   *[other] I lack permissions in this channel: { $missing }. Ask a manager to grant them, then open the table again.
}
new-elsewhere = { $count ->
    [one] In this server tables are opened in { $channels }. Use the command there.
   *[other] In this server tables are opened in { $channels }. Use the command in one of them.
}
new-elsewhere-hidden = In this server tables are opened in other channels, and you can see none of them. Ask its managers.
barred = The moderators of this server do not let you sit down at its tables. Ask them if you would like to know why, or to play here again.
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-read-message-history = Read Message History
permission-send-messages = Send Messages
permission-view-channel = View Channel

# The card

card-title = { $title } · table { $table }
card-lobby = Waiting for players. Press **Join** to sit down, and I tell you when it begins. The host presses **Start**.
card-lobby-full = All seats are taken. The host presses **Start**.
card-lobby-kept = Seats are kept for those who are named below: **Join** takes one, **No thanks** gives it up. The host presses **Start** as soon as enough sit here, and those who have not joined by then are not part of it.
card-kept = { $count ->
    [one] A seat is kept for
   *[other] Seats are kept for
}
card-kept-line = { $name }, until { $at }
card-lobby-auto = Waiting for players. Press **Join** to sit down. The match begins by itself when all seats are taken.
card-playing = { $waits }
    { $link }
card-players = Players ({ $count } of { $places })
card-player = { $number }. { $name }{ $host ->
    [yes] {" "}(host)
   *[no] {""}
}{ $computer ->
    [yes] {" "}· computer
   *[no] {""}
}{ $prompt }
card-options = Options
card-option = { $name }: { $value }
card-commitment = Shuffle { $hash }
card-seed = Shuffle { $hash } · seed { $seed }
thread-name = { $title } · table { $table }
result-line = { $placing }. { $name } · { $score }
final-head = { $seats ->
    [1] **{ $title }** · table { $table } is finished: { $who }.
   *[other] { $count ->
        [one] **{ $title }** · table { $table } is finished. { $who } wins.
       *[other] **{ $title }** · table { $table } is finished. { $who } share the victory.
    }
}

# Notices and private messages

# $count: how many are called.
notice-turn = { $who }, it is your turn in { $title }.
hand-head = **{ $title }** · table { $table } · { $link }
hand-words = -# { $hand }
hand-text = This is yours alone. I keep it up to date here.
hand-now = This is yours alone.
hand-empty = You hold nothing secret at this table now.
post-lost = I cannot write where table { $table } ({ $title }) is shown: the channel has gone, or I lack permissions there. Nothing is lost: you can play on here with the commands of the title, such as **hand** and **board**. Once I can write there again, **/table resend** brings the table back.
post-lost-lobby = The channel of table { $table } ({ $title }) has gone, so the table is closed. Open a new one in another channel.

# Moderators

closed-head = **{ $title }** · table { $table } is closed.
close-sure = Close table { $table } ({ $title }) for good? It ends without a result, nobody is rated, and everybody reads your reason: “{ $reason }”
close-done = Table { $table } is closed. Its players are told.
close-own = You sit at table { $table }, or have sat there, so you cannot close it. Ask another moderator, or leave it with **/table leave**.
close-moderators = Only moderators close table { $table }: in the server, whoever may manage threads in its channel. To leave it yourself, use **/table leave**.
close-which = I cannot tell which table you mean. Use the command in its thread, or fill in **table** with its number.
moderate-in-server = People are barred from the tables of a server. Use the command in the server.
moderate-moderators = Only moderators of the whole server can do this: whoever may manage threads there. Ask one of them.
moderate-no-reason = Say why, with the option **reason**.
moderate-long-reason = Your reason has { $length } characters. Say it in at most { $most }.
bar-whom = Say who is meant, with the option **person**.
bar-yourself = You cannot bar yourself. To leave a table, use **/table leave**.
bar-bot = Bots sit at no tables, so there is nothing to bar.
bar-moderator = Whoever may manage threads in this server cannot be barred from its tables. Ask those who gave that permission.
bar-already = Barred already. **/moderate bars** shows everybody who is.
bar-own-table = You both sit at table { $table }, or you have sat there, so you cannot bar its players. Ask another moderator, or wait until it is over.
bar-not-there = Nobody to let in again: that person is not barred here.
bar-done = { $count ->
    [0] { $who } can sit down at no table of this server any more. **/moderate unbar** takes it back.
    [one] { $who } can sit down at no table of this server any more, and has left one. **/moderate unbar** takes it back, but not the seat.
   *[other] { $who } can sit down at no table of this server any more, and has left { $count }. **/moderate unbar** takes it back, but not the seats.
}
unbar-done = { $who } can sit down at tables of this server again.
bars-none = Nobody is barred from the tables of this server.
bars-head = { $count ->
    [one] One person is barred from the tables of this server:
   *[other] { $count } people are barred from the tables of this server:
}
bars-line = • { $who }, since { $since }, by { $by }: “{ $reason }”
bars-line-plain = • { $who }, since { $since }, by { $by }
bars-more = … and { $count } more.

# Panels

panel-next = { $part }?
panel-decides = -# { $line }
panel-hint = -# { $label } – { $hint }
panel-chosen = { $part }: **{ $value }**
panel-chosen-hint = { $part }: **{ $value }** – { $hint }
panel-count = { $count ->
    [0] { $least ->
        [0] Choose up to { $most }, or nothing.
       *[other] { $exact ->
            [yes] Choose { $most }.
           *[no] Choose { $least } to { $most }.
        }
    }
   *[other] Chosen so far: { $names }. { $least ->
        [0] That is { $count } of at most { $most }.
       *[other] { $exact ->
            [yes] That is { $count } of { $most }.
           *[no] That is { $count }; { $least } to { $most } are needed.
        }
    }
}
panel-budget = { $count ->
    [0] Nothing is chosen yet. You have { $budget } to use.
   *[other] Chosen so far: { $names }. That uses { $spent } of { $budget }.
}
panel-none-yet = nothing yet
panel-time = -# { $time }
panel-beside =
    { $name }
    -# { $effect }
panel-lasting = ⚠ cannot be taken back
panel-final = { $all ->
    [beside] These choices cannot be taken back, since something new is shown; everything else here can.
   *[yes] Final: something new is shown after this.
}
panel-final-red = What is red cannot be taken back ({ $what }).
panel-blocked = Not now: { $what } – { $why }
panel-blocked-many = Not now: { $what }. For example: { $why }
panel-copy = { $what } ({ $number })
panel-choose = Choose
panel-choose-among = Choose: { $first } … { $last }
panel-choose-one = Choose: { $what }
# What is asked (one of the two before), where several menus of one message ask the same.
panel-choose-part = { $asked } ({ $number } of { $count })
panel-choose-many = { $exact ->
    [yes] Choose { $most }
   *[no] { $least ->
        [0] Choose up to { $most }
       *[other] Choose { $least } to { $most }
    }
}
panel-none = None
plan-head = **Your plan.** Choose several at once if you like. Nothing is done, and nobody sees it, until you confirm all of it: by the green button, or by what cannot be taken back.
plan-line = { $number }. { $what }
plan-full = A plan holds { $most } at most. Carry it out, or take the last one off.
plan-left-out = { $count ->
    [one] One of what you chose is not in the plan: it does not go with what stands before it, or it cannot be taken back. Choose it by itself.
   *[other] { $count } of what you chose are not in the plan: they do not go with what stands before them, or cannot be taken back. Choose them one by one.
}
plan-cut = The last part of your plan is not possible any more, so I have taken it off.
plan-stopped = { $done } of { $wanted } are done. Then something changed that the plan could not know: look before you go on.
panel-gone = That choice has gone meanwhile. Here is what you can choose now.

button-join = Join
button-decline = No thanks
button-leave = Leave
button-computer-easy = Add easy computer
button-computer-normal = Add computer
button-computer-strong = Add strong computer
button-start = Start
button-play = Play
button-read = Read the board
button-hand = My hand
button-undo = Take back
button-undo-all = { $count ->
    [2] Take back both
   *[other] Take back all { $count }
}
button-refresh = Refresh
button-back = Start over
button-send = Done choosing
button-orders = Orders
button-plan = Plan the turn
button-carry = { $count ->
    [one] Do this
    [2] Do both
   *[other] Do all { $count }
}
button-plan-less = Take the last one off
button-to-panel = Back to my panel
button-extras = Other actions ({ $count })
panel-sure = You choose { $what }. { $final ->
    [yes] That cannot be taken back. Is it what you want?
   *[no] That pays. Is it what you want?
}
panel-sure-nothing = nothing
panel-sure-off = -# **confirm** of **/settings own** decides whether I ask.
button-sure = Yes
button-sure-back = No, go back
button-sure-off = Yes, and do not ask again
button-news = What happened ({ $count })
button-why = Why not? ({ $count })
button-fold = Hide
button-more = More ({ $page } of { $pages })
button-older = Earlier
# $head is the line above a list that has several pages.
head-of-page = { $head } · page { $page } of { $pages }
button-quit = Leave for good
button-stay = Stay
button-close = Close for good
button-closed = Closed

# Commands

cmd-new = Open a table of { $title } in this channel
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
cmd-table-resend = Post a table's messages anew, and try your DMs again
cmd-table-close = For moderators: close a table for good
cmd-table-close-reason = Why; its players read it
cmd-moderate = Who may sit at the tables of this server
cmd-moderate-bar = Keep somebody from the tables of this server
cmd-moderate-unbar = Let somebody sit down again
cmd-moderate-bars = Who is kept from the tables of this server
cmd-moderate-person = Who is meant
cmd-moderate-reason = Why, for the other moderators; it is part of the copy that the person may ask for
cmd-settings = Wishes
cmd-settings-server = What this server wishes
cmd-settings-own = What you wish
cmd-settings-language = The language I speak
cmd-settings-tables = Where tables are played
cmd-settings-openers = Who may open tables
cmd-settings-channels = Where in this server tables may be opened
cmd-settings-channels-add = A channel where they may
cmd-settings-channels-remove = A channel where they no longer may
cmd-settings-dms = Whether I may send you DMs
cmd-settings-confirm = Whether I ask once more before what pays or cannot be taken back
cmd-help = Where to begin
verb-not-now = The table asks you something else now. Here it is.
verb-hint = { $label } – { $hint }
verb-unknown = “{ $value }” is not possible now. Possible: { $known }.
verb-together = These do not go together. Leave one of them out and choose from what is offered.
verb-other-title = Table { $table } does not play { $title }. Use the commands of its own title.

list-empty = You sit at no table. Open one with **/play**, or find one to join with **/table find**.
list-head = { $count ->
    [one] Your table:
   *[other] Your { $count } tables:
}
list-waits = • **{ $title }** · table { $table } waits for you: { $link }
list-playing = • { $title } · table { $table } is running: { $link }
list-lobby = • { $title } · table { $table } waits for players: { $link }
list-kept = • { $title } · table { $table } keeps a seat for you, with **Join** or **No thanks** on its card: { $link }
list-more = … and { $count } more.
leave-sure = Leave table { $table } for good? A computer plays on in your seat, and you cannot come back into it. If the match is rated, you come in last.
leave-sure-last = Leave table { $table } for good? You are the last person there, so it ends without a result.
leave-sure-lobby = Leave table { $table }? You are the only person there, so it will be closed.
history-head = **{ $title }** · table { $table }
history-line = { $at } { $event }
history-also = · { $event }
history-ended = The match is over:
button-story = As a text
story-done = The story of table { $table }, as you may know it.
history-empty = Nothing has happened at table { $table } yet.
resend-done = The messages of table { $table } come anew.

settings-in-server = These are the wishes of a server. Use the command in the server.
settings-managers = Only managers of the server can change this. Ask one of them.
settings-server = Language: **{ $language }** · tables: **{ $place }** · opened by: **{ $openers }**
settings-own = Language: **{ $language }** · DMs: **{ $dms }**{ $closed ->
    [yes] {" "}(your last one was refused by Discord: allow messages from members of this server, then use **/table resend**)
   *[no] {""}
}
settings-confirm = Asked once more before what is final: **{ $confirm }**
confirm-auto = in my first match
confirm-on = on
confirm-off = off
settings-how-own = To change it, fill in **language** or **dms** of **/settings own**; **zone**, **quiet**, **reminders** and **digest** say when and where I tell you that a table waits, **confirm** whether I ask once more, **invitations** whether hosts may invite you.
settings-how-server = Managers change it: fill in what they like of **/settings server**.
settings-channels = Tables are opened in { $channels } only.
settings-channels-all = Tables are opened in every channel.
settings-channels-gone = The channels that were named for tables are all deleted, so tables are opened in every channel.
settings-how-channels = Managers name channels: fill in **add** or **remove** of **/settings channels**. Without any, it is all of them.
settings-channel-not-named = { $channel } is none of the channels named for tables. **/settings channels** shows them.
settings-channels-many = { $most } channels are named already, which is the limit. Remove one of them first.
help-head = I host board games here. You play over hours or days, and I tell you when it is your turn.
help-title = • **{ $title }**: open a table with **/{ $group } new**, read **/{ $group } rules**
help-others = • { $count ->
        [one] One more title: type **/** to find it
       *[other] { $count } more titles: type **/** to find them
    }
help-rest = Begin with **/play**. New to a title? **/learn** teaches it in a quarter of an hour, alone with computers. **/seek** finds others who would play the same, and **/table find** what is open here. Others sit down with **Join** on the table’s card. **Play** opens your own panel; everything is a command too.
help-more = **/table list** shows your tables, **/table history** what happened, **/table review** what decided a match that is over, **/table vote** proposes more time, a pause and the like, and **/table leave** hands your seat to a computer. **/league open** lets many play in rounds. **/leaderboard**, **/records** and **/profile** tell how people do, **/settings own** changes your language, DMs, time zone and reminders, **/away** says that you will be away, **/privacy** shows what is stored about you.
rules-none = There is no summary of these rules yet.
rules-rulings = **Rulings where the rulebook is silent**
rules-ruling = • { $text }

# Standing orders

orders-standing = Standing now: { $names }
orders-carried-out = What was open just now has been answered by it.
orders-choose = Choose what shall be answered for you
orders-one = • **{ $order }**: { $next }
orders-terms = { $hold } · { $when }
orders-hold-once = For one answer
orders-hold-round = For this round
orders-hold-on = Until I change it
orders-always = Without a condition
orders-listed = { $number }. { $what }
orders-list-none = Nothing is on the list yet. Choose what comes first.
orders-off = It does not stand now.
orders-so-far = Next on the list: { $what } …
orders-part = -# The menu lists { $first } to { $last } of { $count }, what is nearest first; the others are on further pages.
orders-add = Add to the list
orders-less = Take off the list
orders-when = On which condition?
orders-hold = How long does it hold?
orders-switch-on = Switch on
orders-switch-off = Switch off
orders-all-off = Switch all off
orders-back = All orders
orders-always-this = Always do this…
orders-always-ask = What shall I always answer, whenever you are asked like that?
cmd-orders = Say what shall be answered for you when it comes up
