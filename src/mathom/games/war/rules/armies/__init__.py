"""Armies: movement, attack, battle, losses and retreat (chapter VI of the rulebook)."""
