#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SourceBytes {
    convenience init(_ data: Data) {
        // Copies no more than the target has room for.
        unsafe self.init(capacity: data.count) { target in unsafe data.copyBytes(to: target) }
    }

    convenience init(_ text: String) {
        let count = text.utf8.count
        unsafe self.init(capacity: count, isText: true) { target in
            text.withBytes { bytes in
                guard let start = target.baseAddress, bytes.count == count else { return 0 }
                // The target has room for as many bytes.
                unsafe bytes.copy(to: start)
                return count
            }
        }
    }
}
