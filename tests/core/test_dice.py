r"""The published dice formula, against answers that were worked out without our code.

Every number below was made in a shell from what ARCHITECTURE.md says, here line 2 for the secret "tavolata" and the seeds "anna" and "ben":

    key=$(printf '%s' '["tavolata","anna","ben"]' | sha256sum | cut -d ' ' -f 1)
    printf '%s%016x' "$key" 2 | xxd -r -p | sha256sum

What it falls on is reckoned from its first digits: 48c8… is 0.284 of 2**256, and 0.284 of three equal lots is 0.85, the first of them.
"""

import pytest

from tavolata.core.chance import Randomness
from tavolata.core.match import Match

NUMBERS = [
    ("tavolata", (), 0, "de368d965b00a29c06d548e3bd8d95630d7da7aad627d7ac995ed5e5bda4f16b"),
    ("tavolata", (), 1, "708b23c56d8d6f3749346694e2f07e4cbf9d72afad7556c51b737b94823d022f"),
    ("tavolata", (), 2, "276d034c4bd7582c835cfd5def9329cade0a97fc30d643db37f8432a77e56a0f"),
    ("tavolata", (), 256, "ec4b0cb58067b5458832dc272aad535b85af44b438a394ff66b72b21089added"),
    ("tavolata", ("anna", "ben"), 0, "5db5418d7ea21932797ed3eda20971fb29a4b7f32fb4f69346608aad1b0cdb2e"),
    ("tavolata", ("anna", "ben"), 2, "48c859d6a431159bf2cee27b79582b6267adfc14e70e8f89ea0f5cd8ac69ce81"),
    ("Zoë", (), 0, "d5298f8d7f7411b70cbce7c0fda7ff9f7c8b6e960abc26e48fdbb3bf4b118dc1"),
    ("a,b", (), 0, "780137a743319ed8329fa6ddd13f2c30ab1f33381be783d47b3e1762e33dab98"),
    ('a"b', ("c,d",), 0, "16c40bc8aebd9e7079cf69f43000a1e91e81349c545d7b84d6c566e1626df58e"),
]


@pytest.mark.parametrize(("secret", "seeds", "n", "number"), NUMBERS)
def test_the_random_number_of_a_line_is_the_hash_of_the_key_and_eight_bytes(
    secret: str, seeds: tuple[str, ...], n: int, number: str
) -> None:
    assert f"{Randomness(secret, seeds).number(n):064x}" == number


def test_the_commitment_is_the_hash_of_the_secret_alone() -> None:
    # printf '%s' tavolata | sha256sum
    promise = "aa06f4a71c1a837ca5417d87a71f09022d32a51365a4a63ee6567598f0120434"
    assert Randomness("tavolata").commitment == Randomness("tavolata", ("anna",)).commitment == promise


@pytest.mark.usefixtures("race")
@pytest.mark.parametrize(
    ("seeds", "tiles"),
    [
        # Lines 0, 2, 4 and 6 are chance's: 0.868 of 1 2 2 3, then 0.154 of 1 2 2, 0.252 of 2 2, and the last.
        ((), [3, 1, 2, 2]),
        # 0.366 of 1 2 2 3, then 0.284 of 1 2 3, 0.684 of 2 3, and the last.
        (("anna", "ben"), [2, 1, 3, 2]),
    ],
)
def test_the_random_number_selects_an_action_by_its_weight(seeds: tuple[str, ...], tiles: list[int]) -> None:
    match = Match.new("race", 2, seed="tavolata", player_seeds=seeds)
    while match.actors:
        match.play(0, "grab")
    assert [entry.action.value for entry in match.log[::2]] == tiles


def test_the_opening_of_lucky_loop_follows_the_formula() -> None:
    # 0.868 of two seats; 0.440 of the 32 red and blue cards, in order R3 R4 R5 R5 R6 R6 R7 R7 R8 R8 R9 R9 R10 R10 R11 … is place 14 from 0;
    # 0.154 of the other 31 is place 4, and 0.135 of 30 place 4 again; 0.252 of the 32 cards from Y3 Y4 Y5 Y5 Y6 Y6 Y7 Y7 Y8 on is place 8.
    match = Match.new("lucky-loop", 2, seed="tavolata")
    assert [match.write(entry.action) for entry in match.log[:5]] == ["start 1", "deal R11", "deal R6", "deal R6", "deal Y8"]
