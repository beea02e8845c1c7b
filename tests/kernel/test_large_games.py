"""What the cards of four large games say can be said: every text is read and built with words of one line each.

The words do nothing; that they can be declared so, with their arguments and bounds, is what is shown.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from fairyring.kernel.arguments import Amount, Flag, Inside, Name, Names, Number, One, Pairs, Parameter, Some, Span
from fairyring.kernel.customs import Custom
from fairyring.kernel.effects import Word
from fairyring.kernel.errors import BadEffect
from fairyring.kernel.quantities import Condition, Quantity
from fairyring.kernel.reactions import Occasion
from fairyring.kernel.vocabulary import Vocabulary

TEXTS: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("large_games.toml").read_text("utf-8"))

GOODS = ("twig", "resin", "pebble", "berry", "any", "point")
GOOD = One("good", *GOODS)
GAINED = Pairs("goods", GOODS)
SPAN = Span("count", 0, 99, words=("all",))
CARDS = (One("kind", "critter", "construction", default="", key=True),
         One("rarity", "common", "unique", default="", key=True), One("colour", "tan", "green", "red", "blue", "purple",
         default="", key=True), Name("id", "", key=True))
FROM = Some("from", "hand", "meadow", "deck", "discard", "drawn", "city", "market", "deck_top", "opponent_hand",
            key=True, default="hand")
COUNT = Number("count", 1, 9)
REST = One("what", "rest")

EFFECTS: dict[str, tuple[Parameter, ...]] = {
    "activate_production": (), "refill": (), "draw_to_limit": (), "refund": (), "take_all_from_self": (),
    "gain": (GAINED,), "put_on_self": (GAINED,), "put_on_event": (GAINED,), "score": (Amount("points"),),
    "draw_meadow": (SPAN,), "discard_meadow": (COUNT,), "keep": (COUNT,), "recall_worker": (COUNT,), "discard": (REST,),
    "set_aside": (GOOD, SPAN), "take_to_hand": (SPAN,), "play_free":
    (COUNT, FROM, Number("max_points", 0, 9, 9, key=True)), "play": (COUNT, FROM, Number("reduce", 1, 9, key=True)),
    "activate_location": (Some("type", "basic", "forest", key=True, default="basic"), Names("not", "", key=True),
                          One("where", "any", "own_worker", "any_worker", "opponent_worker", key=True),
                          Span("count", 0, 2, (1, 1), key=True)),
    "activate": (SPAN, Flag("distinct"), Flag("once_per_turn"), One("colour", "green", key=True),
                 Names("not", "", key=True)),
    "hand_from_deck": (COUNT,), "hand_from_random_meadow": (COUNT,), "discard_random_meadow": (COUNT,),
    "move_edge_tile": (COUNT,), "relocate_mother": (One("whose", "opponent"), One("to", "empty_tile", key=True)),
    "steal_card": (COUNT, FROM), "take_cards": (COUNT, FROM), "gain_insects": (COUNT,),
    "place_spores": (SPAN, One("where", "own_network", key=True)), "mother_spore": (COUNT,),
    "remove_spores": (SPAN, One("whose", "one_opponent", key=True), One("where", "one_tile", key=True)),
    "scroll": (COUNT,), "vp": (Amount("count"),), "crystal": (COUNT,), "bear": (), "eagle": (), "reactivate": (),
    "grove": (),
    "draw": (Amount("count"),),
}
PAYMENTS: dict[str, tuple[Parameter, ...]] = {
    "pay": (GOOD, SPAN), "give": (GOOD, SPAN, Flag("split")), "give_mixed": (SPAN,), "give_cards": (COUNT,),
    "discard_hand": (SPAN,),
    "discard_city": (SPAN, Flag("not_self"), *CARDS), "reveal": (COUNT, FROM), "take_from_self": (GAINED,),
    "put_beneath": (Span("count", 0, 9, (0, 0)), Flag("rest"), FROM, *CARDS),
    "discard_self": (), "imprison": CARDS,
}
ODD: dict[str, tuple[Parameter, ...]] = {
    "copy_production": (One("scope", "own", "opponents", key=True),), "fool": (), "move_worker": (),
}
NUMBERS: dict[str, tuple[Parameter, ...]] = {
    "count": (One("where", "city", "opponents"), *CARDS), "supply": (GOOD,), "on_self": (GOOD,), "on_event": (GOOD,),
    "on_card": (Name("card"), GOOD), "events": (One("kind", "basic", "special"),),
    "pairs": (One("where", "all_cities"),),
    "workers_on": (Name("card"),), "prisoners": (), "beneath": (), "hand_size": (),
    "most_of_opponents": (Amount("number"),), "fields": (One("colour", "white", "green"),),
}
CONDITIONS: dict[str, tuple[Parameter, ...]] = {
    "has": (One("where", "city"), *CARDS), "paired": (One("what", "self"), Name("with", "")),
}
OCCASIONS: dict[str, tuple[Parameter, ...]] = {
    "played": CARDS, "placed": (One("place", "forest"),), "place": (One("place", "cauldron", "spellbook"),),
    "take_grove": (), "build_field": (), "gain_scroll": (), "take_deity_card": (), "take_salamander_card": (),
}
CUSTOMS: dict[str, tuple[Parameter, ...]] = {
    "reduce": (GAINED, One("of", "critter", "construction", default="", key=True),
               Inside("price", optional=True, key=True), Span("times", 0, 9, (1, 1), key=True, words=("all",))),
    "swap": (COUNT,), "spread_bonus": (COUNT,), "spore_with_mother": (), "allow_repeat_action": (),
    "discover_draw": (COUNT, Number("keep", 1, 9, key=True)), "mother_move": (COUNT,), "mother_spread": (COUNT,),
    "wind_reroll": (COUNT,),
}


def declared(base: type[Any], words: dict[str, tuple[Parameter, ...]], **more: Any) -> list[type[Any]]:
    return [type(word, (base,), {"word": word, "takes": takes, **more}) for word, takes in words.items()]


def new_vocabulary() -> Vocabulary:
    vocabulary = Vocabulary()
    vocabulary.learn([*declared(Word, EFFECTS), *declared(Word, PAYMENTS, counts=True), *declared(Word, ODD),
                      *declared(Quantity, NUMBERS), *declared(Condition, CONDITIONS), *declared(Occasion, OCCASIONS),
                      *declared(Custom, CUSTOMS)])
    for word in ("draw", "draw_meadow"):  # also a payment of sorts: what follows is about the cards drawn
        vocabulary.effects[word].counts = True
    return vocabulary


VOCABULARY = new_vocabulary()


def every(kind: str) -> list[str]:
    return [text for game in TEXTS.values() for text in game.get(kind, [])]


@pytest.mark.parametrize("text", [*every("season"), *every("card"), *every("place"), *every("event"), *every("odd")])
def test_an_effect_can_be_said(text: str) -> None:
    step = VOCABULARY.step(text)
    assert new_vocabulary().step(step.name).name == step.name
    assert step.tree()["op"]
    assert step.say().key


@pytest.mark.parametrize("text", every("score"))
def test_a_number_can_be_said(text: str) -> None:
    number = VOCABULARY.number(text)
    assert VOCABULARY.number(number.name).name == number.name


@pytest.mark.parametrize("text", every("custom"))
def test_a_custom_can_be_said(text: str) -> None:
    custom = VOCABULARY.custom(text)
    assert VOCABULARY.custom(custom.name).tree() == custom.tree()


@pytest.mark.parametrize(("when", "does"), every("when"))
def test_a_reaction_can_be_said(when: str, does: str) -> None:
    reaction = VOCABULARY.reaction(when, does)
    assert reaction.word == when.partition("(")[0]
    assert reaction.by == ("others" if "by=others" in when else "anyone" if "by=anyone" in when else "me")
    assert (reaction.optional, reaction.once) == ("optional" in when, "once" in when)


def test_hardly_a_card_needs_a_word_of_its_own() -> None:
    town = TEXTS["town"]
    shared = [text for kind in ("season", "card", "place", "event", "custom", "when") for text in town[kind]]
    assert len(shared) >= 60
    assert len(town["odd"]) <= 10
    assert not TEXTS["mist"]["odd"]


@pytest.mark.parametrize(("when", "what"), [
    ("plaid", 'unknown occasion "plaid"; did you mean played?'),
    ("played & placed(forest)", 'when "played & placed(forest)": should be one word such as played'),
    ("played(by=him)", 'played: unknown by "him"; use me, others or anyone'),
])
def test_a_reaction_said_wrongly_is_told(when: str, what: str) -> None:
    with pytest.raises(BadEffect) as caught:
        VOCABULARY.reaction(when, "refill")
    assert str(caught.value) == what


def test_the_words_of_a_module_are_found() -> None:
    module = ModuleType("odd_cards")
    module.Fool = declared(Word, {"fool": ()})[0]  # type: ignore[attr-defined]
    vocabulary = Vocabulary(module)
    assert list(vocabulary.effects) == ["fool"]
