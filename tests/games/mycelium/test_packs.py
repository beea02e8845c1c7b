"""Packs of one's own: a card, a tile, an effect, an automa card; and how their mistakes are told."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from fairyring.games.mycelium import GAME
from fairyring.games.mycelium.components import Content
from fairyring.kernel.errors import BadPack
from fairyring.kernel.game import Setup
from fairyring.kernel.record import digest
from fairyring.kernel.replay import replay
from fairyring.kernel.session import Session
from fairyring.kernel.text import texts

CARD = ('[[mushroom]]\nid = "my_bonnet"\nname = "Pixie bonnet"\nlatin = "Mycena acicula"\npoints = 3\n'
        'cost = { red = 1, yellow = 1 }\nspread = 3\ndecay = "gain_an_insect"\n')
TILE = '[[tile]]\nid = "my_glade"\ncolour = "green"\ninsect = true\nwind = "OAU"\n'
EFFECT = '[[decay]]\nid = "two_insects"\ntype = "immediate"\ndoes = "gain_insects(2)"\n'
AUTOMA = ('[[automa_card]]\nid = "automa_11"\n'
          'medium = { cost = { any = 2 }, spread = 3, decay = "automa_nothing", O = "insect", U = "tile:red", '
          'A = "opponent_mother" }\n'
          'hard = { cost = { any = 1 }, spread = 5, decay = "automa_gain_insect", O = "insect", U = "tile:red", '
          'A = "automa_mushroom" }\n')
WHOLE = "\n".join(('format = 1\ngame = "mycelium"\n', EFFECT, CARD.replace("gain_an_insect", "two_insects"), TILE,
                   AUTOMA))

Pack = Callable[[str], Content]


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """Load a pack of one file with this text."""
    def load(text: str) -> Content:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        found: Content = GAME.content((path,))
        return found

    return load


def test_new_components_are_one_entry_each_and_are_played_saved_and_replayed(pack: Pack) -> None:
    ours, content = GAME.content(), pack(WHOLE)
    assert (len(content.mushrooms), len(content.tiles), len(content.automa)) == (70, 51, 11)
    assert content.facts.hash != ours.facts.hash and content.facts.packs == ["mine.toml"]
    assert content.facts.components["my_glade"].source == {"colour": "pack", "insect": "pack", "wind": "pack"}
    for seed, players in ((0, 1), (1, 2), (2, 4)):
        session = Session.start(Setup("mycelium", players, (), {}, seed), content, game=GAME)
        dice = Random(seed)
        while not session.over:
            session.play(dice.choice(session.names()))
            assert session.table.check() == []
        assert digest(GAME.load_table(session.table.save(), content)) == digest(session.table)
        assert digest(replay(session.record(), content, game=GAME).table) == digest(session.table)


def test_an_entry_with_a_known_id_takes_the_place_of_ours(pack: Pack) -> None:
    content = pack(CARD.replace("my_bonnet", "penny_bun"))
    assert len(content.mushrooms) == 69 and content.mushrooms[content.kinds["penny_bun"]].points == 3


def test_a_card_of_a_pack_is_described_like_ours(pack: Pack) -> None:
    content, words = pack(CARD), texts("en", GAME)
    assert [words.sentence(message) for message in GAME.words(content, "my_bonnet")] == [
        "Costs spores: 1 red, 1 yellow.", "Spreads 3 spores.", "When it decays: take 1 insect token.",
        "Latin: Mycena acicula."]
    name = GAME.called(content, "my_bonnet")
    assert name is not None and words.say(name) == "Pixie bonnet"


@pytest.mark.parametrize(("text", "told"), [
    (CARD.replace("red = 1", "pink = 1"), 'mushroom: cost: unknown colour "pink"; use one of red, green'),
    (CARD.replace("red = 1", "red = 0"), "mushroom: cost: red = 0 should be a whole number from 1 to 9"),
    (CARD.replace("{ red = 1, yellow = 1 }", "{}"), "mushroom: cost: should not be free; give a table of colours"),
    (CARD.replace("gain_an_insect", "gain_insect"), 'unknown value "gain_insect"; did you mean "gain_an_insect"?'),
    (CARD.replace("points = 3", "points = 99"), "mine.toml:5: mushroom: points: 99 should be from 0 to 20"),
    (CARD.replace("spread", "spraed"), 'mushroom: spraed: unknown key; did you mean "spread"?'),
    (CARD.replace("my_bonnet", "tile_red_01"), '"tile_red_01" is already the id of another component'),
    (TILE.replace('"green"', '"blue"'), 'mine.toml:3: tile: colour: unknown value "blue"; use one of red'),
    (TILE.replace('"OAU"', '"OOU"'), 'tile: wind: unknown value "OOU"'),
    (EFFECT.replace("gain_insects(2)", "gain_insects(99)"), 'gain_insects: "99" should be a whole number from 1 to 9'),
    (EFFECT.replace("gain_insects(2)", "win"), 'decay: does: "win": unknown word "win"; use one of'),
    (EFFECT.replace("immediate", "permanent"), "decay: type: gain_insects is not permanent"),
    (EFFECT.replace("gain_insects(2)", "gain_insects(1) & steal_card(1)"), "write one word such as"),
    (AUTOMA.replace('"tile:red"', '"tile:pink"'), 'automa_card: medium: unknown target "tile:pink"; use one of'),
    (AUTOMA.replace("spread = 3, ", ""), "automa_card: medium: should be a table such as"),
    (AUTOMA.replace("automa_nothing", "automa_win"), 'automa_card: medium: unknown decay "automa_win"; use one of'),
    ("".join(TILE.replace("my_glade", f"my_{i}") for i in range(11)), "61 tiles; at most 60 fit on the table"),
    ('game = "mycelia"\n', "mine.toml:1: game: 'mycelia' should be 'mycelium'"),
    ("[star]\ncentre = []\n", 'mine.toml:1: unknown table "star"; use'),
])
def test_a_mistake_is_told_by_file_line_and_key(text: str, told: str, pack: Pack) -> None:
    with pytest.raises(BadPack) as caught:
        pack(text)
    found = caught.value.problems
    assert any(told in problem for problem in found), found
    assert all(re.match(r"mine\.toml:\d+: ", problem) for problem in found), found
