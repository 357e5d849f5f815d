"""Scenes of the Dwarven cards: each ability happens in one of them."""

from __future__ import annotations

from tests.games.tcg.scene import BATTLE, Scene, fight

SCENES = [
    fight(
        "Axe of Erebor",
        "Gimli (Unbidden Guest)",
        free="Axe of Erebor on Gimli (Unbidden Guest)",
        then="damage of Gimli (Unbidden Guest) = 2",
    ),
    fight(
        "Axe of Erebor",
        "Gimli (Unbidden Guest)",
        free="Axe of Erebor on Gimli (Unbidden Guest), Stout and Strong",
        do="use Axe of Erebor",
        then="strength of Gimli (Unbidden Guest) = 9; zone of Stout and Strong = discard",
    ),
    fight(
        "Axe of Erebor",
        "Gimli (Unbidden Guest)",
        free=(
            "Axe of Erebor on Gimli (Unbidden Guest), Stout and Strong, "
            "Legolas (Elven Comrade) under Stout and Strong"
        ),
        do="use Axe of Erebor, option 1",
        then="strength of Gimli (Unbidden Guest) = 9; zone of Legolas (Elven Comrade) = discard",
    ),
    fight(
        "Best Company",
        "Gimli (Unbidden Guest)",
        hand="Best Company",
        do="play Best Company",
        then="strength of Gimli (Unbidden Guest) = 10",
        **BATTLE,
    ),
    Scene(
        "Come Here Lad",
        "fellowship",
        free="Courtesy of My Hall, Legolas (Elven Comrade) under Courtesy of My Hall",
        hand="Come Here Lad",
        deck="Gandalf (The White Wizard), Aragorn (Heir of Elendil)",
        site=5,
        do="play Come Here Lad",
        then=(
            "zone of Gandalf (The White Wizard) = stacked; "
            "zone of Aragorn (Heir of Elendil) = stacked"
        ),
    ),
    Scene(
        "Courtesy of My Hall",
        "fellowship",
        hand="Courtesy of My Hall",
        discard="Legolas (Elven Comrade)",
        site=5,
        do="play Courtesy of My Hall",
        then="on Legolas (Elven Comrade) = Courtesy of My Hall",
    ),
    Scene(
        "Courtesy of My Hall",
        "fellowship",
        free=(
            "Gimli (Unbidden Guest) *1, Courtesy of My Hall, "
            "Legolas (Elven Comrade) under Courtesy of My Hall"
        ),
        site=5,
        do="use Courtesy of My Hall/2",
        then="wounds of Gimli (Unbidden Guest) = 0; zone of Legolas (Elven Comrade) = discard",
    ),
    Scene(
        "Dwarven Foresight",
        "fellowship",
        free=(
            "Gimli (Unbidden Guest), Courtesy of My Hall, "
            "Legolas (Elven Comrade) under Courtesy of My Hall"
        ),
        hand="Dwarven Foresight",
        site=5,
        do="play Dwarven Foresight",
        then="zone of Legolas (Elven Comrade) = hand",
    ),
    Scene(
        "Ever My Heart Rises",
        "fellowship",
        free="Gimli (Unbidden Guest)",
        hand="Ever My Heart Rises",
        deck="Legolas (Elven Comrade), Gandalf (The White Wizard)",
        site=5,
        do="play Ever My Heart Rises",
        then=(
            "on Legolas (Elven Comrade) = Ever My Heart Rises; "
            "on Gandalf (The White Wizard) = Ever My Heart Rises"
        ),
    ),
    Scene(
        "Ever My Heart Rises",
        "fellowship",
        free=(
            "Gimli (Unbidden Guest), Ever My Heart Rises, "
            "Legolas (Elven Comrade) under Ever My Heart Rises"
        ),
        deck="Gandalf (The White Wizard)",
        site=5,
        do="use Ever My Heart Rises/2",
        then=(
            "zone of Legolas (Elven Comrade) = hand; zone of Gandalf (The White Wizard) = discard"
        ),
    ),
    fight(
        "From the Armory",
        "Gimli (Unbidden Guest)",
        free="From the Armory",
        shadow="Dunlending Savage",
        hand="Gandalf (The White Wizard)",
        do="use From the Armory, choose Gandalf (The White Wizard), pass, pass",
        then="wounds of Gimli (Unbidden Guest) = 1",
    ),
    fight(
        "Gimli (Lockbearer)",
        "Gimli (Lockbearer)",
        free="Merry (Learned Guide), Pippin (Woolly-footed Rascal)",
        then="strength of Gimli (Lockbearer) = 8",
    ),
    fight(
        "Gimli (Unbidden Guest)",
        "Gimli (Unbidden Guest)",
        free="Legolas (Elven Comrade)",
        do="use Gimli (Unbidden Guest), choose Legolas (Elven Comrade)",
        then="strength of Legolas (Elven Comrade) = 8; wounds of Gimli (Unbidden Guest) = 1",
    ),
    fight(
        "Here Is Good Rock",
        "Gimli (Unbidden Guest)",
        free="Here Is Good Rock",
        hand="Gandalf (The White Wizard)",
        do="use Here Is Good Rock, choose Gandalf (The White Wizard)",
        then=(
            "damage of Gimli (Unbidden Guest) = 2; "
            "on Gandalf (The White Wizard) = Here Is Good Rock"
        ),
    ),
    fight(
        "Khazâd Ai-mênu",
        "Gimli (Unbidden Guest)",
        free="Legolas (Elven Comrade)",
        hand="Khazâd Ai-mênu",
        do="play Khazâd Ai-mênu, take 1",
        then="strength of Gimli (Unbidden Guest) = 9; damage of Gimli (Unbidden Guest) = 2",
    ),
    fight(
        "My Axe Is Notched",
        "Gimli (Unbidden Guest)",
        free="My Axe Is Notched +2, Final Count +2",
        then="strength of Gimli (Unbidden Guest) = 8",
    ),
    fight(
        "My Axe Is Notched",
        "Gimli (Unbidden Guest)",
        free="My Axe Is Notched +2, Final Count +1",
        then="strength of Gimli (Unbidden Guest) = 6",
    ),
    fight(
        "My Axe Is Notched",
        "Gimli (Unbidden Guest)",
        free="My Axe Is Notched, Axe of Erebor on Gimli (Unbidden Guest)",
        shadow="Desert Warrior",
        do="done",
        then="tokens of My Axe Is Notched = 1",
    ),
    Scene(
        "Quick As May Be",
        "maneuver",
        free="Gimli (Unbidden Guest), Legolas (Elven Comrade)",
        shadow="Orthanc Warrior",
        hand="Quick As May Be",
        site=5,
        do="play Quick As May Be",
        then="wounds of Orthanc Warrior = 1",
    ),
    Scene(
        "Rest by Blind Night",
        "regroup",
        free=(
            "Gimli (Unbidden Guest), Stout and Strong, "
            "Legolas (Elven Comrade) under Stout and Strong"
        ),
        shadow="Orthanc Warrior",
        hand="Rest by Blind Night",
        site=5,
        do="play Rest by Blind Night, choose Stout and Strong",
        then="zone of Stout and Strong = deck; zone of Legolas (Elven Comrade) = deck",
    ),
    Scene(
        "Restless Axe",
        "regroup",
        free=(
            "Gimli (Unbidden Guest), Stout and Strong, "
            "Legolas (Elven Comrade) under Stout and Strong"
        ),
        shadow="Uruk-hai Raiding Party, Orthanc Warrior",
        hand="Restless Axe",
        site=5,
        do="play Restless Axe, choose Uruk-hai Raiding Party, choose Orthanc Warrior",
        then=(
            "wounds of Gimli (Unbidden Guest) = 1; zone of Stout and Strong = deck; "
            "wounds of Uruk-hai Raiding Party = 1; wounds of Orthanc Warrior = 1"
        ),
    ),
    Scene(
        "Search Far and Wide",
        "fellowship",
        free="Gimli (Unbidden Guest)",
        hand="Search Far and Wide",
        deck="Legolas (Elven Comrade), Gandalf (The White Wizard), Aragorn (Heir of Elendil)",
        site=5,
        do="play Search Far and Wide",
        then="hand 0 = 3; deck 0 = 0",
    ),
    fight(
        "Stout and Strong",
        "Gimli (Unbidden Guest)",
        free="Stout and Strong, Axe of Erebor on Gimli (Unbidden Guest)",
        shadow="Desert Warrior",
        do="use Stout and Strong",
        then="tokens of Stout and Strong = 1",
    ),
    fight(
        "Stout and Strong",
        "Gimli (Unbidden Guest)",
        free="Stout and Strong +2",
        do="use Stout and Strong/2",
        then="strength of Gimli (Unbidden Guest) = 8; zone of Stout and Strong = discard",
    ),
]
