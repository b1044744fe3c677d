"""Answering a question by buttons and menus, in a panel or in the private message itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.tables.live import Live
from bot.tables.refusal import OutsideError
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.naming import own_name
from bot.ui.kit.press import Interaction, handles, pressed
from bot.ui.kit.reply import private_words
from bot.ui.play.in_place import answer_in_place
from bot.ui.play.looking import panel_of
from bot.ui.play.whole_turn import is_plan, planned
from bot.ui.table.controls import picks_of
from bot.ui.table.folds import NEWS, SHUT, WHY
from bot.ui.table.look import spoken
from bot.ui.table.narrow import PLANNED, copies, narrow, split, token
from bot.ui.table.sure import NEVER, SURE, weighty
from bot.ui.table.visit import Later, visited
from data.text import Text
from data.words import Words
from engines.kernel import Picks, Question, RefusedError, StaleError, progress


@handles("pick")
async def pick(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Narrow the question, and answer it once one option is left; the page was that of the menu it came from."""
    page = identity.lap if values else identity.page
    if len(values) > 1:
        await _answer(interaction, replace(identity, page=page), values)
        return
    await _answer(interaction, replace(identity, path=identity.path + "".join(values), page=page))


@handles("draft")
async def draft(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Begin to put a whole turn together."""
    del values
    await _answer(interaction, Id("pick", identity.table, identity.number, PLANNED))


@handles("carry")
async def carry(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Carry out what is planned."""
    del values
    await _answer(interaction, identity)


@handles("send")
async def send(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Send the options that were picked one by one, or all in one menu."""
    await _answer(interaction, replace(identity, picks=identity.picks + "".join(values)))


@handles(SURE)
async def sure(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Answer what was asked once more."""
    del values
    await _answer(interaction, replace(identity, verb="pick" if identity.path else "send"), sure=True)


@handles(NEVER)
async def never_ask(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """The same, and ask this person no more."""
    who = interaction.user
    await interaction.client.guests.change_person(who.id, own_name(who), confirm=False)
    await sure(interaction, identity, values)


@handles(NEWS)
async def news(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Unfold what happened."""
    del values
    await _unfold(interaction, identity)


@handles(WHY)
async def why(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Unfold why not."""
    del values
    await _unfold(interaction, identity)


@handles(SHUT)
async def fold(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Fold it away again."""
    del values
    await _unfold(interaction, identity)


async def _unfold(interaction: Interaction, identity: Id) -> None:
    """Show the same panel, unfolded otherwise."""

    async def work(live: Live, letter: str | None) -> Later:
        del letter
        words = await private_words(interaction)
        return panel_of(interaction, live, words, identity, keep=True, unfolded=identity.verb)

    await answer_in_place(interaction, identity.table, work, partial(_panel, interaction))


def _panel(interaction: Interaction, live: Live, words: Words, note: str) -> Later:
    return panel_of(interaction, live, words, note=note)


async def _answer(
    interaction: Interaction, identity: Id, several: Sequence[str] = (), *, sure: bool = False
) -> None:
    """Carry out what a button means (or several lines of a plan); the next question, or the private message as it is then, follows in place."""

    async def work(live: Live, letter: str | None) -> str | Later:
        words = await private_words(interaction)
        try:
            if is_plan(identity):
                in_hand = letter is not None
                return await planned(interaction, live, words, identity, several, in_hand=in_hand)
            going_on = await _carried_out(interaction, live, identity, in_hand=letter is not None, sure=sure)
        except OutsideError:
            raise
        except RefusedError as error:
            return spoken(live.row, words).say(error.text)
        return "" if going_on is None else panel_of(interaction, live, words, going_on, keep=True)

    await answer_in_place(interaction, identity.table, work, partial(_panel, interaction))


async def _carried_out(
    interaction: Interaction, live: Live, identity: Id, *, in_hand: bool, sure: bool
) -> Id | None:
    """Answer if the press completes an answer; where the panel goes on if it does not, or asks once more."""
    person = interaction.user.id
    question = live.playing.question(live.seat(person), teach=True)
    if question is None:
        raise StaleError(Text("kernel-not-asked"))
    if question.number != identity.number:
        raise StaleError(Text("kernel-stale"))
    picks, going_on = chosen(question, identity)
    if picks is None:
        return going_on
    if not sure and weighty(question, picks) and await interaction.client.guests.confirms(person):
        return replace(identity, verb=SURE, path="" if identity.verb == "send" else identity.path)
    await interaction.client.tables.play.answer(live, person, picks, identity.number, in_hand=in_hand)
    return None


def chosen(question: Question, identity: Id) -> tuple[Picks | None, Id | None]:
    """The picks that a press completes, or where the panel goes on."""
    if identity.verb == "send":
        known = {one for option in question.options for one in copies(option, question.most)}
        if not known.issuperset(split(identity.picks)):
            raise StaleError(Text("panel-gone"))
        return picks_of(question, identity.picks), None
    narrowed = narrow(question, split(identity.path))
    if narrowed.lost:
        raise StaleError(Text("panel-gone"))
    if narrowed.option is None:
        return None, identity
    if question.most == 1 or narrowed.option.extra:
        return (narrowed.option.key,), None
    tokens = identity.picks + token(narrowed.option.key)
    picks = picks_of(question, tokens)
    now = progress(question, picks)
    if now.complete and not now.addable:
        return picks, None
    return None, replace(identity, picks=tokens, path="", page=0)


@pressed("undo")
async def undo(interaction: Interaction, identity: Id) -> Content:
    """Take the last answer back, or as many as the button said, if they still are those it was made for."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        note, play = "", interaction.client.tables.play
        try:
            await play.undo(live, interaction.user.id, identity.number, max(1, identity.page))
        except OutsideError:
            raise
        except RefusedError as error:
            note = spoken(live.row, words).say(error.text)
        return panel_of(interaction, live, words, note=note)

    return await visited(interaction, identity.table, act)
