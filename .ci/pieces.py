#!/usr/bin/env python3
"""Checks that the tool says the same of documents in pieces and of whole documents: pieces.py FOLDER TOOL

For each document below FOLDER, `check --piece N` has the exit code and the error of `canonicalize`, which parses the whole
document, for small and large N. Of a well-formed document, `format` and `format --indent 2` print the same for each N.
Limits that are larger for documents in pieces may be exceeded by whole documents only.
"""

import concurrent.futures
import os
import subprocess
import sys

SIZES = ("1", "7", "50", "1000", "1048576")


def main(folder, tool):
    def run(*arguments):
        ran = subprocess.run([tool, *arguments], stdin=subprocess.DEVNULL, capture_output=True, timeout=120)
        return ran.returncode, ran.stderr.decode("utf-8", "replace"), ran.stdout

    def differences(path):
        # A few bytes at a time are slow.
        sizes = [size for size in SIZES if os.path.getsize(path) < 20_000 * int(size)]
        found = []
        code, error, _ = run("canonicalize", path)
        if code != 0 and " the limit " in error:
            return found
        for size in sizes:
            checked = run("check", path, "--piece", size)[:2]
            if checked != (code, error):
                found.append(f"{path}: check --piece {size}: {checked} instead of {(code, error)}")
        for options in ([], ["--indent", "2"]) if code == 0 else []:
            # A piece as large as the document is the document.
            whole = run("format", path, *options, "--piece", str(1 << 30))
            for size in sizes:
                if run("format", path, *options, "--piece", size) != whole:
                    found.append(f"{path}: format {' '.join(options)} --piece {size} differs")
        return found

    others = (".canon", ".tsv", ".md", ".json", ".py")
    paths = [os.path.join(place, name) for place, _, names in os.walk(folder) for name in names
             if not name.endswith(others)]
    failures = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(differences, sorted(paths)):
            for difference in found:
                print(f"FAILED {difference}")
            failures += len(found)
    print(f"pieces: {len(paths)} documents, {failures} differences")
    return 1 if failures or not paths else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
