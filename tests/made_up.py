"""A language that nobody speaks, called German, made of the English one: each word a third longer and full of accents.

Whatever shows up in plain letters was written into the code, or put together from parts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseNode, StringLiteral, TextElement

from data.tongues import HOME, read_from

LANGUAGE = "de"  # Babel and Discord have to know it, and its plurals are those of English
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE = str.maketrans(PLAIN, "åƀçđéƒğĥíĵķłɱñöþɋŕšţüṽŵẋýžÅƁÇĐÉƑĞĤÍĴĶŁṀÑÖÞɊŔŠŢÜṼŴẊÝŽ")
# Names of commands, and marks of Discord, are the same in every language.
SAME = re.compile(r"\*\*/[a-z_ :0-9]+\*\*|/[a-z]+(?: [a-z]+)*|<t:|:[fRt]>|-#|```?|\*\*[a-z]+\*\*")
WORD = re.compile(rf"[{PLAIN}]+")
LEFT = re.compile(rf"[{PLAIN}]{{3,}}")
BABELS = {"und"}  # what Babel puts between the things of a list


def strange(text: str) -> str:
    """A text with each word longer and accented; what is the same in every language stays."""
    kept = SAME.findall(text)
    pieces = [
        WORD.sub(lambda word: word[0].translate(STRANGE) + "ø" * (len(word[0]) // 3), one)
        for one in SAME.split(text)
    ]
    return "".join(piece + same for piece, same in zip(pieces, [*kept, ""], strict=True))


def plain_words(text: str) -> set[str]:
    """The words of a text that no language has said."""
    return set(LEFT.findall(SAME.sub(" ", text))) - BABELS


def write_to(folder: Path, *homes: Path) -> None:
    """The files of the language, made of the English ones of these homes."""
    (folder / LANGUAGE).mkdir(parents=True)
    for number, home in enumerate((HOME, *homes)):
        for path in (home / "en").glob("*.ftl"):
            tree = FluentParser().parse(path.read_text("utf-8"))
            for node in _texts(tree):
                node.value = strange(node.value)
            target = folder / LANGUAGE / f"{number}_{path.name}"
            target.write_text(FluentSerializer().serialize(tree), "utf-8")


def _texts(node: BaseNode) -> Iterator[TextElement | StringLiteral]:
    if isinstance(node, TextElement) or (isinstance(node, StringLiteral) and node.value.strip()):
        yield node
    for name, value in vars(node).items():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, BaseNode) and name != "comment" and not _calls(one):
                yield from _texts(one)


def _calls(node: BaseNode) -> bool:
    return type(node).__name__ == "FunctionReference"


@contextmanager
def spoken(folder: Path, *homes: Path) -> Iterator[str]:
    """The language is there, and offered, for as long as this lasts."""
    write_to(folder, *homes)
    before = read_from()
    read_from(*before, folder)
    try:
        yield LANGUAGE
    finally:
        read_from(*before)
