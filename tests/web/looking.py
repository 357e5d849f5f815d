"""What axe says of a page."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.web.browser import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


def no_serious_fault(page: Page) -> None:
    """Neither by day nor by night."""
    page.evaluate(AXE.read_text("utf-8"))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found = page.evaluate("axe.run().then((result) => result.violations)")
        bad = [
            (one["id"], one["impact"], [node["target"] for node in one["nodes"]][:5])
            for one in found
            if one["impact"] in ("serious", "critical")
        ]
        assert not bad, (page.url, scheme)
