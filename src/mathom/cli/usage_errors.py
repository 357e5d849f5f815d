"""What typer says of a command that was typed wrongly, in the reader's language.

Typer has these texts in English only and offers no way to translate them. Its errors are
recognised by the names of their classes, which it does not export; one that is not known keeps its
text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mathom.texts import Catalogue


def translate(error: Any, context: Any, words: Catalogue) -> None:
    """Give an error a text in another language, and a context, without which the line about the
    usage would be missing."""
    if not hasattr(error, "format_message"):
        return
    if getattr(error, "ctx", None) is None:
        error.ctx = context
    phrase = TEXTS.get(type(error).__name__)
    text = phrase(error, words) if phrase is not None else ""
    if text:
        error.format_message = lambda: text


def missing(error: Any, words: Catalogue) -> str:
    """An argument or an option that must be given."""
    kind = "argument" if error.param.param_type_name == "argument" else "option"
    return words.text(f"usage-missing-{kind}", name=error.param.get_error_hint())


def bad_value(error: Any, words: Catalogue) -> str:
    """A value that an argument or an option does not take."""
    if error.param is None:
        return ""
    kind = error.param.display_type(error.ctx) + limits(error.param)
    return words.text("usage-bad-value", name=error.param.get_error_hint(), kind=kind)


def limits(param: Any) -> str:
    """The least and the greatest number that a parameter takes, written as in the help."""
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    if least is None and most is None:
        return ""
    if most is None:
        return f" [x>={least}]"
    return f" [x<={most}]" if least is None else f" [{least}<=x<={most}]"


def unknown_option(error: Any, words: Catalogue) -> str:
    """An option that does not exist, and similar ones."""
    similar = ", ".join(sorted(error.possibilities or []))
    key = "usage-unknown-option-similar" if similar else "usage-unknown-option"
    return words.text(key, name=error.option_name, similar=similar)


def bad_option(error: Any, words: Catalogue) -> str:
    """An option without a value that it needs, or with one that it does not take."""
    key = "usage-no-value" if "does not take" in error.message else "usage-needs-value"
    return words.text(key, name=error.option_name)


def other(error: Any, words: Catalogue) -> str:
    """Words that are too many."""
    told, _, extra = error.message.partition(" (")
    if "unexpected extra argument" not in told or not extra:
        return ""
    return words.text("usage-too-many", words=extra.removesuffix(")"))


TEXTS: dict[str, Callable[[Any, Catalogue], str]] = {
    "BadOptionUsage": bad_option,
    "BadParameter": bad_value,
    "MissingParameter": missing,
    "NoSuchOption": unknown_option,
    "UsageError": other,
}
"""By the name of the class of an error."""
