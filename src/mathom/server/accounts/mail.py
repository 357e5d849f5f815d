"""E-mail through a configured SMTP server. Plain text, one recipient at a time."""

from __future__ import annotations

import asyncio
import os
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from mathom.engine.errors import BadNotation

LIMIT = 20.0
"""Seconds within which a message must be delivered to the SMTP server."""

LONGEST = 254
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


@dataclass(frozen=True)
class MailSettings:
    """The SMTP server. `security` is `starttls`, `tls` or `none`."""

    host: str
    port: int
    sender: str
    security: str = "starttls"
    user: str = ""
    password: str = ""


def mail_from_environment() -> MailSettings | None:
    """Mail settings from MATHOM_SMTP (host and port) and MATHOM_MAIL_FROM (sender); without them
    None."""
    host, _, port = os.environ.get("MATHOM_SMTP", "").partition(":")
    sender = os.environ.get("MATHOM_MAIL_FROM", "")
    if not host or not sender:
        return None
    security = os.environ.get("MATHOM_SMTP_SECURITY", "starttls")
    if security not in ("starttls", "tls", "none"):
        raise BadNotation("bad-variable", name="MATHOM_SMTP_SECURITY", value=security[:40])
    return MailSettings(
        host=host,
        port=int(port) if port.isdecimal() else 587,
        sender=check_address(sender),
        security=security,
        user=os.environ.get("MATHOM_SMTP_USER", ""),
        password=os.environ.get("MATHOM_SMTP_PASSWORD", ""),
    )


def check_address(text: str) -> str:
    """A valid e-mail address."""
    plain = text.strip()
    if len(plain) > LONGEST or not ADDRESS.fullmatch(plain):
        raise BadNotation("bad-mail")
    return plain


class Mailer:
    """Sends mail through the configured server."""

    def __init__(self, settings: MailSettings) -> None:
        self.settings = settings

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a message within a time limit. A failure is raised."""
        message = EmailMessage()
        message["From"] = self.settings.sender
        message["To"] = check_address(to)
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=self.settings.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        await asyncio.wait_for(asyncio.to_thread(self.deliver, message), 2 * LIMIT)

    def deliver(self, message: EmailMessage) -> None:
        """Deliver a message over SMTP."""
        with self.connected() as server:
            if self.settings.security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if self.settings.user:
                server.login(self.settings.user, self.settings.password)
            server.send_message(message)

    def connected(self) -> smtplib.SMTP:
        """A connection to the SMTP server."""
        host, port = self.settings.host, self.settings.port
        if self.settings.security == "tls":
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(host, port, timeout=LIMIT, context=context)
        return smtplib.SMTP(host, port, timeout=LIMIT)
