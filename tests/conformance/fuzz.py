"""Thousands of random matches with undo, going back, save and load among the answers: `python -m tests.conformance.fuzz`."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Sequence
from random import Random

from engines.kernel import Entry, Match, go_back
from engines.kernel.catalogue import AnyTitle
from engines.kernel.journal import turning_points
from engines.kernel.questions import check
from tests.conformance.cases import LONGEST, TITLES, Case, allowed, answer, asked, everybody
from tests.conformance.seen import question, view
from tests.conformance.sound import sound, teaches

LONG = 50


def some_case(title: AnyTitle, luck: Random) -> Case:
    """Any number of seats with any options that go together."""
    choices = title.options.choices()
    while True:
        seats = luck.choice(title.seats)
        written = {name: luck.choice(values) for name, values in choices.items()}
        if luck.random() < 0.5:
            written = {name: value for name, value in written.items() if luck.random() < 0.2}
        if allowed(title, seats, written):
            return Case(title, seats, title.options.parse(written))


def play(case: Case, luck: Random) -> int:
    """One match to its end, with everything checked on the way; the number of journal rows."""
    match = case.start(luck.getrandbits(256))
    pieces, journal = match.census(), list[Entry]()
    while not match.over:
        assert match.length < LONGEST, "the match does not end"
        dice = luck.random()
        if dice < 0.03:
            match = reloaded(match)
        elif dice < 0.06:
            redealt(match, luck)
        elif dice < 0.15:
            seat = luck.randrange(match.seats)
            if match.can_undo(seat):
                match.undo(seat)
                journal.append(Entry(seat, None))
        elif dice < 0.155 and match.length < 10 * LONG and (found := turning_points(journal, LONG)):
            went = go_back(match, journal, luck.choice(found).row)
            match = went.match
            journal.append(went.entry)
        else:
            if dice < 0.3:
                asks(match)
            given = answer(match, luck)
            assert given.outcome.undoable or given.final or match.over, (
                f"{given.picks} was not marked as final"
            )
            journal.append(Entry(given.seat, given.picks))
        assert match.census() == pieces, "the number of pieces has changed"
    again = Match.replay(case.title, case.seats, case.options, match.seed, journal)
    assert again.save() == match.save(), "the journal leads to another match"
    return len(journal)


def reloaded(match: Match) -> Match:
    """The match as another process would go on with it."""
    saved = match.save()
    loaded = Match.load(match.title, saved)
    assert loaded.save() == saved, "a saved match is another one when it is loaded"
    return loaded


def redealt(match: Match, luck: Random) -> None:
    """Deal anew what somebody does not know: he must not notice."""
    viewer = luck.choice(everybody(match))
    other = match.redealt(viewer, f"{luck.getrandbits(256):064x}")
    assert view(other, viewer) == view(match, viewer), f"something hidden from {viewer} can be seen"
    assert question(other, viewer) == question(match, viewer), f"something hidden from {viewer} is asked"


def asks(match: Match) -> None:
    """Whatever is asked can be answered."""
    for awaited in match.awaited():
        plain = asked(match, awaited.seat)
        sound(plain)
        teaches(plain, asked(match, awaited.seat, teach=True))
        check(plain, match.default(awaited.seat))


def main(arguments: Sequence[str] | None = None, titles: Sequence[AnyTitle] = TITLES) -> int:
    """Play until time or matches are used up; 1 with the seed of the match in which something broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="stop after so many minutes (10)")
    parser.add_argument("--matches", type=int, default=0, help="stop after so many matches (no limit)")
    parser.add_argument("--title", default="", help="only this title")
    parser.add_argument("--seed", type=int, default=None, help="the first match; a number that was reported")
    wanted = parser.parse_args(arguments)
    chosen = [title for title in titles if wanted.title in ("", title.id)]
    if not chosen:
        parser.error(f"there is no title {wanted.title}; there are {', '.join(title.id for title in titles)}")
    first = Random().getrandbits(32) if wanted.seed is None else wanted.seed
    began, rows, matches = time.monotonic(), 0, 0
    while time.monotonic() - began < 60 * wanted.minutes and not 0 < wanted.matches <= matches:
        luck = Random(first + matches)
        case = some_case(luck.choice(chosen), luck)
        try:
            rows += play(case, luck)
        except Exception:  # noqa: BLE001  # whatever broke is what this looks for
            traceback.print_exc()
            again = f"--title {wanted.title} " if wanted.title else ""
            sys.stdout.write(f"{case} broke: again with {again}--seed {first + matches} --matches 1\n")
            return 1
        matches += 1
    sys.stdout.write(f"{matches} matches, {rows} answers, nothing broke\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
