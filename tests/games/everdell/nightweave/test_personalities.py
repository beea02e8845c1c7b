"""Her Personalities, and what holds for all of them (MIS-PER, MIS-MOD-01 to -05, -22)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell.nightweave.lair import AROUND, STRAIGHT
from tests.games.everdell.nightweave.lair_scene import LairScene, Made, card

PLAIN = ["king", "farm", "mine", "inn", "bard", "monk", "wife", "husband"]


def scene(personality: str, *cards: Made, level: int = 2, players: int = 1) -> LairScene:
    return LairScene(players, level, list(cards), personality=personality)


def standing(personality: str, slot: int, **goods: int) -> LairScene:
    """She stands on a slot of the plain Meadow, and it is your turn; she will only draw."""
    one = scene(personality, card("draw")).figure(slot).spiders(home=1)
    one.meadow(*PLAIN).goods(0, **goods)
    return one


@pytest.mark.rule("MIS-MOD-01", "MIS-MOD-02")
@pytest.mark.case("CASE-MIS-45")
def test_case_45_adjacency() -> None:
    assert [tuple(slot + 1 for slot in AROUND[at - 1]) for at in (6, 4)] == [(1, 2, 3, 5, 7), (3, 7, 8)]
    assert tuple(slot + 1 for slot in STRAIGHT[5]) == (2, 5, 7)
    for table in (AROUND, STRAIGHT):
        for one, others in enumerate(table):
            assert all(one in table[other] for other in others)
            places = [(slot // 4, slot % 4) for slot in range(8)]
            near = [slot for slot in range(8) if slot != one and max(
                abs(places[slot][0] - places[one][0]), abs(places[slot][1] - places[one][1])) == 1]
            straight = [slot for slot in near if places[slot][0] == places[one][0] or places[slot][1] == places[one][1]]
            assert sorted(others) == (near if table is AROUND else straight)
    assert standing("needy", 6).begin().table.view(0)["nightweave"]["adjacent"] == [0, 1, 2, 4, 6]


@pytest.mark.rule("MIS-PER-01")
def test_abominable_takes_what_lies_beside_her_when_she_prepares() -> None:
    one = scene("abominable", card("worker:haven")).figure(6).spiders(home=0).rolling(4)
    one.meadow(*PLAIN).deck("castle", "palace", "ruins", "judge", "crane", "school", "theater")
    one.her_turn()
    assert one.table.idents(one.lair.won) == ["farm", "bard", "wife"]
    assert (one.season_of(1), one.meadow_now()[:4]) == ("spring", ["king", "castle", "mine", "school"])
    last = scene("abominable", card("worker:haven")).her_season("autumn").figure(1).spiders(home=0)
    last.meadow(*PLAIN)
    last.her_turn()
    assert (sorted(last.her_cards()), last.lair.won) == (["bard", "farm"], [])


@pytest.mark.rule("MIS-PER-02", "MIS-MOD-03")
def test_needy_wants_a_token() -> None:
    poor = standing("needy", 1, twig=9, resin=9, pebble=9, berry=9)
    assert not {"play farm from 2", "play bard from 5", "play monk from 6"} & set(poor.names())
    assert "play mine from 3" in poor.names()
    rich = standing("needy", 1, twig=9, resin=9, pebble=9, berry=9, point=1).play("play farm from 2")
    assert (rich.tokens_of(0), rich.tokens_of(1)) == (0, 1)
    free = standing("needy", 3, point=1).city(0, "monastery").play("play monk from 6")
    assert (free.tokens_of(1), free.tokens_on_cards(0)) == (1, ["monastery"])
    thrown = standing("needy", 1, berry=9).hand(0, "undertaker").play("play undertaker")
    assert {"discard farm from 2", "discard bard from 5"} <= set(thrown.names())  # discarding is free


@pytest.mark.rule("MIS-PER-03", "MIS-MOD-04")
def test_clumsy_knocks_cards_over() -> None:
    one = scene("clumsy", card("place_nightweave")).rolling(1)
    one.meadow(*PLAIN).deck("castle", "palace", "ruins")
    one.her_turn()
    assert one.meadow_now() == [None, "castle", "mine", "inn", "palace", "ruins", "wife", "husband"]
    assert sorted(one.discard_now()) == ["bard", "farm", "monk"]
    taken = standing("clumsy", 1, twig=2, resin=1).deck("castle", "palace", "ruins")
    taken.play("play farm from 2")
    assert taken.meadow_now() == [None, "castle", "mine", "inn", "palace", "ruins", "wife", "husband"]
    order = [event.kind for event in taken.events if event.kind in ("played", "nightweave-throws", "gained")]
    assert order == ["played", "nightweave-throws", "nightweave-throws", "gained"]  # before the card's own effect
    far = standing("clumsy", 1, twig=1, resin=1, pebble=1).play("play mine from 3")
    assert far.discard_now() == []


@pytest.mark.rule("MIS-PER-04")
def test_narcissistic_keeps_others_away() -> None:
    one = standing("narcissistic", 1, twig=9, resin=9, pebble=9, berry=9)
    assert sorted(name for name in one.names() if " from " in name and not name.endswith("otherwise")) == [
        "play husband from 8", "play inn from 4", "play mine from 3", "play wife from 7"]
    for slot, count in ((2, 2), (3, 0)):
        plays = scene("narcissistic", card("play_meadow")).figure(1).spiders(home=1).rolling(slot)
        plays.meadow(*PLAIN)
        assert plays.her_turn().her_tokens() == count


@pytest.mark.rule("MIS-PER-05", "MIS-MOD-16")
def test_nonchalant_moves_on() -> None:
    one = standing("nonchalant", 1, twig=2, resin=1).deck("castle", "palace", "ruins")
    one.play("play farm from 2")
    rolled = [event.facts["die"] for event in one.told("nightweave-rolls")]
    slot = int(str(rolled[-1]))
    assert (one.lair.figure, slot != 1, len(one.lair.won)) == (slot - 1, True, 1)
    assert (one.meadow_now()[slot - 1], one.meadow_now().count(None)) == (None, 1)
    far = standing("nonchalant", 1, twig=1, resin=1, pebble=1).play("play mine from 3")
    assert far.lair.figure == 0


@pytest.mark.rule("MIS-PER-05")
def test_nonchalant_rolls_again_when_the_die_shows_her_own_space() -> None:
    for seed in range(60):
        one = standing("nonchalant", 1, twig=2, resin=1)
        one.table.reseed(seed)
        one.play("play farm from 2")
        rolled = [event.facts["die"] for event in one.told("nightweave-rolls")]
        if rolled[0] == 1:
            assert rolled[-1] != 1 and one.lair.figure + 1 == rolled[-1]
            return
    raise AssertionError("the die never shows 1")


@pytest.mark.rule("MIS-PER-06")
def test_killjoy_wants_a_card_of_the_same_colour() -> None:
    rich = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}
    none = standing("killjoy", 1, **rich).hand(0, "king")
    assert "play farm from 2" not in none.names()
    one = standing("killjoy", 1, twig=2, resin=1).hand(0, "mine", "doctor", "king").play("play farm from 2")
    assert sorted(one.names()) == [
        "replace by doctor", "replace by mine"]
    one.play("replace by doctor")
    assert (one.meadow_now()[1], sorted(one.hand_of(0)), one.city_of(0)) == ("doctor", ["king", "mine"], ["farm"])


@pytest.mark.rule("MIS-PER-07")
@pytest.mark.case("CASE-MIS-47")
def test_case_47_notable_and_a_free_play() -> None:
    def options(slot: str, **goods: int) -> LairScene:
        one = scene("notable", card("draw")).figure(2).spiders(home=1)
        names: list[str | None] = ["king", None, "castle", "palace"]
        names[3 if slot == "4" else 2] = "teacher"
        one.meadow(*names).city(0, "school").goods(0, **goods)
        return one

    assert "play teacher from 3" not in options("3").names()
    assert options("3", berry=1).play("play teacher from 3").goods_of(0) == {}
    assert "play teacher from 4" in options("4").names()
    swapped = scene("notable", card("draw")).figure(1).spiders(home=1)
    swapped.meadow("king", "mine").city(0, "judge").goods(0, twig=1, resin=2, pebble=1)
    swapped.play("play mine from 2")
    assert swapped.goods_of(0) == {"pebble": 1}  # the Judge pays the berry with resin
    drawn = standing("notable", 1).season(0, "spring").workers(0, "one_berry", "one_berry", "one_berry")
    assert "draw farm from 2" in drawn.prepare().names()


@pytest.mark.rule("MIS-PER-08", "MIS-MOD-05")
@pytest.mark.case("CASE-MIS-46")
def test_case_46_naughty() -> None:
    def played(name: str, slot: int, *moves: str) -> int:
        one = scene("naughty", card("worker:haven")).figure(1).spiders(home=1)
        names: list[str | None] = [None, "castle", "castle", "palace", "palace"]
        names[slot - 1] = name
        one.meadow(*names).hand(0, "king").goods(0, berry=9, twig=9, pebble=9, resin=9).city(0, "lookout")
        one.play(f"play {name} from {slot}", *moves)
        return one.tokens_of(1)

    assert played("doctor", 2, "yield berry", "yield king", "done") == 2
    assert played("doctor", 2, "done") == 4
    assert played("doctor", 2, *["yield berry"] * 4) == 0
    assert played("wanderer", 3) == 0
    assert played("monk", 5, "done", *["skip"]) == 1
    arrives = scene("naughty", card("draw")).figure(1).spiders(home=1)
    arrives.meadow(None, "farm").deck("mine").goods(0, twig=9, resin=9, pebble=9)
    arrives.play("play farm from 2", "done", "play mine from 2", "done")  # a card that comes next to her counts
    assert arrives.tokens_of(1) == 1 + 2


@pytest.mark.rule("MIS-MOD-15", "MIS-PER-08")
def test_naughty_leaves_you_what_a_toll_will_need() -> None:
    def playing(ploy: str, *moves: str, hand: tuple[str, ...] = (), **goods: int) -> LairScene:
        one = LairScene(1, 2, [card("draw")], personality="naughty", schemes=ploy).figure(1).spiders(home=1)
        one.lair.schemes = [one.lair.seasonal.pop()]
        one.meadow(None, "farm", None, None, "teacher").city(0, "school").hand(0, *hand).goods(0, **goods)
        return one.play(*moves)

    both = playing("ground_spiders", "play farm from 2", twig=2, resin=1, berry=2)
    assert (both.goods_of(0), both.tokens_of(1)) == ({"berry": 1}, 1)  # two for the toll; the Farm gives the berry
    spare = playing("ground_spiders", "play farm from 2", twig=2, resin=1, berry=3)
    assert spare.names() == ["yield berry", "done"]
    assert (spare.play("yield berry").goods_of(0), spare.tokens_of(1)) == ({"berry": 1}, 0)
    cards = playing("inquiring_gaze", "play teacher from 5", hand=("king", "queen"), berry=9)
    assert cards.names() == ["yield berry", "done"]  # the toll is two cards


@pytest.mark.rule("MIS-PER-09")
def test_you_is_whoever_takes_the_card() -> None:
    one = scene("needy", card("draw"), players=2).figure(1).spiders(home=1)
    one.meadow(*PLAIN).goods(0, twig=2, resin=1, point=1).goods(1, point=1)
    one.play("play farm from 2")
    assert [one.tokens_of(seat) for seat in (0, 1, 2)] == [0, 1, 1]


@pytest.mark.rule("MIS-MOD-22")
def test_several_cards_are_drawn_one_by_one() -> None:
    one = standing("naughty", 1, berry=1).season(0, "spring").workers(0, "one_berry", "one_berry", "one_berry")
    one.prepare("draw farm from 2")
    assert one.names() == ["yield farm", "yield berry", "done"]
    one.play("yield berry", "draw bard from 5")
    assert one.meadow_now()[1] is None  # filled again when all are drawn
    one.play("done")
    assert (sorted(one.hand_of(0)), one.tokens_of(1), one.meadow_now().count(None)) == (["bard", "farm"], 1, 1)
    spent = standing("naughty", 1).season(0, "spring").workers(0, "one_berry", "one_berry", "one_berry")
    spent.prepare("draw farm from 2", "yield farm")
    assert (spent.hand_of(0), len(spent.table.lines()) > 3) == ([], True)  # bots find their way with an empty hand
    needy = standing("needy", 1, point=1).season(0, "spring").workers(0, "one_berry", "one_berry", "one_berry")
    needy.prepare("draw farm from 2")
    assert not {"draw bard from 5", "draw monk from 6"} & set(needy.names())
