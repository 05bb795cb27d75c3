"""The rules of Genesis, chapter by chapter; the examples printed in the rulebook stand where they belong."""

from collections.abc import Iterator

import pytest

from cosmogony.core.errors import IllegalActionError, SetupError
from cosmogony.core.record import Record
from cosmogony.games.genesis.actions import GATHER, PASS
from cosmogony.games.genesis.components import COLOURS, NUMERALS, REGIONS
from cosmogony.games.genesis.notation import handed_over
from cosmogony.games.genesis.rules import legal_actions
from cosmogony.texts import render
from tests.games.genesis.scenes import (
    DARK,
    GENESIS,
    GRAY,
    PINK,
    PURPLE,
    YELLOW,
    do,
    give,
    hand,
    legal,
    line,
    refusal,
    scene,
)

EVERYONE_IN_VOID = {"void": [GRAY, PURPLE, YELLOW, PINK, DARK]}

# 1. Set-up


@pytest.mark.clause("GEN-1.1", "GEN-1.2")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_stock_holds_four_cubes_of_each_colour_a_player(players: int) -> None:
    state = GENESIS.new(players=players, seed=1)
    assert list(state.stock) == [4 * players] * 3
    assert len(state.region) == players + 1


@pytest.mark.clause("GEN-1.3", "GEN-1.4", "GEN-1.5")
def test_angels_start_in_the_void_and_the_dark_angel_behind_them() -> None:
    orders = {tuple(line(GENESIS.new(players=4, seed=seed), "void")) for seed in range(40)}
    assert len(orders) > 10, "chance decides the order"
    assert all(sorted(order) == [0, 1, 2, 3, DARK] and order[-1] == DARK for order in orders)
    assert GENESIS.new(players=4, seed=1).gods_day == 0


@pytest.mark.clause("GEN-1.2", "GEN-1.3", "GEN-1.4", "GEN-1.5", "GEN-1.6")
def test_example_set_up_for_four_players() -> None:
    """Sixteen cubes of each colour, the oldest first in the void, the dark angel fifth, a cube for everyone."""
    by_age = {"start_order": "2 4 1 3"}
    state = GENESIS.new(players=4, seed=1, options=by_age)
    assert list(state.stock) == [16, 16, 16]
    assert line(state, "void") == [1, 3, 0, 2, DARK]
    do(state, "start L", "start C", "start M", "start C")
    assert list(state.stock) == [14, 15, 15]
    assert (state.round, state.gods_day, state.current_player) == (1, 0, 1)


@pytest.mark.clause("GEN-1.4")
def test_ruling_angels_may_start_in_the_order_of_seats() -> None:
    for seed in range(5):
        state = GENESIS.new(players=4, seed=seed, options={"start_order": "seats"})
        assert line(state, "void") == [0, 1, 2, 3, DARK]


@pytest.mark.clause("GEN-1.4")
def test_ruling_angels_may_start_in_an_order_given_at_the_table() -> None:
    """Say, by age: the third seat is the oldest."""
    state = GENESIS.new(players=3, seed=1, options={"start_order": "3 1 2"})
    assert line(state, "void") == [2, 0, 1, 3]
    assert state.current_player == 2
    again = GENESIS.replay(Record.loads(GENESIS.record(state).dumps()))
    assert line(again, "void") == [2, 0, 1, 3]
    with pytest.raises(SetupError, match='start_order "3 1 2" is for 3 players; this table has 4'):
        GENESIS.new(players=4, seed=1, options={"start_order": "3 1 2"})


@pytest.mark.clause("GEN-1.6")
@pytest.mark.parametrize(("option", "order"), [("clockwise", [2, 3, 0, 1]), ("line", [2, 0, 3, 1])])
def test_starting_cubes_are_chosen_clockwise_unless_ruled_otherwise(option: str, order: list[int]) -> None:
    options = {"start_order": "3 1 4 2", "starting_cubes": option}
    state = GENESIS.new(players=4, seed=1, options=options)
    asked = []
    for _ in range(4):
        asked.append(state.current_player)
        do(state, "start C")
    assert asked == order
    assert state.current_player == 2, "round 1 begins with the starting player either way"
    assert [hand(state, seat) for seat in range(4)] == [[1, 0, 0]] * 4


