"""What another parser, expat, says about documents; and documents with nodes that a model does not name."""

import re
from collections import Counter
from xml.parsers import expat

MARK_URI = "urn:mark"


class Content:
    """The names, attributes and texts of a document, as expat reports them."""

    def __init__(self, document):
        self.elements = []  # expanded names
        self.attributes = []  # (expanded name, value)
        self.nodes = []  # everything with its path, to compare documents
        path, texts = [], []
        parser = expat.ParserCreate(namespace_separator="|")
        parser.buffer_text = True

        def start(name, attributes):
            path.append(name)
            texts.append([])
            self.elements.append(name)
            self.nodes.append(("element", *path))
            for key, value in attributes.items():
                self.attributes.append((key, value))
                self.nodes.append(("attribute", *path, key, value))

        def end(name):
            self.nodes.append(("text", *path, "".join(texts.pop()).strip()))
            path.pop()

        parser.StartElementHandler = start
        parser.EndElementHandler = end
        parser.CharacterDataHandler = lambda text: texts[-1].append(text)
        comments = []
        parser.CommentHandler = comments.append
        parser.Parse(document.encode(), True)
        self.text = "\n".join(node[-1] for node in self.nodes if node[0] == "text")
        self.values = "\n".join([value for _, value in self.attributes] + comments)
        self.nodes.sort()


def split(name):
    uri, _, local = name.rpartition("|")
    return uri, local


def wrong_names(content, names):
    """Names in other namespaces than the keys of the model say."""
    elements = {tuple(each) for each in names["elements"]}
    attributes = {tuple(each) for each in names["attributes"]}
    anywhere = set(names["anywhere"])
    wrong = []
    for name in content.elements:
        uri, local = split(name)
        # Plain keys are names as written, which are in the default namespace of a namespaced root.
        known = (uri, local) in elements or local in anywhere
        if not known and not (uri == names["root"] and ("", local) in elements):
            wrong.append(f"element {{{uri}}}{local}")
    for name, _ in content.attributes:
        uri, local = split(name)
        if (uri, local) not in attributes and local not in anywhere and not uri.startswith(("http://www.w3.org/", "urn:raw")):
            if ("", local) not in elements or uri:
                wrong.append(f"attribute {{{uri}}}{local}")
    return wrong


# MARK: - Extending documents

TAG = re.compile(r"<!--.*?-->|<\?.*?\?>|<!\[CDATA\[.*?\]\]>|<(/?)([^\s/>!?]+)((?:\s+[^\s=]+=\"[^\"]*\")*)\s*(/?)>", re.S)


class Extension:
    """A document with one more node: its kind, the text of the new document, and what must come back."""

    def __init__(self, kind, document, marks=(), element=None, attribute=None, output=None):
        self.kind = kind
        self.document = document
        self.marks = marks  # texts and values
        self.element = element  # an expanded name
        self.attribute = attribute
        self.output = output  # what exactly must come back, and nothing be reported

    def lost(self, output):
        """What is not in the output; the whole document is compared if nothing is marked."""
        content = Content(output)
        if not self.marks:
            # A default may have been added, and an item that says nil be an empty list.
            lost = Counter(Content(self.document).nodes) - Counter(content.nodes)
            return ["the copy"] if any(not node[-2].endswith("XMLSchema-instance|nil") for node in lost) else []
        all_text = content.text + "\n" + content.values
        lost = [mark for mark in self.marks if mark not in all_text]
        # A name without a namespace may be in the default one.
        names = content.elements + [split(name)[1] for name in content.elements]
        if self.element and self.element not in names:
            lost.append(f"<{self.element}>")
        if self.attribute and self.attribute not in [name for name, _ in content.attributes]:
            lost.append(f"@{self.attribute}")
        return lost


