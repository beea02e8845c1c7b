"""The words of decay effects: what a mushroom brings when it has gone (MUM-EFF).

An immediate bonus may be declined as a whole; if used it is carried out as far as possible (MUM-DEC-05). The first
number of `x` is the board, counted from 1, under which the card lies.
"""

from __future__ import annotations

from typing import ClassVar

from fairyring.games.mycelium.components import NONE, OWNERS
from fairyring.games.mycelium.discovering import FAR_OUT, take_from_deck, take_from_market
from fairyring.games.mycelium.exploring import CHOOSE_SLOT
from fairyring.games.mycelium.naming import WHOM, from_seat, sent_action, sent_key, unit_action, unit_key
from fairyring.games.mycelium.players import Bonus, Player
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.wording import card_of, market_place, tile_args, tile_place
from fairyring.kernel.arguments import Number, One, Parameter
from fairyring.kernel.effects import Counted
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import SKIP, Notes
from fairyring.kernel.words import Args, Message, Option, Prompt


class Immediate(Counted[Mycelium]):
    """What happens at once, a few times; nobody has to let it (MUM-DEC-05)."""

    takes: ClassVar[tuple[Parameter, ...]] = (Number("count", 1, 9),)
    skip_rule = "MUM-DEC-05"


class OnTiles(Immediate):
    """Its options are tiles on the board."""

    def action_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        return choice

    def action_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return t.content.tiles[choice].ident

    def option_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        return SKIP if choice == SKIP else t.cell_of[choice]

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return t.cell_name(choice)


# --- immediate -------------------------------------------------------------------------------------------------------
class MoveEdgeTile(OnTiles):
    """move_edge_tile(1): an edge tile with everything on it goes to another slot (MUM-EFF-01)."""

    word = "move_edge_tile"
    takes = (Number("count", 1, 1),)
    rule = "MUM-EFF-01"
    asks = "ask-lift"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        options = [tile for tile in t.laid() if t.is_edge(tile)]
        return [*options, SKIP] if options else None

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            t.push(CHOOSE_SLOT, seat, (choice, 1))

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        return Option(t.cell_name(choice), Message("option-lift", tile_args(t, choice)), self.rule,
                      (tile_place(t, choice),))

    def worth(self, judge: Worth) -> Amounts:
        return {"move_edge_tile": 1.0}


def empty_tiles(t: Mycelium) -> list[int]:
    """Where a mother is sent: empty tiles; else those with an insect token only; else without a mushroom, else any,
    with the fewest spores (MUM-EFF-02). Never one with a mother."""
    open_tiles = [tile for tile in t.laid() if t.mother_on[tile] == NONE]
    bare = [tile for tile in open_tiles if t.is_bare(tile)]
    clean = [tile for tile in bare if not t.spores_on(tile)]
    empty = [tile for tile in clean if not t.insect_on[tile]]
    if empty or clean:
        return empty or clean
    left = bare or open_tiles
    fewest = min(t.spores_on(tile) for tile in left)
    return [tile for tile in left if t.spores_on(tile) == fewest]


