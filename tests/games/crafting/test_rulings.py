"""Every ruling of Crafting the Cosmos with every value: games go to their end, and each value shows its difference."""

import random
from itertools import pairwise

import pytest

from cosmogony.core.rng import seeded
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting.components import CONTROLS, GOAL_NAMES, LIGHT
from cosmogony.games.crafting.events import CARD_DRAWN_UNSEEN, DECK_RENEWED
from cosmogony.games.crafting.layout import (
    BY_CARDS,
    CRYSTALS_LEFT,
    DECK,
    DISCARDS,
    DISPLAY,
    GONE,
    HELD_LIFE,
    POINT_KINDS,
    POSITION,
    READY,
    SPARES,
)
from cosmogony.games.crafting.rules.gains import gain_crystals
from cosmogony.games.crafting.rules.turns import end_phase
from cosmogony.games.crafting.scoring import goal_amount
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import LANGUAGES
from tests.games.crafting.scenes import (
    GAME,
    clear,
    do,
    give,
    hand,
    legal,
    life_on,
    refusal,
    scene,
    stars_on,
)
from tests.games.crafting.test_crowded import choose, crowded, enrich
from tests.games.crafting.test_energy import turn

DECIDED = [(ruling.name, value) for ruling in GAME.rulings() for value in ruling.values]
ALL_STARS = [f"s{number}" for number in range(1, 38)]


def test_every_ruling_has_more_than_one_value() -> None:
    assert all(len(ruling.values) > 1 for ruling in GAME.rulings())


def check_explanations(state: CraftingState, dice: random.Random) -> None:
    """What is explained as legal is legal, and every explanation renders in every language."""
    actions = state.legal_actions()
    kind = a.kind_of(actions[0])
    tried = [*dice.sample(actions, min(4, len(actions))), *(a.action(kind, dice.randrange(64)) for _ in range(5))]
    for action in (*tried, dice.randrange(a.KINDS << a.SHIFT)):
        explanation = GAME.explain(state, action)
        assert explanation.legal == (action in actions), (GAME.prompt(state).id, action, explanation.text())
        assert all(explanation.text(lang, ["Ada", "Bo", "Cleo"]) for lang in LANGUAGES)


@pytest.mark.parametrize(("name", "value"), DECIDED)
def test_games_end_and_explanations_agree_under_every_single_ruling(name: str, value: str) -> None:
    dice = random.Random(f"{name} {value}")
    state = GAME.new(players=2, seed=dice.randrange(1000), options={name: value})
    pieces = GAME.census(state)
    while not state.over:
        check_explanations(state, dice)
        state.apply(dice.choice(state.legal_actions()))
    assert GAME.census(state) == pieces
    assert GAME.verify(GAME.record(state)).scores() == state.scores()


@pytest.mark.parametrize(("name", "value"), DECIDED)
def test_crowded_boards_hold_together_under_every_single_ruling(name: str, value: str) -> None:
    dice = random.Random(f"{value} {name}")
    state = crowded(3, dice.randrange(1000), {name: value})
    pieces = GAME.census(state)
    for _decision in range(150):
        if state.over:
            break
        if state.pending == 0:
            enrich(state)
        check_explanations(state, dice)
        state.apply(choose(state, dice))
    assert GAME.census(state) == pieces


# One scene for each question whose answers differ in a single move


@pytest.mark.clause("CRA-6.5")
@pytest.mark.parametrize("ruling", ["placed", "kept"])
def test_the_star_of_a_discharge_is_placed_at_once_or_waits(ruling: str) -> None:
    state = do(scene(options={"discharge_star": ruling}, ready=1, held="1H"), "discharge C")
    if ruling == "placed":
        assert legal(state) == [f"star {space}" for space in ALL_STARS]
        assert state.held[3] == 0
    else:
        assert "place C" in legal(state)
        assert state.held[3] == 1
    full = scene(options={"discharge_star": ruling}, ready=1, stars={"H": ALL_STARS[:20], "He": ALL_STARS[20:]})
    assert ("discharge C" in legal(full)) == (ruling == "kept")


