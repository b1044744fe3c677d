# What stays when a match is over: ratings, leaderboards, profiles, replays, privacy.

person-unnamed = Hidden player
person-erased = Erased player
person-unwritable = Player { $number }

# Commands

cmd-leaderboard = Who plays best
cmd-leaderboard-title = One title, or all of them
cmd-leaderboard-where = On this server or everywhere
cmd-leaderboard-period = Since when
cmd-leaderboard-when = An earlier time: a year (2026), a season (2026-Q3) or a month (2026-10)
cmd-leaderboard-players = Only matches with so many players
cmd-leaderboard-page = Which page
cmd-leaderboard-text = As text instead of a picture

# Leaderboard

leaderboard-all-titles = All titles
leaderboard-here = This server
leaderboard-everywhere = Everywhere
leaderboard-always = All time
leaderboard-year = This year
leaderboard-season = This season, a quarter of the year
leaderboard-month = This month
leaderboard-title = Leaderboard · { $title }
leaderboard-head = **Leaderboard** · { $title }
leaderboard-under = { $where } · { $when } · { $seats ->
    [0] any number of players
   *[other] { $seats } players
}
leaderboard-ever = all time
leaderboard-season-of = season { $quarter } of { $year }
leaderboard-name = Player
leaderboard-rating = Rating
leaderboard-trend = Trend
leaderboard-matches = Matches
leaderboard-wins = Wins
leaderboard-best = Best
leaderboard-provisional = { $number }?
leaderboard-line = { $rank }. { $name } · rating { $rating }{ $trend } · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $wins ->
    [0] no win
    [one] { $wins } win
   *[other] { $wins } wins
}{ $best }
leaderboard-line-best = , best score { $best }
leaderboard-line-trend = {" "}({ $by })
leaderboard-unwritten = { $instead } is { $name }
leaderboard-page = Page { $page } of { $pages }
leaderboard-foot = Months, seasons and years are counted in UTC · “?”: provisional, fewer than five matches
leaderboard-own-none = You have no rated match there yet. Only matches that people alone began and finished are rated.
leaderboard-page-past = { $pages ->
    [one] There is only one page. Leave the page out.
   *[other] There are only { $pages } pages. Choose one of them.
}
leaderboard-when-future = { $when } has not begun yet. Name a year, season or month that has, or leave it out.
leaderboard-when-unread = That is no time I can read. Write a year ({ $year }), a season ({ $season }) or a month ({ $month }).
leaderboard-page-first = Pages are counted from 1. Choose one of them.
leaderboard-no-server = In a private message there is no server: choose **everywhere**, or use the command in a server.
leaderboard-no-seats = No title is rated with { $seats ->
    [one] one player
   *[other] { $seats } players
}. Choose a number between { $least } and { $most }.
leaderboard-no-seats-title = { $title } is not rated with { $seats ->
    [one] one player
   *[other] { $seats } players
}. Choose a number between { $least } and { $most }.
leaderboard-empty-server = No match has been finished on this server yet. Open a table with **/play**, ask somebody to press **Join**, and be the first on the leaderboard.
leaderboard-empty-everywhere = No match has been finished yet. Open a table with **/play**, ask somebody to press **Join**, and be the first on the leaderboard.
leaderboard-empty-title = { $title } has not been played to the end here yet. Open a table with **/{ $group } new**, ask somebody to press **Join**, and be the first on the leaderboard.
leaderboard-empty-rated = No rated match fits that yet: only matches begun by people alone are rated. Open a table with **/play**, or ask for a longer time or any number of players.
leaderboard-alt = { $head }. { $under }. { $lines }
button-next-page = Next page
button-previous-page = Previous page
button-as-text = As text
button-as-picture = As a picture

# After a match

