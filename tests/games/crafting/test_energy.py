"""Set-up, shifting energy and collecting resources; the rulebook's examples stand where they belong."""

import pytest

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.components import CHEMISTRY, GRAVITY, HE, LIGHT, TIME, C, H, O, size_of
from cosmogony.games.crafting.layout import (
    CRAFTING,
    CRYSTALS_LEFT,
    DECK,
    DISCARDS,
    DISPLAY,
    DNA_SLIDER,
    GRAVITON_SLIDER,
    HELD_LIFE,
    LIFE_LEFT,
    POSITION,
    READY,
    SPARES,
    SUPERNOVA_SLIDER,
)
from cosmogony.games.crafting.rules.gains import gain_crystals
from cosmogony.games.crafting.rules.turns import begin_turn
from cosmogony.games.crafting.state import CraftingState
from tests.games.crafting.scenes import GALAXY, GAME, do, go_on, hand, legal, life_on, refusal, stars_on, take_power


def turn(
    own: int = GRAVITY,
    dark: tuple[int, int, int, int] = (1, 1, 0, 1),
    others: tuple[int, ...] = (LIGHT, LIGHT),
    options: dict[str, str] | None = None,
) -> CraftingState:
    """Build the beginning of a turn of seat 0 with the energy tokens at given controls."""
    state: CraftingState = GAME.new(players=1 + len(others), seed=1, options=options)
    state.pending = 0
    state.current_player = 0
    for control in range(4):
        state.dark[control] = dark[control]
        state.energy[DECK + control] += state.hands[control]
        state.hands[control] = 0
    for seat, control in enumerate((own, *others)):
        state.token[seat] = control
    begin_turn(state)
    return go_on(state)


# 1 and 2. Set-up


@pytest.mark.clause("CRA-1.1", "CRA-1.2", "CRA-1.7")
@pytest.mark.parametrize(("players", "crystals"), [(2, 6), (3, 9), (4, 11)])
def test_the_supply(players: int, crystals: int) -> None:
    state = GAME.new(players=players, seed=4)
    assert state.supply[CRYSTALS_LEFT] == crystals
    assert list(state.supply)[:4] == [28 - players, 22, 14, 14]
    assert state.supply[LIFE_LEFT] == 60 - players


@pytest.mark.clause("CRA-1.3", "CRA-1.4", "CRA-1.5", "CRA-1.6")
def test_decks_and_stacks() -> None:
    state = GAME.new(players=4, seed=4)
    assert sorted(state.goals) == list(range(16))
    assert state.goals_shown == 1
    assert list(state.power_left) == [8] * 4
    for control in range(4):
        deck = [entry & 0xFF for entry in state.power_deck[8 * control : 8 * control + 8]]
        assert sorted(deck) == list(range(8 * control, 8 * control + 8))
    assert sum(state.energy[DISPLAY + control] for control in range(4)) == 4
    assert sum(state.energy[DECK + control] for control in range(4)) == 60 - 4 - 16
    assert list(state.stack_left) == [12, 12, 12]


