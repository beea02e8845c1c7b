"""Set-up for 1 to 4 players with all modules (MYC-SETUP, MYX-SETUP, MYS-SETUP, PRI-SETUP)."""

from __future__ import annotations

from fairyring.games.mycelia.components import DISPLAY_SIZE, EMPTY, HAND_SIZE, Content, Ground, Layout
from fairyring.games.mycelia.gwidyon import GWIDYON
from fairyring.games.mycelia.kept import Gwidyon
from fairyring.games.mycelia.modules import CUSTOMS, copies_in_play
from fairyring.games.mycelia.players import Player
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.table import MyceliaTable
from fairyring.games.mycelia.turn import BEGIN_TURN
from fairyring.kernel.game import Setup

FRONT = "front"


def set_up(content: Content, setup: Setup, boards: list[str]) -> Mycelia:
    """A new table at its first decision. `boards` names a side per seat, "star" for a back drawn by chance."""
    seats, modules, options = setup.players, setup.modules, setup.options
    t = MyceliaTable(content, seats, 0, 0, [])
    t.customs = CUSTOMS.of(modules)
    t.reseed(setup.seed)
    t.rules = setup.rules
    t.heroes = ["base", *modules]
    t.supply_side = t.below(len(content.supply))  # card and side (MYC-SETUP-02, -03)
    t.pile = t.shuffled(cards_of(t, *t.heroes))
    t.display = [EMPTY] * DISPLAY_SIZE
    t.fill_display()
    own_layouts = [layout for layout in content.layouts if layout.box in modules]  # a module's replace ours
    layouts = own_layouts or [layout for layout in content.layouts if layout.box == "base"]
    layout = layouts[t.below(len(layouts))]
    t.tile_supply = [0 if tile.start or tile.box not in t.heroes else tile.count for tile in content.tiles]
    t.extra_shrines = sum(content.extra_shrines.get(module, 0) for module in modules)
    t.players += [new_player(t, ground, layout) for ground in draw_boards(t, boards)]
    dew = sum(layout.drops) - sum(layout.prism)
    t.box_prism = (content.prism_drops if t.customs.has_favour() else 0) - seats * sum(layout.prism)
    t.box = content.dewdrops - seats * dew + t.box_prism
    t.customs.set_up(t)
    if seats == 1:
        gwidyon = Gwidyon()
        gwidyon.pile = t.shuffled(range(len(content.solo)))
        gwidyon.drops = int(options["gwidyon"])
        t.rivals = (GWIDYON.id,)
        t.gwidyon = gwidyon
        t.box -= gwidyon.drops
    starter = options.get("starter", "1")
    t.starter = t.below(seats) if starter == "random" else int(starter) - 1
    for seat in range(seats):
        t.draw(seat, HAND_SIZE)
    t.reveals = 0
    t.push(BEGIN_TURN, t.starter)
    t.settle()
    return t


def draw_boards(t: Mycelia, wanted: list[str]) -> list[Ground]:
    """The named boards; every "star" is a back of its own, drawn among those left (MYC-VAR-03)."""
    by_name = {ground.board: ground for ground in t.content.boards}
    left = [i for i, ground in enumerate(t.content.boards) if ground.board != FRONT and ground.board not in wanted]
    t.shuffle(left)
    return [t.content.boards[left.pop()] if name == "star" else by_name[name] for name in wanted]


def new_player(t: Mycelia, ground: Ground, layout: Layout) -> Player:
    """Board, drops as the set-up card shows, tiles a and b, start deck (MYC-SETUP-06 to -12, PRI-SETUP-03)."""
    content = t.content
    me = Player()
    me.ground = ground
    me.drops = [0 if ground.sink[c] else n for c, n in enumerate(layout.drops)]
    me.left = sum(me.drops)
    if t.customs.has_favour():
        me.prism = layout.prism[:]
    me.deck = t.shuffled(cards_of(t, "start", "start_gift"))
    me.batch = 1
    me.deck_batch = [me.batch] * len(me.deck)
    me.ready = [number for number, tile in enumerate(content.tiles) if tile.start and tile.box in t.heroes]
    me.customs = t.customs
    return me


def cards_of(t: Mycelia, *boxes: str) -> list[int]:
    """The cards that are in play of these boxes; of start cards those of one player."""
    copies = copies_in_play(t.content, 1, t.heroes[1:])
    return [kind for kind, box in enumerate(t.content.boxes) if box in boxes for _ in range(copies[kind])]
