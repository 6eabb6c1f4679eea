#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SourceBytes {
    /// In bytes. Less is copied sooner than it could be shared, and it does not matter how `Data` holds it.
    static let smallestInPlace = 1 << 16

    /// The bytes of data; a large document is read where it lies.
    convenience init(_ data: Data) {
        if data.count >= Self.smallestInPlace, let start = unsafe data.lastingStart {
            // As it says there: the source holds the data, so the bytes stay.
            unsafe self.init(of: data, start: start, count: data.count)
        } else {
            unsafe self.init(capacity: data.count) { target in
                unsafe data.withUnsafeBytes { bytes in
                    // The target has room for as many bytes, and data of no bytes lends none.
                    guard let from = bytes.baseAddress, let to = target.baseAddress else { return }
                    unsafe UnsafeMutableRawPointer(to).copyMemory(from: from, byteCount: target.count)
                }
                return target.count
            }
        }
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

extension Data {
    /// Where the bytes are, and stay as long as this value is held: nil where they may be elsewhere the next time.
    ///
    /// The pointer outlives the call that lends it because of how `Data` works. All but a few bytes, fewer than a source
    /// takes in place, lie in an object that the copies of the value share; a write to one of them copies the bytes first
    /// if anybody else has the object. Should a form of data that is not known here lend a copy of its bytes, made for
    /// each call, then two copies that are there at once have different places.
    @unsafe
    fileprivate var lastingStart: UnsafePointer<UInt8>? {
        unsafe withUnsafeBytes { first in
            unsafe withUnsafeBytes { second in
                unsafe first.baseAddress == second.baseAddress
                    ? first.bindMemory(to: UInt8.self).baseAddress.map { unsafe UnsafePointer($0) } : nil
            }
        }
    }
}
