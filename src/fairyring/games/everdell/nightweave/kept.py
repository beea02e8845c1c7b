"""What lies in Nightweave's Lair.

Made by tools/make_fields.py from things.py. Change it there.
"""

from __future__ import annotations

from fairyring.games.everdell.components import GAP, Content
from fairyring.games.everdell.nightweave.components import hers
from fairyring.kernel.table import Data


class KeptLair:
    """What lies in her Lair, and what she has done."""

    __slots__ = ("at_stake", "caught", "deck", "face_down", "figure", "first", "gone", "held", "level", "loose",
                 "personality", "placed", "plot", "poisoned", "poisoned_at", "repaid", "schemes", "seasonal",
                 "shut", "shut_out", "shut_prisoners", "single_use", "soup", "special", "spring_worker", "used",
                 "webs", "won")

    def __init__(self, other: KeptLair | None = None) -> None:
        if other is None:
            self.level: int = 0
            self.spring_worker: bool = False
            """Though powers are in play, spring brings people a worker (MIS-COMBO-POW-02)."""
            self.first: int = 0
            """The person who comes after her."""
            self.deck: list[int] = []
            """The Activity deck; the last card lies on top."""
            self.used: list[int] = []
            """The Activity cards used since it was shuffled; the last one is in play."""
            self.figure: int = GAP
            """The slot of the Meadow on which she stands; GAP: she is in the Lair."""
            self.placed: bool = False
            """She has placed a worker or the figure since the deck was shuffled (MIS-NW-TURN-13)."""
            self.special: bool = False
            """She has claimed a special Event in this season (MIS-NW-LOC-12)."""
            self.repaid: bool = False
            """Compensation has been asked for in this turn (MIS-PLOT-04)."""
            self.won: list[int] = []
            """Cards among her Accomplishments, face up."""
            self.gone: list[int] = []
            """Legends that she has discarded, out of the game (MIS-COMBO-LEG-02)."""
            self.face_down: list[int] = []
            """Cards among her Accomplishments, face down."""
            self.personality: list[int] = []
            """The Personality in force, if any."""
            self.plot: list[int] = []
            """The Plot, if any."""
            self.schemes: list[int] = []
            """The Schemes in force: none in winter (MIS-MOD-09)."""
            self.seasonal: list[int] = []
            """Schemes still to come: all of them, or with The Plot Thickens the seasonal ones."""
            self.single_use: list[int] = []
            """With The Plot Thickens the single-use ones."""
            self.webs: list[int] = []
            """The places with Webs of the Plot, which stay (MIS-NW-SEAS-04); one may stand several times."""
            self.loose: list[int] = []
            """The places with Webs of the Scheme."""
            self.shut: list[list[int]] = []
            """Face-down cards of people's cities: whose, kind, arrival, Occupied token, then the goods on it."""
            self.shut_out: list[list[int]] = []
            """Workers that stood on them: whose, the place, and whether one never comes back from it."""
            self.shut_prisoners: list[int] = []
            """Beneath a face-down Dungeon."""
            self.caught: list[int] = []
            """Cards of the hand that hang in a Web (MIS-SCH-24)."""
            self.at_stake: list[int] = []
            """Cards of the hand that she is about to take or to have discarded."""
            self.held: int = 0
            """Workers of a person that she holds until that person prepares (MIS-SCH-26)."""
            self.poisoned: int = 0
            """A person's worker in the Lair that she uses first (MIS-SCH-30)."""
            self.poisoned_at: int = GAP
            """Where she has put it."""
            self.soup: bool = False
            """The next worker that is placed goes to the Lair (MIS-SCH-30)."""
        else:
            self.level = other.level
            self.spring_worker = other.spring_worker
            self.first = other.first
            self.deck = other.deck[:]
            self.used = other.used[:]
            self.figure = other.figure
            self.placed = other.placed
            self.special = other.special
            self.repaid = other.repaid
            self.won = other.won[:]
            self.gone = other.gone[:]
            self.face_down = other.face_down[:]
            self.personality = other.personality[:]
            self.plot = other.plot[:]
            self.schemes = other.schemes[:]
            self.seasonal = other.seasonal[:]
            self.single_use = other.single_use[:]
            self.webs = other.webs[:]
            self.loose = other.loose[:]
            self.shut = [one[:] for one in other.shut]
            self.shut_out = [one[:] for one in other.shut_out]
            self.shut_prisoners = other.shut_prisoners[:]
            self.caught = other.caught[:]
            self.at_stake = other.at_stake[:]
            self.held = other.held
            self.poisoned = other.poisoned
            self.poisoned_at = other.poisoned_at
            self.soup = other.soup

    def save_fields(self, content: Content) -> Data:
        """The plain fields as data."""
        return {
            "level": self.level,
            "spring_worker": self.spring_worker,
            "first": self.first,
            "deck": [hers(content).activities[kind].ident for kind in self.deck],
            "used": [hers(content).activities[kind].ident for kind in self.used],
            "figure": self.figure,
            "placed": self.placed,
            "special": self.special,
            "repaid": self.repaid,
            "won": [content.cards[kind].ident for kind in self.won],
            "gone": [content.cards[kind].ident for kind in self.gone],
            "face_down": [content.cards[kind].ident for kind in self.face_down],
            "personality": [hers(content).ploys[kind].ident for kind in self.personality],
            "plot": [hers(content).ploys[kind].ident for kind in self.plot],
            "schemes": [hers(content).ploys[kind].ident for kind in self.schemes],
            "seasonal": [hers(content).ploys[kind].ident for kind in self.seasonal],
            "single_use": [hers(content).ploys[kind].ident for kind in self.single_use],
            "webs": self.webs[:],
            "loose": self.loose[:],
            "shut": [one[:] for one in self.shut],
            "shut_out": [one[:] for one in self.shut_out],
            "shut_prisoners": [content.cards[kind].ident for kind in self.shut_prisoners],
            "caught": [content.cards[kind].ident for kind in self.caught],
            "at_stake": [content.cards[kind].ident for kind in self.at_stake],
            "held": self.held,
            "poisoned": self.poisoned,
            "poisoned_at": self.poisoned_at,
            "soup": self.soup,
        }

    def load_fields(self, data: Data, content: Content) -> None:
        """Take the plain fields out of what `save_fields` wrote."""
        self.level = data["level"]
        self.spring_worker = bool(data["spring_worker"])
        self.first = data["first"]
        self.deck = [hers(content).activity_of[name] for name in data["deck"]]
        self.used = [hers(content).activity_of[name] for name in data["used"]]
        self.figure = data["figure"]
        self.placed = bool(data["placed"])
        self.special = bool(data["special"])
        self.repaid = bool(data["repaid"])
        self.won = [content.kind_of[name] for name in data["won"]]
        self.gone = [content.kind_of[name] for name in data["gone"]]
        self.face_down = [content.kind_of[name] for name in data["face_down"]]
        self.personality = [hers(content).ploy_of[name] for name in data["personality"]]
        self.plot = [hers(content).ploy_of[name] for name in data["plot"]]
        self.schemes = [hers(content).ploy_of[name] for name in data["schemes"]]
        self.seasonal = [hers(content).ploy_of[name] for name in data["seasonal"]]
        self.single_use = [hers(content).ploy_of[name] for name in data["single_use"]]
        self.webs = list(data["webs"])
        self.loose = list(data["loose"])
        self.shut = [list(one) for one in data["shut"]]
        self.shut_out = [list(one) for one in data["shut_out"]]
        self.shut_prisoners = [content.kind_of[name] for name in data["shut_prisoners"]]
        self.caught = [content.kind_of[name] for name in data["caught"]]
        self.at_stake = [content.kind_of[name] for name in data["at_stake"]]
        self.held = data["held"]
        self.poisoned = data["poisoned"]
        self.poisoned_at = data["poisoned_at"]
        self.soup = bool(data["soup"])

    def card_here(self) -> list[int]:
        """Every card that lies here."""
        return [
            *self.won,
            *self.gone,
            *self.face_down,
            *self.shut_prisoners,
            *self.caught,
            *self.at_stake,
        ]
