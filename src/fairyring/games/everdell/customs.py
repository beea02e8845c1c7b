"""What modules and rivals may answer otherwise than the base game: limits, costs, where one may go, who gets what.

Mistwood's farms, legends and Nightweave, and Rugwort here, are layers over `BaseGame`; the rules ask and do not know
who answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fairyring.kernel.customs import Custom

if TYPE_CHECKING:
    from fairyring.games.everdell.state import Everdell

Score = dict[str, int]
"""Points by where they come from."""


class Customs(Custom["Customs"]):
    """What may be asked; a layer passes on what it does not change."""

    # --- limits ------------------------------------------------------------------------------------------------------
    def city_spaces(self, t: Everdell, number: int) -> int:
        """How many spaces a city has (EVB-CITY-01, EVB-HOOK-05)."""
        return self.below.city_spaces(t, number)

    def hand_limit(self, t: Everdell, number: int) -> int:
        """How many cards a hand holds (EVB-DRAW-02, EVB-HOOK-05)."""
        return self.below.hand_limit(t, number)

    def spaces_of(self, t: Everdell, place: int) -> int:
        """How many workers may stand on a clearing (EVB-FOREST-00)."""
        return self.below.spaces_of(t, place)

    # --- playing -----------------------------------------------------------------------------------------------------
    def cost(self, t: Everdell, seat: int, kind: int) -> list[int]:
        """What a card costs, by resource (EVB-PLAY-04, EVB-HOOK-04)."""
        return self.below.cost(t, seat, kind)

    def may_play(self, t: Everdell, seat: int, kind: int) -> bool:
        """May this card be played at all (EVB-HOOK-04)?"""
        return self.below.may_play(t, seat, kind)

    def hosts(self, t: Everdell, seat: int, kind: int) -> list[int]:
        """The kinds of Constructions that may let a Critter in free (EVB-PLAY-05, EVB-HOOK-05)."""
        return self.below.hosts(t, seat, kind)

    def cities_for(self, t: Everdell, seat: int, kind: int) -> list[int]:
        """Whose cities can take a card that is played into an opponent's (EVB-CARD-FOOL)."""
        return self.below.cities_for(t, seat, kind)

    def goes_to(self, t: Everdell, seat: int, kind: int, number: int) -> None:
        """A card is played into that city."""
        self.below.goes_to(t, seat, kind, number)

    # --- the Meadow and the board ------------------------------------------------------------------------------------
    def slot_open(self, t: Everdell, seat: int, slot: int) -> bool:
        """May the card of a slot be played, drawn or discarded (EVR-PLAY-11, EVB-HOOK-04)?"""
        return self.below.slot_open(t, seat, slot)

    def refills(self, t: Everdell, slot: int) -> bool:
        """Is an empty slot filled again (EVB-HOOK-01)?"""
        return self.below.refills(t, slot)

    def may_place(self, t: Everdell, seat: int, place: int) -> bool:
        """May a worker go to a place that is free, has something to offer, and asks for nothing else (EVB-HOOK-04)?"""
        return self.below.may_place(t, seat, place)

    def placed(self, t: Everdell, seat: int, place: int) -> None:
        """A worker has come to a place: what that costs is paid now (EVB-HOOK-04)."""
        self.below.placed(t, seat, place)

    # --- giving ------------------------------------------------------------------------------------------------------
    def takes_gifts(self, t: Everdell, number: int) -> bool:
        """Can somebody be given cards and resources (EVB-GIVE-01)?"""
        return self.below.takes_gifts(t, number)

    # --- when something is over --------------------------------------------------------------------------------------
    def set_up(self, t: Everdell) -> None:
        """The base game is set up."""
        self.below.set_up(t)

    def action_done(self, t: Everdell, seat: int) -> None:
        """An action is over, with everything that it started (EVR-PLAY-01, -03)."""
        self.below.action_done(t, seat)

    def prepared(self, t: Everdell, seat: int) -> None:
        """Somebody has prepared for a season (EVR-SEAS-01)."""
        self.below.prepared(t, seat)

    def all_passed(self, t: Everdell) -> None:
        """The game is over, before scoring (EVR-SEAS-09)."""
        self.below.all_passed(t)

    def score(self, t: Everdell, number: int) -> Score:
        """Somebody's points as they stand (EVB-SCORE-01)."""
        return self.below.score(t, number)

    def ranks(self, t: Everdell, keys: list[tuple[int, ...]]) -> list[int]:
        """Everybody's ranks by points, then Events, then resources (EVB-SCORE-06)."""
        return self.below.ranks(t, keys)


class BaseGame(Customs):
    """The base game answers everything."""

    def city_spaces(self, t: Everdell, number: int) -> int:
        return t.content.city_spaces

    def hand_limit(self, t: Everdell, number: int) -> int:
        return t.content.hand_limit

    def spaces_of(self, t: Everdell, place: int) -> int:
        return 2 if t.seats >= t.content.second_space_from else 1

    def cost(self, t: Everdell, seat: int, kind: int) -> list[int]:
        return t.content.cost[kind]

    def may_play(self, t: Everdell, seat: int, kind: int) -> bool:
        return True

    def hosts(self, t: Everdell, seat: int, kind: int) -> list[int]:
        return t.content.hosted[kind]

    def cities_for(self, t: Everdell, seat: int, kind: int) -> list[int]:
        """A free space of an opponent's city without the card if it is Unique; passed ones too (EVB-END-05)."""
        return [number for number in t.opponents(seat)
                if t.room_in_city(number) > 0 and not (t.content.unique[kind] and t.players[number].have[kind])]

    def goes_to(self, t: Everdell, seat: int, kind: int, number: int) -> None:
        t.settle_in(number, kind)

    def slot_open(self, t: Everdell, seat: int, slot: int) -> bool:
        return True

    def refills(self, t: Everdell, slot: int) -> bool:
        return True

    def may_place(self, t: Everdell, seat: int, place: int) -> bool:
        return True

    def placed(self, t: Everdell, seat: int, place: int) -> None:
        pass

    def takes_gifts(self, t: Everdell, number: int) -> bool:
        return not t.players[number].passed

    def set_up(self, t: Everdell) -> None:
        pass

    def action_done(self, t: Everdell, seat: int) -> None:
        pass

    def prepared(self, t: Everdell, seat: int) -> None:
        pass

    def all_passed(self, t: Everdell) -> None:
        pass

    def score(self, t: Everdell, number: int) -> Score:
        return t.points_of(number)

    def ranks(self, t: Everdell, keys: list[tuple[int, ...]]) -> list[int]:
        return [1 + sum(other > key for other in keys) for key in keys]


BASE_GAME: Final = BaseGame()
