import FuzzSupport
import XMLCodable

/// Two documents that are edited at random, in the library's form and as plain values.
struct Editor {
    /// A document, and what it must be.
    struct Pair {
        var document: XML.Document
        var root: PlainElement
        var prolog: [PlainNode]
        var epilog: [PlainNode]

        init(_ document: XML.Document) {
            self.document = document
            root = PlainElement(parsed: document.root)
            prolog = document.prolog.map { PlainNode(leaf: $0) }
            epilog = document.epilog.map { PlainNode(leaf: $0) }
        }

        init(made element: PlainElement) {
            document = XML.Document(root: element.made)
            root = element
            prolog = []
            epilog = []
        }
    }

    var pairs: [Pair]
    /// Nodes and attributes that were copied, for another place.
    private var nodes: [(XML.Node, PlainNode)] = []
    private var attributes: [(XML.Attribute, PlainAttribute)] = []

    init(_ pairs: [Pair]) { self.pairs = pairs }

    /// Performs the next edit of a program.
    mutating func edit(_ bytes: inout Bytes) {
        let number = bytes.number(below: pairs.count)
        var route: [Int] = []
        var plain = pairs[number].root
        while bytes.number(below: 3) != 0 {
            let indices = plain.children.indices.filter {
                if case .element = plain.children[$0] { true } else { false }
            }
            guard !indices.isEmpty, route.count < 20 else { break }
            let index = bytes.one(of: indices)
            route.append(index)
            if case .element(let child) = plain.children[index] { plain = child }
        }
        let action = bytes.number(below: 24)
        switch action {
        case 20: editOutside(&pairs[number], &bytes)
        case 21:
            let other = pairs[bytes.number(below: pairs.count)].document.doctype
            pairs[number].document.doctype = bytes.one(of: Self.doctypes + [other])
        case 22:
            // The element becomes the root of a document.
            let target = bytes.number(below: pairs.count)
            var pair = pairs[number]
            Self.visit(&pair.document.root, &pair.root, route[...]) { element, plain in
                pairs[target].document.root = element
                pairs[target].root = plain
            }
        default:
            var pair = pairs[number]
            Self.visit(&pair.document.root, &pair.root, route[...]) { edit(&$0, &$1, action, &bytes) }
            pairs[number] = pair
        }
    }

    private static let doctypes: [String?] = [
        nil, "<!DOCTYPE a>", "<!DOCTYPE a SYSTEM 'x'>", "<!DOCTYPE a [<!ENTITY e 'x'>]>",
        "<!DOCTYPE a [<!ATTLIST a p:x CDATA '5'><!ATTLIST b k CDATA 'v' i NMTOKEN #IMPLIED>]>",
        "<!DOCTYPE a [<!ATTLIST a xmlns CDATA 'urn:1' y CDATA 'v'><!ATTLIST b xmlns:p CDATA #FIXED 'urn:2'>]>",
        "<!DOCTYPE a [<!ATTLIST p:b xmlns:q CDATA 'urn:q' q:x CDATA 'v'>]>",
    ]

    /// Calls `body` with the element that a route of indices leads to.
    private static func visit(
        _ element: inout XML.Element, _ plain: inout PlainElement, _ route: ArraySlice<Int>,
        _ body: (inout XML.Element, inout PlainElement) -> Void
    ) {
        guard let index = route.first else { return body(&element, &plain) }
        guard case .element(var child) = element.children[index], case .element(var plainChild) = plain.children[index]
        else { Fuzzer.found("the library's tree has another node at \(index)") }
        visit(&child, &plainChild, route.dropFirst(), body)
        element.children[index] = .element(child)
        plain.children[index] = .element(plainChild)
    }

