"""`python -m mathom`: the same as the command `mathom`."""

from mathom.cli.main import app

app(prog_name="mathom")
