"""Build hooks: compile the rules with mypyc, or leave them interpreted.

Everything else about the package is said in pyproject.toml; docs/building.md explains the two
speeds. Every file of a build goes to a temporary folder, so that no compiled module can ever lie
beside the source it was made from.
"""

import atexit
import os
import shutil
import tempfile
from pathlib import Path
from textwrap import shorten

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SRC = Path("src")
RULES = ("engine", "games", "bots")
PURE = os.environ.get("MATHOM_PURE", "") not in ("", "0")
OPT_LEVEL = os.environ.get("MATHOM_OPT") or "3"
WORKSHOP = Path(tempfile.mkdtemp(prefix="mathom-build-"))
atexit.register(shutil.rmtree, WORKSHOP, ignore_errors=True)


def is_compiled(module: Path) -> bool:
    """Packages stay interpreted, and so does a module that asks for it in its first lines."""
    if module.name == "__init__.py":
        return False
    head = module.read_text(encoding="utf-8").splitlines()[:40]
    return not any(line.strip() == "# mypyc: skip" for line in head)


def rule_modules() -> list[str]:
    files = (file for folder in RULES for file in (SRC / "mathom" / folder).rglob("*.py"))
    return sorted(str(file) for file in files if is_compiled(file))


def rule_extensions() -> list[Extension]:
    """Translate the rules to C; a type error in them ends the build."""
    from mypyc.build import mypycify

    modules = rule_modules()
    if not modules:
        return []
    os.environ["MYPYPATH"] = str(SRC)
    options = [
        "--config-file=",
        f"--cache-dir={WORKSHOP / 'mypy'}",
        "--explicit-package-bases",
        "--follow-imports=silent",
        "--ignore-missing-imports",
    ]
    extensions = mypycify(
        options + modules,
        opt_level=OPT_LEVEL,
        debug_level="0",
        target_dir=str(WORKSHOP / "c"),
        group_name="mathom",
    )
    for extension in extensions:
        # A warning known only to a newer compiler must not cost all of the speed.
        flags = extension.extra_compile_args
        extension.extra_compile_args = [flag for flag in flags if flag != "-Werror"]
    return list(extensions)


class BuildRules(build_ext):
    """Compile all of the rules or none: half of them compiled would not fit together."""

    def run(self) -> None:
        if self.inplace or self.editable_mode:
            self.leave_interpreted("an editable install runs the source itself")
            return
        self.distribution.ext_modules = rule_extensions()
        self.reinitialize_command(self)
        self.ensure_finalized()
        if not self.extensions:
            self.leave_interpreted("there is nothing to compile")
            return
        try:
            super().run()
        except Exception as error:
            self.leave_interpreted(f"the C compiler did not work: {shorten(str(error), 100)}")
        else:
            print(f"mathom: {len(rule_modules())} modules of rules compiled")

    def leave_interpreted(self, reason: str) -> None:
        """Make the wheel a pure one: take back what was built and forget that it was planned."""
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []
        self.ext_map = {}
        self.distribution.ext_modules = []
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is not None:
            wheel.root_is_pure = True
        print(f"mathom: the rules stay interpreted, {reason}")


setup(
    # The real extensions are known only when they are built; this one says that there will be some.
    ext_modules=[] if PURE else [Extension("mathom.rules", sources=[])],
    cmdclass={"build_ext": BuildRules},
    options={
        "build": {"build_base": str(WORKSHOP / "build")},
        "egg_info": {"egg_base": str(WORKSHOP)},
    },
)
