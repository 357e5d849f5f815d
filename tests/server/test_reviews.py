"""What a review makes of the thoughts of a search."""

from __future__ import annotations

from tests.table.scenes import ANN, Scene

from mathom.server.bots.reviews import Turn, estimated, turning


def test_a_rule_of_thumb_without_a_look_ahead_leaves_the_chances_as_they_were() -> None:
    table = Scene("me", "me").table
    before = [[0.3, 0.7]]
    assert estimated(table, table.state, 1, [(5, 0.0, 0)], before) == [0.3, 0.7]
    assert estimated(table, table.state, 1, [(5, 0.0, 0)], []) == [0.5, 0.5]
    assert estimated(table, table.state, 1, [(5, 0.75, 20), (6, 0.5, 9)], before) == [0.25, 0.75]


def test_a_moment_that_mattered_says_what_was_asked() -> None:
    table = Scene("me", "me", game="war", options={}).act(ANN, "decline").table
    moment = turning(table, "en", Turn(0, 0, 0.2, table.moments[1].action, 0))
    assert moment.asked.startswith("Declare where the fellowship is, or keep it secret")
    assert moment.label == "Decline"
