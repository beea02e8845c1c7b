"""What must always hold at a table of Mycelia: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

from collections import Counter

from fairyring.games.mycelia.components import FIELD_NAMES, MOST_TILES
from fairyring.games.mycelia.modules import copies_in_play
from fairyring.games.mycelia.players import Player
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.turn import PUT_ON_TOP
from fairyring.kernel.invariants import miscounted, unmet


def broken(t: Mycelia) -> list[str]:
    each = [f"seat {seat}: {what}" for seat, p in enumerate(t.players) for what in broken_player(t, p)]
    cards = miscounted(all_cards(t).elements(), t.content.ids, copies_in_play(t.content, t.seats, t.heroes[1:]))
    return [*each, *broken_drops(t), *cards, *broken_tiles(t),
            *unmet((t.ending or not t.over, "nobody decides although the end was never triggered"))]


def broken_player(t: Mycelia, p: Player) -> list[str]:
    gift = t.content.gift
    return unmet(
        *((0 <= prism <= drops, f"{field} holds {drops} drops, {prism} of them prism drops")
          for field, drops, prism in zip(FIELD_NAMES, p.drops, p.prism, strict=True)),
        *((not sink or not drops, f"drops rest on the shrine field {field}")
          for field, drops, sink in zip(FIELD_NAMES, p.drops, p.ground.sink, strict=True)),
        (sum(p.drops) == p.left, f"{sum(p.drops)} drops on the board, {p.left} counted"),
        (p.leaves >= 0, f"{p.leaves} leaves"),
        (len(p.deck) == len(p.deck_batch) and len(p.hand) == len(p.hand_batch),
         "cards and their batches are out of step"),
        (all(gift[kind] is None for kind in p.hand), "a gift is held in hand"),
        (all(gift[kind] is not None for kind in p.gifts), "a card that is no gift lies in the gift area"),
        (0 <= p.pawn < len(t.content.track), f"pawn on field {p.pawn}"),
        (len(p.ready) + len(p.spent) <= MOST_TILES, "more than four tiles"),
    )


def broken_drops(t: Mycelia) -> list[str]:
    his = 0 if t.gwidyon is None else t.gwidyon.drops
    total = sum(p.left for p in t.players) + t.shrine + t.box + his
    prism = sum(sum(p.prism) for p in t.players) + t.shrine_prism + t.box_prism
    all_prism = t.content.prism_drops if t.customs.has_favour() else 0
    every = t.content.dewdrops + all_prism
    return unmet(
        (total == every, f"{total} drops in all, {every} in the box"),
        (prism == all_prism, f"{prism} prism drops in all, {all_prism} in the box"),
        (0 <= t.shrine_prism <= t.shrine, f"{t.shrine} drops on the shrine, {t.shrine_prism} of them prism drops"),
    )


def all_cards(t: Mycelia) -> Counter[int]:
    """Every card wherever it lies, those just being bought included."""
    held = [kind for p in t.players for kind in p.card_here()]
    return Counter(t.card_here() + held + [x[0] for step, _, x in t.stack if step is PUT_ON_TOP])


def broken_tiles(t: Mycelia) -> list[str]:
    owned = [sum(p.tile_here().count(number) for p in t.players) for number in range(len(t.content.tiles))]
    covered = sum(len(p.ground.covered) - 1 for p in t.players)
    return unmet(
        *((0 <= left <= tile.count - taken, f"tile {tile.name}: {taken} owned, {left} in the supply")
          for tile, taken, left in zip(t.content.tiles, owned, t.tile_supply, strict=True)),
        (0 <= t.extra_shrines <= sum(t.content.extra_shrines.values()) - covered,
         f"{covered} extra shrine fields placed, {t.extra_shrines} left"))
