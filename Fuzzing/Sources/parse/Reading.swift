import FuzzSupport
import XMLCodable

/// Parses, and then asks for everything that the tree or the error can tell.
enum Reading {
    @discardableResult
    static func read(_ bytes: [UInt8], _ options: XML.ParsingOptions) -> Bool {
        do throws(XMLParsingError) {
            visit(try XML.Document(parsing: bytes, options: options))
            return true
        } catch {
            Fuzzer.expect(error.line >= 1 && error.column >= 1 && error.byteOffset >= 0, "no place: \(error)")
            Fuzzer.expect(!error.message.isEmpty && !error.description.isEmpty, "no message")
            return false
        }
    }

    private static func visit(_ document: XML.Document) {
        var length = document.doctypeInstructions.count
        var elements = [document.root]
        var visited = 0
        while let element = elements.popLast() {
            visited += 1
            length += element.text.utf8.count + (element.name.namespaceURI ?? "").utf8.count
            length += (element.name.prefix ?? "").utf8.count + element.name.localName.utf8.count
            for attribute in element.attributes {
                length += attribute.value.utf8.count + attribute.name.qualifiedName.utf8.count
                length += (attribute.name.namespaceURI ?? "").utf8.count
            }
            for child in element.children {
                switch child {
                case .element(let child): elements.append(child)
                case .text(let text): Fuzzer.expect(!text.isEmpty, "an empty text node")
                case .cdata(let text), .comment(let text): length += text.utf8.count
                case .processingInstruction(let target, let data): length += target.utf8.count + data.utf8.count
                }
            }
            // Counting lines from the start for every element would make the fuzzer quadratic.
            if visited <= 8 {
                guard let position = element.location else { Fuzzer.found("an element without a place") }
                Fuzzer.expect(position.line >= 1 && position.column >= 1, "a place before the start")
                length += element.innerXML.utf8.count
                Fuzzer.expect(element.element(at: visited) == nil || length >= 0, "unreachable")
            }
        }
        Fuzzer.expect(document == document && document.hashValue == document.hashValue, "not equal to itself")
        Fuzzer.expect(length >= 0 && !document.description.isEmpty, "a document without text")
    }
}

extension XML.Element {
    /// The child elements by way of a path, to have paths visited too.
    fileprivate func element(at index: Int) -> XML.Element? { self["\(name.localName).\(index)"] ?? self["*"] }
}
