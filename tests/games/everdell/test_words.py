"""Whatever Everdell can ask, offer, tell or describe can be said in all five languages."""

from __future__ import annotations

from random import Random

import pytest

from fairyring.games.everdell import GAME
from fairyring.kernel.drawing import as_text
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from fairyring.kernel.text import LANGUAGES, texts
from fairyring.kernel.words import Message
from tests.games.everdell.scene import Scene
from tests.text.test_words_in_games import Listener


@pytest.fixture(scope="module")
def listener() -> Listener:
    return Listener(GAME)


ALL = tuple(module.id for module in GAME.modules)


@pytest.mark.parametrize("modules", [(), ALL], ids=("base", "modules"))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_a_random_game_says_has_words(players: int, modules: tuple[str, ...], listener: Listener) -> None:
    chance = Random(players)
    for seed in range(3):
        options = {"year": str(seed + 1)} if players == 1 else {}
        session = Session.start(GAME.checked(Setup("everdell", players, modules, options, seed)), game=GAME)
        while not session.over:
            listener.hear(session.prompt().message)
            for option in session.options():
                listener.hear(option.message)
            names = [name for name in session.names() if name != "pass"] or ["pass"]
            for event in session.play(chance.choice(names)):
                listener.hear(GAME.tell(session.content, event, "Anna"))
        listener.hear(session.table.outcome().reason)
    assert {"ask-turn", "ask-pick", "option-visit", "option-play", "event-placed", "event-played"} <= listener.keys


def test_every_component_is_described(listener: Listener) -> None:
    content = GAME.content()
    for component in GAME.component_list(content):
        label = GAME.label(content, component["id"])
        sentences = GAME.words(content, component["id"])
        name = GAME.called(content, component["id"])
        assert label is not None and sentences and name is not None, component["id"]
        for message in (label, name, *sentences):
            listener.hear(message)
    assert GAME.label(content, "no such thing") is None and GAME.words(content, "no such thing") == []


def test_a_card_reads_like_this() -> None:
    content = GAME.content()
    english = texts("en", GAME)
    assert [english.say(one) for one in GAME.words(content, "farm")] == [
        "Costs 2 twigs, 1 resin.", "Production: 1 berry.", "Lets in free, once: Husband or Wife."]
    assert [english.say(one) for one in GAME.words(content, "inn")][1:3] == [
        "Visit: play a card from the Meadow for 3 resources less.",
        "Open to all: when an opponent visits it, you gain 1 point token."]
    assert english.say(GAME.label(content, "farm") or GAME.words(content, "farm")[0]) == (
        "Construction, Production, Common, 1 point")


@pytest.mark.rule("EVB-WORK-02", "EVB-FOREST-00", "EVB-HAVEN-01")
def test_a_location_tells_for_how_many_workers_it_has_room() -> None:
    english = texts("en", GAME)
    room = {one: english.say(GAME.words(GAME.content(), one)[1])
            for one in ("two_resin", "one_berry", "haven", "f_two_any", "journey_5", "journey_2")}
    alone, together = "One worker.", "Any number of workers."
    assert room == {"two_resin": alone, "one_berry": together, "haven": together, "journey_5": alone,
                    "journey_2": together, "f_two_any": "One worker; with 4 players two, of different players."}


def test_an_event_tells_what_a_city_needs_for_it() -> None:
    english = texts("en", GAME)
    assert [english.say(one) for one in GAME.words(GAME.content(), "grand_tour")] == [
        "Needs in your city: 3 Destination cards.", "Worth 3 points."]
    assert [english.say(one) for one in GAME.words(GAME.content(), "tax_relief")] == [
        "Needs in your city: Judge and Queen.", "When achieved: activate all your Production cards.",
        "Worth 3 points."]


def test_a_legend_tells_whom_it_stands_for() -> None:
    english = texts("en", GAME)
    assert [english.say(one) for one in GAME.words(GAME.content(), "strongroot_castle")][2:] == [
        "A Legend: has a space of its own, never leaves the city and cannot be copied.",
        "Counts as Castle: discard that card from your city to play the Legend free.", "Lets in free, once: King."]


