#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SourceBytes {
    convenience init(_ data: Data) {
        self.init(capacity: data.count) { target in data.copyBytes(to: target) }
    }

    convenience init(_ text: String) {
        var text = text
        let count = text.utf8.count
        self.init(capacity: count, isText: true) { target in
            text.withUTF8 { source in
                if let start = source.baseAddress, let to = target.baseAddress { to.update(from: start, count: count) }
            }
            return count
        }
    }
}
