"""Schemathesis over our OpenAPI: whatever is sent, answers are as described and never a 5xx."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cosmogony.server.app import create_app
from cosmogony.server.settings import Settings
from tests.server.house import PATIENCE, House

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DESCRIPTION = create_app(Settings(log_level="error")).openapi_schema.to_schema()
OPERATIONS = [result.ok() for result in schemathesis.openapi.from_dict(DESCRIPTION).get_all_operations()]  # type: ignore[union-attr]


@pytest.fixture(scope="module")
def cookie(house: House) -> str:
    return house.post("/api/guest", json={"name": "Schema"}).cookies["cosmogony"]


def asked() -> Iterator[Any]:
    """Every operation is asked what it describes, and those with a body also what it forbids."""
    for operation in OPERATIONS:
        yield pytest.param(operation, GenerationMode.POSITIVE, id=f"{operation.label} as described")
        if operation.body:
            yield pytest.param(operation, GenerationMode.NEGATIVE, id=f"{operation.label} otherwise")


@pytest.mark.parametrize(("operation", "mode"), list(asked()))
def test_every_request_is_answered_as_described(
    operation: Any, mode: GenerationMode, house: House, cookie: str
) -> None:
    @settings(max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        response = case.call(base_url=house.url, cookies={"cosmogony": cookie}, timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)

    ask()


def test_the_description_is_served(house: House) -> None:
    told = house.get("/api/openapi.json").json()
    assert told["info"]["title"] == "Cosmogony"
    assert len(told["paths"]) > 15
