#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SourceBytes {
    /// The smallest size in bytes of data that can be read in place. Copying less is faster than sharing it, and works
    /// with any representation of `Data`.
    static let smallestInPlace = 1 << 16

    /// Creates a source from data, which is copied unless it is large and may be read in place.
    @inline(never)
    convenience init(_ data: Data, readsInPlace: Bool) {
        if readsInPlace, data.count >= Self.smallestInPlace, let start = unsafe data.lastingStart {
            // The source retains the data, so the bytes keep their address, as `lastingStart` requires.
            unsafe self.init(of: data, start: start, count: data.count)
        } else {
            self.init(copying: data)
        }
    }

    /// Creates a source from data that nothing else refers to and whose bytes it owns, such as that of a file just read,
    /// unless it was mapped. Large data is read in place.
    convenience init(adopting data: Data) {
        if data.count >= Self.smallestInPlace, let start = unsafe data.lastingStart {
            // As above, and nothing else can change the bytes.
            unsafe self.init(of: data, start: start, count: data.count, isShared: false)
        } else {
            self.init(copying: data)
        }
    }
}

extension Data {
    /// The stable address of the bytes while this value is alive, or nil if the address may change between calls.
    ///
    /// The pointer may outlive the call that provides it because of how `Data` works. Except for a few bytes, fewer
    /// than are ever parsed in place, the bytes are in an object that copies of the value share, and a write to one of
    /// the copies first copies the bytes if the object has another owner. If an unknown representation of `Data`
    /// provided a temporary copy of its bytes for each call, two copies that exist at the same time would have
    /// different addresses.
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
