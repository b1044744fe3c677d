"""What buttons, prompts and news say."""

from __future__ import annotations

import pytest

from data.words import Words, has
from engines.kernel import Text
from engines.kernel.rulebook import rulebook
from engines.pillars import TITLE
from engines.pillars.components import advantages, craftsmen, events, resources
from engines.pillars.effects import effect_text
from tests.engines.pillars.scene import ADA, BEN, NAMES, Table
from tests.engines.reading import rules

WORDS = Words("en", NAMES)


def said(part: str, value: str) -> str:
    """A label as it is read."""
    return WORDS.say(TITLE.label(part, value))


@pytest.mark.parametrize(
    ("part", "value", "label"),
    [
        ("card", "wood_3", "3 wood for 6 workers"),
        ("card", "mason_1", "Mason 2× for 5 gold"),
        ("card", "architect", "Architect for 6 gold"),
        ("card", "pass", "Pass"),
        ("space", "wool_fair", "Kingsbridge: Wool Fair"),
        ("space", "mason_1", "Shiring: Mason 2×"),
        ("space", "priory_2", "Priory: 1 point"),
        ("craftsman", "mortar_mixer_1", "Skilled Mortar Mixer 3×"),
        ("deal", "buy_stone", "Buy stone at 4 gold"),
        ("deal", "sell_metal", "Sell metal at 5 gold"),
        ("deal", "pass", "Done"),
        ("amount", "3", "3"),
        ("take", "protection", "Protection"),
        ("take", "wood", "wood"),
        ("use", "thomas", "Use Thomas"),
        ("use", "no", "Not now"),
        ("keep", "0.1.2.2", "2 metal, 2 stone, and 1 wood"),
        ("plan", "best:5:2:0.0.1.1", "As proposed: 5 points and 2 gold"),
        ("plan", "best:1:0:0.0.0.0", "As proposed: 1 point"),
        ("plan", "most:6:-12:0.0.0.0", "Most points: 6 points for 12 gold"),
        ("plan", "best:8:-10:last", "As proposed: 8 points for 10 gold"),
        ("plan", "best:8:0:last", "As proposed: 8 points"),
        ("plan", "best:0:0:1.0.0.0", "As proposed: keep your gold"),
        ("plan", "stop", "No more"),
        ("order", "pass_5", "Pass until the price is 5"),
        ("order", "build", "Build as proposed at the Cathedral"),
        ("order", "remigius", "Do not ask about Remigius this round"),
    ],
)
def test_labels(part: str, value: str, label: str) -> None:
    assert said(part, value) == label


def test_craftsmen_of_one_trade_are_told_apart() -> None:
    labels = [said("craftsman", card) for card in craftsmen()]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("mortar_mixer", "3 sand for 1 point, 3 times a round. Masons need a mixer."),
        (
            "woodworker_1",
            "1 wood for 4 gold, twice a round. Buying wood takes a Woodworker (a Master will do).",
        ),
        ("mason_1", "1 stone for 1 point, twice a round, with a mixer."),
        ("sculptor_3", "1 stone for 2 points, once a round."),
        ("tool_maker", "2 gold a round if you own metal, which you keep."),
        ("architect", "1 point a round, for nothing."),
        ("glassblower_5", "1 metal and 1 sand for 3 points, twice a round."),
        ("goldsmith_6", "3 gold for 1 point, 8 times a round."),
        ("aliena", "1 wood more every round."),
        ("philip", "1 point more for each builder at the Priory."),
        ("wool_fair", "8 gold at once."),
        ("completion", "1 stone and 1 wood at once."),
        ("william", "Everybody pays 4 gold. For each 2 gold that are missing, 1 point is lost."),
    ],
)
def test_what_cards_do_is_said_with_their_numbers(card: str, effect: str) -> None:
    assert WORDS.say(effect_text(card)) == effect


def test_every_card_has_a_name_and_says_what_it_does() -> None:
    for card in (*craftsmen(), *advantages(), *events()):
        assert has("en", f"pillars-card-{card}")
        assert has("en", effect_text(card).id)
    for card in resources():
        assert has("en", f"pillars-card-{card}")


def test_the_proposal_is_explained() -> None:
    table = Table(2)
    table.team(ADA, "potter_2", "mortar_mixer", "stonecutter", "architect", "tool_maker", starters=False)
    table.give(ADA, sand=5, stone=3, metal=1)
    table[ADA].gold = 10
    table.go("cathedral")
    prompt = WORDS.say(table.question(ADA).prompt)
    assert prompt == (
        "Your cubes: 1 metal, 3 stone, and 5 sand. Your gold: 10. The proposal brings 5 points and 2 gold: "
        "Architect, Tool Maker, Potter (twice), Mortar Mixer (once; 3 at most), and Stonecutter (once; 4 at most). "
        "You keep 1 metal and 1 stone."
    )