@pytest.mark.clause("CRA-4.12")
@pytest.mark.parametrize(("ruling", "left"), [("empty", 3), ("draw", 0)])
def test_the_deck_is_renewed_when_its_last_card_is_drawn_or_at_the_next_draw(ruling: str, left: int) -> None:
    """One card is left, three lie on the discard pile; what is spent afterwards is in the new deck or is not."""
    state = turn(own=LIGHT, dark=(1, 0, 0, 0), others=(2, 3), options={"deck_renewal": ruling})
    for control in range(CONTROLS):
        state.energy[DECK + control] = 1 if control == 1 else 0
        state.energy[DISPLAY + control] = 1
        state.energy[DISCARDS + control] = 0
    state.energy[DISCARDS + 3] = 3
    do(state, "shift own", "shift stop", "take deck")
    assert sum(state.energy[DECK : DECK + CONTROLS]) == left
    assert state.energy[DISCARDS + 3] == 3 - left
    kinds = [event.kind for event in state.events]
    assert (DECK_RENEWED in kinds) == (ruling == "empty")
    if ruling == "empty":
        assert kinds.index(DECK_RENEWED) > kinds.index(CARD_DRAWN_UNSEEN), "told after the draw"
    for seat in range(3):
        world = state.determinize(seat, seeded(7))
        assert GAME.view(world, seat) == GAME.view(state, seat)
        assert GAME.census(world) == GAME.census(state)


@pytest.mark.clause("CRA-4.12")
def test_an_empty_discard_pile_renews_the_deck_at_the_next_draw() -> None:
    state = turn(own=LIGHT, dark=(2, 0, 0, 0), others=(2, 3))
    for control in range(CONTROLS):
        state.energy[DECK + control] = 1 if control == 1 else 0
        state.energy[DISPLAY + control] = 1
    do(state, "shift own", "shift stop", "take deck")
    assert sum(state.energy[DECK : DECK + CONTROLS]) == 0
    state.energy[DISCARDS + 2] = 1
    do(state, "take deck")
    assert hand(state) == {"time": 1, "gravity": 1}


@pytest.mark.clause("CRA-10.4", "CRA-12.4")
@pytest.mark.parametrize(("ruling", "cards", "winners"), [("true", 10, [0, 1]), ("false", 13, [0])])
def test_hands_are_cut_before_ties_are_broken_or_not(ruling: str, cards: int, winners: list[int]) -> None:
    state = scene(options={"final_hand_limit": ruling}, hand="6 light 7 time")
    clear(state, 1)
    give(state, 1, "10 gravity")
    for seat in range(2):
        state.points[seat * POINT_KINDS + BY_CARDS] = 20
    state.round = 8
    end_phase(state)
    assert state.over
    assert sum(hand(state).values()) == cards
    assert sum(hand(state, 1).values()) == 10
    assert state.winners() == winners


@pytest.mark.clause("CRA-4.5")
@pytest.mark.parametrize("ruling", ["true", "false"])
def test_after_a_card_from_the_deck_the_display_may_be_closed(ruling: str) -> None:
    state = turn(own=LIGHT, dark=(2, 0, 0, 0), others=(2, 3), options={"deck_last": ruling})
    for control in range(CONTROLS):
        state.energy[DISPLAY + control] = 1
    do(state, "shift own", "shift stop", "take deck")
    if ruling == "true":
        assert state.phase != 0, "the other cards come from the deck without asking"
        assert sum(hand(state).values()) == 2
        closed = turn(own=LIGHT, dark=(3, 0, 0, 0), others=(2, 3), options={"deck_last": ruling})
        for control in range(CONTROLS):
            closed.energy[DISPLAY + control] = 1
        do(closed, "shift own", "shift stop")
        assert "take light" in legal(closed), "from the display first, as long as one likes"
    else:
        assert "take light" in legal(state)


