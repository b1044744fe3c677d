"""Answering a question by buttons and menus, in a panel or in the private message itself."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.refusal import OutsideError
from bot.ui.access import admit, admitted, private
from bot.ui.content import Content
from bot.ui.controls import picks_of
from bot.ui.ids import Id
from bot.ui.in_place import answer_in_place
from bot.ui.looking import explained, own_panel
from bot.ui.narrow import narrow, split, token
from bot.ui.press import Interaction, pressed
from bot.ui.reply import answer
from data.text import Text
from engines.kernel import Picks, Question, RefusedError, StaleError, progress


@pressed("pick")
async def pick(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Narrow the question, and answer it once one option is left."""
    await _pressed(interaction, replace(identity, path=identity.path + "".join(values[:1])))


@pressed("send")
async def send(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Send the options that were picked one by one, or all in one menu."""
    await _pressed(interaction, replace(identity, picks=identity.picks + "".join(values)))


async def _pressed(interaction: Interaction, identity: Id) -> None:
    """Carry out what a button means; the next question, or the private message as it is then, follows in place."""

    async def work() -> str | Content:
        try:
            going_on = await _carried_out(interaction, identity)
        except OutsideError:
            raise
        except RefusedError as error:
            return await explained(interaction, identity.table, error)
        if going_on is None:
            return ""
        return await own_panel(interaction, identity.table, going_on, keep=True)

    async def panel(note: str) -> Content:
        return await own_panel(interaction, identity.table, note=note)

    await answer_in_place(interaction, identity.table, "hand:", work, panel)


async def _carried_out(interaction: Interaction, identity: Id) -> Id | None:
    """Answer if the press completes an answer; where the panel goes on if it does not."""
    tables = interaction.client.tables
    async with tables.enter(identity.table) as live:
        admit(interaction, live.row)
        seat = live.seat(interaction.user.id)
        question = live.playing.question(seat, teach=True)
    if question is None:
        raise StaleError(Text("kernel-not-asked"))
    if question.number != identity.number:
        raise StaleError(Text("kernel-stale"))
    picks, going_on = chosen(question, identity)
    if picks is not None:
        await tables.answer(identity.table, interaction.user.id, picks, identity.number)
    return going_on


def chosen(question: Question, identity: Id) -> tuple[Picks | None, Id | None]:
    """The picks that a press completes, or where the panel goes on."""
    if identity.verb == "send":
        known = {token(option.key) for option in question.options}
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
async def undo(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Take the last answer back, or as many as the button said, if they still are those it was made for."""
    del values

    async def work() -> Content:
        note = ""
        await admitted(interaction, identity.table)
        try:
            await interaction.client.tables.undo(
                identity.table, interaction.user.id, identity.number, max(1, identity.page)
            )
        except OutsideError:
            raise
        except RefusedError as error:
            note = await explained(interaction, identity.table, error)
        return await own_panel(interaction, identity.table, note=note)

    await answer(interaction, work(), edit=private(interaction))
