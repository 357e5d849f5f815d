"""Several workers on one database: notifications, background work, health."""
