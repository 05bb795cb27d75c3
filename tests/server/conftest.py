"""One running server for the tests that need nothing special of it."""

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on the embedded database; what it logged must hold no errors when the tests are done."""
    with House(tmp_path_factory.mktemp("house"), bot_processes="1") as started:
        yield started
    assert '"level": "error"' not in started.told()
    assert "Traceback" not in started.told()
