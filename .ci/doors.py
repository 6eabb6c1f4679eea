#!/usr/bin/env python3
"""doors.py SOURCES LIST: the declarations that XMLCodable opens to the modules of its package are those of a list.

A door is a declaration with the access level `package`. `--update` writes the list instead."""
import pathlib
import re
import sys

DECLARATION = re.compile(r"^ *(?:@\w+(?:\([^)]*\))? +)*package\b(?!\()")


def doors(sources):
    found = []
    for path in sorted(sources.rglob("*.swift")):
        for line in path.read_text().splitlines():
            if DECLARATION.match(line):
                found.append(f"{path.relative_to(sources)}: {line.split(' {')[0].strip()}")
    return found


def main():
    sources, listed = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    found = doors(sources)
    if "--update" in sys.argv:
        listed.write_text("\n".join(found) + "\n")
        return 0
    known = listed.read_text().splitlines()
    for line in sorted(set(found) - set(known)):
        print(f"doors: not listed: {line}")
    for line in sorted(set(known) - set(found)):
        print(f"doors: no longer there: {line}")
    return int(found != known)


if __name__ == "__main__":
    sys.exit(main())
