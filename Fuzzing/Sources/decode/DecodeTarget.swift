import FuzzSupport
import XMLCodable

/// A document decoded into a model chosen by the first byte, with strategies chosen by the next ones.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard bytes.count > Choices.length else { return 0 }
    let choices = Choices(bytes.prefix(Choices.length))
    let document = Array(bytes.dropFirst(Choices.length))
    ModelCase.all[choices.model % ModelCase.all.count].test(document, choices)
    return 0
}
