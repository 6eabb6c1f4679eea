import FuzzSupport
import XMLCodable
import XMLCodableEncodings

/// Any bytes: parsing gives a tree or an error, and neither traps when it is read.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let isAccepted = Reading.read(bytes, .fuzzing)
    _ = try? XML.Document(parsing: String(decoding: bytes, as: UTF8.self), options: .fuzzing)

    // What follows differs from the first reading only where there is a document type declaration or a reference.
    guard bytes.contains(UInt8(ascii: "&")) || bytes.contains(UInt8(ascii: "!")) else { return 0 }
    var options = XML.ParsingOptions.fuzzing
    options.dtd = .skip
    Reading.read(bytes, options)

    options = .fuzzing
    options.dtd = .throw
    options.entities = .html
    Reading.read(bytes, options)

    options = .fuzzing
    options.unresolvedEntities = .keep
    let isKept = Reading.read(bytes, options)
    Fuzzer.expect(isKept || !isAccepted, "accepted by default, but not where unresolved references are kept")

    options = .fuzzing
    options.entityResolver = { reference in
        switch reference.name.utf8.count % 4 {
        case 0: nil
        case 1: "<r xmlns:n='urn:n' n:b='&quot;'>&amp;</r>"
        case 2: "text &" + reference.name + ";"
        default: "</a>"
        }
    }
    Reading.read(bytes, options)
    return 0
}