@pytest.mark.clause("CRA-1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_tokens_of_group_1_a_player_lie_on_top(players: int) -> None:
    state = GAME.new(players=players, seed=4)
    assert state.advanced_left == 16 + 2 * players
    assert all(token >= 8 for token in state.advanced_stack[:16])
    assert all(token < 8 for token in state.advanced_stack[16:])


@pytest.mark.clause("CRA-1.9", "CRA-2.2", "CRA-2.3")
def test_every_player_starts_alike() -> None:
    state = GAME.new(players=3, seed=4)
    assert GAME.census(state)["energy tokens"] == 3 + 3, "one a player, and the dark ones"
    for seat in range(3):
        assert list(state.powers[4 * seat : 4 * seat + 4]) == [NOBODY] * 4
        assert stars_on(state, seat) == {f"s{GALAXY.centre + 1}": "H"}
        assert life_on(state, seat) == {f"l{GALAXY.starting_life + 1}": "proto"}
        tiles = {h: state.tiles[seat * 12 + h] for h in range(12) if state.tiles[seat * 12 + h] != NOBODY}
        assert {h: size_of(tile) + 1 for h, tile in tiles.items()} == dict(zip(GALAXY.central, (1, 2, 3), strict=True))
        assert sum(hand(state, seat).values()) == 4
        assert list(state.chamber[3 * seat : 3 * seat + 3]) == [0, 0, 0]


@pytest.mark.clause("CRA-2.4", "CRA-2.5")
@pytest.mark.parametrize(("players", "spread"), [(2, [2, 2, 1, 1]), (3, [2, 2, 1, 1]), (4, [2, 2, 2, 1])])
def test_energy_tokens_are_placed_clockwise_and_the_last_player_begins(players: int, spread: list[int]) -> None:
    firsts = set()
    for seed in range(30):
        state = GAME.new(players=players, seed=seed)
        tokens = [state.dark[c] + sum(state.token[s] == c for s in range(players)) for c in range(4)]
        assert tokens == spread
        assert state.current_player == state.first_player
        firsts.add(state.first_player)
    assert firsts == set(range(players))


# 3. Shifting energy


@pytest.mark.clause("CRA-3.2", "CRA-3.4", "CRA-4.1", "CRA-4.4", "CRA-4.11")
def test_example_shift_and_collection() -> None:
    """A dark token goes from chemistry to light, which is then full; the own token goes over it to time.

    That gives 1 O and 2 DNA, then 3 crystals, 1 graviton, no life and 3 cards.
    """
    state = turn(own=GRAVITY, dark=(1, 1, 0, 1), others=(LIGHT, TIME, GRAVITY))
    assert legal(state) == ["shift light", "shift time", "shift chemistry", "shift own"]
    do(state, "shift chemistry")
    assert state.dark[LIGHT] == 2
    do(state, "shift own")
    assert state.token[0] == CHEMISTRY
    do(state, "shift own")
    assert state.token[0] == TIME, "over the full light"
    assert (state.held[O], state.held[DNA_SLIDER]) == (1, 2)
    assert (state.chamber[POSITION], state.held[GRAVITON_SLIDER], state.held[HELD_LIFE]) == (3, 1, 0)
    assert GAME.prompt(state).args["cards"] == 3
    do(state, "take deck", "take deck", "take deck")
    assert sum(hand(state).values()) == 3
    assert state.phase == CRAFTING


@pytest.mark.clause("CRA-3.1", "CRA-3.3")
def test_the_own_token_must_move() -> None:
    state = turn(own=GRAVITY, dark=(3, 0, 0, 1), others=(TIME,))
    assert refusal(state, "shift stop")[0] == "CRA-3.1"
    do(state, "shift light")
    do(state, "shift light")
    assert state.token[0] == CHEMISTRY, "the last space is the own token's, without asking"


@pytest.mark.clause("CRA-3.1")
def test_the_last_space_is_kept_for_the_own_token() -> None:
    state = turn(own=GRAVITY, dark=(1, 1, 0, 2), others=(TIME,))
    state.shifts_left = 1
    assert legal(state) == ["shift own"]
    assert refusal(state, "shift light")[0] == "CRA-3.1"


@pytest.mark.clause("CRA-3.3")
def test_a_player_may_stop_early() -> None:
    state = turn(own=LIGHT, dark=(1, 1, 1, 1), others=(TIME,))
    do(state, "shift own")
    assert "shift stop" in legal(state)
    do(state, "shift stop")
    assert state.token[0] == TIME
    assert state.held[O] == 1


@pytest.mark.clause("CRA-3.3")
def test_ruling_all_three_spaces_must_be_moved() -> None:
    state = turn(own=LIGHT, dark=(1, 1, 1, 1), others=(TIME,), options={"shift_may_stop": "false"})
    do(state, "shift own")
    clause, sentence = refusal(state, "shift stop")
    assert clause == "CRA-3.3"
    assert "2 spaces" in sentence


@pytest.mark.clause("CRA-3.2")
def test_only_own_and_dark_tokens_move() -> None:
    state = turn(own=LIGHT, dark=(0, 2, 2, 0), others=(CHEMISTRY,))
    assert legal(state) == ["shift time", "shift gravity", "shift own"]
    assert refusal(state, "shift chemistry")[0] == "CRA-3.2"


@pytest.mark.clause("CRA-3.4", "CRA-3.1")
def test_ruling_passing_over_a_full_control_may_cost_a_step() -> None:
    options = {"skip_is_free": "false"}
    state = turn(own=LIGHT, dark=(0, 3, 1, 0), others=(CHEMISTRY,), options=options)
    do(state, "shift own")
    assert (state.token[0], state.shifts_left) == (GRAVITY, 1), "two spaces, over time"
    far = turn(own=LIGHT, dark=(0, 2, 3, 1), others=(TIME,), options=options)
    assert refusal(far, "shift chemistry")[0] == "CRA-3.1", "the own token needs three spaces"
    do(far, "shift own")
    assert far.token[0] == CHEMISTRY


@pytest.mark.clause("CRA-3.5")
def test_a_token_may_return_to_where_it_started() -> None:
    state = turn(own=LIGHT, dark=(0, 3, 1, 0), others=(CHEMISTRY,))
    do(state, "shift own", "shift own")
    assert state.token[0] == CHEMISTRY
    do(state, "shift own")
    assert state.token[0] == LIGHT


# 4. Collecting


@pytest.mark.clause("CRA-4.1", "CRA-4.2")
@pytest.mark.parametrize(
    ("control", "held"),
    [
        (LIGHT, {H: 3}),
        (TIME, {O: 1, DNA_SLIDER: 2}),
        (GRAVITY, {HE: 2, SUPERNOVA_SLIDER: 1, GRAVITON_SLIDER: 1}),
        (CHEMISTRY, {C: 1}),
    ],
)
def test_active_rewards(control: int, held: dict[int, int]) -> None:
    state = turn(own=(control + 3) % 4, dark=(0, 0, 0, 0), others=((control + 3) % 4,))
    do(state, "shift stop")
    if control == CHEMISTRY:
        assert legal(state) == ["draw 1", "draw 2", "draw 3"]
    assert {field: state.held[field] for field in held} == held


@pytest.mark.clause("CRA-4.3")
def test_a_nebula_is_drawn_from_a_stack_and_kept() -> None:
    state = turn(own=GRAVITY, dark=(0, 0, 0, 0), others=(GRAVITY,))
    do(state, "shift stop", "draw 3")
    assert [size_of(entry & 0xFF) for entry in state.held_tiles] == [2]
    assert state.stack_left[2] == 13
    assert state.undo_point(0) == len(state.history), "a drawn tile cannot be put back"


@pytest.mark.clause("CRA-4.3", "CRA-4.10")
def test_no_nebula_from_an_empty_stack_and_none_without_a_hexagon() -> None:
    state = turn(own=GRAVITY, dark=(0, 0, 0, 0), others=(GRAVITY,))
    state.stack_left[1] = 0
    do(state, "shift stop")
    assert legal(state) == ["draw 1", "draw 3"]
    assert refusal(state, "draw 2")[0] == "CRA-4.10"
    full = turn(own=GRAVITY, dark=(0, 0, 0, 0), others=(GRAVITY,))
    for hexagon in range(12):
        full.tiles[hexagon] = hexagon
    do(full, "shift stop")
    assert full.phase == CRAFTING, "the gain is lost without asking"
    assert len(full.held_tiles) == 0


@pytest.mark.clause("CRA-4.4")
@pytest.mark.parametrize(("add_up", "cards"), [("true", 2), ("false", 1)])
def test_power_tokens_add_resources_without_energy_tokens(add_up: str, cards: int) -> None:
    """Two power tokens in light, where no energy token is: two cards, or one by the other ruling."""
    state = turn(own=TIME, dark=(0, 1, 1, 0), others=(GRAVITY,), options={"power_tokens_add_up": add_up})
    take_power(state, 0, 0, "pulsar")
    take_power(state, 0, 1, "time-dilation")
    take_power(state, 0, 2, "amino-acids")
    do(state, "shift own", "shift stop")
    assert state.held[GRAVITON_SLIDER] == 3 + 1
    assert GAME.prompt(state).args["cards"] == cards


@pytest.mark.clause("CRA-4.5")
def test_cards_come_from_display_or_deck_one_at_a_time() -> None:
    state = turn(own=CHEMISTRY, dark=(1, 0, 0, 0), others=(LIGHT,))
    for control, number in enumerate((2, 2, 0, 0)):
        state.energy[DISPLAY + control] = number
    do(state, "shift own", "shift stop")
    assert legal(state) == ["take light", "take time", "take deck"]
    assert refusal(state, "take gravity")[0] == "CRA-4.5"
    do(state, "take light")
    assert hand(state) == {"light": 1}
    assert list(state.shown[:4]) == [1, 0, 0, 0], "all have seen it"
    do(state, "take light")
    assert legal(state) == ["take time", "take deck"]
    do(state, "take deck")
    assert sum(hand(state).values()) == 3
    assert sum(state.shown[:4]) == 2


@pytest.mark.clause("CRA-4.6")
def test_the_display_fills_up_at_the_end_of_the_phase() -> None:
    state = turn(own=CHEMISTRY, dark=(1, 0, 0, 0), others=(TIME,))
    for control in range(4):
        state.energy[DISPLAY + control] = 1
    do(state, "shift own", "shift stop", "take light")
    assert sum(state.energy[DISPLAY + control] for control in range(4)) == 3
    do(state, "take time")
    assert sum(state.energy[DISPLAY + control] for control in range(4)) == 4


@pytest.mark.clause("CRA-4.6")
def test_ruling_the_display_fills_up_after_each_card() -> None:
    state = turn(own=CHEMISTRY, dark=(1, 0, 0, 0), others=(TIME,), options={"display_refill": "card"})
    do(state, "shift own", "shift stop")
    taken = next(text for text in legal(state) if text != "take deck")
    do(state, taken)
    assert sum(state.energy[DISPLAY + control] for control in range(4)) == 4


@pytest.mark.clause("CRA-4.5", "CRA-4.10", "CRA-4.12")
def test_the_discard_pile_renews_the_deck_and_no_card_is_no_card() -> None:
    state = turn(own=CHEMISTRY, dark=(0, 0, 0, 0), others=(TIME,))
    for control in range(4):
        state.energy[DISCARDS + control] = state.energy[DECK + control]
        state.energy[DECK + control] = 0
    do(state, "shift stop", "take deck")
    assert sum(state.energy[DISCARDS + control] for control in range(4)) == 0
    empty = turn(own=CHEMISTRY, dark=(0, 0, 0, 0), others=(TIME,))
    for pile in range(12):
        empty.energy[pile] = 0
    do(empty, "shift stop")
    assert empty.phase == CRAFTING
    assert hand(empty) == {}


@pytest.mark.clause("CRA-4.7", "CRA-4.8")
def test_example_four_crystals_and_three_more() -> None:
    """From space 4, three more: the crystal arrives at the top, a new one starts and goes up one space."""
    state = turn()
    state.chamber[POSITION] = 4
    supply = state.supply[CRYSTALS_LEFT]
    gain_crystals(state, 3)
    assert (state.chamber[POSITION], state.chamber[READY]) == (1, 1)
    assert state.supply[CRYSTALS_LEFT] == supply - 1
    gain_crystals(state, 5)
    assert (state.chamber[POSITION], state.chamber[READY]) == (0, 2), "several may wait"


@pytest.mark.clause("CRA-4.9")
def test_spare_tokens_serve_when_the_supply_is_empty() -> None:
    state = turn()
    state.supply[CRYSTALS_LEFT] = 0
    state.chamber[POSITION] = 5
    gain_crystals(state, 3)
    assert (state.chamber[POSITION], state.chamber[READY], state.supply[SPARES]) == (2, 1, 1)
    strict = turn(options={"spare_crystals": "false"})
    strict.supply[CRYSTALS_LEFT] = 0
    strict.chamber[POSITION] = 5
    gain_crystals(strict, 3)
    assert (strict.chamber[POSITION], strict.chamber[READY], strict.supply[SPARES]) == (NOBODY, 1, 0)


@pytest.mark.clause("CRA-4.10")
@pytest.mark.parametrize(("ruling", "gained"), [("partial", 2), ("nothing", 0)])
def test_a_short_supply_gives_what_is_left_or_nothing(ruling: str, gained: int) -> None:
    state = turn(own=CHEMISTRY, dark=(0, 0, 0, 0), others=(TIME,), options={"short_supply": ruling})
    state.supply[H] = 2
    do(state, "shift stop")
    assert state.held[H] == gained
    assert state.supply[H] == 2 - gained


@pytest.mark.clause("CRA-4.11")
def test_collecting_starts_with_the_own_control_and_goes_clockwise() -> None:
    state = turn(own=TIME, dark=(1, 1, 1, 1), others=(LIGHT,))
    do(state, "shift own", "shift stop", "take deck")
    told = [event.kind for event in state.events if event.ply == 2]
    assert told == [2, 4, 4, 3], "stars, supernova, gravitons, life; then the cards"
    assert refusal(state, "place He")[0] == "CRA-4.5", "all is collected before crafting"
