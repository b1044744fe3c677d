"""What a lesson shows at a step: what it says, the question with its choices, the picture, and what was tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace

import discord

from bot.pictures.drawing import Kind, Pictures, Wanted
from bot.store.lessons import Taken
from bot.store.records import NORMAL, Seat, TableRow
from bot.tables.live import Live
from bot.ui.kit.content import AT_ONCE, Content
from bot.ui.kit.ids import Id
from bot.ui.kit.laid import Item
from bot.ui.kit.press import ANY_TABLE, Press, button
from bot.ui.table.answers import answer_called
from bot.ui.table.controls import Panel
from bot.ui.table.look import Look, labelled, look, named, spoken
from bot.ui.table.narrow import narrow, split
from bot.ui.table.panel import asking, colour, picture_kind, reached
from data.text import Text, Who
from data.words import Words
from engines.kernel import AnyView, Match, Option, Picks, Question
from engines.kernel.catalogue import AnyTitle
from engines.kernel.lesson import PUPIL, Judged, Lesson, Step, lesson_of, pointed, tried

OWN = "lesson"
"""Before the verbs of panels, where a lesson's panel is meant."""
NOWHERE = 0
ANSWERING = ("pick", "send", "news", "why", "fold", "rule")
PRIMARY, SUCCESS = discord.ButtonStyle.primary, discord.ButtonStyle.success


def said_by(title: AnyTitle, words: Words, step: Step, match: Match, why: str = "") -> str:
    """What the lesson says at a step, or why an answer there is good or poor, with the numbers of now."""
    points = match.points_so_far() or ()
    if match.result is not None:
        points = tuple(seat.score for seat in match.result.seats)
    known: dict[str, int | str | Who | Text | list[Who | Text | str]] = {**title.figures()}
    known |= {f"points_{number}": score for number, score in enumerate(points, start=1)}
    known |= {f"rival_{seat}": Who(seat) for seat in range(1, match.seats)}
    message = f"{title.words}-lesson-{step.id}-{why}" if why else f"{title.words}-lesson-{step.id}"
    return words(message, **known)


@dataclass(frozen=True)
class Scene:
    """A lesson at the step where somebody is: the match as it stands there, and who sits at its table."""

    taken: Taken
    lesson: Lesson
    match: Match
    row: TableRow

    @classmethod
    def of(cls, taken: Taken, match: Match, name: str) -> Scene:
        """The step where somebody is; the table exists nowhere else."""
        lesson = lesson_of(taken.title)
        seats = [
            Seat(seat, None, "", NORMAL, seat) if seat != PUPIL else Seat(PUPIL, taken.person, name)
            for seat in range(lesson.seats)
        ]
        row = TableRow(
            id=taken.id,
            title=taken.title,
            server=NOWHERE,
            channel=NOWHERE,
            thread=None,
            host=taken.person,
            state="playing",
            options=dict(lesson.options),
            places=lesson.seats,
            autostart=False,
            revision=0,
            created=0,
            seats=seats,
        )
        return cls(taken, lesson, match, row)

    @property
    def step(self) -> Step:
        """What is taught now."""
        return self.lesson.step[self.taken.step]

    @property
    def question(self) -> Question | None:
        """What the pupil is asked at this step, with what cannot be done and why; nothing is final in a lesson."""
        question = self.match.question(PUPIL, teach=True) if self.step.asks else None
        if question is None:
            return None
        options = [_to_try(option) for option in question.shown]
        return replace(question, options=options, final=False, ahead=False)

    def look(self, match: Match | None = None) -> Look:
        """The table as the pupil sees it, here or as it stands in another match."""
        live = Live(self.row, match or self.match)
        seen = look(live, self.taken.person)
        return replace(seen, question=self.question, undoable=0, orders=None, kinds=())

    def head(self, words: Words) -> str:
        """Which lesson this is, and how far it has come."""
        title = Text(f"{self.match.title.words}-title")
        number, count = str(self.taken.step + 1), str(len(self.lesson.step))
        return words("lesson-head", title=title, number=number, count=count)


async def page(
    scene: Scene,
    words: Words,
    pictures: Pictures,
    *,
    identity: Id | None = None,
    notes: Sequence[str] = (),
    unfolded: str = "",
) -> Content:
    """The step where somebody is, with its picture."""
    content, asked = shown(scene, words, identity=identity, notes=notes, unfolded=unfolded)
    content.picture = await pictures.soon(picture(scene, words, asked), AT_ONCE)
    return content


def shown(
    scene: Scene, words: Words, *, identity: Id | None = None, notes: Sequence[str] = (), unfolded: str = ""
) -> tuple[Content, Question | None]:
    """The step, narrowed as far as the id says, and what of it glows; notes: what is said before it."""
    seen, step = scene.look(), scene.step
    says = said_by(scene.match.title, spoken(scene.row, words), step, scene.match)
    # What was done before stands apart from what comes now.
    before = [scene.head(words), *notes, *([""] if notes else []), says]
    if seen.question is None:
        return _told(scene, words, before), _spoken_of(scene)
    start = Id("pick", scene.taken.id, seen.question.number)
    fresh = identity is None or identity.number != start.number
    here = start if fresh or identity is None else replace(identity, verb="pick")
    narrowed = narrow(seen.question, split(here.path))
    if narrowed.lost:
        here, narrowed = start, narrow(seen.question, [])
    panel = Panel(seen, spoken(scene.row, words), labelled(scene.row, words), here)
    content = asking(panel, narrowed, [*before, ""], news=seen.news(words), unfolded=unfolded, taught=True)
    content.items = [*owned(content.items), *_controls(scene, words)]
    return content, reached(seen.question, narrowed) if narrowed.chosen else _spoken_of(scene)


