"""Lessons: a first match with computers whose answers are written down, taken at one's own pace and alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.store import lessons
from bot.store.lessons import Taken
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.naming import own_name
from bot.ui.kit.press import ANY_TABLE, Interaction, button, handles, pressed
from bot.ui.kit.reply import answer, private, private_words
from bot.ui.play.answering import chosen
from bot.ui.play.lesson_page import ANSWERING, OWN, Scene, attempt, called, page, said_by
from bot.ui.play.rules import opened_at, shown
from bot.ui.table.controls import capital
from bot.ui.table.folds import NEWS, SHUT, WHY
from bot.ui.table.look import spoken
from data.text import Text
from data.words import Words
from engines.kernel import Picks, RefusedError
from engines.kernel.catalogue import title_of, titles
from engines.kernel.lesson import PUPIL, LessonError, edition, has_lesson, judged, lesson_of, moment

log = logging.getLogger(__name__)
FOLDS = (NEWS, WHY, SHUT)


async def learn(interaction: Interaction, title: str | None = None) -> Content:
    """The lesson of a title where somebody left it, or its beginning; without a title, what there is to learn."""
    words = await private_words(interaction)
    if title is None:
        return _titles(words)
    if title not in titles() or not has_lesson(title):
        raise RefusedError(Text("lesson-none"))
    store, person = interaction.client.store, interaction.user.id
    async with store.reading() as connection:
        taken = await lessons.of_title(connection, person, title)
    if taken is None:
        return await _begun(interaction, title)
    return await _current(interaction, taken, words("lesson-resumed") if taken.step else "")


def _titles(words: Words) -> Content:
    """A button for each title that has a lesson."""
    items = [
        button(Id("learn", ANY_TABLE, picks=name), words(f"{title.words}-title"))
        for name, title in sorted(titles().items())
        if has_lesson(name)
    ]
    return Content(words("lesson-which"), items=items)


async def _begun(interaction: Interaction, title: str, *notes: str) -> Content:
    """The first step."""
    async with interaction.client.store.writing() as connection:
        await lessons.begin(connection, interaction.user.id, title, edition(title))
        taken = await lessons.of_title(connection, interaction.user.id, title)
    if taken is None:
        raise LookupError("what was just begun is there")
    return await _at(interaction, taken, notes=notes)


async def _current(
    interaction: Interaction, taken: Taken, note: str = "", *, identity: Id | None = None
) -> Content:
    """The step where somebody is; the first one, with a sentence, where the lesson has become another one."""
    if taken.edition != edition(taken.title):
        words = await private_words(interaction)
        return await _begun(interaction, taken.title, words("lesson-changed"))
    return await _at(interaction, taken, identity=identity, notes=[note] if note else ())


async def _at(
    interaction: Interaction,
    taken: Taken,
    *,
    identity: Id | None = None,
    notes: Sequence[str] = (),
    unfolded: str = "",
) -> Content:
    scene, words = await _scene(interaction, taken), await private_words(interaction)
    return await page(
        scene, words, interaction.client.pictures, identity=identity, notes=notes, unfolded=unfolded
    )


async def _scene(interaction: Interaction, taken: Taken) -> Scene:
    try:
        match = await asyncio.to_thread(moment, taken.title, taken.step)
    except LessonError as error:
        log.warning("a lesson cannot be played: %s", error)
        raise RefusedError(Text("lesson-unplayable")) from error
    return Scene.of(taken, match, own_name(interaction.user))


async def _mine(interaction: Interaction, identity: Id) -> Taken:
    """The lesson of a press, if it still is that of whoever presses."""
    async with interaction.client.store.reading() as connection:
        taken = await lessons.numbered(connection, identity.table)
    gone = taken is None or taken.title not in titles() or not has_lesson(taken.title)
    if taken is None or gone or taken.person != interaction.user.id:
        raise RefusedError(Text("lesson-gone"))
    return taken


async def _moved(interaction: Interaction, taken: Taken, by: int, *notes: str) -> Content:
    """The step after, or the one before; nobody goes further by pressing twice."""
    async with interaction.client.store.writing() as connection:
        await lessons.move(connection, taken, by)
    return await _at(interaction, replace(taken, step=taken.step + by), notes=notes)


def _beside(interaction: Interaction, identity: Id) -> bool:
    """What was pressed stays: it is a card, or somebody's question at a table."""
    del interaction, identity
    return False


