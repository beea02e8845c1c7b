"""Whatever happens to the file of a pack: it loads and can be played, or BadPack says what is wrong."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from fairyring.games.mycelia.components import Content
from fairyring.games.mycelia.game import GAME
from fairyring.kernel.errors import BadPack
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session

WHOLE = """\
format = 1
game = "mycelia"
[[hero]]
id = "my_hero"
name = "Mein Pilz"
set = "expansion"
cost = 3
copies = 2
effect = "2x (remove(moss,1..3) / leaves(2)) & others(move(any,1))"
once = "field(any,need=2,exact,move=1,remove=1) & tile(h)"
src = { cost = "pack" }
[[start_card]]
id = "leaf_one"
copies_per_player = 2
effect = "leaves(1) / burst(leaf,need=0,centre=1,sides=4,each=1)"
[[gift]]
id = "my_gift"
colour = "green"
copies = 3
draw = 2
once = "shrine(exact) & trash(1)"
when = "hired"
does = "recycle(1)"
[[gift]]
id = "lux"
colour = "amber"
draw = 1
passive = "repeat(first_hand_card,1)"
[[action_tile]]
id = "h"
set = "base"
count = 4
cost = 1
effect = "move(any,1..2)"
prisma_effect = "favour(1) / refresh(roots)"
start_tile = true
[[board]]
id = "front"
side = "front"
copies = 4
rows = ["L L L L L", "M M M S M", "W W W W W", "E E E E E"]
shrine = "D2"
[[setup]]
card = "mine"
side = "a"
set = "prisma"
rows = ["1 1 1 1 1", "1 1 1 S 1", "1 1 1 0 0", "0 0 0 0 0"]
prism_rows = ["0 0 0 0 0", "0 0 0 S 0", "2 2 2 2 2", "0 0 0 0 0"]
[[supply]]
card = "supply_1"
side = "a"
dew = [[1, 0]]
spore = [[0, 1]]
root = [[2, 0], [0, -1]]
[[solo_card]]
id = "solo_1"
copies = 1
you = "leaves(1)"
gwidyon = "gwidyon_flip & gwidyon_remove(2)"
[die]
faces = ["dew", "spore", "root"]
[gwidyon]
reshuffle_after_cards = 5
[limits]
shrine_full = { "1" = 5, "2" = 6, "3" = 9, "4" = 12 }
[favour_track]
fields = ["start", "none", "green", "green", "amber", "purple"]
shared_fields = [0, 5]
blocked_fields = { "1" = [1, 2], "2" = [1, 2], "3" = [1], "4" = [] }
[components.base]
dewdrops = 90
extra_shrine_fields = 3
[components.prisma]
prism_drops = 44
"""

VALUE = re.compile(r"= ([^\n]+)")
TOKEN = re.compile(r"[A-Za-z_]+|[0-9]+|[^A-Za-z_0-9\s]")
STRANGE = ["", "0", "-1", "1", "9", "99", "4096", "true", "[]", "{}", "[[]]", "[[0, 0]]", "nan", "1.5", '""', '"S"',
           '"none"', '"²"', '"x"', "1979-05-27", "0x" + "f" * 5000, '"others(9x (9x (9x move(any,9))))"', '"tile(q)"',
           '"front"', '"prisma"', '"base"', '"leaves(1) & "', "'''\n[[hero]]\n'''", "[1, [2, [3]]]", '["S", 1]']


def test_the_whole_pack_is_good() -> None:
    assert "my_hero" in read(WHOLE.encode()).ids


def read(data: bytes) -> Content:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cards.toml"
        path.write_bytes(data)
        found: Content = GAME.content((path,))
        return found


def read_or_not(data: bytes) -> tuple[Content | None, list[str]]:
    try:
        return read(data), []
    except BadPack as error:
        return None, error.problems


def loads_and_plays_or_says_what_is_wrong(data: bytes, seed: int) -> None:
    content, problems = read_or_not(data)
    if content is None:
        assert problems and all(re.search(r"\.toml:\d+: .", problem) for problem in problems)
        return
    session = Session.start(Setup("mycelia", seed % 4 + 1, ("expansion", "prisma"), {"boards": "front"}, seed), content)
    for move in range(25):
        if session.over:
            break
        names = session.names()
        session.play(names[(seed + move * 7) % len(names)])
        assert session.table.check() == []


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_pack_with_other_values_loads_or_says_what_is_wrong(data: st.DataObject) -> None:
    text = WHOLE
    for _ in range(data.draw(st.integers(1, 3))):
        value = data.draw(st.sampled_from(list(VALUE.finditer(text))))
        text = text[:value.start(1)] + data.draw(st.sampled_from(STRANGE)) + text[value.end(1):]
    loads_and_plays_or_says_what_is_wrong(text.encode(), data.draw(st.integers(0, 99)))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_pack_with_words_mixed_up_loads_or_says_what_is_wrong(data: st.DataObject) -> None:
    text = WHOLE
    for _ in range(data.draw(st.integers(1, 4))):
        tokens = list(TOKEN.finditer(text))
        one, other = data.draw(st.sampled_from(tokens)), data.draw(st.sampled_from(tokens))
        text = text[:one.start()] + other.group() + text[one.end():]
    loads_and_plays_or_says_what_is_wrong(text.encode(), data.draw(st.integers(0, 99)))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_pack_with_lines_lost_doubled_or_moved_loads_or_says_what_is_wrong(data: st.DataObject) -> None:
    lines = WHOLE.splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(lines) - 1))
        what = data.draw(st.sampled_from(["lose", "double", "move"]))
        line = lines[at] if what == "double" else lines.pop(at)
        if what != "lose":
            lines.insert(data.draw(st.integers(0, len(lines))), line)
    loads_and_plays_or_says_what_is_wrong("\n".join(lines).encode(), data.draw(st.integers(0, 99)))


@settings(max_examples=60, deadline=None)
@given(cut=st.integers(0, len(WHOLE)), length=st.integers(0, 40), dirt=st.binary(max_size=12), seed=st.integers(0, 99))
def test_a_pack_with_bytes_lost_or_strewn_in_loads_or_says_what_is_wrong(cut: int, length: int, dirt: bytes,
                                                                        seed: int) -> None:
    data = WHOLE.encode()
    loads_and_plays_or_says_what_is_wrong(data[:cut] + dirt + data[cut + length:], seed)
