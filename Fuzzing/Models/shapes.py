"""Forms whose shape in the document differs from that of the model: flattened values, groups of elements, maps, aliases."""

from swift import NAMES, URIS, Type, quoted

XSI = "http://www.w3.org/2001/XMLSchema-instance"


class Shapes:
    """What `Generator` knows about these forms."""

    # MARK: - Aliases

    def aliased(self):
        """A name that occurs only once in a model, so that all of it can be renamed."""
        return self.fresh("al")

    def has_alias(self, each):
        """The name of a key's last step if it has an alias; None otherwise."""
        last = self.steps(each["key"])[-1].lstrip("@")
        local = last.split("}")[-1].split(":")[-1]
        swift = each["type"].swift
        # Raw content has its own name.
        raw = "XML.Element" in swift or any(name in swift for name in self.raw_types)
        return last if local.startswith("al") and local[2:].isdigit() and not raw else None

    def coding_keys(self, properties, access=""):
        """The lines of the coding keys."""
        aliases = [(each["name"], self.has_alias(each)) for each in properties]
        aliases = [(name, key) for name, key in aliases if key]
        protocol = "XMLAliasedKey" if aliases else "CodingKey"
        lines = [f"    {access}enum CodingKeys: String, {protocol} {{"]
        lines += [f"        case {each['name']} = {quoted(each['key'])}" for each in properties] or ["        case none"]
        return lines + self.alias_lines(aliases) + ["    }"]

    def alias_lines(self, aliases):
        """The lines of a property for the aliases of cases; none without any."""
        if not aliases:
            return []
        lines = ["        var xmlAliases: [String] {", "            switch self {"]
        for name, key in aliases:
            local = key.split("}")[-1].split(":")[-1]
            self.aliases[local] = f"also{local}"
            # An alias takes the place of the whole name.
            space = key[:len(key) - len(local)]
            names = [f"{space}also{local}"]
            if self.chance(0.3):
                names.insert(self.random.randint(0, 1), f"never{local}")
            lines.append(f"            case .{name}: [{', '.join(quoted(each) for each in names)}]")
        return lines + ["            default: []", "            }", "        }"]

    # MARK: - Flattened values

    def holds_text(self, properties):
        return any(each["key"] in ("", "#text") or "XMLText" in each["wrappers"] or each.get("text") for each in properties)

    def flattened(self, add, depth, pool, name, text):
        """A value whose keys are those of the element around it; returns whether it takes the text."""
        if self.chance(0.3):
            type = self.told(depth, pool=pool)
            add(name, ["XMLFlattened"], self.optional(type) if self.chance(0.5) else type)
            return False
        swift = self.fresh("Flat")
        uri, conformances, members = "", "Codable, Equatable", ""
        if self.chance(0.15):
            uri = self.pick(URIS)
            conformances += ", XMLNamespaced"
            members = f'    static var xmlNamespaceURI: String {{ "{uri}" }}\n'
        properties = self.properties(depth - 1, False, uri, few=True, star=False, pool=pool, text=text)
        is_optional = self.chance(0.5)
        if is_optional:
            # Some value without content is nil.
            key = self.fresh("req")
            is_attribute = self.chance(0.4)
            self.names([] if is_attribute else [key], [key] if is_attribute else [], uri)
            # A wrapper names its attribute once it was decoded: XMLMapping.md, flattened values.
            wrapped = [index for index, each in enumerate(properties)
                       if any("Attribute" in wrapper for wrapper in each["wrappers"]) and not each["key"].startswith("@")]
            first = max(wrapped) + 1 if wrapped else 0
            properties.insert(self.random.randint(first, len(properties)), dict(
                name="required", key=("@" if is_attribute else "") + key, wrappers=[], type=self.scalar()))
        kind = "class" if self.chance(0.2) else "struct"
        type = self.declare(kind, swift, properties, conformances, members)
        has_text = self.holds_text(properties)
        add(name, ["XMLFlattened"], self.optional(type) if is_optional else type, text=has_text)
        return has_text

    def groups(self, add, note, pool, depth, name):
        """Items without an element around each of them."""
        if len(pool) < 3:
            return
        properties = []
        for index in range(self.random.randint(1, 3)):
            key = self.aliased() if self.chance(0.1) else pool.pop()
            if self.chance(0.1):
                key = "{" + self.pick(URIS) + "}" + key
            wrappers = []
            if index == 0:
                type = self.scalar()
            else:
                if self.chance(0.2):
                    key += ".u"
                if self.chance(0.4):
                    wrappers, type = self.layer(False)
                else:
                    type = self.element_type(depth - 1, None)
                    if "XML." in type.swift and ("XML.Element" in type.swift or "XML.Node" in type.swift):
                        wrappers, type = self.layer(False)
                if type.swift.startswith("[[") or "Pair" in type.swift:
                    self.anywhere.add(self.steps(key)[-1].split("}")[-1])
            note(key, False, "")
            properties.append(dict(name=f"g{index}", key=key, wrappers=wrappers, type=type))
        item = self.declare("struct", self.fresh("Group"), properties, "Codable, Equatable", "")
        add(name, ["XMLGroups"], self.array(item))

    def comments(self, add, name):
        def make():
            texts = [" kept 1 ", " kept", " kept <&> é]]> ", " kept 2\n  x "]
            return "[" + ", ".join(quoted(self.pick(texts)) for _ in range(self.random.randint(0, 2))) + "]"
        add(name, ["XMLComments"], Type("[String]", make))

    # MARK: - Maps and collections of transformed values

    def map(self, add, key):
        """A dictionary whose entries are elements."""
        if self.chance(0.25):
            self.anywhere |= {"ra1", "ra2", "ra3"}
            def attributes(low=0):
                names = self.random.sample(["ra1", "ra2", "ra3", "xml:lang"], self.random.randint(low, 3))
                return "[" + (", ".join(f"{quoted(name)}: {quoted(self.string())}" for name in names) or ":") + "]"
            type = Type("[String: String]", attributes)
            form = self.pick(["plain", "optional", "array"])
            if form == "optional":
                add(key, ["XMLTransformed<XML.AttributeMap?>"], self.optional(type))
            elif form == "array":
                add(key, ["XMLTransformed<[XML.AttributeMap]>"], self.array(type))
            else:
                add(key, ["XMLTransformed<XML.AttributeMap>"], type)
            return
        keys = self.pick([
            ("String", ['"a"', '"b c"', '"é"', '" x "', '"<"']), ("Int", ["0", "-1", "10", "9"]),
            ("Bool", ["true", "false"]), ("UUID", ['UUID(uuidString: "C56A4180-65AA-42EC-A945-5FD21DEC0538")!'])])
        value = self.scalar()
        self.anywhere |= {"key", "mapName", "mapValue"}
        if self.chance(0.5):
            entry = f"XML.MapEntry<{keys[0]}, {value.swift}>"
        else:
            entry = self.fresh("Entry")
            if self.chance(0.4):
                value = self.pick([lambda: self.struct(0, simple=True), lambda: self.optional(self.scalar()),
                                   lambda: self.array(self.scalar())])()
                # An Optional in a dictionary that is nil would not be an entry.
                value.make = value.filled
                placement = ("@XMLAttribute ", "")
            else:
                placement = self.pick([("@XMLAttribute ", "@XMLText "), ("", ""), ("", "@XMLAttribute "), ("@XMLAttribute ", "")])
            members = ""
            conformances = "XMLMapEntry"
            if self.chance(0.1):
                conformances += ", XMLNamespaced"
                uri = self.pick(URIS)
                members = f'    static var xmlNamespaceURI: String {{ "{uri}" }}\n'
                self.elements |= {(uri, "mapName"), (uri, "mapValue")}
            self.declarations.append(
                f"struct {entry}: {conformances} {{\n    {placement[0]}var mapName: {keys[0]}\n"
                f"    {placement[1]}var mapValue: {value.swift}\n"
                f"    var entry: (key: {keys[0]}, value: {value.swift}) {{ (mapName, mapValue) }}\n"
                f"    init(key: {keys[0]}, value: {value.swift}) {{ (mapName, mapValue) = (key, value) }}\n{members}}}")

        def make(low=0):
            chosen = self.random.sample(keys[1], self.random.randint(low, min(3, len(keys[1]))))
            return "[" + (", ".join(f"{each}: {value.make()}" for each in chosen) or ":") + "]"
        type = Type(f"[{keys[0]}: {value.swift}]", make, filled=lambda: make(1))
        if self.chance(0.2):
            add(key, [f"XMLTransformed<XML.MapOf<{entry}>?>"], self.some(type))
        else:
            add(key, [f"XMLTransformed<XML.MapOf<{entry}>>"], type)

    def collected(self, add, key):
        """A collection of transformed values."""
        transform, type = self.transformed()
        form = self.pick(["array", "array", "arrays", "dictionary", "set", "some", "optionals"])
        if form == "dictionary":
            add(key, [f"XMLTransformed<[String: {transform}]>"], self.dictionary(type))
        elif form == "set":
            add(key, [f"XMLTransformed<XML.SetOf<{transform}>>"], self.set(type))
        elif form == "arrays":
            self.anywhere.add(key)
            add(key, [f"XMLTransformed<[[{transform}]]>"], self.array(self.array(type)))
        elif form == "some":
            add(key, [f"XMLTransformed<[{transform}]?>"], self.some(self.array(type)))
        elif form == "optionals":
            add(key, [f"XMLTransformed<[{transform}?]>"], self.array(self.optional(type)))
        else:
            add(key, [f"XMLTransformed<[{transform}]>"], self.array(type))

    def spelling(self):
        """An own spelling of booleans."""
        name = self.fresh("Spelling")
        self.declarations.append(
            f"enum {name}: XMLBooleanSpelling {{\n    static let trueSpellings = [\"given\", \"yes\"]\n"
            '    static let falseSpellings = ["not given", ""]\n}')
        return name

    # MARK: - Keys with indices

    def indexed(self, add, note, first, depth):
        """Keys that lead to repeated elements, in the order of their indices."""
        if self.chance(0.3):
            # The elements themselves, none of which can be absent.
            for index in range(self.random.randint(1, 3)):
                key = f"{first}.{index}"
                type = self.scalar() if self.chance(0.5) else self.struct(depth - 1, simple=True)
                note(key, False)
                add(key, [], type)
            return
        for index in range(self.random.randint(1, 3)):
            for leaf in self.random.sample(["u", "v", "@c", "w"], self.random.randint(0 if index < 2 else 1, 2)):
                key = f"{first}.{index}."
                if self.chance(0.2):
                    key += f"mid.{self.random.randint(0, 1)}." if self.chance(0.5) else "mid."
                wrappers = []
                if leaf == "@c" or self.chance(0.6):
                    wrappers, type = self.layer(False)
                    if leaf != "@c" and self.chance(0.2):
                        wrappers = ["XMLAttribute"] + wrappers
                else:
                    type = self.element_type(depth - 1, None)
                    # The element before one with a later index is empty, as around a list without items.
                    if "XML.Element" in type.swift or type.swift == "[XML.Node]" or type.swift.endswith("]?"):
                        wrappers, type = self.layer(False)
                if type.swift.startswith("[[") or "Pair" in type.swift:
                    self.anywhere.add(leaf)
                key += leaf
                note(key, "XMLAttribute" in wrappers)
                add(key, wrappers, type)

    # MARK: - Values that say nil

    def nillable(self, type):
        self.anywhere |= {"ra1", "ra2"}
        self.sequences = True
        swift = f"XML.Nillable<{type.swift}>"

        def make():
            if self.chance(0.6):
                return f"{swift}.value({type.make()})"
            attributes = self.random.sample([
                'XML.Attribute("ra1", value: "x")', 'XML.Attribute("ra2", value: " a\\n<\\"")', 'lang("en")'],
                self.random.randint(0, 2))
            if not attributes and self.chance(0.5):
                return f"{swift}.null"
            return f"{swift}.null(attributes: [{', '.join(attributes)}])"
        return Type(swift, make)

    def any_nillable(self, depth):
        value = self.pick([self.scalar, self.scalar] + ([lambda: self.struct(depth - 1), lambda: self.told(depth - 1),
                                                         lambda: self.choice(depth - 1)] if depth > 0 else []))()
        type = self.nillable(value)
        return self.pick([lambda t: t, lambda t: t, self.optional, self.array, self.dictionary])(type)

    # MARK: - Structs that contain themselves

    def indirect(self):
        name = self.fresh("Loop")
        self.names(["reply", "words", "others"], ["rank"])
        wrappers = self.pick(["@XMLIndirect", "@XMLIndirect", "@XMLChild @XMLIndirect"])
        plain = self.pick([f"{name}?", f"{name}?", f"[{name}]"])
        self.declarations.append(
            f"struct {name}: Codable, Equatable {{\n    @XMLAttribute var rank: Int?\n    @XMLIndirect var words: String\n"
            f"    {wrappers} var reply: {plain}\n    var others: [{name}]\n}}")

        def make(levels=3):
            child = make(levels - 1) if levels and self.chance(0.6) else None
            if plain[0] == "[":
                reply = f"[{child}]" if child else "[]"
            else:
                reply = child or "nil"
            others = ", ".join(make(levels - 1) for _ in range(self.random.randint(0, 1) if levels else 0))
            return f"{name}(rank: {self.pick(['nil', '3'])}, words: {quoted(self.string())}, reply: {reply}, others: [{others}])"
        return Type(name, make)

    # MARK: - Choices with a discriminator

    def told(self, depth, name=None, pool=None):
        """An enum whose case is told by a discriminator.

        - name: The name of its elements, if it is known, so that one can be captured.
        - pool: The names that are free in the element around it, if it is flattened.
        """
        swift = self.fresh("Told")
        forms = ["attribute", "attribute", "element", "xsi"] if pool is None else ["attribute", "element"]
        form = self.pick(forms)
        mark = "kind" if pool is None else self.fresh("kind")
        self.anywhere |= {mark, "type"}
        discriminator = {"attribute": f'.attribute("{mark}")', "element": f'.element("{mark}")', "xsi": ".xsiType"}[form]
        values = ["c0", "c1", "é", "T"] + (
            ["{urn:x:p}T", "{urn:y:p}c1"] if form == "xsi" else ["x y", "a.b", "@z", "9", "<&>", "{x}"])
        # One local name each, which is all that a value without a namespace tells.
        chosen = []
        for value in self.random.sample(values, self.random.randint(1, 4)):
            if not any(value.split("}")[-1] == each.split("}")[-1] and form == "xsi" for each in chosen):
                chosen.append(value)
        cases, coding, nested, makers = [], [], [], []
        for index, value in enumerate(chosen):
            case = f"case{index}"
            coding.append(f"        case {case} = {quoted(value)}")
            kinds = ["none", "struct", "struct", "labels", "labels"]
            if pool is None:
                kinds += ["scalar", "array", "two", "choice", "dictionary", "indirect"] + ["mixed"]
            kind = self.pick(kinds)
            if depth <= 0 and kind in ("struct", "choice", "mixed", "indirect"):
                kind = "none"
            if form == "element" and kind in ("array", "dictionary"):
                kind = "scalar"  # the discriminator would be an item
            if kind == "none":
                cases.append(f"    case {case}")
                makers.append(lambda case=case: f"{swift}.{case}")
                continue
            if kind in ("struct", "scalar", "array", "choice", "dictionary", "indirect"):
                if kind == "struct" and pool is not None:
                    type = self.declare("struct", self.fresh("Flat"), self.properties(
                        depth - 1, False, "", few=True, star=False, pool=pool, text=False), "Codable, Equatable", "")
                else:
                    type = {"struct": lambda: self.struct(depth - 1), "scalar": self.scalar,
                            "array": lambda: self.array(self.scalar()), "choice": lambda: self.choice(depth - 1),
                            "dictionary": lambda: self.dictionary(self.scalar()), "indirect": self.indirect}[kind]()
                if kind == "array":
                    self.anywhere.add("item")
                    self.own_items = True
                cases.append(f"    case {case}({type.swift})")
                makers.append(lambda case=case, type=type: f"{swift}.{case}({type.make()})")
                continue
            if kind == "two":
                types = [self.scalar(), self.optional(self.scalar())]
                self.anywhere |= {"_0", "_1"}
                cases.append(f"    case {case}({types[0].swift}, {types[1].swift})")
                makers.append(lambda case=case, types=types: f"{swift}.{case}({types[0].make()}, {types[1].make()})")
                continue
            fields, keys = [], []
            for _ in range(self.random.randint(1, 3)):
                label = self.fresh("l")
                place = self.pick(["plain", "plain", "@", "path"])
                type = self.scalar() if place == "@" else self.pick([
                    self.scalar, lambda: self.optional(self.scalar()), lambda: self.array(self.scalar()),
                    lambda: self.struct(depth - 1) if depth > 0 else self.scalar()])()
                self.anywhere |= {label, f"deep{label}"}
                fields.append((f"{label}: ", type))
                raw = {"plain": label, "@": "@" + label, "path": f"deep{label}.{label}"}[place]
                keys.append(f"        case {label} = {quoted(raw)}")
            if kind == "mixed":
                type = self.pick([self.scalar, lambda: self.struct(0, simple=True)])()
                position = self.random.randint(0, len(fields))
                fields.insert(position, ("", type))
                keys.append(f"        case _{position}")
            cases.append(f"    case {case}(" + ", ".join(label + type.swift for label, type in fields) + ")")
            nested.append(f"    enum {case.capitalize()}CodingKeys: String, CodingKey {{\n" + "\n".join(keys) + "\n    }")
            makers.append(lambda case=case, fields=fields:
                          f"{swift}.{case}(" + ", ".join(label + type.make() for label, type in fields) + ")")
        if name and self.chance(0.3):
            self.captures = True
            self.raw_types.add(swift)
            cases.append("    case other(XML.Element)")
            coding.append('        case other = "*"')
            makers.append(lambda: f"{swift}.other(try raw({quoted(self.raw_text(name))}))")
        self.declarations.append(
            f"indirect enum {swift}: Codable, Equatable, XMLDiscriminatedChoice {{\n"
            f"    static var xmlDiscriminator: XMLDiscriminator {{ {discriminator} }}\n" + "\n".join(cases)
            + "\n\n    enum CodingKeys: String, CodingKey {\n" + "\n".join(coding) + "\n    }\n" + "\n".join(nested) + "\n}")
        return Type(swift, lambda: self.pick(makers)())
