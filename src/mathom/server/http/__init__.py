"""HTTP: the application, its routes, middleware, errors and rate limits."""
