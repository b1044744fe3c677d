# Looking back at a match

cmd-table-review = Look back at a match that is over: how likely each was to win when, and what decided it
button-review = Look back
button-review-moment = Moment { $number }
button-publish = Publish
review-head = **Looking back** · { $title } · table { $table }
review-chances-title = How likely each was to win
review-points-title = The points over time
review-chances-foot = Wins of 100, by a computer’s estimate from what everybody knew then
review-points-foot = What everything would be worth a little later, by a computer’s estimate at each moment
review-chances-text = How likely each was to win, of 100, by a computer’s estimate:
review-points-text = What everything would be worth a little later, by a computer’s estimate at each moment:
review-chances-alt = { $title }, table { $table }: how likely each was to win, of 100, by a computer’s estimate. { $lines }
review-points-alt = { $title }, table { $table }: what everything would be worth a little later, by a computer’s estimate at each moment. { $lines }
review-axis = Answer
review-moments = { $count ->
    [one] What decided it, as far as a computer can tell:
   *[other] What decided it, as far as a computer can tell, in the order in which it happened:
}
review-own = Your own answer that cost you most:
review-no-moments = No answer stands out: a computer has found nothing that was clearly better than what was played.
review-chances-moment = **{ $number }.** { $name }, answer { $step }{ $round ->
    [0] {""}
   *[other] {" "}({ $called } { $round })
}. The question was: “{ $prompt }” Played: { $played }, which wins { $before ->
    [one] once
   *[other] { $before } times
} of 100. Better: { $better }, which wins { $after ->
    [one] once
   *[other] { $after } times
}.
# $before and $after are numbers, $before_figure and $after_figure how they are written.
review-points-moment = **{ $number }.** { $name }, answer { $step }{ $round ->
    [0] {""}
   *[other] {" "}({ $called } { $round })
}. The question was: “{ $prompt }” Played: { $played }; a little later everything is worth about { $before ->
    [one] { $before_figure } point
   *[other] { $before_figure } points
}. Better: { $better }, with about { $after_figure }.
review-progress = I look back at table { $table }: { $percent } percent of that work is done. It takes a few minutes for a long match; you can ask again later, too.
review-running = Table { $table } is still playing. You can look back at it when it is over.
review-abandoned = The match at table { $table } was given up, so nobody has won it and there is nothing to look back at. **/table history** tells what happened.
review-other-rules = This match began under older rules, so it cannot be thought through any more. **/table history** tells what happened.
review-busy = Several matches are being thought through already. Ask again in a few minutes.
review-no-thought = Computers do not think on this bot, so nobody can look back at this match.
review-broken = Something went wrong while I looked back. Please ask again.
review-which = No match has come to its end here. Name its table: **/table review table:12**.
review-not-yours = Only who has played at table { $table } can publish its look back.
review-first = Look back at table { $table } first; then you can publish it.
review-published = Everybody can read it now where table { $table } was played.
