"""Web Push: messages to browsers (RFC 8030), encrypted (RFC 8291) and signed with the key of this
server (VAPID, RFC 8292).

Strangers choose the endpoints. So requests use only HTTPS, to public addresses that were resolved
here; no redirect is followed, and only the first line of the response is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import os
import socket
import ssl
import struct
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

from mathom.engine.errors import BadNotation

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

LIMIT = 10.0
RECORD = 4096
LONGEST_ENDPOINT = 1000
KEEP = 24 * 60 * 60
"""Seconds for which a push service stores a message for a browser that is not running."""

GONE = (404, 410)
Result = Literal["sent", "gone", "failed"]


@dataclass(frozen=True)
class Subscription:
    """The push subscription of a browser: endpoint and keys."""

    endpoint: str
    p256dh: str
    auth: str


def available() -> bool:
    """Whether the encryption library is installed."""
    return find_spec("cryptography") is not None


def encoded(raw: bytes) -> str:
    """Base64url without padding."""
    return urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """The bytes of base64url text, with or without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_subscription(subscription: Subscription, anywhere: bool) -> Subscription:
    """A well-formed subscription. Whether its address is public is checked when it is used."""
    try:
        point, secret = decoded(subscription.p256dh), decoded(subscription.auth)
        address = urlsplit(subscription.endpoint)
        port = address.port
    except (ValueError, UnicodeError) as fault:
        raise BadNotation("bad-subscription") from fault
    endpoint = subscription.endpoint
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    keyed = len(point) == 65 and point[0] == 4 and len(secret) == 16
    public = address.scheme == "https" and port in (None, 443) and not address.username
    if not plain or not keyed or not address.hostname or not (public or anywhere):
        raise BadNotation("bad-subscription")
    if len(subscription.endpoint) > LONGEST_ENDPOINT:
        raise BadNotation("bad-subscription")
    return subscription


def new_key() -> str:
    """A new private key, as it is stored in the database."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def private_key(kept: str) -> EllipticCurvePrivateKey:
    """A stored private key."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decoded(kept), "big"), ec.SECP256R1())


def public_bytes(key: EllipticCurvePrivateKey) -> bytes:
    """The public key in the format of browsers."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return bytes(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return bytes(HKDF(SHA256(), length, salt, info).derive(secret))


def encrypt(
    text: bytes,
    to: Subscription,
    salt: bytes = b"",
    key: EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Encrypt a message for a browser. Only tests give salt and key."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt = salt or os.urandom(16)
    key = key or ec.generate_private_key(ec.SECP256R1())
    theirs, ours = decoded(to.p256dh), public_bytes(key)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = key.exchange(ec.ECDH(), point)
    secret = derived(shared, decoded(to.auth), b"WebPush: info\0" + theirs + ours, 32)
    content_key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed: bytes = AESGCM(content_key).encrypt(nonce, text + b"\x02", None)
    return salt + struct.pack("!IB", RECORD, len(ours)) + ours + sealed


def authorization(endpoint: str, contact: str, key: EllipticCurvePrivateKey, now: float) -> str:
    """The VAPID header."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    address = urlsplit(endpoint)
    claims = {
        "aud": f"{address.scheme}://{address.netloc}",
        "exp": int(now) + 12 * 60 * 60,
        "sub": contact,
    }
    head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    signed = f"{head}.{encoded(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    mark = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{mark}, k={encoded(public_bytes(key))}"


def is_public(address: str) -> bool:
    """Whether an address is public."""
    found = ipaddress.ip_address(address)
    mapped = getattr(found, "ipv4_mapped", None)
    if mapped is not None:
        return is_public(str(mapped))
    return found.is_global and not found.is_multicast


async def public_address(host: str, port: int, anywhere: bool) -> str:
    """The address of a host. It has none if any of its addresses is not public."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (anywhere or all(is_public(address) for address in addresses)):
        raise OSError("not a public address")
    return addresses[0]


class Push:
    def __init__(self, kept: str, contact: str, anywhere: bool = False) -> None:
        self.key = private_key(kept)
        self.public = encoded(public_bytes(self.key))
        self.contact = contact
        self.anywhere = anywhere

    async def send(self, to: Subscription, text: bytes) -> Result:
        """Send a message; `gone` if the subscription has ended."""
        try:
            check_subscription(to, self.anywhere)
            status = await asyncio.wait_for(self.post(to, encrypt(text, to)), LIMIT)
        except (OSError, ValueError, BadNotation, TimeoutError, asyncio.IncompleteReadError):
            return "failed"
        except asyncio.LimitOverrunError:
            return "failed"
        if status in GONE:
            return "gone"
        return "sent" if 200 <= status < 300 else "failed"

    async def post(self, to: Subscription, body: bytes) -> int:
        """Post a message to the push service, at the address that was checked; the status."""
        address = urlsplit(to.endpoint)
        secure = address.scheme == "https"
        host, port = str(address.hostname), address.port or (443 if secure else 80)
        where = await public_address(host, port, self.anywhere)
        context = ssl.create_default_context() if secure else None
        name = host if secure else None
        reader, writer = await asyncio.open_connection(
            where, port, ssl=context, server_hostname=name, limit=RECORD
        )
        try:
            writer.write(self.head(to, len(body)) + body)
            await writer.drain()
            line = await reader.readuntil(b"\r\n")
        finally:
            writer.close()
        parts = line.split()
        return int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else 0

    def head(self, to: Subscription, length: int) -> bytes:
        """The head of the HTTP request."""
        address = urlsplit(to.endpoint)
        path = (address.path or "/") + (f"?{address.query}" if address.query else "")
        mark = authorization(to.endpoint, self.contact, self.key, time.time())
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: {address.netloc}",
            f"Authorization: {mark}",
            "Content-Encoding: aes128gcm",
            "Content-Type: application/octet-stream",
            f"Content-Length: {length}",
            f"TTL: {KEEP}",
            "Urgency: normal",
            "Connection: close",
        ]
        return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")