@pressed("learn", edit=_beside)
async def open_lesson(interaction: Interaction, identity: Id) -> Content:
    """Open the lesson of a title."""
    return await learn(interaction, identity.picks)


@pressed(OWN)
async def look_again(interaction: Interaction, identity: Id) -> Content:
    """The step where one is, as if nothing had been tried."""
    return await _current(interaction, await _mine(interaction, identity), identity=identity)


@pressed("lessonagain")
async def begin_again(interaction: Interaction, identity: Id) -> Content:
    """From the first step on."""
    return await _begun(interaction, (await _mine(interaction, identity)).title)


@pressed("lessonon")
async def go_on(interaction: Interaction, identity: Id) -> Content:
    """The next step, by the answer that stands in the lesson where something is asked."""
    taken, words = await _mine(interaction, identity), await private_words(interaction)
    steps = lesson_of(taken.title).step
    if taken.edition != edition(taken.title) or taken.step != identity.number or taken.step + 1 >= len(steps):
        return await _current(interaction, taken)
    scene = await _scene(interaction, taken)
    return await _moved(interaction, taken, 1, *_praise(scene, words, "lesson-played"))


@pressed("lessonback")
async def go_back(interaction: Interaction, identity: Id) -> Content:
    """The step before."""
    taken = await _mine(interaction, identity)
    if taken.edition != edition(taken.title) or taken.step != identity.number or not taken.step:
        return await _current(interaction, taken)
    return await _moved(interaction, taken, -1)


@pressed("lessonrule", edit=_beside)
async def open_rule(interaction: Interaction, identity: Id) -> Content:
    """Open the page of the rules that belongs to what is asked."""
    taken, words = await _mine(interaction, identity), await private_words(interaction)
    title = title_of(taken.title)
    return await shown(interaction, title, words, opened_at(title, words, identity.path))


def _praise(scene: Scene, words: Words, message: str) -> list[str]:
    """What was done at a step where something was asked, and why that is good."""
    if scene.question is None:
        return []
    here = spoken(scene.row, words)
    why = said_by(scene.match.title, here, scene.step, scene.match, "right")
    what = capital(called(scene, here, scene.lesson.picks(scene.step)))
    return [words(message, what=what, why=why)]


async def _pressed(interaction: Interaction, identity: Id, several: Sequence[str]) -> None:
    """A press of a panel, within a lesson."""
    verb = identity.verb.removeprefix(OWN)
    identity = replace(identity, verb=verb)
    if verb == "send":
        identity = replace(identity, picks=identity.picks + "".join(several))
    elif several:
        identity = replace(identity, path=identity.path + "".join(several), page=identity.lap)
    await answer(interaction, _answered(interaction, identity), edit=private(interaction))


async def _answered(interaction: Interaction, identity: Id) -> Content:
    taken, words = await _mine(interaction, identity), await private_words(interaction)
    if taken.edition != edition(taken.title):
        return await _current(interaction, taken)
    scene = await _scene(interaction, taken)
    question = scene.question
    if question is None or question.number != identity.number:
        return await _current(interaction, taken, words("lesson-stale"))
    if identity.verb in FOLDS:
        return await _at(interaction, taken, identity=identity, unfolded=identity.verb)
    try:
        picks, going_on = chosen(question, identity)
        if picks is not None:
            scene.match.check(PUPIL, picks)
    except RefusedError as error:
        return await _current(interaction, taken, spoken(scene.row, words).say(error.text))
    if picks is None:
        return await _at(interaction, taken, identity=going_on)
    return await _judged(interaction, scene, picks, words, identity.anew())


async def _judged(interaction: Interaction, scene: Scene, picks: Picks, words: Words, again: Id) -> Content:
    """The next step for a good answer; what another one would come to is shown, and nothing has happened.

    Again: the question as it is asked once more.
    """
    question = scene.question
    if question is None:
        raise LookupError("nothing is asked")
    found = judged(scene.lesson, scene.step, question, picks)
    if found.verdict == "right":
        return await _moved(interaction, scene.taken, 1, *_praise(scene, words, "lesson-right"))
    return await attempt(scene, words, interaction.client.pictures, picks, found, again=again)


for _verb in ANSWERING:
    if _verb != "rule":
        handles(OWN + _verb)(_pressed)