def _told(scene: Scene, words: Words, lines: list[str]) -> Content:
    """What is only told: the next step follows when it has been read."""
    items = _controls(scene, words)
    if scene.taken.step + 1 < len(scene.lesson.step):
        items.insert(0, _on(scene, words("button-lesson-on")))
    else:
        door = Id("title", ANY_TABLE, picks=scene.taken.title)
        items.insert(0, button(door, words("button-lesson-play"), style=SUCCESS))
    return Content("\n".join(lines), items=items, laid=True, accent=colour(scene.look()))


def _on(scene: Scene, label: str) -> Press:
    """Goes on to the next step."""
    to = Id("lessonon", scene.taken.id, scene.taken.step)
    return button(to, label, style=SUCCESS)


def _controls(scene: Scene, words: Words) -> list[Press]:
    """What one may do at every step of a lesson."""
    taken = scene.taken
    found: list[Press] = []
    if scene.question is not None:
        show = Id("lessonon", taken.id, taken.step)
        found.append(button(show, words("button-lesson-show")))
    if taken.step:
        back = Id("lessonback", taken.id, taken.step)
        found += [
            button(back, words("button-lesson-back")),
            button(Id("lessonagain", taken.id), words("button-lesson-again")),
        ]
    return found


def _spoken_of(scene: Scene) -> Question | None:
    """What the pupil is asked at this moment, with that alone which the lesson speaks of, so that only this glows."""
    question = scene.match.question(PUPIL, teach=True)
    step = scene.step
    if question is None or not (step.asks or step.points or step.rings):
        return None
    prompt = question.prompt if step.asks else Text("lesson-look")
    return replace(question, prompt=prompt, options=pointed(step, question))


def picture(scene: Scene, words: Words, asked: Question | None) -> Wanted:
    """The picture of a step, in which this glows."""
    seen = scene.look()
    kind: Kind = scene.step.shows or _usual(seen, asked)
    view = seen.view if scene.step.asks else _calm(seen.view)
    return Wanted(kind, view, asked, named(scene.row, words), _subject(scene))


def _calm(view: AnyView) -> AnyView:
    """The view where nobody is waited for, since nothing is to be done: else the pupil reads that the table waits for them."""
    return view.model_copy(update={"awaited": ()})


def _usual(seen: Look, asked: Question | None) -> Kind:
    """The picture that a panel would show; of what is only told, that of the whole table."""
    if seen.view.result is not None:
        return "scores"
    return "table" if asked is None else picture_kind(replace(seen, question=asked))


def _subject(scene: Scene) -> str:
    return f"lesson:{scene.taken.id}"


def _to_try(option: Option) -> Option:
    """The same choice, of which nobody has to find out whether it is final."""
    known = [one.name for one in fields(option) if one.init and one.name != "final"]
    return Option(**{name: getattr(option, name) for name in known})


def called(scene: Scene, words: Words, picks: Picks) -> str:
    """How an answer to what is asked here is called."""
    question = scene.question
    picked = [] if question is None else [one for one in question.options if one.key in picks]
    found = "" if question is None else answer_called(scene.match.title, words, question, picked)
    return found or words("panel-sure-nothing")


async def attempt(
    scene: Scene, words: Words, pictures: Pictures, picks: Picks, judged: Judged, *, again: Id
) -> Content:
    """What an answer that the lesson does not go on with would have led to, and what is to be said of it."""
    here = spoken(scene.row, words)
    after = scene.look(tried(scene.match, picks))
    poor = judged.verdict == "poor"
    lines = [
        scene.head(words),
        words("lesson-tried", what=called(scene, here, picks)),
        said_by(scene.match.title, here, scene.step, scene.match, judged.why),
        words("lesson-taken-back" if poor else "lesson-fine"),
    ]
    retry = button(replace(again, verb=OWN), words("button-lesson-retry"), style=PRIMARY)
    on = _on(scene, words("button-lesson-show" if poor else "button-lesson-on"))
    kind: Kind = scene.step.shows or ("scores" if after.view.result is not None else "seat")
    leads = Question(PUPIL, Text("lesson-leads"), ())
    wanted = Wanted(kind, _calm(after.view), leads, named(scene.row, words), _subject(scene))
    picture = await pictures.soon(wanted, AT_ONCE)
    items = [retry, on] if poor else [on]
    return Content("\n".join(lines), picture, items, laid=True, accent=colour(after))


def owned(items: Sequence[Item]) -> list[Item]:
    """What a panel offers, as presses of a lesson; what a lesson does not know is left out."""
    return [one for one in items if _kept(one)]


def _kept(item: Item) -> bool:
    mine = list(_presses(item))
    if any(press.identity.verb not in ANSWERING for press in mine):
        return False
    for press in mine:
        press.carry(replace(press.identity, verb=OWN + press.identity.verb))
    return True


def _presses(item: Item) -> Iterator[Press]:
    """What can be pressed in an item: itself, or what stands beside its words."""
    inner = item.accessory if isinstance(item, discord.ui.Section) else item
    if isinstance(inner, Press):
        yield inner
