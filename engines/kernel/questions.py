"""What the rules ask: questions, their options, and the one place where answers are checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Literal, Self

from data.text import Text

if TYPE_CHECKING:
    from random import Random

Picks = tuple[str, ...]
Part = tuple[str, str]
Parts = tuple[Part, ...]
Layout = Literal["buttons", "list", "grid"]


class RefusedError(Exception):
    """An answer that cannot be accepted; the text tells the player why and what to do."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.id)
        self.text = text


class NotOfferedError(RefusedError):
    """An answer that the question does not offer; it may know of it and have a reason."""


class StaleError(RefusedError):
    """An answer to a question that is not open any more."""


@dataclass(slots=True, eq=False)
class Option:
    """One legal choice. Its parts are what panels narrow down, what slash commands name, and what the rules read.

    Journals know it by its key: the values of its parts. Where a part stands there in another form than its value, or
    (empty) not at all, `keyed` says so. What is blocked has its reason with it. A quiet one is no use to show (a card
    that is not held): only who names it is told why not.
    """

    parts: Mapping[str, str]
    weight: int = 1
    most: int = 1
    final: bool = False
    extra: bool = False
    blocked: Text | None = None
    quiet: bool = False
    keyed: Mapping[str, str] = field(default_factory=dict)
    key: str = field(init=False)

    def __post_init__(self) -> None:
        parts, keyed = self.parts, self.keyed
        if keyed:
            self.key = ":".join(form for part, value in parts.items() if (form := keyed.get(part, value)))
        else:
            self.key = ":".join(parts.values())


class Tried(Option):
    """One of which is found out only when somebody asks whether it is final, since it has to be tried out for that.

    The match must not have gone on by then: whatever is shown to somebody is found out at once.
    """

    __slots__ = ("_final",)
    _final: bool | Callable[[], bool]

    @classmethod
    def of(cls, option: Option, settles: Callable[[], bool]) -> Self:
        """This option, of which that says whether it is final."""
        known = {one.name: getattr(option, one.name) for one in fields(option) if one.init}
        tried = cls(**known)
        tried._final = settles
        return tried

    def find_out(self) -> bool:
        """Whether it is final; tried out once."""
        if not isinstance(self._final, bool):
            self._final = self._final()
        return self._final

    @property
    def final(self) -> bool:
        """Whether it is final, found out by now at the latest."""
        return self.find_out()

    @final.setter
    def final(self, known: bool) -> None:
        self._final = known


Answer = Sequence[Option]


@cache
def option(final: bool, *parts: Part) -> Option:
    """An option with these parts that can be picked once; made once."""
    return Option(dict(parts), final=final)


def blocked(reason: Text, *parts: Part, quiet: bool = False, extra: bool = False) -> Option:
    """An option that somebody may expect, with the reason why it is not there now."""
    return Option(dict(parts), blocked=reason, quiet=quiet, extra=extra)


def picks_of(answer: Answer) -> Picks:
    """An answer as it is journaled."""
    return tuple(option.key for option in answer)


