#!/usr/bin/env python3
"""Checks that the compiler names the package trait that a program lacks.

    .ci/missing.py MODULE MODULES_FOLDER SYMBOL_GRAPHS SYMBOLS.txt FILE.swift

Writes a file that mentions each symbol of the list that a module built without traits does not have, except for the
members of missing types. The compiler must refuse each line with an error that says which trait to add (`.ci/refused.py`).
"""

import os
import subprocess
import sys

from interface import EXTENSIONS, extract, is_mentioned

HERE = os.path.dirname(os.path.abspath(__file__))
# A generic function whose arguments are not known is not refused for its availability.
PATTERN = "to the traits of the dependency|could not be inferred"


def base(name):
    """A qualified name without argument labels, as a tuple."""
    return tuple(part.split("(")[0] for part in name.split("."))


def mention(number, name, declaration):
    """A line that uses a symbol."""
    path = ".".join(name)
    kind = next(word for word in declaration.split() if word in
                ("struct", "class", "enum", "protocol", "typealias", "static", "func", "var", "let", "case", "init"))
    if kind in ("struct", "class", "enum", "protocol", "typealias"):
        return f"typealias Use{number} = {path}"
    if kind == "static":
        return f"func use{number}() {{ _ = {path} }}"
    return f"func use{number}(_ it: {'.'.join(name[:-1])}) {{ _ = it.{name[-1]} }}"


def main():
    module, modules, graphs, symbols, path = sys.argv[1:]
    with open(symbols, encoding="utf-8") as file:
        entries = [line.rstrip("\n").split("\t") for line in file]
    listed = {base(name): declaration for name, declaration in entries
              if not declaration.startswith(":") and is_mentioned(name) and name not in EXTENSIONS}
    present = {base(".".join(symbol["pathComponents"])) for graph in extract(module, modules, graphs)
               for symbol in graph["symbols"]}
    missing = [name for name in sorted(listed) if name not in present
               and all(name[:count] in present for count in range(1, len(name)))]
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"import {module}\n\n")
        for number, name in enumerate(missing):
            file.write(f"{mention(number, name, listed[name])}  // refused: {PATTERN}\n")
    return subprocess.run([sys.executable, os.path.join(HERE, "refused.py"), modules, path], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