def extensions(document, random, count, aliases):
    """Some documents with a node that the model does not name, or a copy of one that it names."""
    tags = [match for match in TAG.finditer(document) if match.group(2)]
    names = sorted({match.group(2).split(":")[-1] for match in tags} | {
        name.split(":")[-1] for match in tags for name in re.findall(r"([^\s=]+)=\"", match.group(3))
        if not name.startswith("xmlns")})
    result = []
    for _ in range(count):
        kind = random.choice([
            "element", "element", "element in a namespace", "attribute", "attribute", "attribute in a namespace", "text", "text",
            "section", "known element in a namespace", "known attribute", "known attribute in a namespace", "known element",
            "copy", "copy", "split", "empty element", "comment", "alias"])
        tag = random.choice(tags)
        name = random.choice(names)
        closes, opened, attributes, empty = tag.group(1), tag.group(2), tag.group(3), tag.group(4)

        def insert(text):
            """At the start of an element, or at its end, or in an empty one."""
            if empty:
                return f"{document[:tag.start()]}<{opened}{attributes}>{text}</{opened}>{document[tag.end():]}"
            position = tag.start() if closes else tag.end()
            return document[:position] + text + document[position:]

        def put(attribute):
            position = tag.start() + 1 + len(opened)
            return document[:position] + " " + attribute + document[position:]

        if kind == "alias":
            used = [name for name in aliases if re.search(rf"[<:\s]{name}[\s=/>]", document)]
            if used:
                name = random.choice(used)
                renamed = re.sub(rf"(</?(?:[\w.-]+:)?){name}(?=[\s/>])", rf"\1{aliases[name]}", document)
                renamed = re.sub(rf"(\s(?:[\w.-]+:)?){name}(?==\")", rf"\1{aliases[name]}", renamed)
                result.append(Extension(kind, renamed, output=document))
        elif kind == "comment":
            # Beside one that the model has a property for.
            places = [each.end() for each in re.finditer("<!-- kept.*?-->", document, re.S)]
            if places:
                place = random.choice(places)
                result.append(Extension(kind, f"{document[:place]}<!--mark4-->{document[place:]}", ["mark4"]))
        elif kind == "element":
            text = '<mark1 mark2="mark3">mark4</mark1>'
            if (random.random()) < 0.3:
                text = '<mark1 mark2="mark3"><mark5>mark4</mark5></mark1>'
            result.append(Extension(kind, insert(text), ["mark3", "mark4"], "mark1", "mark2"))
        elif kind == "empty element":
            result.append(Extension(kind, insert('<mark1 mark2="mark3" />'), ["mark3"], "mark1", "mark2"))
        elif kind == "element in a namespace":
            text = f'<m1:mark1 xmlns:m1="{MARK_URI}" m1:mark2="mark3">mark4</m1:mark1>'
            result.append(Extension(kind, insert(text), ["mark3", "mark4"], f"{MARK_URI}|mark1", f"{MARK_URI}|mark2"))
        elif kind == "known element in a namespace":
            text = f'<m1:{name} xmlns:m1="{MARK_URI}" m1:mark2="mark3">mark4</m1:{name}>'
            result.append(Extension(kind, insert(text), ["mark3", "mark4"], f"{MARK_URI}|{name}"))
        elif kind == "known element":
            result.append(Extension(kind, insert(f'<{name} mark2="mark3">mark4</{name}>'), ["mark3", "mark4"]))
        elif kind in ("text", "section"):
            result.append(Extension(kind, insert("mark4" if kind == "text" else "<![CDATA[mark4]]>"), ["mark4"]))
        elif closes:
            continue
        elif kind == "attribute":
            result.append(Extension(kind, put('mark2="mark3"'), ["mark3"], None, "mark2"))
        elif kind == "attribute in a namespace":
            text = f'xmlns:m1="{MARK_URI}" m1:mark2="mark3"'
            result.append(Extension(kind, put(text), ["mark3"], None, f"{MARK_URI}|mark2"))
        elif kind == "known attribute in a namespace":
            text = f'xmlns:m1="{MARK_URI}" m1:{name}="mark3"'
            result.append(Extension(kind, put(text), ["mark3"], None, f"{MARK_URI}|{name}"))
        elif kind == "known attribute":
            if f' {name}="' not in attributes:
                result.append(Extension(kind, put(f'{name}="mark3"'), ["mark3"]))
        elif kind == "copy" and tag is not tags[0]:
            end = element_end(document, tags, tag)
            result.append(Extension(kind, document[:end] + document[tag.start():end] + document[end:]))
        elif kind == "split":
            # An element becomes two of the same name, between two children.
            places = [(each.group(2), end) for each in tags[1:] for end in child_ends(document, tags, each)]
            if places:
                opened, end = random.choice(places)
                result.append(Extension(kind, f"{document[:end]}</{opened}><{opened}>{document[end:]}"))
    return result


def element_end(document, tags, tag):
    depth = 0
    for each in tags[tags.index(tag):]:
        if not each.group(1) and not each.group(4):
            depth += 1
        elif each.group(1):
            depth -= 1
        if depth == 0:
            return each.end()
    return len(document)


def child_ends(document, tags, tag):
    """The ends of the children of an element except the last one."""
    if tag.group(1) or tag.group(4):
        return []
    end = element_end(document, tags, tag)
    ends, position = [], tag.end()
    for each in tags[tags.index(tag) + 1:]:
        if each.end() >= end:
            break
        if each.start() >= position and not each.group(1):
            position = element_end(document, tags, each)
            ends.append(position)
    return ends[:-1]