@pytest.mark.clause("CRA-4.5")
def test_the_closed_display_is_explained() -> None:
    state = turn(own=LIGHT, dark=(2, 0, 0, 0), others=(2, 3), options={"deck_last": "true"})
    do(state, "shift own", "shift stop")
    state.agenda[state.pending - 1] = a.task(a.TAKE_CARD, 2, 1)
    shown = next(control for control in range(CONTROLS) if state.energy[DISPLAY + control])
    explanation = GAME.explain(state, a.action(a.TAKE_CARD, shown))
    assert not explanation.legal
    assert explanation.clause == "CRA-4.5"
    for control in range(CONTROLS):
        state.energy[DECK + control] = state.energy[DISCARDS + control] = 0
    assert GAME.explain(state, a.action(a.TAKE_CARD, shown)).legal, (
        "where the deck has no card either, the display opens"
    )


@pytest.mark.clause("CRA-4.8")
@pytest.mark.parametrize(("ruling", "chamber"), [("true", (2, 2)), ("false", (5, 1))])
def test_a_second_crystal_waits_too_or_stops_below(ruling: str, chamber: tuple[int, int]) -> None:
    state = turn(options={"crystals_queue": ruling})
    state.chamber[POSITION], state.chamber[READY] = 3, 1
    gain_crystals(state, 5)
    assert (state.chamber[POSITION], state.chamber[READY]) == chamber


@pytest.mark.clause("CRA-6.6")
@pytest.mark.parametrize(("ruling", "gone"), [("out", 1), ("supply", 0)])
def test_the_sixth_crystal_leaves_or_returns(ruling: str, gone: int) -> None:
    state = scene(options={"sixth_crystal": ruling}, ready=1, scored=5)
    supply = state.supply[CRYSTALS_LEFT]
    do(state, "discharge H", "star s1")
    assert state.supply[GONE] == gone
    assert state.supply[CRYSTALS_LEFT] == supply + 1 - gone


@pytest.mark.clause("CRA-6.6", "CRA-4.9")
def test_a_spare_token_goes_back_to_the_box_before_a_crystal_to_the_supply() -> None:
    state = scene(options={"sixth_crystal": "supply"}, ready=1, scored=5)
    state.supply[CRYSTALS_LEFT], state.supply[SPARES] = 0, 1
    do(state, "discharge H", "star s1")
    assert (state.supply[CRYSTALS_LEFT], state.supply[SPARES]) == (0, 0)


@pytest.mark.clause("CRA-7.2")
@pytest.mark.parametrize("ruling", ["fewer", "closed"])
def test_a_power_deck_with_too_few_cards_gives_those_or_none(ruling: str) -> None:
    state = scene(options={"short_power_deck": ruling}, hand="4 gravity")
    state.power_left[2] = 2
    do(state, "buy gravity")
    if ruling == "fewer":
        assert legal(state) == ["slot 1", "slot 2", "slot 4"]
    else:
        assert len(state.drawn) == 2, "only the slot for two cards is left, and is not asked for"
    short = scene(options={"short_power_deck": ruling}, hand="4 gravity")
    short.power_left[2] = 1
    assert ("buy gravity" in legal(short)) == (ruling == "fewer")
    if ruling == "closed":
        clause, sentence = refusal(short, "buy gravity")
        assert clause == "CRA-7.2"
        assert "Only 1 gravity" in sentence


@pytest.mark.clause("CRA-7.5")
@pytest.mark.parametrize("ruling", ["true", "false"])
def test_a_card_without_effect_may_be_paid_for_or_not(ruling: str) -> None:
    options = {"use_without_effect": ruling}
    state = scene(options=options, powers=["core-collapse", "speciation"], hand="2 light", held="1graviton 1H")
    assert ("use core-collapse" in legal(state)) == (ruling == "true")
    assert refusal(state, "use speciation")[0] == "CRA-13.14", "this card says itself that it cannot be used"
    if ruling == "true":
        do(state, "use core-collapse")
        assert hand(state) == {"light": 1}
        assert stars_on(state) == {}
        fusion = scene(options=options, powers=["nuclear-fusion"], hand="1 time")
        do(fusion, "use nuclear-fusion")
        assert sum(fusion.held[:4]) == 1, "no star is discarded, so none is gained"