final-ratings = Ratings in { $title } on this server:
final-rating = • { $name } { $before } → { $after } ({ $by }){ $left ->
    [left] {" "}· left the match
    [away] {" "}· did not come any more
    [few] {" "}· gave fewer than 60 of 100 answers
   *[no] {""}
}
final-rating-provisional = -# “?”: provisional, fewer than five matches
final-rating-none = • { $who } { $count ->
    [one] keeps the rating: nobody else played enough of the match to be compared with.
   *[other] keep their ratings: nobody else played enough of the match to be compared with.
}
final-rating-heir = • { $who } { $count ->
    [one] has taken a seat over, and is not rated for that.
   *[other] have taken seats over, and are not rated for that.
}
final-unrated-often = Not rated: these people have begun three rated matches of this title together this week; newcomers among them make no difference.
card-rated = Rating
card-often = Not rated: you have begun three rated matches of this title together this week; newcomers among you make no difference.
final-unrated-computer = Not rated: a computer player sat there from the beginning.
final-unrated-alone = Not rated: nobody played against you.
final-unrated-abandoned = Not rated: the match was not finished.
final-none = Table { $table } has no result, so it changed no rating.
ratings-title = What became of the ratings
ratings-left = left the match
ratings-away = did not come any more
ratings-few = fewer than 60 of 100 answers
ratings-foot = In this title, on this server · “?”: provisional, fewer than five matches
button-ratings = Ratings
button-rematch = Rematch
button-replay = Replay
button-verify = Verify
rematch-lobby = Table { $again } is open for the rematch, with the same options and another first seat. You sit there; press **Start** on its card when all are ready.
rematch-kept = { $count ->
    [one] A seat is
   *[other] Seats are
} kept for { $who } until { $until }. Whoever does not press **Join** on the card plays no part in it, and you may start without them as soon as enough of you sit there.
rematch-called = { $who }: { $host } would like to play { $title } again, at table { $table }. { $count ->
    [one] A seat is
   *[other] Seats are
} kept for you until { $until }: **Join** takes it, **No thanks** gives it up. Nobody plays who has not accepted.
rematch-playing = Table { $again } has begun: the same once more, for you alone.
rematch-busy = { $count ->
    [one] For one of the players no seat is free here
   *[other] For { $count } of the players no seat is free here
}, so others may sit down instead.
rematch-away = { $count ->
    [one] { $who } has left this server, so that seat is free for somebody else.
   *[other] { $who } have left this server, so those seats are free for others.
}
rematch-barred = { $count ->
    [one] { $who } cannot sit down in this server now, so that seat is free for somebody else.
   *[other] { $who } cannot sit down in this server now, so those seats are free for others.
}
rematch-not-yours = You did not play at table { $table }, so its rematch is not yours to ask for. Open a table of your own with the **new** command of the title.
rematch-left = You did not sit at table { $table } to its end, so its rematch is not yours to ask for. Open a table of your own with the **new** command of the title.
rematch-not-over = Table { $table } is not over yet. A rematch begins when it is.
rematch-open = The rematch of table { $table } is open already: it is table { $again }. **/table list** has the link.

# Points over time

button-points = Points
points-title = Points over time
points-head = **Points over time** · { $title } · table { $table }
points-alt = Points over time. { $title }, table { $table }. { $round } and points, the last are the final ones. { $lines }
points-line = • { $name }: { $points }
points-spoken = { $name }: { $points }.
points-one = { $round }: { $points }
points-some = { $first }–{ $last }: { $points }
points-text = { $round } and the points after it, all together at the end:
points-none = { $title } is counted only at the end, so there are no points to show before.
points-running = Table { $table } is still playing. How its points went is shown when it is over.
points-abandoned = Table { $table } was not played to the end, so how its points went is not shown.

# Profile

cmd-profile = What somebody has played
cmd-profile-person = Whose; yours if you name nobody
person-plain = Player
profile-head = **Profile** · { $name }
profile-hidden = { $name } does not wish to show a profile.
profile-bot = { $name } is a bot, and bots have no profile.
profile-none = No match of { $name } has ended yet, so there is nothing to show. Ask them to a table with **/play**.
profile-none-own = No match of yours has ended yet, so there is nothing to show. Open a table with **/play**.
profile-best = Best scores:
profile-best-line = • { $title }: **{ $score }**{ $link }
profile-best-link = {" "}· table { $table }: { $link }
profile-pace = Usually answers within { $span }.
profile-pace-short = usually answers within { $span }
profile-prompt = In time with { $share } of 100 answers that others waited for ({ $count } of them in the last { $days } days).
profile-prompt-short = { $share } of 100 in time
profile-friends = Plays most with { $who }.
profile-friend = { $name } ({ $count ->
    [one] { $count } match
   *[other] { $count } matches
})
profile-alt = Profile of { $name }. { $about }
profile-rating = Rating, { $title }: { $rating } after { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}.
profile-matches = { $title }: { $count ->
    [one] { $count } match
   *[other] { $count } matches
} played to the end.
profile-wins = { $wins ->
    [one] { $wins } victory
   *[other] { $wins } victories
} in { $matches ->
    [one] { $matches } rated match
   *[other] { $matches } rated matches
}; { $expected } were to be expected.
profile-ratings = Ratings
profile-matches-head = Matches by title
profile-wins-head = Victories in rated matches
profile-won = Won ({ $by })
profile-expected = To be expected
profile-count = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
profile-unfinished = { $count } not finished
profile-unrated = No rating yet: only matches that people alone began and finished are rated.

