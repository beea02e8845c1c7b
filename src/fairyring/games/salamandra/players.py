"""One player's things, and what deity cards add up to."""

from __future__ import annotations

from fairyring.games.salamandra.components import ANY_PLANT, GREEN, NO_TRIGGERS, Content


class Player:
    """One player's druid, apprentices, crystals, scrolls, points and cards.

    `men` are the apprentices on fields, rising: the slot (4 x field + side) doubled, plus the face that shows. One is
    active while its face is the druid's (SAL-APP-01).
    """

    def __init__(self, druid: int, passed: bool, available: int, crystals: int, scrolls: int, vp: int, men: list[int],
                 deities: list[int], salamanders: list[int], groves: list[int], triggers: list[int], plant_price: int,
                 green_price: int, white_price: int) -> None:
        self.druid = druid
        self.passed = passed
        self.available = available
        self.crystals = crystals
        self.scrolls = scrolls
        self.vp = vp
        self.men = men
        self.deities = deities
        self.salamanders = salamanders
        self.groves = groves
        self.triggers = triggers
        """What all deity cards together give: points and crystals for every trigger (SAL-DEITY-04)."""
        self.plant_price = plant_price
        self.green_price = green_price
        """Crystals for a green potion by a deity card; 0 without one."""
        self.white_price = white_price

    def copy(self) -> Player:
        return Player(self.druid, self.passed, self.available, self.crystals, self.scrolls, self.vp, self.men[:],
                      self.deities, self.salamanders, self.groves, self.triggers, self.plant_price, self.green_price,
                      self.white_price)

    def is_active(self, slot: int) -> bool:
        """Does an active apprentice of this player stand on the slot (SAL-APP-01)?"""
        return 2 * slot + self.druid in self.men

    def presence(self) -> int:
        """The fields with at least one of the own apprentices, as bits, active or not (SAL-CAUL-04)."""
        fields = 0
        for man in self.men:
            fields |= 1 << (man >> 3)
        return fields


def new_player(content: Content) -> Player:
    """A player before the first round (SAL-SET-10, -13)."""
    return Player(0, False, 0, 0, 0, 0, [], [], [], [], NO_TRIGGERS, content.plant_price, 0, 0)


def learn(content: Content, me: Player) -> None:
    """Add up what a player's deity cards do; the cheapest exchange of each kind counts (SAL-DEITY-04, -14, -15)."""
    triggers = NO_TRIGGERS[:]
    plant, green, white = content.plant_price, 0, 0
    for kind in me.deities:
        card = content.deities[kind]
        if card.trigger >= 0:
            triggers[2 * card.trigger] += card.vp
            triggers[2 * card.trigger + 1] += card.crystals
        elif card.good == ANY_PLANT:
            plant = min(plant, card.price)
        elif card.good == GREEN:
            green = card.price if green == 0 else min(green, card.price)
        else:
            white = card.price if white == 0 else min(white, card.price)
    me.triggers = triggers if me.deities else NO_TRIGGERS
    me.plant_price = plant
    me.green_price = green
    me.white_price = white
