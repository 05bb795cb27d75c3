"""Settings from a file: checked with clear faults, and the last to be asked."""

from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer

from cosmogony.core.errors import SetupError
from cosmogony.server.auth import Doorkeeper
from cosmogony.server.orders import SETTLED, signing_order
from cosmogony.server.players import Player
from cosmogony.server.settings import Settings, read_settings
from cosmogony.server.store import Store


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "cosmogony.toml"
    file.write_text(
        'port = 1\nworkers = 1\nhost = "0.0.0.0"\nhints_per_minute = 5\norigins = ["https://a", "https://b"]\n'
    )
    found = read_settings({"COSMOGONY_PORT": "2", "COSMOGONY_HOST": "::1"}, str(file), port=3)
    assert (found.port, found.host, found.hints_per_minute, found.origins) == (3, "::1", 5.0, "https://a https://b")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 1", r'no setting "prot"; did you mean "port"\?'),
        ("port = ", "Invalid value"),
        ('port = "99"', "port: Expected `int`, got `str`"),
        ("port = 99999", "port: Expected `int` <= 65535"),
        ("[server]\nport = 1", 'no setting "server"'),
        ("secret = [1]", "secret"),
        ("a = " + "[" * 5000, "cosmogony.toml: "),
    ],
)
def test_a_faulty_file_is_told_in_one_line(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "cosmogony.toml"
    file.write_text(text)
    with pytest.raises(SetupError, match=told) as fault:
        read_settings({}, str(file))
    assert str(file) in str(fault.value)
    assert "\n" not in str(fault.value)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="No such file"):
        read_settings({}, str(tmp_path / "none.toml"))


def test_of_several_secrets_the_first_signs_and_all_are_believed(tmp_path: Path) -> None:
    old, new = "o" * 32, "n" * 32
    settings = Settings(secret=f"{new} {old}")
    keys = [secret.encode() for secret in settings.secrets]
    doorkeeper = Doorkeeper(Store.__new__(Store), keys, secure=False)
    signed = str(doorkeeper.cookie(Player("ada", "Ada")).value)
    assert URLSafeSerializer(new, salt="player").loads(signed)[0] == "ada"
    for key in (old, new):
        assert doorkeeper._check(str(URLSafeSerializer(key, salt="player").dumps(["ada", "", "x"]))).player == "ada"
    assert doorkeeper._check(str(URLSafeSerializer("x" * 32, salt="player").dumps("ada"))).player is None
    with pytest.raises(SetupError, match="32 characters"):
        Settings(secret=f"{new} short")


def test_a_new_key_signs_only_when_every_process_knows_it() -> None:
    found = [(b"new", 100), (b"old", 50)]
    assert signing_order(found, 100 + SETTLED - 1) == [b"old", b"new"]
    assert signing_order(found, 100 + SETTLED) == [b"new", b"old"]
    assert signing_order([(b"only", 100)], 100) == [b"only"]
