"""A press visits its table once: one lock, two looks into the store at most, one transaction, one question to teach from."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import event

from bot.app import Guildhall
from bot.letters.shelf import due
from bot.post.drain import Post
from bot.settings import Settings
from bot.store import Store, messages
from bot.tables.clock import DAILY, NONE
from bot.tables.guests import Guests
from bot.tables.live import Cache
from bot.tables.service import Tables
from bot.ui.kit.ids import Id
from bot.ui.play import answering
from bot.ui.table.narrow import token
from engines.kernel import Ask, Question, fewest
from engines.kernel.catalogue import title_of
from tests.bot.ui.pressing import Interaction, message
from tests.e2e.stage import Toys
from tests.toys import LANTERNS

ADA, BEN = 1, 2
MESSAGE = 77
JOURNAL = "INSERT INTO journal"

# What may be written beside the rows of the journal: the table's revision, the match, who is awaited, the letters.
# A feature that adds to it is named here with its statement: the clocks of those who owe an answer or owed one; and
# only where a hand-over ends at a table with a pace, that it was in time.
STATEMENTS = 5
IN_TIME = "INSERT INTO promptness"


def every(kind: type[Ask]) -> Iterator[type[Ask]]:
    """All kinds of questions that there are."""
    for one in kind.__subclasses__():
        yield one
        yield from every(one)


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Guildhall]:
    """The bot with tables of Ada and Ben; nobody is connected to Discord."""
    with Toys():
        bot = Guildhall(Settings(_env_file=None, rehearse=False))
        bot.store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'guildhall.db'}")
        bot.guests, bot.tables = Guests(bot.store), Tables(bot.store, lambda: 1_000_000.0, due)
        bot.post = Post(bot)
        yield bot
        await bot.store.close()


class Counted(Counter[str]):
    """What a press has cost."""

    def __init__(self) -> None:
        super().__init__()
        self.statements: list[str] = []


@contextmanager
def counting(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counted]:
    """Count locks of tables, looks into the store, transactions with their statements, and questions to teach from."""
    found = Counted()
    enter, reading, writing = Cache.enter, Store.reading, Store.writing

    @asynccontextmanager
    async def entered(self: Cache, number: int) -> AsyncIterator[Any]:
        found["locks"] += 1
        async with enter(self, number) as live:
            yield live

    @asynccontextmanager
    async def read(self: Store) -> AsyncIterator[Any]:
        found["reads"] += 1
        async with reading(self) as connection:
            yield connection

    @asynccontextmanager
    async def written(self: Store) -> AsyncIterator[Any]:
        found["transactions"] += 1
        async with writing(self) as connection:

            def note(_c: object, _r: object, statement: str, *_: object) -> None:
                if not statement.startswith(JOURNAL):
                    found.statements.append(statement)

            event.listen(connection.sync_connection, "before_cursor_execute", note)
            yield connection
            event.remove(connection.sync_connection, "before_cursor_execute", note)

    def teaching(ask: Callable[..., Question]) -> Callable[..., Question]:
        def asked(self: Ask, game: object, *, teach: bool = False) -> Question:
            found["taught"] += teach
            return ask(self, game, teach=teach)

        return asked

    with monkeypatch.context() as patch:
        patch.setattr(Cache, "enter", entered)
        patch.setattr(Store, "reading", read)
        patch.setattr(Store, "writing", written)
        for step in every(Ask):
            ask = vars(step).get("ask")
            if ask is not None and not getattr(ask, "__isabstractmethod__", False):
                patch.setattr(step, "ask", teaching(ask))
        yield found


async def begun(app: Guildhall, title: Any, *, pace: str = NONE, **options: str) -> None:
    await app.tables.open(title, (8, 9), (ADA, "Ada"), title.options.parse(options), places=2, pace=pace)
    await app.tables.join(1, BEN, "Ben")
    await app.tables.start(1, ADA)
    for person, name in ((ADA, "Ada"), (BEN, "Ben")):
        await app.guests.change_person(person, name, locale="en-US")
    await app.guests.server(8)


async def asked(app: Guildhall, seat: int) -> Question:
    """What the panel of a seat has shown last."""
    question = await open_question(app, seat)
    assert question is not None
    return question


async def open_question(app: Guildhall, seat: int) -> Question | None:
    """What a seat is asked, if anything."""
    async with app.tables.enter(1) as live:
        return live.begun.question(seat, teach=True)


def press(question: Question) -> Id:
    """The press that answers a question of one option with its first one."""
    first = question.legal[0]
    path = "".join(dict.fromkeys(token(value) for value in first.parts.values()))
    return Id("pick", 1, question.number, path=path)


async def test_an_answer_in_the_private_message_costs_one_visit(
    app: Guildhall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(app, LANTERNS)
    async with app.store.writing() as connection:
        hand = (await messages.slots(connection, 1))["hand:0"]
        await messages.note(connection, hand, message=MESSAGE)
    question = await asked(app, 0)
    interaction: Any = Interaction(app, message(MESSAGE, ephemeral=False))
    with counting(monkeypatch) as cost:
        await answering.pick(interaction, press(question), [])
    assert [how for how, _ in interaction.calls] == ["edit"]
    assert cost["locks"] == 1
    assert cost["reads"] <= 2
    assert cost["transactions"] == 1
    assert len(cost.statements) <= STATEMENTS, cost.statements
    assert cost["taught"] <= 1


async def test_a_turn_that_passes_to_another_player_costs_one_visit(
    app: Guildhall, monkeypatch: pytest.MonkeyPatch
) -> None:
    pillars = title_of("pillars")
    await begun(app, pillars)
    async with app.tables.enter(1) as live:
        seat = live.begun.awaited()[0].seat
    question = await asked(app, seat)
    interaction: Any = Interaction(app, message(5, ephemeral=True))
    interaction.user = SimpleNamespace(id=(ADA, BEN)[seat], display_name="Ada")
    interaction.channel_id = 9
    with counting(monkeypatch) as cost:
        await answering.pick(interaction, press(question), [])
    async with app.tables.enter(1) as live:
        assert live.begun.length == 1
        assert live.begun.awaited()[0].seat != seat
    assert cost["locks"] == 1
    assert cost["reads"] == 0
    assert cost["transactions"] == 1
    assert len(cost.statements) <= STATEMENTS, cost.statements
    assert cost["taught"] <= 1


async def test_only_the_answer_that_ends_a_hand_over_counts_it_as_in_time(
    app: Guildhall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(app, title_of("tiny_towns"), pace=DAILY, monuments="off", starts="seat_1")
    counted = []
    while (question := await open_question(app, 0)) is not None:
        with counting(monkeypatch) as cost:
            await app.tables.answer(1, ADA, fewest(question), question.number)
        assert cost["transactions"] == 1
        found = [one.startswith(IN_TIME) for one in cost.statements]
        assert len(found) - sum(found) <= STATEMENTS, cost.statements
        counted.append(sum(found))
    assert counted == [0] * (len(counted) - 1) + [1]
    assert len(counted) > 1


async def test_whoever_is_asked_on_is_taught_once(app: Guildhall, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(app, title_of("tiny_towns"), monuments="off", starts="seat_1")
    question = await asked(app, 0)
    interaction: Any = Interaction(app, message(5, ephemeral=True))
    interaction.channel_id = 9
    with counting(monkeypatch) as cost:
        await answering.pick(interaction, press(question), [])
    async with app.tables.enter(1) as live:
        assert {one.seat for one in live.begun.awaited()} == {0, 1}
    assert cost["locks"] == 1
    assert cost["reads"] == 0
    assert cost["transactions"] == 1
    assert len(cost.statements) <= STATEMENTS, cost.statements
    assert cost["taught"] == 1


async def test_what_others_are_shown_meanwhile_teaches_nobody_again(
    app: Guildhall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(app, title_of("tiny_towns"), monuments="off", starts="seat_1")
    named = await asked(app, 0)
    await app.tables.answer(1, ADA, fewest(named), named.number)
    placing = await asked(app, 0)
    await asked(app, 1)
    interaction: Any = Interaction(app, message(5, ephemeral=True))
    interaction.channel_id = 9
    with counting(monkeypatch) as cost:
        await answering.pick(interaction, press(placing), [])
    async with app.tables.enter(1) as live:
        assert {one.seat for one in live.begun.awaited()} == {1}
    assert cost["transactions"] == 1
    assert cost["taught"] == 0
