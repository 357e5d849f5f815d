"""How the database grows from version to version."""
