/// From character data as it stands in a document to the text it means.
enum TextDecoding {
    /// Appends text with its references resolved and its line ends normalised (section 2.11).
    ///
    /// The range was checked when the document was scanned; what cannot be resolved is copied as it stands.
    static func append(text: UnsafeBufferPointer<UInt8>, resolvingReferences: Bool = true, to out: inout ByteBuffer) {
        guard var at = text.baseAddress else { return }
        let end = at + text.count
        var run = at
        while true {
            at = ByteSearch.decodeStop(at, end)
            if at >= end { break }
            if at[0] == 0x0D {
                out.append(run, at - run)
                out.append(0x0A)
                at += at + 1 < end && at[1] == 0x0A ? 2 : 1
                run = at
            } else if resolvingReferences, let reference = try? References.read(at) {
                out.append(run, at - run)
                UTF8Scalar.append(reference.scalar, to: &out)
                at += reference.length
                run = at
            } else {
                at += 1
            }
        }
        if run < end { out.append(run, end - run) }
    }

    /// Appends an attribute value, normalised as of type CDATA (section 3.3.3).
    static func append(attribute value: UnsafeBufferPointer<UInt8>, to out: inout ByteBuffer) {
        guard var at = value.baseAddress else { return }
        let end = at + value.count
        while at < end {
            let byte = at[0]
            if byte == UInt8(ascii: "&"), let reference = try? References.read(at) {
                UTF8Scalar.append(reference.scalar, to: &out)
                at += reference.length
            } else if byte == 0x0D {
                out.append(0x20)
                at += at + 1 < end && at[1] == 0x0A ? 2 : 1
            } else {
                out.append(byte == 0x0A || byte == 0x09 ? 0x20 : byte)
                at += 1
            }
        }
    }
}
