"""The REST calls, one module a subject."""