@pytest.mark.clause("GEN-1.6", "GEN-1.2")
def test_everyone_starts_with_one_cube_out_of_the_stock() -> None:
    state = GENESIS.new(players=3, seed=1, options={"start_order": "seats"})
    assert legal(state) == ["start C", "start M", "start L"]
    assert refusal(state, "pass")[0] == "GEN-1.6"
    do(state, "start C", "start L", "start L")
    assert [hand(state, seat) for seat in range(3)] == [[1, 0, 0], [0, 0, 1], [0, 0, 1]]
    assert list(state.stock) == [11, 12, 10]
    assert refusal(state, "start C")[0] == "GEN-1.6"


# 2. The round


@pytest.mark.clause("GEN-2.1", "GEN-8.1", "GEN-8.2")
def test_twenty_one_rounds_take_god_through_seven_days() -> None:
    state = GENESIS.new(players=2, seed=3)
    do(state, "start C", "start C")
    days = []
    while not state.over:
        days.append(state.gods_day)
        do(state, "pass", "pass")
    assert days == [0, *[day for day in range(1, 7) for _ in range(3)], 7, 7]
    assert len(days) == 21


@pytest.mark.clause("GEN-2.2")
def test_example_the_leftmost_player_starts() -> None:
    """Purple is furthest to the left and takes the marker; the dark angel further left does not count."""
    state = scene({"II": [DARK, PURPLE], "III": [GRAY, PINK], "IV": [YELLOW]}, turn=PINK, god="IV")
    state.turns_left = 1
    do(state, "pass")
    assert state.starting_player == PURPLE
    assert state.current_player == PURPLE


@pytest.mark.clause("GEN-2.4")
def test_the_dark_angel_and_god_move_without_a_decision_of_the_starting_player() -> None:
    """The starting player's duties are the program's: the next decision is in the next round."""
    state = scene(EVERYONE_IN_VOID, turn=GRAY, god="I", midday=False)
    do(state, "pass", "pass", "pass", "pass")
    assert (state.round, state.current_player, line(state, "I")) == (3, GRAY, [DARK])
    assert GENESIS.view(state, None).starting_player == GRAY


@pytest.mark.clause("GEN-2.2", "GEN-2.3")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    state = GENESIS.new(players=4, seed=1)
    first = state.starting_player
    do(state, *["start C"] * 4)
    order = []
    for _ in range(4):
        order.append(state.current_player)
        do(state, "pass")
    assert order == [(first + step) % 4 for step in range(4)]


# 3. A turn


@pytest.mark.clause("GEN-3.1", "GEN-3.2")
def test_example_the_bonus_of_day_iv_is_one_chaos_and_one_matter() -> None:
    state = scene({"IV": [PURPLE], "V": [GRAY, YELLOW, PINK, DARK]}, turn=GRAY, god="V", works={"IV": [PURPLE]})
    do(state, "pass")
    assert state.current_player == PURPLE
    assert hand(state, PURPLE) == [1, 1, 0]
    do(state, "pass", "pass", "pass")
    assert state.current_player == PURPLE, "leftmost, so first in the next round"
    assert hand(state, PURPLE) == [2, 2, 0], "every turn begun there pays again"


@pytest.mark.clause("GEN-3.2")
def test_no_bonus_without_work_or_on_another_day() -> None:
    state = scene({"IV": [PURPLE], "V": [GRAY, YELLOW, PINK, DARK]}, turn=GRAY, god="V", works={"III": [PURPLE]})
    do(state, "pass")
    assert hand(state, PURPLE) == [0, 0, 0]


@pytest.mark.clause("GEN-3.3")
@pytest.mark.parametrize(("option", "bonus"), [("partial", [1, 0, 0]), ("nothing", [0, 0, 0])])
def test_a_short_stock_pays_what_is_left_of_a_bonus(option: str, bonus: list[int]) -> None:
    state = scene(
        {"IV": [PURPLE], "V": [GRAY, YELLOW, PINK, DARK]},
        god="V",
        works={"IV": [PURPLE]},
        stock=[3, 0, 3],
        options={"bonus_short_stock": option},
    )
    do(state, "pass")
    assert hand(state, PURPLE) == bonus


