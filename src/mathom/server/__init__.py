"""The server: tables over HTTP and websockets, stored in a database, with bots in other
processes."""
