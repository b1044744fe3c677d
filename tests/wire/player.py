"""A person who plays: answers what is asked by pressing something legal, and remembers what was shown as done."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random

from bot.ui.kit.ids import Id
from data.words import Words
from tests.wire.people import SELECT, Person, identity
from tests.wire.server import Server
from tests.wire.world import Interaction, Json, Message, nested

ANSWERS = ("pick", "send", "sure")
REFUSALS = tuple(
    Words("en")(one) for one in ("kernel-stale", "kernel-not-asked", "panel-gone", "error-conflict")
)
PATIENCE = 12.0
TRIES = 3
REMEMBERED, KEPT = 12, 50
LATE = 15.0


@dataclass(frozen=True)
class Press:
    """A button or a line of a menu that answers, as far as the person knows: of which message, with which values."""

    message: Message
    item: Json
    values: tuple[str, ...]
    meant: Id

    @property
    def tokens(self) -> str:
        """All that is chosen when this is pressed, in the order of the presses; the path of a whole menu only marks it."""
        way = "" if self.meant.verb == "send" else self.meant.path
        return self.meant.picks + way + "".join(self.values)


@dataclass(frozen=True)
class Done:
    """An answer that somebody was shown as done: who answered which question of which table, and with what."""

    table: int
    person: int
    question: int
    tokens: str


Owes = Callable[[int, int], Awaitable[int | None]]


async def _unknown(_person: int, _table: int) -> int | None:
    """Nobody looks which question somebody owes an answer to."""
    return None


class Player(Person):
    """Presses what is legal, chosen by luck; acts only on what is in sight."""

    def __init__(self, server: Server, number: int, luck: Random) -> None:
        super().__init__(server, number)
        self._luck = luck
        self._failed: dict[int, int] = {}
        self._lost_sight: set[int] = set()
        self._answering: Press | None = None
        self._waiting: deque[tuple[Interaction, Press | None]] = deque(maxlen=KEPT)
        self._heard: Counter[int] = Counter()
        self.story: deque[str] = deque(maxlen=REMEMBERED)
        self.last: dict[int, Message] = {}
        self._unheard: dict[int, Press] = {}
        self._newest: dict[tuple[int, int], Press] = {}
        self.done: set[Done] = set()
        self.tried: set[tuple[int, int]] = set()
        self.owes: Owes = _unknown
        self.saw_old: set[str] = set()
        self._owed: dict[str, tuple[int, int | None]] = {}

    # What is in sight

    def asked(self) -> list[tuple[Message, Id]]:
        """Messages in which this person is asked something, each with a component that answers it."""
        self.hears()
        shown = [one for one in self.last.values() if not one.deleted] + self.dms()
        found = []
        for message in shown:
            named = [(item, identity(item)) for item in message.items() if not item.get("disabled")]
            first = next((one for _, one in named if one is not None and one.verb in ANSWERS), None)
            if first is not None:
                found.append((message, first))
        return found

    def called(self) -> list[tuple[Message, Json]]:
        """Buttons that open the panel, on standing messages that call this person and that no question is open for."""
        tables = {one.table for _, one in self.asked()}
        found = []
        for message in self.mentioned():
            for item in message.items():
                meant = identity(item)
                if meant is not None and meant.verb == "play" and meant.table not in tables:
                    found.append((message, item))
        return found

    # What is done

    async def acts(self) -> bool:
        """Answer something that is in sight, or open the panel where somebody calls; false if there is nothing to do."""
        if asked := self.asked():
            message, meant = self._luck.choice(asked)
            if press := self._choice(message, meant.table):
                await self.answers(press)
                return True
        if called := self.called():
            message, item = self._luck.choice(called)
            await self.opens(message, item)
            return True
        if self._lost_sight:
            return await self._looks_again(next(iter(self._lost_sight)))
        return False

    async def opens(self, message: Message, item: Json) -> None:
        """Press Play."""
        await self.presses(message, item["custom_id"], patience=PATIENCE)

    async def presses(
        self, message: Message, custom_id: str, *values: str, patience: float = PATIENCE
    ) -> Interaction:
        """A press; what brings no reply in time is remembered, and the reply is seen when it comes later."""
        asked = await super().presses(message, custom_id, *values, patience=patience)
        self._waiting.append((asked, self._answering))
        table, owed = self._owed.pop(custom_id)
        if table and not asked.shown:
            self._lost_sight.add(table)
        if owed is not None and asked.shown and self.is_old(asked.shown[0], table, owed):
            seen = f"table {table}: {self.name} owed question {owed} before {custom_id}: {asked.shown[0]}"
            self.saw_old |= {seen} if owed == await self.owes(self.id, table) else set()
        shown = asked.shown[-1][0][:60] if asked.shown else f"nothing (callback {asked.callback})"
        self.story.append(f"{time.strftime('%X')} {custom_id} {values}: {shown!r}")
        return asked

    async def _about_to_press(self, custom_id: str) -> None:
        """Remember which question is owed now: the reply may show no older one."""
        pressed = identity({"custom_id": custom_id})
        table = 0 if pressed is None else pressed.table
        self._owed[custom_id] = table, await self.owes(self.id, table)

    def is_old(self, shown: tuple[str, list[Json]], table: int, owed: int) -> bool:
        """Whether a reply shows the table as it was before this question was asked."""
        text, rows = shown
        named = [one for item in nested(rows) if (one := identity(item)) is not None and one.table == table]
        asked = [one.number for one in named if one.verb in ANSWERS]
        if not named or refused(text, table):
            return False
        return max(asked) < owed if asked else (table, owed) not in self.tried

    def hears(self) -> None:
        """Take in the replies that have come: the newest about a table stays in sight, and answers are known as done."""
        for asked, press in self._waiting:
            first = (
                0 if self._heard[asked.id] else 1
            )  # what follows there later tells what others have done since
            for text, rows in asked.shown[:first]:
                if press is not None and self._speaks_of(press) and moved_on(text, rows, press):
                    self.done.add(Done(press.meant.table, self.id, press.meant.number, press.tokens))
            if len(asked.shown) == self._heard[asked.id]:
                continue
            self._heard[asked.id] = len(asked.shown)
            for said in asked.said:
                tables = {one.table for item in said.items() if (one := identity(item)) is not None}
                self._lost_sight -= tables
                if said.viewer == self.id:
                    self.last.update(dict.fromkeys(tables, said))
            if press is not None and self._unheard.get(press.meant.table) is press:
                del self._unheard[press.meant.table]

    def _speaks_of(self, press: Press) -> bool:
        """Whether what is shown now tells of this press: who has answered elsewhere meanwhile cannot know by which."""
        return self._newest.get((press.meant.table, press.meant.number)) is press

    def _choice(self, message: Message, table: int) -> Press | None:
        """Something that can be pressed there; starting over only where there is nothing else."""
        found: list[Press] = []
        again: list[Press] = []
        for item in message.items():
            meant = identity(item)
            if meant is None or meant.verb not in ANSWERS or meant.table != table or item.get("disabled"):
                continue
            values: tuple[str, ...] = ()
            if item["type"] == SELECT:
                lines = [one["value"] for one in item["options"]]
                least, most = item.get("min_values", 1), item.get("max_values", 1)
                values = tuple(self._luck.sample(lines, self._luck.randint(max(1, least), most)))
            press = Press(message, item, values, meant)
            goes_back = meant.verb == "pick" and not (meant.picks or meant.path or values)
            (again if goes_back else found).append(press)
        sends = [one for one in found if one.meant.verb == "send" and not one.values]
        if sends and self._luck.random() < 0.5:
            return sends[0]
        return self._luck.choice(found or again) if found or again else None

    async def answers(self, press: Press) -> None:
        """Press something that answers; what brings no reply is pressed again later, as people do."""
        table = press.meant.table
        self.tried.add((table, press.meant.number))
        self._newest[table, press.meant.number] = press
        self._answering = press
        asked = await self.presses(press.message, press.item["custom_id"], *press.values, patience=PATIENCE)
        self._answering = None
        self._unheard[table] = press
        self._failed[table] = 0 if asked.shown else self._failed.get(table, 0) + 1
        self.hears()
        if self._failed[table] >= TRIES:
            await self._looks_again(table)

    async def _looks_again(self, table: int) -> bool:
        """Whom buttons fail looks at the table anew, at its message or its card; false if there is no way to it."""
        self.last.pop(table, None)
        self._failed.pop(table, None)
        for place in list(self._world.channels.values()):
            for message in list(place.messages.values()) if place.person is None else []:
                for item in message.items():
                    meant = identity(item)
                    if meant is not None and meant.verb == "play" and meant.table == table:
                        await self.opens(message, item)
                        return True
        self._lost_sight.discard(table)
        return False

    async def tries_again(self) -> None:
        """Wait for what is still to come, and press once more what brought no reply."""
        late = [asked for asked, _ in self._waiting if asked.callback is not None and not asked.answered]
        await self._world.until(lambda: all(asked.answered for asked in late), LATE)
        for _ in range(TRIES):
            self.hears()
            for table in sorted({*self._unheard, *self._lost_sight}):
                press = self._unheard.pop(table, None)
                if press is not None and not press.message.deleted and press.item in press.message.items():
                    await self.answers(press)
                elif table in self._lost_sight:
                    await self._looks_again(table)


def moved_on(text: str, rows: list[Json], press: Press) -> bool:
    """Whether a reply shows an answer as given: the table asks this person nothing more of that question."""
    named = [one for item in nested(rows) if (one := identity(item)) is not None]
    of_table = [one for one in named if one.table == press.meant.table]
    still = any(one.verb in ANSWERS and one.number == press.meant.number for one in of_table)
    return bool(of_table) and not refused(text, press.meant.table) and not still


def refused(text: str, table: int) -> bool:
    """Whether a reply says first that nothing was done; after the end of a match it shows nothing that is asked, either."""
    return text.startswith((*REFUSALS, Words("en")("table-over", table=str(table))))
