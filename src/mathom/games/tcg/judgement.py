"""How good a position looks for a seat: how far its fellowship has come and in what state it is,
against the others. Simple weights, chosen by reading, not by measuring."""

from __future__ import annotations

from mathom.games.tcg.combat import overwhelm_factor
from mathom.games.tcg.facts import COMPANION, DAMAGE, MINION, RESISTANCE, TYPE, VITALITY
from mathom.games.tcg.state import NOTHING, TcgState
from mathom.games.tcg.table import power, strength, vitality

PER_SITE = 1.0
PER_COMPANION = 0.35
PER_VITALITY = 0.15
PER_BURDEN = 0.25
PER_BEARER_WOUND = 0.5
PER_MINION_STRENGTH = 0.12
PER_LOST_WOUND = 0.3
PER_WIN = 0.2
OVERWHELMED = 1.2
BEARER_WEIGHT = 8.0
STEEPNESS = 0.25


def judge(s: TcgState, seat: int) -> float:
    """From 0 to 1; the seat against the best of the others."""
    if not s.codes or s.lost[seat]:
        return 0.5 if not s.codes else 0.0
    own = standing(s, seat)
    others = [standing(s, other) for other in s.order if other not in (seat, NOTHING)]
    gap = own - max(others, default=own)
    return min(0.99, max(0.01, 0.5 + STEEPNESS * gap / (1.0 + abs(gap) * STEEPNESS * 2)))


def standing(s: TcgState, seat: int) -> float:
    """What a fellowship is worth; minions in play threaten the one whose turn it is."""
    if s.lost[seat]:
        return -20.0
    total = PER_SITE * s.place[seat] - PER_BURDEN * s.burdens[seat] * share(s, seat)
    for i in s.table:
        kind = TYPE[s.cards[i]]
        if kind == COMPANION and s.owner[i] == seat:
            total += PER_COMPANION + PER_VITALITY * (VITALITY[s.cards[i]] - s.wounds[i])
            if i == s.bearer[seat]:
                total -= PER_BEARER_WOUND * s.wounds[i]
        elif kind == MINION and seat == s.turn and s.foe[i] == NOTHING:
            total -= PER_MINION_STRENGTH * strength(s, i)
    return total - threats(s) if seat == s.turn else total


def threats(s: TcgState) -> float:
    """What the skirmishes that are still to be fought would cost, as strengths are now."""
    total = 0.0
    for i in s.table:
        foes = [j for j in s.table if s.foe[j] == i]
        if foes:
            mine = strength(s, i)
            theirs = sum(strength(s, j) for j in foes)
            weight = BEARER_WEIGHT if i == s.bearer[s.turn] else 1.0
            if theirs >= overwhelm_factor(s, i) * mine:
                total += weight * OVERWHELMED
            elif theirs >= mine:
                wounds = 1 + sum(power(s, j, DAMAGE) for j in foes)
                fatal = wounds >= vitality(s, i) - s.wounds[i]
                total += weight * (OVERWHELMED if fatal else wounds * PER_LOST_WOUND)
            else:
                total -= PER_WIN
    return total


def share(s: TcgState, seat: int) -> float:
    """Burdens weigh more the nearer they are to corruption."""
    bearer = s.bearer[seat]
    resistance = RESISTANCE[s.cards[bearer]] if bearer != NOTHING else 10
    return 1.0 + s.burdens[seat] / max(1, resistance)