@pytest.mark.clause("GEN-3.4", "GEN-3.5")
def test_a_turn_is_one_action_or_none() -> None:
    for action in ("gather 2C", "move void", "work", "pass"):
        state = scene({"I": [GRAY, PURPLE, YELLOW, PINK, DARK]}, hand="4C")
        do(state, action)
        assert state.current_player == PURPLE


@pytest.mark.clause("GEN-3.5")
def test_a_player_may_decline_wherever_the_angel_stands() -> None:
    assert "pass" in legal(scene(EVERYONE_IN_VOID))
    resting = scene({"VII": [GRAY], "void": [PURPLE, YELLOW, PINK, DARK]}, god="VII", midday=False)
    assert "pass" in legal(resting)
    assert GENESIS.explain(resting, GENESIS.parse(resting, "pass")).clause == "GEN-3.5"


@pytest.mark.clause("GEN-3.6")
def test_there_is_no_limit_to_the_cubes_one_holds() -> None:
    state = scene({"I": [GRAY, PURPLE, YELLOW, PINK, DARK]}, hand="14C 16M 16L")
    do(state, "gather 2C")
    assert hand(state, GRAY) == [16, 16, 16]


# 4. Gathering essence


@pytest.mark.clause("GEN-4.1", "GEN-4.2", "GEN-4.3", "GEN-4.4", "GEN-4.5")
def test_example_two_switches_then_a_choice_from_a_short_stock() -> None:
    """Gray pays two matter to pass the dark angel and pink, then takes 2C 1M where the stock is 1, 8 and 5."""
    state = scene({"III": [PURPLE, PINK, DARK, GRAY], "void": [YELLOW]}, god="III", hand="4M")
    do(state, "switch left M", "switch left M")
    assert line(state, "III") == [PURPLE, GRAY, PINK, DARK]
    assert hand(state, GRAY) == [0, 2, 0]
    assert refusal(state, "move void")[0] == "GEN-4.3"
    assert refusal(state, "work")[0] == "GEN-4.3"
    assert refusal(state, "pass")[0] == "GEN-4.3"
    assert {"gather 2C 1M", "gather 1M 1L"} <= set(legal(state))
    for colour, left in enumerate([1, 8, 5]):
        state.stock[colour] = left
    do(state, "gather 2C 1M")
    assert hand(state, GRAY) == [1, 3, 0]
    assert list(state.stock) == [0, 7, 5]


@pytest.mark.clause("GEN-4.1")
def test_a_switch_costs_one_cube_of_any_colour_that_one_holds() -> None:
    state = scene({"I": [PURPLE, GRAY, YELLOW], "void": [PINK, DARK]}, hand="1C 2L")
    switches = [text for text in legal(state) if text.startswith("switch")]
    assert switches == ["switch left C", "switch left L", "switch right C", "switch right L"]
    assert refusal(state, "switch left M")[0] == "GEN-4.1"
    do(state, "switch right C")
    assert list(state.stock) == [16, 16, 14]
    assert line(state, "I") == [PURPLE, YELLOW, GRAY]


@pytest.mark.clause("GEN-4.1")
def test_a_player_may_switch_as_long_as_cubes_last() -> None:
    state = scene({"I": [PURPLE, YELLOW, PINK, DARK, GRAY]}, hand="2C 1M 1L")
    do(state, "switch left C", "switch left C", "switch left M", "switch left L")
    assert line(state, "I")[0] == GRAY
    assert legal(state) == ["gather 2C"]


@pytest.mark.clause("GEN-4.2")
def test_nobody_switches_across_regions() -> None:
    state = scene({"void": [PURPLE, YELLOW, PINK, DARK], "I": [GRAY]}, hand="3C")
    assert refusal(state, "switch left C")[0] == "GEN-4.2"
    assert refusal(state, "switch right C")[0] == "GEN-4.2"


@pytest.mark.clause("GEN-4.2")
def test_the_void_is_a_region_for_switching_unless_ruled_otherwise() -> None:
    state = scene(EVERYONE_IN_VOID, god="void", hand="1C")
    assert "switch right C" in legal(state)
    other = scene(EVERYONE_IN_VOID, god="void", hand="1C", options={"switch_in_void": "false"})
    assert refusal(other, "switch right C")[0] == "GEN-4.2"


