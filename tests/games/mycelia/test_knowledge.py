"""Nobody sees more than they may: views and resamples (MYC-INFO, PRI-SETUP-06)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from fairyring.games.mycelia.players import KNOWN, Player
from fairyring.games.mycelia.table import MyceliaTable
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from tests.games.mycelia.scene import Scene, prisma

GAMES = [(2, ()), (3, ("expansion",)), (2, ("prisma",)), (4, ("prisma",)), (1, ("prisma",))]


def positions(players: int, modules: tuple[str, ...], seed: int, every: int) -> list[MyceliaTable]:
    """Positions of a game with random decisions that buys what it can: many known cards, many shuffles."""
    session = Session.start(Setup("mycelia", players, modules, {}, seed))
    chance = random.Random(seed)
    found: list[MyceliaTable] = []
    while not session.over and len(found) < 12:
        t = session.table
        assert isinstance(t, MyceliaTable)
        if session.version % every == 0:
            found.append(t.clone())
        if t.customs.has_favour() and session.version % 40 == 0:
            for p in t.players:
                p.pawn = len(t.content.track) - 1  # so that gifts are bought
        names = session.names()
        buying = [name for name in names if name.startswith(("hire", "buy"))]
        session.play(chance.choice(buying or names))
    return found


def shuffled(chance: random.Random, cards: list[int], places: list[int]) -> None:
    values = [cards[i] for i in places]
    chance.shuffle(values)
    for i, value in zip(places, values, strict=True):
        cards[i] = value


def hide_differently(t: MyceliaTable, seat: int, seed: int) -> MyceliaTable:
    """The same table with everything that `seat` cannot know arranged in another way, and other chance to come."""
    copy = t.clone()
    chance = random.Random(seed)
    copy.reseed(seed + 1000)
    for number, p in enumerate(copy.players):
        for batch in {*p.deck_batch, *p.hand_batch} - {KNOWN}:
            deck = [i for i, one in enumerate(p.deck_batch) if one == batch]
            hand = [i for i, one in enumerate(p.hand_batch) if one == batch] if number != seat else []
            while True:  # a hand never holds a gift
                both = [p.deck[i] for i in deck] + [p.hand[i] for i in hand]
                chance.shuffle(both)
                if all(copy.content.gift[kind] is None for kind in both[len(deck):]):
                    break
            for i, kind in zip(deck, both, strict=False):
                p.deck[i] = kind
            for i, kind in zip(hand, both[len(deck):], strict=True):
                p.hand[i] = kind
    shuffled(chance, copy.pile, list(range(len(copy.pile))))
    for pile, known in zip(copy.roots, copy.roots_known, strict=True):
        shuffled(chance, pile, [i for i, seen in enumerate(known) if not seen])
    if copy.gwidyon is not None:
        shuffled(chance, copy.gwidyon.pile, list(range(len(copy.gwidyon.pile))))
    if copy.seat not in (seat, -1):
        copy.options = copy.step.ask(copy, copy.seat, copy.x) or copy.options
    return copy


def known_hand(p: Player) -> list[int]:
    return [kind for kind, batch in zip(p.hand, p.hand_batch, strict=True) if batch == KNOWN]


@pytest.mark.rule("MYC-INFO-02")
@pytest.mark.parametrize(("players", "modules"), GAMES)
def test_a_view_and_the_own_options_do_not_change_with_what_is_hidden(players: int, modules: tuple[str, ...]) -> None:
    for at, t in enumerate(positions(players, modules, seed=players, every=23)):
        for seat in range(-1, players):
            for seed in range(2):
                other = hide_differently(t, seat, seed + 10 * at)
                assert other.check() == []
                assert other.view(seat) == t.view(seat)
                if t.seat == seat:
                    assert other.names() == t.names()
                    assert other.described() == t.described()
                    assert other.asked() == t.asked()


@pytest.mark.rule("MYC-INFO-02")
@pytest.mark.parametrize(("players", "modules"), GAMES)
def test_a_resample_does_not_depend_on_the_true_hidden_arrangement(players: int, modules: tuple[str, ...]) -> None:
    for at, t in enumerate(positions(players, modules, seed=7 + players, every=29)):
        for seat in range(-1, players):
            wanted = t.resample(seat, 5)
            assert wanted.check() == []
            other = hide_differently(t, seat, at).resample(seat, 5)
            assert other.save() == wanted.save()


@pytest.mark.rule("MYC-INFO-01")
@pytest.mark.rule("MYC-INFO-03")
@pytest.mark.parametrize(("players", "modules"), GAMES)
def test_a_resample_keeps_all_that_a_seat_knows(players: int, modules: tuple[str, ...]) -> None:
    for t in positions(players, modules, seed=20 + players, every=31):
        for seat in range(players):
            copy = t.resample(seat, 9)
            assert copy.view(seat) == t.view(seat)
            assert copy.view(-1) == t.view(-1)
            assert copy.players[seat].hand == t.players[seat].hand
            for mine, true in zip(copy.players, t.players, strict=True):
                assert known_hand(mine) == known_hand(true)
                assert sorted(mine.deck + mine.hand) == sorted(true.deck + true.hand)
                assert all(copy.content.gift[kind] is None for kind in mine.hand)
                for i, batch in enumerate(true.deck_batch):
                    assert batch != KNOWN or mine.deck[i] == true.deck[i]
            for mine_pile, pile, known in zip(copy.roots, t.roots, t.roots_known, strict=True):
                assert sorted(mine_pile) == sorted(pile)
                assert all(a == b for a, b, seen in zip(mine_pile, pile, known, strict=True) if seen)


@pytest.mark.rule("MYC-INFO-02")
def test_a_spectator_sees_no_hand() -> None:
    scene = prisma().busy(0).deck(0, "leaf_gift").begin()
    assert [p["hand"] for p in scene.table.view(-1)["players"]] == [[], []]
    assert [p["hand_size"] for p in scene.table.view(-1)["players"]] == [2, 2]
    assert scene.table.view(0)["players"][0]["hand"] == ["leaf_one", "boletus_edulis"]
    assert scene.table.view(0)["players"][1]["hand"] == []


@pytest.mark.rule("MYC-INFO-03")
def test_a_bought_card_is_known_on_the_pile_and_in_the_hand_it_is_drawn_to() -> None:
    scene = prisma().leaves(0, 2).display("coprinus_comatus").hand(0, "leaf_one", "leaf_gift")
    scene.deck(0, "boletus_edulis", "leccinum_scabrum", "agaricus_campestris", "leaf_one").play("hire coprinus_comatus")
    assert scene.table.view(1)["players"][0]["pile_top"] == ["coprinus_comatus"]
    for seed in range(10):
        assert scene.ids(scene.table.resample(1, seed).players[0].deck[-1:]) == ["coprinus_comatus"]
    scene.play("play leaf_one", "end turn")
    assert scene.hand_of() == ["coprinus_comatus", "boletus_edulis", "leccinum_scabrum"]
    assert scene.table.view(1)["players"][0]["hand"] == ["coprinus_comatus"]
    seen = set()
    for seed in range(60):
        hand = scene.ids(scene.table.resample(1, seed).players[0].hand)
        assert hand[0] == "coprinus_comatus"
        seen.add(tuple(sorted(hand[1:])))
    assert len(seen) == 6  # every pair of the four cards below it


@pytest.mark.rule("PRI-SETUP-06")
def test_gifts_put_under_their_piles_stay_known() -> None:
    scene = prisma().leaves(0, 1).roots(["velamen", "umbra", "globi", "petasus", "reticulus"])
    scene.play("tile a")
    orders = set()
    for seed in range(60):
        green = scene.ids(scene.table.resample(1, seed).roots[0][::-1])
        assert (green[0], green[-1]) == ("umbra", "velamen")  # the new top, and the one everybody saw go under
        orders.add(tuple(green[1:-1]))
    assert len(orders) == 6


@pytest.mark.rule("PRI-PLAY-01")
def test_an_unknown_gift_is_never_dealt_into_a_hand() -> None:
    scene = prisma().hand(1, "leaf_one", "leaf_gift").deck(1, "viatica", "boletus_edulis").begin()
    places: Counter[tuple[str, ...]] = Counter()
    for seed in range(300):
        p = scene.table.resample(0, seed).players[1]
        places[tuple(scene.ids(p.deck[::-1]))] += 1
        assert "viatica" not in scene.ids(p.hand)
    assert len(places) == 6  # viatica and any of the three others, either way round
    assert all(30 <= count <= 75 for count in places.values())


@pytest.mark.rule("MYC-DRAW-02")
def test_cards_of_different_shuffles_do_not_mix() -> None:
    scene = prisma().hand(0).deck(0, "leaf_one", "leaf_gift")
    scene.discard(0, "agaricus_campestris", "leccinum_scabrum", "boletus_edulis", "coprinus_comatus").end_turn()
    assert scene.hand_of()[:2] == ["leaf_one", "leaf_gift"]
    hands: Counter[str] = Counter()
    for seed in range(200):
        hand = scene.ids(scene.table.resample(1, seed).players[0].hand)
        assert sorted(hand[:2]) == ["leaf_gift", "leaf_one"]  # all of the old pile
        hands[hand[2]] += 1
    assert set(hands) == {"agaricus_campestris", "leccinum_scabrum", "boletus_edulis", "coprinus_comatus"}
    assert all(25 <= count <= 80 for count in hands.values())


@pytest.mark.rule("MYC-INFO-02")
def test_every_unknown_card_turns_up_at_every_hidden_place_about_evenly() -> None:
    cards = ["leaf_one", "leaf_gift", "boletus_edulis", "agaricus_campestris", "leccinum_scabrum"]
    scene = prisma().hand(1, *cards[:2]).deck(1, *cards[2:])
    scene.pile("coprinus_comatus", "hygrocybe_conica", "mycena_interrupta").begin()
    samples = 500
    found: Counter[tuple[int, str]] = Counter()
    heroes: Counter[tuple[int, str]] = Counter()
    for seed in range(samples):
        copy = scene.table.resample(0, seed)
        found.update(enumerate(scene.ids(copy.players[1].hand + copy.players[1].deck)))
        heroes.update(enumerate(scene.ids(copy.pile)))
    assert len(found) == 25 and all(0.12 <= count / samples <= 0.28 for count in found.values())
    assert len(heroes) == 9 and all(0.25 <= count / samples <= 0.42 for count in heroes.values())


@pytest.mark.rule("MYC-INFO-02")
def test_the_options_of_another_player_fit_the_hand_that_was_dealt() -> None:
    scene = prisma().hand(0, "leaf_one", "leaf_gift").deck(0, "boletus_edulis", "agaricus_campestris").begin()
    offered = set()
    for seed in range(40):
        copy = scene.table.resample(1, seed)
        plays = {name.removeprefix("play ") for name in copy.names() if name.startswith("play")}
        assert plays == set(scene.ids(copy.players[0].hand))
        offered |= plays
    assert offered == {"leaf_one", "leaf_gift", "boletus_edulis", "agaricus_campestris"}


@pytest.mark.rule("MYC-INFO-02")
def test_gwidyons_face_down_cards_are_unknown_and_the_shown_ones_known() -> None:
    scene = Scene(players=1).hand(0, "leaf_one", "leaf_gift")
    scene.gwidyon(pile=["solo_1", "solo_2", "solo_3"], shown=["solo_4", "solo_5", "solo_6"]).begin()
    tops: Counter[int] = Counter()
    for seed in range(200):
        gwidyon = scene.table.resample(0, seed).gwidyon
        assert gwidyon is not None
        assert (sorted(gwidyon.pile), gwidyon.shown) == ([0, 1, 2], [3, 4, 5])
        tops[gwidyon.pile[-1]] += 1
    assert len(tops) == 3 and all(40 <= count <= 95 for count in tops.values())
    assert scene.table.view(0)["gwidyon"]["pile"] == 3
