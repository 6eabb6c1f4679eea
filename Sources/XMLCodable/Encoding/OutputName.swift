/// A checked name with its markup ready to copy; it lives as long as the ``NameStock`` that created it.
///
/// The bytes of `id` are `<id></id> id="`: start tag, end tag and attribute. They are padded with zeros, so that whole
/// blocks can be copied.
struct OutputName: BitwiseCopyable {
    /// The number of zero bytes after the name's bytes.
    static let padding = 16

    let bytes: UnsafeMutablePointer<UInt8>
    /// The length of the name itself.
    let length: Int32
    /// A number that is distinct for each attribute name, for finding duplicates; -1 for other names.
    var number: Int32 = -1
    /// The bit of the prefix; zero for `xml` and for names without a prefix.
    let prefix: UInt64
    /// The bit of the prefix that an attribute of this name declares.
    let declares: UInt64
    /// The number of that prefix; -1 for the default namespace.
    let declaredPrefix: Int32
    let flags: UInt8

    /// An attribute with this name declares a namespace; an element cannot have the name.
    static let isReserved: UInt8 = 1
    /// The name has a prefix for which no bit was left.
    static let overflows: UInt8 = 2
    /// An attribute with this name declares the prefix `xsi`, `xml` or `xmlns`.
    static let declaresXSI: UInt8 = 4
    static let declaresXML: UInt8 = 8
    static let declaresXMLNS: UInt8 = 16

    var text: ByteSlice { ByteSlice(start: bytes + 1, count: Int(length)) }
    var string: String { String(decoding: text, as: UTF8.self) }

    /// `<name>`
    var startTag: (UnsafePointer<UInt8>, Int) { (UnsafePointer(bytes), Int(length) + 2) }
    /// `</name>`
    var endTag: (UnsafePointer<UInt8>, Int) { (UnsafePointer(bytes + Int(length) + 2), Int(length) + 3) }
    /// ` name="`
    var attribute: (UnsafePointer<UInt8>, Int) { (UnsafePointer(bytes + 2 * Int(length) + 5), Int(length) + 3) }
}

/// The names of one encoder's documents, each created and checked once.
struct NameStock {
    private var names: [[UInt8]: UnsafeMutablePointer<OutputName>] = [:]
    /// Prefixes by number; the first 64 have bits.
    private(set) var prefixes: [String] = []
    private var attributeCount: Int32 = 0
    private var prefixNumbers: [[UInt8]: Int] = [:]

    var count: Int { names.count }

    func deallocate() {
        for name in names.values {
            name.pointee.bytes.deallocate()
            name.deallocate()
        }
    }

    /// Returns the name, or nil if no element or attribute can have it.
    mutating func name(_ text: String) -> UnsafeMutablePointer<OutputName>? {
        let key = Array(text.utf8)
        if let known = names[key] { return known }
        return Self.isSimple(key) || XMLCharacters.isQName(text) ? insert(key) : nil
    }

    /// Returns a name that is known to be valid.
    mutating func unchecked(_ text: String) -> UnsafeMutablePointer<OutputName> {
        let key = Array(text.utf8)
        return names[key] ?? insert(key)
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

    private mutating func insert(_ key: [UInt8]) -> UnsafeMutablePointer<OutputName> {
        let name = make(key)
        names[key] = name
        return name
    }

    private mutating func make(_ key: [UInt8]) -> UnsafeMutablePointer<OutputName> {
        let length = key.count
        let size = 3 * length + 8
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: size + OutputName.padding)
        var at = 0
        func put(_ byte: UInt8) {
            bytes[at] = byte
            at += 1
        }
        func putName() {
            for (index, byte) in key.enumerated() { bytes[at + index] = byte }
            at += length
        }
        put(UInt8(ascii: "<"))
        putName()
        put(UInt8(ascii: ">"))
        put(UInt8(ascii: "<"))
        put(UInt8(ascii: "/"))
        putName()
        put(UInt8(ascii: ">"))
        put(UInt8(ascii: " "))
        putName()
        put(UInt8(ascii: "="))
        put(UInt8(ascii: "\""))
        (bytes + at).update(repeating: 0, count: OutputName.padding)
        var prefix: UInt64 = 0
        var declares: UInt64 = 0
        var flags: UInt8 = 0
        var declaredPrefix: Int32 = -1
        if let colon = key.firstIndex(of: UInt8(ascii: ":")) {
            let first = key[..<colon]
            if first.elementsEqual("xmlns".utf8) {
                flags |= OutputName.isReserved
                let declared = Array(key[(colon + 1)...])
                if declared.elementsEqual("xsi".utf8) { flags |= OutputName.declaresXSI }
                if declared.elementsEqual("xml".utf8) { flags |= OutputName.declaresXML }
                if declared.elementsEqual("xmlns".utf8) { flags |= OutputName.declaresXMLNS }
                declares = bit(declared, &flags)
                declaredPrefix = Int32(clamping: number(ofPrefix: declared))
            } else if !first.elementsEqual("xml".utf8) {
                prefix = bit(Array(first), &flags)
            }
        } else if key.elementsEqual("xmlns".utf8) {
            flags |= OutputName.isReserved
        }
        let name = UnsafeMutablePointer<OutputName>.allocate(capacity: 1)
        name.initialize(
            to: OutputName(
                bytes: bytes, length: Int32(clamping: length), prefix: prefix,
                declares: declares, declaredPrefix: declaredPrefix, flags: flags))
        return name
    }

    /// Assigns an attribute number to a name that has none yet.
    mutating func number(attribute name: UnsafeMutablePointer<OutputName>) {
        guard name.pointee.number < 0 else { return }
        name.pointee.number = attributeCount
        attributeCount += 1
    }

    private mutating func bit(_ prefix: [UInt8], _ flags: inout UInt8) -> UInt64 {
        let number = number(ofPrefix: prefix)
        if number >= 64 {
            flags |= OutputName.overflows
            return 0
        }
        return 1 << UInt64(number)
    }

    private mutating func number(ofPrefix prefix: [UInt8]) -> Int {
        if let known = prefixNumbers[prefix] { return known }
        let number = prefixes.count
        prefixes.append(String(decoding: prefix, as: UTF8.self))
        prefixNumbers[prefix] = number
        return number
    }
}
