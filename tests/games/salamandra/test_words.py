"""Whatever Salamandra can ask, offer, tell or describe can be said in all five languages."""

from __future__ import annotations

from random import Random

import pytest

from fairyring.games.salamandra import GAME
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from fairyring.kernel.text import texts
from fairyring.kernel.words import Message
from tests.games.salamandra.scene import Scene
from tests.text.test_words_in_games import Listener


@pytest.fixture(scope="module")
def listener() -> Listener:
    return Listener(GAME)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_a_random_game_says_has_words(players: int, listener: Listener) -> None:
    chance = Random(players)
    for seed in range(3):
        session = Session.start(Setup("salamandra", players, (), {}, seed))
        while not session.over:
            listener.hear(session.prompt().message)
            for option in session.options():
                listener.hear(option.message)
            for event in session.play(chance.choice(session.names())):
                listener.hear(GAME.tell(session.content, event, "Anna"))
        listener.hear(session.table.outcome().reason)
    assert {"ask-turn", "ask-pay", "ask-turn-for", "ask-which", "ask-harvest", "ask-move", "option-build", "option-lay",
            "option-take-deity", "option-makes", "event-worked", "event-to-book", "event-final"} <= listener.keys


@pytest.mark.parametrize(("language", "letters"), [("en", "NESW"), ("de", "NOSW"), ("fr", "NESO"), ("it", "NESO"),
                                                   ("ru", "СВЮЗ")])
def test_the_slots_of_a_field_are_called_as_the_rules_of_that_language_call_them(language: str, letters: str) -> None:
    words = texts(language, GAME)
    for slot, letter in zip("NESW", letters, strict=True):
        args: dict[str, str | int] = {"field": "Rom", "slot": slot, "crystals": 0, "gain": "1", "active": 1,
                                      "player": "Ann"}
        for key in ("option-place", "option-place-bonus", "option-which", "option-wake", "option-move", "event-placed"):
            assert f" {letter}" in words.format(key, args), key


def test_every_component_is_described(listener: Listener) -> None:
    content = GAME.content()
    for component in GAME.component_list(content):
        label = GAME.label(content, component["id"])
        sentences = GAME.words(content, component["id"])
        assert label is not None and sentences, component["id"]
        for message in (label, *sentences):
            listener.hear(message)
    assert GAME.label(content, "no such thing") is None and GAME.words(content, "no such thing") == []


def test_a_field_reads_like_this() -> None:
    content = GAME.content()
    english, german = texts("en", GAME), texts("de", GAME)
    said = [english.say(message) for message in GAME.words(content, "field_19")]
    cauldron = "Cauldron, as your action: 1 fruit, 2 crystals for 3 points for each purple field with your apprentices."
    assert said == ["Costs 1 leaf, 1 flower, 1 crystal.", "Bonus slot: 1 scroll, 2 points.", cauldron]
    assert german.say(GAME.label(content, "field_21") or Message("")) == "Feld: gelb, grün"
    assert english.say(GAME.words(content, "eagle_09")[0]) == (
        "At any time of your turn: 3 crystals for 1 plant of any kind.")


def test_an_option_says_what_a_placement_pays() -> None:
    scene = Scene().corners({"0,0": "grove_18", "1,0": "grove_20"}).available(0, 1).begin()
    said = {option.name: texts("en", GAME).say(option.message) for option in scene.session.options()}
    assert said["place field_04 N"] == "Berry Meadow, bonus slot N: 1 point and 2 crystals"
    assert said["place field_04 W"] == "Berry Meadow, slot W: 1 crystal"
    assert said["place field_01 E"] == "Crystal Meadow, slot E"


def test_an_option_says_what_deity_cards_give_for_a_placement() -> None:
    scene = Scene().fields({"2,-1": "field_22"}).cards(0, "bear_09", "bear_10", "bear_02").available(0, 1).begin()
    said = {option.name: texts("en", GAME).say(option.message) for option in scene.session.options()}
    assert said["place field_22 E"] == "Altar of the Beasts, slot E; your cards: 2 points, 1 crystal"
    assert said["place field_04 E"].endswith("; your cards: 1 point")
    assert "your cards" not in said["place field_01 E"]


def test_the_log_tells_a_payment_in_the_order_in_which_it_happens() -> None:
    scene = Scene().fields({"2,-1": "field_13"}).man(0, "field_03 E", "field_13 W", "field_01 S").crystals(0, 1)
    scene.next("black", "black_salamander_3").play("temple black")
    lines = GAME.story(scene.session.content, scene.events[1:], ["Anna", "Ben"])
    assert [texts("en", GAME).say(line) for _, line in lines][:5] == [
        "Anna: Salamander honoured, black half of the temple", "Anna: Blossom Meadow gives 1 flower",
        "Anna: Blossom Still gives 1 white-purple potion", "Anna: 1 crystal paid", "Anna: Black Salamander 3 taken"]


def test_a_new_field_asks_for_what_is_possible() -> None:
    english = texts("en", GAME)

    def asked(scene: Scene) -> str:
        return english.say(scene.table.asked().message)

    both = Scene().crystals(0, 5).available(0, 1).row("field_22").play("build field_22", "at 2,1")
    assert asked(both) == "Altar of the Beasts is built. Place an apprentice on it, or take a card for a shared colour."
    card = Scene().crystals(0, 5).row("field_22").play("build field_22", "at 2,1")
    assert asked(card) == "Altar of the Beasts is built. Take a card for a shared colour."
    place = Scene().crystals(0, 5).available(0, 1).row("field_22").play("build field_22", "at 2,0")
    assert asked(place) == "Place an apprentice on Altar of the Beasts."


def test_paying_with_crystals_alone_says_that_nobody_works() -> None:
    scene = Scene().man(0, "field_04 E").crystals(0, 9).row("field_14").play("build field_14")
    said = [texts("en", GAME).say(option.message) for option in scene.table.described()]
    assert said == ["Berry Meadow: 1 fruit", "Nobody works: pay 5 crystals"]
