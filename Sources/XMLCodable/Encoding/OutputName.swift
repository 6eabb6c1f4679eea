/// A checked name with the bytes around it ready to copy; it lives as long as the ``NameStock`` that made it.
///
/// The bytes of `id` are `<id></id> id="`: start tag, end tag, attribute. Zeros follow, so that copying may go on in
/// whole blocks.
struct OutputName: BitwiseCopyable {
    /// Zero bytes behind the name's bytes.
    static let padding = 16

    let bytes: UnsafeMutablePointer<UInt8>
    /// The length of the name itself.
    let length: Int32
    /// Distinct for each name: what duplicate attributes are found by.
    let number: Int32
    /// The bit of the prefix; none for `xml` and for names without a prefix.
    let prefix: UInt64
    /// The bit of the prefix that an attribute of this name declares.
    let declares: UInt64
    let flags: UInt8

    /// An attribute of this name declares a namespace; an element cannot have it.
    static let isReserved: UInt8 = 1
    /// The name has a prefix for which no bit was left.
    static let overflows: UInt8 = 2
    /// An attribute of this name declares the prefix `xsi`.
    static let declaresXSI: UInt8 = 4

    var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes + 1, count: Int(length)) }
    var string: String { String(decoding: text, as: UTF8.self) }

    /// `<name>`
    var startTag: (UnsafePointer<UInt8>, Int) { (UnsafePointer(bytes), Int(length) + 2) }
    /// `</name>`
    var endTag: (UnsafePointer<UInt8>, Int) { (UnsafePointer(bytes + Int(length) + 2), Int(length) + 3) }
    /// ` name="`
    var attribute: (UnsafePointer<UInt8>, Int) { (UnsafePointer(bytes + 2 * Int(length) + 5), Int(length) + 3) }
}

/// The names of one encoder's documents, each made and checked once.
struct NameStock {
    private var names: [[UInt8]: UnsafeMutablePointer<OutputName>] = [:]
    /// Prefixes by number; the first 64 have bits.
    private(set) var prefixes: [String] = []
    private var prefixNumbers: [[UInt8]: Int] = [:]

    var count: Int { names.count }

    func deallocate() {
        for name in names.values {
            name.pointee.bytes.deallocate()
            name.deallocate()
        }
    }

    /// The name, or nil where no element and no attribute can have it.
    mutating func name(_ text: String) -> UnsafeMutablePointer<OutputName>? {
        let key = Array(text.utf8)
        if let known = names[key] { return known }
        return XMLCharacters.isQName(text) ? unchecked(text) : nil
    }

    /// A name that is known to be one.
    mutating func unchecked(_ text: String) -> UnsafeMutablePointer<OutputName> {
        let key = Array(text.utf8)
        if let known = names[key] { return known }
        let name = make(key, text)
        names[key] = name
        return name
    }

    private mutating func make(_ key: [UInt8], _ text: String) -> UnsafeMutablePointer<OutputName> {
        let length = key.count
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 3 * length + 8 + OutputName.padding)
        let block =
            [UInt8(ascii: "<")] + key + Array("></".utf8) + key + Array("> ".utf8) + key + Array("=\"".utf8)
            + [UInt8](repeating: 0, count: OutputName.padding)
        for (index, byte) in block.enumerated() { bytes[index] = byte }
        var prefix: UInt64 = 0
        var declares: UInt64 = 0
        var flags: UInt8 = 0
        if let colon = key.firstIndex(of: UInt8(ascii: ":")) {
            let first = Array(key[..<colon])
            if first == Array("xmlns".utf8) {
                flags |= OutputName.isReserved
                if key == Array("xmlns:xsi".utf8) { flags |= OutputName.declaresXSI }
                declares = bit(Array(key[(colon + 1)...]), &flags)
            } else if first != Array("xml".utf8) {
                prefix = bit(first, &flags)
            }
        } else if text == "xmlns" {
            flags |= OutputName.isReserved
        }
        let name = UnsafeMutablePointer<OutputName>.allocate(capacity: 1)
        name.initialize(
            to: OutputName(
                bytes: bytes, length: Int32(clamping: length), number: Int32(clamping: names.count), prefix: prefix,
                declares: declares, flags: flags))
        return name
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
