/// The names of one encoder's documents, each created and checked once.
///
/// It keeps names from call to call. That only saves work: a name is the same whatever was encoded before.
struct NameStock: ~Copyable {
    /// The markup of the names, each followed by ``padding`` zeros, so that whole blocks can be copied.
    private(set) var markup = ByteBuffer(capacity: 1024)
    private(set) var records = RecordBuffer<OutputName>(capacity: 64)
    /// The names by their bytes and the number of the namespace.
    private var numbers = RareTable<TableKey, NameID>()
    /// Prefixes by number.
    private(set) var prefixes: [String] = []
    private var prefixNumbers: [[UInt8]: Int32] = .init()
    /// The namespaces that the encoder writes prefixes for, by number; number 0 stands for none.
    private(set) var namespaces = [""]
    private var namespaceNumbers: [[UInt8]: Int32] = .init()
    /// Those of types that have versions of them, which the model may declare instead: these have numbers of their own.
    private var versions = RareTable<Int32, [String]>()
    /// Their numbers, by the namespace and its versions, and those of the same namespaces without versions.
    private var versionNumbers = RareTable<[String], Int32>()
    private var plainNumbers = RareTable<Int32, Int32>()
    /// The numbers of attribute names, which find duplicates.
    private var attributeNumbers = RareTable<TableKey, Int32>()

    /// Whether any name is in no namespace, wherever it is.
    private(set) var hasUnqualified = false
    /// Whether any name without a prefix is in the default namespace of the document, wherever it is.
    private(set) var hasDefault = false

    private static let padding = 16

    var count: Int { records.count }

    deinit {
        // The stock is the only owner of its buffers.
        unsafe markup.deallocate()
        unsafe records.deallocate()
    }

    subscript(name: NameID) -> OutputName {
        @inline(__always) get { records[Int(name.number)] }
    }

    @inline(never)
    func string(_ name: NameID) -> String {
        let record = self[name]
        // The slice does not outlive the statement.
        let start = record.start + 1
        return String(decoding: unsafe markup.bytes(start..<start + Int(record.length)), as: UTF8.self)
    }

    /// Whether it is the attribute `xml:space`.
    func isXMLSpace(_ name: NameID) -> Bool { self[name].length == 9 && string(name) == "xml:space" }

    // MARK: - Making names

    /// Returns a name, or nil if no element or attribute can have it.
    ///
    /// - Parameter namespace: The number of the namespace that the encoder writes the prefix for; 0 if the prefix comes
    ///   from the model.
    @inline(never)
    mutating func name(_ text: String, namespace: Int32 = 0) -> NameID? {
        let key = TableKey(Int(namespace), Array(text.utf8))
        if let known = numbers[key] { return known }
        return Self.isSimple(key.bytes) || XMLCharacters.isQName(text) ? insert(key, namespace) : nil
    }

    /// The name of keys that have none; it is never written.
    mutating func placeholder() -> NameID {
        let key = TableKey(0, [UInt8(ascii: "_")])
        return numbers[key] ?? insert(key, 0)
    }

    /// Assigns an attribute number to a name that has none yet.
    mutating func number(attribute name: NameID) {
        guard self[name].number < 0 else { return }
        let bytes = Array(string(name).utf8)
        // The prefix `xml` always means the same.
        let key = TableKey(bytes.starts(with: "xml:".utf8) ? 0 : Int(self[name].namespace), bytes)
        let number = attributeNumbers[key] ?? Int32(clamping: attributeNumbers.count)
        attributeNumbers[key] = number
        records[Int(name.number)].number = number
    }

    /// Whether the name is a QName in ASCII, as most names are.
    private static func isSimple(_ key: [UInt8]) -> Bool {
        var isStart = true
        var colons = 0
        for byte in key {
            if byte == UInt8(ascii: ":") {
                if isStart { return false }
                colons += 1
                isStart = true
            } else {
                guard isStart ? ByteClass.isNameStart(byte) : ByteClass.isName(byte) else { return false }
                isStart = false
            }
        }
        return !isStart && colons <= 1
    }

