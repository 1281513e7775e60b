"""A short form of `make fuzz-socket` and `make fuzz-http`."""

import json
from typing import Any
from urllib.parse import quote

import httpx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tavolata.server.protocol.openapi import document
from tests.server.fuzz import attack
from tests.server.harness import LiveServer

_CLIENT = httpx.Client(timeout=60, trust_env=False)
_DOCUMENT = document()
_ROUTES = [(path, method) for path, methods in _DOCUMENT["paths"].items() for method in methods]
_REFUSALS = {"400", "403", "404", "405", "409", "413"}
_text = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
_values = st.one_of(_text, st.integers().map(str), st.sampled_from(["..", "%", "lucky-loop", "galaxy-trucker", "bomb-busters", "a" * 12]))
_bodies = st.one_of(
    st.binary(max_size=200),
    st.fixed_dictionaries(
        {"game": st.sampled_from(["lucky-loop", "bomb-busters", "galaxy-trucker", "x"]), "seats": st.integers(-1, 9)},
        optional={"options": st.dictionaries(_text, _text | st.integers() | st.booleans(), max_size=3), "chat": _text, "clock": _text},
    ).map(lambda body: json.dumps(body).encode()),
)


def test_nothing_nearly_right_is_an_error_or_changes_a_table(live_server: LiveServer) -> None:
    answers = live_server.run(attack(live_server, 2_000, seed=2))
    assert answers.keys() >= {"malformed", "unauthorised", "not-now"}


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(route=st.sampled_from(_ROUTES), values=st.lists(_values, min_size=6, max_size=6), body=_bodies)
def test_no_route_answers_with_a_fault_of_its_own(live_server: LiveServer, route: tuple[str, str], values: list[str], body: bytes) -> None:
    path, method = route
    known = _DOCUMENT["paths"][path][method]
    given_values = dict(zip((part["name"] for part in known["parameters"]), values, strict=False))
    asked: dict[str, Any] = {part["name"]: given_values[part["name"]] for part in known["parameters"] if part["in"] == "query"}
    place = path.format(**{name: quote(value, safe="") for name, value in given_values.items()})
    answer = _CLIENT.request(method, f"http://{live_server.host}{place}", params=asked, content=body if method == "post" else None)
    assert str(answer.status_code) in {"200", "201"} | _REFUSALS