@pytest.mark.clause("GEN-4.3")
def test_ruling_a_turn_may_end_after_a_switch() -> None:
    state = scene({"I": [PURPLE, GRAY, YELLOW], "void": [PINK, DARK]}, hand="1C", options={"must_gather": "false"})
    do(state, "switch left C")
    assert legal(state) == ["gather 2C", "pass"]
    assert refusal(state, "move void")[0] == "GEN-4.3"
    ending = GENESIS.explain(state, GENESIS.parse(state, "pass"))
    assert (ending.legal, ending.clause) == (True, "GEN-4.3")
    assert render(GENESIS.choices(state)[1].message) == "End the turn without gathering"
    do(state, "pass")
    assert state.current_player == PURPLE
    assert hand(state, GRAY) == [0, 0, 0]
    assert render(GENESIS.event_message(state, state.events[-1]), "en", ["Gray"]) == "Gray gathers nothing."


@pytest.mark.clause("GEN-4.5")
def test_a_yield_may_be_picked_though_the_stock_is_short_of_it() -> None:
    lines = {"III": [PURPLE, GRAY], "void": [YELLOW, PINK, DARK]}
    short = scene(lines, god="III", stock=[0, 4, 4])
    assert {"gather 2C 1M", "gather 1M 1L"} <= set(legal(short))
    assert GENESIS.explain(short, GENESIS.parse(short, "gather 2C 1M")).clause == "GEN-4.5"
    both_short = scene(lines, god="III", stock=[0, 0, 0])
    assert {"gather 2C 1M", "gather 1M 1L"} <= set(legal(both_short))


@pytest.mark.clause("GEN-4.6")
def test_nobody_gathers_or_switches_on_day_vii() -> None:
    state = scene({"VII": [PURPLE, GRAY, YELLOW], "VI": [PINK, DARK]}, god="VII", hand="5C", midday=False)
    assert not [text for text in legal(state) if text.startswith(("gather", "switch"))]
    assert GENESIS.explain(state, GATHER).clause == "GEN-4.6"
    assert refusal(state, "switch left C")[0] == "GEN-4.6"


# 5. Moving


@pytest.mark.clause("GEN-5.1", "GEN-5.2")
def test_example_yellow_moves_to_day_iii_behind_pink() -> None:
    """God is on day V: yellow may go to the void or any of the days I to V, and chooses III."""
    state = scene({"IV": [PURPLE, YELLOW, DARK, GRAY], "III": [PINK]}, turn=YELLOW, god="V")
    moves = [text for text in legal(state) if text.startswith("move")]
    assert moves == ["move void", "move I", "move II", "move III", "move V"]
    assert refusal(state, "move VI")[0] == "GEN-5.1"
    assert refusal(state, "move IV")[0] == "GEN-5.1"
    do(state, "move III")
    assert line(state, "III") == [PINK, YELLOW]


@pytest.mark.clause("GEN-5.3")
def test_example_the_gap_that_yellow_leaves_closes() -> None:
    state = scene({"IV": [PURPLE, YELLOW, DARK, GRAY], "III": [PINK]}, turn=YELLOW, god="V")
    do(state, "move III")
    assert line(state, "IV") == [PURPLE, DARK, GRAY]
    assert [state.square[angel] for angel in (PURPLE, DARK, GRAY)] == [0, 1, 2]


@pytest.mark.clause("GEN-5.3")
def test_the_dark_angels_gap_closes_too() -> None:
    state = scene({"I": [GRAY, DARK, PURPLE, YELLOW, PINK]}, god="II")
    state.turns_left = 1
    do(state, "pass")
    assert line(state, "I") == [GRAY, PURPLE, YELLOW, PINK]
    assert [state.square[angel] for angel in (GRAY, PURPLE, YELLOW, PINK)] == [0, 1, 2, 3]


@pytest.mark.clause("GEN-5.1")
def test_ruling_a_move_may_end_in_its_own_region() -> None:
    state = scene({"I": [GRAY, PURPLE, YELLOW, PINK, DARK]}, options={"move_in_place": "true"})
    do(state, "move I")
    assert line(state, "I") == [PURPLE, YELLOW, PINK, DARK, GRAY]


