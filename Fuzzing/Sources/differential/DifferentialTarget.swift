import FuzzSupport
import XMLCodable

/// Expat and XMLCodable agree whether a document is namespace-well-formed, and on what it says.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let ours = OwnVerdict.of(bytes)
    let theirs = ExpatVerdict.of(bytes)
    guard let difference = Difference(ours, theirs), !KnownDifferences.explain(bytes) else { return 0 }
    Fuzzer.found("\(difference)")
}