def test_the_proposal_says_which_cubes_cannot_stay() -> None:
    table = Table(2)
    table.team(ADA, "stonecutter", starters=False)
    table.give(ADA, sand=4, stone=2, metal=3)
    table.go("cathedral")
    prompt = WORDS.say(table.question(ADA).prompt)
    assert "The proposal brings 1 point: Stonecutter (once; 4 at most)." in prompt
    assert "You keep 3 metal and 2 sand and give back 2 sand, since only five cubes may stay." in prompt


def test_the_proposal_says_that_what_craftsmen_need_next_is_kept() -> None:
    table = Table(2)
    table.team(ADA, "carpenter_2", "stonecutter", starters=False)
    table.give(ADA, wood=4, stone=13)
    table.go("cathedral")
    prompt = WORDS.say(table.question(ADA).prompt)
    assert "You keep 4 stone and 1 wood and give back 1 stone and 1 wood, since only five" in prompt


def test_a_proposal_that_spends_nothing_says_so() -> None:
    table = Table(2, round=5)
    table.team(ADA, "goldsmith_5", starters=False)
    table[ADA].gold = 12
    table.give(ADA, stone=4, wood=3)
    table.go("cathedral")
    prompt = WORDS.say(table.question(ADA).prompt)
    assert prompt == (
        "Your cubes: 4 stone and 3 wood. Your gold: 12. The proposal is that nobody works, and that you keep your gold. "
        "You keep 2 stone and 3 wood and give back 2 stone, since only five cubes may stay."
    )
    assert "As proposed: keep your gold" in [said("plan", value) for value in table.values(ADA, "plan")]


def test_the_proposal_of_the_last_round_pays_and_keeps_nothing() -> None:
    table = Table(2, round=6)
    table.team(ADA, "goldsmith_5", starters=False)
    table[ADA].gold = 10
    table.give(ADA, wood=1)
    table.go("cathedral")
    prompt = WORDS.say(table.question(ADA).prompt)
    assert (
        "The proposal brings 3 points for 9 gold: Goldsmith (3 times; 6 at most). That leaves 1 wood."
        in prompt
    )


def test_two_craftsmen_of_one_name_are_told_apart_in_proposal_and_news() -> None:
    table = Table(2)
    table.team(ADA, "carpenter_2", "carpenter_3", starters=False)
    table.give(ADA, wood=4)
    table.go("cathedral")
    for_each = "Carpenter (twice) and Carpenter (twice; 3 at most)"
    assert for_each in WORDS.say(table.question(ADA).prompt)
    table.do(ADA, plan="best")
    assert f"Ada builds for 4 points: {for_each}." in table.told(BEN)


def test_the_archbishops_help_is_named() -> None:
    table = Table(2)
    table.team(ADA, "sculptor_3", starters=False)
    table.event("archbishop")
    table.give(ADA, stone=2)
    table.go("event")
    assert "Sculptor 2 times (one more than the card says)" in WORDS.say(table.question(ADA).prompt)


def test_what_is_not_confirmed_is_said_plainly() -> None:
    about = WORDS("pillars-about")
    for name in ("Rieneck", "Stadler", "Follett", "Kosmos"):
        assert name in about
    for card in (*craftsmen().values(), *advantages().values(), *events().values()):
        if card.confidence == "low":
            name = WORDS.say(Text(f"pillars-card-{card.id}"))
            assert name in about, f"{name} is not confirmed"


def test_about_and_rules_fit_a_message() -> None:
    assert len(WORDS("pillars-about")) < 1900
    for page in rulebook(TITLE.id).page:
        assert len(rules(TITLE, page.id)) < 1900


def test_the_rules_tell_how_everybody_starts() -> None:
    told = rules(TITLE, "start")
    for start in ("12 workers", "3 builders", "3 craftsmen", "2 points", "20 gold", "1 metal"):
        assert start in told


def test_the_rules_tell_who_trades_what_a_space_holds_and_when_the_market_is_filled() -> None:
    assert "Each space holds one builder." in rules(TITLE, "builders")
    assert "The Market holds 4 sand, 4 wood and 4 stone" in rules(TITLE, "start")
    assert "**Market.** Only those with a builder there trade" in rules(TITLE, "board")
    between = rules(TITLE, "between")
    for what in ("never earlier, the Market is filled up to 4", "1 metal again", "Grey workers go back"):
        assert what in between


def test_the_bishops_question_says_what_the_event_does() -> None:
    table = Table(2)
    table.stand("bishop", ADA)
    table.event("cold_winter")
    table.go("event")
    prompt = WORDS.say(table.question(ADA).prompt)
    assert WORDS.say(effect_text("cold_winter")) in prompt


def test_news_of_the_builders_do_not_say_that_all_cards_are_gone() -> None:
    table = Table(2)
    for _ in range(2):
        table.do(next(iter(table.asked)), card="pass")
    assert "The cards are done. Now the builders are drawn." in table.told()


