#!/usr/bin/env python3
"""Evaluates a run of the W3C conformance test suite: conformance.py SUITE-ROOT RESULTS.json

No document may crash or hang the tool, a UTF-8 document without a DOCTYPE must get the right verdict and the right
canonical form, and the counts must reach the minimums in minimums.tsv. The columns that count are core, core-ed5 and
extdecl, which are described in xmlconf_run.py.
"""

import json
import os
import sys

from judging import Verdict, is_plain

COLUMNS = ("core", "core-ed5", "extdecl")


def main(root, results_path):
    with open(results_path, encoding="utf-8") as file:
        rows = json.load(file)
    verdict = Verdict()
    for row in rows:
        if row["res"] in ("crash", "hang"):
            verdict.fail(f"{row['id']}: {row['res']}, {row['path']}")
        elif not is_plain(os.path.join(root, row["path"])):
            continue
        elif row["ok"] is False and row["col"] != "nons":
            verdict.fail(f"{row['id']}: {row['type']} but {row['res']}, {row['path']} {row['msg']}")
        elif row.get("canon") == "differs":
            verdict.fail(f"{row['id']}: different canonical form, {row['path']}")

    judged = [row for row in rows if row["col"] in COLUMNS and row["ok"] is not None]
    well_formed = [row for row in judged if row["type"] in ("valid", "invalid")]
    malformed = [row for row in judged if row["type"] == "not-wf"]
    canonical = [row for row in rows if "canon" in row and row["col"] in COLUMNS]
    verdict.measure("conformance.accepted", sum(row["ok"] for row in well_formed), len(well_formed))
    verdict.measure("conformance.rejected", sum(row["ok"] for row in malformed), len(malformed))
    right = sum(row["canon"] in ("exact", "content") for row in canonical)
    verdict.measure("conformance.canonical", right, len(canonical))
    return verdict.exit_code()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