# Head to head, and victories in a row

cmd-profile-against = Against whom; you, if you name nobody
profile-runs = Victories in a row in rated matches: { $now } now, { $most } at most. A shared first place is a victory.
duel-head = { $one ->
    [no] You and { $other }
   *[other] { $one } and { $other }
} have finished { $count ->
    [one] one match
   *[other] { $count } matches
} together; { $one ->
    [no] you were
   *[other] { $one } was
} { $balance }. Whoever leaves a match is behind those who stay.
duel-balance = ahead in { $ahead }, behind in { $behind }{ $level ->
    [0] {""}
   *[other] , level in { $level }
}
duel-line = • { $title }: { $balance }
duel-none = { $one ->
    [no] You and { $other }
   *[other] { $one } and { $other }
} have finished no match together yet.
duel-own = In finished matches you were:
duel-against = • against { $name }: { $balance }
duel-same = Nobody plays against themselves. Name two people, or only one to see how you came out against them.

# Records of a server

cmd-records = The records of this server
cmd-records-title = One title, or all of them
records-head = **Records** · { $title } · { $where }
records-best-people = Best scores among people:
records-best-strong = Best scores against strong computers alone:
records-best-computers = Best scores against computers alone:
records-best-easy = Best scores against easy computers alone:
records-best-alone = Best score alone:
records-title-line = • { $title }, { $seats } players: **{ $score }** by { $who }{ $link }
records-seats-line = • { $seats ->
    [one] one player
   *[other] { $seats } players
}: **{ $score }** by { $who }{ $link }
records-closest = Closest match: { $margin ->
    [0] level on points
   *[other] **{ $score }** apart
}, { $who } ({ $title }){ $link }
records-longest = Longest match: **{ $span }**, { $who } ({ $title }){ $link }
records-fastest = Fastest match: **{ $span }**, { $who } ({ $title }){ $link }
records-rating = Highest rating: **{ $rating }**, { $who }{ $link }
records-run = Most rated victories in a row: **{ $count }**, { $who }{ $link }
records-link = {" "}· table { $table }: { $link }
records-foot = -# Finished matches and whoever stayed in them to the end count; a rating counts from the fifth match on. Whoever does not wish to be listed holds no record.
records-none = There is no record here yet. Finish a match on this server, and it is yours.
records-no-server = In a private message there is no server, so there are no records. Use the command in a server.

# Replay and verification

history-since = **Since your last turn:**
history-since-nothing = Nothing has happened since your last turn.
button-history-later = Later

cmd-table-replay = Look at a match step by step
cmd-table-replay-step = Which step; 0 is the table before the first answer
cmd-verify = Check seed and result of a finished match
replay-head = **{ $title }** · table { $table } · step { $step } of { $steps } · { $at }
replay-points = Points up to here:
replay-round = { $round } { $number }
replay-to-round = Go to: { $round } …
replay-begin = The match begins.
replay-quiet = Nothing happened here that you may know of.
replay-own = This is what you held then.
replay-past = { $steps ->
    [0] This match has no answer yet. Only step 0 can be seen.
   *[other] This match has { $steps } steps. Choose one between 0 and { $steps }.
}
replay-other-rules = This match began under older rules, so it cannot be played again by this release. Its result stays as it is.
button-replay-first = First
button-replay-back = Back
button-replay-on = Forward
button-replay-last = Last
button-replay-table = The table
button-animate = As a film
button-json = As data
film-progress = The film is being made: { $done } of { $count } pictures are drawn.
film-done = **{ $title }** · table { $table } as a film of what everybody could see.
film-alt = { $title }, table { $table }: a film of what everybody could see.
film-late = The film is made, but Discord did not take it. Please ask for it again.
film-busy = A film is being made for this server already. Try again when it is done.
film-broken = The film could not be finished. Please try again.
film-too-large = This match is too long for a film that Discord would take. Look at it with **/table replay**.
film-no-artist = Nobody draws the title of table { $table }, so there is no film of it. **/table history** tells it in words.
export-done = Table { $table } as data: seed, journal and results. Seats are numbered from 0, and nobody is named.
verify-head = **{ $title }** · table { $table }
verify-seed = ✔ The seed `{ $seed }` fits the hash `{ $hash }` that was published at the start.
verify-seed-wrong = ✘ The seed `{ $seed }` does not fit the hash `{ $hash }` that was published at the start.
verify-result = ✔ Played again from this seed, the { $answers ->
    [one] { $answers } answer of the journal leads
   *[other] { $answers } answers of the journal lead
} to the stored result.
verify-result-wrong = ✘ Played again from this seed, the { $answers ->
    [one] { $answers } answer of the journal leads
   *[other] { $answers } answers of the journal lead
} to another result than the stored one.
verify-result-none = ✘ Played again from this seed, the journal does not lead to an end. It may be damaged, or from an older release with other rules.
verify-how = The hash is the SHA-256 of the seed as it is written, so you can check it yourself.
verify-running = Table { $table } is still playing. Its seed is published when it is over, and then it can be checked.
verify-abandoned = Table { $table } was not played to the end, so there is no result to check.

