#!/usr/bin/env python3
"""Checks the public interface of a module.

    .ci/interface.py MODULE MODULES_FOLDER SYMBOL_GRAPHS SYMBOLS.txt CATALOG.md [--update]

Extracts the symbol graph of the built module, as DocC does, and compares its symbols and conformances with a
committed list. Fails if they differ, if a top-level name does not contain XML and so could clash with another package,
if a public symbol has no comment, if the module adds members to types of other modules, or if the landing page of the
catalog does not list each top-level symbol exactly once.
"""

import argparse
import difflib
import functools
import json
import os
import re
import subprocess
import sys

CONFORMANCES = {"conformsTo", "inheritsFrom"}
# The members of types of other modules: property wrappers need overloads of the keyed containers, and an Optional, Array or
# Dictionary of transforms is a transform.
EXTENSIONS = {
    "KeyedDecodingContainer.decode(_:forKey:)", "KeyedEncodingContainer.encode(_:forKey:)",
    *(f"{name}.{member}" for name in ("Optional", "Array", "Dictionary")
      for member in (
          "decode(_:)", "decode(_:by:)", "decode(from:)", "encode(_:)", "encode(_:by:)", "encode(_:to:)")),
}
# Conformances that the compiler adds to nearly every type.
IMPLICIT = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


def target():
    info = subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout
    return json.loads(info)["target"]["triple"]


def extract(module, modules, folder):
    """The symbol graphs of a module: its own, then those of its extensions of other modules."""
    os.makedirs(folder, exist_ok=True)
    subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-I", modules, "-minimum-access-level", "public",
         "-skip-synthesized-members", "-target", target(), "-output-dir", folder], check=True)
    names = [name for name in os.listdir(folder) if re.match(rf"{module}(@\w+)?\.symbols\.json$", name)]
    graphs = []
    for name in sorted(names):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            graphs.append(json.load(file))
    return graphs


def constraint(entry):
    sign = {"conformance": ":", "superclass": ":", "sameType": "=="}[entry["kind"]]
    return f"{entry['lhs']} {sign} {entry['rhs']}"


def where(constraints):
    told = sorted(constraint(entry) for entry in constraints or [] if entry["rhs"] not in IMPLICIT)
    return f" where {', '.join(told)}" if told else ""


def is_mentioned(name):
    """Whether a name belongs in the list: underscored symbols are not part of the interface."""
    return not any(part.startswith("_") for part in name.split("."))


def declaration(symbol):
    """A symbol's declaration on one line, with what the compiler leaves out of it."""
    text = re.sub(r"\s+", " ", "".join(part["spelling"] for part in symbol["declarationFragments"]))
    marks = ["open"] if symbol["accessLevel"] == "open" else []
    if any(entry.get("isUnconditionallyDeprecated") for entry in symbol.get("availability", [])):
        marks.append("deprecated")
    return " ".join([*marks, text])


def lines(graphs):
    """One line for each symbol and each conformance."""
    names = {}
    found = set()
    for graph in graphs:
        for symbol in graph["symbols"]:
            name = ".".join(symbol["pathComponents"])
            names[symbol["identifier"]["precise"]] = name
            found.add(f"{name}\t{declaration(symbol)}")
    for graph in graphs:
        for relation in graph["relationships"]:
            if relation["kind"] not in CONFORMANCES:
                continue
            # Types of other modules are not among the symbols.
            source = names.get(relation["source"]) or demangled(relation["source"])
            conformed = names.get(relation["target"]) or relation.get("targetFallback", "").split(".", 1)[-1]
            if conformed not in IMPLICIT and is_mentioned(conformed):
                found.add(f"{source}\t: {conformed}{where(relation.get('swiftConstraints'))}")
    return sorted(found)


@functools.cache
def demangled(identifier):
    """The name of a Swift symbol without its module, from its precise identifier."""
    mangled = re.sub(r"^s:", "$s", identifier)
    name = subprocess.run(["swift", "demangle", "--compact", mangled], check=True, capture_output=True, text=True).stdout
    return name.strip().split(".", 1)[-1]


def top_level(graph):
    return sorted({symbol["pathComponents"][0] for symbol in graph["symbols"] if len(symbol["pathComponents"]) == 1})


def problems(module, graphs, catalog):
    found = []
    for name in top_level(graphs[0]):
        if "XML" not in name and module == "XMLCodable":
            found.append(f"{name}: a public top-level name must contain XML, so that it cannot clash with others")
    for graph in graphs[1:] if module == "XMLCodable" else []:
        for symbol in graph["symbols"]:
            if ".".join(symbol["pathComponents"]) not in EXTENSIONS:
                found.append(f"{'.'.join(symbol['pathComponents'])}: the library must not add members to types of other modules")
    for graph in graphs:
        for symbol in graph["symbols"]:
            if not symbol.get("docComment", {}).get("lines"):
                found.append(f"{'.'.join(symbol['pathComponents'])}: a public symbol must have a comment")
    with open(catalog, encoding="utf-8") as file:
        listed = re.findall(r"^- ``([\w/]+)``$", file.read(), re.M)
    for name in top_level(graphs[0]):
        if listed.count(name) != 1:
            found.append(f"{name}: listed {listed.count(name)} times in {catalog}, not once")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("module")
    parser.add_argument("modules")
    parser.add_argument("graphs")
    parser.add_argument("symbols")
    parser.add_argument("catalog")
    parser.add_argument("--update", action="store_true", help="write the list instead of comparing with it")
    arguments = parser.parse_args()
    graphs = extract(arguments.module, arguments.modules, arguments.graphs)
    now = lines(graphs)
    failures = problems(arguments.module, graphs, arguments.catalog)
    if arguments.update:
        with open(arguments.symbols, "w", encoding="utf-8") as file:
            file.write("\n".join(now) + "\n")
    else:
        with open(arguments.symbols, encoding="utf-8") as file:
            known = file.read().splitlines()
        changes = [line for line in difflib.unified_diff(known, now, lineterm="", n=0) if line[:2] not in ("--", "++", "@@")]
        for change in changes:
            print(change)
        if changes:
            failures.append(
                f"{len(changes)} lines differ from {arguments.symbols}; if this is intentional: UPDATE=1 .ci/run interface, "
                "and a line in CHANGELOG.md")
    for failure in failures:
        print(f"interface: {failure}")
    print(f"interface: {arguments.module}, {len(now)} symbols and conformances")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
