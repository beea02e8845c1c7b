"""Compile the hot modules with mypyc: `make native`.

Copies src/fairyring to build/native/fairyring and compiles there the modules that pyproject.toml lists under
[tool.fairyring.native], and those that each game of its entry points lists in native.txt in its folder. The extensions
lie beside the copied sources, so that with build/native first on PYTHONPATH the same `import fairyring` runs compiled.
Type errors are found with the same mypy settings as in `make lint`.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import importlib.metadata
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PACKAGE = "fairyring"
OPT_LEVEL = "3"
STAMP = ".stamp.json"
LONGEST_BUILD = 1800
"""Seconds."""
EXTENSIONS = ("*.so", "*.pyd")


class BuildError(Exception):
    """The build cannot go on; the text says why and what helps."""


@dataclass(frozen=True)
class Layout:
    """Where things are: the repository, the sources, the outcome, the compiler's scratch."""

    root: Path

    @property
    def src(self) -> Path:
        return self.root / "src"

    @property
    def out(self) -> Path:
        return self.root / "build" / "native"

    @property
    def work(self) -> Path:
        return self.root / "build" / "native-work"

    @property
    def lock(self) -> Path:
        return self.root / "build" / "native.lock"

    @property
    def config(self) -> Path:
        return self.root / "pyproject.toml"


def native_modules(layout: Layout) -> list[str]:
    """The files to compile, relative to src, in a stable order; package files (`__init__.py`) stay interpreted."""
    settings = tomllib.loads(layout.config.read_text(encoding="utf-8"))
    patterns = settings.get("tool", {}).get("fairyring", {}).get("native", {}).get("modules", [])
    found: set[str] = set()
    for pattern in patterns:
        matches = [p for p in layout.src.glob(pattern) if p.suffix == ".py"]
        if not matches:
            raise BuildError(f'pyproject.toml: [tool.fairyring.native] modules: "{pattern}" matches no file in src')
        found.update(p.relative_to(layout.src).as_posix() for p in matches if p.name != "__init__.py")
    for folder in game_folders(layout, settings):
        listed = folder / "native.txt"
        for name in listed.read_text(encoding="utf-8").split() if listed.exists() else ():
            if not (folder / name).is_file():
                raise BuildError(f'{listed.relative_to(layout.root).as_posix()}: there is no "{name}" beside it')
            found.add((folder / name).relative_to(layout.src).as_posix())
    return sorted(found)


def game_folders(layout: Layout, settings: dict[str, Any]) -> list[Path]:
    """The folders of the games that the package brings: its entry points are the list."""
    points = settings.get("project", {}).get("entry-points", {}).get("fairyring.games", {})
    return [layout.src.joinpath(*value.partition(":")[0].split(".")) for value in points.values()]


def source_files(layout: Layout) -> list[str]:
    """Every file of the package, relative to src."""
    files = (p for p in (layout.src / PACKAGE).rglob("*") if p.is_file() and "__pycache__" not in p.parts)
    return sorted(p.relative_to(layout.src).as_posix() for p in files)


