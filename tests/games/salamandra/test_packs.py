"""Packs of one's own: what they may replace and add, and how their mistakes are told (SAL-COMP)."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairyring.games.salamandra import GAME
from fairyring.games.salamandra.components import Content
from fairyring.kernel.errors import BadPack
from fairyring.kernel.game import Setup
from fairyring.kernel.record import digest
from fairyring.kernel.replay import replay
from fairyring.kernel.session import Session

FIELD = ('[[field]]\nid = "my_field"\nname = "Moorland"\ncolours = ["green", "white"]\ncost = { crystal = 1 }\n'
         'bonus = "vp(2)"\nwork = { kind = "sickle", pay = {}, get = { crystal = 4 } }\n')
GROVE = '[[grove]]\nid = "my_grove"\nget = "vp(7)"\ncrystals = ["nw", "se"]\n'
BOOK = '[[spellbook]]\nid = "my_book"\ncounts = "grove"\nslots = [6, 3]\n'
BEAR = '[[bear_card]]\nid = "my_bear"\nsymbols = 2\nwhen = "take_grove"\ndoes = "crystal(2)"\n'
EAGLE = '[[eagle_card]]\nid = "my_eagle"\nsymbols = 1\nexchange = { plant = 2 }\n'
YELLOW = '[[yellow_salamander_card]]\nid = "my_yellow"\ncrowns = 2\nget = "grove_any & vp(2,each=grove)"\n'
WHOLE = "\n".join(('format = 1\ngame = "salamandra"\n', FIELD, GROVE, BOOK, BEAR, EAGLE, YELLOW))

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


def problems(load: Callable[[], object]) -> list[str]:
    with pytest.raises(BadPack) as caught:
        load()
    return caught.value.problems


def play(content: Content, seed: int, players: int = 3) -> Session:
    """A whole game by chance with these components, all invariants kept."""
    session = Session.start(Setup("salamandra", players, (), {}, seed), content)
    dice = Random(seed)
    while not session.over:
        session.play(dice.choice(session.names()))
        assert session.table.check() == []
    return session


def test_new_components_are_one_entry_each_and_are_played_saved_and_replayed(pack: Pack) -> None:
    ours, content = GAME.content(), pack(WHOLE)
    assert (len(content.fields), len(content.groves), len(content.books)) == (25, 31, 11)
    assert (len(content.deities), len(content.salamanders)) == (26, 17)
    assert content.facts.components["my_grove"].source == {"get": "pack", "crystals": "pack"}
    assert content.facts.hash != ours.facts.hash and content.facts.packs == ["mine.toml"]
    for seed in range(3):
        session = play(content, seed)
        again = GAME.load_table(session.table.save(), content)
        assert digest(again) == digest(session.table)
        assert digest(replay(session.record(), content).table) == digest(session.table)


def test_an_entry_with_a_known_id_takes_the_place_of_ours(pack: Pack) -> None:
    content = pack('[[grove]]\nid = "grove_17"\nget = "vp(9)"\ncrystals = []\n')
    assert len(content.groves) == 30
    grove = next(one for one in content.groves if one.ident == "grove_17")
    assert (grove.sides, grove.gain.name) == ([0, 0, 0, 0], "SAL-GROVE-04 vp(9)")
    assert [one.ident for one in content.groves] == [one.ident for one in GAME.content().groves]


def test_a_field_of_a_pack_is_described_like_ours(pack: Pack) -> None:
    from fairyring.kernel.text import texts

    content = pack(FIELD)
    english = texts("en", GAME)
    said = [english.say(message) for message in GAME.words(content, "my_field")]
    assert said == ["Costs 1 crystal.", "Bonus slot: 2 points.", "Sickle, at any time of your turn: 4 crystals."]
    label = GAME.label(content, "my_field")
    assert label is not None and english.say(label) == "Field: green, white"


@pytest.mark.parametrize(("text", "told"), [
    (FIELD.replace('"green", "white"', '"green", "pink"'),
     'mine.toml:4: field: colours: unknown colour "pink"; use one of yellow, green, white, purple'),
    (FIELD.replace("crystal = 1", "cristal = 1"), 'mine.toml:5: field: cost: unknown good "cristal"; use one of leaf'),
    (FIELD.replace("crystal = 1", "crystal = -1"), "mine.toml:5: field: cost: crystal = -1 should be a whole number"),
    (FIELD.replace('"vp(2)"', '"points(2)"'), 'mine.toml:6: field: bonus: "points(2)": unknown word "points"; use one'),
    (FIELD.replace('"vp(2)"', '"vp(2,each=moon)"'), '"vp(2,each=moon)": vp: unknown each "moon"; use field_yellow'),
    (FIELD.replace('"vp(2)"', '"scroll(2,each=grove)"'), 'scroll: unknown "each=grove"; it should read scroll(1)'),
    (FIELD.replace('"vp(2)"', '"vp(99)"'), 'vp: "99" should be a whole number from 1 to 50'),
    (FIELD.replace('"vp(2)"', '"vp(2) / scroll(1)"'), 'write words such as "scroll(1) & vp(2)", joined with &'),
    (FIELD.replace('"vp(2)"', '"vp(2"'), "mine.toml:6: field: bonus: effect \"vp(2\", column 5: expected ','"),
    (FIELD.replace('"sickle"', '"scythe"'), "kind is sickle or cauldron"),
    (FIELD.replace("crystal = 4", "leaf = 2"), "mine.toml:7: field: work: a sickle field gives crystals; or one plant"),
    (FIELD.replace("crystal = 4", "gold = 4"), 'mine.toml:7: field: work: unknown good "gold"; use one of leaf'),
    (FIELD.replace("bonus", "bonsu"), 'mine.toml:6: field: bonsu: unknown key; did you mean "bonus"?'),
    (FIELD.replace("cost = { crystal = 1 }\n", ""), "mine.toml:1: field: cost: is missing; give a table such as"),
    (FIELD + "basic = true\n", "mine.toml:1: field: 5 basic fields; there are places for exactly 4"),
    (FIELD.replace('"my_field"', '"My Field"'), "should be up to 50 letters a to z, digits and _"),
    (FIELD + FIELD, 'mine.toml:8: field: "my_field" stands twice in this pack, first in mine.toml:1'),
    (FIELD.replace("my_field", "field_17_mine"), "would both be called field_17; use another number"),
    (FIELD.replace("my_field", "grove_17"), '"grove_17" is already the id of another component'),
    ("".join(FIELD.replace("my_field", f"my_field_{i}") for i in range(9)), "33 fields; at most 30 fit on the table"),
    (GROVE.replace('"nw"', '"north"'), 'mine.toml:4: grove: crystals: unknown side "north"; use one of nw, ne, se, sw'),
    (GROVE.replace('"vp(7)"', "7"), "mine.toml:3: grove: get: 7 should be a text"),
    (BOOK.replace('"grove"', '"groves"'), 'spellbook: counts: unknown value "groves"; did you mean "grove"?'),
    (BOOK.replace("[6, 3]", "[3, 6]"), "mine.toml:4: spellbook: slots: [3, 6] should be two values, the higher first"),
    (BEAR.replace("take_grove", "take_groves"),
     'bear_card: when: "take_groves": unknown occasion "take_groves"; did you mean take_grove?'),
    (BEAR.replace('"crystal(2)"', '"scroll(1)"'),
     "mine.toml:5: bear_card: does: a deity card gives points or crystals"),
    (BEAR.replace('"take_grove"', '"take_grove(by=others)"'), "bear_card: when: a deity card listens to its owner"),
    (BEAR.replace("symbols = 2", "symbols = 0"), "mine.toml:3: bear_card: symbols: 0 should be from 1 to 9"),
    (EAGLE.replace("plant = 2", "leaf = 2"), 'eagle_card: exchange: unknown good "leaf"; use one of plant'),
    (EAGLE.replace("plant = 2", "plant = 0"), "exchange: plant = 0 should be a whole number from 1 to 20"),
    (EAGLE.replace("plant = 2", ""), "eagle_card: exchange: should be one good and its crystals"),
    (YELLOW.replace("crowns = 2", 'crowns = "two"'), "yellow_salamander_card: crowns: 'two' should be a whole number"),
    ('game = "mycelia"\n', "mine.toml:1: game: 'mycelia' should be 'salamandra'"),
    ("[layout]\nfield_row = 5\n", 'mine.toml:1: unknown table "layout"; use bear_card'),
    ("[[feild]]\n", 'mine.toml:1: unknown table "feild"; did you mean "field"?'),
    ("[[field]\n", "mine.toml:1: not valid TOML"),
])
def test_a_mistake_is_told_by_file_line_and_key(text: str, told: str, pack: Pack) -> None:
    found = problems(lambda: pack(text))
    assert any(told in problem for problem in found), found
    assert all(re.match(r"mine\.toml:\d+: ", problem) for problem in found), found


def test_all_mistakes_of_a_pack_are_told_at_once(pack: Pack) -> None:
    found = problems(lambda: pack(FIELD.replace("green", "grene") + GROVE.replace("vp(7)", "vp")))
    assert len(found) == 2


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_whatever_happens_to_a_pack_it_loads_or_says_what_is_wrong(data: st.DataObject) -> None:
    """A few characters replaced, cut or doubled anywhere in a whole pack."""
    text = WHOLE
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        length = data.draw(st.integers(0, 12))
        text = text[:at] + data.draw(st.text(alphabet='ab_1 9{}[]"=\n.,-é', max_size=6)) + text[at + length:]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mine.toml"
        path.write_text(text, encoding="utf-8")
        outcome: Content | tuple[str, ...]
        try:
            outcome = GAME.content((path,))
        except BadPack as error:
            outcome = tuple(error.problems)
    if isinstance(outcome, Content):
        Session.start(Setup("salamandra", 2), outcome)
    else:
        assert outcome
