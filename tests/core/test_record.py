"""Saved matches: they load to the same position, and a changed die is found on its line."""

import hashlib
import json

import pytest

import tavolata
from tavolata.core.errors import BadRecord
from tavolata.core.record import verify_record
from tavolata.core.testing import conformance
from tests.core.toy_game import Race


@pytest.fixture(scope="module")
def finished() -> list[str]:
    return conformance.play_random_game("lucky-loop", 2, 11).save().splitlines()


def text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def with_header(lines: list[str], **changes: object) -> str:
    return text([json.dumps({**json.loads(lines[0]), **changes}), *lines[1:]])


def test_an_unfinished_match_loads_to_the_same_position() -> None:
    match = tavolata.Match.new("lucky-loop", seats=3, seed=7, options={"exchange": "up-to-three"}, player_seeds=["x", "y", "z"])
    match.play(match.actors[0], "draw red-blue", time=1500)
    loaded = tavolata.Match.load(match.save().encode())
    assert loaded.state == match.state
    assert loaded.log == match.log
    assert loaded.legal(loaded.actors[0]) == match.legal(match.actors[0])


def test_a_match_without_a_seed_can_be_saved() -> None:
    match = tavolata.Match.new("lucky-loop", seats=2, seed=None)
    match.play(tavolata.CHANCE, "start 1")
    assert tavolata.Match.load(match.save()).actors == [tavolata.CHANCE]


def test_a_finished_match_verifies(finished: list[str]) -> None:
    assert verify_record(text(finished)).result is not None


def test_a_record_has_a_header_with_checksum_lines_and_a_result(finished: list[str]) -> None:
    assert resealed(finished) == text(finished)
    assert list(json.loads(finished[-1])) == ["result"]
    begun = tavolata.Match.new("lucky-loop", seats=2, seed=7, player_seeds=["x", "y"])
    lines = begun.save().splitlines()
    assert resealed(lines) == text(lines)
    assert [json.loads(line)[0] for line in lines[1:]] == list(range(len(begun.log)))
    assert json.loads(lines[0])["player_seeds"] == ["x", "y"]
    assert tavolata.Match.load(begun.save()) == begun


def test_a_negative_time_is_reported_with_its_line() -> None:
    match = tavolata.Match.new("lucky-loop", seats=2, seed=7)
    (seat,) = match.actors
    line = json.dumps([len(match.log), seat, match.write(match.legal(seat)[0]), -1])
    with pytest.raises(BadRecord) as wrong:
        tavolata.Match.load(match.save() + line)
    assert str(wrong.value) == f"Line {len(match.log) + 2}: its time lies before the match began."


def test_a_changed_die_is_reported_with_its_line(finished: list[str]) -> None:
    number = next(n for n, line in enumerate(finished) if '"throw ' in line)
    n, actor, action, time = json.loads(finished[number])
    other = "throw 1 1 1" if action != "throw 1 1 1" else "throw 2 2 2"
    changed = [*finished[:number], json.dumps([n, actor, other, time]), *finished[number + 1 :]]
    with pytest.raises(BadRecord) as wrong:
        verify_record(text(changed))
    assert wrong.value.line == number + 1
    assert f"{other!r}" in str(wrong.value)
    assert f"{action!r}" in str(wrong.value)


def test_a_secret_that_differs_from_the_commitment_is_reported(finished: list[str]) -> None:
    with pytest.raises(BadRecord, match=r"^Line 1: the secret is not the one that was promised: its SHA-256 differs\.$"):
        verify_record(with_header(finished, player_seeds=[], secret=str(12)))


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda _: "", "Line 1: the file is empty"),
        (lambda _: "dice", "Line 1: it cannot be read"),
        (lambda lines: with_header(lines, tavolata=9), "Line 1: the file is of format 9"),
        (lambda lines: with_header(lines, version=99), "Line 1: the match was begun on version 99"),
        (lambda lines: with_header(lines, game="chess"), "Line 1: There is no game 'chess'"),
        (lambda lines: with_header(lines, seats=9), "Line 1: lucky-loop is played with 2 to 6 seats"),
        (lambda lines: with_header(lines, secret=None), "Line 1: the secret is not in this file"),
        (lambda lines: text([lines[0], *lines[2:]]), "Line 2: it is numbered 1, but 0 is due"),
        (lambda lines: text([lines[0], '[0,"chance","start 5",0]']), "Line 2: 'start 5' is not legal there"),
        (lambda lines: text([lines[0], '[0,"chance","juggle",0]']), "Line 2: 'juggle' is no action"),
        (lambda lines: text([lines[0], '[0,"nobody","start 0",0]']), "Line 2: 'nobody' is no seat"),
        (lambda lines: text([lines[0], "[0]"]), "Line 2: it cannot be read"),
        (lambda lines: text(lines[:-5]), "the match is not finished"),
        (lambda lines: text([lines[0], lines[-1], *lines[1:]]), "Line 2: it cannot be read"),
        (lambda lines: text([*lines, lines[-1]]), "it cannot be read"),
        (lambda lines: text([lines[0], lines[-1]]), "Line 2: the match is not finished"),
        (lambda _: 5, "Line 1: a record is a text, not 5."),
        (lambda _: "\ud800", "Line 1: the text has a character that no file can have: surrogates not allowed."),
    ],
)
def test_an_invalid_record_is_reported_with_its_line(finished: list[str], spoil: object, sentence: str) -> None:
    with pytest.raises(BadRecord) as wrong:
        verify_record(spoil(finished))  # type: ignore[operator]
    assert sentence in str(wrong.value)


