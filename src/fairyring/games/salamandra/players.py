"""One player's things, and what deity cards add up to."""

from __future__ import annotations

from fairyring.games.salamandra.components import ANY_PLANT, FIELD_OF, GREEN, WHITE_PURPLE, Content


class Player:
    """One player's druid, apprentices, crystals, scrolls, points and cards.

    Apprentices on fields are told by their slots, rising. Active ones show the druid's face, the others the other one
    (SAL-APP-01).
    """

    def __init__(self, druid: int, passed: bool, available: int, crystals: int, scrolls: int, vp: int,
                 active: list[int], inactive: list[int], deities: list[int], salamanders: list[int], groves: list[int],
                 plant_price: int, green_price: int, white_price: int) -> None:
        self.druid = druid
        self.passed = passed
        self.available = available
        self.crystals = crystals
        self.scrolls = scrolls
        self.vp = vp
        self.active = active
        self.inactive = inactive
        self.deities = deities
        self.salamanders = salamanders
        self.groves = groves
        self.plant_price = plant_price
        self.green_price = green_price
        """Crystals for a green potion by a deity card; 0 without one."""
        self.white_price = white_price

    def copy(self) -> Player:
        return Player(self.druid, self.passed, self.available, self.crystals, self.scrolls, self.vp, self.active[:],
                      self.inactive[:], self.deities, self.salamanders, self.groves, self.plant_price,
                      self.green_price, self.white_price)

    def slots(self) -> list[int]:
        """The slots of all own apprentices on fields, rising."""
        return sorted(self.active + self.inactive)

    def active_on(self, field: int) -> list[int]:
        """The slots of a field where an own active apprentice stands."""
        return [slot for slot in self.active if FIELD_OF[slot] == field]

    def present(self, counts: list[bool]) -> int:
        """How many of the fields that count have at least one own apprentice, active or not (SAL-CAUL-04)."""
        fields: list[int] = []
        for slot in self.active:
            field = FIELD_OF[slot]
            if counts[field] and field not in fields:
                fields.append(field)
        for slot in self.inactive:
            field = FIELD_OF[slot]
            if counts[field] and field not in fields:
                fields.append(field)
        return len(fields)


def new_player(content: Content) -> Player:
    """A player before the first round (SAL-SET-10, -13)."""
    return Player(0, False, 0, 0, 0, 0, [], [], [], [], [], content.plant_price, 0, 0)


def learn(content: Content, me: Player) -> None:
    """The prices of a player's exchanges; the cheapest of each kind counts (SAL-DEITY-04, -14, -15)."""
    prices = {ANY_PLANT: content.plant_price, GREEN: 0, WHITE_PURPLE: 0}
    for kind in me.deities:
        card = content.deities[kind]
        if card.price:
            prices[card.good] = min(prices[card.good] or card.price, card.price)
    me.plant_price = prices[ANY_PLANT]
    me.green_price = prices[GREEN]
    me.white_price = prices[WHITE_PURPLE]