@pytest.mark.clause("CRA-11.15")
@pytest.mark.parametrize(("ruling", "counted"), [("scored", 3), ("waiting", 5)])
def test_the_goal_for_crystals_counts_those_that_wait_or_not(ruling: str, counted: int) -> None:
    state = scene(options={"goal_crystals": ruling}, ready=2, scored=3)
    assert goal_amount(state, GOAL_NAMES.index("crystals"), 0) == counted


@pytest.mark.clause("CRA-4.10", "CRA-13.2", "CRA-13.4", "CRA-13.17", "CRA-13.19")
@pytest.mark.parametrize("ruling", ["true", "false"])
def test_cards_may_bring_what_has_no_space_yet_or_not(ruling: str) -> None:
    options = {"gain_without_space": ruling}
    allowed = ruling == "true"
    cards = ["molecular-cloud", "speed-of-light", "expanding-universe", "event-horizon"]
    state = scene(
        options=options,
        powers=cards,
        hand="5 time 2 light",
        ready=1,
        stars={"He": ALL_STARS[:16], "O": ALL_STARS[16:30], "C": ALL_STARS[30:]},
        stable=[f"l{number}" for number in range(1, 49)],
        held="1supernova",
    )
    for text in ("use molecular-cloud", "discharge expanding-universe"):
        assert (text in legal(state)) == allowed
    do(state, "use event-horizon", "pay light")
    if allowed:
        do(state, "choose life")
    assert state.held[HELD_LIFE] == (2 if allowed else 0)
    do(state, "use speed-of-light")
    if allowed:
        do(state, "gain H")
    assert state.held[0] == (1 if allowed else 0), "the points are an effect, so the card is allowed"
    assert state.scores()[0] == 6


@pytest.mark.clause("CRA-13.3")
@pytest.mark.parametrize("ruling", ["true", "false"])
def test_black_hole_with_a_single_star(ruling: str) -> None:
    options = {"black_hole_one_star": ruling}
    state = scene(options=options, powers=["black-hole"], ready=1, stars={"C": ["s1", "s2"]}, supernovae=["s2"])
    assert ("discharge black-hole" in legal(state)) == (ruling == "true")
    if ruling == "true":
        do(state, "discharge black-hole")
        assert stars_on(state) == {"s1": "C*", "s2": "C*"}
    else:
        assert refusal(state, "discharge black-hole")[0] == "CRA-13.3"


@pytest.mark.clause("CRA-13.31")
@pytest.mark.parametrize("ruling", ["true", "false"])
def test_white_dwarf_for_the_crystal_alone(ruling: str) -> None:
    options = {"white_dwarf_without_star": ruling}
    state = scene(options=options, powers=["white-dwarf"], hand="2 time", stars={"O": ["s1"]}, supernovae=["s1"])
    if ruling == "true":
        do(state, "use white-dwarf")
        assert state.chamber[POSITION] == 1
    else:
        assert refusal(state, "use white-dwarf")[0] == "CRA-13.31"


@pytest.mark.clause("CRA-13.32")
@pytest.mark.parametrize("ruling", ["true", "false"])
def test_wormhole_may_move_nothing_or_not(ruling: str) -> None:
    options = {"wormhole_may_stay": ruling}
    state = scene(options=options, powers=["wormhole"], hand="1 light", proto=["l1", "l2"], stable=["l3"])
    do(state, "use wormhole")
    if ruling == "true":
        do(state, "from enough")
        assert life_on(state) == {"l1": "proto", "l2": "proto"}
    else:
        assert refusal(state, "from enough")[0] == "CRA-8.4"


@pytest.mark.clause("CRA-9.5")
def test_turns_do_not_overlap() -> None:
    """From the shift to the omega action all decisions are one player's, and the next begins after the last of them."""
    state = GAME.new(players=3, seed=5)
    dice = random.Random(5)
    seats = [state.current_player]
    while state.round == 1:
        state.apply(dice.choice(state.legal_actions()))
        seats.append(state.current_player)
    changes = [later for earlier, later in pairwise(seats) if later != earlier]
    first = seats[0]
    assert changes[:2] == [(first + 1) % 3, (first + 2) % 3]
    assert len(changes) == 3, "once to each of the others, then to who begins the second round"
