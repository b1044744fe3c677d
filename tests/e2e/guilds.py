"""Tables of Guilds of London on the stage: laid out as a test needs them, played on, and looked at by everybody."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

from engines.kernel import Match
from tests.e2e.stage import Person, Reply, Seen, Stage
from tests.engines.guilds_of_london.scene import Scene

LONGEST = 600
BESIDE = (
    "Take back",
    "Orders",
    "Start over",
    "Refresh",
    "More (",
    "Plan the turn",
    "Take the last",
    "Do ",
    "Learn",
    "Rules",
)


class Laid(Scene):
    """The match of a table on the stage."""

    def __init__(self, match: Match) -> None:
        self.match = match


@asynccontextmanager
async def laid_out(stage: Stage) -> AsyncIterator[Laid]:
    """Lay things out at the only table; afterwards everybody sees it as it lies then."""
    async with stage.bot.tables.enter(1) as live:
        yield Laid(live.begun)
        live.remember()
    with stage.env._bot_scope():
        for person in people_of(stage):
            await stage.bot.tables.refresh(1, person.id)
        stage.bot.post.wake(1)
    await stage.settled()


def people_of(stage: Stage) -> list[Person]:
    """Those who sit at the table, by seat."""
    listed = stage.card().text
    return [one for one in stage.people if f". {one.name}" in listed]


async def begins(stage: Stage, *people: Person, **options: str) -> None:
    """A match in its first round: everybody has kept the first of the three mayoral cards."""
    await stage.begins("guilds", *people, **options)
    for person in people:
        dm = stage.dm(person)
        await stage.presses(person, dm.labels[0], dm)


async def match_of(stage: Stage) -> Match:
    """The match, to look at."""
    async with stage.bot.tables.enter(1) as live:
        return live.begun


def offers(shown: Seen) -> list[str]:
    """What can be chosen in a panel, by button or from the menu; what is beside the question left out."""
    return [label for label in (*shown.choices, *shown.labels) if not label.startswith(BESIDE)]


async def chooses(stage: Stage, person: Person, *labels: str) -> Reply:
    """One label after the other, as a button or from the menu."""
    for label in labels:
        shown = stage.panel(person)
        answer = stage.selects if label in shown.choices else stage.presses
        reply = await answer(person, label)
    return reply


async def picks(stage: Stage, person: Person, count: int) -> Reply:
    """The first few of what is offered: in one menu, or one press after the other."""
    shown = stage.panel(person)
    if shown.choices:
        return await stage.selects(person, *shown.choices[:count])
    for _ in range(count):
        reply = await chooses(stage, person, offers(stage.panel(person))[0])
    return reply


def seen_by(stage: Stage, person: Person) -> Iterator[Seen]:
    """Every message that this person can see anywhere, private replies included."""
    places = [(stage.channel, person), *((thread, person) for thread in stage.channel.threads)]
    for place, viewer in places:
        yield from (Seen(message) for message in place.history(viewer=viewer))
    yield from (Seen(message) for message in person.user.dm_channel.history(viewer=person.user))


async def everything_read(stage: Stage, person: Person) -> str:
    """All texts, labels, menu lines and alt texts that this person can see, or unfold."""
    unfolded = await stage.folded_away(person)
    return "\n".join(
        line
        for shown in (*seen_by(stage, person), *unfolded)
        for line in (shown.text, *shown.labels, *shown.choices, *shown.pictures)
    )


def well_dealt(match: Match, *cards: str) -> bool:
    """Whether the first seat begins, and holds these cards."""
    game = Laid(match).game
    return game.order[0] == 0 and all(card in game.hands[0] for card in cards)
