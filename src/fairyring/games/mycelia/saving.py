"""A table as data and back. Cards, tiles and boards by their ids: numbers would change with the components."""

from __future__ import annotations

from typing import Any

from fairyring.games.mycelia.components import EMPTY, FIELD_NAMES, FIELD_OF, NO_POWERS, Content, Ground
from fairyring.games.mycelia.notation import Vocabulary
from fairyring.games.mycelia.players import NO_PRISM, Gwidyon, Player
from fairyring.games.mycelia.state import Mycelia
from fairyring.kernel.table import Data


def state_data(t: Mycelia) -> Data:
    ids = t.content.ids
    gwidyon = t.gwidyon
    return {
        "prisma": t.prisma,
        "starter": t.starter,
        "heroes": t.heroes,
        "display": [None if kind == EMPTY else ids[kind] for kind in t.display],
        "pile": [ids[kind] for kind in t.pile],
        "thrown": [ids[kind] for kind in t.thrown],
        "supply_side": [t.content.supply[t.supply_side].card, t.content.supply[t.supply_side].side],
        "shrine": [t.shrine, t.shrine_prism],
        "box": [t.box, t.box_prism],
        "removed_cards": [ids[kind] for kind in t.removed_cards],
        "tile_supply": {tile.name: n for tile, n in zip(t.content.tiles, t.tile_supply, strict=True) if n},
        "extra_shrines": t.extra_shrines,
        "roots": [[ids[kind] for kind in pile] for pile in t.roots],
        "roots_known": [known[:] for known in t.roots_known],
        "gwidyon": None if gwidyon is None else {
            "drops": gwidyon.drops, "removing": gwidyon.removing, "pile": gwidyon.pile[:],
            "shown": gwidyon.shown[:], "pawn": gwidyon.pawn},
        "ending": t.ending,
        "first_card": t.first_card,
        "focus": t.focus,
        "standing": t.standing[:],
        "players": [player_data(t, p) for p in t.players],
    }


def player_data(t: Mycelia, p: Player) -> Data:
    ids = t.content.ids
    tiles = t.content.tiles
    return {
        "board": p.ground.board,
        "covered": [FIELD_NAMES[c] for c in p.ground.covered[1:]],
        "drops": p.drops[:],
        "prism": None if p.prism is NO_PRISM else p.prism[:],
        "leaves": p.leaves,
        "deck": [ids[kind] for kind in p.deck],
        "deck_batch": p.deck_batch[:],
        "hand": [ids[kind] for kind in p.hand],
        "hand_batch": p.hand_batch[:],
        "discard": [ids[kind] for kind in p.discard],
        "gifts": [ids[kind] for kind in p.gifts],
        "ready": [tiles[tile].name for tile in p.ready],
        "spent": [tiles[tile].name for tile in p.spent],
        "pawn": p.pawn,
        "batch": p.batch,
    }


def load_table(data: Data, content: Content, vocabulary: Vocabulary) -> Mycelia:
    """The table that `Table.save` wrote. Raises KeyError, ValueError or TypeError on data that is none."""
    state = data["state"]
    kind_of = content.kind_of
    players = [load_player(one, content) for one in state["players"]]
    seats = len(players)
    t = Mycelia(content, seats, 0, 0, players, bool(state["prisma"]))
    t.starter = state["starter"]
    t.heroes = list(state["heroes"])
    t.display = [EMPTY if card is None else kind_of[card] for card in state["display"]]
    t.pile = [kind_of[card] for card in state["pile"]]
    t.thrown = [kind_of[card] for card in state["thrown"]]
    card, side = state["supply_side"]
    t.supply_side = [(one.card, one.side) for one in content.supply].index((card, side))
    t.shrine, t.shrine_prism = state["shrine"]
    t.box, t.box_prism = state["box"]
    t.removed_cards = [kind_of[card] for card in state["removed_cards"]]
    t.tile_supply = [state["tile_supply"].get(tile.name, 0) for tile in content.tiles]
    t.extra_shrines = state["extra_shrines"]
    t.roots = [[kind_of[card] for card in pile] for pile in state["roots"]]
    t.roots_known = [list(known) for known in state["roots_known"]]
    if state["gwidyon"] is not None:
        one: dict[str, Any] = state["gwidyon"]
        t.gwidyon = Gwidyon(one["drops"], bool(one["removing"]), list(one["pile"]), list(one["shown"]), one["pawn"])
    t.ending = bool(state["ending"])
    t.first_card = bool(state["first_card"])
    t.focus = state["focus"]
    t.standing = list(state["standing"])
    t.restore(data, vocabulary.step)
    if not t.is_rival(t.active):
        t.gifts_changed(t.active)
    return t


def load_player(data: Data, content: Content) -> Player:
    kind_of = content.kind_of
    ground: Ground = next(one for one in content.boards if one.board == data["board"])
    for name in data["covered"]:
        ground = ground.cover(FIELD_OF[name])
    drops = list(data["drops"])
    return Player(
        ground, drops, NO_PRISM if data["prism"] is None else list(data["prism"]), sum(drops), data["leaves"],
        [kind_of[card] for card in data["deck"]], list(data["deck_batch"]),
        [kind_of[card] for card in data["hand"]], list(data["hand_batch"]),
        [kind_of[card] for card in data["discard"]], [kind_of[card] for card in data["gifts"]],
        [content.tile_of[tile] for tile in data["ready"]], [content.tile_of[tile] for tile in data["spent"]],
        NO_POWERS, data["pawn"], data["batch"])
