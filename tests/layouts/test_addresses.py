"""The grammar of custom_ids."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.addresses import MAXIMUM_LENGTH, Address, Verb, parse_address


def test_an_address_reads_as_in_the_design() -> None:
    """architecture.md, "The way of a click" 2: `p1:<table>:<version>:<verb>:<arg>`."""
    assert str(Address("k7q2", "12", Verb.PLAY, "JC.H")) == "p1:k7q2:12:play:JC.H"


fields = st.text(st.characters(codec="ascii", exclude_characters=":", categories=("L", "N", "P")), max_size=20)


@given(fields, fields, st.sampled_from(Verb), st.text(max_size=20))
def test_what_is_written_can_be_read(table: str, version: str, verb: Verb, argument: str) -> None:
    address = Address(table, version, verb, argument)
    assert parse_address(str(address)) == address


@pytest.mark.parametrize(
    "custom_id",
    ["", "p1", "p1:t:1:play", "p2:t:1:play:7H", "p1:t:1:fly:", "join", "p1:t:1:PLAY:7H", "p1:t:1:play 7H"],
)
def test_foreign_ids_are_no_addresses(custom_id: str) -> None:
    assert parse_address(custom_id) is None


def test_nothing_is_sent_that_discord_would_refuse() -> None:
    with pytest.raises(ValueError, match="x" * MAXIMUM_LENGTH):
        str(Address("t", "1", Verb.PLAY, "x" * MAXIMUM_LENGTH))
    with pytest.raises(ValueError, match="a:b"):
        str(Address("a:b", "1", Verb.PLAY))
