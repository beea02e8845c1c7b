"""What must always hold at a table of Mycelia: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

from collections import Counter

from fairyring.games.mycelia.components import FIELD_NAMES, FIELDS, MOST_TILES
from fairyring.games.mycelia.players import Player
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.turn import PUT_ON_TOP


def broken(t: Mycelia) -> list[str]:
    wrong: list[str] = []
    for seat, p in enumerate(t.players):
        wrong += [f"seat {seat}: {what}" for what in broken_player(t, p)]
    wrong += broken_drops(t)
    wrong += broken_cards(t)
    wrong += broken_tiles(t)
    if t.over and not t.ending:
        wrong.append("nobody decides although the end was never triggered")
    return wrong


def broken_player(t: Mycelia, p: Player) -> list[str]:
    wrong: list[str] = []
    for cell in range(FIELDS):
        if not 0 <= p.prism[cell] <= p.drops[cell]:
            wrong.append(f"{FIELD_NAMES[cell]} holds {p.drops[cell]} drops, {p.prism[cell]} of them prism drops")
        if p.ground.sink[cell] and p.drops[cell]:
            wrong.append(f"drops rest on the shrine field {FIELD_NAMES[cell]}")
    if sum(p.drops) != p.left:
        wrong.append(f"{sum(p.drops)} drops on the board, {p.left} counted")
    if p.leaves < 0:
        wrong.append(f"{p.leaves} leaves")
    if len(p.deck) != len(p.deck_batch) or len(p.hand) != len(p.hand_batch):
        wrong.append("cards and their batches are out of step")
    if any(t.content.gift[kind] is not None for kind in p.hand):
        wrong.append("a gift is held in hand")
    if any(t.content.gift[kind] is None for kind in p.gifts):
        wrong.append("a card that is no gift lies in the gift area")
    if t.customs.has_favour() and not 0 <= p.pawn < len(t.content.track):
        wrong.append(f"pawn on field {p.pawn}")
    if len(p.ready) + len(p.spent) > MOST_TILES:
        wrong.append("more than four tiles")
    return wrong


def broken_drops(t: Mycelia) -> list[str]:
    total = sum(p.left for p in t.players) + t.shrine + t.box
    prism = sum(sum(p.prism) for p in t.players) + t.shrine_prism + t.box_prism
    if t.gwidyon is not None:
        total += t.gwidyon.drops
    wrong: list[str] = []
    wanted_prism = t.content.prism_drops if t.customs.has_favour() else 0
    if total != t.content.dewdrops + wanted_prism:
        wrong.append(f"{total} drops in all, {t.content.dewdrops + wanted_prism} in the box")
    if prism != wanted_prism:
        wrong.append(f"{prism} prism drops in all, {wanted_prism} in the box")
    if not 0 <= t.shrine_prism <= t.shrine:
        wrong.append(f"{t.shrine} drops on the shrine, {t.shrine_prism} of them prism drops")
    return wrong


def all_cards(t: Mycelia) -> Counter[int]:
    """Every card wherever it lies, those just being bought included."""
    cards = Counter(t.card_here())
    for p in t.players:
        cards.update(p.card_here())
    cards.update(x[0] for step, _, x in t.stack if step is PUT_ON_TOP)
    return cards


def broken_cards(t: Mycelia) -> list[str]:
    wanted: Counter[int] = Counter()
    for kind, box in enumerate(t.content.boxes):
        copies = t.content.copies[kind]
        if box in t.heroes or (box == "gift" and t.customs.has_favour()):
            wanted[kind] = copies
        elif box == "start":
            wanted[kind] = copies * t.seats
        elif box == "start_gift" and t.customs.has_favour():
            wanted[kind] = t.seats
    found = all_cards(t)
    return [f"{found[kind]} copies of {t.content.ids[kind]}, {wanted[kind]} in the box"
            for kind in sorted({*found, *wanted}) if found[kind] != wanted[kind]]


def broken_tiles(t: Mycelia) -> list[str]:
    wrong: list[str] = []
    for number, tile in enumerate(t.content.tiles):
        owned = sum(p.tile_here().count(number) for p in t.players)
        if t.tile_supply[number] < 0 or owned + t.tile_supply[number] > tile.count:
            wrong.append(f"tile {tile.name}: {owned} owned, {t.tile_supply[number]} in the supply")
    covered = sum(len(p.ground.covered) - 1 for p in t.players)
    if t.extra_shrines < 0 or covered + t.extra_shrines > sum(t.content.extra_shrines.values()):
        wrong.append(f"{covered} extra shrine fields placed, {t.extra_shrines} left")
    return wrong
