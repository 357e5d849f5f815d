"""What people read: Fluent catalogues and the sentences made from them."""

from mathom.texts.catalogue import LANGUAGES, Catalogue, catalogue

__all__ = ["LANGUAGES", "Catalogue", "catalogue"]
