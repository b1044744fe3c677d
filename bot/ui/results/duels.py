"""How two people came out against each other, and victories in a row, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.results.company import Company, Duel, Duels, Runs, altogether
from bot.ui.kit.numerals import number
from bot.ui.results.leaders import called
from data.words import Words
from engines.kernel.catalogue import titles


def runs_line(found: Runs, words: Words) -> list[str]:
    """Victories in a row, unless there were never two."""
    if found.most < 2:
        return []
    return [words("profile-runs", now=number(words, found.now), most=number(words, found.most))]


def pair_lines(found: Duels, names: tuple[str, str], words: Words) -> list[str]:
    """How the first of two people came out against the second, by title; the first has no name if it is the reader."""
    one, two = names[0] or "no", names[1]
    if not found:
        return [words("duel-none", one=one, other=two)]
    whole = altogether(found.values())
    head = words("duel-head", one=one, other=two, count=whole.matches, balance=_balance(whole, words))
    return [head, *_by_title(found, words)]


def _by_title(found: Mapping[str, Duel], words: Words) -> list[str]:
    return [
        words("duel-line", title=called(title, words), balance=_balance(duel, words))
        for title, duel in sorted(found.items(), key=lambda item: (-item[1].matches, item[0]))
        if title in titles()
    ]


def each_line(company: Company, others: Iterable[tuple[int, str]], words: Words) -> list[str]:
    """How the reader came out against each of these people, a line each."""
    lines = []
    for other, name in others:
        whole = altogether(company.duels(other).values())
        if whole.matches:
            lines.append(words("duel-against", name=name, balance=_balance(whole, words)))
    return [words("duel-own"), *lines] if lines else []


def _balance(duel: Duel, words: Words) -> str:
    return words("duel-balance", ahead=duel.ahead, behind=duel.behind, level=duel.level)
