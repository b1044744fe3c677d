"""What is new to whom, by what stands in a place and what the bot has asked of Discord."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("simcord", reason="the playground needs the extra “play”")

from bot.playground.news import News, Unseen

BOT, ADA, BEN = 1, 11, 12


def said(
    number: int, author: int = BOT, *mentions: int, edited: int | None = None, silent: bool = False
) -> Any:
    """A message; edited at a second."""
    return SimpleNamespace(
        flags=SimpleNamespace(suppress_notifications=silent),
        id=number,
        author=SimpleNamespace(id=author),
        mentions=[SimpleNamespace(id=one) for one in mentions],
        edited_at=None if edited is None else datetime.fromtimestamp(edited, UTC),
    )


def asked(method: str, path: str, json: Any = None) -> Any:
    return SimpleNamespace(method=method, path=path, json=json)


class World:
    """Messages by place, and requests."""

    def __init__(self) -> None:
        self.env = SimpleNamespace(http_requests=[])
        self.said: list[Any] = []
        self.reads = 0

    def messages(self, place: Any) -> list[Any]:
        del place
        self.reads += 1
        return list(self.said)


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
def news(world: World) -> News:
    return News(world)  # type: ignore[arg-type]  # all that it asks of a world


def person(number: int = ADA) -> Any:
    return SimpleNamespace(key=str(number), member=SimpleNamespace(id=number))


def place(kind: str = "channel", key: str = "7") -> Any:
    return SimpleNamespace(kind=kind, key=key)


def test_what_has_come_since_somebody_looked_is_new_to_them_alone(world: World, news: News) -> None:
    world.said = [said(5)]
    assert news.unseen(person(), place()) == Unseen(fresh=True)
    news.mark_seen(person(), place())
    assert news.unseen(person(), place()) == Unseen()
    assert news.unseen(person(BEN), place()) == Unseen(fresh=True)
    assert news.unseen(person(), place(key="8")) == Unseen(fresh=True)
    world.said.append(said(6))
    assert news.unseen(person(), place()) == Unseen()  # nobody has heard of it yet
    news.forget()
    assert news.unseen(person(), place()) == Unseen(fresh=True)


def test_ones_own_words_are_no_news(world: World, news: News) -> None:
    world.said = [said(5, ADA, ADA, edited=3)]
    assert news.unseen(person(), place()) == Unseen()


def test_calls_are_counted_and_in_private_every_message_is_one(world: World, news: News) -> None:
    world.said = [said(5, BOT, ADA), said(6), said(7, BOT, BEN, ADA)]
    assert news.unseen(person(), place()).pings == 2
    assert news.unseen(person(BEN), place()).pings == 1
    assert news.unseen(person(), place("dm")).pings == 3


def test_what_is_sent_silently_is_new_and_rings_no_phone(world: World, news: News) -> None:
    world.said = [said(5, BOT, ADA, silent=True)]
    assert news.unseen(person(), place("dm")) == Unseen(fresh=True)
    assert news.unseen(person(), place()) == Unseen(fresh=True)


def test_a_seen_message_that_was_edited_since_has_changed(world: World, news: News) -> None:
    world.said = [said(5), said(6, edited=100)]
    news.mark_seen(person(), place())
    assert news.unseen(person(), place()) == Unseen()
    world.said = [said(5, edited=101), said(6, edited=100)]
    news.forget()
    assert news.unseen(person(), place()) == Unseen(changed=True)
    news.mark_seen(person(), place())
    assert news.unseen(person(), place()) == Unseen()


def test_the_first_edit_is_a_change_and_that_of_a_new_message_is_none(world: World, news: News) -> None:
    world.said = [said(5)]
    news.mark_seen(person(), place())
    world.said = [said(5), said(6, edited=9)]
    news.forget()
    assert news.unseen(person(), place()) == Unseen(fresh=True)
    world.said = [said(5, edited=1)]
    news.forget()
    assert news.unseen(person(), place()) == Unseen(changed=True)


def test_an_empty_place_can_be_seen(world: World, news: News) -> None:
    news.mark_seen(person(), place())
    world.said = [said(1)]
    news.forget()
    assert news.unseen(person(), place()).fresh


def test_where_the_bot_wrote_is_told_once(world: World, news: News) -> None:
    world.env.http_requests += [
        asked("POST", "/channels/42/messages"),
        asked("PATCH", "/channels/43/messages/1"),
    ]
    assert news.gather() == {"42", "43"}
    assert news.gather() == set()
    world.env.http_requests.append(asked("DELETE", "/channels/44/messages/1"))
    assert news.gather() == {"44"}


@pytest.mark.parametrize(
    "request_",
    [
        asked("GET", "/channels/42/messages"),
        asked("POST", "/channels/42/typing"),
        asked("POST", "/interactions/1/x/callback", {"type": 8}),
    ],
    ids=["reading", "typing", "completing"],
)
def test_what_writes_nothing_is_no_news(world: World, news: News, request_: Any) -> None:
    world.said = [said(1)]
    news.unseen(person(), place())
    world.env.http_requests.append(request_)
    assert news.gather() == set()
    news.unseen(person(), place())
    assert world.reads == 1


def test_an_answer_may_stand_anywhere(world: World, news: News) -> None:
    world.said = [said(1)]
    news.unseen(person(), place())
    world.env.http_requests += [
        asked("POST", "/channels/42/messages"),
        asked("POST", "/interactions/1/x/callback", {"type": 4}),
    ]
    assert news.gather() is None
    news.unseen(person(), place())
    assert world.reads == 2
