import XMLCodable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where an ``XMLRecordWriter`` or an ``XMLEventWriter`` writes its document.
public struct XMLRecordDestination {
    /// Returns the function that takes the chunks; it is passed nil at the end of the document.
    let open: () throws -> ([UInt8]?) throws -> Void

    /// Passes chunks of about 64 KB to a closure, such as one that writes to a `FileHandle`.
    ///
    /// ```swift
    /// let writer = try encoder.writer(at: "food", withRootKey: "menu", to: .closure { try handle.write(contentsOf: $0) })
    /// ```
    public static func closure(_ write: @escaping ([UInt8]) throws -> Void) -> XMLRecordDestination {
        XMLRecordDestination { { chunk in if let chunk { try write(chunk) } } }
    }

    /// Writes to a file, which is created or replaced at the end of the document.
    ///
    /// Until then, a temporary file in the same folder is written to, and the old file can be read. If the writer is not
    /// finished, the old file stays as it is. The new one has its permissions, and replaces the file that a symbolic link
    /// leads to. Pipes, devices, and files in a folder that cannot be written to, are written in place.
    public static func file(_ url: URL) -> XMLRecordDestination {
        XMLRecordDestination {
            let file = try OutputFile(url)
            return { chunk in if let chunk { try file.write(chunk) } else { try file.close() } }
        }
    }
}
