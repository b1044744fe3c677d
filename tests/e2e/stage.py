"""A stage: a server with a channel and four people, the real bot, and a simulated Discord between them."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self
from unittest.mock import patch

import discord
import simcord
from simcord._runtime import _BOT_SCOPE
from simcord.backend.errors import BackendError

from bot.app import build
from bot.settings import SQLITE, Settings
from bot.store import messages, tables
from bot.store.records import Slot, TableRow
from engines.kernel import Match
from engines.kernel.catalogue import AnyTitle
from tests.e2e import limits
from tests.e2e.seen import BUTTON, SELECT, Reply, Seen
from tests.e2e.toys import Toys
from tests.e2e.trouble import Trouble

Person = simcord.MemberActor
Place = simcord.ChannelHandle
NAMES = ("Ada", "Ben", "Cleo", "Dan")
FOLDS, FOLDED = ("What happened", "Why not?"), "Hide"
IDLE = 0.002
PATIENCE = 25.0

# The simulator looks only every 50 ms whether the bot has come to rest; that is most of what these tests would take.
_settle: Any = simcord.Env._settle_internal
_settle.__kwdefaults__["idle"] = IDLE


__all__ = ["Person", "Place", "Reply", "Seen", "Stage", "Toys"]


class Log(logging.Handler):
    """Errors that nobody expected."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


def called(offered: list[str]) -> list[str]:
    """What is offered, without what it does."""
    return [one.partition(" – ")[0] for one in offered]


