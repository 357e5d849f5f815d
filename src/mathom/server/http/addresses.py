"""One key for all IP addresses that one person can have."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address

UNKNOWN = "unknown"
NETWORK = 64
"""Bits of an IPv6 address that form the network. A person can use all addresses of a network."""


def address_key(address: str | None) -> str:
    """The key of an address for rate limits: an IPv4 address, or the network of an IPv6 address."""
    if not address:
        return UNKNOWN
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:80]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    network = int(found) >> (128 - NETWORK) << (128 - NETWORK)
    return f"{IPv6Address(network)}/{NETWORK}"
