#!/usr/bin/env python3
"""Checks that the compiler rejects invalid code.

    .ci/refused.py MODULES_FOLDER FILE.swift

Type-checks a file against the built library. Each line that ends in `// refused` must have an error, and no other line
may have one. One of the errors of a line that ends in `// refused: PATTERN` must match the regular expression.
"""

import collections
import re
import subprocess
import sys


def main():
    modules, path = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        marks = [(number, re.search(r"// refused(?:: (.+))?$", line.rstrip())) for number, line in enumerate(file, 1)]
    wanted = {number: mark[1] or "" for number, mark in marks if mark}
    ran = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I", modules, path],
        capture_output=True, text=True)
    found = collections.defaultdict(list)
    for number, message in re.findall(rf"{re.escape(path)}:(\d+):\d+: error: (.*)", ran.stderr):
        found[int(number)].append(message)
    problems = [f"{number}: does not compile: {found[number][0]}" for number in sorted(set(found) - set(wanted))]
    for number, pattern in sorted(wanted.items()):
        if number not in found:
            problems.append(f"{number}: compiles")
        elif not any(re.search(pattern, message) for message in found[number]):
            problems.append(f"{number}: no error matches {pattern}: {'; '.join(found[number])}")
    for problem in problems:
        print(f"{path}:{problem}")
    if not wanted or problems:
        print(ran.stderr)
        return 1
    print(f"refused: all {len(wanted)} lines are rejected")
    return 0


if __name__ == "__main__":
    sys.exit(main())
