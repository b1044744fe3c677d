"""A language is a folder: it is found, says what it can, and leaves whole sentences to English where it cannot."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from data.text import Text, Who
from data.tongues import broken, language_name, languages, nearest, read_from, tongues
from data.words import Words

ENGLISH = """
buys = { $who } buys { $what } for { $price } gold.
swaps = { $who } swaps { $what } for { $other }.
numbered = { $kind } { $number }
only = { $what }
inn = Inn
shop = Shop
nothing = nothing
keeps = You keep { $what }.
"""
POLISH = """
language-name = Po naszemu
unit-gold = { $n ->
        [one] { $n } złota moneta
        [few] { $n } złote monety
       *[many] { $n } złotych monet
    }
    .acc = { $n ->
        [one] { $n } złotą monetę
        [few] { $n } złote monety
       *[many] { $n } złotych monet
    }
buys = { $who } kupuje { ACC($what) } za { COUNT($price, "gold", form: "acc") }.
numbered = { $kind } { $number }
    .acc = { ACC($kind) } { $number }
    .ins = { INS($kind) } { $number }
only = { $what }
inn = karczma
    .acc = karczmę
    .ins = karczmą
    .short = karcz.
nothing = nic
    .none = yes
keeps = { NONE($what) ->
    [yes] Nie zachowujesz niczego.
   *[other] Zachowujesz { ACC($what) }.
}
"""
INN = Text("inn")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """English, and a little Polish."""
    for language, source in {"en": ENGLISH, "pl": POLISH}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "language.ftl").write_text(source, "utf-8")
    before = read_from(tmp_path)
    yield tmp_path
    read_from(*before)


@pytest.fixture
def polish(folder: Path) -> Words:
    """Somebody who reads Polish."""
    return Words("pl", ["Ada", "Ben"])


@pytest.mark.parametrize(
    ("price", "said"),
    [
        (1, "1 złotą monetę"),
        (2, "2 złote monety"),
        (5, "5 złotych monet"),
        (12, "12 złotych monet"),
        (22, "22 złote monety"),
        (1234, "1\N{NO-BREAK SPACE}234 złote monety"),
    ],
)
def test_a_number_brings_its_noun_in_the_right_plural_and_case(polish: Words, price: int, said: str) -> None:
    assert polish("buys", who=Who(0), what=INN, price=price) == f"Ada kupuje karczmę za {said}."


@pytest.mark.parametrize("language", ["en", "pl", "it"])
@pytest.mark.parametrize(("points", "said"), [(-16, "−16"), (-1, "−1"), (0, "0"), (16, "16")])
def test_a_number_below_zero_has_a_true_minus_sign(language: str, points: int, said: str) -> None:
    sentence = Words(language)("towns-picture-points-now", points=points)
    assert said in sentence.split()
    assert "-" not in sentence


def test_a_list_takes_the_form_part_by_part_through_what_is_put_in(polish: Words) -> None:
    numbered = Text("numbered", {"kind": INN, "number": 20})
    wrapped = Text("only", {"what": [numbered, Text("only", {"what": INN})]})
    assert (
        polish("buys", who=Who(1), what=wrapped, price=1)
        == "Ben kupuje karczmę 20 i karczmę za 1 złotą monetę."
    )


def test_a_trait_decides_how_the_sentence_goes(polish: Words) -> None:
    assert polish("keeps", what=Text("nothing")) == "Nie zachowujesz niczego."
    assert polish("keeps", what=Text("only", {"what": [Text("nothing")]})) == "Nie zachowujesz niczego."
    assert polish("keeps", what=[INN, INN]) == "Zachowujesz karczmę i karczmę."
    assert polish("keeps", what="20") == "Zachowujesz 20."


def test_a_name_has_a_short_form_or_stays_as_it_is(polish: Words, caplog: pytest.LogCaptureFixture) -> None:
    assert [polish.short(one) for one in ("inn", "nothing")] == ["karcz.", "nic"]
    assert Words("en").short("inn") == "Inn"
    assert caplog.records == []


def test_signs_stand_before_forms_and_never_in_traits(polish: Words) -> None:
    signed = polish.signed({"inn": "☗", "nothing": "∅"})
    assert signed("keeps", what=INN) == "Zachowujesz ☗ karczmę."
    assert signed("keeps", what=Text("nothing")) == "Nie zachowujesz niczego."


def test_a_sentence_is_said_whole_in_english_where_a_part_of_it_is_missing(
    polish: Words, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert polish("swaps", who=Who(0), what=INN, other=INN) == "Ada swaps Inn for Inn."
            assert (
                polish("buys", who=Who(0), what=[INN, Text("shop")], price=1)
                == "Ada buys Inn and Shop for 1 gold."
            )
    told = [record.getMessage() for record in caplog.records]
    assert told == ["no message swaps in pl", "no message shop in pl"]


def test_a_language_that_cannot_be_read_is_named_with_its_line_and_falls_back(folder: Path) -> None:
    path = folder / "pl" / "language.ftl"
    path.write_text(POLISH.replace("only = { $what }", "only = { $what"), "utf-8")
    (folder / "pl" / "other.ftl").write_bytes(b"shop = sklep \xff\n")
    read_from(folder)
    lines = list(broken())
    broken_line = POLISH.split("\n").index("only = { $what }") + 1
    assert [line.partition(": ")[0] for line in lines] == [f"pl/language.ftl:{broken_line}", "pl/other.ftl"]
    assert Words("pl")("only", what=Text("nothing")) == "nothing"
    assert Words("pl")("keeps", what=Text("nothing")) == "Nie zachowujesz niczego."


def test_a_language_calls_itself_something_and_is_found_by_locale(folder: Path) -> None:
    for language in ("pt-BR", "klingon", "de"):
        (folder / language).mkdir()
        (folder / language / "some.ftl").write_text("inn = ?\n", "utf-8")
    read_from(folder)
    assert languages() == ("de", "en", "pl", "pt-BR")
    assert [language_name(one) for one in ("pl", "de")] == ["Po naszemu", "Deutsch"]
    wanted = ["pl", "pl-PL", "PL_pl", "pt-BR", "pt-PT", "en-GB", "ja", "", None]
    assert [nearest(one) for one in wanted] == ["pl", "pl", "pl", "pt-BR", "pt-BR", "en", "en", "en", "en"]


def test_an_unfinished_language_is_there_for_those_who_work_on_it_and_offered_to_nobody(folder: Path) -> None:
    path = folder / "pl" / "language.ftl"
    unfinished = "language-name = Po naszemu\n    .stage = unfinished"
    path.write_text(POLISH.replace("language-name = Po naszemu", unfinished), "utf-8")
    read_from(folder)
    assert (languages(), tongues(), nearest("pl")) == (("en",), ("en", "pl"), "en")
    assert Words("pl")("inn") == "karczma"