def test_a_changed_result_is_reported(finished: list[str]) -> None:
    ending = json.loads(finished[-1])
    ending["result"]["scores"][0] += 1
    for last, why in ((json.dumps(ending), "the result is not the one that the log gives."), ("{}", "it cannot be read: ")):
        with pytest.raises(BadRecord) as wrong:
            verify_record(text([*finished[:-1], last]))
        assert str(wrong.value).startswith(f"Line {len(finished)}: {why}")
    with pytest.raises(BadRecord) as early:
        verify_record(text(finished[:-5]))
    assert str(early.value) == f"Line {len(finished) - 4}: the match is not finished."


def test_a_record_of_another_version_is_not_replayed_by_this_one(race: Race) -> None:
    saved = tavolata.Match.new("race", seats=2, seed=1).save()
    race.version = 4
    with pytest.raises(BadRecord, match="begun on version 3 of race; this program plays version 4"):
        tavolata.Match.load(saved)


def resealed(lines: list[str]) -> str:
    """A record with a seal that fits, as a forger makes it."""
    header, body = {**json.loads(lines[0]), "seal": None}, text(lines[1:])
    plain = json.dumps(header, separators=(",", ":")).encode() + b"\n" + body.encode()
    return json.dumps({**header, "seal": hashlib.sha256(plain).hexdigest()}, separators=(",", ":")) + "\n" + body


def test_a_record_with_a_valid_checksum_loads_without_legality_checks(finished: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def judged(*_: object) -> None:
        raise AssertionError("it was judged again")

    monkeypatch.setattr(tavolata.Match, "is_legal_entry", judged)
    assert tavolata.Match.load(resealed(finished)).save() == text(finished)
    with pytest.raises(AssertionError, match="judged again"):
        tavolata.Match.load(with_header(finished, seal="0" * 64))


@pytest.mark.parametrize("seat", [0, 1])
def test_an_illegal_line_is_reported_with_its_refusal(seat: int) -> None:
    match = tavolata.Match.new("lucky-loop", seats=2, seed=1)
    line = json.dumps([len(match.log), seat, "stop", 0])
    refusal = match.game.refusal(match.state, seat, match.read("stop"))
    with pytest.raises(BadRecord) as wrong:
        tavolata.Match.load(match.save() + line)
    assert str(wrong.value) == f"Line {len(match.log) + 2}: 'stop' is not legal there: {refusal}"


@pytest.mark.parametrize(
    ("forged", "why"),
    [
        ('[{n},0,"back 9999",{time}]', "a seat or the table goes back"),
        ('[{n},"chance","back 0",{time}]', "a seat or the table goes back"),
        ('[{n},0,"fly red-rooster R3 B3 G3",{time}]', "is not legal there"),
        ('[{n},1,"roll",-5]', "is not legal there"),
        ("[1]", "it cannot be read"),
        ('[7,1,"roll",0]', "it is numbered 7, but 29 is due"),
    ],
)
def test_a_forged_checksum_is_reported_with_its_line(finished: list[str], forged: str, why: str) -> None:
    n, _, _, time = json.loads(finished[30])
    lines = [*finished[:30], forged.format(n=n, time=time) if "{n}" in forged else forged]
    with pytest.raises(BadRecord, match=why) as wrong:
        tavolata.Match.load(resealed(lines))
    assert wrong.value.line == 31