# Privacy

cmd-privacy = What I store about you; get a copy, or have it erased
privacy-nothing = I store nothing about you.
privacy-head = **What I store about you**
privacy-person = • your Discord number, the name I last saw, your language and that of your Discord, your time zone and quiet hours, and your wishes about DMs, reminders and leaderboards
privacy-seats = • { $count ->
    [one] one seat at a table
   *[other] { $count } seats at tables
}, with the time you sat there, and where your private message stands
privacy-ratings = • { $count ->
    [one] one change of your ratings
   *[other] { $count } changes of your ratings
}, and your places on the leaderboards
privacy-paces = • how long you took for { $count ->
    [one] one answer
   *[other] { $count } answers
}, as counts
privacy-absences = • when you are away or were: { $count ->
    [one] one absence
   *[other] { $count } absences
} of this quarter or later
privacy-votes = • how you voted at tables: { $count ->
    [one] one vote that you proposed or cast
   *[other] { $count } votes that you proposed or cast
}
privacy-bars = • that moderators have barred you from the tables of { $count ->
    [one] one server
   *[other] { $count } servers
}, and what they noted about it
privacy-barred = • that you have barred { $count ->
    [one] somebody
   *[other] { $count } people
} from the tables of your servers
privacy-blocks = • that you block { $count ->
    [one] somebody
   *[other] { $count } people
}, and since when
privacy-reservations = • that { $count ->
    [one] a lobby keeps a place
   *[other] { $count } lobbies keep a place
} for you
privacy-lessons = • how far you have come in { $count ->
    [one] the lesson of a title
   *[other] the lessons of { $count } titles
}
privacy-promptness = • how many of your { $count } last turns you answered in time
privacy-company = • { $count ->
        [one] one thing
       *[other] { $count } things
    } about getting together: invitations of the last day, lobbies whose host has taken you off, whom you seek, what you watch, and your leagues
privacy-bars-stay = Only that servers bar you from their tables stays, with your Discord number alone, until their moderators lift it.
privacy-listed = Your name stands on leaderboards, and others can see your profile.
privacy-hidden = Your name stands on no leaderboard, and others cannot see your profile.
privacy-rest = The journals of matches name seats, never people. I read no messages.
privacy-copy = Everything that I store about you.
privacy-sent = I have sent you a DM with everything that I store about you.
privacy-too-much = What I store about you is more than Discord takes in one file, even packed. Nothing was sent; ask whoever runs me for your copy.
privacy-no-dm = Discord does not let me send you a DM. Allow messages from members of this server, then press the button again.
privacy-ask = Erase everything about you? { $count ->
    [0] Finished matches stay, with your name replaced, and the results of the others do not change. This cannot be undone.
    [one] You leave the table where you sit: a computer plays on in your seat. Finished matches stay, with your name replaced, and the results of the others do not change. This cannot be undone.
   *[other] You leave the { $count } tables where you sit: computers play on in your seats. Finished matches stay, with your name replaced, and the results of the others do not change. This cannot be undone.
}
privacy-erased = Everything about you is erased. Where you played, “Erased player” stands in your place.
button-privacy-copy = Send me a copy
button-privacy-hide = Hide my name
button-privacy-show = Show my name
button-privacy-erase = Erase everything
button-privacy-sure = Erase for good

# On top of final score sheets, between two wreaths.
winners = { $count ->
    [one] { $players } wins
   *[other] { $players } win
}
