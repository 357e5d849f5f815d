"""A push service and a mail server of the tests' own, which keep what they are sent."""

from __future__ import annotations

import json
import socket
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.running import PATIENCE, until

POINT = (Encoding.X962, PublicFormat.UncompressedPoint)


def plain(raw: bytes) -> str:
    """Bytes as push services write them."""
    return urlsafe_b64encode(raw).decode().rstrip("=")


def raw(text: str) -> bytes:
    """The bytes of such a text."""
    return urlsafe_b64decode(text + "==")


class Browser:
    """Somebody's browser with its keys: reads what a push service brings, as RFC 8291 tells it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = self.key.public_key().public_bytes(*POINT)
        self.auth = b"sixteen bytes ok"

    def device(self, endpoint: str) -> dict[str, str]:
        """How the browser is described."""
        return {"endpoint": endpoint, "p256dh": plain(self.public), "auth": plain(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """What a message says."""
        salt, theirs = body[:16], body[21 : 21 + body[20]]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\0" + self.public + theirs
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        opened = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None)
        assert opened.endswith(b"\x02")
        message: dict[str, Any] = json.loads(opened[:-1])
        return message


def signed_by(authorization: str, audience: str) -> str:
    """The key that signed a request, after its signature and claims were checked (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, mark = parts["t"].split(".")
    signature = raw(mark)
    pair = (int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(parts["k"]))
    key.verify(encode_dss_signature(*pair), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    claimed = json.loads(raw(claims))
    assert claimed["aud"] == audience
    assert time.time() < claimed["exp"] < time.time() + 24 * 60 * 60
    assert claimed["sub"].startswith(("mailto:", "https:"))
    return parts["k"]


class PushService:
    """Takes messages for browsers. Paths under /gone answer 410, those under /down 503."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                heads = {key.lower(): value for key, value in self.headers.items()}
                service.got.append((self.path, heads, body))
                answers = {"gone": 410, "down": 503}
                self.send_response(answers.get(self.path.split("/")[1], 201))
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def at(self, path: str) -> list[tuple[str, dict[str, str], bytes]]:
        """What came to a path."""
        return [one for one in self.got if one[0] == path]

    def until_at(self, path: str, count: int) -> None:
        """Wait until so many messages have come to a path."""
        until(lambda: len(self.at(path)) >= count)

    def close(self) -> None:
        """End it."""
        self.server.shutdown()
        self.server.server_close()


class MailServer:
    """Takes mail and keeps it."""

    def __init__(self) -> None:
        self.got: list[Message[str, str]] = []
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.controller = Controller(self, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
        self.controller.start()
        self.address = f"127.0.0.1:{port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.got.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def to(self, address: str) -> list[str]:
        """The texts of the mail to somebody, each after its subject."""
        return [
            f"{one['subject']}\n{one.get_content()}"  # type: ignore[attr-defined]
            for one in self.got
            if one["to"] == address
        ]

    def close(self) -> None:
        """End it."""
        self.controller.stop()


__all__ = ["Browser", "MailServer", "PushService", "plain", "raw", "signed_by", "until"]
