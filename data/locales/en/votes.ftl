# What is proposed

vote-kind-extend = more time for whoever is awaited
vote-kind-pause = pause the table
vote-kind-resume = go on after a pause
vote-kind-computer = let a computer play on for a player who is late
vote-kind-pace = another pace
vote-kind-end = end without a result
vote-kind-back = take back what lies further back
vote-kind-offer = offer a seat in which a computer plays
vote-what-extend = everybody whose time runs gets { $each ->
    [quick] 30 minutes
    [daily] 24 hours
    [relaxed] 3 days
    [weekly] 7 days
   *[none] some time
} more for the answer.
vote-what-pause = the table pauses and no time runs, until you agree to go on. All pauses of a match together last at most 30 days.
vote-what-resume = the pause ends, and time runs again.
vote-what-computer = a computer plays on for { $name }. Their next press here gives the seat back.
vote-what-pace = the pace becomes { $pace }. What runs begins anew.
vote-what-end = the match ends now, without a result. It counts for nobody.
vote-what-back = play goes back to before { $answer }. Draws that are known by now will come again, and nobody forgets what they have seen.
vote-what-offer = seat { $number } ({ $name }) is on offer: whoever sees the table’s card may ask for it, and each time all of you decide.
vote-what-seat = { $who } takes seat { $number } over for good, sees its hand from then on, and is not rated for this match.
vote-answer = { $name }’s answer { $number }
vote-answer-told = { $name }’s answer { $number } ({ $event })

# The message with the buttons

vote-head = **{ $title }** · table { $table }: votes
vote-new = { $who }: something is proposed, and you are asked.
vote-numbered = **{ $number }.** { $vote }
vote-proposed-by = { $who } proposes: { $what }
vote-proposed-by-somebody = Somebody who has left proposes: { $what }
vote-asked-by = { $who } would like to sit down: { $what }
vote-somebody-asks = Somebody who is not known any more
vote-somebody = somebody who has left
vote-for = For: { $who }.
vote-against = Against: { $who }.
vote-asked = Still asked: { $who }.
vote-gone-on = The match has gone on since then, so everybody is asked anew.
vote-needs-most = More than half of those who are asked must agree; silence does not count as yes.
vote-needs-voters = More than half of those who vote until then must agree: the table has waited for long enough.
vote-needs-one = One who agrees is enough: the table has waited for long enough.
vote-needs-all = All who are asked must agree; silence does not count as yes.
vote-needs-everybody = Everybody who holds a seat must agree, each by a press; silence does not count as yes.
vote-enough = Enough of those who are still asked have agreed: **Agree**, pressed once more by any of them, decides it.
vote-until = Open until { $at }.
vote-line-over = That has happened meanwhile, or cannot happen any more.
vote-told-passed = Agreed <t:{ $moment }:R>: { $what }
vote-told-failed = Not agreed <t:{ $moment }:R>: { $what }
vote-told-over = No longer to be decided <t:{ $moment }:R>: { $what }
history-vote-passed = Agreed: { $what }
history-vote-failed = Not agreed: { $what }
history-vote-over = No longer to be decided: { $what }
history-pause-over = The pause was over: all pauses of a match together last at most 30 days.
button-agree = Agree
button-against = Against
button-numbered = { $number } · { $label }

# Replies and refusals

vote-proposed = Proposed at table { $table }, and you are for it. The others vote here: { $link }
vote-at-once = Nobody else has to agree at table { $table }, so it is done: { $link }
vote-lobby-pace = The pace of table { $table } is now: { $pace }. { $link }
vote-cast = Your vote counts. You may change it while the vote is open.
vote-what = Say **what** you propose: choose one of what is offered.
vote-several = You sit at several tables. Use this command in the table’s thread, or fill in **table**, too.
vote-alone = You are the only person at table { $table }, so there is nobody to vote with. **/table leave** ends it.
vote-player-missing-computer = Fill in **player**, too: for whom a computer shall play on.
vote-player-missing-offer = Fill in **player**, too: whose seat shall be on offer.
vote-player-unknown = Nobody at this table is called “{ $typed }”. Choose a player from what is offered.
vote-pace-missing = Fill in **pace**, too: choose one of what is offered.
vote-to-missing = Fill in **to**, too: choose the answer to before which play shall go back from what is offered.
vote-no-player = No person sits there, so a computer plays already. Choose a player from what is offered.
vote-no-pace = There is no such pace. Choose one of what is offered.
vote-same-pace = The table has this pace already.
vote-extended = Deadlines of a match move by vote at most { $most ->
    [one] once
    [2] twice
   *[other] { $most } times
}, and they have.
vote-nothing-runs = No deadline runs now that could move: there is no pace, time stands still, or everybody who owes an answer is late already.
vote-paused = The table is paused already. Propose to go on instead.
vote-not-paused = The table is not paused.
vote-pauses-over = All pauses of a match together last at most { $days } days, and they have. The table goes on.
vote-not-late = The table does not wait for a late answer of this player. A computer may play on only for whoever is late, or at a table without pace has owed an answer for { $days } days.
vote-open-already = That is proposed already, and the vote is open. Use its buttons in the table’s thread.
vote-again = That was proposed here less than a day ago. It may be proposed again <t:{ $moment }:R>.
vote-too-many = You have made { $most } proposals in the last 24 hours. Let others propose, or wait a little.
vote-about-you = This is about your seat, so the others decide it. Answer what the table asks you, and it is settled.
vote-unheard = The table has waited for your answer for so long that the others decide without you. Answer what it asks you, and you are asked again.
vote-same = You have said that already. You may change your vote while it is open.
vote-unknown = There is no such vote at this table.
vote-closed = This vote is closed. { $outcome ->
    [passed] It was agreed.
    [failed] It was not agreed in time.
   *[over] There was nothing to be decided any more.
}
vote-over = This vote is over. { $why }
vote-match-over = The match has ended.
vote-overtaken-computer = The player has answered meanwhile, or has left.
vote-overtaken-pause = The table is paused already.
vote-overtaken-resume = The pause is over already.
vote-overtaken-pace = The table has this pace already.
vote-overtaken-back = That answer was taken back already.
table-ended-agreed = All players have agreed to end this match, so it has ended without a result.

# The command

cmd-table-vote = Propose something that all players vote on
cmd-table-vote-what = What you propose
cmd-table-vote-player = For whom a computer shall play on, or whose seat shall be on offer
cmd-table-vote-pace = The new pace
cmd-table-vote-to = The answer to before which play shall go back
