#!/usr/bin/env python3
"""Checks that the compiler rejects invalid code.

    .ci/refused.py MODULES_FOLDER FILE.swift

Type-checks a file against the built library. Each line that ends in `// refused` must have an error, and no other line
may have one.
"""

import re
import subprocess
import sys


def main():
    modules, path = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        wanted = {number for number, line in enumerate(file, 1) if line.rstrip().endswith("// refused")}
    ran = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I", modules, path],
        capture_output=True, text=True)
    found = {int(number) for number in re.findall(rf"{re.escape(path)}:(\d+):\d+: error:", ran.stderr)}
    for number in sorted(wanted - found):
        print(f"{path}:{number}: compiles")
    for number in sorted(found - wanted):
        print(f"{path}:{number}: does not compile")
    if not wanted or found != wanted:
        print(ran.stderr)
        return 1
    print(f"refused: all {len(wanted)} lines are rejected")
    return 0


if __name__ == "__main__":
    sys.exit(main())