def test_an_option_says_what_it_gives_and_costs() -> None:
    scene = Scene().city(0, "farm").hand(0, "husband").goods(0, berry=3).begin()
    english = texts("en", GAME)
    assert english.say(scene.option("visit three_twigs").message) == "Twig Bank: gain 3 twigs"
    assert english.say(scene.option("visit one_berry_card").message) == "Berry Hedge: gain 1 berry; then draw 1 card"
    assert english.say(scene.option("visit haven").message) == (
        "Haven: discard any number of cards from your hand; for that gain 1 resource of your choice for every 2")
    assert english.say(scene.option("play husband").message) == "Husband: moves into Farm free"
    assert english.say(scene.option("play husband otherwise").message) == "Husband, otherwise: pay 3 berries"
    assert english.say(scene.table.asked().message) == "Your turn: place one of 2 workers or play a card. It is winter."


def test_an_event_says_what_it_is_worth_before_a_worker_goes_there() -> None:
    english = texts("en", GAME)
    said = {name: english.say(Scene().specials("tax_relief", "flying_doctor_service").city(
        0, "inn", "lookout", "queen", "judge", "doctor", "postal_pigeon").option(f"visit {name}").message)
        for name in ("grand_tour", "tax_relief", "flying_doctor_service")}
    assert said == {"grand_tour": "Grand Tour: worth 3 points",
                    "tax_relief": "Tax Relief: worth 3 points, activate your Production cards",
                    "flying_doctor_service": "Flying Doctor Service: at the end: 3 × pairs in all cities"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_the_terminal(language: str) -> None:
    scene = Scene(1).city(0, "farm", "inn").city(1, "king").hand(0, "wife", "bard").workers(0, "three_twigs").begin()
    drawn = as_text(GAME, scene.view(0), GAME.content(), language)
    words = texts(language, GAME)
    for ident in ("farm", "inn", "king", "wife", "bard", "three_twigs", "grand_tour"):
        name = GAME.called(GAME.content(), ident)
        assert name is not None and words.say(name) in drawn.replace("\n", " "), ident
    assert "[" not in drawn.replace("[1]", "").replace("[2]", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_modules_in_the_terminal(language: str) -> None:
    scene = Scene(modules=("legends", "powers")).power(0, "spiders", figure="f_three_berries").power(1, "pigs")
    scene.stack("farm", "farm").legends(0, "tarry_hare").legends(1, "click_clacks").begin()
    drawn = as_text(GAME, scene.view(0), GAME.content(), language).replace("\n", " ")
    words = texts(language, GAME)
    for ident in ("tarry_hare", "spiders", "pigs", "f_three_berries", "farm"):
        name = GAME.called(GAME.content(), ident)
        assert name is not None and words.say(name) in drawn, ident
    hidden = GAME.called(GAME.content(), "click_clacks")
    assert hidden is not None and words.say(hidden) not in drawn


def test_what_is_taken_off_a_card_is_not_told_as_laid_on_it() -> None:
    scene = Scene().city(0, "clock_tower").on(0, "clock_tower", point=3).workers(0, "three_twigs", "one_berry")
    scene.prepare("use clock_tower", "copy three_twigs")
    english = texts("en", GAME)
    told = [english.say(GAME.tell(scene.session.content, event, "Anna")) for event in scene.told("laid")]
    assert told == ["Anna: 1 point token taken off Clock Tower"]


def test_whoever_gets_something_is_called_by_name() -> None:
    scene = Scene(3).hand(0, "fool").city(0, "fool").goods(0, berry=3).play("play fool")
    assert [option.message for option in scene.session.options()] == [Message("player", {"seat": 1}),
                                                                      Message("player", {"seat": 2})]
    scene.play("to seat 2")
    words = texts("en", GAME)
    told = GAME.story(scene.session.content, scene.events, ["Anna", "Ben", "Cleo"])
    assert "Anna: Fool goes to Ben" in [words.say(message) for event, message in told if event.kind == "sent"]


def test_whose_place_it_is_is_told_by_name() -> None:
    scene = Scene(2).city(1, "inn").meadow("farm").goods(0, twig=2, resin=1).begin()
    message = scene.option("visit inn of 2").message
    assert (message.args["owner"], message.args["whose"]) == (2, Message("player", {"seat": 1}))
    assert scene.option("visit three_twigs").message.args["owner"] == 0


def test_two_for_each_is_told_as_one_number() -> None:
    content = GAME.content()
    toad = content.cards[content.kind_of["barge_toad"]].production
    assert texts("en", GAME).say(toad.say()) == "gain twigs: 2 for each of your city’s Farm"
    assert texts("de", GAME).say(toad.say()).endswith("je 2 für Farm deiner Stadt")
