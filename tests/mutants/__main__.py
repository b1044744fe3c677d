"""`make mutants COUNT=100 SEED=1`: which small mistakes in the kernel and the bot the tests do not notice."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.mutants.survey import SurveyError, chosen, survey

ROOT = Path(__file__).parents[2]


def number(name: str, text: str, least: int) -> int:
    """A number that was typed."""
    if not (text.isascii() and text.isdecimal() and least <= int(text) < 10**9):
        raise SurveyError(f"{name} cannot be “{text}”: write a whole number from {least} on.")
    return int(text)


def numbers(arguments: list[str]) -> tuple[int, int]:
    """How many mutants, and with which seed."""
    if len(arguments) != 2:
        raise SurveyError("Say how many mutants and with which seed: make mutants COUNT=100 SEED=1.")
    return number("COUNT", arguments[0], 1), number("SEED", arguments[1], 0)


def tell(line: str) -> None:
    """How far it is, beside the answer."""
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def main(arguments: list[str]) -> int:
    """Make the survey, or say in a sentence why not."""
    try:
        count, seed = numbers(arguments)
        found = survey(ROOT, chosen(ROOT, count, seed), tell)
    except SurveyError as error:
        tell(str(error))
        return 2
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
