#!/usr/bin/env python3
"""Compares the tool's canonical forms with those of libxml2: c14n.py FOLDER TOOL

Each document of FOLDER is compared as a whole: in Canonical XML 1.0 and Exclusive Canonicalization, with and without
comments, with the output of lxml, and in 1.1 with that of libxml2. Then a few of its elements are compared as parts of
the document, in all three forms and with a PrefixList. lxml canonicalizes an element without its context, so libxml2
itself canonicalizes the node-set. Documents that they cannot parse because of their encoding are skipped.
"""

import csv
import ctypes
import os
import random
import re
import subprocess
import sys

from lxml import etree

from judging import Verdict

PARTS = 3
PREFIXES = ["xs", "xsi", "#default"]
CANONICAL_10, EXCLUSIVE, CANONICAL_11 = 0, 1, 2
ELEMENT, ATTRIBUTE, NAMESPACE = 1, 2, 18
# Expand entities, add default attributes, no network, no messages, allow large documents.
PARSE_OPTIONS = 2 | 8 | 2048 | 32 | 64 | 1 << 19


class LibXML:
    """The few functions of libxml2 that lxml does not provide; nodes are addresses."""

    def __init__(self):
        pointer, text, number = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int
        self.library = library = ctypes.CDLL("libxml2.so.2")
        self.visibility = ctypes.CFUNCTYPE(number, pointer, pointer, pointer)
        for name, result, arguments in [
            ("xmlReadFile", pointer, [text, text, number]),
            ("xmlDocGetRootElement", pointer, [pointer]),
            ("xmlFreeDoc", None, [pointer]),
            ("xmlAllocOutputBuffer", pointer, [pointer]),
            ("xmlOutputBufferFlush", number, [pointer]),
            ("xmlOutputBufferGetContent", pointer, [pointer]),
            ("xmlOutputBufferGetSize", ctypes.c_size_t, [pointer]),
            ("xmlOutputBufferClose", number, [pointer]),
            ("xmlC14NExecute", number,
             [pointer, self.visibility, pointer, number, ctypes.POINTER(text), number, pointer]),
        ]:
            function = getattr(library, name)
            function.restype, function.argtypes = result, arguments

    @staticmethod
    def field(node, index):
        """A pointer field of a node: 2 name, 3 first child, 5 parent, 6 next sibling, 9 namespace."""
        return ctypes.c_void_p.from_address(node + 8 * index).value

    @staticmethod
    def kind(node):
        return ctypes.c_int.from_address(node + 8).value

    def name(self, node):
        name = ctypes.string_at(self.field(node, 2)).decode()
        namespace = self.field(node, 9)
        prefix = self.field(namespace, 3) if namespace else None
        return f"{ctypes.string_at(prefix).decode()}:{name}" if prefix else name

    def parts(self, root):
        """All elements below the root with their paths, without those whose names contain dots."""
        found, waiting = [], [(root, "")]
        while waiting:
            element, path = waiting.pop()
            if path:
                found.append((element, path))
            counts = {}
            child = self.field(element, 3)
            while child:
                if self.kind(child) == ELEMENT and "." not in self.name(child):
                    name = self.name(child)
                    ordinal = counts[name] = counts.get(name, -1) + 1
                    waiting.append((child, f"{path}.{name}.{ordinal}".lstrip(".")))
                child = self.field(child, 6)
        return found

    def canonical(self, document, top, mode, comments, prefixes=()):
        def is_visible(_, node, parent):
            if top is None:
                return 1
            at = parent if self.kind(node) in (ATTRIBUTE, NAMESPACE) else node
            while at and at != top:
                at = self.field(at, 5)
            return 1 if at else 0

        library = self.library
        names = (ctypes.c_char_p * (len(prefixes) + 1))(*[prefix.encode() for prefix in prefixes], None)
        buffer = library.xmlAllocOutputBuffer(None)
        result = library.xmlC14NExecute(
            document, self.visibility(is_visible), None, mode, names, int(comments), buffer)
        library.xmlOutputBufferFlush(buffer)
        text = ctypes.string_at(
            library.xmlOutputBufferGetContent(buffer), library.xmlOutputBufferGetSize(buffer))
        library.xmlOutputBufferClose(buffer)
        return text if result >= 0 else None


def main(folder, tool):
    libxml = LibXML()
    verdict = Verdict()
    chance = random.Random(7)
    right = {"whole": 0, "part": 0}
    total = {"whole": 0, "part": 0}

    def compare(kind, expected, path, *options, comments=True):
        if comments:
            options += ("--comments",)
        ran = subprocess.run([tool, "c14n", path, *options], stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
        total[kind] += 1
        if (ran.stdout if ran.returncode == 0 else None) == expected:
            right[kind] += 1
        else:
            verdict.fail(f"c14n {os.path.basename(path)} {' '.join(options)}: differs from libxml2")

    with open(os.path.join(folder, "MANIFEST.tsv"), encoding="utf-8") as file:
        names = [row["file"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]
    for name in names:
        path = os.path.join(folder, name)
        parser = etree.XMLParser(resolve_entities="internal", no_network=True, load_dtd=False, huge_tree=True)
        try:
            tree = etree.parse(path, parser)
        except etree.XMLSyntaxError:
            continue
        document = libxml.library.xmlReadFile(path.encode(), None, PARSE_OPTIONS)
        # lxml ignores attribute declarations in the internal subset unless it may load the external subset, too.
        has_defaults = document and re.search(rb"<!ATTLIST", etree.tostring(tree))
        for comments in (False, True):
            for exclusive in (False, True):
                if has_defaults:
                    expected = libxml.canonical(document, None, EXCLUSIVE if exclusive else CANONICAL_10, comments)
                else:
                    expected = etree.tostring(tree, method="c14n", exclusive=exclusive, with_comments=comments)
                compare("whole", expected, path, *(["--exclusive"] if exclusive else []), comments=comments)
        if not document:
            continue
        for comments in (False, True):
            expected = libxml.canonical(document, None, CANONICAL_11, comments)
            compare("whole", expected, path, "--version", "1.1", comments=comments)
        parts = libxml.parts(libxml.library.xmlDocGetRootElement(document))
        for element, place in chance.sample(parts, min(PARTS, len(parts))):
            for mode, options, prefixes in [
                (CANONICAL_10, [], []),
                (CANONICAL_11, ["--version", "1.1"], []),
                (EXCLUSIVE, ["--exclusive"], []),
                (EXCLUSIVE, ["--exclusive", "--prefixes", ",".join(PREFIXES)], PREFIXES),
            ]:
                compare("part", libxml.canonical(document, element, mode, True, prefixes), path, "--at", place, *options)
        libxml.library.xmlFreeDoc(document)
    for kind in right:
        verdict.measure(f"c14n.{kind}", right[kind], total[kind])
    return verdict.exit_code()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
