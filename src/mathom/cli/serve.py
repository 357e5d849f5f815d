"""`mathom serve`: play in the browser."""

from __future__ import annotations

import gc
from dataclasses import replace
from typing import Annotated

import typer

from mathom.cli.output import HELP, Language, speaking
from mathom.engine.errors import BadNotation
from mathom.research.extras import need_server

Host = Annotated[str, typer.Option(help=HELP.text("help-serve-host"))]
Port = Annotated[int, typer.Option(min=0, max=65535, help=HELP.text("help-serve-port"))]
DatabaseUrl = Annotated[
    str | None, typer.Option(metavar="URL", help=HELP.text("help-serve-database"))
]
Processes = Annotated[int, typer.Option("--workers", min=1, help=HELP.text("help-serve-workers"))]
AllowedHosts = Annotated[
    list[str] | None,
    typer.Option("--allowed-host", metavar="NAME", help=HELP.text("help-serve-allowed-host")),
]
TrustedProxies = Annotated[
    list[str] | None,
    typer.Option("--trusted-proxy", metavar="ADDRESS", help=HELP.text("help-serve-trusted-proxy")),
]
Open = Annotated[bool, typer.Option("--open/--no-open", help=HELP.text("help-serve-open"))]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve", help=HELP.text("help-serve"))(serve)


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: DatabaseUrl = None,
    workers: Processes = 1,
    allowed_host: AllowedHosts = None,
    trusted_proxy: TrustedProxies = None,
    open: Open = True,
    lang: Language = None,
) -> None:
    """Serve until somebody ends it."""
    with speaking(lang) as speaker:
        need_server()
        # A sixth of the time to start would be spent on looking for garbage among modules.
        gc.disable()
        from mathom.server import run
        from mathom.server.settings import LOOPBACK, SQLITE, Settings, async_url, usual_database

        gc.enable()
        url = usual_database() if database is None else async_url(database)
        if workers > 1 and url.startswith(SQLITE):
            raise BadNotation("workers-need-server", workers=workers)
        settings = Settings(
            url,
            workers=workers,
            allowed_hosts=tuple(name.lower() for name in allowed_host or ()),
            trusted_proxies=tuple(trusted_proxy) if trusted_proxy else LOOPBACK,
        )
        try:
            listening = run.listen(host, port)
        except OSError as fault:
            raise BadNotation("port-taken", host=host, port=port) from fault
        if host in run.EVERYWHERE:
            settings = replace(settings, lan_address=run.lan_address())

        def announce(address: str) -> None:
            speaker.say("serve-address", address=address)
            if settings.lan_address:
                port = address.rpartition(":")[2]
                speaker.say("serve-lan", address=f"http://{settings.lan_address}:{port}")
            speaker.say("serve-stop")

        run.serve(settings, listening, announce, open)
