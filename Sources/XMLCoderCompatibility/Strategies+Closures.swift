public import XMLCodable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// XMLCoder's functions need not be Sendable: they may capture what belongs to one actor or thread. As there, it is up to
// the program that a coder with such a function is used only where the function may be called.

/// A function of the program that is called only by the calls of its coder.
private struct CoderFunction<Function>: @unchecked Sendable {
    let call: Function

    init(_ call: Function) { self.call = call }
}

extension XMLCodable.XMLDecoder.DateDecodingStrategy {
    /// Decodes dates with a custom function.
    public static func custom(_ decode: @escaping (any Decoder) throws -> Date) -> Self {
        let function = CoderFunction(decode)
        return Self(custom: { try function.call($0) })
    }
}

extension XMLCodable.XMLDecoder.DataDecodingStrategy {
    /// Decodes data with a custom function.
    public static func custom(_ decode: @escaping (any Decoder) throws -> Data) -> Self {
        let function = CoderFunction(decode)
        return Self(custom: { try function.call($0) })
    }
}

extension XMLCodable.XMLDecoder.KeyDecodingStrategy {
    /// Converts names with a custom function, which takes the coding path. Its last component is the name in the
    /// document.
    public static func custom(_ convert: @escaping (_ codingPath: [any CodingKey]) -> any CodingKey) -> Self {
        let function = CoderFunction(convert)
        return Self(custom: { function.call($0) })
    }
}

extension XMLCodable.XMLDecoder.NodeDecodingStrategy {
    /// Decides with a custom function, which is called with the type of a value with keys and its decoder.
    public static func custom(
        _ strategy: @escaping (any Decodable.Type, any Decoder) -> (any CodingKey) -> XMLPlacement?
    ) -> Self {
        let function = CoderFunction(strategy)
        return Self(custom: { function.call($0, $1) })
    }
}

extension XMLCodable.XMLEncoder.DateEncodingStrategy {
    /// Encodes dates with a custom function.
    public static func custom(_ encode: @escaping (Date, any Encoder) throws -> Void) -> Self {
        let function = CoderFunction(encode)
        return Self(custom: { try function.call($0, $1) })
    }
}

extension XMLCodable.XMLEncoder.DataEncodingStrategy {
    /// Encodes data with a custom function.
    public static func custom(_ encode: @escaping (Data, any Encoder) throws -> Void) -> Self {
        let function = CoderFunction(encode)
        return Self(custom: { try function.call($0, $1) })
    }
}

extension XMLCodable.XMLEncoder.KeyEncodingStrategy {
    /// Converts keys with a custom function, which takes the coding path.
    public static func custom(_ convert: @escaping (_ codingPath: [any CodingKey]) -> any CodingKey) -> Self {
        let function = CoderFunction(convert)
        return Self(custom: { function.call($0) })
    }
}

extension XMLCodable.XMLEncoder.NodeEncodingStrategy {
    /// Decides with a custom function, which is called with the type of a value with keys and its encoder.
    public static func custom(
        _ strategy: @escaping (any Encodable.Type, any Encoder) -> (any CodingKey) -> XMLPlacement?
    ) -> Self {
        let function = CoderFunction(strategy)
        return Self(custom: { function.call($0, $1) })
    }
}
