"""What is wrong with the texts of a language, as far as can be told without playing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.cli.wording.reading import Entry, Language, Uses, read
from bot.ui.kit import limits
from data.forms import BUILT_IN, UNIT
from data.tongues import FALLBACK, NAME, locale_of

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTED_TO = 1000
ASKED_BY_CODE = frozenset({"short", "stage"})
NUMBER = "n"
LENGTHS: Mapping[str, int] = {"button-": limits.LABEL, "cmd-": limits.COMMAND_TEXT}


def findings(home: Path, language: str) -> Iterator[str]:
    """Each thing that is wrong, in a line that begins with where it stands."""
    english, own = read(home / FALLBACK), read(home / language)
    yield from own.broken
    if language != FALLBACK:
        yield from _unlike(english, own)
    for entry in own.entries.values():
        yield from (f"{entry.where}: {entry.name} {line}" for line in _wrong(own, entry))
    yield from _formless(own)


def _unlike(english: Language, own: Language) -> Iterator[str]:
    """What is missing, what nobody asks for, and what is put in under other names."""
    for name in sorted(english.messages - own.messages):
        yield f"{own.name}: {name} is missing ({english.entries[name].where})"
    used = {
        name for entry in own.entries.values() for uses in entry.forms.values() for name, _ in uses.messages
    }
    units = {f"{UNIT}{unit}" for entry in own.entries.values() for _, unit, _ in _counted(entry)}
    for name in sorted(own.entries.keys() - english.entries.keys() - used - units - {NAME}):
        yield f"{own.entries[name].where}: {name} is said by nobody"
    for name in own.messages & english.messages:
        there, here = english.entries[name], own.entries[name]
        if strange := here.variables - there.variables - there.named:
            yield f"{here.where}: {name} puts in what nobody gives it: {', '.join(sorted(strange))}"


def _counted(entry: Entry) -> Iterator[tuple[str, str, str]]:
    for uses in entry.forms.values():
        yield from uses.counted


def _wrong(own: Language, entry: Entry) -> Iterator[str]:
    for form, uses in entry.forms.items():
        if form and form not in ASKED_BY_CODE and form not in _asked(own):
            yield f"has a form .{form} that nothing asks for"
        yield from _plurals(own, uses)
        yield from _references(own, uses)
    if entry.name.startswith(UNIT) and (other := entry.variables - {NUMBER}):
        yield f"knows no variable but ${NUMBER}: {', '.join(sorted(other))}"
    if not entry.variables and entry.node.value is not None:
        longest = next((most for part, most in LENGTHS.items() if _called(entry.name, part)), None)
        said = "".join(str(getattr(one, "value", "")) for one in entry.node.value.elements)
        if longest is not None and len(said) > longest:
            yield f"has {len(said)} letters, and there is place for {longest}"


def _called(name: str, part: str) -> bool:
    return name.startswith(part) or f"-{part}" in name


def _asked(own: Language) -> set[str]:
    """The forms and traits that any message of the language asks for."""
    calls = (call for entry in own.entries.values() for uses in entry.forms.values() for call in uses.calls)
    counted = {form for entry in own.entries.values() for _, _, form in _counted(entry)}
    fixed = {
        form for entry in own.entries.values() for uses in entry.forms.values() for _, form in uses.messages
    }
    return {call.id.name.lower() for call in calls} | counted | fixed


def _plurals(own: Language, uses: Uses) -> Iterator[str]:
    """The plural categories of whole numbers that a choice leaves out, unless it names their numbers."""
    plural = locale_of(own.name).plural_form
    for choice in uses.choices:
        if not PLURALS & set(choice.keys) - {"other"} or set(choice.keys) - PLURALS:
            continue
        numbers = {int(one) for one in choice.numbers if one.isdecimal()}
        needed = {plural(number) for number in range(COUNTED_TO) if number not in numbers}
        if missing := needed - set(choice.keys):
            yield f"lacks a plural: {', '.join(sorted(missing))}"
        if (
            strange := (set(choice.keys) & PLURALS)
            - {plural(n) for n in (*range(COUNTED_TO), 10**6)}
            - {"other"}
        ):
            yield f"has a plural that the language does not know: {', '.join(sorted(strange))}"


def _references(own: Language, uses: Uses) -> Iterator[str]:
    """Functions that no message answers, and messages or forms that are not there."""
    having = {form for entry in own.entries.values() for form in entry.forms}
    for call in uses.calls:
        if call.id.name not in BUILT_IN and call.id.name.lower() not in having:
            yield f"calls {call.id.name}, and no message has a form .{call.id.name.lower()}"
    wanted = {(f"{UNIT}{unit}", form) for _, unit, form in uses.counted} | uses.messages
    for name, form in sorted(wanted):
        if name not in own.entries:
            yield f"refers to {name}, which is not there"
        elif form and form not in own.entries[name].forms:
            yield f"asks {name} for .{form}, which it has not"


def _formless(own: Language) -> Iterator[str]:
    """Messages without a form that another one of their family has: also where it looks the same, it is written out."""
    families: dict[str, list[Entry]] = defaultdict(list)
    for entry in own.entries.values():
        kind = entry.name.rpartition("-")[0]
        families[f"{kind}-" if "-" in kind else entry.name].append(entry)
    optional = ASKED_BY_CODE | own.traits
    for family in families.values():
        wanted = set().union(*(one.forms for one in family)) - optional - {""}
        for entry in family:
            if wanted and (missing := wanted - set(entry.forms)) and not entry.hands_on:
                forms = ", ".join(f".{form}" for form in sorted(missing))
                yield f"{entry.where}: {entry.name} lacks what others of its kind have: {forms}"
