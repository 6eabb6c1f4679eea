#!/usr/bin/env python3
"""Generates random models with values: `generate.py SEED COUNT FOLDER [NAME...]`.

Writes `Models<n>.swift` with the models and `models.json` with what `judge.py` must know: the names that a model may
produce. Models follow XMLMapping.md; what the page says to be ambiguous is listed in README.md and not generated.
The same seed always gives the same models.
"""

import argparse
import json
import pathlib
import random
import re

from shapes import XSI, Shapes
from swift import NAMES, STRINGS, URIS, Type, quoted

# What is known not to work, to be removed when it does.
AVOIDED = {"root any attributes", "raw in a namespaced type"}


class Generator(Shapes):
    def __init__(self, seed, index):
        self.random = random.Random(f"{seed}/{index}")
        self.name = f"M{index}"
        self.declarations = []
        self.serial = 0
        self.elements = set()  # (namespace, local name) that may occur
        self.attributes = set()
        self.anywhere = set()  # local names whose namespace is not known
        self.unordered = False
        self.namespaced_root = None
        self.configuration = []
        self.sets = False
        self.members = 0  # how many families the current type is a member of
        self.families = False
        self.lenient = False  # a malformed value, or the content of what must only be present, may be dropped
        self.captures = False  # attributes, elements or their text, which formatting may change
        self.narrow = 0  # in structs inside of wrappers, where the compiler does not align an Int128
        self.sequences = False  # attributes have an order
        self.nested = False  # items of arrays in arrays
        self.preserves = False  # white space is content
        self.aliases = {}  # by the name of the key
        self.used = set()  # the names that the last properties use
        self.raw_types = set()  # types whose elements may be raw content
        self.attribute_names = []  # of the properties so far: those that are names of attributes only

    # MARK: - Chances

    def chance(self, share):
        return self.random.random() < share

    def pick(self, items):
        return self.random.choice(items)

    def fresh(self, prefix):
        self.serial += 1
        return f"{prefix}{self.serial}"

    # MARK: - Scalars

    def string(self, filled=False):
        text = self.pick(STRINGS)
        if self.chance(0.2):
            text += self.pick(STRINGS)
        if filled and not text:
            text = "full"
        return text

    def scalar(self):
        r = self.random
        kind = self.pick([
            "String", "String", "String", "Int", "Int", "Bool", "Double", "Decimal", "UUID", "Date", "Data", "URL", "Int8",
            "UInt64", "Float", "Int128", "enum", "intenum", "fallback", "Duration", "HexColor", "single", "QName"])
        if kind == "String":
            return Type("String", lambda: quoted(self.string()), True, True, filled=lambda: quoted(self.string(True)))
        if kind == "Int128" and self.narrow:
            kind = "Int"
        if kind in ("Int", "Int8", "UInt64", "Int128"):
            low, high = {"Int": (-2**63, 2**63 - 1), "Int8": (-128, 127), "UInt64": (0, 2**64 - 1),
                         "Int128": (-2**127, 2**127 - 1)}[kind]
            # Int128 needs a text: its literals are limited.
            def integer():
                value = self.pick([0, 1, 7, low, high, r.randint(max(low, -1000), min(high, 1000))])
                value = max(low, min(high, value))
                return f'Int128("{value}")!' if kind == "Int128" else f"{value}"
            return Type(kind, integer, True, True)
        if kind == "Bool":
            return Type("Bool", lambda: self.pick(["true", "false"]), True, True)
        if kind in ("Double", "Float"):
            values = ["0", "-0.0", "1.5", "-2.25", "1e300", "5e-324", ".infinity", "-.infinity", "0.1", "1e21", "123456789"]
            if kind == "Float":
                values = ["0", "1.5", "-0.0", "0.1", "3.4e38", "1e-45", ".infinity", "16777216"]
            return Type(kind, lambda: self.pick(values), True, True)
        if kind == "Decimal":
            values = ["0", "1.5", "-0.01", "1234567890.0123456789", "1e20", "0.00000001", "99999999999999999999999999999999999999"]
            return Type("Decimal", lambda: f'Decimal(string: "{self.pick(values)}")!', True, True)
        if kind == "UUID":
            return Type("UUID", lambda: f'UUID(uuidString: "C56A4180-65AA-42EC-A945-5FD21DEC{r.randint(0, 65535):04X}")!',
                        True, True)
        if kind == "Date":
            values = ["0", "1_777_876_200", "1_777_876_200.125", "-86400.5", "-62_135_596_800", "253_402_300_799"]
            return Type("Date", lambda: f"Date(timeIntervalSince1970: {self.pick(values)})", True, True)
        if kind == "Data":
            values = ["[]", "[0]", "[255, 0, 1]", "[1, 2, 3, 4]"]
            return Type("Data", lambda: f"Data({self.pick(values)} as [UInt8])", True, True,
                        filled=lambda: f"Data({self.pick(values[1:])} as [UInt8])")
        if kind == "URL":
            values = ["https://example.com/b%20c?d=e&f", "a/b", "urn:x", "mailto:a@b.c", "/x#y"]
            return Type("URL", lambda: f'URL(string: "{self.pick(values)}")!', True, True)
        if kind == "Duration":
            values = ["P1D", "PT1.5S", "-P1Y2M3DT4H5M6S", "PT0S"]
            return Type("XML.Duration", lambda: f'XML.Duration("{self.pick(values)}")!', True, True)
        if kind == "QName":
            def name():
                uri = self.pick(URIS + ["urn:q"])
                prefix = self.pick(["nil", '"p"', '"q"', '""', '"x"'])
                local = self.pick(["a", "b", "é"])
                return f'XML.QualifiedName("{local}", namespaceURI: "{uri}", prefix: {prefix})'
            return Type("XML.QualifiedName", name, True, True)
        if kind == "HexColor":
            return Type("XML.HexColor", lambda: f"XML.HexColor(red: {r.randint(0, 255)}, green: 1, blue: 255)", True, True)
        if kind == "single":
            # A type that decodes itself from a single value.
            name = self.fresh("Single")
            self.declarations.append(
                f"struct {name}: Codable, Hashable {{\n    var text: String\n"
                "    init(_ text: String) { self.text = text }\n"
                "    init(from decoder: any Decoder) throws {\n"
                "        text = try decoder.singleValueContainer().decode(String.self)\n    }\n"
                "    func encode(to encoder: any Encoder) throws {\n"
                "        var container = encoder.singleValueContainer()\n"
                "        try container.encode(text)\n    }\n}")
            return Type(name, lambda: f"{name}({quoted(self.string())})", True, True,
                        filled=lambda: f"{name}({quoted(self.string(True))})")
        name = self.fresh("Raw")
        cases = ["one", "two", "three"]
        if kind == "intenum":
            values = [str(value) for value in r.sample([-1, 0, 1, 7, 1000], 3)]
            kind = "Int"
        else:
            values = [quoted(value) for value in r.sample(["one", "x y", " pad", "é", "1", "<", "a\nb"], 3)]
        conformances = "String" if kind != "Int" else "Int"
        extra = ""
        if kind == "fallback":
            self.lenient = True
            conformances += ", XMLFallbackCase"
            extra = f"    static var xmlFallbackCase: {name} {{ .three }}\n"
        lines = "".join(f"    case {case} = {value}\n" for case, value in zip(cases, values))
        self.declarations.append(f"enum {name}: {conformances}, Codable, CaseIterable {{\n{lines}{extra}}}")
        return Type(name, lambda: f"{name}.{self.pick(cases)}", True, True)

    # MARK: - Types of elements

    def optional(self, type):
        # The value of some Optional is not empty where an absent one would look the same.
        return Type(f"{type.swift}?", lambda: "nil" if self.chance(0.4) else type.make(), hand=type.hand,
                    choice=type.choice, filled=type.make)

    def twice_optional(self, type):
        """An Optional that tells nil from an absent element."""
        value = type.filled or type.make
        return Type(f"{type.swift}??", lambda: self.pick(["nil", ".some(nil)", value()]), hand=type.hand)

    def array(self, type, minimum=0, limit=3):
        self.nested = self.nested or type.swift.startswith("[") and ":" not in type.swift
        def make(low=minimum):
            return "[" + ", ".join(type.make() for _ in range(self.random.randint(low, limit))) + "]"
        return Type(f"[{type.swift}]", make, hand=type.hand, filled=lambda: make(1))

    def set(self, type):
        self.sets = True
        if type.swift == "XML.QualifiedName":
            # The order of a Set decides which name gets a prefix.
            type = Type("Int", lambda: str(self.random.randint(0, 9)), True, True)
        def make(low):
            # Two equal members trap in a literal.
            items = sorted({type.make() for _ in range(self.random.randint(low, 2))})
            if len(items) > 1:
                self.unordered = True
            return f"Set([{', '.join(items)}] as [{type.swift}])"
        return Type(f"Set<{type.swift}>", lambda: make(0), filled=lambda: make(1))

    def dictionary(self, type):
        def make(low=0):
            keys = self.random.sample(["raw1", "raw2", "été", "raw-x", "RAW"], self.random.randint(low, 3))
            return "[" + (", ".join(f"{quoted(key)}: {type.filled()}" for key in keys) or ":") + "]"
        self.anywhere |= {"raw1", "raw2", "été", "raw-x", "RAW"}
        return Type(f"[String: {type.swift}]", make, hand=type.hand, filled=lambda: make(1))

    def element_type(self, depth, name):
        """The type of a property that is an element with this name."""
        kinds = ["scalar"] * 5 + ["scalar?"] * 2 + ["[scalar]"] * 2 + ["[scalar?]", "set", "dict", "[[scalar]]"]
        if depth > 0:
            kinds += ["struct", "struct", "struct?", "[struct]", "[struct]", "[struct?]", "choice", "choice?", "[choice]",
                      "[[struct]]", "[[choice]]", "[String:struct]", "[String:[scalar]]", "[String:[String:scalar]]",
                      "generic", "generic", "class", "poly", "[poly]", "raw", "[raw]", "nodes", "[String:choice]",
                      "[scalar]?", "[struct]?", "[String:struct]?", "recursive", "[[[scalar]]]", "[single choice]",
                      "[dict]", "unkeyed", "told", "told", "told?", "[told]", "[told]", "[String:told]", "nillable", "nillable",
                      "indirect"]
        kind = self.pick(kinds)
        if kind == "scalar":
            return self.scalar()
        if kind == "scalar?":
            return self.optional(self.scalar())
        if kind == "[scalar]":
            return self.array(self.scalar())
        if kind == "[scalar?]":
            return self.array(self.optional(self.scalar()))
        if kind == "[scalar]?":
            return self.some(self.array(self.scalar(), 1))
        if kind == "[struct]?":
            return self.some(self.array(self.struct(depth - 1), 1))
        if kind == "[String:struct]?":
            return self.some(self.dictionary(self.struct(depth - 1)))
        if kind == "set":
            return self.set(self.scalar())
        if kind == "dict":
            return self.dictionary(self.scalar())
        if kind == "[dict]":
            return self.array(self.dictionary(self.scalar()))
        if kind == "[[scalar]]":
            return self.array(self.array(self.scalar()))
        if kind == "[[[scalar]]]":
            return self.array(self.array(self.array(self.scalar())))
        if kind == "[[struct]]":
            return self.array(self.array(self.struct(depth - 1)))
        if kind == "[[choice]]":
            return self.array(self.choice_list(self.choice(depth - 1)))
        if kind == "[String:[scalar]]":
            return self.dictionary(self.array(self.scalar(), 1))
        if kind == "[String:[String:scalar]]":
            return self.dictionary(self.dictionary(self.scalar()))
        if kind == "[String:struct]":
            return self.dictionary(self.struct(depth - 1))
        if kind == "[String:choice]":
            return self.dictionary(self.choice(depth - 1))
        if kind == "struct":
            return self.struct(depth - 1)
        if kind == "struct?":
            return self.optional(self.struct(depth - 1))
        if kind == "[struct]":
            return self.array(self.struct(depth - 1))
        if kind == "[struct?]":
            return self.array(self.optional(self.struct(depth - 1)))
        if kind == "choice":
            return self.choice(depth - 1)
        if kind == "choice?":
            return self.optional(self.choice(depth - 1))
        if kind in ("[choice]", "[single choice]"):
            return self.array(self.choice(depth - 1))
        if kind == "generic":
            return self.generic(depth - 1)
        if kind == "class":
            return self.pick([lambda t: t, self.optional, self.array])(self.class_type(depth - 1))
        if kind == "poly":
            return self.polymorphic_class(depth - 1)
        if kind == "[poly]":
            return self.array(self.polymorphic_class(depth - 1))
        if kind == "recursive":
            return self.recursive(depth - 1)
        if kind == "unkeyed":
            return self.unkeyed()
        if kind in ("told", "told?", "[told]", "[String:told]"):
            told = self.told(depth - 1, None if kind == "[String:told]" else name)
            wrap = {"told?": self.optional, "[told]": self.array, "[String:told]": self.dictionary}
            return wrap.get(kind, lambda type: type)(told)
        if kind == "nillable":
            return self.any_nillable(depth)
        if kind == "indirect":
            return self.pick([lambda t: t, self.optional, self.array])(self.indirect())
        if kind == "raw":
            return self.pick([lambda t: t, self.optional])(self.raw_element(name))
        if kind == "[raw]":
            return self.array(self.raw_element(name))
        return self.nodes()

    def some(self, type):
        """An Optional collection, which is not some empty one."""
        return Type(f"{type.swift}?", lambda: "nil" if self.chance(0.4) else type.filled(), hand=type.hand,
                    filled=type.filled)

    def unkeyed(self):
        """A type that decodes itself from an unkeyed container."""
        name = self.fresh("Pair")
        self.elements.add("items")
        self.declarations.append(
            f"struct {name}: Codable, Equatable {{\n    var left: String\n    var right: Int\n"
            "    init(_ left: String, _ right: Int) {\n        self.left = left\n        self.right = right\n    }\n"
            "    init(from decoder: any Decoder) throws {\n"
            "        var container = try decoder.unkeyedContainer()\n"
            "        left = try container.decode(String.self)\n"
            "        right = try container.decode(Int.self)\n    }\n"
            "    func encode(to encoder: any Encoder) throws {\n"
            "        var container = encoder.unkeyedContainer()\n"
            "        try container.encode(left)\n        try container.encode(right)\n    }\n}")
        return self.array(Type(name, lambda: f"{name}({quoted(self.string())}, {self.random.randint(0, 9)})"))

    def recursive(self, depth):
        """A class that contains itself."""
        name = self.fresh("Node")
        self.names(["child", "label"], ["rank"])
        self.declarations.append(
            f"final class {name}: Codable, Equatable {{\n    @XMLAttribute var rank: Int?\n    var label: String\n"
            f"    var child: [{name}]\n    init(_ rank: Int?, _ label: String, _ child: [{name}]) {{\n"
            "        self.rank = rank\n        self.label = label\n        self.child = child\n    }\n"
            f"    static func == (left: {name}, right: {name}) -> Bool {{\n"
            "        left.rank == right.rank && left.label == right.label && left.child == right.child\n    }\n}")
        def make(levels=3):
            children = ", ".join(make(levels - 1) for _ in range(self.random.randint(0, 2) if levels else 0))
            return f"{name}({self.pick(['nil', '3'])}, {quoted(self.string())}, [{children}])"
        return Type(name, make)

    def names(self, elements, attributes=(), uri=""):
        self.elements |= {(uri, name) for name in elements}
        self.attributes |= {("", name) for name in attributes}

    def is_text(self, line, declarations):
        """Whether the property of a line has the key of the text."""
        name = re.search(r"var (\w+):", line)
        return "XMLText" in line or bool(name and re.search(rf'case {name.group(1)} = "(#text)?"$', declarations, re.M))

    def attribute_only(self):
        """The names that are those of attributes, and of no element, in all of the model."""
        elements = {each[1] for each in self.elements if isinstance(each, tuple) and len(each) == 2}
        return sorted({each[1] for each in self.attributes if not each[0] and each[1] in NAMES} - elements)

    # MARK: - Raw content

    def raw_text(self, name=None, depth=2):
        """The text of an element that is written and read as it is."""
        if not name and self.chance(0.3) and self.attribute_only():
            # Nothing names the element, although an attribute has the name.
            name = self.pick(self.attribute_only())
            self.anywhere.add(name)
        name = name or self.pick(["raw1", "raw2", "rawé", "r:raw3"])
        declaration = ' xmlns:r="urn:raw"' if name.startswith("r:") else ""
        self.anywhere |= {name.split(":")[-1], "raw1", "raw2", "rawé", "raw3", "ra", "rb"}
        attributes = self.pick(["", "", ' ra="1"', ' ra=" x&#10;y &amp;"', ' xml:lang="en"', ' xml:space="preserve"'])
        if self.chance(0.1):
            declaration += ' xmlns:r2="urn:x:p" r2:rb="2"'
        if self.chance(0.1) and ":" not in name:
            declaration += ' xmlns="urn:raw:default"'
        content = ""
        for _ in range(self.random.randint(0, 3)):
            content += self.pick(["x", "&amp;", " ", "<!--c-->", "<?p i?>", "<![CDATA[<x>]]>", "&#13;", "é"])
            if depth and self.chance(0.4):
                content += self.raw_text(depth=depth - 1)
        return f"<{name}{declaration}{attributes}>{content}</{name}>"

    def raw_element(self, name=None):
        self.captures = True
        return Type("XML.Element", lambda: f"try raw({quoted(self.raw_text(name))})")

    def nodes(self, inline=False):
        self.captures = True
        def make():
            nodes = []
            for _ in range(self.random.randint(0, 4)):
                kind = self.pick(["element", "text", "cdata", "comment", "pi"])
                if nodes and "text" in nodes[-1] and kind == "text":
                    kind = "element"  # two texts are one
                nodes.append({
                    "element": lambda: f".element(try raw({quoted(self.raw_text())}))",
                    "text": lambda: f".text({quoted(self.pick(['x', ' x ', 'a&b', 'é']))})",
                    "cdata": lambda: f".cdata({quoted(self.pick(['x', '<x>', 'a&b']))})",
                    "comment": lambda: '.comment(" c ")',
                    "pi": lambda: '.processingInstruction(target: "p", data: "i")',
                }[kind]())
            return "[" + ", ".join(nodes) + "]"
        return Type("[XML.Node]", make)

    # MARK: - Choices

    def choice(self, depth, taken=(), single=True):
        """An enum whose cases are elements, with names that are not taken."""
        name = self.fresh("Choice")
        uri = ""
        conformances = "Codable, Equatable"
        members = ""
        if self.chance(0.12):
            uri = self.pick(URIS)
            conformances += ", XMLNamespaced"
            members += f'    static var xmlNamespaceURI: String {{ "{uri}" }}\n'
        pool = [each for each in NAMES if each not in taken and each not in ("self", "super")]
        keys = self.random.sample(pool, self.random.randint(1, 4))
        if self.chance(0.15):
            keys[0] = self.aliased()
        elif self.chance(0.15):
            # Not the name of an element that an escaped key has.
            keys[0] += ".case"
        aliases = [(f"case{index}", key) for index, key in enumerate(keys) if key.startswith("al") and key not in pool]
        cases, coding, nested, makers = [], [], [], []
        texts = False
        hand = False
        for index, key in enumerate(keys):
            case = f"case{index}"
            coding.append(f"        case {case} = {quoted(key)}")
            self.names([key], uri=uri)
            if not uri:
                self.anywhere.add(key)
            kind = self.pick(["none", "scalar", "scalar", "scalar?", "struct", "array", "labels", "labels", "mixed", "two",
                              "self", "nested"])
            if depth <= 0 and kind in ("struct", "mixed", "self", "nested"):
                kind = "scalar"
            if kind == "none":
                cases.append(f"    case {case}")
                makers.append(lambda case=case: f"{name}.{case}")
            elif kind in ("scalar", "scalar?", "struct", "array", "nested", "self"):
                if kind == "scalar":
                    type = self.scalar()
                elif kind == "scalar?":
                    type = self.numeric_optional()
                elif kind == "struct":
                    type = self.struct(depth - 1)
                elif kind == "array":
                    type = self.array(self.scalar())
                    self.anywhere.add(key)
                elif kind == "nested":
                    type = self.choice(depth - 1)
                    if self.chance(0.5):
                        type = self.choice_list(type)
                else:
                    type = Type(f"[{name}]", lambda: self.self_list(makers))
                hand = hand or type.hand
                cases.append(f"    case {case}({type.swift})")
                makers.append(lambda case=case, type=type: f"{name}.{case}({type.make()})")
            elif kind == "two":
                types = [self.scalar(), self.pick([self.scalar, lambda: self.optional(self.scalar())])()]
                self.anywhere |= {"_0", "_1"}
                cases.append(f"    case {case}({types[0].swift}, {types[1].swift})")
                makers.append(lambda case=case, types=types: f"{name}.{case}({types[0].make()}, {types[1].make()})")
            else:
                labels = self.random.sample(["l1", "l2", "l3"], self.random.randint(1, 3))
                fields = []
                payload_keys = []
                for label in labels:
                    form = self.pick(["plain", "plain", "@", "path"])
                    raw = {"plain": label, "@": "@" + label, "path": f"deep.{label}"}[form]
                    type = self.scalar() if form != "plain" else self.pick(
                        [self.scalar, lambda: self.optional(self.scalar()), lambda: self.array(self.scalar()),
                         lambda: self.struct(depth - 1)])()
                    self.anywhere |= {label, "deep"}
                    fields.append((f"{label}: ", type))
                    payload_keys.append(f"        case {label} = {quoted(raw)}")
                if kind == "mixed":
                    type = self.scalar()
                    if "mixed struct" not in AVOIDED and self.chance(0.5):
                        type = self.struct(0, simple=True)
                    fields.insert(self.random.randint(0, len(fields)), ("", type))
                    position = [index for index, field in enumerate(fields) if not field[0]][0]
                    payload_keys.append(f"        case _{position}")
                hand = hand or any(type.hand for _, type in fields)
                cases.append(f"    case {case}(" + ", ".join(label + type.swift for label, type in fields) + ")")
                nested.append(f"    enum {case.capitalize()}CodingKeys: String, CodingKey {{\n"
                              + "\n".join(line[4:] for line in payload_keys).replace("    case", "        case") + "\n    }")
                makers.append(lambda case=case, fields=fields:
                              f"{name}.{case}(" + ", ".join(label + type.make() for label, type in fields) + ")")
        if hand:
            # Existentials in payloads would need a == by hand.
            return self.choice(0, taken, single)
        text = None
        if not single and self.chance(0.3):
            cases.append("    case words(String)")
            coding.append('        case words = "#text"')
            text = lambda: f"{name}.words({quoted(self.string(True))})"
            if self.chance(0.4):
                conformances += ", XMLMixedContent"
                self.preserves = True
                spaces = [" ", "\n"]
                text = lambda: f"{name}.words({quoted(self.pick([*spaces, self.string(True)]))})"
        if not single and self.chance(0.2):
            self.captures = True
            cases.append("    case other(XML.Element)")
            coding.append('        case other = "*"')
            makers.append(lambda: f"{name}.other(try raw({quoted(self.raw_text())}))")
        self.declarations.append(
            f"indirect enum {name}: {conformances} {{\n" + "\n".join(cases)
            + f"\n\n    enum CodingKeys: String, {'XMLAliasedKey' if aliases else 'CodingKey'} {{\n"
            + "\n".join(coding + self.alias_lines(aliases)) + "\n    }\n" + "\n".join(nested) + "\n" + members + "}")
        type = Type(name, lambda: self.pick(makers)(), choice=True)
        type.text = text
        type.keys = keys
        type.uri = uri
        return type

    def numeric_optional(self):
        """An Optional of a type that cannot be decoded from an empty element."""
        return self.optional(self.pick([
            Type("Int", lambda: "7", True), Type("Bool", lambda: "true", True), Type("Double", lambda: "0.5", True)]))

    def self_list(self, makers):
        if not hasattr(self, "nesting"):
            self.nesting = 0
        if self.nesting > 2:
            return "[]"
        self.nesting += 1
        items = [self.pick(makers)() for _ in range(self.random.randint(0, 2))]
        self.nesting -= 1
        return "[" + ", ".join(items) + "]"

    def choice_list(self, type):
        """An array of choices, in which no two texts are neighbors."""
        def make():
            items = []
            for _ in range(self.random.randint(0, 4)):
                text = getattr(type, "text", None)
                if text and self.chance(0.4) and not (items and ".words(" in items[-1][:30]):
                    items.append(text())
                else:
                    items.append(type.make())
            return "[" + ", ".join(items) + "]"
        return Type(f"[{type.swift}]", make, hand=type.hand)

    # MARK: - Properties

    def layer(self, text_only, path=False):
        """A value of a scalar with its value wrappers: (attributes, storage, type)."""
        kind = self.pick(["plain"] * 4 + ["optional"] * 3 + ["default", "default", "lenient", "lenientdefault", "transformed",
                                                           "transformed", "list", "transformed?"])
        if kind == "plain":
            type = self.scalar()
            return [], type
        if kind == "optional":
            type = self.scalar()
            return [], self.some(type) if text_only else self.optional(type)
        self.lenient = self.lenient or kind.startswith("lenient")
        if kind == "lenient":
            type = self.scalar()
            return ["XMLLenient"], self.some(type) if text_only else self.optional(type)
        if kind in ("default", "lenientdefault"):
            prefix = ["XMLLenient"] if kind != "default" else []
            which = self.pick(["Zero", "One", "False", "Empty", "own"])
            if which in ("Zero", "One"):
                return prefix + [f"XMLDefault<XML.{which}<Int>>"], Type("Int", lambda: self.pick(["0", "1", "-5"]), True)
            if which == "False":
                return prefix + ["XMLDefault<XML.False>"], Type("Bool", lambda: self.pick(["true", "false"]), True)
            if which == "Empty":
                return prefix + ["XMLDefault<XML.Empty<String>>"], Type("String", lambda: quoted(self.string()), True)
            name = self.fresh("Default")
            self.declarations.append(f'enum {name}: XMLDefaultProvider {{ static let defaultValue = "own" }}')
            # An empty value becomes the default.
            return prefix + [f"XMLDefault<{name}>"], Type("String", lambda: quoted(self.string(True)), True)
        if kind == "list":
            item = self.pick([
                Type("Int", lambda: str(self.random.randint(-9, 9))), Type("String", lambda: self.pick(['"a"', '"é"', '"<"'])),
                Type("Double", lambda: self.pick(["1.5", "-0.0", ".infinity"])), Type("Bool", lambda: "true")])
            array = self.array(item)
            if self.chance(0.25):
                array = self.set(item) if item.swift != "Double" else array
            return ["XMLList"], array
        transform, type = self.transformed(text_only)
        if kind == "transformed?":
            return [f"XMLTransformed<{transform}?>"], self.some(type) if text_only else self.optional(type)
        return [f"XMLTransformed<{transform}>"], type

    def transformed(self, text_only=False):
        """A transform, and the type of what it makes."""
        transforms = [
            ("XML.AsString<Int>", "Int", lambda: str(self.random.randint(-99, 99))),
            ("XML.Inverted", "Bool", lambda: self.pick(["true", "false"])),
            ("XML.EpochSeconds", "Date", lambda: "Date(timeIntervalSince1970: 1777876200.5)"),
            ("XML.EpochMilliseconds", "Date", lambda: "Date(timeIntervalSince1970: 1777876200)"),
            ("XML.ISO8601", "Date", lambda: "Date(timeIntervalSince1970: 1777876200)"),
            ("XML.DateOnly", "Date", lambda: "Date(timeIntervalSince1970: 1777852800)"),
            ("XML.HexData", "Data", lambda: "Data([1, 255] as [UInt8])"),
            ("XML.Base64Data", "Data", lambda: "Data([1, 255] as [UInt8])"),
            ("XML.HexColor.Prefixed", "XML.HexColor", lambda: "XML.HexColor(red: 1, green: 2, blue: 3)"),
            ("XML.Duration.Seconds", "TimeInterval", lambda: self.pick(["1.5", "0", "-90061"])),
            ("XML.FromString<Int>", "String", lambda: '"42"'),
            ("XML.AsString<Character>", "Character", lambda: self.pick(['"x"', '"\\u{20}"', '"é"'])),
            ("XML.Chained<XML.AsString<Bool>, XML.Inverted>", "Bool", lambda: "true"),
            ("XML.PercentEncodedURL", "URL", lambda: 'URL(string: "https://a.b/c%20d")!'),
            ("XML.YesNo", "Bool", lambda: self.pick(["true", "false"])),
            ("XML.OnOff", "Bool", lambda: self.pick(["true", "false"])),
        ]
        if self.chance(0.15):
            # Without other text, indentation is text.
            self.preserves = self.preserves or text_only
            return "XML.PreservedString", Type(
                "String", lambda: quoted(self.string()), True, filled=lambda: quoted(self.string(True)))
        if self.chance(0.05):
            return self.spelling(), Type("Bool", lambda: self.pick(["true", "false"]), True, filled=lambda: "true")
        transform, swift, make = self.pick(transforms)
        return transform, Type(swift, make, True)

    def struct(self, depth, simple=False, root=False):
        return self.record("struct", depth, simple, root)

    def properties(self, depth, simple, uri, root=False, few=False, star=True, taken=(), pool=None, text=True):
        """The properties of a type: dictionaries with name, key, wrappers, type.

        - pool: The names that are free in the element, if the type is flattened.
        - text: Whether the text of the element is free.
        """
        result = []
        flat = pool is not None
        outer_names = self.attribute_names
        self.attribute_names = list(outer_names) if flat else []
        if flat and outer_names and not simple and self.chance(0.4):
            # A plain key with the name of an attribute of the value around it.
            name = self.pick(outer_names)
            outer_names.remove(name)
            self.attribute_names.remove(name)
            self.names([name], uri=uri)
            if not uri:
                self.elements.add((None, name))
            result.append(dict(name="equal" + ("s" if few else ""), key=name, wrappers=[],
                               type=self.optional(self.pick([self.scalar, self.numeric])())))
        if not flat:
            pool = [name for name in NAMES if name not in taken]
            self.random.shuffle(pool)
        used_elements = set(taken)
        used_attributes = set(taken)
        has_text = False
        catch_all = False
        count = self.random.randint(1, 3 if few else 5)
        wrapped_text = self.chance(0.5)

        def add(key, wrappers, type, **more):
            if any(each["key"] == key for each in result):
                return
            name = f"p{len(result)}" + ("s" if few else "")
            result.append(dict(name=name, key=key, wrappers=wrappers, type=type, **more))

        def note(key, is_attribute, uri=uri):
            """Records the names that a key produces."""
            whole = self.steps(key)
            if is_attribute and not any(step.isdigit() or step[:1] in ("@", "#", "") for step in whole):
                # An attribute has the whole name of its key.
                self.anywhere.add(key.split("}")[-1].split(":")[-1])
            for index, step in enumerate(steps := self.steps(key)):
                last = index == len(steps) - 1
                attribute = is_attribute if last else False
                if step.isdigit():
                    continue
                step, sigil = (step[1:], True) if step.startswith("@") else (step, False)
                attribute = attribute or sigil
                if step.startswith("#") or not step:
                    continue
                if step.startswith("{"):
                    namespace, local = step[1:].split("}")
                    (self.attributes if attribute else self.elements).add((namespace, local))
                elif ":" in step:
                    self.anywhere.add(step.split(":")[1])
                elif attribute:
                    self.attributes.add(("", step))
                else:
                    self.elements.add((uri, step))
                    if not uri:
                        self.elements.add((None, step))

        for _ in range(count):
            form = self.pick(["element"] * 6 + ["attribute"] * 4 + ["text", "path", "path", "path", "star", "star", "any",
                                                                  "anyattributes", "inner", "presence", "both", "cdata", "lossy",
                                                                  "family", "flattened", "flattened", "groups", "comments",
                                                                  "map", "collected", "indexed"])
            if simple and form not in ("element", "attribute"):
                form = "attribute"
            if not pool:
                break
            name = pool.pop()
            if self.chance(0.08):
                name = self.aliased()
            elif form in ("element", "attribute") and self.chance(0.06):
                # The name contains a dot.
                whole = name + ".dot"
                self.anywhere.add(whole)
                wrappers, type = self.layer(False)
                if form == "element":
                    add(name + "..dot", wrappers, type)
                else:
                    self.attributes.add(("", whole))
                    add(whole, ["XMLAttribute"] + wrappers, type)
                continue
            qualified = name
            if self.chance(0.12):
                qualified = "{" + self.pick(URIS) + "}" + name
            elif self.chance(0.08):
                qualified = self.pick(["p:", "q:", "m:"]) + name
            if form == "element":
                if depth > 0 and not simple and self.chance(0.05):
                    # A value that says nil itself, inside of wrappers.
                    wrappers, type = self.pick([["XMLChild"], ["XMLIndirect"], ["XMLChild", "XMLLenient"], ["XMLLenient"]]), (
                        self.optional(self.nillable(self.scalar())))
                    self.lenient = self.lenient or "XMLLenient" in wrappers
                elif self.chance(0.45) or simple:
                    wrappers, type = self.layer(False)
                    if self.chance(0.2):
                        wrappers = ["XMLChild"] + wrappers
                        if self.chance(0.2) and "{" not in qualified and "child over @" not in AVOIDED:
                            note(qualified, False)
                            add("@" + qualified, wrappers, type)
                            continue
                else:
                    wrappers, type = [], self.element_type(depth, None if uri else name)
                    # The nil of an array of values that may say nil is an item.
                    if not re.search(r"\?\]?$|^\[?XML.Nillable", type.swift) and not type.choice and self.chance(0.1):
                        type = self.twice_optional(type)
                    if "XML.Element" in type.swift or any(each in type.swift for each in self.raw_types):
                        qualified = name
                    if "XML.Element" in type.swift and uri and "raw in a namespaced type" in AVOIDED:
                        wrappers, type = self.layer(False)
                note(qualified, False)
                self.anywhere.add(name) if type.swift.startswith("[[") or "Pair" in type.swift else None
                if "XML.Element" in type.swift:
                    self.anywhere.add(name)
                add(qualified, wrappers, type)
            elif form == "attribute":
                wrappers, type = self.layer(False)
                if self.chance(0.5):
                    add(qualified, ["XMLAttribute"] + wrappers, type)
                else:
                    add("@" + qualified, wrappers, type)
                note(qualified, True)
                if self.chance(0.1) and not catch_all and not simple:
                    # An element with the same name.
                    wrappers, type = self.layer(False)
                    note(qualified, False)
                    add(qualified, wrappers, type)
                elif qualified in NAMES:
                    self.attribute_names.append(qualified)
            elif form == "both" and "both" not in AVOIDED:
                wrappers, type = self.layer(False)
                if "XMLList" in wrappers:
                    continue  # An empty list is not written as an attribute.
                note(name, False)
                note(name, True)
                add(name, ["XMLElementAndAttribute"] + wrappers, type)
            elif form == "cdata":
                type = Type("String", lambda: quoted(self.string()), True)
                if self.chance(0.3):
                    type = self.optional(type)
                note(name, False)
                add(name, ["XMLCData"], type)
            elif form == "lossy":
                self.lenient = True
                type = self.pick([self.array(self.scalar()), self.array(self.optional(self.scalar())), self.set(self.scalar()),
                                  self.dictionary(self.scalar()), self.array(self.struct(depth - 1, simple=True))])
                note(name, False)
                add(name, ["XMLLossy"], type)
            elif form == "presence" and "presence" not in AVOIDED:
                note(name, False)
                self.lenient = True
                add(name, ["XMLPresence"], Type("Bool", lambda: self.pick(["true", "false"])))
            elif form == "inner":
                note(name, False)
                self.captures = True
                contents = ["", "x", "a<raw1>b</raw1> c", " ", "\n <raw1 />\n", "<!--c-->x<?p i?>", "&amp;<![CDATA[<]]>"]
                self.anywhere |= {"raw1"}
                add(name, ["InnerXML"], Type("String", lambda: quoted(self.pick(contents))))
            elif form == "text":
                if has_text or catch_all in ("nodes", "choices") or not text:
                    continue
                has_text = True
                wrappers, type = self.layer(True)
                if catch_all and "text wrapper beside *" in AVOIDED:
                    add("#text", wrappers, type)
                elif wrapped_text and self.chance(0.3):
                    add("#text", ["XMLText", "XMLCData"], Type("String", lambda: quoted(self.string()), True))
                elif wrapped_text:
                    add(name, ["XMLText"] + wrappers, type)
                else:
                    add(self.pick(["#text", ""]), wrappers, type)
            elif form == "path":
                self.path(add, note, pool, qualified, depth)
            elif form == "family":
                if depth <= 0 or not star:
                    continue
                family = self.family(depth - 1, self.pick(
                    [".xsiType", '.attribute("kind")']
                    + (['.element("kind")'] if "captured discriminator" not in AVOIDED else [])
                    + ([".elementName"] if "element name family" not in AVOIDED else [])))
                note(name, False)
                self.add_family(add, family, name)
            elif form == "flattened":
                if depth > 0:
                    self.narrow += 1
                    taken_text = self.flattened(add, depth, pool, name, text and not has_text and not catch_all)
                    self.narrow -= 1
                    has_text = has_text or taken_text
            elif form == "groups":
                self.groups(add, note, pool, depth, name)
            elif form == "comments":
                if few or catch_all == "nodes" or any("XMLComments" in each["wrappers"] for each in result):
                    continue
                self.comments(add, name)
            elif form == "map":
                note(name, False)
                self.map(add, name)
            elif form == "collected":
                note(name, False)
                self.collected(add, name)
            elif form == "indexed":
                self.indexed(add, note, qualified, depth)
            elif form == "any":
                if catch_all or not star:
                    continue
                catch_all = "elements"
                add("any", ["XMLAnyElements"], self.array(self.raw_element()), any=True)
            elif form == "anyattributes":
                # Of roots of all kinds, which alone are generated at this depth.
                if "root any attributes" in AVOIDED and depth >= 2 or self.members:
                    continue
                if any("XMLAnyAttributes" in each["wrappers"] for each in result) or not star:
                    continue
                self.anywhere |= {"ra1", "ra2", "ra3"}
                self.captures = True
                def attributes():
                    items = self.random.sample([
                        'XML.Attribute("ra1", value: "x")', 'XML.Attribute("ra2", value: " a\\nb\\t<\\"")',
                        'lang("en")', 'XML.Attribute("ra3", value: "")'], self.random.randint(0, 2))
                    return "[" + ", ".join(items) + "]"
                add("anyattributes", ["XMLAnyAttributes"], Type("[XML.Attribute]", attributes), any=True)
            elif form == "star":
                if catch_all or depth <= 0 or not star:
                    continue
                if has_text and wrapped_text and "text wrapper beside *" in AVOIDED:
                    continue
                catch_all = self.star(add, depth, [self.steps(p["key"])[0].split("}")[-1].split(":")[-1] for p in result]
                                      + pool[:0], has_text, pool,
                                      has_comments=any("XMLComments" in each["wrappers"] for each in result))
        if not result:
            name = self.fresh("only")
            note(name, False)
            add(name, [], self.scalar())
        # Elements with an index are written in the order of their indices.
        if self.chance(0.3) and not any(step.isdigit() for each in result for step in self.steps(each["key"])):
            # What takes the rest comes before what is named.
            self.random.shuffle(result)
        # A family under `*` reports an element that is no member before it is known that a flattened value names it.
        result.sort(key=lambda each: any("Family" in wrapper for wrapper in each["wrappers"]))
        self.used = {name for name in NAMES if name not in pool}
        self.own_attribute_names = self.attribute_names
        self.attribute_names = outer_names
        return result

    def numeric(self):
        """A scalar that no element without text is."""
        return Type("Int", lambda: self.pick(["0", "-1", "42"]), True)

    def steps(self, key):
        """The steps of a path; dots in braces do not separate."""
        steps, step, braces = [], "", 0
        for character in key:
            braces += {"{": 1, "}": -1}.get(character, 0)
            if character == "." and not braces:
                steps.append(step)
                step = ""
            else:
                step += character
        return steps + [step]

    def path(self, add, note, pool, first, depth):
        """Several keys that begin with the same step."""
        leaves = self.random.sample(["u", "v", "w", "u2"], self.random.randint(1, 3))
        text = False
        if self.chance(0.15) and first in NAMES:
            # A value beside the attributes of its element.
            note(first, False)
            add(first, [], self.optional(self.numeric()))
            for leaf in leaves:
                wrappers, type = self.layer(False)
                note(f"{first}.@{leaf}", False)
                add(f"{first}.@{leaf}", wrappers, type)
            return
        for leaf in leaves:
            step = leaf
            if self.chance(0.15):
                step = "{" + self.pick(URIS) + "}" + leaf
            if self.chance(0.3):
                step = f"mid.{step}"
            form = self.pick(["element", "element", "attribute", "text", "wrapped", "star"])
            if form == "element":
                key = f"{first}.{step}"
                if self.chance(0.5):
                    wrappers, type = self.layer(False)
                    if self.chance(0.2):
                        wrappers = ["XMLChild"] + wrappers
                else:
                    wrappers, type = [], self.element_type(depth, None)
                    if "XML.Element" in type.swift or type.swift == "[XML.Node]":
                        wrappers, type = self.layer(False)
                    if type.swift.endswith("]?") and len(leaves) > 1:
                        # An element with nothing but attributes of other keys is empty, as around a list without items.
                        type.make = type.filled
                if type.swift.startswith("[[") or "Pair" in type.swift:
                    self.anywhere.add(leaf)
                note(key, False)
                add(key, wrappers, type)
            elif form in ("attribute", "wrapped"):
                wrappers, type = self.layer(False)
                key = f"{first}." + (f"mid.@{leaf}" if "mid" in step else f"@{leaf}")
                if form == "wrapped":
                    key = f"{first}.{leaf}"
                    wrappers = ["XMLAttribute"] + wrappers
                note(key, form == "wrapped")
                add(key, wrappers, type)
            elif form == "text" and not text:
                text = True
                wrappers, type = self.layer(True)
                note(first, False)
                add(f"{first}.#text", wrappers, type)
            elif form == "star" and len(leaves) == 1 and depth > 0:
                note(first, False)
                self.star(add, depth, [], True, pool, prefix=f"{first}.")
                return

    def star(self, add, depth, taken, has_text, pool, prefix="", has_comments=False):
        """One key `*`, or two."""
        kind = self.pick(["choices", "choices", "choices", "choice", "choice?", "two", "raw", "nodes", "named", "rootnamed",
                          "family", "named1"])
        if kind == "nodes" and (has_text or has_comments):
            kind = "raw"
        # The names of cases are not names of other keys.
        def choice(single):
            names = set(NAMES) - set(pool)
            names |= set(taken)
            if not prefix and self.chance(0.5):
                # Cases with the names of attributes.
                names -= set(self.attribute_names)
            made = self.choice(depth - 1, names, single or has_text)
            for key in made.keys:
                if key in pool:
                    pool.remove(key)
            return made
        star = prefix + "*" if prefix or self.chance(0.7) else self.pick(["", "*some"])
        if star == "" and (has_text or kind not in ("choices", "choice", "choice?")):
            star = "*"
        if len(pool) < 9 and kind in ("choices", "choice", "choice?", "two"):
            kind = "raw"
        if kind == "choices":
            type = choice(False)
            add(star, [], self.choice_list(type))
            return "choices"
        if kind == "choice":
            add(star, [], choice(True))
            return "choice"
        if kind == "choice?":
            add(star, [], self.optional(choice(True)))
            return "choice"
        if kind == "two":
            add(prefix + "*first", [], self.array(choice(True)))
            if len(pool) > 5:
                add(prefix + "*second", [], self.array(choice(True)))
            return "choices"
        if kind == "raw":
            add(star, [], self.array(self.raw_element()))
            return "elements"
        if kind == "nodes":
            add(star, [], self.nodes(True))
            return "nodes"
        if kind == "family":
            self.add_family(add, self.family(depth - 1, self.pick([".elementName", ".elementName"])), star)
            return "choices"
        name = self.fresh("Named")
        inner = self.properties(depth - 1, True, "", few=True)
        if kind in ("named", "named1"):
            self.anywhere |= {"raw1", "raw2", "raw-é"}
            inner.insert(self.random.randint(0, len(inner)), dict(
                name="elementName", key="elementName", wrappers=["XMLElementName"],
                type=Type("String", lambda: self.pick(['"raw1"', '"raw2"', '"raw-é"'])), any=True))
            type = self.declare("struct", name, inner, "Codable, Equatable", "")
        else:
            self.anywhere.add("rawnamed")
            type = self.declare("struct", name, inner, "Codable, Equatable, XMLRootNamed",
                                '    static var xmlRootName: String { "rawnamed" }\n')
        if kind == "named1":
            add(star, [], self.pick([lambda t: t, self.optional])(type))
        else:
            add(star, [], self.array(type))
        return "elements"

    # MARK: - Structs and classes

    def record(self, kind, depth, simple=False, root=False, more=()):
        name = self.fresh("S" if kind == "struct" else "C")
        uri = ""
        conformances = "Codable, Equatable"
        members = ""
        if self.chance(0.12) and not simple:
            uri = self.pick(URIS)
            conformances += ", XMLNamespaced"
            members += f'    static var xmlNamespaceURI: String {{ "{uri}" }}\n'
            if self.chance(0.4):
                members += f'    static var xmlPrefix: String? {{ "{self.pick(["p", "q", "z"])}" }}\n'
            elif root or depth >= 2:
                self.namespaced_root = uri
        properties = self.properties(depth, simple, uri, root)
        for each in more:
            properties.insert(self.random.randint(0, len(properties)), each)
        if root and self.chance(0.15):
            conformances += ", XMLRootNamed"
            members += '    static var xmlRootName: String { "rootnamed" }\n'
        if root and uri:
            self.elements.add((uri, "rootnamed"))
            self.elements.add((uri, "root"))
            self.elements.add((uri, name))
        # Elements with an index are written in the order of their indices.
        has_indices = any(self.steps(each["key"])[-1].isdigit() for each in properties)
        if properties and not has_indices and self.chance(0.1):
            conformances += ", XMLOrdered"
            listed = self.random.sample(properties, self.random.randint(1, len(properties)))
            members += "    static var xmlOrder: [any CodingKey] { [" + ", ".join(
                f"CodingKeys.{each['name']}" for each in listed) + "] }\n"
        type = self.declare(kind, name, properties, conformances, members)
        type.plain = simple
        return type

    def declare(self, kind, name, properties, conformances, members, parameters=""):
        hand = any(each["type"].hand for each in properties)
        lines = []
        for each in properties:
            wrappers = "".join(f"@{wrapper} " for wrapper in each["wrappers"])
            lines.append(f"    {wrappers}var {each['name']}: {each['type'].swift}")
        lines.append("")
        lines += self.coding_keys(properties)
        if kind != "struct":
            lines.append("    init(" + ", ".join(f"{each['name']}: {each['type'].swift}" for each in properties) + ") {")
            lines += [f"        self.{each['name']} = {each['name']}" for each in properties]
            lines.append("    }")
        if hand or kind != "struct":
            lines.append(f"    static func == (left: {name}, right: {name}) -> Bool {{")
            lines.append("        " + (" && ".join(self.equal(each) for each in properties) or "true"))
            lines.append("    }")
        if members:
            lines.append(members.rstrip("\n"))
        keyword = "final class" if kind == "class" else "struct"
        if not properties:
            lines = [line for line in lines if True]
        self.declarations.append(f"{keyword} {name}{parameters}: {conformances} {{\n" + "\n".join(lines) + "\n}")

        def make():
            return f"{name}(" + ", ".join(f"{each['name']}: {each['type'].make()}" for each in properties) + ")"
        # A type with a == by hand is Equatable like any other.
        return Type(name, make)

    def equal(self, each):
        left, right = f"left.{each['name']}", f"right.{each['name']}"
        return f"isEqual({left}, {right})" if each["type"].hand else f"{left} == {right}"

    def class_type(self, depth):
        """A class, perhaps with a superclass."""
        if self.chance(0.4):
            return self.record("class", depth)
        base, name = self.fresh("Base"), self.fresh("Sub")
        inherited = [each for each in self.properties(depth, False, "", few=True, star=self.chance(0.4))]
        taken, attributes = self.used, self.own_attribute_names
        takes_text = self.holds_text(inherited) or any(
            "XML.Node" in each["type"].swift or "Choice" in each["type"].swift for each in inherited)
        own = [each for each in self.properties(depth, takes_text, "", star=False, taken=taken)]
        if attributes and self.chance(0.4):
            # A plain key with the name of an attribute of the superclass.
            same = self.pick(attributes)
            self.names([same])
            self.elements.add((None, same))
            own.append(dict(name="equalOwn", key=same, wrappers=[], type=self.optional(self.numeric())))
        if self.chance(0.2) and not takes_text:
            # What the subclass names in an element is not left to the superclass.
            self.names(["shared", "inner"])
            self.elements |= {(None, "shared"), (None, "inner")}
            inherited.append(dict(name="sharedRest", key="shared.*", wrappers=[], type=self.array(self.raw_element())))
            own.append(dict(name="sharedInner", key="shared.inner", wrappers=[], type=self.optional(self.numeric())))
        # The element of the superclass has its name.
        nested = self.chance(0.3) and not any("super" in each["key"] for each in own) and "super" not in self.used - taken
        if nested:
            self.anywhere.add("super")
        self.subclass(base, name, inherited, own, nested)

        def make():
            return f"{name}(" + ", ".join(f"{each['name']}: {each['type'].make()}" for each in inherited + own) + ")"
        return Type(name, make)

    def subclass(self, base, name, inherited, own, nested, members="", declare_base=True, conformances="Codable, Equatable",
                 submembers=""):
        fields = lambda properties: [
            "    " + "".join(f"@{wrapper} " for wrapper in each["wrappers"]) + f"var {each['name']}: {each['type'].swift}"
            for each in properties]
        keys = lambda properties: self.coding_keys(properties, "private ")
        parameters = lambda properties: ", ".join(f"{each['name']}: {each['type'].swift}" for each in properties)
        if declare_base:
            lines = fields(inherited) + keys(inherited)
            lines += [f"    init({parameters(inherited)}) {{"]
            lines += [f"        self.{each['name']} = {each['name']}" for each in inherited] + ["    }"]
            lines += [f"    static func == (left: {base}, right: {base}) -> Bool {{", "        left.isSame(right)", "    }"]
            lines += [f"    func isSame(_ right: {base}) -> Bool {{", f"        let left = self",
                      "        return type(of: left) == type(of: right)"
                      + "".join(" && " + self.equal(each) for each in inherited), "    }"]
            self.declarations.append(f"class {base}: {conformances} {{\n" + "\n".join(lines) + "\n" + members + "}")
        lines = fields(own)
        if own:
            lines += keys(own)
        lines += [f"    {'' if own else 'override '}init({parameters(inherited + own)}) {{"]
        lines += [f"        self.{each['name']} = {each['name']}" for each in own]
        lines += ["        super.init(" + ", ".join(f"{each['name']}: {each['name']}" for each in inherited) + ")", "    }"]
        lines += ["    required init(from decoder: any Decoder) throws {"]
        if own:
            lines += ["        let container = try decoder.container(keyedBy: CodingKeys.self)"]
        for each in own:
            storage = self.storage(each)
            if each["wrappers"]:
                lines.append(f"        _{each['name']} = try container.decode({storage}.self, forKey: .{each['name']})")
            elif storage.endswith("?"):
                lines.append(f"        {each['name']} = try container.decodeIfPresent({storage[:-1]}.self, forKey: .{each['name']})")
            else:
                lines.append(f"        {each['name']} = try container.decode({storage}.self, forKey: .{each['name']})")
        if nested and own:
            lines += ["        try super.init(from: container.superDecoder())"]
        else:
            lines += ["        try super.init(from: decoder)"]
        lines += ["    }", "    override func encode(to encoder: any Encoder) throws {"]
        early = self.chance(0.5)
        call = "        try super.encode(to: encoder)"
        if early and not nested:
            lines.append(call)
        if own:
            lines += ["        var container = encoder.container(keyedBy: CodingKeys.self)"]
            if early and nested:
                lines.append("        try super.encode(to: container.superEncoder())")
        for each in own:
            value = f"_{each['name']}" if each["wrappers"] else each["name"]
            function = "encodeIfPresent" if not each["wrappers"] and each["type"].swift.endswith("?") else "encode"
            lines.append(f"        try container.{function}({value}, forKey: .{each['name']})")
        if not early or (nested and not own):
            lines.append("        try super.encode(to: container.superEncoder())" if nested and own else call)
        lines += ["    }"]
        lines += [f"    override func isSame(_ right: {base}) -> Bool {{",
                  f"        let left = self", f"        guard let right = right as? {name} else {{ return false }}",
                  "        return super.isSame(right)" + "".join(" && " + self.equal(each) for each in own), "    }"]
        self.declarations.append(f"final class {name}: {base} {{\n" + "\n".join(lines) + "\n" + submembers + "}")

    def storage(self, each):
        """The type that stores a property with wrappers."""
        text = each["type"].swift
        for wrapper in reversed(each["wrappers"]):
            if "<" in wrapper or wrapper in ("XMLAnyElements", "XMLAnyAttributes", "InnerXML", "XMLPresence", "XMLElementName",
                                             "XMLComments"):
                text = wrapper
            elif wrapper == "XMLGroups":
                text = f"XMLGroups<{text[1:-1]}>"
            else:
                text = f"{wrapper}<{text}>"
        return text

    def generic(self, depth):
        """A generic struct, with one or two of its specializations."""
        name = self.fresh("G")
        argument = lambda: self.pick([self.scalar, self.scalar, lambda: self.struct(depth), lambda: self.optional(self.scalar()),
                                      lambda: self.array(self.scalar()), lambda: self.choice(depth)])()
        forms = []
        used = self.random.sample(NAMES, 4)
        for key in used[:self.random.randint(1, 3)]:
            form = self.pick(["T", "T", "[T]", "T?", "[String: T]", "@"])
            self.names([key], [key])
            self.anywhere.add(key)
            forms.append((key, form))
        lines = []
        for index, (key, form) in enumerate(forms):
            lines.append(f"    @XMLAttribute var p{index}: Int" if form == "@" else f"    var p{index}: {form}")
        lines.append("    enum CodingKeys: String, CodingKey {")
        lines += [f"        case p{index} = {quoted(key)}" for index, (key, _) in enumerate(forms)]
        lines.append("    }")
        self.declarations.append(f"struct {name}<T: Codable & Equatable>: Codable, Equatable {{\n" + "\n".join(lines) + "\n}")

        def specialize(type):
            def value(form):
                if form == "@":
                    return str(self.random.randint(0, 9))
                if form == "T":
                    return type.make()
                if form == "T?":
                    return "nil" if self.chance(0.5) else type.filled()
                if form == "[T]":
                    return self.array(type).make()
                return self.dictionary(type).make()
            self.anywhere |= {"raw1", "raw2", "été", "raw-x", "RAW"}
            def make():
                return f"{name}<{type.swift}>(" + ", ".join(
                    f"p{index}: {value(form)}" for index, (_, form) in enumerate(forms)) + ")"
            return Type(f"{name}<{type.swift}>", make)
        first = argument()
        # [T?] where T is Optional, and [T] of empty arrays, cannot tell nil from nothing.
        while any(form in ("T?", "[String: T]") for _, form in forms) and (first.swift.endswith("?") or first.swift.startswith("[")):
            first = argument()
        result = specialize(first)
        if self.chance(0.3):
            return specialize(result) if not any(form == "[String: T]" for _, form in forms) else result
        return self.pick([lambda t: t, self.optional, self.array])(result)

    # MARK: - Polymorphism

    def polymorphic_class(self, depth):
        base = self.fresh("Poly")
        subs = [self.fresh("PolySub") for _ in range(2)]
        inherited = self.properties(depth, True, "", few=True, star=False)
        taken = self.used
        discriminator = self.pick([".xsiType", ".xsiTypeIfDerived", '.attribute("kind")', '.element("kind")'])
        self.anywhere |= {"kind", "type"}
        types = ", ".join(f'"t{index}": {sub}.self' for index, sub in enumerate(subs)) + f', "base": {base}.self'
        members = (f"    class var xmlDiscriminator: XMLDiscriminator {{ {discriminator} }}\n"
                   f"    class var xmlTypes: [String: any Codable.Type] {{ [{types}] }}\n")
        owns = []
        if twice := self.chance(0.4):
            types += f', "t0b": {subs[0]}.self'
            members = members.replace('"base"', f'"t0b": {subs[0]}.self, "base"')
        for index, sub in enumerate(subs):
            own = self.properties(depth, index == 0, "", star=False, taken=taken)
            if twice and index == 0:
                own.insert(self.random.randint(0, len(own)), self.mark(discriminator, ["t0", "t0b"]))
            self.subclass(base, sub, inherited, own, False, members, index == 0, "Codable, Equatable, XMLPolymorphicCoding")
            owns.append(own)

        def make():
            which = self.random.randint(0, 2)
            if which == 2:
                return f"{base}(" + ", ".join(f"{each['name']}: {each['type'].make()}" for each in inherited) + ")"
            return f"{subs[which]}(" + ", ".join(
                f"{each['name']}: {each['type'].make()}" for each in inherited + owns[which]) + ")"
        return Type(base, make)

    def mark(self, discriminator, values):
        """A property for the discriminator value of a type that has several."""
        key = f"@{{{XSI}}}type" if "xsi" in discriminator else "@kind" if "attribute" in discriminator else "kind"
        wrappers = []
        if key == "@kind" and self.chance(0.5):
            key, wrappers = "kind", ["XMLAttribute"]
        return dict(name="mark", key=key, wrappers=wrappers, type=Type("String", lambda: quoted(self.pick(values)), True))

    def family(self, depth, discriminator):
        """A family of structs: the name of the family, its protocol, and a function for values."""
        protocol, family = self.fresh("Protocol"), self.fresh("Family")
        self.families = True
        self.members += "any attributes in members" in AVOIDED
        twice = self.chance(0.3) and "elementName" not in discriminator
        mark = [self.mark(discriminator, ["raw-t0", "raw-t0b"])] if twice else []
        members = [self.record("struct", depth, self.chance(0.5), more=mark if index == 0 else [])
                   for index in range(2)]
        self.members -= "any attributes in members" in AVOIDED
        self.declarations.append(f"protocol {protocol}: Codable, Equatable {{}}")
        for member in members:
            self.declarations.append(f"}}\nextension {self.name}.{member.swift}: {self.name}.{protocol} {{}}\nextension {self.name} {{")
        types = ", ".join(f'"raw-t{index}": {member.swift}.self' for index, member in enumerate(members))
        if twice:
            types = f'"raw-t0b": {members[0].swift}.self, ' + types
        self.anywhere |= {"raw-t0", "raw-t1", "kind", "type"}
        self.declarations.append(
            f"enum {family}: XMLPolymorphicFamily {{\n    typealias Member = any {protocol}\n"
            f"    static var xmlDiscriminator: XMLDiscriminator {{ {discriminator} }}\n"
            f"    static var xmlTypes: [String: any Codable.Type] {{ [{types}] }}\n}}")
        return family, Type(f"any {protocol}", lambda: self.pick(members).make(), hand=True)

    def add_family(self, add, family, key):
        family, member = family
        form = self.pick(["", "Optional", "Array"])
        if form == "":
            add(key, [f"XMLPolymorphic<{family}>"], member)
        elif form == "Optional":
            optional = Type(f"({member.swift})?", lambda: "nil" if self.chance(0.4) else member.make(), hand=True)
            add(key, [f"XMLPolymorphic<{family}?>"], optional)
        else:
            array = self.array(member)
            array.swift = f"[{member.swift}]"
            add(key, [f"XMLPolymorphic<[{family}]>"], array)

    # MARK: - The whole model

    def model(self):
        kind = self.pick(["struct"] * 12 + ["class"] * 2 + ["choice", "[choice]", "generic", "[struct]", "dict", "poly", "recursive",
                                             "told", "[told]", "indirect"])
        if kind == "struct":
            root = self.struct(2, root=True)
        elif kind == "class":
            root = self.class_type(2)
        elif kind == "choice":
            root = self.choice(3)
            # Then its namespace is the default one.
            self.namespaced_root = root.uri or None
        elif kind == "[choice]":
            root = self.choice_list(self.choice(3, single=False))
        elif kind == "generic":
            root = self.generic(1)
            while root.swift[-1] in "?]":
                root = self.generic(1)
        elif kind == "[struct]":
            root = self.array(self.struct(2))
        elif kind == "dict":
            root = self.dictionary(self.struct(1))
        elif kind == "poly":
            root = self.polymorphic_class(2)
        elif kind == "told":
            root = self.told(3)
        elif kind == "[told]":
            root = self.array(self.told(2))
        elif kind == "indirect":
            root = self.indirect()
        else:
            root = self.recursive(2)
        key = "root" if self.chance(0.5) or root.swift[0] == "[" else None
        base = root.swift.split("<")[0]
        self.anywhere |= {base, "root", "rootnamed", "Array", "item", "element"}
        options = []
        # White space in captured content may be indentation.
        if self.chance(0.25) and not self.captures and not self.preserves:
            options.append("encoder.outputFormatting = .prettyPrinted")
        elif self.chance(0.05) and not self.captures and not self.preserves:
            options.append("encoder.outputFormatting = [.prettyPrinted, .noEmptyElements]")
        elif self.chance(0.1) and not self.captures and not self.sequences:
            options.append("encoder.outputFormatting = [.sortedAttributes]")
        if self.chance(0.08):
            options.append("encoder.stringEncodingStrategy = .cdata")
        if self.chance(0.05) and not (self.families and "nil family" in AVOIDED):
            options.append("encoder.nilEncodingStrategy = .xsiNil")
        # The key of an entry is an attribute.
        is_free = not any(name == "key" for _, name in self.attributes)
        if self.chance(0.05) and is_free and not (self.captures and "any attributes in members" in AVOIDED):
            options += ["encoder.dictionaryKeyStrategy = .entries", "decoder.dictionaryKeyStrategy = .entries"]
            self.anywhere |= {"entry", "key"}
        values = [root.make() for _ in range(self.random.randint(2, 4))]
        text = [f"enum {self.name}: Model {{", f"    typealias Root = {root.swift}", f'    static var name: String {{ "{self.name}" }}',
                f"    static var rootKey: String? {{ {quoted(key) if key else 'nil'} }}",
                f"    static var isUnordered: Bool {{ {'true' if self.unordered else 'false'} }}",
                f"    static var gainsDeclarations: Bool {{ {'true' if self.captures and self.namespaced_root else 'false'} }}",
                f"    static var options: String {{ {quoted('; '.join(options))} }}",
                "    static func configure(_ encoder: XMLEncoder, _ decoder: XMLDecoder) {"]
        text += [f"        {option}" for option in options] + ["    }"]
        all_text = "\n".join(self.declarations)
        is_keyed = kind in ("struct", "class", "generic", "recursive") and "Poly" not in root.swift
        is_plain = not self.captures and not any(word in all_text for word in ("Nillable", "Poly", "Family", "XMLAnyAttributes", "??", "var equal"))
        text += [f"    static var isKeyed: Bool {{ {'true' if is_keyed else 'false'} }}",
                 f"    static var isPlain: Bool {{ {'true' if is_plain else 'false'} }}"]
        text += [f"    static func values() throws -> [{root.swift}] {{"]
        text += [f"        let v{index}: {root.swift} = {'try ' if 'try raw' in value else ''}{value.replace('try raw', 'raw')}"
                 for index, value in enumerate(values)]
        text += ["        return [" + ", ".join(f"v{index}" for index in range(len(values))) + "]", "    }"]
        text += ["", *["\n".join("    " + line if not line.startswith(("}", "extension M")) else line
                                for line in declaration.split("\n")) for declaration in self.declarations], "}"]
        names = {
            "elements": sorted([uri or "", name] for uri, name in {each for each in self.elements if isinstance(each, tuple)}),
            "attributes": sorted([uri, name] for uri, name in self.attributes), "anywhere": sorted(self.anywhere),
            "root": self.namespaced_root, "unordered": self.unordered,
            "text_default": any("XMLDefault" in line and self.is_text(line, all_text) for line in all_text.split("\n")),
            "lenient": self.lenient, "sets": self.sets, "nested": self.nested, "aliases": self.aliases, "captures": self.captures}
        return "\n".join(text) + "\n", names


