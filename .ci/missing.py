#!/usr/bin/env python3
"""Checks that the compiler names the package trait that a program lacks.

    .ci/missing.py MODULE MODULES_FOLDER SYMBOL_GRAPHS SYMBOLS.txt FILE.swift

Writes a file that mentions each name of the list that a module built without traits does not have, except for the members
of missing types. The compiler must refuse each line with an error that says which trait to add (`.ci/refused.py`).
`Tests/Interface/MissingTraits.swift` tries generic functions and members with arguments.
"""

import os
import subprocess
import sys

from interface import EXTENSIONS, extract, is_mentioned

TYPES = ("struct", "class", "enum", "protocol", "typealias")
HERE = os.path.dirname(os.path.abspath(__file__))
PATTERN = "to the traits of the dependency"
# What the compiler says first of a generic function without arguments, if there is one of that name.
GENERIC = f"{PATTERN}|could not be inferred"


def base(name):
    """A qualified name without argument labels, as a tuple."""
    return tuple(part.split("(")[0] for part in name.split("."))


def mention(number, name, declaration):
    """A line that uses a symbol."""
    path = ".".join(name)
    words = declaration.split()
    if any(word in TYPES for word in words):
        line = f"typealias Use{number} = {path}"
    elif "static" in words:
        line = f"func use{number}() {{ _ = {path} }}"
    else:
        line = f"func use{number}(_ it: {'.'.join(name[:-1])}) {{ _ = it.{name[-1]} }}"
    return f"{line}  // refused: {GENERIC if 'func' in words and '<' in declaration else PATTERN}\n"


def main():
    module, modules, graphs, symbols, path = sys.argv[1:]
    with open(symbols, encoding="utf-8") as file:
        entries = [line.rstrip("\n").split("\t") for line in file]
    listed = {base(name): declaration for name, declaration in entries
              if not declaration.startswith(":") and is_mentioned(name) and name not in EXTENSIONS}
    # Unavailable declarations are not in symbol graphs.
    present = {base(".".join(symbol["pathComponents"])) for graph in extract(module, modules, graphs)
               for symbol in graph["symbols"]}
    missing = [name for name in sorted(listed) if name not in present
               and all(name[:count] in present for count in range(1, len(name)))]
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"import {module}\n\n")
        for number, name in enumerate(missing):
            file.write(mention(number, name, listed[name]))
    return subprocess.run([sys.executable, os.path.join(HERE, "refused.py"), modules, path], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
