public import XMLCodable

extension SOAPFault {
    /// A code that SOAP defines (SOAP 1.1, section 4.4.1; SOAP 1.2 part 1, section 5.4.6).
    public struct StandardCode: Sendable, Hashable {
        /// The local names in SOAP 1.1 and 1.2.
        fileprivate let names: [String]

        private init(_ name11: String, _ name12: String) { names = [name11, name12] }

        /// The message is wrong: `Client` or `Sender`.
        public static let sender = StandardCode("Client", "Sender")
        /// The message could not be processed for reasons that are not its own: `Server` or `Receiver`.
        public static let receiver = StandardCode("Server", "Receiver")
        /// The envelope has another version.
        public static let versionMismatch = StandardCode("VersionMismatch", "VersionMismatch")
        /// A header block that must be understood was not.
        public static let mustUnderstand = StandardCode("MustUnderstand", "MustUnderstand")
        /// The encoding of the data is not supported: `Client` in SOAP 1.1.
        public static let dataEncodingUnknown = StandardCode("Client", "DataEncodingUnknown")

        static let all = [sender, receiver, versionMismatch, mustUnderstand, dataEncodingUnknown]

        /// Returns the name of the code in a version.
        public func name(in version: SOAPVersion) -> XML.QualifiedName {
            XML.QualifiedName(
                names[version == .v1_1 ? 0 : 1], namespaceURI: version.namespaceURI, prefix: SOAPMarkup.defaultPrefix)
        }
    }

    /// The code, if it is one of SOAP; nil for others.
    ///
    /// A code without a namespace counts if it has the local name, and so do the codes of SOAP 1.1 with a dot, such as
    /// `Client.Authentication`.
    public var standardCode: StandardCode? {
        if let namespace = code.namespaceURI, SOAPVersion(namespaceURI: namespace) == nil { return nil }
        let name = code.localName.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
        return StandardCode.all.first { $0.names.contains(name) }
    }

    /// The code and the subcodes as a version has them.
    func codes(in version: SOAPVersion) -> [XML.QualifiedName] {
        if code.namespaceURI == version.namespaceURI { return [code] + subcodes }
        if let standardCode { return [standardCode.name(in: version)] + subcodes }
        if version == .v1_1 { return [code] }
        // SOAP 1.2 allows no other outermost code.
        let isMissing = code.localName.isEmpty && code.namespaceURI == nil
        return [StandardCode.receiver.name(in: version)] + (isMissing ? [] : [code]) + subcodes
    }

    /// Returns the status with which HTTP transports the fault: 400 for a fault of the sender in SOAP 1.2 (part 2, section
    /// 7.5.2.2), and otherwise 500.
    public func responseStatus(_ version: SOAPVersion) -> Int {
        version == .v1_2 && standardCode == .sender ? 400 : 500
    }
}
