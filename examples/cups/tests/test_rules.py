"""The rules of Cups, clause by clause, on positions that are built for it."""

import pytest

import cosmogony
from cosmogony.core.errors import EditionError, IllegalActionError
from cups.rules import DOUBT, NO_BID, ROLLED, bid
from cups.state import CupsState
from cups.view import view

GAME = cosmogony.game("cups:Cups")


def table(*cups: list[int], standing: int = NO_BID, **options: str) -> CupsState:
    """Return a table with these dice, where the last player has made the bid that stands and the first is next."""
    state: CupsState = GAME.new(players=len(cups), seed=1, options=options)
    state.cups = list(cups)
    state.bid = standing
    state.bidder = len(cups) - 1
    return state


def choices(state: CupsState) -> list[str]:
    return [choice.text for choice in GAME.choices(state)]


@pytest.mark.clause("CUP-1.1")
@pytest.mark.clause("CUP-2.1")
def test_everybody_has_five_dice_and_three_stones_and_sees_only_the_own_dice() -> None:
    state = GAME.new(players=4, seed=7)
    assert state.scores() == [3, 3, 3, 3]
    assert [len(cup) for cup in state.cups] == [5, 5, 5, 5]
    seen = view(state, 2)
    assert [player.dice for player in seen.players] == [None, None, state.cups[2], None]
    assert all(player.dice is None for player in view(state, None).players)


@pytest.mark.clause("CUP-1.2")
@pytest.mark.clause("CUP-5.1")
def test_everybody_opens_three_rounds_in_turn() -> None:
    state = GAME.new(players=2, seed=1)
    openers = []
    while not state.over:
        openers.append(state.current_player)
        state.stones = [3, 3]
        GAME.play_text(state, "1x1")
        GAME.play_text(state, "doubt")
    assert openers == [0, 1, 0, 1, 0, 1]


@pytest.mark.clause("CUP-2.2")
def test_the_bid_goes_round_until_somebody_doubts() -> None:
    state = GAME.new(players=3, seed=1)
    movers = []
    for text in ("1x2", "1x3", "2x1", "2x4", "doubt"):
        movers.append(state.current_player)
        GAME.play_text(state, text)
    assert movers == [0, 1, 2, 0, 1]
    assert state.round == 2
    assert state.current_player == 1


@pytest.mark.clause("CUP-3.1")
def test_the_first_bid_may_name_any_face() -> None:
    assert choices(GAME.new(players=2, seed=1)) == [f"{count}x{face}" for count in (1, 2) for face in range(1, 7)]


@pytest.mark.clause("CUP-3.2")
@pytest.mark.clause("CUP-3.3")
def test_a_raise_is_higher_but_not_by_more_than_two_dice() -> None:
    state = table([1] * 5, [1] * 5, standing=bid(3, 5))
    assert choices(state) == ["doubt", "3x6"] + [f"{count}x{face}" for count in (4, 5) for face in range(1, 7)]
    with pytest.raises(IllegalActionError, match=r"not higher than 3 dice of 5\. \[CUP-3\.2\]"):
        GAME.play_text(state, "3x4")
    with pytest.raises(IllegalActionError, match=r"names 5 dice at most\. \[CUP-3\.3\]"):
        GAME.play_text(state, "6x1")


@pytest.mark.clause("CUP-3.4")
def test_nobody_bids_more_dice_than_there_are() -> None:
    state = table([1] * 5, [1] * 5, standing=bid(10, 6))
    assert choices(state) == ["doubt"]
    with pytest.raises(IllegalActionError, match=r"only 10 dice under all cups\. \[CUP-3\.4\]"):
        GAME.play_text(state, "11x1")


@pytest.mark.clause("CUP-4.1")
def test_without_a_bid_there_is_nothing_to_doubt() -> None:
    with pytest.raises(IllegalActionError, match=r"no bid yet .*\[CUP-4\.1\]"):
        GAME.play_text(GAME.new(players=2, seed=1), "doubt")


@pytest.mark.clause("CUP-4.2")
@pytest.mark.parametrize(("ones_wild", "stones"), [("true", [2, 4]), ("false", [4, 2])])
def test_ones_count_as_every_face(ones_wild: str, stones: list[int]) -> None:
    state = table([1, 2, 3, 4, 5], [1, 2, 2, 5, 6], standing=bid(4, 5), ones_wild=ones_wild)
    state.apply(DOUBT)
    assert state.stones == stones


@pytest.mark.clause("CUP-4.3")
@pytest.mark.parametrize(("count", "stones"), [(3, [2, 4]), (4, [4, 2])])
def test_whoever_was_right_takes_a_stone_from_the_other(count: int, stones: list[int]) -> None:
    state = table([2, 2, 3, 3, 4], [2, 3, 4, 5, 6], standing=bid(count, 2))
    state.apply(DOUBT)
    assert state.stones == stones
    assert state.lifted == [[2, 2, 3, 3, 4], [2, 3, 4, 5, 6]]


@pytest.mark.clause("CUP-5.1")
@pytest.mark.clause("CUP-5.2")
def test_the_game_ends_when_somebody_has_no_stone_and_most_stones_win() -> None:
    state = table([6] * 5, [6] * 5, [6] * 5, standing=bid(1, 6))
    state.stones = [1, 4, 4]
    state.apply(DOUBT)
    assert state.over
    assert state.winners() == [2]
    state.stones = [0, 4, 4]
    assert state.winners() == [1, 2]


def test_own_dice_are_told_to_their_owner_only() -> None:
    state = GAME.new(players=3, seed=1)
    for text in ("1x2", "doubt"):
        GAME.play_text(state, text)
    for seat in (0, 1, 2, None):
        rolls = [event.seat for event in GAME.events(state, seat) if event.kind == ROLLED]
        assert rolls == ([] if seat is None else [seat])


@pytest.mark.parametrize("value", ["0", "99"])
def test_an_edition_with_impossible_values_is_refused(value: str) -> None:
    edition = GAME.edition.with_values({"each.dice": value})
    with pytest.raises(EditionError, match=r"each\.dice: .* is not between 1 and 9"):
        GAME.new(players=2, seed=1, edition=edition)