def imported_files(layout: Layout, file: str) -> Iterator[str]:
    """The files of the package that `file` imports, anywhere in its text."""
    package = file.split("/")[:-1]
    for node in ast.walk(ast.parse((layout.src / file).read_bytes(), file)):
        if isinstance(node, ast.Import):
            names = [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            base = base + (node.module.split(".") if node.module else [])
            names = [[*base, alias.name] for alias in node.names]
        else:
            continue
        for name in names:
            for length in range(1, len(name) + 1):  # importing a.b.c also runs a and a.b
                stem = "/".join(name[:length])
                yield from (f for f in (f"{stem}.py", f"{stem}/__init__.py") if (layout.src / f).is_file())


def with_imports(layout: Layout, files: Iterable[str]) -> list[str]:
    """`files` and all that they import, directly or not: what the compiled code depends on."""
    seen: set[str] = set()
    todo = list(files)
    while todo:
        file = todo.pop()
        if file not in seen:
            seen.add(file)
            todo.extend(imported_files(layout, file))
    return sorted(seen)


def digest(layout: Layout, files: Iterable[str], *facts: str) -> str:
    """A hash of the files' names and contents, and of anything else that the outcome depends on."""
    total = hashlib.sha256("\0".join(facts).encode())
    for file in files:
        content = hashlib.sha256((layout.src / file).read_bytes()).hexdigest()
        total.update(f"{file}\0{content}\n".encode())
    return total.hexdigest()


def wanted_stamp(layout: Layout, modules: list[str]) -> dict[str, str]:
    """What the stamp says after a build of the sources as they are now: one hash of all files, one of compiled ones."""
    facts = [
        *modules,
        OPT_LEVEL,
        sys.version,
        *(f"{name} {importlib.metadata.version(name)}" for name in ("mypy", "setuptools")),
        Path(__file__).read_text(encoding="utf-8"),
        os.environ.get("CFLAGS", ""),
    ]
    code = digest(layout, with_imports(layout, modules), *facts)
    return {"code": code, "files": digest(layout, source_files(layout), code)}


def read_stamp(layout: Layout) -> dict[str, str]:
    """The stamp of the last whole build, or nothing."""
    try:
        stamp = json.loads((layout.out / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def built_extensions(layout: Layout) -> list[Path]:
    return [p for pattern in EXTENSIONS for p in layout.out.rglob(pattern)]


def copy_sources(layout: Layout) -> None:
    """Make the copy equal to the sources: write what differs, remove what is gone, leave extensions alone."""
    files = source_files(layout)
    for file in files:
        source, target = layout.src / file, layout.out / file
        content = source.read_bytes()
        if not target.is_file() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    keep = {layout.out / file for file in files} | set(built_extensions(layout))
    for path in sorted(layout.out.rglob("*"), reverse=True):  # deepest first, so that empty folders can go
        if path.is_dir():
            if path.name == "__pycache__" or not any(path.iterdir()):
                shutil.rmtree(path)
        elif path not in keep and "__pycache__" not in path.parts:
            path.unlink()


def require_compiler() -> None:
    """Say clearly what is missing before mypyc fails in its own words."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(command) is None:
        raise BuildError(f"no C compiler: '{command}' is not found. On Debian or Ubuntu: apt-get install gcc libc6-dev")
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    if not header.is_file():
        raise BuildError(f"no Python headers: {header} is not found. On Debian or Ubuntu: apt-get install python3-dev")


# Runs in the copy. mypyc takes mypy's options together with the files.
COMPILE = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools._distutils.compilers.C.base import Compiler
config, work, opt_level, *modules = sys.argv[1:]

def compile_beside_each_other(self, sources, output_dir=None, macros=None, include_dirs=None, debug=False,
                              extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda one: self._compile(one, *build[one], cc_args, extra_postargs, pp_opts), build))
    return objects

# One file of C for every module: a single one of all takes gcc eight minutes, and one core.
Compiler.compile = compile_beside_each_other
options = ["--config-file", config, "--cache-dir", work + "/mypy"]
extensions = mypycify(
    [*options, *modules], opt_level=opt_level, debug_level="0", multi_file=True, target_dir=work, group_name="fairyring"
)
if sys.platform != "win32":
    # Nobody replaces these functions from outside, so they may call and inline one another directly: 6 % faster.
    # All extensions have one list of arguments in common, so that it is written once.
    extensions[0].extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
if sys.platform == "linux":
    # Also across files, mypyc's own helpers among them: another 4 %.
    extensions[0].extra_compile_args.append("-flto=auto")
    extensions[0].extra_link_args.append("-flto=auto")
setup(name="fairyring-native", packages=[], ext_modules=extensions,
      script_args=["-q", "build_ext", "--inplace", "--build-temp", work, "--build-lib", work + "/lib"])
"""


def compile_modules(layout: Layout, modules: list[str]) -> None:
    require_compiler()
    layout.work.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(
        [sys.executable, "-c", COMPILE, str(layout.config), str(layout.work), OPT_LEVEL, *modules],
        cwd=layout.out,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode < 0:
        # Seen with mypy 2.4: `x = a if c else B()` where B is a subclass of a's generic class; mypyc recurses for ever.
        hint = "annotate variables that may hold a class or its subclass, and compile fewer modules to find the place"
        raise BuildError(f"mypyc crashed with signal {-done.returncode}; {hint}\n{done.stdout.strip()}".rstrip())
    if done.returncode:
        raise BuildError(f"mypyc could not compile {len(modules)} modules:\n{done.stdout.strip()}")


def build(layout: Layout, *, force: bool = False) -> None:
    """Bring build/native up to date with the sources, doing only what is needed."""
    if not (layout.src / PACKAGE / "__init__.py").is_file():
        raise BuildError(f"there is no package src/{PACKAGE} to compile")
    modules = native_modules(layout)
    wanted, stamp = wanted_stamp(layout, modules), read_stamp(layout)
    if stamp == wanted and not force:
        (layout.out / STAMP).touch()  # the command goes by the age of the files (fairyring/__main__.py)
        print(f"build/native is up to date ({len(modules)} compiled modules)")
        return
    layout.out.mkdir(parents=True, exist_ok=True)
    (layout.out / STAMP).unlink(missing_ok=True)
    recompile = force or stamp.get("code") != wanted["code"]
    if recompile:
        for extension in built_extensions(layout):
            extension.unlink()
    copy_sources(layout)
    if not modules:
        print("build/native: copied; pyproject.toml lists no module to compile")
    elif not recompile:
        print(f"build/native: copied what changed; {len(modules)} compiled modules are still good")
    else:
        print(f"build/native: compiling {len(modules)} modules with mypyc", flush=True)
        start = time.perf_counter()
        compile_modules(layout, modules)
        print(f"build/native: done in {time.perf_counter() - start:.0f} s")
    (layout.out / STAMP).write_text(json.dumps(wanted), encoding="utf-8")


def start_in_background(layout: Layout) -> str:
    """Begin a build that nobody waits for, where there is a compiler and no other build; returns what to tell."""
    if being_built(layout):
        return ""
    if read_stamp(layout) == wanted_stamp(layout, native_modules(layout)):
        (layout.out / STAMP).touch()
        return ""
    try:
        require_compiler()
    except BuildError:
        return ""
    log = layout.root / "build" / "native.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as out:
        command = [sys.executable, str(Path(__file__).resolve()), "--root", str(layout.root), "--gently"]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, start_new_session=True)
    return ("The engine is being compiled in the background; from the next start on bots think about eight times "
            "faster. (build/native.log tells how it goes.)")


def being_built(layout: Layout) -> bool:
    """Another build is under way. A lock that was left behind long ago is nobody's."""
    lock = layout.lock
    try:
        if time.time() - lock.stat().st_mtime < LONGEST_BUILD:
            return True
        lock.unlink()
    except FileNotFoundError:
        pass
    return False


@contextlib.contextmanager
def only_build(layout: Layout) -> Iterator[None]:
    """Two builds at once would spoil each other's files: wait for the other one."""
    layout.lock.parent.mkdir(parents=True, exist_ok=True)
    told = False
    while True:
        try:
            layout.lock.open("x").close()
            break
        except FileExistsError:
            if being_built(layout):
                if not told:
                    print(f"build/native: another build is under way; if not, remove {layout.lock}", flush=True)
                told = True
                time.sleep(1)
    try:
        yield
    finally:
        layout.lock.unlink(missing_ok=True)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the hot modules with mypyc into build/native.")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent, help="the repository")
    parser.add_argument("--force", action="store_true", help="compile even when nothing changed")
    parser.add_argument("--path", action="store_true", help="only print build/native if it is up to date")
    parser.add_argument("--background", action="store_true", help="begin a build and do not wait for it")
    parser.add_argument("--gently", action="store_true", help="leave the processor to everybody else")
    args = parser.parse_args(argv)
    layout = Layout(args.root.resolve())
    try:
        if args.background:
            if told := start_in_background(layout):
                print(told)
        elif not args.path:
            if args.gently and hasattr(os, "nice"):
                os.nice(19)
            with only_build(layout):
                build(layout, force=args.force)
        elif read_stamp(layout) == wanted_stamp(layout, native_modules(layout)):
            print(layout.out)
    except BuildError as error:
        print(f"build_native: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
