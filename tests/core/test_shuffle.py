"""What the docs say about the shuffle is what the code does: the page's own test vectors, computed twice."""

import re
from hashlib import sha256
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.errors import RecordError
from cosmogony.core.rng import dice
from cosmogony.core.shuffle import Shuffle, commitment_to, seed_of

PAGE = Path(__file__).parent.parent.parent / "docs" / "shuffle.md"
SECRET = bytes(range(32)).hex()
RANDOMS = {0: "1" * 64, 2: "3" * 64}


def vectors() -> dict[str, str]:
    block = PAGE.read_text(encoding="utf-8").split("```\n")[-2]
    return dict(re.findall(r"^(\w+(?: \w+)?) +(.+)$", block, re.MULTILINE))


def test_the_test_vectors_of_the_page() -> None:
    told = vectors()
    assert told["secret"] == SECRET
    assert {0: told["number 1"], 2: told["number 3"]} == RANDOMS
    assert commitment_to(SECRET) == told["commitment"]
    seed = seed_of(SECRET, RANDOMS)
    assert str(seed) == told["seed"]
    game = told["game"]
    assert sha256(f"cosmogony dice\n{game}\n{seed}\n".encode()).hexdigest() == told["dice key"]
    rng = dice(seed, game)
    assert [int(rng.next32()) for _ in range(4)] == [int(word) for word in told["dice"].split()]
    rng = dice(seed, game)
    assert [int(rng.below(6)) for _ in range(8)] == [int(word) for word in told["below 6"].split()]
    rng, items = dice(seed, game), vec[i64](range(8))
    rng.shuffle(items)
    assert list(items) == [int(word) for word in told["shuffle 8"].split()]


def test_a_player_checks_what_they_noted() -> None:
    shuffle = Shuffle(commitment_to(SECRET), SECRET, RANDOMS)
    shuffle.check(commitment_to(SECRET), RANDOMS[2])
    shuffle.check(None, None)
    with pytest.raises(RecordError, match="another commitment"):
        shuffle.check("0" * 64, None)
    with pytest.raises(RecordError, match="no seat added the number"):
        shuffle.check(None, "0" * 64)
    with pytest.raises(RecordError, match='"xyz" is not a number of 64 hexadecimal digits'):
        shuffle.check("xyz", None)
