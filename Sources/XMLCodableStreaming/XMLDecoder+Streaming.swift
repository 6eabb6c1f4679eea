public import XMLCodable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLDecoder {
    /// Returns a reader for the records of a document that is fed by hand.
    ///
    /// - Parameters:
    ///   - type: The type of the records; an enum takes records of several names.
    ///   - path: The path of the records below the root, as for ``decode(_:from:at:)-(T.Type,Data,String)``, without
    ///     indices: `channel.item`, or `*` for all children of the root. If it is empty, the root is the record.
    ///   - onMismatch: What happens to a record that cannot be decoded. Defaults to throwing the error.
    /// - Throws: `DecodingError` if the path cannot be one of records: if it is malformed or has an index, if something in
    ///   it is not the name of an element, or if it leads deeper than `XML.Limits.depth`.
    public func reader<Record: Decodable>(
        _ type: Record.Type, at path: String, onMismatch: XMLRecordMismatchStrategy = .throw
    ) throws -> XMLRecordReader<Record> {
        try reader(type, path, onMismatch, nil)
    }

    /// Returns a reader for the records of the document in a file.
    ///
    /// - Parameters:
    ///   - type: The type of the records; an enum takes records of several names.
    ///   - path: The path of the records below the root; see ``reader(_:at:onMismatch:)``.
    ///   - url: The URL of the file, which is read in chunks of 64 KB.
    ///   - onMismatch: What happens to a record that cannot be decoded. Defaults to throwing the error.
    /// - Throws: `DecodingError` if the path cannot be one of records, or any error thrown while opening the file.
    public func reader<Record: Decodable>(
        _ type: Record.Type, at path: String, contentsOf url: URL, onMismatch: XMLRecordMismatchStrategy = .throw
    ) throws -> XMLRecordReader<Record> {
        try reader(type, path, onMismatch, try FileChunks(url))
    }

    private func reader<Record: Decodable>(
        _ type: Record.Type, _ path: String, _ onMismatch: XMLRecordMismatchStrategy, _ source: FileChunks?
    ) throws -> XMLRecordReader<Record> {
        let options = options
        let path = try StreamPath(path, options.value)
        return XMLRecordReader(options, path, onMismatch, source)
    }
}