def test_whoever_has_no_gold_left_pays_nothing() -> None:
    table = Table(2)
    table[ADA].gold = 0
    table.give(BEN, wood=2)
    table.event("william")
    table.go("event")
    assert "The event costs Ben 4 gold." in table.told()
    assert "Ada lacks 4 gold and loses 2 points." in table.told()


def test_news_of_a_builder_tells_place_and_price() -> None:
    table = Table(2)
    table.builders(ADA, BEN)
    table.do(ADA, space="bishop")
    assert "Ada places a builder for 7 gold. Bishop’s Seat." in table.told()


def decides(table: Table, seat: int) -> list[str]:
    """What stands below the question of a seat."""
    return [WORDS.say(line) for line in TITLE.decides(table.board, table.question(seat))]


def hints(table: Table, seat: int) -> dict[str, str | None]:
    """Every choice by its name, with what it does."""
    found = {}
    for option in table.question(seat).legal:
        hint = TITLE.hint_of(table.board, option.parts)
        found[WORDS.say(TITLE.together(option.parts))] = hint and WORDS.say(hint)
    return found


def test_a_builder_is_placed_with_track_bag_and_places_in_sight() -> None:
    table = Table(2)
    table.cards(kingsbridge=("tom", "jack"), shiring=("mason_1", "tool_maker"))
    table.stand("market", BEN)
    table.stand("court", BEN)
    table.builders(ADA, ADA, ADA, BEN)
    assert decides(table, ADA) == ["Still in the bag: 2 of Ada and 1 of Ben. The next one costs 6 gold."]
    table.do(ADA, space="pass")
    assert decides(table, ADA) == [
        "Waiting on the track, to be placed for nothing: Ada at 7.",
        "Still in the bag: 1 of Ada and 1 of Ben. The next one costs 5 gold.",
    ]
    table.do(ADA, space="pass")
    assert decides(table, ADA)[0] == "Waiting on the track, to be placed for nothing: Ada at 7 and 6."
    said = hints(table, ADA)
    assert said["King’s Court"] == "No tax this round"
    assert said["Shiring Castle"] == "2 workers more in the next round"
    assert said["Market"] == "Before this builder: Ben. For sale: 4 sand, 4 wood, and 4 stone"
    assert said["Start Player"] == "You begin the next round"
    assert said["Kingsbridge: Jack"] == "Room for 1 more craftsman."


def test_the_first_at_court_gets_the_metal() -> None:
    table = Table(2)
    table.builders(ADA)
    assert hints(table, ADA)["King’s Court"] == "No tax this round, and 1 metal"


def test_a_deal_says_what_is_left_and_what_is_lost() -> None:
    table = Table(2)
    table.stand("market", ADA)
    table.give(ADA, metal=2)
    table[ADA].gold = 22
    table.go("trading")
    said = hints(table, ADA)
    assert said["Sell 1 metal for 5 gold"] == "You have 27 gold then"
    assert said["Sell 2 metal for 10 gold"] == (
        "You have 30 gold then; 2 is lost, since nobody has more than 30"
    )
    assert said["Buy 3 sand for 6 gold"] == "You have 16 gold then"


def test_of_what_is_too_dear_only_the_first_is_shown() -> None:
    table = Table(2)
    table.stand("market", ADA)
    table.team(ADA, "woodworker", starters=False)
    table[ADA].gold = 5
    table.go("trading")
    shut = [dict(one.parts) for one in table.question(ADA, teach=True).shown if one.blocked is not None]
    assert shut == [
        {"deal": "buy_sand", "amount": "3"},
        {"deal": "buy_wood", "amount": "2"},
        {"deal": "buy_stone", "amount": "2"},
    ]
    assert table.why(ADA, deal="buy_stone", amount=4) == "gold"


def test_the_work_of_a_craftsman_says_what_it_takes_and_brings() -> None:
    table = Table(2)
    table.team(ADA, "potter_2", "goldsmith_5", starters=False)
    table.give(ADA, sand=2)
    table[ADA].gold = 4
    table.go("cathedral")
    said = hints(table, ADA)
    assert said["Potter (twice)"] == "2 sand for 2 points"
    assert said["Goldsmith (once; 6 at most)"] == "3 gold for 1 point"


def test_gold_alone_is_told_without_points_and_so_is_what_is_lost() -> None:
    table = Table(2)
    table.team(ADA, "tool_maker", starters=False)
    table.give(ADA, metal=1)
    table.team(BEN, "tool_maker", "architect", starters=False)
    table.give(BEN, metal=1)
    table[BEN].gold = 29
    table.go("cathedral")
    told = table.told()
    assert "Tool Maker brings Ada 2 gold." in told
    assert "Nobody can have more than 30 gold: Ben loses 1." in told
    assert any(line.startswith("Ben builds for 1 point and 1 gold") for line in told)