HEAD = """import Foundation
import XMLCodable
"""

def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("seed")
    parser.add_argument("count", type=int)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("only", nargs="*")
    arguments = parser.parse_args()
    seed, count, folder, only = arguments.seed, arguments.count, arguments.folder, set(arguments.only)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("Models*.swift"):
        old.unlink()
    names, chunks = {}, [[], []]
    for index in range(count):
        if only and f"M{index}" not in only:
            continue
        generator = Generator(seed, index)
        text, facts = generator.model()
        names[generator.name] = facts
        chunks[index % 2].append(text)
    for index, chunk in enumerate(chunks):
        (folder / f"Models{index}.swift").write_text(HEAD + "\n" + "\n".join(chunk))
    all_models = ", ".join(f"{name}.self" for name in names)
    raw = "func raw(_ text: String) throws -> XML.Element { try XML.Document(parsing: text).root }\n\n"
    (folder / "Models.swift").write_text(
        HEAD + f"\nlet allModels: [any Model.Type] = [{all_models}]\n\n" + raw +
        "func lang(_ value: String) -> XML.Attribute {\n"
        '    XML.Attribute(name: XML.Name("xml:lang", namespaceURI: "http://www.w3.org/XML/1998/namespace"), value: value)\n}\n'
        "func isEqual<T: Equatable>(_ left: T, _ right: Any) -> Bool { (right as? T) == left }\n"
        "func isEqual(_ left: any Equatable, _ right: any Equatable) -> Bool {\n"
        "    func open<T: Equatable>(_ left: T) -> Bool { (right as? T) == left }\n    return open(left)\n}\n"
        "func isEqual(_ left: (any Equatable)?, _ right: (any Equatable)?) -> Bool {\n"
        "    if let left, let right { return isEqual(left, right) }\n    return left == nil && right == nil\n}\n"
        "func isEqual(_ left: [any Equatable], _ right: [any Equatable]) -> Bool {\n"
        "    left.count == right.count && zip(left, right).allSatisfy { isEqual($0, $1) }\n}\n")
    (folder / "models.json").write_text(json.dumps(names))


if __name__ == "__main__":
    main()
