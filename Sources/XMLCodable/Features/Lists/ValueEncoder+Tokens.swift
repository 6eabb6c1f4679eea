#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Lists in a single text.
extension ValueEncoder {
    /// Writes a list in a single text, using the encoder's strategies.
    ///
    /// - Parameters:
    ///   - isOptional: Whether an empty list differs from none; otherwise, it is not written as an attribute.
    ///   - separator: The character between items; nil for a space.
    func encode<Item: Encodable>(tokens: [Item], isOptional: Bool, separator: UInt8?) throws {
        if tokens.isEmpty, !isOptional, isAttribute { return try state.putNothing(in: frame) }
        let list = try scalar(ofTokens: tokens, separator: separator)
        try state.putSingle(list, in: frame)
        try state.noteQualified(
            list.items, in: frame, separator: separator.map { String(Unicode.Scalar($0)) } ?? " ")
    }

    /// Returns the text of a list, for what changes it before it is written, or writes it as an item of another list.
    func text<Item: Encodable>(ofTokens tokens: [Item], separator: UInt8?) throws -> String {
        let list = try scalar(ofTokens: tokens, separator: separator)
        // Their prefixes may be others once the whole document is known.
        if list.items.contains(where: { ($0 as? QualifiedNameText)?.entry != nil }) {
            throw state.error(
                .noText("a list of names with prefixes cannot be transformed again before it is written"), tokens,
                frame.index)
        }
        return try state.attempt(tokens, frame.index) { () throws(EncodingProblem) in try list.text(state.style) }
    }

    private func scalar<Item: Encodable>(ofTokens tokens: [Item], separator: UInt8?) throws -> TokensScalar {
        var list = TokensScalar(subject: tokens, separator: separator)
        list.items.reserveCapacity(tokens.count)
        for token in tokens {
            let collector = TokenCollector(state: state, frame: frame, separator: separator)
            try collector.encode(token)
            guard let scalar = collector.found.scalar else {
                throw state.error(.noText("an item of a list must be a scalar value"), token, frame.index)
            }
            list.items.append(scalar)
        }
        return list
    }
}

extension TokenCollector: XMLValueEncoding, XMLNameEncoding, ItemEncoding {
    var list: ValueEncoder { ValueEncoder(state: state, frame: frame) }
    var elementPath: String { list.elementPath }

    func placed(_ error: EncodingError) -> EncodingError { list.placed(error) }

    func encode(name: XML.QualifiedName) throws { found.scalar = try state.text(of: name, frame) }
    func encodeEmpty() { encode("") }
    func encodeNil(attributes: [XML.Attribute]) throws { try encodeNil() }
    func encodeNothing() throws { try encodeNil() }
}

/// The items of a list as a single text.
private struct TokensScalar: ScalarValue {
    let subject: Any
    /// The character between items; nil for a space.
    let separator: UInt8?
    var items: [any ScalarValue] = []

    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        guard mode == .cdata else { return try append(items: mode, style, to: &out) }
        // One section for all items.
        try style.append(text: text(style), .cdata, to: &out)
    }

    /// Returns the text without the references that it is written with.
    func text(_ style: TextStyle) throws(EncodingProblem) -> String {
        try ByteBuffer.withScratch(capacity: 64) { written throws(EncodingProblem) in
            try append(items: .text, style, to: &written)
            // The slice does not outlive the closure.
            return ByteBuffer.withScratch(capacity: written.count) { text in
                TextDecoding.append(text: unsafe written.bytes, to: &text)
                return text.string
            }
        }
    }

    private func append(
        items mode: TextMode, _ style: TextStyle, to out: inout ByteBuffer
    ) throws(EncodingProblem) {
        for (index, item) in items.enumerated() {
            if index > 0 { out.append(separator ?? UInt8(ascii: " ")) }
            let start = out.count
            try item.append(to: &out, style, mode)
            if let separator {
                // Nothing is appended while the slice is in use.
                try check(unsafe out.bytes(start..<out.count), separator)
                continue
            }
            var isToken = out.count > start
            for index in start..<out.count where ByteClass.isSpace(out[index]) { isToken = false }
            if !isToken {
                throw .noText("an item of a list is empty or contains white space, so it could not be read back")
            }
        }
    }
}

