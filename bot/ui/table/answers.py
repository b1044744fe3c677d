"""How whole answers are called in a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from data.words import FALLBACK, Words, has
from engines.kernel import Option, Question, Want
from engines.kernel.catalogue import AnyTitle

PAYMENT = "pay"


def answer_called(title: AnyTitle, words: Words, question: Question, picked: Iterable[Option]) -> str:
    """What was picked, in bold, each part of an option once; nothing where nothing was."""
    return listed(title, words, ((one.parts, is_joint(question, one)) for one in picked))


def is_joint(question: Question, option: Option) -> bool:
    """Whether the parts of an option are called as one."""
    return bool(question.together and option.parts and not option.extra)


def listed(title: AnyTitle, words: Words, picked: Iterable[tuple[Want, bool]]) -> str:
    """The same from the parts of each option, and whether these are called as one."""
    return words.listed([f"**{_called(title, words, parts, joint=joint)}**" for parts, joint in picked])


def _called(title: AnyTitle, words: Words, parts: Want, *, joint: bool) -> str:
    paid = f"{title.words}-paid"
    if joint and PAYMENT in parts and has(FALLBACK, paid):
        rest = {part: value for part, value in parts.items() if part != PAYMENT}
        name = words(paid, what=title.together(rest), pay=title.label(PAYMENT, parts[PAYMENT]))
    elif joint:
        name = words.say(title.together(parts))
    else:
        said = (
            words.say(title.label(part, value)) if value else words("panel-none")
            for part, value in parts.items()
        )
        name = " · ".join(dict.fromkeys(said)) or words("panel-none")
    return name.replace("**", "")
