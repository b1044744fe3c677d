"""A whole turn put together in a panel, shown with what each answer costs and does, and confirmed once.

The plan stands in the ids of the panel, so that nothing is stored before it is carried out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.tables.live import Live
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Interaction, Press, button
from bot.ui.table.controls import LAST_ROW, SUCCESS
from bot.ui.table.faces import heading
from bot.ui.table.look import Look, labelled, look, spoken, told
from bot.ui.table.narrow import PLANNED, TOKEN, narrow, split, token
from bot.ui.table.panel import compose
from bot.ui.table.visit import Later
from data.text import Text
from data.words import Words
from engines.kernel import Plan, Question, RefusedError, StaleError

MOST = 10
"""So many answers find room in the id of a button, beside a path of three."""


def is_plan(identity: Id) -> bool:
    """Whether a press belongs to a plan."""
    return identity.picks.startswith(PLANNED)


async def planned(  # the plan, and how it was pressed
    interaction: Interaction,
    live: Live,
    words: Words,
    identity: Id,
    several: Sequence[str] = (),
    *,
    in_hand: bool,
) -> str | Later:
    """The plan with what was pressed; carried out where the press confirms it, and what is to be said then.

    Several lines of a menu are planned in one go.
    """
    seat = live.seat(interaction.user.id)
    question = live.playing.question(seat)
    if question is None:
        raise StaleError(Text("kernel-not-asked"))
    if question.number != identity.number or not question.ahead:
        raise StaleError(Text("kernel-stale"))
    drafted = _Drafted(interaction, live, words, Plan(live.playing, seat))
    return await drafted.pressed(identity, several, in_hand=in_hand)


@dataclass(frozen=True)
class _Drafted:
    """The plan of somebody whose table is held."""

    interaction: Interaction
    live: Live
    words: Words
    plan: Plan

    async def pressed(self, identity: Id, several: Sequence[str], *, in_hand: bool) -> str | Later:
        """Put together what the ids say, and do what was pressed."""
        plan, tokens = self.plan, split(identity.picks)[1:]
        _refill(plan, tokens)
        if identity.verb == "carry":
            return await self._carried_out(identity.number, len(tokens), in_hand=in_hand)
        if len(plan.answers) < len(tokens):
            return self._so_far(identity, self.words("plan-cut"))
        if several:
            left = _add_several(plan, several)
            return self._so_far(identity, self.words("plan-left-out", count=left) if left else "")
        key = _completed(plan, identity)
        if key is None:
            return self._panel(identity)
        if len(tokens) == MOST and not _is_final(plan, key):
            return self._so_far(identity, self.words("plan-full", most=MOST))
        plan.add((key,))
        if plan.closed:
            return await self._carried_out(identity.number, len(tokens) + 1, in_hand=in_hand)
        return self._so_far(identity)

    async def _carried_out(self, number: int, wanted: int, *, in_hand: bool) -> str:
        """Answer as planned; what is to be said where not all that was wanted is done."""
        several = [one.picks for one in self.plan.answers]
        if not several:
            raise StaleError(Text("panel-gone"))
        play, person = self.interaction.client.tables.play, self.interaction.user.id
        done = await play.answers(self.live, person, several, number, in_hand=in_hand)
        return "" if done == wanted else self.words("plan-stopped", done=done, wanted=wanted)

    def _so_far(self, identity: Id, note: str = "") -> Later:
        """The panel at the end of what is planned."""
        tokens = [token(key) for one in self.plan.answers for key in one.picks]
        return self._panel(replace(identity, picks=PLANNED + "".join(tokens), path="", page=0), note)

    def _panel(self, identity: Id, note: str = "") -> Later:
        """What is planned, and what would be asked then, to be drawn when the table is let go."""
        here, plan = look(self.live, self.interaction.user.id), self.plan
        client = self.interaction.client
        if here.seat is not None:
            client.tables.attendance.came(here.row.id, here.seat, identity.number)
        shown = replace(
            here, view=plan.view, question=_asked(plan, identity), undoable=0, orders=None, kinds=()
        )
        head = "" if self.interaction.channel_id == here.row.place else heading(here.row, self.words)
        said = "\n".join([*([note] if note else []), *_lines(here, self.words, plan)])
        beside = _buttons(labelled(here.row, self.words), plan, identity)

        async def drawn() -> Content:
            keep = bool(identity.path)
            content = await compose(
                shown, self.words, client.pictures, identity, note=said, head=head, keep=keep
            )
            content.items = [*content.items, *beside]
            return content

        return drawn


def _refill(plan: Plan, tokens: Sequence[str]) -> None:
    """Plan anew what the ids of the panel say, as far as it still can be."""
    for one in tokens:
        options = [] if plan.question is None else plan.question.legal
        key = next((option.key for option in options if token(option.key) == one), None)
        if key is None:
            return
        plan.add((key,))


def _add_several(plan: Plan, tokens: Sequence[str]) -> int:
    """Plan one after the other what was chosen in one go; how many of it did not fit, or would have ended the plan."""
    left = 0
    for one in tokens:
        options = [] if plan.question is None else plan.question.legal
        key = next((option.key for option in options if token(option.key) == one and not option.final), None)
        if key is None or len(plan.answers) == MOST:
            left += 1
        else:
            plan.add((key,))
    return left


def _completed(plan: Plan, identity: Id) -> str | None:
    """The option that a press completes, if it does."""
    if plan.question is None:
        raise StaleError(Text("panel-gone"))
    narrowed = narrow(plan.question, split(identity.path))
    if narrowed.lost:
        raise StaleError(Text("panel-gone"))
    if narrowed.option is not None and narrowed.option.blocked is not None:
        raise RefusedError(narrowed.option.blocked)
    return None if narrowed.option is None else narrowed.option.key


def _is_final(plan: Plan, key: str) -> bool:
    option = None if plan.question is None else plan.question.option(key)
    return option is not None and option.final


def _asked(plan: Plan, identity: Id) -> Question | None:
    """What would be asked, under the number of what is asked now."""
    question = plan.question
    if question is None:
        return None
    return replace(question, options=question.shown, number=identity.number)


def _lines(here: Look, words: Words, plan: Plan) -> list[str]:
    """The plan in words: what each answer does, and what all of it comes to."""
    lines = [words("plan-head")]
    for number, one in enumerate(plan.answers, 1):
        what = " ".join(told(list(one.events), here.row, words))
        lines.append(words("plan-line", number=number, what=what))
    total = plan.total
    return lines if total is None else [*lines, spoken(here.row, words).say(total)]


def _buttons(words: Words, plan: Plan, identity: Id) -> list[Press]:
    """Confirm it as it is, or take the last one off."""
    if not plan.answers or identity.path:
        return []
    start, count = replace(identity, verb="pick", path="", page=0), len(plan.answers)
    less = replace(start, picks=start.picks[:-TOKEN])
    return [
        button(replace(start, verb="carry"), words("button-carry", count=count), style=SUCCESS, row=LAST_ROW),
        button(less, words("button-plan-less"), row=LAST_ROW),
    ]
