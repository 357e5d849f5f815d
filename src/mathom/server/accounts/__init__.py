"""People: accounts, sessions, moderation, and how they are notified."""
