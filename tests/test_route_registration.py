"""Each module of routes lists its own routes, and the application takes them all."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import pytest
from litestar.handlers import BaseRouteHandler

from mathom.server.http import app, routes

pytestmark = pytest.mark.once

MODULES = [
    import_module(f"{routes.__name__}.{found.name}") for found in iter_modules(routes.__path__)
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.__name__))
def test_a_module_lists_every_route_it_defines(module: ModuleType) -> None:
    defined = [
        name
        for name, value in vars(module).items()
        if isinstance(value, BaseRouteHandler) and value not in module.ROUTES
    ]
    assert defined == []
    assert len(module.ROUTES) > 0


def test_the_application_takes_every_module() -> None:
    assert {module.__name__ for module in app.MODULES} == {module.__name__ for module in MODULES}
    for module in MODULES:
        assert all(route in app.ROUTES for route in module.ROUTES)
