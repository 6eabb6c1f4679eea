/// Words before a colon in values, such as `xs` in `xsi:type="xs:int"`.
///
/// They may be prefixes, which then must be declared wherever the value is written.
struct ValuePrefixes {
    private var found: Set<[UInt8]> = []
    private let store: NodeStore

    /// The words that occur in the document as prefixes, in their order.
    var words: [String] {
        Array(found).sorted(once: { $0.lexicographicallyPrecedes($1) }).map { String(decoding: $0, as: UTF8.self) }
    }

    init(in value: String, of store: NodeStore) {
        self.store = store
        collect(value)
    }

    init(in element: XML.Element, of store: NodeStore) {
        self.store = store
        var open = [element]
        while let next = open.popLast() {
            switch next.content {
            case .parsed(let store, let node):
                collect(store, node)
            case .owned(let owned):
                for attribute in owned.attributes where attribute.declaredPrefix == nil { collect(attribute.value) }
                for child in owned.children {
                    switch child {
                    case .element(let element): open.append(element)
                    case .text(let text), .cdata(let text): collect(text)
                    default: break
                    }
                }
            }
        }
    }

    private mutating func collect(_ store: NodeStore, _ element: Int) {
        for index in element..<Int(store.nodes[element].end) {
            let record = store.nodes[index]
            if record.kind <= NodeKind.cdata { collect(store.rawText(record)) }
            for attribute in record.attributeRange
            where store.attributes[attribute].flags & AttributeFlag.declaration == 0 {
                collect(store.rawValue(store.attributes[attribute]))
            }
        }
    }

    private mutating func collect(_ text: String) {
        text.withBytes { collect($0) }
    }

    @inline(never)
    private mutating func collect(_ bytes: ByteSlice) {
        Self.forEachWord(in: bytes) { if store.isPrefix($0) { found.insert(Array($0)) } }
    }

    /// Calls `body` with the words that stand before a colon.
    static func forEachWord(in bytes: ByteSlice, _ body: (ByteSlice) -> Void) {
        for index in bytes.indices where bytes[index] == UInt8(ascii: ":") {
            var start = index
            while start > 0, isNameByte(bytes[start - 1]) { start -= 1 }
            if start < index { body(bytes.part(start..<index)) }
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || ByteClass.isName(byte) && byte != UInt8(ascii: ":")
    }
}