@pytest.mark.clause("GEN-5.4")
def test_nobody_moves_in_the_first_round() -> None:
    state = GENESIS.new(players=2, seed=1)
    do(state, "start C", "start C")
    assert not [text for text in legal(state) if text.startswith("move")]
    assert refusal(state, "move I")[0] == "GEN-5.4"


# 6. A day's work


@pytest.mark.clause("GEN-6.1", "GEN-6.2")
def test_example_the_third_circle_of_day_iii_scores_four() -> None:
    state = scene(
        {"III": [PURPLE, GRAY, YELLOW, PINK, DARK]}, turn=PURPLE, god="III", hand="4L", works={"III": [GRAY, DARK]}
    )
    do(state, "work")
    assert state.circles[PURPLE * REGIONS + 3] == 3
    assert state.scores()[PURPLE] == 4
    assert hand(state, PURPLE) == [0, 0, 0]
    assert list(state.stock) == [16, 16, 16]


@pytest.mark.clause("GEN-6.4", "GEN-6.5")
def test_example_three_others_stand_in_for_a_missing_life_cube() -> None:
    """Purple holds 3 life, 3 chaos and 1 matter: 3 chaos, or 2 chaos and 1 matter, replace the fourth life."""
    state = scene({"III": [PURPLE, GRAY, YELLOW, PINK, DARK]}, turn=PURPLE, god="III", hand="3C 1M 3L")
    do(state, "work")
    assert legal(state) == ["pay 2C 1M 3L", "pay 3C 3L"]
    do(state, "pay 2C 1M 3L")
    assert hand(state, PURPLE) == [1, 0, 0]


@pytest.mark.clause("GEN-6.5")
def test_the_only_way_to_pay_is_not_asked_for() -> None:
    state = scene({"III": [PURPLE, GRAY, YELLOW, PINK, DARK]}, turn=PURPLE, god="III", hand="2C 1M 3L")
    do(state, "work")
    assert hand(state, PURPLE) == [0, 0, 0]
    assert state.current_player == YELLOW


@pytest.mark.clause("GEN-6.4", "GEN-6.5")
def test_a_player_may_exchange_though_the_cubes_are_there() -> None:
    """Keeping life for later is a choice: 3 chaos may replace a life cube one holds."""
    state = scene({"III": [PURPLE, GRAY, YELLOW, PINK, DARK]}, turn=PURPLE, god="III", hand="3C 4L")
    do(state, "work")
    assert legal(state) == ["pay 4L", "pay 3C 3L"]
    assert refusal(state, "pay 2C 3L")[0] == "GEN-6.4"
    assert refusal(state, "pay 5L")[0] == "GEN-6.2"
    assert refusal(state, "pass")[0] == "GEN-6.5"


@pytest.mark.clause("GEN-6.4")
def test_every_payment_covers_the_cost_and_every_cover_without_waste_is_offered() -> None:
    """Compare with a plain search over all hands of cubes that one could hand over."""
    state = scene({"VI": [PURPLE, GRAY, YELLOW, PINK, DARK]}, turn=PURPLE, god="VI", hand="7C 5M 6L")
    do(state, "work")
    cost, held = state.components.cost[6 * COLOURS : 7 * COLOURS], [7, 5, 6]
    expected = set()
    for chaos in range(held[0] + 1):
        for matter in range(held[1] + 1):
            for life in range(held[2] + 1):
                surplus = [given - due for given, due in zip((chaos, matter, life), cost, strict=True)]
                if sum(max(0, s) for s in surplus) == 3 * sum(max(0, -s) for s in surplus):
                    expected.add((chaos, matter, life))
    assert {GENESIS.text(state, a) for a in legal_actions(state)} == {
        "pay " + " ".join(f"{n}{letter}" for n, letter in zip(payment, "CML", strict=True) if n) for payment in expected
    }


@pytest.mark.clause("GEN-6.4")
def test_work_is_refused_to_those_who_cannot_pay() -> None:
    state = scene({"III": [PURPLE, GRAY, YELLOW, PINK, DARK]}, turn=PURPLE, god="III", hand="2C 3L")
    clause, sentence = refusal(state, "work")
    assert clause == "GEN-6.4"
    assert "4 life" in sentence
    give(state, PURPLE, "1M")
    assert "work" in legal(state)


