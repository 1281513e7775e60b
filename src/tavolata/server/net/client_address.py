"""Where somebody comes from, as far as limits care."""

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

Address: TypeAlias = str | None
"""An address to which limits apply; None is this machine itself, or a proxy that brings others."""

_REMEMBERED = 1024
"""Of so many hosts that were heard last it is known where they come from."""

_NETWORK = 64
"""Whoever has an IPv6 address has the whole network of so many bits."""


@lru_cache(_REMEMBERED)
def address_of(host: str | None, proxies: tuple[IPv4Network | IPv6Network, ...] = ()) -> Address:
    """The address by which somebody is counted; a host without one sits on a socket of this machine."""
    try:
        ip = ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or None
    if isinstance(ip, IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    if ip.is_loopback or any(ip in network for network in proxies):
        return None
    return str(ip_network((ip, _NETWORK), strict=False)) if isinstance(ip, IPv6Address) else str(ip)


def networks(texts: Sequence[str]) -> tuple[IPv4Network | IPv6Network, ...]:
    """Addresses and networks as a host writes them."""
    return tuple(ip_network(text.strip(), strict=False) for text in texts)
