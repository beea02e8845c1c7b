"""The sentences written by hand say what the entries say, in every language, and give way to a pack's own effects."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.sentences import DOING, entry_of, sentence, told
from fairyring.kernel.text import LANGUAGES, texts
from fairyring.kernel.words import Message
from tests.text.messages import read_messages

CONTENT = GAME.content()
STEMS: dict[str, dict[str, str]] = {
    "en": {"twig": "twig", "resin": "resin", "pebble": "pebble", "berry": "berr", "any": "resource", "point": "point",
           "critter": "Critter", "construction": "Construction", "common": "Common", "unique": "Unique",
           "purple": "Prosperity"},
    "de": {"twig": "Zweig", "resin": "Harz", "pebble": "Kiesel", "berry": "Beere", "any": "Rohstoff", "point": "Punkt",
           "critter": "Wesen", "construction": "Bauwerk", "common": "gewöhnlich", "unique": "einzigartig",
           "purple": "Wohlstand"},
    "fr": {"twig": "brindille", "resin": "résine", "pebble": "galet", "berry": "baie", "any": "ressource",
           "point": "point", "critter": "Créature", "construction": "Construction", "common": "Commune",
           "unique": "Unique", "purple": "Prospérité"},
    "it": {"twig": "ramett", "resin": "resin", "pebble": "ciottol", "berry": "bacc", "any": "risors", "point": "punt",
           "critter": "Animal", "construction": "Costruzion", "common": "comun", "unique": "unic",
           "purple": "Prosperità"},
    "ru": {"twig": "вет(к|ок)", "resin": "смол", "pebble": "камуш", "berry": "ягод", "any": "ресурс", "point": "очк",
           "critter": "существ", "construction": "сооружени", "common": "обычн", "unique": "уникальн",
           "purple": "Процветани"},
}
"""How what the notation names is called, as far as every case and number of it begins alike."""

IMPLIED = {"swap": "any", "spend_tokens": "any", "give_mixed": "any", "max_points": "point", "imprison": "critter"}
"""What words of the notation are about without naming it."""


def notation(component: str) -> str:
    return " ".join(str(value) for key, value in told()[component].items() if key in DOING)


def meant(component: str) -> set[str]:
    """What the sentence on a component has to speak of."""
    words = set(re.findall(r"[a-z_]+", notation(component)))
    found = (words & STEMS["en"].keys()) | {IMPLIED[word] for word in words & IMPLIED.keys()}
    return found | ({"point"} if "bonus" in told()[component] else set())


def said(component: str, language: str) -> str:
    return texts(language, GAME).say(Message(f"does-{component}"))


def test_every_sentence_was_written_for_what_its_component_does_now() -> None:
    """Whoever changes an effect looks at its sentence in every language, and then changes told.toml."""
    assert [one for one in told() if sentence(CONTENT, one) is None] == []


def test_every_sentence_has_its_component_and_every_component_that_does_anything_its_sentence() -> None:
    written = {key.removeprefix("does-") for key in read_messages(GAME.folder / "text" / "en.ftl")
               if key.startswith("does-")}
    tables = ("card", "basic_location", "forest_location", "haven", "journey", "basic_event", "special_event")
    doing = {one["id"] for table in tables for one in CONTENT.facts.tables[table] if one.keys() & set(DOING)}
    assert written == set(told()) == doing


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_has_the_numbers_of_the_notation(language: str) -> None:
    """All but 0 and 1, which may hide in "up to" and "a card"."""
    for component in told():
        text = said(component, language)
        numbers = {int(number) for number in re.findall(r"\d+", notation(component))}
        assert {int(number) for number in re.findall(r"\d+", text)} - {1} == numbers - {0, 1}, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_speaks_of_the_goods_and_kinds_of_the_notation_and_of_no_others(language: str) -> None:
    for component in told():
        text = said(component, language)
        spoken_of = {name for name, stem in STEMS[language].items() if re.search(stem, text, re.IGNORECASE)}
        assert meant(component) - spoken_of == set(), text
        assert spoken_of - meant(component) - {"any", "point", "critter", "construction"} == set(), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_names_the_cards_of_the_notation(language: str) -> None:
    for component in told():
        text = said(component, language).lower()
        for card in set(re.findall(r"[a-z_]+", notation(component))) & CONTENT.kind_of.keys():
            name = texts(language, GAME).say(Message(f"card-{card}")).lower()
            assert name[:4] in text, (text, name)


def with_pack(tmp_path: Path, entry: str) -> Any:
    (tmp_path / "pack.toml").write_text(f'game = "everdell"\nformat = 1\n\n{entry}', encoding="utf-8")
    return GAME.content((tmp_path,))


def english(content: Any, component: str) -> list[str]:
    return [texts("en", GAME).sentence(one) for one in GAME.words(content, component)]


def test_what_a_pack_changes_is_told_in_the_words_of_its_notation(tmp_path: Path) -> None:
    content = with_pack(tmp_path, '[[card]]\nid = "farm"\nproduction = "gain(berry=2)"\n')
    assert english(content, "farm")[1] == "Production: gain 2 berries."
    assert english(content, "mine") == english(CONTENT, "mine")


def test_a_card_that_costs_less_does_what_it_did(tmp_path: Path) -> None:
    content = with_pack(tmp_path, '[[card]]\nid = "farm"\ncost = { twig = 1 }\npoints = 2\n')
    assert english(content, "farm") == ["Costs 1 twig.", *english(CONTENT, "farm")[1:]]


def test_a_sentence_that_speaks_of_the_card_itself_goes_by_what_it_is(tmp_path: Path) -> None:
    content = with_pack(tmp_path, '[[card]]\nid = "ever_tree"\ncolour = "red"\n')
    assert "this one included" in " ".join(english(CONTENT, "ever_tree"))
    assert "this one included" not in " ".join(english(content, "ever_tree"))


def test_a_card_that_is_kept_and_read_again_has_its_sentence() -> None:
    again = GAME.content_from(CONTENT.facts.data())
    assert entry_of(again, "inn")["visit"] == "play(from=meadow, reduce=3)"
    assert english(again, "inn") == english(CONTENT, "inn")
