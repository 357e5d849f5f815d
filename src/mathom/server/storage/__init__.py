"""The database: models, migrations, export and retention."""
