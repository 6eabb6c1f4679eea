import Foundation
import XMLCodable

/// Reads documents, each once, so that an input can be a pipe.
final class DocumentSource {
    private var roots: [String: XML.Element] = [:]

    /// Returns the root element of a document.
    ///
    /// - Parameter place: What refers to it.
    func root(of path: String, at place: SourcePlace? = nil) throws -> XML.Element {
        if let known = roots[path] { return known }
        var options = XML.ParsingOptions()
        // Nothing outside of the document is read, and no text that a schema has depends on it.
        options.unresolvedEntities = .keep
        do {
            let root = try XML.Document(contentsOf: URL(fileURLWithPath: path), options: options).root
            roots[path] = root
            return root
        } catch let error as XMLParsingError {
            throw ModelMessage.error(error.message, at: SourcePlace(file: path, line: error.line, column: error.column))
        } catch {
            let reason = (error as? CocoaError)?.userInfo[NSLocalizedFailureReasonErrorKey] as? String
            throw ModelMessage.unreadable("\(path) cannot be read: \(reason ?? error.localizedDescription)", at: place)
        }
    }
}
