"""The generator: reproducible, fair, independent copies."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.rng import Rng, dice, seeded


def test_the_algorithm_is_xoshiro128_starstar() -> None:
    """First numbers of the reference implementation from the state 1, 2, 3, 4."""
    rng = Rng(1, 2, 3, 4)
    assert [rng.next32() for _ in range(6)] == [11520, 0, 5927040, 70819200, 2031721883, 1637235492]


def test_the_same_seed_gives_the_same_numbers_forever() -> None:
    rng = seeded(7, "genesis")
    assert [rng.next32() for _ in range(4)] == [1637717046, 1256342327, 2320149329, 3438972738]
    assert seeded(7, "genesis").next32() != seeded(7, "crafting").next32()
    assert seeded(2**255).next32() != seeded(2**255 + 1).next32()


def test_copies_are_independent() -> None:
    rng = seeded(1)
    copy = rng.copy()
    expected = [rng.next32() for _ in range(5)]
    assert [copy.next32() for _ in range(5)] == expected
    assert copy.draws == rng.draws == 5


def test_below_is_fair_and_in_range() -> None:
    rng = seeded(3)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_500 < count < 10_500 for count in counts.values())
    assert rng.below(1) == 0
    assert all(0 <= rng.below(2**31 - 1) < 2**31 - 1 for _ in range(100))


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = seeded(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = vec[i64]([0, 1, 2, 3])
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(400 < count < 600 for count in orders.values())


def test_the_dice_of_a_game_are_its_own_stream_for_ever() -> None:
    throws = [dice(7, "genesis").next32() for _ in range(2)]
    assert throws[0] == throws[1]
    rng = dice(7, "genesis")
    assert [rng.next32() for _ in range(4)] == [4081613754, 3380186039, 3602570196, 2233746370]
    assert rng.draws == 4
    assert dice(7, "crafting").next32() != dice(7, "genesis").next32()


def test_a_copy_of_dice_never_draws_what_the_dice_will_draw() -> None:
    rng = dice(7, "genesis")
    rng.next32()
    one, other = rng.copy(), rng.copy()
    ahead = [one.next32() for _ in range(50)]
    assert [other.next32() for _ in range(50)] == ahead
    assert not {rng.next32() for _ in range(50)} & set(ahead)
    assert one.draws == 51
