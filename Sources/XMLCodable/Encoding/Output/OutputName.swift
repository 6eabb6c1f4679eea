/// The number of a name in a ``NameStock``.
struct NameID: Hashable, BitwiseCopyable {
    let number: Int32
}

/// A checked name, whose markup the ``NameStock`` that created it holds ready to copy.
struct OutputName: BitwiseCopyable {
    /// The numbers that say that a name without a prefix is in no namespace, or in the default namespace of the document,
    /// whatever is declared around it.
    static let noNamespace: Int32 = -1
    static let defaultNamespace: Int32 = -2

    struct Flags: FlagSet {
        var bits: UInt8

        /// An attribute with this name declares a namespace; an element cannot have the name.
        static let isReserved = Flags(bits: 1)
        /// An attribute with this name declares the prefix `xsi`, `xml` or `xmlns`.
        static let declaresXSI = Flags(bits: 4)
        static let declaresXML = Flags(bits: 8)
        static let declaresXMLNS = Flags(bits: 16)
    }

    /// The offset of the markup in the stock: `<id></id> id="` is start tag, end tag and attribute.
    let start: Int
    /// The length of the name itself.
    let length: Int32
    /// A number that is distinct for each attribute name, for finding duplicates; -1 for other names.
    var number: Int32 = -1
    /// The number of the prefix; -1 for `xml` and for names without a prefix.
    let prefix: Int32
    /// The number of the namespace that the encoder wrote the prefix for; 0 if the name is the model's,
    /// and ``noNamespace`` or ``defaultNamespace`` for an element without a prefix that is in the same namespace wherever it is.
    let namespace: Int32
    /// The number of the prefix that an attribute of this name declares; -1 for the default namespace.
    let declaredPrefix: Int32
    let flags: Flags

    /// `<id>`
    var startTag: ByteBuffer.Run {
        @inline(__always) get { ByteBuffer.Run(start: start, length: Int(length) &+ 2) }
    }
    /// `</id>`
    var endTag: ByteBuffer.Run {
        @inline(__always) get { ByteBuffer.Run(start: start &+ Int(length) &+ 2, length: Int(length) &+ 3) }
    }
    /// ` id="`
    var attributeStart: ByteBuffer.Run {
        @inline(__always) get { ByteBuffer.Run(start: start &+ 2 &* Int(length) &+ 5, length: Int(length) &+ 3) }
    }
    /// The `"` that also ends an attribute.
    var quote: ByteBuffer.Run {
        @inline(__always) get { ByteBuffer.Run(start: start &+ 3 &* Int(length) &+ 7, length: 1) }
    }
}
