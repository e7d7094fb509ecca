"""The checkable deal: commitments, and draws that anyone can derive again."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from consigliere.kernel.canonical import canonical, parsed
from consigliere.kernel.deal import Deal, commitment, derive, draw_key, first_draw_key
from tests.kernel.matches import chi_square, generous

SECRET = bytes(range(32))
KEY = bytes(32)

secrets = st.binary(min_size=32, max_size=32)


def draws(secret: bytes, contributions: list[bytes | None], bound: int = 10**6) -> list[int]:
    """The first draws of a deal."""
    chance = Deal(secret, contributions).chance()
    return [int(chance.below(bound)) for _ in range(8)]


@given(secrets, secrets)
@settings(deadline=None, max_examples=50)
def test_a_commitment_fixes_the_secret(secret: bytes, other: bytes) -> None:
    assert (commitment(secret) == commitment(other)) == (secret == other)


@given(secrets)
@settings(deadline=None, max_examples=50)
def test_a_commitment_tells_nothing_of_the_secret(secret: bytes) -> None:
    """It is neither the secret nor its plain hash, which someone may have in a table."""
    published = commitment(secret)

    assert len(published) == 64
    assert published != secret.hex()
    assert published != hashlib.sha256(secret).hexdigest()


def test_one_changed_bit_of_the_secret_changes_the_commitment() -> None:
    changed = [bytes([SECRET[0] ^ (1 << bit)]) + SECRET[1:] for bit in range(8)]

    assert len({commitment(secret) for secret in [SECRET, *changed]}) == 9


def test_draws_can_be_derived_by_hand() -> None:
    """The recipe of docs/record.md, followed with nothing but the standard library."""
    message = b"consigliere draws 1\n" + b"\0\0\0\4luck" + b"\0\0\0\0"
    key = hmac.new(SECRET, message, "sha256").digest()
    by_hand = []
    for number, bound in enumerate([2, 110, 109]):
        drawn = hmac.new(key, f"{number} of {bound}".encode(), "sha256").digest()
        by_hand.append((int.from_bytes(drawn, "big") * bound) >> 256)

    chance = Deal(SECRET, [b"luck", None]).chance()

    assert [chance.below(bound) for bound in (2, 110, 109)] == by_hand
    assert commitment(SECRET) == hashlib.sha256(b"consigliere commitment 1\n" + SECRET).hexdigest()


@given(secrets, st.integers(0, 10**6), st.integers(1, 2**40))
@settings(deadline=None, max_examples=100)
def test_draws_stay_below_the_bound(key: bytes, counter: int, bound: int) -> None:
    assert 0 <= derive(key, counter, bound) < bound


@pytest.mark.parametrize("bound", [2, 6, 110])
def test_all_numbers_are_drawn_about_as_often(bound: int) -> None:
    seen = [0] * bound
    for counter in range(60 * bound):
        seen[derive(KEY, counter, bound)] += 1

    assert chi_square(seen, [60.0] * bound) < generous(bound)


def test_draws_depend_on_the_secret() -> None:
    assert draws(SECRET, [None, None]) != draws(bytes([1]) + SECRET[1:], [None, None])


@pytest.mark.parametrize("seat", range(4))
def test_draws_depend_on_every_contribution(seat: int) -> None:
    given_first: list[bytes | None] = [b"one", b"two", b"three", b"four"]
    changed = [*given_first]
    changed[seat] = b"other"

    assert draws(SECRET, given_first) != draws(SECRET, changed)


def test_contributions_cannot_be_cut_in_another_way() -> None:
    """Where one ends and the next begins counts, and so does who gave it."""
    ways: list[list[bytes | None]] = [
        [b"ab", b""],
        [b"a", b"b"],
        [b"", b"ab"],
        [b"b", b"a"],
        [b"ab"],
        [b"ab", b"", b""],
    ]

    assert len({tuple(draws(SECRET, way)) for way in ways}) == len(ways)


def test_draws_depend_on_the_counter() -> None:
    assert len({derive(KEY, counter, 10**9) for counter in range(100)}) == 100


def test_draws_depend_on_the_bound() -> None:
    """A draw below 2000 is not simply twice the draw below 1000: the bound is part of the question."""
    halves = [derive(KEY, counter, 2000) // 2 for counter in range(100)]
    same = sum(half == derive(KEY, counter, 1000) for counter, half in enumerate(halves))

    assert same < 5


def test_an_empty_contribution_and_a_missing_one_are_alike() -> None:
    assert draws(SECRET, [b"", None]) == draws(SECRET, [None, b""]) == draws(SECRET, [None, None])
    assert Deal(SECRET, [None, b""]).key() == first_draw_key(SECRET, [b"", b""])


@given(st.lists(st.integers(1, 200), min_size=1, max_size=20), st.integers(0, 20))
@settings(deadline=None, max_examples=50)
def test_a_resumed_deal_goes_on_exactly_where_it_was(bounds: list[int], stop: int) -> None:
    deal = Deal(SECRET, [b"luck", None])
    chance = deal.chance()
    whole = [int(chance.below(bound)) for bound in bounds]

    before = deal.chance()
    first = [int(before.below(bound)) for bound in bounds[:stop]]
    after = deal.chance(before.counter)

    assert first + [int(after.below(bound)) for bound in bounds[stop:]] == whole
    assert after.counter == chance.counter == len(bounds)


# The header.


def test_the_key_hangs_on_every_letter_of_the_header() -> None:
    """As `docs/record.md` says it can be done by hand."""
    header = '{"seats":["anna"]}'
    message = b"consigliere draws 2\n" + header.encode()

    assert draw_key(SECRET, header) == hmac.new(SECRET, message, hashlib.sha256).digest()
    assert Deal(SECRET, [None], header).key() == draw_key(SECRET, header)
    assert draw_key(SECRET, header) != draw_key(SECRET, header.replace("anna", "hanna"))
    assert draw_key(SECRET, header) != first_draw_key(SECRET, [header.encode()])


def test_the_seal_fixes_the_key_and_tells_nothing_of_it() -> None:
    deal = Deal(SECRET, [None], "{}")

    assert deal.seal() == commitment(deal.key())
    assert deal.seal() not in (deal.key().hex(), commitment(SECRET), hashlib.sha256(deal.key()).hexdigest())


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (
            {"b": [1, True, None], "a": "ü", "c": 1.0, "d": 0.00001},
            '{"a":"ü","b":[1,true,null],"c":1,"d":0.00001}',
        ),
        (
            {"👑": 1.5e-7, "\ufb33": -0.5, "\n": '"\x7f\u2028'},
            '{"\\n":"\\"\x7f\u2028","👑":1.5e-7,"\ufb33":-0.5}',
        ),
        ([-0.0, 999999.5, 1e6, 123.456, 1e-6], "[0,999999.5,1000000,123.456,0.000001]"),
        ("\u0001\t\\/", '"\\u0001\\t\\\\/"'),
    ],
)
def test_what_is_sealed_is_written_in_one_way(value: object, text: str) -> None:
    """The browser has the first two in its tests: both must write the same."""
    assert canonical(value) == text
    assert parsed(text) == value


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 1e300, "\ud800", {"\udfff": 1}, {1: 2}])
def test_what_cannot_be_written_in_one_way_is_refused(value: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        canonical(value)


@pytest.mark.parametrize(
    "text", ['{"a":1,"a":1}', '[{"x":{"b":1,"c":2,"b":3}}]', "[NaN]", "-Infinity", "{", ""]
)
def test_what_others_may_read_in_another_way_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parsed(text)
