"""Swift types, as the generator knows them, and the names and texts that all models are made of."""

STRINGS = [
    "", "a", "Waffles", " lead", "trail ", " ", "  ", "\t", "\n", "a\nb", "a\r\nb", "\r", "<&>\"'", "]]>", "a]]>b", "é",
    "e\u0301", "日本", "🧇", "&amp;", "<!-- -->", "\u0085", "\u2028", "\u00a0", "\u00a0x\u00a0", "nil", "true", "0",
    "a  b", "\ufeffx", "\ufffd", "]]", "<![CDATA[x]]>", "{x}", " \n x \n ", "\u3000",
]
NAMES = [
    "a", "b", "c", "d", "name", "item", "value", "id", "x1", "été", "title", "foo-bar", "_x", "type", "key", "entry",
    "super", "self", "Item", "A", "data", "text", "node",
]
URIS = ["urn:x:p", "urn:y:p", "http://example.org/q", "urn:x:r"]


def quoted(text):
    """A Swift string literal."""
    out = ""
    for character in text:
        if character in '"\\':
            out += "\\" + character
        elif " " <= character <= "~":
            out += character
        else:
            out += "\\u{%X}" % ord(character)
    return f'"{out}"'


class Type:
    """A Swift type, and a function that makes an expression for a random value of it."""

    def __init__(self, swift, make, scalar=False, hashable=False, hand=False, choice=False, plain=False, filled=None):
        self.swift = swift
        self.make = make
        self.scalar = scalar  # a text without keys
        self.hashable = hashable
        self.hand = hand  # contains existentials: no synthesized ==
        self.choice = choice
        self.plain = plain  # a struct whose keys are plain elements and attributes only
        # A value that is not empty, so that it differs from no value at all.
        self.filled = filled or make
