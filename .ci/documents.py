#!/usr/bin/env python3
"""Checks the tool on real documents: documents.py FOLDER TOOL

For each document of FOLDER, in any encoding: `check` accepts it; `canonicalize` prints the reference in
canonical/NAME.canon; and the output of `format` has the same canonical form, as does the output of `format --indent 2`,
except for white space alone between tags.
"""

import csv
import os
import re
import subprocess
import sys
import tempfile

from judging import Verdict

BLANK = re.compile(rb">(?:&#9;|&#10;|&#13;| )+<")


def without_indentation(canonical):
    return BLANK.sub(b"><", canonical)


def main(folder, tool):
    def run(*arguments):
        return subprocess.run([tool, *arguments], stdin=subprocess.DEVNULL, capture_output=True, timeout=60)

    def canonical(path):
        return run("canonicalize", path).stdout

    def written_again(path, scratch, *options):
        with open(scratch, "wb") as file:
            file.write(run("format", path, *options).stdout)
        return canonical(scratch)

    verdict = Verdict()
    right = total = 0
    with open(os.path.join(folder, "MANIFEST.tsv"), encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    with tempfile.TemporaryDirectory() as temporary:
        scratch = os.path.join(temporary, "written.xml")
        for row in rows:
            path = os.path.join(folder, row["file"])
            with open(os.path.join(folder, "canonical", row["file"] + ".canon"), "rb") as file:
                reference = file.read()
            total += 1
            checked = run("check", path)
            if checked.returncode != 0:
                verdict.fail(f"{row['file']}: {checked.stderr.decode('utf-8', 'replace').strip()}")
            elif canonical(path) != reference:
                verdict.fail(f"{row['file']}: its canonical form differs from the reference")
            elif written_again(path, scratch) != reference:
                verdict.fail(f"{row['file']}: format changes its canonical form")
            elif without_indentation(written_again(path, scratch, "--indent", "2")) != without_indentation(reference):
                verdict.fail(f"{row['file']}: format --indent changes more than indentation")
            else:
                right += 1
    verdict.measure("documents.canonical", right, total)
    return verdict.exit_code()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
