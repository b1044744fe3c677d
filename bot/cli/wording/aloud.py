"""All that a language can say: each message in each form, with numbers of each plural, and what is said in matches."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from random import Random

from bot.cli.wording.checks import PLURALS
from bot.cli.wording.reading import Language, Uses, read
from data.text import Text
from data.words import Words
from engines.kernel import Match
from engines.kernel.catalogue import AnyTitle
from engines.kernel.questions import random_picks

NUMBERS = (1, 2, 5, 12, 22)
MOST = 40
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def everything(home: Path, language: str) -> Iterator[str]:
    """A line for each message, form and plural of a language."""
    words, own = Words(language), read(home / language)
    for entry in own.entries.values():
        if not entry.name.startswith("-"):
            for form, uses in entry.forms.items():
                for given in islice(_given(list(_reached(own, uses))), MOST):
                    told = ", ".join(
                        f"{name} {value}" for name, value in given.items() if str(value) != f"‹{name}›"
                    )
                    head = f"{entry.name}{f'.{form}' if form else ''}{f' ({told})' if told else ''}"
                    yield f"{head}: {words.say(Text(entry.name, given), form)}"


def _reached(own: Language, uses: Uses) -> Iterator[Uses]:
    """What a message refers to, and what the messages in it refer to: they share what is put in."""
    yield uses
    for name, form in uses.messages:
        if name in own.entries and form in own.entries[name].forms:
            yield from _reached(own, own.entries[name].forms[form])


def _given(reached: list[Uses]) -> Iterator[dict[str, int | str]]:
    """What is put into a message by turns: numbers of each plural, each word that it chooses by, else a mark."""
    names = sorted(set().union(*(uses.variables for uses in reached)))
    by: dict[str, tuple[int | str, ...]] = {name: (f"‹{name}›",) for name in names}
    for choice in (choice for uses in reached for choice in uses.choices):
        if choice.variable:
            counted = set(choice.keys) & PLURALS - {"other"}
            if counted or choice.numbers:
                by[choice.variable] = tuple(sorted({*map(int, choice.numbers), *NUMBERS}))
            else:
                by[choice.variable] = choice.keys
    for variable, _, _ in (counted for uses in reached for counted in uses.counted):
        by[variable] = NUMBERS
    for values in product(*by.values()):
        yield dict(zip(by, values, strict=True))


def told_in_matches(title: AnyTitle, language: str, matches: int) -> Iterator[str]:
    """Each different sentence of so many matches that are played by chance: questions, choices, what happens."""
    words, met = Words(language, NAMES), set[str]()
    for number in range(matches):
        for _, text in texts_beside(title, number):
            if (said := words.say(text)) not in met:
                met.add(said)
                yield f"{text.id}: {said}"


def texts_beside(title: AnyTitle, number: int) -> Iterator[tuple[str, Text]]:
    """What is said in a match with this number that is played by chance, each with the place where it is said."""
    luck = Random(number)  # noqa: S311  # no secrecy
    match = Match.start(title, title.seats[number % len(title.seats)], title.options(), f"{number:064x}")
    while not match.over:
        question = match.question(luck.choice(match.awaited()).seat, teach=True)
        if question is None:
            return
        board = match.view(question.seat).board
        yield "prompt", question.prompt
        for option in question.options:
            for part, value in option.parts.items():
                yield "label", title.label(part, value)
                if hint := title.hint(board, part, value):
                    yield "hint", hint
            if option.blocked is not None:
                yield "reason", option.blocked
        outcome = match.answer(question.seat, random_picks(question, luck), question.number)
        yield from (("event", event.text) for event in outcome.events)
    for seat in match.result.seats if match.result is not None else ():
        yield from (("sheet", line.label) for line in (*seat.breakdown, *seat.ties))
