#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLDecoder {
    /// Decodes a value from the root element of the document in a file, or from a path below it.
    ///
    /// ```swift
    /// let menu = try XMLDecoder().decode(Menu.self, contentsOf: url)
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - url: The URL of the file, which can be a pipe.
    ///   - path: The path of the value below the root, as for ``decode(_:from:at:)-(T.Type,Data,String)``. Defaults to
    ///     nil, which decodes the root itself.
    /// - Throws: `DecodingError`, or any error thrown while reading the file.
    public func decode<T: Decodable>(_ type: T.Type, contentsOf url: URL, at path: String? = nil) throws -> T {
        let data = try Data.contents(of: url, limit: parsingOptions.limits.documentSize)
        if Swift.type(of: self) == XMLDecoder.self {
            return try DecodingCall.decode(type, SourceBytes(adopting: data), options, at: path)
        }
        // A subclass may decode data in its own way.
        guard let path else { return try decode(type, from: data) }
        return try decode(type, from: data, at: path)
    }
}
