"""Scenes of the Rohan cards: each ability happens in one of them."""

from __future__ import annotations

from tests.games.tcg.scene import CONTROL1, Scene, fight, needs

SCENES = [
    Scene(
        "Aldor",
        "archery",
        free="Aldor, Guma",
        shadow="Orthanc Warrior",
        site=5,
        do="use Aldor",
        then="archery = 1-0; wounds of Aldor = 1",
    ),
    needs("Brego", free="Gandalf (The White Wizard)"),
    Scene(
        "Brego",
        "fellowship",
        free="Éomer (Sister-son of Théoden) *1",
        hand="Brego",
        site=5,
        do="play Brego, use Brego",
        then="wounds of Éomer (Sister-son of Théoden) = 0",
    ),
    fight(
        "Brego",
        "Éomer (Sister-son of Théoden)",
        free="Brego on Éomer (Sister-son of Théoden)",
        then="wounds of Orthanc Warrior = 1",
    ),
    Scene(
        "Ceorl",
        "regroup",
        free="Ceorl, Guma",
        shadow="Southron Explorer",
        twilight=5,
        site=5,
        do="use Southron Explorer, use Ceorl",
        then="control 1 = -1; wounds of Ceorl = 1; wounds of Guma = 1",
    ),
    Scene(
        "Elite Rider",
        "set-up",
        deck="Elite Rider, Elite Rider",
        do="play Elite Rider, play Elite Rider",
        then="may done = True",
    ),
    fight(
        "Elite Rider",
        "Elite Rider",
        shadow="Orthanc Warrior *1",
        then="strength of Elite Rider = 8",
    ),
    Scene(
        "Éomer (Sister-son of Théoden)",
        "fellowship",
        free="Rider of Rohan",
        hand="Éomer (Sister-son of Théoden)",
        site=5,
        then="price of Éomer (Sister-son of Théoden) = 2",
    ),
    Scene(
        "Éomer (Sister-son of Théoden)",
        "regroup",
        free="Éomer (Sister-son of Théoden), Guma *1",
        turn_of=1,
        site=5,
        do="done, stay, done, use Éomer (Sister-son of Théoden)",
        then="wounds of Guma = 0",
    ),
    Scene(
        "Éomer (Third Marshal of Riddermark)",
        "fellowship",
        free="Rider of Rohan",
        hand="Éomer (Third Marshal of Riddermark)",
        site=5,
        then="price of Éomer (Third Marshal of Riddermark) = 2",
    ),
    fight(
        "Éomer (Third Marshal of Riddermark)",
        "Éomer (Third Marshal of Riddermark)",
        shadow="Orthanc Warrior *1",
        then="strength of Éomer (Third Marshal of Riddermark) = 9",
    ),
    fight(
        "Éomer's Spear",
        "Éomer (Sister-son of Théoden)",
        free=(
            "Éomer's Spear on Éomer (Sister-son of Théoden), "
            "Rider's Mount on Éomer (Sister-son of Théoden)"
        ),
        then="damage of Éomer (Sister-son of Théoden) = 2",
    ),
    Scene(
        "Éothain",
        "fellowship",
        free="Éothain",
        shadow="Orthanc Warrior",
        ssites="Eastfold",
        site=1,
        do="move",
        then="wounds of Orthanc Warrior = 1",
    ),
    fight(
        "Éowyn (Lady of Rohan)",
        "Gimli (Unbidden Guest)",
        free="Éowyn (Lady of Rohan)",
        deluxe=False,
        do="use Éowyn (Lady of Rohan), pass",
        then=(
            "wounds of Gimli (Unbidden Guest) = 1; wounds of Éowyn (Lady of Rohan) = 1; "
            "twilight = 1"
        ),
    ),
    Scene(
        "Éowyn (Sister-daughter of Théoden)",
        "skirmish",
        free="Éowyn (Sister-daughter of Théoden) *2",
        shadow="Dunlending Brigand",
        pairs="Dunlending Brigand > Éowyn (Sister-daughter of Théoden)",
        hand="Gimli (Unbidden Guest), Legolas (Elven Comrade)",
        site=5,
        deluxe=False,
        do=(
            "use Éowyn (Sister-daughter of Théoden), choose Gimli (Unbidden Guest), "
            "choose Legolas (Elven Comrade)"
        ),
        then=(
            "zone of Éowyn (Sister-daughter of Théoden) = play; "
            "zone of Gimli (Unbidden Guest) = discard"
        ),
    ),
    fight(
        "Éowyn's Sword",
        "Éowyn (Lady of Rohan)",
        free="Éowyn's Sword on Éowyn (Lady of Rohan), Guma",
        then="damage of Éowyn (Lady of Rohan) = 1",
    ),
    fight(
        "Fight for the Villagers",
        "Éomer (Sister-son of Théoden)",
        free="Guma",
        hand="Fight for the Villagers",
        do="play Fight for the Villagers, take 1, choose Éomer (Sister-son of Théoden)",
        then="strength of Éomer (Sister-son of Théoden) = 10",
    ),
    fight(
        "Firefoot",
        "Éomer (Sister-son of Théoden)",
        free="Firefoot on Éomer (Sister-son of Théoden)",
        then="wounds of Orthanc Warrior = 1",
    ),
    fight(
        "Firefoot",
        "Éomer (Sister-son of Théoden)",
        free="Firefoot on Éomer (Sister-son of Théoden)",
        then="defender of Éomer (Sister-son of Théoden) = 1",
    ),
    Scene(
        "Forth Eorlingas!",
        "maneuver",
        free="Théoden (Lord of the Mark), Éomer (Sister-son of Théoden)",
        shadow="Orthanc Warrior",
        hand="Forth Eorlingas!",
        site=5,
        do="play Forth Eorlingas!",
        then=(
            "defender of Théoden (Lord of the Mark) = 1; wounds of Théoden (Lord of the Mark) = 1"
        ),
    ),
    fight(
        "Fortress Never Fallen",
        "Éomer (Sister-son of Théoden)",
        free="Fortress Never Fallen",
        shadow="Desert Warrior",
        do="use Fortress Never Fallen",
        then="tokens of Fortress Never Fallen = 1",
    ),
    Scene(
        "Fortress Never Fallen",
        "regroup",
        free="Fortress Never Fallen +1",
        shadow="Orthanc Warrior, No Refuge",
        site=5,
        do="use Fortress Never Fallen/2",
        then="zone of No Refuge = discard; zone of Fortress Never Fallen = discard",
    ),
    Scene(
        "Guma",
        "regroup",
        free="Guma",
        shadow="Southron Explorer",
        twilight=5,
        control={1: 1, 2: 1, 3: 1},
        site=5,
        do="use Southron Explorer",
        then="zone of Guma = discard",
    ),
    Scene(
        "Guma",
        "fellowship",
        free="Guma, Éomer (Sister-son of Théoden) *1",
        site=5,
        do="use Guma, choose Éomer (Sister-son of Théoden)",
        then="wounds of Éomer (Sister-son of Théoden) = 0; wounds of Guma = 1",
    ),
    Scene(
        "Heavy Chain",
        "skirmish",
        free="Éowyn (Lady of Rohan), Heavy Chain on Éowyn (Lady of Rohan)",
        shadow="Hillman Horde",
        pairs="Hillman Horde > Éowyn (Lady of Rohan)",
        site=5,
        deluxe=False,
        do="done",
        then="zone of Éowyn (Lady of Rohan) = play",
    ),
    Scene(
        "Helm! Helm!",
        "regroup",
        free=(
            "Éomer (Sister-son of Théoden), Rider's Mount on Éomer (Sister-son of Théoden), "
            "Rider of Rohan, Horse of Rohan on Rider of Rohan"
        ),
        shadow="Orthanc Warrior",
        hand="Helm! Helm!",
        deck="Gimli (Unbidden Guest), Legolas (Elven Comrade), Gandalf (The White Wizard)",
        do="play Helm! Helm!, option 1",
        then="hand 0 = 4",
        **CONTROL1,
    ),
    fight(
        "Herugrim",
        "Théoden (Lord of the Mark)",
        free="Herugrim on Théoden (Lord of the Mark)",
        then="damage of Théoden (Lord of the Mark) = 1",
    ),
    Scene(
        "Hlafwine",
        "regroup",
        free="Hlafwine",
        shadow="Southron Explorer",
        twilight=5,
        control={1: 1, 2: 1, 3: 1},
        site=5,
        do="use Southron Explorer",
        then="zone of Hlafwine = discard",
    ),
    fight(
        "Hlafwine",
        "Éomer (Sister-son of Théoden)",
        free="Hlafwine",
        do="use Hlafwine, choose Éomer (Sister-son of Théoden)",
        then="strength of Éomer (Sister-son of Théoden) = 9; wounds of Hlafwine = 1",
    ),
    fight(
        "An Honorable Charge",
        "Gimli (Unbidden Guest)",
        free="Éomer (Sister-son of Théoden)",
        hand="An Honorable Charge",
        do="play An Honorable Charge, take 1, choose Gimli (Unbidden Guest)",
        then="strength of Gimli (Unbidden Guest) = 7",
    ),
    needs("Horse of Rohan", free="Gandalf (The White Wizard)"),
    fight(
        "Horse of Rohan",
        "Éomer (Sister-son of Théoden)",
        free="Horse of Rohan on Éomer (Sister-son of Théoden)",
        then="wounds of Orthanc Warrior = 1",
    ),
    fight(
        "King's Mail",
        "Éomer (Sister-son of Théoden)",
        free="King's Mail on Éomer (Sister-son of Théoden)",
        shadow="Uruk Regular",
        deluxe=False,
        do="done",
        then="wounds of Éomer (Sister-son of Théoden) = 1",
    ),
    Scene(
        "King's Mail",
        "archery",
        free="Théoden (Lord of the Mark), King's Mail on Théoden (Lord of the Mark)",
        shadow="Band of Uruk Bowmen",
        site=5,
        then="may choose Théoden (Lord of the Mark) = False",
    ),
    Scene(
        "Léod",
        "regroup",
        free="Léod",
        shadow="Southron Explorer",
        twilight=5,
        control={1: 1, 2: 1, 3: 1},
        site=5,
        do="use Southron Explorer",
        then="zone of Léod = discard",
    ),
    fight(
        "Léod",
        "Éomer (Sister-son of Théoden)",
        free="Léod, Rider's Mount on Éomer (Sister-son of Théoden)",
        do="use Léod",
        then="strength of Éomer (Sister-son of Théoden) = 9; wounds of Léod = 1",
    ),
    fight(
        "Rider of Rohan",
        "Rider of Rohan",
        free="Rider's Mount on Rider of Rohan",
        shadow="Uruk-hai Raiding Party",
        do="use Rider of Rohan",
        then="wounds of Uruk-hai Raiding Party = 2; wounds of Rider of Rohan = 1",
    ),
    fight(
        "Rider's Mount",
        "Éomer (Sister-son of Théoden)",
        free="Rider's Mount on Éomer (Sister-son of Théoden)",
        then="wounds of Orthanc Warrior = 1",
    ),
    fight(
        "Rider's Spear",
        "Éomer (Sister-son of Théoden)",
        free=(
            "Rider's Spear on Éomer (Sister-son of Théoden), "
            "Rider's Mount on Éomer (Sister-son of Théoden)"
        ),
        then="damage of Éomer (Sister-son of Théoden) = 1",
    ),
    Scene(
        "Simbelmynë",
        "fellowship",
        free="Éomer (Sister-son of Théoden), Éowyn (Lady of Rohan)",
        hand="Simbelmynë",
        deck="Rider of Rohan, Gimli (Unbidden Guest)",
        site=5,
        do="play Simbelmynë, choose Rider of Rohan",
        then="zone of Rider of Rohan = play",
    ),
    Scene(
        "Supplies of the Mark",
        "fellowship",
        free="Supplies of the Mark, Guma *1",
        hand="Hlafwine",
        site=5,
        do="use Supplies of the Mark, choose Hlafwine",
        then="wounds of Guma = 0; zone of Hlafwine = deck; twilight = 2",
    ),
    fight(
        "Sword of Rohan",
        "Éomer (Sister-son of Théoden)",
        free="Sword of Rohan on Éomer (Sister-son of Théoden)",
        then="damage of Éomer (Sister-son of Théoden) = 1",
    ),
    Scene(
        "Théoden (Son of Thengel)",
        "regroup",
        free="Théoden (Son of Thengel), Guma",
        shadow="Orthanc Warrior",
        do="use Théoden (Son of Thengel)",
        then="control 1 = -1; wounds of Théoden (Son of Thengel) = 1",
        **CONTROL1,
    ),
    Scene(
        "Valleys of the Mark",
        "shadow",
        free="Guma, Valleys of the Mark",
        shand="Orthanc Warrior",
        twilight=4,
        site=4,
        do="play Orthanc Warrior, use Valleys of the Mark",
        then="wounds of Orthanc Warrior = 1",
    ),
    Scene(
        "Weapon Store",
        "fellowship",
        free="Éomer (Sister-son of Théoden), Weapon Store",
        discard="Sword of Rohan",
        site=5,
        do="use Weapon Store",
        then=(
            "on Sword of Rohan = Éomer (Sister-son of Théoden); "
            "wounds of Éomer (Sister-son of Théoden) = 1"
        ),
    ),
    Scene(
        "Weland",
        "regroup",
        free="Weland",
        shadow="Southron Explorer",
        twilight=5,
        control={1: 1, 2: 1, 3: 1},
        site=5,
        do="use Southron Explorer",
        then="zone of Weland = discard",
    ),
    Scene(
        "Weland",
        "fellowship",
        free=(
            "Weland, Éomer (Sister-son of Théoden) *1, "
            "Rider's Mount on Éomer (Sister-son of Théoden)"
        ),
        site=5,
        do="use Weland",
        then="wounds of Éomer (Sister-son of Théoden) = 0; wounds of Weland = 1",
    ),
    Scene(
        "Well Stored",
        "regroup",
        free="Well Stored, Guma *1",
        turn_of=1,
        site=5,
        do="done, stay, done, use Well Stored",
        then="wounds of Guma = 0",
    ),
    fight(
        "Work for the Sword",
        "Éomer (Sister-son of Théoden)",
        free="Rider's Mount on Éomer (Sister-son of Théoden)",
        hand="Work for the Sword",
        do="play Work for the Sword",
        then=(
            "strength of Éomer (Sister-son of Théoden) = 9; "
            "damage of Éomer (Sister-son of Théoden) = 2"
        ),
    ),
    Scene(
        "Théoden (Lord of the Mark)",
        "fellowship",
        free="Théoden (Lord of the Mark) *1",
        hand="Herugrim",
        site=5,
        do="use Théoden (Lord of the Mark), choose Herugrim",
        then=(
            "on Herugrim = Théoden (Lord of the Mark); "
            "wounds of Théoden (Lord of the Mark) = 0; "
            "may use Théoden (Lord of the Mark) = False"
        ),
    ),
]
