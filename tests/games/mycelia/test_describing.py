"""Effects in words."""

from __future__ import annotations

import pytest

from fairyring.games.mycelia import GAME
from fairyring.games.mycelia.describing import words, worth_telling
from fairyring.games.mycelia.vocabulary import VOCABULARY
from fairyring.kernel.text import LANGUAGES, texts
from tests.games.mycelia.scene import Scene

FORMS = {
    "leaves": ["leaves(1)", "leaves(5)"],
    "favour": ["favour(1)", "favour(2)"],
    "move": ["move(any,1)", "move(leaf,2)", "move(water,1..3)", "move(moss,2,exact)"],
    "remove": ["remove(any,1)", "remove(leaf,2)", "remove(water,1..3)", "remove(moss,1,exact)"],
    "field": ["field(water,need=2,move=1,remove=1)", "field(moss,need=3,exact,remove=1)", "field(any,need=1,move=2)"],
    "burst": ["burst(any,need=1,centre=0,sides=4,each=1)", "burst(water,need=0,centre=2,sides=1,each=1)",
              "burst(leaf,need=5,centre=1,sides=3,each=2)", "burst(leaf,need=0,centre=2,sides=0,each=1)"],
    "others": ["others(leaves(1))", "others(move(any,1) & leaves(1))"],
    "trash": ["trash(1)", "trash(2)"],
    "recycle": ["recycle(1)", "recycle(3)"],
    "tile": ["tile(c)"],
    "shrine": ["shrine(exact)"],
    "refresh": ["refresh(display)", "refresh(roots)"],
    "gwidyon_flip": ["gwidyon_flip"],
    "gwidyon_remove": ["gwidyon_remove(1)", "gwidyon_remove(3)"],
}


def test_every_word_of_the_vocabulary_can_be_said() -> None:
    assert set(VOCABULARY.effects) == set(FORMS)


@pytest.mark.parametrize("effect", [form for forms in FORMS.values() for form in forms])
def test_every_form_is_said_in_every_language(effect: str) -> None:
    said = {language: texts(language, GAME).say(VOCABULARY.step(effect).say()) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES), said
    assert not any("[" in words or "{" in words for words in said.values()), said


@pytest.mark.parametrize(("language", "words"), [
    ("en", "Up to 2 times: remove 1 drop from a moss field; then bonus for every other player: take 1 leaf"),
    ("de", "Bis zu 2-mal: 1 Tropfen von einem Moosfeld entfernen; danach Bonus für alle anderen: 1 Blatt nehmen"),
    ("fr", "Jusqu'à 2 fois : retirer 1 goutte d'une case Mousse ; puis bonus pour tous les autres : prendre 1 feuille"),
    ("it", ("Fino a 2 volte: togliere 1 goccia da una casella di muschio; poi bonus per tutti gli altri: "
            "prendere 1 foglia")),
    ("ru", "До 2 раз: убрать 1 каплю с клетки мха; затем бонус всем остальным: взять 1 лист"),
])
def test_parts_come_in_the_order_of_the_card(language: str, words: str) -> None:
    assert texts(language, GAME).sentence(VOCABULARY.step("2x remove(moss,1) & others(leaves(1))").say()) == words


def test_alternatives_and_what_is_repeated_as_a_whole_stand_apart() -> None:
    english = texts("en", GAME)
    assert english.say(VOCABULARY.step("2x (leaves(1) & move(leaf,1)) / remove(any,2,exact)").say()) == (
        "either up to 2 times: (take 1 leaf; then move 1 drop from a leaf field), or remove 2 drops from any field "
        "with exactly 2 drops")


def test_a_field_that_must_hold_more_than_is_used_says_so() -> None:
    assert texts("en", GAME).say(VOCABULARY.step("field(water,need=2,move=1,remove=1)").say()) == (
        "move 1 drop and remove 1 drop from a water field with at least 2 drops")


@pytest.mark.parametrize(("component", "sentences"), [
    ("marasmius_rotula", ["Remove 1 to 3 drops from a moss field."]),
    ("fomes_fomentarius", ["Up to 2 times: remove 1 drop from any field with exactly 1 drop.",
                           "When hired, once: bonus for every other player: move 1 drop from any field."]),
    ("gemma", ["When bought, once: take 2 leaves.", "When laid out: draw 2 cards.",
               ("This turn, after each hero you hire: put a card of your discard pile or gift area on top of your "
                "draw pile.")]),
    ("iris", ["When laid out: draw 1 card.",
              "This turn you ignore the terrain on your cards: any field will do."]),
    ("tile:a", ["Once per turn, for 1 leaf: replace the whole display.",
                ("With Prisma: replace the whole display or put the top card of each gift pile under its "
                 "pile.")]),
    ("solo_4", ["For you: take 1 leaf.", "For Gwidyon: remove 3 drops from his pile."]),
    ("front", []),
])
def test_a_component_says_all_it_does(component: str, sentences: list[str]) -> None:
    english = texts("en", GAME)
    assert [english.sentence(one) for one in words(GAME.content(), component)] == sentences


def test_the_log_tells_a_drop_moved_to_the_shrine_once() -> None:
    scene = Scene().drops(0, E2=1, A4=1).hand(0, "boletus_edulis", "leaf_one", "leaf_gift")
    scene.play("play boletus_edulis", "E2", "to D2")
    assert [event.kind for event in scene.events] == ["played", "moved", "removed"]
    assert [event.kind for event in worth_telling(scene.events)] == ["played", "moved"]


def test_the_log_tells_the_last_drop_moved_to_the_shrine_once() -> None:
    scene = Scene().drops(0, E2=1).hand(0, "boletus_edulis", "leaf_one", "leaf_gift")
    scene.play("play boletus_edulis", "E2", "to D2")
    assert [event.kind for event in worth_telling(scene.events)] == ["played", "moved", "end-near"]


def test_the_log_tells_a_drop_removed_without_a_shrine() -> None:
    scene = Scene().drops(0, A1=1, A4=1).hand(0, "laccaria_amethystina", "leaf_one", "leaf_gift")
    scene.play("play laccaria_amethystina", "A1")
    assert [event.kind for event in worth_telling(scene.events)] == ["played", "removed"]


def test_only_its_owner_reads_which_cards_were_drawn() -> None:
    scene = Scene().hand(0, "leaf_one", "leaf_gift").deck(0, "boletus_edulis", "leaf_gift", "leaf_one")
    scene.play("play leaf_one", "end turn")
    drew = next(event for event in scene.events if event.kind == "drew")
    english = texts("en", GAME)
    content = scene.table.content
    assert english.say(GAME.tell(content, drew.seen_by(0), "Anna")) == (
        "Anna: drawn: Boletus edulis, Shared Leaves, Drifting Leaf")
    assert english.say(GAME.tell(content, drew.seen_by(1), "Anna")) == "Anna: 3 cards drawn"
