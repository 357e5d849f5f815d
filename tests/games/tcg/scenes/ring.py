"""Scenes of the Rings: each ability happens in one of them."""

from __future__ import annotations

from tests.games.tcg.scene import Scene

SCENES = [
    Scene(
        "The One Ring (Answer To All Riddles)",
        "skirmish",
        shadow="Orthanc Warrior",
        pairs="Orthanc Warrior > Frodo (Tired Traveller)",
        ring="The One Ring (Answer To All Riddles)",
        do="use The One Ring (Answer To All Riddles)",
        then="burdens = 1; strength of Frodo (Tired Traveller) = 5; worn = 1",
    ),
    Scene(
        "The One Ring (Answer To All Riddles)",
        "skirmish",
        shadow="Orthanc Warrior",
        pairs="Orthanc Warrior > Frodo (Tired Traveller)",
        ring="The One Ring (Answer To All Riddles)",
        deluxe=False,
        do="use The One Ring (Answer To All Riddles), done",
        then="burdens = 3; wounds of Frodo (Tired Traveller) = 0",
    ),
    Scene(
        "The One Ring (The Ruling Ring)",
        "skirmish",
        shadow="Orthanc Warrior",
        pairs="Orthanc Warrior > Frodo (Tired Traveller)",
        site=5,
        do="use The One Ring (The Ruling Ring)",
        then="burdens = 2; wounds of Frodo (Tired Traveller) = 0",
    ),
]
