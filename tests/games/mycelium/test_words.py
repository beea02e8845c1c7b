"""Everything that can be asked, chosen, told and looked at can be said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from fairyring.games.mycelium import GAME
from fairyring.games.mycelium.describing import UNTOLD
from fairyring.kernel.game import Setup
from fairyring.kernel.text import LANGUAGES, texts
from fairyring.kernel.words import Event, Message
from tests.games.mycelium.messages import made_keys
from tests.games.mycelium.scene import Scene
from tests.text.messages import read_messages

TEXT = GAME.folder / "text"
NAMES: list[str | Message] = ["Ann", "Ben", "Cid", "Dot"]


def said(players: int, options: dict[str, str], seed: int) -> Iterator[Message]:
    """Every message of a game by chance, in which mushrooms grow and decay wherever they can."""
    content = GAME.content()
    table = GAME.new_table(GAME.checked(Setup("mycelium", players, (), options, seed)), content)
    dice = Random(seed)
    events: list[Event] = []
    table.sink = events
    while not table.over:
        yield table.asked().message
        yield from (option.message for option in table.described())
        wanted = [code for code, name in zip(table.options, table.names(), strict=True)
                  if name.startswith(("fruit", "decay"))]
        table.apply(dice.choice(wanted or table.options))
        names = GAME.names(table, NAMES[:players])
        yield from (GAME.tell(content, event, "" if event.seat < 0 else names[event.seat]) for event in events)
        events.clear()
    yield table.outcome().reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_whole_games_can_be_said(language: str) -> None:
    words = texts(language, GAME)
    for players, options in ((2, {}), (1, {}), (3, {"rival": "automa", "automa_level": "hard"})):
        for message in said(players, options, 3):
            text = words.say(message)
            assert text and not re.search(r"[\[\]{}]", text), (message.key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_can_be_described(language: str) -> None:
    words, content = texts(language, GAME), GAME.content()
    for component in content.facts.components:
        label = GAME.label(content, component)
        assert label is not None
        for message in (label, *GAME.words(content, component)):
            text = words.sentence(message)
            assert text and not re.search(r"[\[\]{}]|undefined", text), (component, text)
    assert GAME.label(content, "no such thing") is None and GAME.words(content, "no such thing") == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert read_messages(TEXT / f"{language}.ftl") == read_messages(TEXT / "en.ftl")


def test_no_message_is_missing() -> None:
    known = set(read_messages(TEXT / "en.ftl"))
    kinds = {f"event-{kind}" for path in GAME.folder.glob("*.py")
             for kind in re.findall(r'emit\("([a-z-]+)"', path.read_text(encoding="utf-8"))}
    assert (made_keys() | kinds) - known - {"option-skip"} == set()


def test_a_card_and_its_effect_in_english() -> None:
    words, content = texts("en", GAME), GAME.content()
    label = GAME.label(content, "penny_bun")
    assert label is not None and words.say(label) == "Mushroom, 7 points"
    assert [words.sentence(message) for message in GAME.words(content, "penny_bun")] == [
        "Costs spores: 3 green, 3 brown.", "Spreads 5 spores.",
        "Once it has decayed: your mother spreads 3 spores.", "Latin: Boletus edulis.",
        "Its threads live together with the roots of trees, which is why nobody has managed to farm it."]
    assert GAME.component_at(content, "hand:penny_bun") == "penny_bun"
    assert GAME.component_at(content, "tile:1,0,0") == ""


def test_an_effect_of_an_automa_card_is_told_like_that_of_a_mushroom() -> None:
    words, content = texts("en", GAME), GAME.content()
    assert set(content.his) == {one.ident for one in content.facts.components.values() if one.table == "automa_decay"}
    said = {one: [words.sentence(message) for message in GAME.words(content, one)] for one in content.his}
    assert said["automa_gain_insect"] == ["Take 1 insect token."]
    assert all(len(sentences) == 1 and len(sentences[0]) > 3 for sentences in said.values()), said


def test_the_log_tells_the_automa_in_short_and_the_events_in_full() -> None:
    scene = Scene(1, True).mother(1, "0,1,1").mother(0, "0,0,2").automa_card("automa_01").automa()
    kinds = [event.kind for event in scene.events]
    assert "automa-skips" in kinds, "why an action is impossible is told to whoever checks it"
    told = [event.kind for event, _ in GAME.story(scene.table.content, scene.events, ["Ann", "Automa"])]
    assert not set(told) & set(UNTOLD) and {"automa-card", "automa-spores", "automa-target"} <= set(told)
    assert all(event.rule.startswith(("MUA", "MUM")) for event in scene.events)


def test_the_automa_s_turn_is_told_in_short_and_step_by_step() -> None:
    """What it could not do, and every lot it drew, is there for whoever checks it; the log says what happened."""
    scene = Scene(1, automa=True).mother(0, "1,0,0").mother(1, "0,1,1").automa_card("automa_01").automa()
    words, content = texts("en", GAME), GAME.content()
    names = GAME.names(scene.table, ["Ann"])
    short = [words.say(message) for _, message in GAME.story(content, scene.events, names)]
    whole = GAME.whole_story(content, scene.events, names)
    assert [words.say(message) for _, message, aside in whole if not aside] == short
    asides = [words.say(message) for event, message, aside in whole if aside and event.kind == "automa-skips"]
    assert asides == ["Automa, FRUIT: no network can pay.", "Automa, DECAY: no mushroom is ripe and free."]
    assert all(event.rule.startswith(("MUA-", "MUM-")) for event, _, aside in whole if aside)
    assert not any("FRUIT" in line for line in short)


def test_others_are_called_as_the_table_calls_them() -> None:
    scene = Scene(2, automa=True).mother(0, "1,0,0").mother(1, "0,1,0").mother(2, "0,0,2").insects(0, 4)
    scene.hand(2, "penny_bun").play("send mother")
    words = texts("en", GAME)
    told = {option.name: words.say(option.message) for option in scene.table.described()}
    assert told["mother 2 to 1,1,0"] == "Player 2's mother to 1,1,0"
    assert told["mother 3 to 1,1,0"] == "Automa's mother to 1,1,0"
    scene.play("mother 3 to 1,1,0", "send mother", "mother 2 to 2,0,0")
    names = GAME.names(scene.table, ["Ann", "Ben"])
    lines = [words.say(message) for _, message in GAME.story(scene.table.content, scene.events, names)]
    assert [line for line in lines if "mother" in line] == ["Ann: a mother sent to 1,1,0 (Automa).",
                                                            "Ann: a mother sent to 2,0,0 (Ben)."]