class RelocateMother(Immediate):
    """relocate_mother(opponent, to=empty_tile): an opponent's mother goes to an empty tile (MUM-EFF-02)."""

    word = "relocate_mother"
    takes = (One("whose", "opponent", default="opponent"), One("to", "empty_tile", default="empty_tile", key=True))
    rule = "MUM-EFF-02"
    asks = "ask-send"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        tiles = empty_tiles(t)
        return [*(whom * WHOM + tile for whom in t.everybody if whom != seat for tile in tiles), SKIP]

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            t.send_mother(seat, choice // WHOM, choice % WHOM, self.rule)

    def action_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        return SKIP if choice == SKIP else sent_key(t, seat, choice)

    def action_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return sent_action(t, seat, choice)

    def option_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        return SKIP if choice == SKIP else choice // WHOM * FAR_OUT + t.cell_of[choice % WHOM]

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return f"mother {choice // WHOM + 1} to {t.cell_name(choice % WHOM)}"

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        args: Args = {**tile_args(t, choice % WHOM), "whom": t.called(choice // WHOM)}
        return Option(self.option_name(t, seat, x, choice), Message("option-send", args), self.rule,
                      (tile_place(t, choice % WHOM), f"mother:{choice // WHOM}"))

    def worth(self, judge: Worth) -> Amounts:
        return {"relocate_mother": 1.0}


class StealCard(Immediate):
    """steal_card(1): a random card of an opponent's hand (MUM-EFF-03)."""

    word = "steal_card"
    takes = (Number("count", 1, 1),)
    rule = "MUM-EFF-03"
    asks = "ask-steal"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        options = [whom for whom in t.everybody if whom != seat and t.players[whom].hand]
        return [*options, SKIP] if options else None

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            t.steal(seat, choice, self.rule)

    def action_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        return SKIP if choice == SKIP else from_seat(t, seat, choice)

    def action_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return f"from {from_seat(t, seat, choice) + 1}"

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return f"from {choice + 1}"

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        args: Args = {"whom": t.called(choice), "cards": len(t.players[choice].hand)}
        return Option(f"from {choice + 1}", Message("option-steal", args), self.rule, (f"player:{choice}",))

    def worth(self, judge: Worth) -> Amounts:
        return {"card": 1.0, "steal": 1.0}


DECK = -1


class TakeCards(Immediate):
    """take_cards(2): from the market and the deck, one after the other; then the market is refilled (MUM-EFF-04).

    `x` is the board, how many are still to be taken, and whether an open one was.
    """

    word = "take_cards"
    rule = "MUM-EFF-04"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        left, opened = (x[1], x[2]) if len(x) > 1 else (self.count, 0)
        options = t.market[:] if left else []
        if t.deck and left:
            options.append(DECK)
        if not options:
            if opened:
                t.refill(self.rule)
            return None
        if len(x) == 1:
            options.append(SKIP)
        return options

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        left, opened = (x[1], x[2]) if len(x) > 1 else (self.count, 0)
        if choice == SKIP:
            return
        if choice == DECK:
            take_from_deck(t, seat, self.rule)
        else:
            take_from_market(t, seat, choice, self.rule)
            opened = 1
        t.push(self, seat, (x[0], left - 1, opened))

    def option_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        return choice if choice == SKIP else choice + 1

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return "take deck" if choice == DECK else f"take {t.content.mushrooms[choice].ident}"

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice == DECK:
            return Option(name, Message("option-take-deck"), self.rule, ("deck",))
        return Option(name, Message("option-take", {"card": card_of(t, choice)}), self.rule,
                      (market_place(t, choice),))

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-take", {"count": x[1] if len(x) > 1 else self.count}), self.rule)

    def worth(self, judge: Worth) -> Amounts:
        return {"card": float(self.count)}


class GainInsects(Immediate):
    """gain_insects(1): from the general supply (MUM-EFF-11)."""

    word = "gain_insects"

    def do(self, t: Mycelium, seat: int, about: int) -> None:
        t.gain_insects(seat, self.count, "MUM-EFF-11")

    def worth(self, judge: Worth) -> Amounts:
        return {"insect": float(self.count)}


class PlaceSpores(OnTiles):
    """place_spores(2): up to so many of the supply on tiles of the own networks (MUM-EFF-12).

    `x` is the board, how many are left, and the tile of the last one.
    """

    word = "place_spores"
    rule = "MUM-EFF-12"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        if not t.players[seat].supply:
            return None
        options: list[int] = []
        for net in t.networks(seat):
            options += net.tiles
        options.sort()
        options.append(SKIP)
        return options

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            return
        t.add_spore(seat, choice)
        if t.sink is not None:
            t.emit("spore-laid", seat, self.rule, {"cell": t.cell_name(choice)})
        left = (x[1] if len(x) > 1 else self.count) - 1
        if left:
            t.push(self, seat, (x[0], left, choice))

    def lines(self, t: Mycelium, seat: int, x: Notes, options: list[int]) -> list[int]:
        return [tile for tile in options if tile == SKIP or tile >= x[2]] if len(x) > 1 else options

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        return Option(t.cell_name(choice), Message("option-place-spore", tile_args(t, choice)), self.rule,
                      (tile_place(t, choice),))

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-place", {"count": x[1] if len(x) > 1 else self.count}), self.rule)

    def worth(self, judge: Worth) -> Amounts:
        return {"spore": float(self.count)}


class RemoveSpores(Immediate):
    """remove_spores(2): up to so many of one opponent from one tile (MUM-EFF-13).

    `x` is the board, how many are left, and which spores: OWNERS times the tile, and the owner.
    """

    word = "remove_spores"
    rule = "MUM-EFF-13"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        if len(x) > 1:
            return [x[2], SKIP] if t.spores[x[2]] else None
        options = [tile * OWNERS + owner for owner in t.everybody if owner != seat for tile in t.players[owner].tiles]
        options.sort()
        return [*options, SKIP] if options else None

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            return
        t.take_spore(choice % OWNERS, choice // OWNERS)
        if t.sink is not None:
            t.emit("spore-removed", seat, self.rule, {"cell": t.cell_name(choice // OWNERS), "whom": choice % OWNERS})
        left = (x[1] if len(x) > 1 else self.count) - 1
        if left:
            t.push(self, seat, (x[0], left, choice))

    def action_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        return SKIP if choice == SKIP else unit_key(t, seat, choice)

    def action_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return unit_action(t, seat, choice)

    def option_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        return SKIP if choice == SKIP else t.cell_of[choice // OWNERS] * OWNERS + choice % OWNERS

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return f"{t.cell_name(choice // OWNERS)} of {choice % OWNERS + 1}"

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        args: Args = {**tile_args(t, choice // OWNERS), "owner": t.called(choice % OWNERS)}
        return Option(self.option_name(t, seat, x, choice), Message("option-remove-spore", args), self.rule,
                      (tile_place(t, choice // OWNERS),))

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-remove", {"count": x[1] if len(x) > 1 else self.count}), self.rule)

    def worth(self, judge: Worth) -> Amounts:
        return {"remove": float(self.count)}


# --- permanent, and for later mushrooms on the same board ------------------------------------------------------------
class MotherMove(Bonus):
    """mother_move(3): the mother may go so many tiles (MUM-EFF-09, MUM-MOV-05)."""

    word = "mother_move"
    takes = (Number("count", 3, 3),)

    def lasts(self, me: Player, board: int) -> None:
        me.steps = max(me.steps, self.count)

    def worth(self, judge: Worth) -> Amounts:
        return {"mother_move": 1.0}


class MotherSpread(Bonus):
    """mother_spread(3): the mother spreads so many spores (MUM-EFF-10)."""

    word = "mother_spread"
    takes = (Number("count", 3, 6),)

    def lasts(self, me: Player, board: int) -> None:
        me.mother_spread = max(me.mother_spread, self.count)

    def worth(self, judge: Worth) -> Amounts:
        return {"mother_spread": self.count - 2.0}


class AllowRepeatAction(Bonus):
    """allow_repeat_action: the two actions of a turn may be equal (MUM-EFF-07, MUM-TUR-03)."""

    word = "allow_repeat_action"

    def lasts(self, me: Player, board: int) -> None:
        me.repeats = True

    def worth(self, judge: Worth) -> Amounts:
        return {"allow_repeat_action": 1.0}


class DiscoverDraw(Bonus):
    """discover_draw(2, keep=1): DISCOVER from the deck may draw so many and keep one (MUM-EFF-08)."""

    word = "discover_draw"
    takes = (Number("count", 2, 4), Number("keep", 1, 1, 1, key=True))

    def lasts(self, me: Player, board: int) -> None:
        me.draws = max(me.draws, self.count)

    def worth(self, judge: Worth) -> Amounts:
        return {"discover_draw": 1.0}


class WindReroll(Bonus):
    """wind_reroll(1): once in a SPORE action the wind may be rolled again (MUM-EFF-14)."""

    word = "wind_reroll"
    takes = (Number("count", 1, 3),)

    def lasts(self, me: Player, board: int) -> None:
        me.rerolls = max(me.rerolls, self.count)

    def worth(self, judge: Worth) -> Amounts:
        return {"wind_reroll": 1.0}


class SpreadBonus(Bonus):
    """spread_bonus(1): every mushroom on this board spreads more (MUM-EFF-05)."""

    word = "spread_bonus"
    takes = (Number("count", 1, 3),)

    def lasts(self, me: Player, board: int) -> None:
        me.more[board] += self.count

    def worth(self, judge: Worth) -> Amounts:
        return {"spread_bonus": float(self.count)}


class SporeWithMother(Bonus):
    """spore_with_mother: with the mushroom of this board the mother spores too (MUM-EFF-06)."""

    word = "spore_with_mother"

    def lasts(self, me: Player, board: int) -> None:
        me.with_mother[board] = True

    def worth(self, judge: Worth) -> Amounts:
        return {"spore_with_mother": 1.0}


