import FuzzSupport
import XMLCodable

/// What was parsed can be written, and what is written gives the same tree.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let document = try? XML.Document(parsing: bytes, options: .fuzzing) else { return 0 }
    RoundTrip.check(document)
    return 0
}
