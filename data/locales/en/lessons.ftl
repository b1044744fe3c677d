# Lessons: a first match, step by step. What each title says in its own stands in <title>_lesson.ftl.

cmd-learn = Learn a title in a quarter of an hour, alone with computers, by playing a first match
cmd-learn-title = What you would like to learn
button-learn = Learn
button-lesson-on = Go on
button-lesson-show = Do it for me
button-lesson-back = Step back
button-lesson-again = From the start
button-lesson-retry = Try again
button-lesson-play = Play it now
lesson-which = **What would you like to learn?**
    In each lesson you play a first match against computers, and every decision is explained as it comes. It takes ten to fifteen minutes, nobody sees it, and it counts for nothing. You can leave at any time and go on later.
lesson-head = -# { $title } · Lesson, step { $number } of { $count }
lesson-look = Look at what glows.
lesson-right = ✓ { $what }. { $why }
lesson-played = The lesson goes on with this: { $what }. { $why }
lesson-tried = **You try this:** { $what }.
lesson-leads = Where this leads
lesson-taken-back = The picture shows where that leads. Nothing has happened yet: try something else.
lesson-fine = The picture shows where that leads. The lesson goes on in another way, so that what follows fits.
lesson-none = There is no lesson of that. **/learn** shows all that there are.
lesson-gone = This lesson is not there any more. Type **/learn** to begin one.
lesson-changed = The rules or texts of this lesson have changed since you were here, so it begins anew.
lesson-resumed = -# You go on where you left off; **{ button-lesson-again }** begins anew.
lesson-stale = You have gone on meanwhile. This is where you are now.
lesson-unplayable = This lesson cannot be played now: it does not fit the components that are installed here. The rules can be read with the button **Rules** of any table.
