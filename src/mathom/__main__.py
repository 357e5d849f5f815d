"""`python -m mathom`: the same as the command `mathom`."""

from mathom.cli.start import main

main()
