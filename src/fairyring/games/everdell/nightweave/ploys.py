"""What a Personality, a Plot or a Scheme may change: each is one class that answers what it changes (MIS-MOD).

The layer of customs asks those in force, one after the other; `terms` are the numbers of their entries.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from fairyring.games.everdell.customs import NO_TOLL, Toll

if TYPE_CHECKING:
    from fairyring.games.everdell.nightweave.components import Action
    from fairyring.games.everdell.state import Everdell
    from fairyring.kernel.table import Notes


class Terms:
    """What an entry says about a ploy."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.toll = numbers.get("toll", 0)
        """Cards of the hand or resources, in any mix, that something costs besides."""
        self.resources = numbers.get("resources", 0)
        """Resources that something costs besides."""
        self.tokens = numbers.get("tokens", 0)
        self.foil = numbers.get("foil", 0)
        self.cards = numbers.get("cards", 0)
        self.goods = numbers.get("goods", 0)
        self.spared = numbers.get("spared", 0)
        self.least_level = numbers.get("least_level", 0)
        self.colour = 0
        self.critters = False
        self.webs = ""
        self.good = 0
        self.seasonal = False
        self.stops_spiders = False
        self.closed = False
        self.visits = False
        self.needs_personality = False
        self.die: list[str] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Ploy:
    """One Personality, Plot or Scheme; this one changes nothing."""

    does: ClassVar[str] = ""
    """What entries call it."""
    foiled_with: ClassVar[int] = 0
    """What its foil is paid in (see `foils`); 0: it has none, or its words tell."""
    when_foiled: ClassVar[str] = ""
    """What paying brings, where it does not simply cancel everything."""

    def __init__(self, ident: str, kind: str, rule: str, terms: Terms) -> None:
        self.ident = ident
        self.kind = kind
        self.rule = rule
        self.terms = terms

    # --- when it comes and goes --------------------------------------------------------------------------------------
    def begin(self, t: Everdell) -> None:
        """The game begins with it, or a Scheme is drawn."""

    def end(self, t: Everdell) -> None:
        """A Scheme is replaced: its lasting effects end (MIS-MOD-10)."""

    # --- what people pay ---------------------------------------------------------------------------------------------
    def paid(self, t: Everdell, seat: int, about: Notes) -> None:
        """A payment that had to be made is complete."""

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        """So many units were paid to foil it; 0 for none."""

    def takes(self, t: Everdell, seat: int) -> list[int]:
        """The cards of a city of which somebody must choose one, by their numbers."""
        return []

    def chosen(self, t: Everdell, seat: int, card: int) -> None:
        """The card that was chosen."""

    # --- in her turn -------------------------------------------------------------------------------------------------
    def enters(self, t: Everdell, slot: int) -> None:
        """She was placed in the Meadow (MIS-MOD-16)."""

    def leaves(self, t: Everdell) -> None:
        """She prepares, or ends: before she leaves the Meadow (MIS-PER-01)."""

    def plays_from(self, t: Everdell, slot: int) -> None:
        """She has played the card of a slot of the Meadow (MIS-PER-04)."""

    def blocked(self, t: Everdell, action: Action) -> None:
        """The place that an action names is blocked (MIS-PLOT-04)."""

    def stops_spider(self, t: Everdell, place: int) -> bool:
        """May no spider go there (MIS-NW-LOC-03)?"""
        return False

    # --- in people's turns -------------------------------------------------------------------------------------------
    def may_place(self, t: Everdell, seat: int, place: int) -> bool:
        return True

    def placed(self, t: Everdell, seat: int, place: int) -> None:
        """A person's worker has come to a place: before that is carried out."""

    def visiting(self, t: Everdell, seat: int, place: int) -> None:
        """What is pushed here follows when the place is carried out."""

    def visit_reward(self, t: Everdell, seat: int, card: int, reward: int) -> int:
        return reward

    def may_play(self, t: Everdell, seat: int, kind: int) -> bool:
        return True

    def surcharge(self, t: Everdell, seat: int, slot: int) -> int:
        """Berries that the card of a slot costs besides."""
        return 0

    def toll(self, t: Everdell, seat: int, code: int, way: int) -> Toll:
        return NO_TOLL

    def pay_toll(self, t: Everdell, seat: int, code: int, toll: Toll) -> None:
        """The whole toll of playing a card is due, this ploy's part of it too."""

    def settled(self, t: Everdell, seat: int, card: int) -> None:
        """A person has played a card: what is pushed here comes after its own effect (MIS-MOD-15)."""

    def may_take(self, t: Everdell, seat: int, slot: int, drawing: bool) -> bool:
        return True

    def took(self, t: Everdell, seat: int, slot: int, kind: int, drawing: bool) -> None:
        """A person has drawn or played a card of the Meadow (MIS-MOD-03)."""

    def may_be_drawn(self, t: Everdell, seat: int, kind: int) -> bool:
        return True

    def may_show(self, t: Everdell, kind: int) -> bool:
        return True

    def activates(self, t: Everdell, card: int) -> bool:
        return True

    def reacts(self, t: Everdell, seat: int, code: int) -> bool:
        return True

    def no_room(self, t: Everdell, kind: int) -> bool:
        """Does this card take no room in her city (MIS-PLOT-01)?"""
        return False
