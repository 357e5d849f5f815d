"""The server: tables over HTTP and websockets, kept in a database, with bots that think aside."""