@dataclass(slots=True, eq=False)
class Question:
    """What one seat is asked: the options, how many are picked, and how they like to be shown.

    Picking nothing is an answer too where the least is 0: if no answer at all can be taken back, the question is final.
    Nothing: how picking nothing is called where that is an answer. Told: what everybody is told of it, where the prompt
    says what only its seat may know. Together: the parts that are chosen as one, group by group; a panel offers whole
    options at once where they are few enough. Ahead: that it belongs to a turn of several answers, which may be planned
    before any of them is given.
    """

    seat: int
    prompt: Text
    options: Sequence[Option]
    least: int = 1
    most: int = 1
    budget: int | None = None
    ordered: bool = False
    final: bool = False
    layout: Layout = "buttons"
    secret: bool = False
    number: int = -1
    step: str = ""
    told: Text | None = None
    together: Sequence[Sequence[str]] = ()
    nothing: Text | None = None
    ahead: bool = False

    @property
    def legal(self) -> list[Option]:
        """The options that may be picked now."""
        return [option for option in self.options if option.blocked is None]

    def find_out(self) -> None:
        """Find out of each option whether it is final: whoever is shown them looks when the match may have gone on."""
        for option in self.options:
            if isinstance(option, Tried):
                option.find_out()

    @property
    def shown(self) -> list[Option]:
        """The options that a panel shows."""
        return [option for option in self.options if not option.quiet]

    def option(self, key: str) -> Option | None:
        """The option with this key, blocked or not."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    def having(self, *parts: Part) -> list[Option]:
        """The legal options that have these parts."""
        return [
            option for option in self.legal if all(option.parts.get(part) == value for part, value in parts)
        ]

    def answer(self, *parts: Part) -> Answer:
        """The first legal option that has these parts, as an answer."""
        return self.having(*parts)[:1]


@dataclass(slots=True)
class Progress:
    """How far a selection is: what it costs, what may still be added, and whether it may be sent."""

    count: int
    spent: int
    addable: tuple[str, ...]
    complete: bool


def progress(question: Question, picks: Picks) -> Progress:
    """The counters that a panel shows while somebody picks several options."""
    taken = Counter(picks)
    spent = sum(option.weight * taken[option.key] for option in question.options)
    if any(option.extra for option in question.options if option.key in taken):
        return Progress(len(picks), spent, (), complete=len(picks) == 1)
    room = None if question.budget is None else question.budget - spent
    addable = tuple(
        option.key
        for option in question.options
        if _may_add(question, option, taken)
        and (room is None or option.weight + _cheapest(question, taken, option) <= room)
    )
    complete = question.least <= len(picks) <= question.most and (room is None or room >= 0)
    return Progress(len(picks), spent, addable, complete)


def _may_add(question: Question, option: Option, taken: Counter[str]) -> bool:
    return (
        option.blocked is None
        and taken.total() < question.most
        and taken[option.key] < option.most
        and not (option.extra and taken)
    )


def _cheapest(question: Question, taken: Counter[str], added: Option) -> int:
    """What the rest of the picks that must still be made comes to at least, once this one is added."""
    missing = question.least - taken.total() - 1
    if missing <= 0 or added.extra:
        return 0
    left = [
        option.weight
        for option in question.legal
        if not option.extra
        for _ in range(option.most - taken[option.key] - (option is added))
    ]
    return sum(sorted(left)[:missing])


def check(question: Question, picks: Picks) -> Answer:
    """The picked options in the order in which they are carried out; RefusedError unless they are a legal answer."""
    chosen = [_offered(question, key) for key in picks]
    if len(chosen) == 1 and chosen[0].extra:
        return chosen
    if any(option.extra for option in chosen):
        raise RefusedError(Text("kernel-alone"))
    if len(picks) < question.least:
        raise RefusedError(Text("kernel-too-few", {"least": question.least}))
    if len(picks) > question.most:
        raise RefusedError(Text("kernel-too-many", {"most": question.most}))
    for option in chosen:
        if len(chosen) > 1 and picks.count(option.key) > option.most:
            raise RefusedError(Text("kernel-too-many-of-one", {"most": option.most}))
    if question.budget is not None:
        spent = sum(option.weight for option in chosen)
        if spent > question.budget:
            raise RefusedError(Text("kernel-over-budget", {"budget": question.budget, "spent": spent}))
    return _arranged(question, chosen)


def _arranged(question: Question, chosen: list[Option]) -> Answer:
    """As they stand in the question, where their order does not count."""
    if question.ordered or len(chosen) < 2:
        return chosen
    place = {option.key: i for i, option in enumerate(question.options)}
    return sorted(chosen, key=lambda option: place[option.key])


def _offered(question: Question, key: str) -> Option:
    option = question.option(key)
    if option is None:
        raise NotOfferedError(Text("kernel-not-an-option"))
    if option.blocked is not None:
        raise RefusedError(option.blocked)
    return option


def smallest(question: Question) -> Answer:
    """The smallest legal answer: the cheapest options in their order, as many as must be."""
    copies = [option for option in question.legal if not option.extra for _ in range(option.most)]
    if question.budget is not None:
        copies.sort(key=lambda option: option.weight)
    return copies[: question.least]


def fewest(question: Question) -> Picks:
    """The smallest legal answer as picks."""
    return picks_of(smallest(question))


def random_picks(question: Question, luck: Random) -> Picks:
    """A random legal answer."""
    options = question.options
    if question.most == 1 == question.least and question.budget is None:
        option = options[int(luck.random() * len(options))]
        if option.blocked is None:
            return (option.key,)
    legal = question.legal
    extras = [option for option in legal if option.extra]
    if extras and luck.random() * len(legal) < len(extras):
        return (luck.choice(extras).key,)
    copies = [option for option in legal if not option.extra for _ in range(option.most)]
    luck.shuffle(copies)
    wanted = luck.randint(question.least, min(question.most, len(copies)))
    picks: list[str] = []
    spent = 0
    for option in copies:
        if len(picks) == wanted:
            break
        if question.budget is None or spent + option.weight <= question.budget:
            picks.append(option.key)
            spent += option.weight
    return tuple(picks) if len(picks) >= question.least else fewest(question)
