"""Every noun in each case and number, in a sentence, as people who speak the language have read it."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli.wording.aloud import NUMBERS
from bot.cli.wording.checks import NUMBER
from bot.cli.wording.reading import Entry, read
from data.text import Text
from data.tongues import FALLBACK, HOME, languages
from data.words import Words

READ = Path(__file__).with_name("nouns")
TRAITS = frozenset({"none", "stage", "short"})
SPOKEN = [one for one in languages() if one != FALLBACK]
READ_ANEW = "NOUNS_READ"  # set when somebody who speaks the language has read what is new


def sentences(language: str) -> Iterator[str]:
    """A line for each noun that has forms, and for each number of things that are counted."""
    frames: dict[str, str] = tomllib.loads((READ / f"{language}.toml").read_text("utf-8"))["sentences"]
    words = Words(language)
    for entry in read(HOME / language).entries.values():
        forms = [form for form in entry.forms if form and form not in TRAITS]
        if entry.variables - {NUMBER} or not (forms or entry.variables):
            continue
        for given in [{NUMBER: number} for number in NUMBERS] if entry.variables else [{}]:
            yield " ".join(
                [f"{_said(words, entry, '', given)}:", *_in_forms(words, entry, forms, given, frames)]
            )


def _in_forms(
    words: Words, entry: Entry, forms: list[str], given: dict[str, int], frames: dict[str, str]
) -> Iterator[str]:
    for form in forms:
        assert form in frames, f"{entry.where}: no sentence says .{form}"
        yield frames[form].format(_said(words, entry, form, given))


def _said(words: Words, entry: Entry, form: str, given: dict[str, int]) -> str:
    return words.say(Text(entry.name, dict(given)), form)


@pytest.mark.parametrize("language", SPOKEN)
def test_every_noun_stands_in_its_sentences_as_it_was_read(language: str) -> None:
    kept = READ / f"{language}.txt"
    said = "\n".join(dict.fromkeys(sentences(language))) + "\n"
    if os.environ.get(READ_ANEW):
        kept.write_text(said, "utf-8")
    new = sorted(set(said.splitlines()) - set(kept.read_text("utf-8").splitlines()))
    assert new == [], f"let somebody read these who speaks {language}, then run this with {READ_ANEW}=1"
    assert said == kept.read_text("utf-8"), f"some are gone: run this with {READ_ANEW}=1"
