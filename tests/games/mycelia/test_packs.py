"""Packs of one's own: what they may replace and add, and how their mistakes are told (MYC-COMP)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from fairyring.games.mycelia import effects, fields
from fairyring.games.mycelia.components import Content
from fairyring.games.mycelia.game import GAME
from fairyring.games.mycelia.table import MyceliaTable
from fairyring.kernel.errors import BadPack, BadSetup, BrokenRecord
from fairyring.kernel.game import Setup
from fairyring.kernel.record import digest, read_record
from fairyring.kernel.replay import open_to_look, replay
from fairyring.kernel.session import Session
from fairyring.kernel.vocabulary import Vocabulary
from tests.games.mycelia.scene import Scene

HERO = '[[hero]]\nid = "my_hero"\ncost = 3\neffect = "remove(moss,1)"\n'
GIFT = '[[gift]]\nid = "my_gift"\ncolour = "green"\ndraw = 1\n'
TILE = '[[action_tile]]\nid = "h"\ncount = 2\ncost = 2\neffect = "leaves(1)"\n'
BOARD = '[[board]]\nid = "my_board"\nrows = ["L L L L L", "M M M S M", "W W W W W", "E E E E E"]\n'
LAYOUT = ('[[setup]]\ncard = "mine"\nside = "a"\nset = "base"\n'
          'rows = ["1 1 1 1 1", "1 1 1 S 1", "1 1 1 1 1", "2 1 1 1 1"]\n')
SUPPLY = '[[supply]]\ncard = "mine"\nside = "a"\ndew = [[1, 0]]\nspore = [[0, 1]]\nroot = [[2, 0], [0, -1]]\n'
SOLO = '[[solo_card]]\nid = "solo_7"\nyou = "leaves(1)"\ngwidyon = "gwidyon_remove(2)"\n'

Pack = Callable[[str], Content]


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """Load a pack of one file with this text."""
    def load(text: str) -> Content:
        path = tmp_path / "cards.toml"
        path.write_text(text, encoding="utf-8")
        found: Content = GAME.content((path,))
        return found

    return load


def problems(load: Callable[[], object]) -> list[str]:
    with pytest.raises(BadPack) as caught:
        load()
    assert str(caught.value) == "\n".join(caught.value.problems)
    return caught.value.problems


def table_of(content: Content, players: int = 2, *modules: str, seed: int = 1, **options: str) -> Session:
    return Session.start(Setup("mycelia", players, modules, options, seed), content)


# --- good packs ------------------------------------------------------------------------------------------------------
def test_a_new_card_is_one_entry_and_is_dealt_played_saved_and_loaded(pack: Pack) -> None:
    content = pack('[[hero]]\nid = "my_hero"\nname = "Mein Pilz"\ncost = 0\ncopies = 20\neffect = "leaves(7)"\n')
    session = table_of(content)
    table = session.table
    assert isinstance(table, MyceliaTable)
    mine = content.kind_of["my_hero"]
    assert (table.pile + table.display).count(mine) == 20
    assert content.facts.components["my_hero"].source == {"name": "pack", "cost": "pack", "copies": "pack",
                                             "effect": "pack"}
    for _ in range(400):
        names = session.names()
        wanted = [name for name in names if "my_hero" in name]
        session.play(wanted[0] if wanted else names[-1])
        assert session.table.check() == []
        if wanted == ["play my_hero"]:
            break
    assert session.table.figures()[0]["leaves"] + session.table.figures()[1]["leaves"] >= 7
    again = GAME.load_table(session.table.save(), content)
    assert digest(again) == digest(session.table)
    assert digest(replay(read_record(session.record().to_json()), content).table) == digest(session.table)


def test_a_pack_replaces_the_card_of_the_same_id_and_removes_nothing(pack: Pack) -> None:
    ours = GAME.content()
    content = pack('[[hero]]\nid = "coprinus_comatus"\ncost = 6\neffect = "leaves(9)"\n')
    kind = content.kind_of["coprinus_comatus"]
    assert content.ids == ours.ids
    assert (content.cost[kind], content.effect[kind].name, content.copies[kind]) == (6, "leaves(9)", 2)
    assert ours.cost[kind] == 2
    assert content.facts.hash != ours.facts.hash


def test_an_empty_pack_changes_nothing(pack: Pack) -> None:
    assert pack("").facts.hash == GAME.content().facts.hash
    assert pack('[pack]\nname = "Nothing"\n').facts.hash == GAME.content().facts.hash


def test_names_sources_and_comments_do_not_change_the_fingerprint_but_order_does(pack: Pack) -> None:
    plain = pack(HERO + HERO.replace("my_hero", "other_hero"))
    named = pack(HERO + 'name = "My hero"\nsrc = "rulebook"\n# a comment\n' + HERO.replace("my_hero", "other_hero"))
    turned = pack(HERO.replace("my_hero", "other_hero") + HERO)
    assert plain.facts.hash == named.facts.hash
    assert plain.facts.hash != turned.facts.hash  # the same seed would deal other cards


def test_a_changed_file_is_read_anew(pack: Pack) -> None:
    first, second = pack(HERO), pack(HERO.replace("cost = 3", "cost = 4"))
    assert [one.cost[one.kind_of["my_hero"]] for one in (first, second)] == [3, 4]


def test_a_later_pack_lies_over_an_earlier_one(tmp_path: Path) -> None:
    for name, cost in (("one", 3), ("two", 7)):
        (tmp_path / f"{name}.toml").write_text(HERO.replace("cost = 3", f"cost = {cost}"))
    content = GAME.content((tmp_path / "two.toml", tmp_path / "one.toml"))
    assert content.cost[content.kind_of["my_hero"]] == 3
    assert content.facts.packs == ["two.toml", "one.toml"]


def test_a_folder_is_one_pack_of_all_its_toml_files(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(HERO)
    (tmp_path / "b.toml").write_text(GIFT)
    (tmp_path / "notes.txt").write_text("not read")
    content = GAME.content((tmp_path,))
    assert {"my_hero", "my_gift"} <= set(content.ids)


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(b"\xef\xbb\xbf" + HERO.replace("\n", "\r\n").encode())
    assert "my_hero" in GAME.content((path,)).ids


def test_an_added_board_is_drawn_among_the_backs(pack: Pack) -> None:
    content = pack(BOARD)
    drawn: set[str] = set()
    for seed in range(30):
        table = table_of(content, 4, seed=seed, boards="star").table
        assert isinstance(table, MyceliaTable) and table.check() == []
        drawn |= {player.ground.board for player in table.players}
    assert drawn == {"my_board", "star_leaf", "star_moss", "star_water", "star_earth"}


def test_an_added_board_is_chosen_by_its_name(pack: Pack) -> None:
    content = pack(BOARD)
    table = table_of(content, boards="front,my_board").table
    assert isinstance(table, MyceliaTable) and [one.ground.board for one in table.players] == ["front", "my_board"]
    for boards, said in (("my_bord", 'unknown value of option "boards" "my_bord"; did you mean my_board?'),
                         ("my_board", 'option "boards": there is only one my_board; give it to one seat')):
        with pytest.raises(BadSetup) as caught:
            table_of(content, boards=boards)
        assert str(caught.value) == said
    with pytest.raises(BadSetup, match='unknown value of option "boards" "my_board"'):
        table_of(GAME.content(), boards="front,my_board")


def test_a_record_names_a_board_of_its_pack(pack: Pack) -> None:
    session = table_of(pack(BOARD), boards="front,my_board")
    session.play(session.names()[0])
    record = read_record(session.record(whole=True).to_json())
    assert digest(replay(record).table) == digest(session.table)  # it carries its components
    with pytest.raises(BrokenRecord, match="other components"):
        open_to_look(replace(record, components=None))


def test_a_replaced_board_is_the_one_that_is_played_on(pack: Pack) -> None:
    content = pack(BOARD.replace("my_board", "front") + 'side = "front"\n')
    table = table_of(content).table
    assert isinstance(table, MyceliaTable)
    assert table.view(0)["players"][0]["terrain"][:5] == ["leaf"] * 5


def test_an_added_set_up_card_is_drawn_too(pack: Pack) -> None:
    content = pack(LAYOUT)
    wanted = content.layouts[-1].drops
    starts = [table_of(content, seed=seed).table.view(0)["players"][0]["drops"] for seed in range(60)]
    assert wanted in starts and len({tuple(one) for one in starts}) > 3


def test_a_supply_card_a_gift_a_solo_card_and_a_track_may_be_added(pack: Pack) -> None:
    content = pack(SUPPLY + SUPPLY.replace('side = "a"', 'side = "b"') + GIFT + SOLO + '[gwidyon]\n'
                   'reshuffle_after_cards = 7\n[limits]\nshrine_full = { "1" = 5, "2" = 6, "3" = 9, "4" = 12 }\n')
    assert [(one.card, one.side) for one in content.supply[-2:]] == [("mine", "a"), ("mine", "b")]
    assert content.gift[content.kind_of["my_gift"]] is not None
    assert len(content.solo) == 7 and content.gwidyon_reshuffle == 7
    assert content.shrine_full == {1: 5, 2: 6, 3: 9, 4: 12}
    for players in (1, 2, 3, 4):
        session = table_of(content, players, "expansion", "prisma", seed=players)
        for move in range(300):
            if session.over:
                break
            names = session.names()
            session.play(names[move * 7 % len(names)])
            assert session.table.check() == []


@pytest.mark.parametrize("effect", [
    "move(leaf,2,exact)", "remove(any,1..2) & leaves(1)", "field(any,need=2,exact,move=1,remove=1)", "shrine(exact)",
    "burst(leaf,need=0,centre=1,sides=2,each=1)", "2x (move(any,1) & remove(moss,1)) / trash(1)", "others(move(any,1))",
])
def test_any_effect_works_on_a_tile_and_its_table_can_be_saved(pack: Pack, effect: str) -> None:
    content = pack(TILE.replace("leaves(1)", effect))
    scene = Scene(expansion=True, content=content).tiles(0, "h").leaves(0, 2).drops(0, C3=2, A1=1, C1=1)
    scene.discard(0, "leaf_one").hand(0, "leaf_gift", "boletus_edulis").play("tile h")
    assert scene.leaves_of() == 0 and len(scene.names()) > 1
    assert digest(GAME.load_table(scene.table.save(), content)) == digest(scene.table)


@pytest.mark.rule("PRI-VIR-03")
def test_a_tile_of_a_pack_is_no_card_either(pack: Pack) -> None:
    """Virga, Iris and Reticulus change cards, whatever the effect of the tile."""
    content = pack(TILE.replace("leaves(1)", "field(leaf,need=1,exact,move=1)"))
    scene = Scene(expansion=True, prisma=True, content=content).tiles(0, "h").leaves(0, 2).drops(0, C3=2, A1=1, C1=1)
    scene.gifts(0, "virga", "iris", "reticulus").hand(0, "leaf_gift", "boletus_edulis").play("tile h")
    assert scene.names() == ["to B1", "to D1", "to C2"]  # C1 is the only field
    scene.play("to B1")
    assert scene.board() == {"C3": 2, "A1": 1, "B1": 1}


def test_a_tile_without_cost_is_offered_without_leaves(pack: Pack) -> None:
    content = pack(TILE.replace("cost = 2", "cost = 0").replace("count = 2", "count = 4\nstart_tile = true"))
    session = table_of(content)
    assert "tile h" in session.names()
    session.play("tile h")
    assert session.table.figures()[session.table.active]["leaves"] == 1


def test_a_start_tile_of_a_module_is_dealt_only_with_that_module(pack: Pack) -> None:
    content = pack(TILE.replace("count = 2", 'count = 4\nstart_tile = true\nset = "prisma"'))
    tiles = [table_of(content, 2, *modules).table.view(0)["players"][0]["tiles"]
             for modules in ((), ("expansion", "prisma"))]
    assert [[name for name, _ in one] for one in tiles] == [["a", "b"], ["a", "b", "h"]]


def test_a_repetition_of_a_repetition_can_be_saved_and_loaded(pack: Pack) -> None:
    content = pack(HERO.replace("remove(moss,1)", "2x (3x move(any,1) & leaves(1)) & 2x (2x (leaves(1) & trash(1)))"))
    name = content.effect[content.kind_of["my_hero"]].name
    assert Vocabulary(effects, fields).step(name).name == name


# --- bad packs -------------------------------------------------------------------------------------------------------
BAD = [
    # wrong types and numbers
    (HERO.replace("cost = 3", 'cost = "three"'), 'cards.toml:3: hero: cost: \'three\' should be a whole number from 0'),
    (HERO.replace("cost = 3", "cost = true"), "cards.toml:3: hero: cost: True should be a whole number from 0 to 20"),
    (HERO.replace("cost = 3", "cost = 3.5"), "cards.toml:3: hero: cost: 3.5 should be a whole number"),
    (HERO.replace("cost = 3", "cost = 21"), "cards.toml:3: hero: cost: 21 should be from 0 to 20"),
    (HERO.replace("cost = 3", "cost = -1"), "cards.toml:3: hero: cost: -1 should be from 0 to 20"),
    (HERO.replace("cost = 3", "cost = 1979-05-27"), "cards.toml:3: hero: cost: datetime.date(1979, 5, 27) should be"),
    (HERO.replace("cost = 3", "cost = 0x" + "f" * 9000), "cards.toml:3: hero: cost: a value too large to print should"),
    (HERO.replace("cost = 3", "cost." + "a." * 3000 + "a = 1"), "hero: cost: a value too large to print should be"),
    (HERO.replace("cost = 3\n", ""), "cards.toml:1: hero: cost: is missing; give a whole number from 0 to 20"),
    (HERO + "copies = 0\n", "cards.toml:5: hero: copies: 0 should be from 1 to 20"),
    (HERO + "name = 7\n", "cards.toml:5: hero: name: 7 should be a text in quotes"),
    (HERO + 'set = "bass"\n', 'cards.toml:5: hero: set: unknown value "bass"; did you mean "base"?'),
    (HERO + 'set = "xyz"\n', 'cards.toml:5: hero: set: unknown value "xyz"; use one of base, expansion, prisma'),
    (HERO + "src = 5\n", "cards.toml:5: hero: src: should be a text or a table"),
    (HERO + "src = { cost = 1 }\n", "cards.toml:5: hero: src: should be a text or a table"),
    # ids
    (HERO.replace("my_hero", "My Hero!"), 'cards.toml:2: hero: id: "My Hero!" should be up to 40 letters a to z'),
    (HERO.replace("my_hero", "pilz_ä"), 'cards.toml:2: hero: id: "pilz_ä" should be up to 40 letters a to z'),
    (HERO.replace("my_hero", ""), 'cards.toml:2: hero: id: "" should be up to 40 letters a to z'),
    (HERO.replace("my_hero", "x" * 41), "hero: id: \"" + "x" * 41 + '" should be up to 40 letters'),
    (HERO.replace('id = "my_hero"\n', ""), "cards.toml:1: hero: id: is missing; give a text in quotes"),
    (HERO + HERO, 'cards.toml:5: hero: "my_hero" stands twice in this pack, first in cards.toml:1'),
    (HERO.replace("my_hero", "umbra"), 'cards.toml:2: hero: id: "umbra" is already the id of another component'),
    (HERO + GIFT.replace("my_gift", "my_hero"), 'cards.toml:6: gift: id: "my_hero" is already the id of another comp'),
    (HERO.replace("my_hero", "solo_1"), "is already the id of another component"),
    # keys and tables
    (HERO + "costs = 3\n", 'cards.toml:5: hero: costs: unknown key; did you mean "cost"?'),
    (HERO + "zzz = 3\n", "cards.toml:5: hero: zzz: unknown key; use copies, cost, effect, id, name, once, set, src"),
    ("[[heroes]]\n", 'cards.toml:1: unknown table "heroes"; did you mean "hero"?'),
    ("\n\nzzz = 1\n", 'cards.toml:3: unknown table "zzz"; use action_tile, board,'),
    ("[components.bass]\n", 'cards.toml:1: unknown table "components.bass"; did you mean "base"?'),
    ("components = 3\n", "cards.toml:1: components.base: should be one table, written as [components.base]"),
    ('[hero]\nid = "x"\n', "cards.toml:1: hero: should be a list of tables, each written as [[hero]]"),
    ("\nhero = 3\n", "cards.toml:2: hero: should be a list of tables, each written as [[hero]]"),
    ("hero = [1, 2]\n", "cards.toml:1: hero: should be a list of tables"),
    ("[[limits]]\n", "cards.toml:1: limits: should be one table, written as [limits]"),
    ('game = "chess"\n', "cards.toml:1: game: 'chess' should be 'mycelia'"),
    ("# ours\nformat = 2\n", "cards.toml:2: format: 2 should be 1"),
    ("[limits]\nhand_size = 4\n", "cards.toml:2: limits: hand_size: unknown key; use shrine_full, src"),
    ("[gwidyon]\nstart_drops = 4\n", "cards.toml:2: gwidyon: start_drops: unknown key"),
    # effects
    (HERO.replace("remove(", "removed("), 'cards.toml:4: hero: effect: "removed(moss,1)": unknown word "removed"'),
    (HERO.replace("moss", "mos"), 'unknown terrain "mos"; use leaf, moss, water or any'),
    (HERO.replace("moss,1", "moss,10"), 'remove: "10" should be a whole number from 1 to 9'),
    (HERO.replace("moss,1", "moss,3..1"), 'remove: "1" should be a whole number from 3 to 9'),
    (HERO.replace("moss,1", "moss,1..3,exact"), "remove: a beetle (exact) does not go with a range"),
    (HERO.replace("moss,1", "moss,1,tile"), 'remove: unknown "tile"; use exact or leave it out'),
    (HERO.replace("moss,1", "moss"), "remove should read remove(leaf,1)"),
    (HERO.replace("moss,1", "moss," + "1" * 400), "111111111111 is too big a number; at most 9999"),
    (HERO.replace("moss,1)", "moss,1"), "cards.toml:4: hero: effect: effect \"remove(moss,1\", column 14: expected"),
    (HERO.replace("moss,1)", "moss,1) &"), "column 17: it breaks off here"),
    (HERO.replace("moss,1)", "moss,1) leaves(1)"), "column 16: unexpected 'leaves'"),
    (HERO.replace("remove(moss,1)", "leaves(1) + 2"), '"leaves(1) + 2" is not an effect'),
    (HERO.replace("remove(moss,1)", "12x leaves(1)"), "12x: use 2x to 9x"),
    (HERO.replace("remove(moss,1)", "others(9x (9x (9x move(any,1))))"), "729 times in all; at most 99"),
    (HERO.replace("remove(moss,1)", "(" * 40 + "leaves(1)" + ")" * 40), "brackets deeper than 12"),
    (HERO.replace("remove(moss,1)", "leaves(1) & " * 60 + "leaves(1)"), "729 characters; at most 500"),
    (HERO.replace("remove(moss,1)", "field(any,need=2)"), "field should read field(leaf,need=1,move=1,remove=1)"),
    (HERO.replace("remove(moss,1)", "field(any,move=2,remove=1)"), "field should read field(leaf,need=1,move=1,"),
    (HERO.replace("remove(moss,1)", "burst(any,need=0,centre=1,sides=5,each=1)"), 'burst: "5" should be a whole'),
    (HERO.replace("remove(moss,1)", "others()"), "others should read others(EFFECT)"),
    (HERO.replace("remove(moss,1)", "others"), "others should read others(EFFECT)"),
    (HERO.replace("remove(moss,1)", "refresh(hand)"), 'refresh: unknown "hand"; use display or roots'),
    (HERO.replace("remove(moss,1)", "shrine(any)"), 'shrine: unknown "any"; use exact'),
    (HERO.replace("remove(moss,1)", "tile(x)"), 'tile: there is no tile "x"; use a, b, c, d, e, f, g'),
    (HERO.replace("remove(moss,1)", "2x (leaves(1) / others(tile(x)))"), 'tile: there is no tile "x"'),
    (HERO.replace("remove(moss,1)", "gwidyon_remove(2)"), "gwidyon_remove is for solo cards only"),
    (HERO.replace("remove(moss,1)", "gwidyon_flip"), "gwidyon_flip is for solo cards only"),
    (SOLO.replace("gwidyon_remove(2)", "gwidyon_flip(2)"), "solo_card: gwidyon: \"gwidyon_flip(2)\": gwidyon_flip"),
    (HERO + 'once = "leafs(1)"\n', 'cards.toml:5: hero: once: "leafs(1)": unknown word "leafs"; did you mean leaves?'),
    # gifts
    (GIFT.replace("green", "gren"), 'cards.toml:3: gift: colour: unknown value "gren"; did you mean "green"?'),
    (GIFT.replace('colour = "green"\n', ""), "cards.toml:1: gift: colour: is missing; give a text in quotes"),
    (GIFT.replace("draw = 1", "draw = 6"), "cards.toml:4: gift: draw: 6 should be from 0 to 5"),
    (GIFT + 'passive = "fly"\n', 'cards.toml:5: gift: passive: "fly": unknown custom "fly"; use one of discount, free'),
    (GIFT + 'passive = "discount(display,²)"\n', "column 18: cannot read '²)'"),
    (GIFT + 'passive = "repeat(first_hand_card,10)"\n', 'repeat: "10" should be a whole number from 1 to 9'),
    (GIFT + 'when = "hired"\ndoes = "leafs(1)"\n', 'cards.toml:6: gift: does: "leafs(1)": unknown word "leafs"'),
    (GIFT + 'when = "hire"\ndoes = "leaves(1)"\n', 'gift: when: "hire": unknown occasion "hire"; did you mean hired?'),
    (GIFT + 'passive = "ignore(cold)"\n', 'ignore: unknown "cold"; use terrain, beetle or others_bonus'),
    (GIFT + 'effect = "leaves(1)"\n', "cards.toml:5: gift: effect: unknown key"),
    # tiles
    (TILE.replace("count = 2", "count = 3\nstart_tile = true"), "action_tile: count: 3 should be from 4 to 20"),
    (TILE + 'start_tile = "no"\n', "cards.toml:6: action_tile: start_tile: 'no' should be true or false"),
    (TILE.replace('"h"', '"h-1"'), 'cards.toml:2: action_tile: id: "h-1" should be'),
    ("".join(TILE.replace('"h"', f'"h{n}"') for n in range(3)), "cards.toml:1: action_tile: too many different tiles"),
    ("".join(f'[[action_tile]]\nid = "{name}"\ncount = 4\ncost = 1\neffect = "leaves(1)"\nstart_tile = true\n'
             for name in "cde"), "action_tile: too many start tiles: a player owns at most 4 tiles"),
    # boards
    (BOARD.replace("M M M S M", "M M M S"), "cards.toml:3: board: rows: should be 4 rows of 5 cells"),
    (BOARD.replace("L L L L L", "L X L L L"), "cards.toml:3: board: rows: use L leaf, M moss, W water, E earth, S"),
    (BOARD.replace("L L L L L", "LM L L L L"), "cards.toml:3: board: rows: use L leaf, M moss, W water, E earth, S"),
    (BOARD.replace("M M M S M", "M M S M M"), "cards.toml:3: board: rows: S should mark the shrine field D2"),
    (BOARD + 'shrine = "C2"\n', 'cards.toml:4: board: shrine: unknown value "C2"; use one of D2'),
    (BOARD + 'side = "front"\n', 'cards.toml:4: board: side: only the board "front" has side "front"; give "back"'),
    (BOARD.replace("my_board", "front") + 'side = "back"\n',
     'cards.toml:4: board: side: the board "front" has side "front"'),
    ('[[board]]\nid = "front"\nremove = true\n',
     "cards.toml:3: board: remove: every game needs the front; change it instead"),
    ('[[setup]]\ncard = "1"\nside = "a"\ncost = 1\nremove = true\n',
     "cards.toml:5: setup: remove: what is removed needs nothing else; take out cost"),
    (BOARD.replace('["L', '[5, "L'), 'cards.toml:3: board: rows: should be a list of texts such as ["a", "b"]'),
    (BOARD.replace("rows =", "rows = 5 #"), 'cards.toml:3: board: rows: 5 should be a list of texts such as'),
    # set-up cards
    (LAYOUT.replace("2 1 1 1 1", "3 1 1 1 1"), "cards.toml:5: setup: rows: 21 dewdrops and 0 prism drops; a base"),
    (LAYOUT.replace("1 1 1 S 1", "1 1 1 1 S"), "cards.toml:5: setup: rows: S should mark the shrine field D2"),
    (LAYOUT.replace("2 1 1 1 1", "² 1 1 1 1"), "cards.toml:5: setup: rows: use numbers, and S for the shrine field"),
    (LAYOUT.replace('"base"', '"prisma"'), "cards.toml:1: setup: prism_rows: is missing; give a list of texts"),
    (LAYOUT.replace('set = "base"\n', ""), "cards.toml:1: setup: set: is missing; give a text in quotes"),
    (LAYOUT.replace('side = "a"', 'side = "c"'), 'cards.toml:3: setup: side: unknown value "c"; use one of a, b'),
    # supply
    (SUPPLY, 'cards.toml:3: supply: side: supply card "mine" has side a alone; give it side b too'),
    (SUPPLY.replace("[[1, 0]]", "[[3, 0]]"), "cards.toml:4: supply: dew: [3, 0] should be [down, right] from the"),
    (SUPPLY.replace("[[1, 0]]", "[[0, 0]]"), "cards.toml:4: supply: dew: [0, 0] should be [down, right]"),
    (SUPPLY.replace("[[1, 0]]", "[[true, 1]]"), "cards.toml:4: supply: dew: [True, 1] should be [down, right]"),
    (SUPPLY.replace("[[1, 0]]", "[1, 0]"), "cards.toml:4: supply: dew: 1 should be [down, right]"),
    (SUPPLY.replace("[[1, 0]]", "7"), "cards.toml:4: supply: dew: 7 should be 1 or 2 different fields as offsets"),
    (SUPPLY.replace("[[1, 0]]", "[]"), "cards.toml:4: supply: dew: should name 1 or 2 different fields as offsets"),
    (SUPPLY.replace("[[1, 0]]", "[[1, 0], [1, 0]]"), "cards.toml:4: supply: dew: should name 1 or 2 different fields"),
    (SUPPLY.replace("[[1, 0]]", "[[1, 0], [0, 1], [2, 0]]"), "supply: dew: should name 1 or 2 different fields"),
    (SUPPLY.replace("dew = [[1, 0]]\n", ""), "cards.toml:1: supply: dew: is missing; give 1 or 2 different fields"),
    ("[die]\nfaces = []\n", "cards.toml:2: die: faces: should be 1 to 20 of dew, spore, root"),
    ('[die]\nfaces = ["dew", "moon"]\n', 'cards.toml:2: die: faces: unknown face "moon"; use one of dew, spore, root'),
    # limits, track, Gwidyon
    ('[limits]\nshrine_full = { "1" = 10 }\n', 'cards.toml:2: limits: shrine_full: should read { "1" = 10, "2" = 10'),
    ('[limits]\nshrine_full = { "1" = 2, "2" = 10, "3" = 15, "4" = 20 }\n', "more than 2 drops for each player"),
    ('[limits]\nshrine_full = { "1" = 9, "2" = 9, "3" = 9, "4" = 9, "5" = 9 }\n', "limits: shrine_full: should read"),
    ("[limits]\nshrine_full = 7\n", "cards.toml:2: limits: shrine_full: 7 should be {"),
    ("[components.base]\ndewdrops = 60\n", "cards.toml:2: components.base: dewdrops: 60 should be from 80 to 999"),
    ("[components.prisma]\nprism_drops = 9\n", "components.prisma: prism_drops: 9 should be from 40 to 999"),
    ("[gwidyon]\nreshuffle_after_cards = 7\n", "cards.toml:2: gwidyon: reshuffle_after_cards: 7 should be from 1 to 6"),
    ('[favour_track]\nfields = ["start", "red", "none", "green", "amber", "purple"]\n', "favour_track: fields: should"),
    ('[favour_track]\nfields = ["start"]\n', "cards.toml:2: favour_track: fields: should be 6 to 40 fields"),
    ("[favour_track]\nshared_fields = [0]\n", "favour_track: shared_fields: should be the start and the end of"),
    ('[favour_track]\nblocked_fields = { "1" = [11], "2" = [], "3" = [], "4" = [] }\n', "blocked_fields: should read"),
    ('[favour_track]\nblocked_fields = { "2" = [1] }\n', "favour_track: blocked_fields: should read {"),
    # files
    ("[[hero]\n", "cards.toml:1: not valid TOML: "),
    ("a = 1\n\nb = \n", "cards.toml:3: not valid TOML: "),
    ("\na = " + "9" * 5000, "cards.toml:2: not valid TOML: "),
    ("a = " + "[" * 100_000, "cards.toml:1: not valid TOML: "),
]


@pytest.mark.parametrize(("text", "said"), BAD, ids=[re.sub(r"\W+", "-", said)[:60] for _, said in BAD])
def test_a_mistake_is_told_by_file_line_and_key_with_what_would_be_right(pack: Pack, text: str, said: str) -> None:
    found = problems(lambda: pack(text))
    assert any(said in problem for problem in found), found
    assert all(re.match(r"\w+\.toml:\d+: ", problem) for problem in found), found
    assert max(map(len, found)) < 900


def test_every_problem_is_told_at_once_and_only_once(pack: Pack) -> None:
    text = (HERO.replace("cost = 3", "cost = 99").replace("moss", "mud") + GIFT.replace("green", "blue") + "[[heros]]\n"
            + BOARD.replace("S", "M") + HERO)
    assert problems(lambda: pack(text)) == [
        'cards.toml:7: gift: colour: unknown value "blue"; use one of start, green, amber, purple',
        'cards.toml:9: unknown table "heros"; did you mean "hero"?',
        "cards.toml:12: board: rows: S should mark the shrine field D2 and no other",
        'cards.toml:13: hero: "my_hero" stands twice in this pack, first in cards.toml:1',
    ]
    assert problems(lambda: pack(text.removesuffix(HERO)))[:2] == [
        "cards.toml:3: hero: cost: 99 should be from 0 to 20",
        'cards.toml:4: hero: effect: "remove(mud,1)": remove: unknown terrain "mud"; use leaf, moss, water or any',
    ]


def test_too_many_different_cards_are_refused(pack: Pack) -> None:
    def many(count: int) -> str:
        return "".join(HERO.replace("my_hero", f"hero_{n}") for n in range(count))

    room = 236 - len(GAME.content().ids)
    assert len(pack(many(room)).ids) == 236
    assert problems(lambda: pack(many(room + 3))) == [
        "cards.toml:1: hero: 239 different cards; at most 236 start cards, heroes and gifts in all"]


def test_an_id_may_not_stand_in_two_files_of_one_pack(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(HERO)
    (tmp_path / "b.toml").write_text(GIFT + HERO)
    assert problems(lambda: GAME.content((tmp_path,))) == [
        'b.toml:5: hero: "my_hero" stands twice in this pack, first in a.toml:1']


def test_text_that_is_not_utf8_is_told_by_line(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(b'[[hero]]\nname = "Pilz \xe4"\n')
    assert problems(lambda: GAME.content((path,))) == [f"{path}:2: not UTF-8 text (byte 22); save it as UTF-8"]


def test_a_missing_file_and_an_empty_folder_are_told_together(tmp_path: Path) -> None:
    missing, empty = tmp_path / "none.toml", tmp_path / "empty"
    empty.mkdir()
    (tmp_path / "folder.toml").mkdir()
    assert problems(lambda: GAME.content((missing, empty, tmp_path))) == [
        f"{missing}: cannot be read: No such file or directory", f"{empty}: no .toml file in this folder",
        f"{tmp_path / 'folder.toml'}: cannot be read: Is a directory"]


def test_a_copy_of_the_shipped_components_is_a_good_pack_to_begin_with() -> None:
    assert GAME.content(((GAME.folder / "content"),)).facts.hash == GAME.content().facts.hash