@pytest.mark.clause("GEN-6.5")
def test_ruling_wasteful_payments_are_offered_too() -> None:
    """Day IV costs 3 chaos and 2 matter: 3 matter for a chaos, and 3 chaos for a matter, in one payment."""
    lines = {"IV": [PURPLE, GRAY, YELLOW, PINK, DARK]}
    thrifty = scene(lines, turn=PURPLE, god="IV", hand="6C 5M")
    do(thrifty, "work")
    assert refusal(thrifty, "pay 5C 4M")[0] == "GEN-6.4"
    wasteful = scene(lines, turn=PURPLE, god="IV", hand="6C 5M", options={"wasteful_payments": "true"})
    do(wasteful, "work")
    assert "pay 5C 4M" in legal(wasteful)
    assert set(legal(thrifty)) < set(legal(wasteful))
    assert refusal(wasteful, "pay 4C 3M")[0] == "GEN-6.4", "an exchange brings three for one, never one for one"
    do(wasteful, "pay 5C 4M")
    assert hand(wasteful, PURPLE) == [1, 1, 0]
    assert wasteful.circles[PURPLE * REGIONS + 4] == 1


@pytest.mark.clause("GEN-6.5")
@pytest.mark.parametrize("day", ["III", "IV", "VI"])
def test_wasteful_payments_are_all_that_exchanges_one_by_one_lead_to(day: str) -> None:
    """Compare with a plain search that hands three cubes over for one of another colour, again and again."""
    lines = {day: [PURPLE, GRAY, YELLOW, PINK, DARK]}
    state = scene(lines, turn=PURPLE, god=day, hand="9C 8M 8L", options={"wasteful_payments": "true"})
    do(state, "work")
    cost = tuple(state.components.cost_at(NUMERALS.index(day)))
    found: set[tuple[tuple[int, ...], tuple[int, ...]]] = {(cost, (0, 0, 0))}
    frontier = set(found)
    while frontier:
        frontier = {step for open_, given in frontier for step in exchanges(open_, given)} - found
        found |= frontier
    payments = {tuple(map(sum, zip(own, given, strict=True))) for own, given in found}
    held = {p for p in payments if all(n <= most for n, most in zip(p, (9, 8, 8), strict=True))}
    assert {tuple(handed_over(state, action)) for action in legal_actions(state)} == held


