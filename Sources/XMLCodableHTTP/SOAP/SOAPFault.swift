public import XMLCodable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A fault of SOAP 1.1 or 1.2, which is thrown where it is read in place of the body of an envelope.
///
/// ```swift
/// do {
///     price = try await URLSession.shared.soap(Price.self, for: request)
/// } catch let fault as SOAPFault {
///     print(fault.reason, try fault.detail(as: Problem.self) ?? "no details")
/// }
/// ```
///
/// Reading takes the form of the version that the namespace of the fault tells; writing takes that of the envelope.
public struct SOAPFault: Error, Sendable, Hashable {
    /// A reason in a language.
    public struct Reason: Sendable, Hashable {
        /// The text.
        public var text: String
        /// The language (`xml:lang`), if the fault tells it.
        public var language: String?

        /// Creates a reason.
        ///
        /// - Parameters:
        ///   - text: The text.
        ///   - language: The language. Defaults to nil; SOAP 1.2 requires one, and `en` is written.
        public init(_ text: String, language: String? = nil) {
            self.text = text
            self.language = language
        }
    }

    /// The code: `faultcode`, or the value of the outermost `Code`. A prefix that is not declared is part of the local name.
    public var code: XML.QualifiedName
    /// The values of the nested elements `Subcode`, from the outside to the inside. SOAP 1.1 has none.
    public var subcodes: [XML.QualifiedName]
    /// The reasons: `faultstring`, or each `Text` of `Reason`.
    public var reasons: [Reason]
    /// The URI of the node where the fault occurred. SOAP 1.1 does not know it.
    public var node: String?
    /// The URI of what the node was acting as: `faultactor` or `Role`.
    public var role: String?
    /// The element `detail` or `Detail`, whose children are the entries.
    public var detail: XML.Element?
    /// The status of the response with the fault, if it is one of HTTP. It is not part of the document.
    public var httpStatus: Int?

    /// Creates a fault.
    ///
    /// - Parameters:
    ///   - code: The code.
    ///   - subcodes: The subcodes. Defaults to none.
    ///   - reasons: The reasons.
    ///   - node: The URI of the node. Defaults to nil.
    ///   - role: The URI of the role. Defaults to nil.
    ///   - detail: The element with the details, of which only the attributes and the content are written. Defaults to nil.
    public init(
        code: XML.QualifiedName, subcodes: [XML.QualifiedName] = [], reasons: [Reason], node: String? = nil,
        role: String? = nil, detail: XML.Element? = nil
    ) {
        self.code = code
        self.subcodes = subcodes
        self.reasons = reasons
        self.node = node
        self.role = role
        self.detail = detail
    }

    /// Creates a fault with one of the codes of SOAP, as a server does.
    ///
    /// - Parameters:
    ///   - code: The code.
    ///   - reason: The text of the reason.
    ///   - language: The language of the reason. Defaults to `en`.
    ///   - subcodes: The subcodes, which SOAP 1.1 does not have. Defaults to none.
    ///   - role: The URI of the role. Defaults to nil.
    ///   - detail: The entries of the details. Defaults to none.
    public init(
        _ code: StandardCode, _ reason: String, language: String? = "en", subcodes: [XML.QualifiedName] = [],
        role: String? = nil, detail: [XML.Element] = []
    ) {
        self.init(
            code: code.name(in: .v1_2), subcodes: subcodes, reasons: [Reason(reason, language: language)], role: role,
            detail: detail.isEmpty ? nil : XML.Element("detail", children: detail.map { .element($0) }))
    }

    /// The text of the first reason; empty if there is none.
    public var reason: String { reasons.first?.text ?? "" }

    /// The entries of the details.
    public var detailEntries: [XML.Element] { detail?.elements ?? [] }

    /// Decodes the first entry of the details.
    ///
    /// - Parameters:
    ///   - type: The type of the entry.
    ///   - decoder: The decoder. Defaults to `XMLDecoder.soap()`.
    /// - Returns: The entry; nil if there is none.
    /// - Throws: `DecodingError`.
    public func detail<Entry: Decodable>(as type: Entry.Type, decoder: XMLDecoder = .soap()) throws -> Entry? {
        try detailEntries.first.map { try decoder.decode(type, from: $0) }
    }
}

extension SOAPFault: CustomStringConvertible {
    /// The local name of the code, and the reason.
    public var description: String { "SOAP fault \(code.localName): \(reason)" }
}

extension SOAPFault: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}
