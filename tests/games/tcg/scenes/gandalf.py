"""Scenes of the Gandalf cards: each ability happens in one of them."""

from __future__ import annotations

from tests.games.tcg.scene import Scene, fight, needs

SCENES = [
    fight(
        "Behold the White Rider",
        "Gandalf (The White Wizard)",
        free="Behold the White Rider",
        shadow="Desert Warrior",
        do="use Behold the White Rider",
        then="tokens of Behold the White Rider = 1",
    ),
    fight(
        "Behold the White Rider",
        "Gandalf (The White Wizard)",
        free="Behold the White Rider +2",
        shadow="Uruk-hai Raiding Party",
        do="use Behold the White Rider/2",
        then="wounds of Uruk-hai Raiding Party = 2; zone of Behold the White Rider = discard",
    ),
    Scene(
        "Gandalf (Greyhame)",
        "fellowship",
        free="Gandalf (Greyhame)",
        discard="Gimli (Unbidden Guest), Stout and Strong",
        site=5,
        do="use Gandalf (Greyhame)",
        then="zone of Gimli (Unbidden Guest) = play; twilight = 4",
    ),
    fight(
        "Gandalf (The White Wizard)",
        "Gandalf (The White Wizard)",
        twilight=3,
        then="strength of Gandalf (The White Wizard) = 10",
    ),
    fight(
        "Gandalf's Staff",
        "Gandalf (The White Wizard)",
        free="Gandalf's Staff on Gandalf (The White Wizard)",
        twilight=2,
        then="damage of Gandalf (The White Wizard) = 2",
    ),
    Scene(
        "Grown Suddenly Tall",
        "fellowship",
        free="Gandalf (The White Wizard), Stout and Strong",
        hand="Grown Suddenly Tall",
        site=5,
        do="play Grown Suddenly Tall",
        then="zone of Stout and Strong = discard; twilight = 5",
    ),
    Scene(
        "Have Patience",
        "fellowship",
        free="Gandalf (The White Wizard), Gimli (Unbidden Guest) *2",
        hand="Have Patience",
        site=5,
        do="play Have Patience",
        then="wounds of Gimli (Unbidden Guest) = 0",
    ),
    needs("Hearken to Me", free="Théoden (Lord of the Mark)"),
    Scene(
        "Hearken to Me",
        "fellowship",
        free="Gandalf (The White Wizard), Théoden (Lord of the Mark)",
        shadow="Banished on Théoden (Lord of the Mark)",
        hand="Hearken to Me",
        site=5,
        do="play Hearken to Me",
        then="zone of Banished = discard",
    ),
    Scene(
        "Hearken to Me",
        "shadow",
        free=(
            "Gandalf (The White Wizard), Théoden (Lord of the Mark), "
            "Hearken to Me on Théoden (Lord of the Mark)"
        ),
        shadow="Gríma (Son of Galmód)",
        shand="Banished",
        site=5,
        then="may play Banished = False",
    ),
    Scene(
        "Into Dark Tunnels",
        "fellowship",
        free="Gandalf (The White Wizard), Gimli (Unbidden Guest) *1",
        hand="Have Patience, Into Dark Tunnels",
        site=5,
        do="play Have Patience, play Into Dark Tunnels",
        then=(
            "zone of Have Patience = hand; zone of Into Dark Tunnels = discard; "
            "wounds of Gandalf (The White Wizard) = 2"
        ),
    ),
    fight(
        "Keep Your Forked Tongue",
        "Gandalf (The White Wizard)",
        shadow="Dunlending Savage",
        hand="Keep Your Forked Tongue",
        twilight=3,
        do="play Keep Your Forked Tongue, choose Gandalf (The White Wizard), pass, pass",
        then="wounds of Gandalf (The White Wizard) = 0",
    ),
    fight(
        "Long I Fell",
        "Gandalf (The White Wizard)",
        shadow="Dunlending Savage",
        hand="Long I Fell",
        do="play Long I Fell, decline, pass, pass",
        then="wounds of Gandalf (The White Wizard) = 0",
    ),
    fight(
        "Long I Fell",
        "Gandalf (The White Wizard)",
        shadow="Uruk-hai Raiding Party",
        hand="Long I Fell",
        do="play Long I Fell, accept",
        then="wounds of Uruk-hai Raiding Party = 1",
    ),
    Scene(
        "Mithrandir, Mithrandir!",
        "maneuver",
        free="Gandalf (The White Wizard)",
        shadow="Desert Warrior, Orthanc Warrior",
        hand="Mithrandir, Mithrandir!",
        site=5,
        do="play Mithrandir, Mithrandir!",
        then=(
            "wounds of Desert Warrior = 1; wounds of Orthanc Warrior = 0; "
            "wounds of Gandalf (The White Wizard) = 1"
        ),
    ),
    Scene(
        "Roll of Thunder",
        "maneuver",
        free="Gandalf (The White Wizard)",
        shadow="Orthanc Warrior, Broad-bladed Sword on Orthanc Warrior",
        hand="Roll of Thunder",
        site=5,
        do="play Roll of Thunder",
        then="zone of Broad-bladed Sword = discard",
    ),
    Scene(
        "Shadowfax",
        "fellowship",
        free="Gandalf (The White Wizard), Hobbit Sword on Gandalf (The White Wizard)",
        hand="Shadowfax",
        site=5,
        do="play Shadowfax",
        then=(
            "zone of Hobbit Sword = discard; "
            "bearable Hobbit Sword > Gandalf (The White Wizard) = False"
        ),
    ),
    fight(
        "Shadowfax",
        "Gandalf (The White Wizard)",
        free="Shadowfax on Gandalf (The White Wizard)",
        then="wounds of Orthanc Warrior = 1",
    ),
    Scene(
        "Stump and Bramble",
        "maneuver",
        free="Treebeard (Oldest Living Thing)",
        shadow="Orthanc Warrior",
        hand="Stump and Bramble",
        site=5,
        do="play Stump and Bramble",
        then="damage of Treebeard (Oldest Living Thing) = 2; may assign Orthanc Warrior = True",
    ),
    Scene(
        "Task Was Not Done",
        "regroup",
        free="Gandalf (The White Wizard)",
        shadow="Orthanc Warrior *1, Uruk-hai Raiding Party",
        hand="Task Was Not Done",
        site=5,
        do="play Task Was Not Done, choose Orthanc Warrior",
        then="zone of Orthanc Warrior = discard; wounds of Gandalf (The White Wizard) = 1",
    ),
    fight(
        "Treebeard (Earthborn)",
        "Gimli (Unbidden Guest)",
        free="Merry (Learned Guide), Treebeard (Earthborn)",
        hand="Warmed Up a Bit",
        do="play Warmed Up a Bit, use Treebeard (Earthborn)",
        then="on Merry (Learned Guide) = Treebeard (Earthborn)",
    ),
    Scene(
        "Treebeard (Earthborn)",
        "fellowship",
        free="Treebeard (Earthborn), Merry (Learned Guide) under Treebeard (Earthborn)",
        site=5,
        do="use Treebeard (Earthborn)/2",
        then=(
            "zone of Merry (Learned Guide) = play; wounds of Treebeard (Earthborn) = 1; "
            "twilight = 2"
        ),
    ),
    Scene(
        "Treebeard (Oldest Living Thing)",
        "fellowship",
        free="Treebeard (Oldest Living Thing), Gimli (Unbidden Guest) *1",
        hand="Legolas (Elven Comrade)",
        site=5,
        do="use Treebeard (Oldest Living Thing), choose Legolas (Elven Comrade)",
        then=(
            "wounds of Gimli (Unbidden Guest) = 0; "
            "wounds of Treebeard (Oldest Living Thing) = 1; "
            "zone of Legolas (Elven Comrade) = discard"
        ),
    ),
    fight(
        "Under the Living Earth",
        "Gandalf (The White Wizard)",
        hand="Under the Living Earth",
        twilight=4,
        do="play Under the Living Earth, take 3",
        then="strength of Gandalf (The White Wizard) = 13",
    ),
    Scene(
        "Well Met Indeed",
        "fellowship",
        free="Legolas (Elven Comrade), Gimli (Unbidden Guest), Aragorn (Heir of Elendil)",
        hand="Well Met Indeed",
        dead="Gandalf (The White Wizard)",
        site=5,
        do="play Well Met Indeed",
        then="zone of Gandalf (The White Wizard) = play",
    ),
    Scene(
        "Windows in a Stone Wall",
        "fellowship",
        free="Treebeard (Earthborn)",
        hand="Windows in a Stone Wall",
        site=5,
        do="play Windows in a Stone Wall",
        then=(
            "on Windows in a Stone Wall = Treebeard (Earthborn); "
            "wounds of Treebeard (Earthborn) = 1"
        ),
    ),
    fight(
        "Windows in a Stone Wall",
        "Aragorn (Heir of Elendil)",
        free=(
            "Treebeard (Earthborn), Windows in a Stone Wall on Treebeard (Earthborn), "
            "Ranger's Sword on Aragorn (Heir of Elendil)"
        ),
        shadow="Orthanc Warrior *1",
        sdeck="Band of Wild Men, Gimli (Unbidden Guest)",
        do="use Windows in a Stone Wall/2",
        then=(
            "zone of b:Band of Wild Men = discard; "
            "zone of b:Gimli (Unbidden Guest) = discard; "
            "zone of Windows in a Stone Wall = discard"
        ),
    ),
    Scene(
        "Wizardry Indeed",
        "maneuver",
        free="Gandalf (The White Wizard)",
        shadow="Orthanc Warrior, Uruk-hai Raiding Party, Band of Wild Men",
        hand="Wizardry Indeed",
        site=5,
        do="play Wizardry Indeed, choose Orthanc Warrior",
        then="zone of Orthanc Warrior = discard; wounds of Gandalf (The White Wizard) = 1",
    ),
]