def exchanges(own: tuple[int, ...], given: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Replace one more cube of the cost by three of the two other colours, in every mix."""
    for colour in range(COLOURS):
        if own[colour]:
            one, other = (c for c in range(COLOURS) if c != colour)
            for first in range(4):
                more = list(given)
                more[one] += first
                more[other] += 3 - first
                yield tuple(n - (c == colour) for c, n in enumerate(own)), tuple(more)


@pytest.mark.clause("GEN-6.3")
def test_each_player_works_once_on_each_day() -> None:
    state = scene({"I": [GRAY, PURPLE, YELLOW, PINK, DARK]}, hand="6C", works={"I": [GRAY]})
    assert refusal(state, "work")[0] == "GEN-6.3"


@pytest.mark.clause("GEN-6.1")
def test_days_that_god_has_left_stay_open() -> None:
    lines = {"I": [GRAY], "void": [PURPLE, YELLOW, PINK, DARK]}
    assert "work" in legal(scene(lines, god="V", hand="4C"))
    assert "work" in legal(scene(lines, god="I", hand="4C"))


@pytest.mark.clause("GEN-6.6")
@pytest.mark.parametrize("region", ["void", "VII"])
def test_there_is_no_work_in_the_void_or_on_day_vii(region: str) -> None:
    others = {"I": [PURPLE, YELLOW, PINK, DARK]}
    state = scene({region: [GRAY], **others}, god="VII", hand="9C 9M 9L", midday=False)
    assert refusal(state, "work")[0] == "GEN-6.6"


# 7. The dark angel: his four cases, each at the end of a round


@pytest.mark.clause("GEN-7.1", "GEN-7.2")
def test_example_the_dark_angel_moves_to_gods_day_though_leftmost_on_another() -> None:
    state = scene({"III": [DARK, GRAY], "IV": [PINK], "void": [PURPLE, YELLOW]}, god="IV")
    state.turns_left = 1
    do(state, "pass")
    assert line(state, "IV") == [PINK, DARK]
    assert line(state, "III") == [GRAY]
    assert state.circles[DARK * REGIONS + 3] == 0


@pytest.mark.clause("GEN-7.1", "GEN-7.4")
def test_the_dark_angel_switches_to_the_left_on_gods_day() -> None:
    state = scene({"IV": [PINK, PURPLE, DARK], "void": [GRAY, YELLOW]}, god="IV")
    state.turns_left = 1
    do(state, "pass")
    assert line(state, "IV") == [PINK, DARK, PURPLE]


@pytest.mark.clause("GEN-7.1", "GEN-7.5", "GEN-7.8")
def test_the_dark_angel_works_when_leftmost_and_pays_nothing() -> None:
    state = scene({"IV": [DARK, PINK], "void": [GRAY, YELLOW, PURPLE]}, god="IV", works={"IV": [PINK]})
    state.turns_left = 1
    do(state, "pass")
    assert state.circles[DARK * REGIONS + 4] == 2
    assert list(state.stock) == [16, 16, 16]


@pytest.mark.clause("GEN-7.1", "GEN-7.3")
def test_the_dark_angel_stays_once_he_has_worked_even_with_somebody_to_his_left() -> None:
    state = scene({"IV": [PINK, DARK], "void": [GRAY, YELLOW, PURPLE]}, god="IV", works={"IV": [DARK]})
    state.turns_left = 1
    do(state, "pass")
    assert line(state, "IV") == [PINK, DARK]


@pytest.mark.clause("GEN-7.3", "GEN-7.4")
def test_ruling_the_dark_angel_goes_on_switching_after_his_work() -> None:
    """As the print numbers the cases: switching comes before staying."""
    options = {"dark_angel_after_work": "switch"}
    lines = {"IV": [PINK, DARK], "void": [GRAY, YELLOW, PURPLE]}
    state = scene(lines, god="IV", works={"IV": [DARK]}, options=options, midday=False)
    state.turns_left = 1
    do(state, "pass")
    assert line(state, "IV") == [DARK, PINK]
    do(state, "pass", "pass", "pass", "pass")
    assert line(state, "IV") == [DARK, PINK], "on the first square he stays"
    assert state.circles[DARK * REGIONS + 4] == 1, "and does not work twice"


@pytest.mark.clause("GEN-7.6")
@pytest.mark.parametrize(("option", "void"), [("stay", [0, 1, 2]), ("act", [0, 2, 1])])
def test_the_dark_angel_stays_in_the_first_round_unless_ruled_otherwise(option: str, void: list[int]) -> None:
    state = GENESIS.new(players=2, seed=1, options={"start_order": "seats", "dark_angel_first_round": option})
    do(state, "start C", "start C", "pass", "pass")
    assert line(state, "void") == void


@pytest.mark.clause("GEN-7.7")
def test_the_dark_angel_does_nothing_more_on_day_vii() -> None:
    state = scene({"VII": [PINK, DARK], "void": [GRAY, YELLOW, PURPLE]}, god="VII", midday=False)
    state.turns_left = 1
    do(state, "pass")
    assert line(state, "VII") == [PINK, DARK]


# 8. God moves


@pytest.mark.clause("GEN-8.1")
def test_example_god_moves_into_day_iii_and_opens_it() -> None:
    state = scene(EVERYONE_IN_VOID, god="II")
    state.round = 7  # the evening of day II
    state.turns_left = 1
    assert "move III" not in legal(state)
    do(state, "pass")
    assert state.gods_day == 3
    assert [text for text in legal(state) if text.startswith("move")] == ["move I", "move II", "move III"]


@pytest.mark.clause("GEN-8.2")
def test_the_evening_of_the_seventh_day_ends_the_game() -> None:
    state = scene(EVERYONE_IN_VOID, god="VII")
    assert state.round == 21
    state.turns_left = 1
    do(state, "pass")
    assert state.over
    assert state.legal_actions() == []
    with pytest.raises(IllegalActionError):
        do(state, "pass")
    assert GENESIS.explain(state, PASS).clause == "GEN-8.2"
    assert sum(state.stock) + sum(sum(hand(state, seat)) for seat in range(4)) == 4 * 4 * COLOURS