class Stage(Trouble):
    """Drives the bot as people do, and looks at what they see."""

    ada: Person
    ben: Person
    cleo: Person
    dan: Person

    def __init__(self, database: str, *, people: tuple[str, ...] = NAMES, **settings: Any) -> None:
        self.settings = Settings(
            _env_file=None,
            database=database,
            **{
                "edit_gap": 0,
                "card_gap": 0,
                "retry_gap": 0,
                "mark_gap": 3600,
                "rehearse": False,
                "icons": False,
                **settings,
            },
        )
        self._names = people
        self._log = Log()
        self._checked = 0
        self.panels: dict[int, Seen] = {}
        self._world = ExitStack()
        self.seed = 1
        self.sure = True
        self.expected_errors = 0
        self.known_errors = 0

    async def __aenter__(self) -> Self:
        self._world.enter_context(Toys())
        token = secrets.token_hex
        self._world.enter_context(
            patch("secrets.token_hex", lambda size: f"{self.seed:064x}" if size == 32 else token(size))
        )
        self._world.enter_context(patch("secrets.randbits", lambda _: self.seed))
        logging.getLogger("bot").addHandler(self._log)
        logging.getLogger("asyncio").addHandler(self._log)
        logging.getLogger("discord").addHandler(self._log)
        self.bot = build(self.settings)
        self.env = simcord.Env(self.bot, settle_timeout=PATIENCE)
        await self.env.start()
        self.server = self.env.create_guild("Hanse")
        self.channel = self.server.create_text_channel("tables")
        self.people = [self.arrives(name) for name in self._names]
        absent: list[Any] = [None] * len(NAMES)
        self.ada, self.ben, self.cleo, self.dan = [*self.people, *absent][: len(NAMES)]
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                await self.settled()
            await self.bot.close()
            await self.env.shutdown()
        finally:
            self._world.close()
            for name in ("bot", "asyncio", "discord"):
                logging.getLogger(name).removeHandler(self._log)
        if kind is None:
            assert not self.env.errors_since(self.known_errors)
            assert len(self._log.found) == self.expected_errors, "\n".join(self._log.found)

    def arrives(
        self, name: str, server: simcord.GuildHandle | None = None, nick: str | None = None
    ) -> Person:
        """Somebody joins the server."""
        return (server or self.server).add_member(self.env.create_user(name), nick=nick)

    # Acting

    async def says(
        self, person: Person, command: str, /, *, at: Place | None = None, **options: Any
    ) -> Reply:
        """A slash command, in the channel or elsewhere."""
        place = at or self.channel
        if self._is_dm(place):
            result = await person.user.slash(command, **options)
        else:
            result = await person.slash(place, command, **options)
        return self._replied(person, result)

    async def presses(self, person: Person, label: str, on: Seen | None = None) -> Reply:
        """A button of the person's panel, or of another message."""
        shown = on or self.panel(person)
        return await self.presses_id(person, shown.id_of(label), shown)

    async def presses_id(self, person: Person, custom_id: str, on: Seen) -> Reply:
        """A component by what it carries."""
        who: Any = person.user if self._in_dm(on) else person
        reply = self._replied(person, await who.click(on.message, custom_id=custom_id), on)
        return await self._sure(person, reply)

    async def selects(self, person: Person, *labels: str, on: Seen | None = None) -> Reply:
        """Lines of the menu of the person's panel, or of another message."""
        shown = on or self.panel(person)
        menu = shown.menu_with(*labels)
        values = [option.value for option in menu.options if option.label in labels]
        assert len(values) == len(labels), f"{labels} are not all among {shown.choices}"
        return await self.chosen(person, menu.custom_id, values, shown)

    async def chosen(self, person: Person, custom_id: str, values: list[str], on: Seen) -> Reply:
        """Lines of a menu by what they carry."""
        who: Any = person.user if self._in_dm(on) else person
        result = await who.select(on.message, values, custom_id=custom_id)
        return await self._sure(person, self._replied(person, result, on))

    async def _sure(self, person: Person, reply: Reply) -> Reply:
        """Whoever is asked once more says yes, unless the test is about that."""
        asked = [one.custom_id for one in reply.components if (one.custom_id or "").startswith("g:sure:")]
        return await self.presses_id(person, asked[0], reply) if asked and self.sure else reply

    async def unfolds(self, person: Person, what: str, on: Seen | None = None) -> Reply:
        """What is folded away in the person's panel, or in another message: “What happened”, “Why not?”."""
        shown = on or self.panel(person)
        label = next((one for one in shown.folds if one.startswith(what)), None)
        assert label is not None, f"{what} is not among {shown.folds}"
        return await self.presses(person, label, shown)

    async def folded_away(self, *people: Person) -> list[Seen]:
        """The panels of these with everything unfolded that is folded away there; then they are as they were."""
        read: list[Seen] = []
        for person in [one for one in people if one.id in self.panels]:
            read += [
                await self.unfolds(person, fold)
                for fold in (*FOLDS, FOLDED)
                if any(one.startswith(fold) for one in self.panel(person).folds)
            ]
        return read

    async def offered(
        self,
        person: Person,
        command: str,
        option: str,
        typed: str = "",
        *,
        at: Place | None = None,
        **filled: Any,
    ) -> list[str]:
        """What autocompletion offers."""
        place = at or self.channel
        if self._is_dm(place):
            found = await person.user.autocomplete(command, option, typed, **filled)
        else:
            found = await person.autocomplete(place, command, option, typed, **filled)
        self._check_requests()
        return [str(one["name"]) for one in found]

    async def named(
        self, person: Person, command: str, option: str, typed: str = "", **filled: Any
    ) -> list[str]:
        """The names that autocompletion offers, without what they do."""
        return called(await self.offered(person, command, option, typed, **filled))

    async def forges(self, person: Person, custom_id: str, *values: str, at: Place | None = None) -> Reply:
        """A press on a component that the bot would not make, or not here."""
        place = at or self.channel
        component: dict[str, Any] = {"custom_id": custom_id, "type": BUTTON, "style": 1, "label": "forged"}
        if values:
            options = [{"label": f"line {index}", "value": value} for index, value in enumerate(values)]
            component = {
                "custom_id": custom_id,
                "type": SELECT,
                "options": options,
                "max_values": len(values),
            }
        stored = self.env.backend.create_message(
            place.id,
            self.env.backend.bot_user.id,
            "a forged message",
            components=[{"type": 1, "components": [component]}],
        )
        shown = next(one for one in self.all(place) if one.id == stored.id)
        if not values:
            return await self.presses_id(person, custom_id, shown)
        who: Any = person.user if self._is_dm(place) else person
        return self._replied(person, await who.select(shown.message, list(values)), shown)

    def _replied(self, person: Person, result: simcord.InteractionResult, on: Seen | None = None) -> Reply:
        self._check_requests()
        reply = Reply(result, None if on is None else on.id)
        if reply.private:
            self.panels[person.id] = reply
        return reply

    async def begins(self, title: str, *people: Person, at: Place | None = None, **options: Any) -> None:
        """A match of this title between these people; the first one opens and starts it."""
        host, *others = people
        await self.says(host, f"{title} new", at=at, **options)
        for person in others:
            await self.presses(person, "Join", self.card(at))
        if "Start" in self.card(at).labels:
            await self.presses(host, "Start", self.card(at))

    async def answers(self, person: Person, *labels: str) -> Seen:
        """Open the own panel and press one button after the other."""
        await self.presses(person, "Play", self.table())
        for label in labels:
            await self.presses(person, label)
        return self.panel(person)

    async def answers_in_dm(self, person: Person) -> Reply:
        """Press the first card in the private message."""
        dm = self.dm(person)
        return await self.presses(person, next(one for one in dm.labels if one.isdecimal()), dm)

    # Looking

    def panel(self, person: Person) -> Seen:
        """The last private reply that this person has, as it looks now."""
        last = self.panels[person.id]
        stored = self.env.backend.messages[last.message.channel.id].get(last.id)
        assert stored is not None, "the panel has gone"
        return Seen(simcord.ResponseMessage(self.env, stored).message)

    def all(self, place: Place, viewer: Any = None) -> list[Seen]:
        """Every message of a place, the oldest first."""
        return [Seen(message) for message in place.history(viewer=viewer) if not message.flags.ephemeral]

    def own(self, place: Place) -> list[Seen]:
        """The bot's own messages there."""
        me = self.env.backend.bot_user.id
        return [
            one
            for one in self.all(place)
            if one.message.author.id == me and one.message.type is discord.MessageType.default
        ]

    def dms(self, person: Person) -> list[Seen]:
        """The DMs that this person has from the bot."""
        return self.own(person.user.dm_channel)

    def dm(self, person: Person) -> Seen:
        """The only DM."""
        found = self.dms(person)
        assert len(found) == 1, f"{len(found)} DMs: {found}"
        return found[0]

    def thread(self, number: int = -1) -> Place:
        """The table's thread."""
        assert self.channel.threads, "there is no thread"
        return self.channel.threads[number]

    def card(self, place: Place | None = None) -> Seen:
        """The card of the newest table of the channel."""
        return [one for one in self.own(place or self.channel) if one.message.embeds][-1]

    def table(self, place: Place | None = None) -> Seen:
        """The only table message of a place (the thread, if nothing is said)."""
        found = self.carrying(place or self.thread(), "table")
        assert len(found) == 1, f"{len(found)} tables: {found}"
        return found[0]

    def notices(self, place: Place | None = None) -> list[Seen]:
        """The notices of a place (the thread, if nothing is said)."""
        return self.carrying(place or self.thread(), "notice")

    def finals(self) -> list[Seen]:
        """The final sheets in the channel."""
        return self.carrying(self.channel, "final")

    def carrying(self, place: Place, mark: str) -> list[Seen]:
        """The messages of a place whose buttons say that they are this letter."""
        return [
            one
            for one in self.own(place)
            if any(
                (getattr(item, "custom_id", None) or "").rpartition(":")[2].startswith(f"{mark}.")
                for item in one.components
            )
        ]

    def awaited(self) -> list[Person]:
        """For whom the table waits, as its message says."""
        line = next((one for one in self.table().text.splitlines() if one.startswith("Waiting for")), "")
        return [one for one in self.people if f"**{one.name}**" in line]

    def waits_for(self, *people: Person) -> bool:
        """Whether the table's message says that it waits for exactly these."""
        return {one.id for one in self.awaited()} == {one.id for one in people}

    async def slots(self, table: int = 1) -> dict[str, Slot]:
        """The outbox of a table."""
        async with self.bot.store.reading() as connection:
            return await messages.slots(connection, table)

    async def row(self, table: int = 1) -> TableRow:
        """A table as it is stored."""
        async with self.bot.tables.enter(table) as live:
            return live.row

    async def journal(self, table: int = 1) -> list[tuple[int, str]]:
        """Who answered what, by seat."""
        async with self.bot.store.reading() as connection:
            rows = await tables.read_journal(connection, table)
        return [(row.seat, "taken back" if row.picks is None else ",".join(row.picks)) for row in rows]

    def deals(self, title: AnyTitle, seats: int, wanted: Callable[[Match], bool], **options: str) -> None:
        """The next match begins as wanted: luck is chosen, not played."""
        parsed = title.options.parse(options)
        self.seed = next(
            seed for seed in range(10_000) if wanted(Match.start(title, seats, parsed, f"{seed:064x}"))
        )

    # What happens to the world

    async def settled(self) -> None:
        """Everything that was begun has come to its end."""
        await self.env.settle()
        self._check_requests()

    async def waits(self, seconds: float) -> None:
        """Time passes."""
        await self.env.advance_time(seconds)
        self._check_requests()

    async def unreachable(self, seconds: float) -> None:
        """For so long Discord cannot be reached."""
        self._hears("disconnect")
        await self.waits(seconds)
        self._hears("resumed")
        await self.settled()

    def _hears(self, event: str) -> None:
        """What the bot does then is its own doing, and by the simulated clock."""
        env: Any = self.env
        scope = _BOT_SCOPE.set((env, env._generation))
        try:
            self.bot.dispatch(event)
        finally:
            _BOT_SCOPE.reset(scope)

    async def restarts(self, **settings: Any) -> None:
        """The bot is stopped, whatever it was doing, and a new one takes over its database."""
        old = self.bot
        self.settings = self.settings.model_copy(update=settings)
        self.bot = build(self.settings)
        if old.store.household is not None:
            await old.store.household.leave()  # its connection ends with a process, and the locks with it
        await self.env.restart_bot(self.bot)
        old.pictures.close()
        await old.store.close()
        self._check_requests()

    @property
    def file(self) -> Path:
        """Where the database lies, if it is SQLite's."""
        return Path(self.settings.database.removeprefix(SQLITE))

    @property
    def errors(self) -> list[str]:
        """What was logged as an error."""
        return self._log.found

    # Checks that run by themselves

    def _check_requests(self) -> None:
        for entry in self.env.http_requests[self._checked :]:
            limits.check(entry)
        self._checked = len(self.env.http_requests)

    def _is_dm(self, place: Place) -> bool:
        return place.guild is None

    def _in_dm(self, shown: Seen) -> bool:
        channel = shown.message.channel
        with suppress(BackendError):
            return self.env.backend.get_channel(channel.id).guild_id is None
        return False
