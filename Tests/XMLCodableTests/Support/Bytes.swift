@testable import XMLCodable

/// Calls `body` with the UTF-8 bytes of `text`.
func withBytes<R, Failure: Error>(_ text: String, _ body: (ByteSlice) throws(Failure) -> R) throws(Failure) -> R {
    let result: Result<R, Failure> = text.withBytes { bytes in
        do throws(Failure) { return .success(try body(bytes)) } catch { return .failure(error) }
    }
    return try result.get()
}

/// The text that `write` appends to an empty buffer.
func written(_ write: (inout ByteBuffer) throws -> Void) rethrows -> String {
    var buffer = ByteBuffer()
    defer { buffer.deallocate() }
    try write(&buffer)
    return buffer.string
}

/// The value or the error of parsing `text`.
func outcome<Value>(
    _ text: String, _ parse: (ByteSlice) throws(ValueTextError) -> Value
) -> Result<Value, ValueTextError> {
    text.withBytes { bytes in
        do throws(ValueTextError) { return .success(try parse(bytes)) } catch { return .failure(error) }
    }
}
