"""Nations, troops and characters (chapters VI and VII of the rulebook)."""