extension TokensScalar {
    /// Checks an item as it was written, in which a reference is one character.
    private func check(_ item: ByteSlice, _ separator: UInt8) throws(EncodingProblem) {
        var index = 0
        var isItem = item.count > 0 || items.count > 1
        while index < item.count {
            if item[index] == UInt8(ascii: "&") {
                while index < item.count, item[index] != UInt8(ascii: ";") { index += 1 }
            } else if item[index] == separator {
                isItem = false
            }
            index += 1
        }
        if let first = item.first, let last = item.last, ByteClass.isSpace(first) || ByteClass.isSpace(last) {
            isItem = false
        }
        if !isItem {
            throw .noText(
                "an item of a list contains the separator '\(Unicode.Scalar(separator))', has white space at its ends, or is "
                    + "empty and the only one, so it could not be read back")
        }
    }
}

/// A string in a list with a separator.
private struct SeparatedText: ScalarValue {
    let text: String

    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        guard text.utf8.first.map(ByteClass.isSpace) != true, text.utf8.last.map(ByteClass.isSpace) != true else {
            throw .noText("an item of a list has white space at its ends, so it could not be read back")
        }
        try style.append(text: text, mode == .text ? .run : mode, to: &out)
    }
}

/// A string in a list; if it contained white space, it would be read as two items.
private struct TokenText: ScalarValue {
    let text: String

    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        guard !text.utf8.contains(where: { ByteClass.isSpace($0) }) else {
            throw .noText("an item of a list contains white space, so it could not be read back")
        }
        try style.append(text: text, mode, to: &out)
    }
}

/// The encoder of one item of a list, which keeps the scalar instead of writing it.
private struct TokenCollector: Encoder, SingleValueEncodingContainer {
    final class Found { var scalar: (any ScalarValue)? }

    let state: EncodingState
    let frame: FrameID
    let separator: UInt8?
    let found = Found()

    var codingPath: [any CodingKey] { state.codingPath(frame) }
    var userInfo: [CodingUserInfoKey: Any] { state.options.userInfo }

    /// Records a value that cannot be an item of a list as the error of the whole list. An item may have kept its
    /// encoder for longer than the list.
    private func failed(_ what: String) -> FrameID {
        guard state.frames.isLive(frame) else { return state.failed(.stale, -1) }
        return state.failed(.noText("\(what) cannot be an item of a list"), frame.index)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        let handle = failed("a value with keys")
        return state.container(type, state.table(type, owner: state.anyPlan), handle)
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { UnkeyedEncoding(state, failed("an array")) }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() throws {
        throw state.error(.noText("nil cannot be an item of a list"), Any?.none as Any, frame.index)
    }

    func encode(_ value: String) {
        found.scalar = separator == nil ? TokenText(text: value) : SeparatedText(text: value)
    }
    func encode<T: ScalarValue & Encodable>(_ value: T) { found.scalar = value }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: Int128) { found.scalar = value }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: UInt128) { found.scalar = value }

    func encode<T: Encodable>(_ value: T) throws {
        switch state.scalar(value) {
        case let text as String: encode(text)
        case let scalar?: found.scalar = scalar
        case nil:
            switch value {
            case let date as Date: try state.encode(date: date, to: self)
            case let data as Data: try state.encode(data: data, to: self)
            default:
                guard !state.stack.isLow else { throw state.stackError(value) }
                switch state.plan(of: T.self).way {
                case .raw, .content:
                    throw state.error(.noText("parts of a document cannot be an item of a list"), value, frame.index)
                default: try value.encode(to: self)
                }
            }
        }
        if let deferred = state.deferred { throw deferred }
    }
}
