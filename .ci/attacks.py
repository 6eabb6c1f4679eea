#!/usr/bin/env python3
"""Evaluates the runs over the bad-input corpus: attacks.py CORPUS-ROOT PARSE-OUTPUT TYPED-ENCODE-OUTPUT

No document may cause a crash, a hang or a leak. A wrong verdict is tolerated only for a document with a DOCTYPE or in
an encoding other than UTF-8, and only within the limits of minimums.tsv.
"""

import os
import re
import sys

from judging import Verdict, is_plain

WRONG = re.compile(r"^(CRASH|HANG|LEAK|WRONG-\w+) (\S+) expected (.*)$")


def main(root, parse_path, typed_path):
    verdict = Verdict()
    with open(parse_path, encoding="utf-8", errors="replace") as file:
        lines = file.read().splitlines()
    for line in lines:
        wrong = WRONG.match(line)
        if not wrong:
            continue
        kind, name, rest = wrong.groups()
        if kind in ("CRASH", "HANG", "LEAK") or is_plain(os.path.join(root, name)):
            verdict.fail(f"{kind} {name}: expected {rest}")
        else:
            print(f"tolerated, needs the DTD or another encoding: {kind} {name}: expected {rest}")
    total = re.search(r"^(\d+) of (\d+) right$", "\n".join(lines), re.M)
    if total:
        verdict.measure("attacks.parse", int(total.group(1)), int(total.group(2)))
    else:
        verdict.fail("the parsing run has no summary line")

    with open(typed_path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    print(text, end="")
    for side in ("typed", "encode"):
        total = re.search(rf"^{side}: (\d+) of (\d+) right$", text, re.M)
        if total:
            verdict.measure(f"attacks.{side}", int(total.group(1)), int(total.group(2)))
        else:
            verdict.fail(f"the run of the {side} cases has no summary line")
    return verdict.exit_code()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