    private mutating func insert(_ key: TableKey, _ namespace: Int32) -> NameID {
        let name = NameID(number: Int32(clamping: records.count))
        records.append(make(key.bytes, namespace))
        if namespace == OutputName.noNamespace { hasUnqualified = true }
        if namespace == OutputName.defaultNamespace { hasDefault = true }
        numbers[key] = name
        return name
    }

    private mutating func make(_ bytes: [UInt8], _ namespace: Int32) -> OutputName {
        let start = markup.count
        markup.append(UInt8(ascii: "<"))
        markup.append(bytes)
        markup.append("></")
        markup.append(bytes)
        markup.append("> ")
        markup.append(bytes)
        markup.append("=\"")
        markup.append([UInt8](repeating: 0, count: Self.padding))
        var prefix: Int32 = -1
        var flags = OutputName.Flags.none
        var declaredPrefix: Int32 = -1
        if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
            let first = String(decoding: bytes[..<colon], as: UTF8.self)
            if first == "xmlns" {
                flags.insert(.isReserved)
                let declared = String(decoding: bytes[(colon + 1)...], as: UTF8.self)
                if declared == "xsi" { flags.insert(.declaresXSI) }
                if declared == "xml" { flags.insert(.declaresXML) }
                if declared == "xmlns" { flags.insert(.declaresXMLNS) }
                declaredPrefix = number(ofPrefix: declared)
            } else if first != "xml" {
                prefix = number(ofPrefix: first)
            }
        } else if bytes.elementsEqual("xmlns".utf8) {
            flags.insert(.isReserved)
        }
        return OutputName(
            start: start, length: Int32(clamping: bytes.count), prefix: prefix, namespace: namespace,
            declaredPrefix: declaredPrefix, flags: flags)
    }

    // MARK: - Prefixes and namespaces

    private mutating func number(ofPrefix prefix: String) -> Int32 {
        let bytes = Array(prefix.utf8)
        if let known = prefixNumbers[bytes] { return known }
        let number = Int32(clamping: prefixes.count)
        prefixes.append(prefix)
        prefixNumbers[bytes] = number
        return number
    }

    /// Returns the number of a namespace that the encoder writes a prefix for.
    mutating func number(ofNamespace namespace: String) -> Int32 {
        let bytes = Array(namespace.utf8)
        if let known = namespaceNumbers[bytes] { return known }
        let number = Int32(clamping: namespaces.count)
        namespaces.append(namespace)
        namespaceNumbers[bytes] = number
        return number
    }

    /// Returns the number of the namespace of a type.
    mutating func number(of namespace: String, versions others: [String]) -> Int32 {
        let plain = number(ofNamespace: namespace)
        if others.isEmpty { return plain }
        let all = [namespace] + others
        if let known = versionNumbers[all] { return known }
        let number = Int32(clamping: namespaces.count)
        namespaces.append(namespace)
        versionNumbers[all] = number
        versions[number] = others
        plainNumbers[number] = plain
        return number
    }

    /// The other versions of a namespace, which the model may declare instead.
    func versions(of namespace: Int32) -> [String] { versions[namespace] ?? [] }

    /// Returns the number of the same namespace without versions.
    func plainNumber(_ namespace: Int32) -> Int32 { plainNumbers[namespace] ?? namespace }

    /// Whether a declaration's value, as written, is a namespace's name.
    static func says(_ written: String, _ name: String) -> Bool {
        guard written.utf8.contains(UInt8(ascii: "&")) else { return ScalarEquality.equal(written, name) }
        return ByteBuffer.withScratch(capacity: written.utf8.count + 16) { value in
            written.withBytes { TextDecoding.append(attribute: $0, to: &value) }
            // Nothing more is appended.
            return name.withBytes { unsafe $0 == value.bytes }
        }
    }

    /// Whether a declaration's value, as written, is a namespace or another version of it.
    func says(_ declaration: String, _ namespace: Int32) -> Bool {
        Self.says(declaration, namespaces[Int(namespace)])
            || versions[namespace]?.contains { Self.says(declaration, $0) } ?? false
    }

    /// The prefix that an attribute of this name declares; empty for the default namespace.
    func declaredPrefix(_ name: OutputName) -> String {
        name.declaredPrefix < 0 ? "" : prefixes[Int(name.declaredPrefix)]
    }
}
