"""The agenda and the lanes: who is asked, who is alone, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from pydantic import Field

from engines.kernel import Answer, Ask, Dice, Game, Option, Question, Result, Step, Text, Together


class Say(Step):
    kind: Literal["say"] = "say"
    word: str

    def run(self, game: Story) -> None:
        game.said.append(self.word)


class End(Step):
    kind: Literal["end"] = "end"

    def run(self, game: Story) -> None:
        game.finish(Result(reason="end", seats=()))


class Pick(Ask):
    kind: Literal["pick"] = "pick"

    def ask(self, game: Story, *, teach: bool = False) -> Question:  # noqa: ARG002
        return Question(self.seat, Text("pick"), [Option({"it": "a"})])

    def take(self, game: Story, answer: Answer) -> None:
        game.then(Say(word=f"{self.seat} took {answer[0].parts['it']}"), Say(word="and went on"))

    def moot(self, game: Story) -> bool:
        return self.seat in game.absent


class Both(Together):
    kind: Literal["both"] = "both"

    def open(self, game: Story) -> Mapping[int, Sequence[Step]]:
        game.said.append("opened")
        return {0: (Pick(seat=0), Pick(seat=0)), 1: (Say(word="first"), Pick(seat=1))}

    def close(self, game: Story) -> None:
        game.said.append("closed")
        game.then(Say(word="next"))


class Story(Game[Annotated[Say | End | Pick | Both, Field(discriminator="kind")]]):
    said: list[str] = Field(default_factory=list)
    absent: list[int] = Field(default_factory=list)


def story(*steps: Step, absent: Sequence[int] = ()) -> Story:
    """Two seats, with this to happen."""
    game = Story(seats=2, dice=Dice(seed="5e" * 32), absent=list(absent))
    game.then(*steps)
    game.advance()
    return game


def answers(game: Story, seat: int) -> None:
    step = game.asked(seat)
    assert step is not None
    question = step.ask(game)
    game.enter(seat)
    game.pop(seat)
    step.take(game, [question.options[0]])
    game.advance()


def test_what_is_put_in_front_happens_first_and_in_order() -> None:
    game = story(Say(word="one"), Pick(seat=1), Say(word="last"), End())
    assert game.said == ["one"]
    assert game.asked(0) is None
    answers(game, 1)
    assert game.said == ["one", "1 took a", "and went on", "last"]
    assert game.result is not None
    assert game.agenda == []


def test_what_stands_behind_the_end_does_not_happen() -> None:
    game = story(End(), Say(word="never"))
    assert game.said == []
    assert game.asked(0) is None
    assert game.asked(1) is None


def test_lanes_open_and_close_once_and_each_goes_on_by_itself() -> None:
    game = story(Both(), Say(word="after"))
    assert game.said == ["opened", "first"]
    assert game.asked(0) is not None
    assert game.asked(1) is not None
    answers(game, 1)
    assert game.said == ["opened", "first", "1 took a", "and went on"]
    assert game.asked(1) is None
    answers(game, 0)
    answers(game, 0)
    assert game.said[-3:] == ["closed", "next", "after"]
    assert game.lanes == []
    assert game.agenda == []


def test_who_is_alone_and_who_closes_the_lanes() -> None:
    game = story(Both())
    assert not game.alone(0)
    assert not game.alone(1)
    answers(game, 1)
    assert game.alone(0)
    assert not game.alone(1)
    assert not game.closes(0), "there is one more step in the lane"
    answers(game, 0)
    assert game.closes(0)
    answers(game, 0)
    assert not game.alone(0), "there are no lanes any more"
    assert not game.closes(0)


def test_whom_nothing_can_be_asked_is_passed_over() -> None:
    game = story(Both(), absent=[0])
    assert game.asked(0) is None
    assert game.closes(1)
    answers(game, 1)
    assert game.said[-2:] == ["closed", "next"]
    assert story(Pick(seat=0), Say(word="on"), absent=[0]).said == ["on"]


def test_the_first_event_of_a_chapter_begins_one() -> None:
    game = story()
    game.tell(Text("one"))
    assert not game.now.chapter
    game.tell(Text("two"), to=(1,), marks=("here",), first=True)
    assert game.now.chapter
    assert [(one.text.id, one.to, one.marks) for one in game.now.events] == [
        ("one", None, ()),
        ("two", (1,), ("here",)),
    ]
    assert not game.now.revealed
    game.reveal()
    assert game.now.revealed
    assert [one.seen_by(None) for one in game.now.events] == [True, False]
    assert [one.seen_by(1) for one in game.now.events] == [True, True]
    assert [one.seen_by(0) for one in game.now.events] == [True, False]
