"""Shared by the steps that run a corpus.

Results are compared with `minimums.tsv`, which has one measure per line: a result below its minimum fails the CI. Raise
the minimum when the library improves.
"""

import csv
import os
import re

TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "minimums.tsv")
DECLARED_ENCODING = re.compile(rb"""^<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']""")


def is_plain(path):
    """Whether the document needs neither a DTD nor an encoding other than UTF-8."""
    with open(path, "rb") as file:
        data = file.read()
    if b"<!DOCTYPE" in data or data[:2] in (b"\xff\xfe", b"\xfe\xff") or b"\0" in data[:4]:
        return False
    declared = DECLARED_ENCODING.match(data.removeprefix(b"\xef\xbb\xbf"))
    return not declared or declared.group(1).upper() in (b"UTF-8", b"US-ASCII", b"ASCII")


class Verdict:
    """Counts the failures, prints each measure, and returns the exit code."""

    def __init__(self):
        with open(TABLE, encoding="utf-8") as file:
            self.minimums = {row["measure"]: int(row["minimum"]) for row in csv.DictReader(file, delimiter="\t")}
        self.failures = 0

    def measure(self, name, value, total):
        """Prints one counted result, which is a failure if it is below its minimum."""
        minimum = self.minimums[name]
        print(f"{name}: {value} of {total}, at least {minimum} required")
        if value < minimum:
            self.fail(f"{name} fell to {value}, below {minimum}")
        elif value > minimum:
            print(f"  {name} is better than .ci/minimums.tsv requires: raise it to {value}")

    def fail(self, message):
        self.failures += 1
        print(f"FAILED {message}")

    def exit_code(self):
        return 1 if self.failures else 0