    private func editOutside(_ pair: inout Pair, _ bytes: inout Bytes) {
        let isProlog = bytes.number(below: 2) == 0
        var plain = isProlog ? pair.prolog : pair.epilog
        var list = isProlog ? pair.document.prolog : pair.document.epilog
        let index = bytes.number(below: plain.count + 1)
        if bytes.number(below: 3) == 0, index < plain.count {
            plain.remove(at: index)
            list.remove(at: index)
        } else {
            let node = bytes.node(depth: 3)
            plain.insert(node, at: index)
            list.insert(node.made, at: index)
        }
        if isProlog {
            (pair.prolog, pair.document.prolog) = (plain, list)
        } else {
            (pair.epilog, pair.document.epilog) = (plain, list)
        }
    }

    private mutating func edit(
        _ element: inout XML.Element, _ plain: inout PlainElement, _ action: Int, _ bytes: inout Bytes
    ) {
        let index = bytes.number(below: plain.children.count)
        let attribute = bytes.number(below: plain.attributes.count)
        switch action {
        case 0...3:
            let (node, made) = self.node(&bytes)
            let index = bytes.number(below: plain.children.count + 1)
            element.children.insert(made, at: index)
            plain.children.insert(node, at: index)
        case 4 where !plain.children.isEmpty:
            element.children.remove(at: index)
            plain.children.remove(at: index)
        case 5 where !plain.children.isEmpty:
            let (node, made) = self.node(&bytes)
            element.children[index] = made
            plain.children[index] = node
        case 6:
            let name = bytes.name()
            element.name = name.made
            plain.name = name
        case 7, 8:
            let new = bytes.attribute()
            let index = bytes.number(below: plain.attributes.count + 1)
            element.attributes.insert(new.made, at: index)
            plain.attributes.insert(new, at: index)
        case 9 where !plain.attributes.isEmpty:
            element.attributes.remove(at: attribute)
            plain.attributes.remove(at: attribute)
        case 10, 11:
            guard !plain.attributes.isEmpty else { return }
            let name = bytes.name()
            element.attributes[attribute].name = name.made
            plain.attributes[attribute].name = name
        case 12 where !plain.attributes.isEmpty:
            let value = bytes.text()
            element.attributes[attribute].value = value
            plain.attributes[attribute].value = value
        case 13, 14: nodes.append((.element(element), .element(plain)))
        case 15 where !plain.children.isEmpty: nodes.append((element.children[index], plain.children[index]))
        case 16:
            if bytes.number(below: 2) == 0, let (new, plainNew) = attributes.last {
                element.attributes.append(new)
                plain.attributes.append(plainNew)
            } else if !plain.attributes.isEmpty {
                attributes.append((element.attributes[attribute], plain.attributes[attribute]))
            }
        case 17:
            let text = bytes.text()
            element.text = text
            plain.setText(text)
        case 18:
            let text = bytes.text()
            element.append(text: text)
            plain.append(text: text)
        case 19:
            element.children.reverse()
            plain.children.reverse()
        case 23:
            // The same in an element created in code.
            element = XML.Element(name: element.name, attributes: element.attributes, children: element.children)
            plain.around = [:]
        default: break
        }
    }

    /// Returns a node: a new one, or one that was copied before.
    private func node(_ bytes: inout Bytes) -> (PlainNode, XML.Node) {
        if !nodes.isEmpty, bytes.number(below: 2) == 0 {
            let (node, plain) = bytes.one(of: nodes)
            return (plain, node)
        }
        let node = bytes.node()
        return (node, node.made)
    }
}

extension PlainElement {
    /// Replaces all text with one text in the place of the first.
    fileprivate mutating func setText(_ text: String) {
        var isPlaced = text.isEmpty
        var new: [PlainNode] = []
        for child in children {
            switch child {
            case .text, .section:
                if !isPlaced { new.append(.text(text)) }
                isPlaced = true
            default: new.append(child)
            }
        }
        if !isPlaced { new.append(.text(text)) }
        children = new
    }

    fileprivate mutating func append(text: String) {
        if text.isEmpty { return }
        if case .text(let before)? = children.last {
            children[children.count - 1] = .text(before + text)
        } else {
            children.append(.text(text))
        }
    }
}
