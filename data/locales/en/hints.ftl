# What a computer would do

cmd-new-hints = Whether players may ask what a computer would do; usually only where the match is not rated
hints-on = everybody may ask what a computer would do
hints-off = nobody may ask
card-hints = Hints
card-hints-usual = Players may ask what a computer would do, unless the match is rated.
card-hints-on = Players may ask what a computer would do.
card-hints-off = Nobody may ask what a computer would do.
button-hint = What would you do?
hint-best = 💡 I would choose { $answer }.
hint-expects = { $final ->
    [yes] I expect { $what } at the end.
   *[no] I look a little ahead, not to the end. Counted with all that your position then promises, I expect { $what }.
}
hint-figures = { $what }, and to win { $chance ->
    [one] once
   *[other] { $chance } times
} out of 100
# $points is the number, $figure how it is written.
hint-points = about { $points ->
    [one] { $figure } point
   *[other] { $figure } points
}
hint-as-good = { $answer } is about as good.
hint-next = Next best is { $answer }: { $what }.
hint-wins = Winning is what counts, not points: that is why I prefer { $answer }.
hint-foot = -# Only you see this. I know what your seat has seen and nothing else, and I may be wrong.
hint-thinking = 💡 I am thinking about it. You can go on meanwhile.
hint-nobody = Whoever runs this bot lets no computer think ahead, so nobody can tell what it would do.
hint-none = 💡 I have no idea this time. Ask me again if you like.
hint-passed = The table has gone on while I was thinking. What I thought about has passed: here is what is asked now.
hint-off = Nobody may ask at table { $table } what a computer would do. Whoever opens a table decides that with **hints**; usually one may ask where the match is not rated.
hint-spent = I think for each person at most { $most ->
    [one] once
   *[other] { $most } times
} an hour, so that there is time for everybody. Ask me again { $again }.
