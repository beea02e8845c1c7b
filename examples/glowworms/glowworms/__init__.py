"""Glow-worms: lay brighter and brighter cards. A whole game with hidden hands, as small as it can be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fairyring.kernel.content import Facts, Reader
from fairyring.kernel.game import Game, Piece, Setup
from fairyring.kernel.packs import Entry
from fairyring.kernel.table import NOBODY, NOTHING, Data, Notes, Step, Table
from fairyring.kernel.words import Message, Outcome


class Cards:
    """What lies in the box. A card at the table is the number of its kind."""

    def __init__(self, entries: list[Entry]) -> None:
        self.facts: Facts
        self.ids = [entry.text("id") for entry in entries]
        self.light = [entry.number("light", 1, 9) for entry in entries]
        self.copies = [entry.number("copies", 1, 20) for entry in entries]


class CardReader(Reader[Cards]):
    """Makes the cards of content/*.toml, and says by file, line and key what is wrong there."""

    game = "glowworms"
    keyed = ("card",)

    def read(self) -> Cards:
        return Cards(list(self.tables["card"].values()))


class Glowworms(Table):
    """The draw pile; for every seat a hidden hand, an open path, and points."""

    def __init__(self, cards: Cards, pile: list[int], hands: list[list[int]], paths: list[list[int]],
                 points: list[int], other: Glowworms | None = None) -> None:
        super().__init__(len(hands), 0, 0, other)
        self.cards, self.pile, self.hands, self.paths, self.points = cards, pile, hands, paths, points

    def clone(self) -> Glowworms:
        copy = Glowworms(self.cards, self.pile[:], [hand[:] for hand in self.hands], [path[:] for path in self.paths],
                         self.points[:], self)
        copy.rng, copy.gamma = self.rng, self.gamma
        return copy

    def save_state(self) -> Data:
        return {"pile": self.pile[:], "hands": [hand[:] for hand in self.hands],
                "paths": [path[:] for path in self.paths], "points": self.points[:]}

    def view(self, seat: int) -> Data:
        """Only the owner sees a hand; of the pile everybody knows the height."""
        ids = self.cards.ids
        players: list[Data] = [{"hand": sorted(ids[kind] for kind in hand) if owner == seat else len(hand),
                                "path": [ids[kind] for kind in self.paths[owner]], "points": self.points[owner]}
                               for owner, hand in enumerate(self.hands)]
        return {"seat": seat, "deciding": self.seat, "active": self.active, "pile": len(self.pile), "players": players}

    def resample(self, seat: int, seed: int) -> Glowworms:
        """What `seat` does not know, the pile and the other hands, is shuffled together and dealt anew."""
        t = self.clone()
        t.reseed(seed)
        others = [owner for owner in range(t.seats) if owner != seat]
        unknown = sorted(t.pile + [kind for owner in others for kind in t.hands[owner]])
        t.shuffle(unknown)
        for owner in others:
            t.hands[owner] = [unknown.pop() for _ in t.hands[owner]]
        t.pile = unknown
        if t.seat not in (seat, NOBODY):
            t.ask_anew()
        return t

    def check(self) -> list[str]:
        all_cards = [kind for cards in (self.pile, *self.hands, *self.paths) for kind in cards]
        return [f"not {n} of kind {kind}" for kind, n in enumerate(self.cards.copies) if all_cards.count(kind) != n]

    def figures(self) -> list[dict[str, int]]:
        return [{"points": points, "hand": len(hand)} for points, hand in zip(self.points, self.hands, strict=True)]

    def outcome(self) -> Outcome:
        ranks = tuple(1 + sum(other > mine for other in self.points) for mine in self.points)  # GLO-END-01
        return Outcome(ranks, Message("won-by-light"), tuple(self.figures()))

    def judge(self, seat: int) -> float:
        best = max(points for other, points in enumerate(self.points) if other != seat)
        return min(1.0, max(0.0, 0.5 + (self.points[seat] - best) / 8))  # four points ahead: as good as won


class Lay(Step[Glowworms]):
    """Lay a card at the end of your path (GLO-TURN-01); brighter than the one before, it scores (GLO-TURN-02)."""

    rule = "GLO-TURN-01"

    def ask(self, t: Glowworms, seat: int, x: Notes) -> list[int] | None:
        return sorted(set(t.hands[seat])) or None  # nobody has a card left: the game is over

    def answer(self, t: Glowworms, seat: int, x: Notes, choice: int) -> None:
        path, light = t.paths[seat], t.cards.light
        scored = int(bool(path) and light[choice] > light[path[-1]])
        t.hands[seat].remove(choice)
        path.append(choice)
        t.points[seat] += scored
        t.emit("laid", seat, self.rule, {"card": t.cards.ids[choice], "points": scored})
        if t.pile:  # GLO-TURN-03
            t.hands[seat].append(t.pile.pop())
            t.emit("drew", seat, "GLO-TURN-03", {}, {"cards": [t.cards.ids[t.hands[seat][-1]]]})
        t.begin_turn((seat + 1) % t.seats)
        t.push(self, t.active)

    def option_name(self, t: Glowworms, seat: int, x: Notes, choice: int) -> str:
        return f"lay {t.cards.ids[choice]}"


LAY = Lay("lay")


class GlowwormsGame(Game):
    id = "glowworms"
    rules_version = 1
    least_players, most_players = 2, 4
    folder, reader = Path(__file__).parent, CardReader

    def new_table(self, setup: Setup, content: Any) -> Table:
        pile = [kind for kind, copies in enumerate(content.copies) for _ in range(copies)]
        t = Glowworms(content, pile, [], [[] for _ in range(setup.players)], [0] * setup.players)
        t.seats, t.rules = setup.players, setup.rules
        t.reseed(setup.seed)
        t.shuffle(pile)
        t.hands = [[pile.pop() for _ in range(5)] for _ in range(setup.players)]  # GLO-SET-01
        t.begin_turn(0)
        t.push(LAY, 0)
        t.settle()
        return t

    def load_table(self, data: Data, content: Any) -> Table:
        t = Glowworms(content, **data["state"])
        t.restore(data, lambda name: LAY if name == LAY.name else NOTHING)
        return t

    def action_names(self, setup: Setup, content: Any) -> list[str]:
        return [f"lay {name}" for name in content.ids]

    def observation(self, setup: Setup, content: Any) -> list[Piece]:
        return [Piece("hand", len(content.ids), "cards of each kind in my hand",
                      lambda view: [view["players"][view["seat"]]["hand"].count(name) for name in content.ids])]


GAME = GlowwormsGame()
