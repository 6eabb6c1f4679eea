/// Bytes in base64, the `xs:base64Binary` of XML Schema (RFC 4648, section 4).
enum Base64Text {
    /// Decodes padded base64 with XML white space allowed anywhere. Empty text decodes to no bytes.
    ///
    /// The unused bits before the padding are ignored, as in most decoders.
    static func decode(_ bytes: ByteSlice) throws(ValueTextError) -> [UInt8] {
        var isValid = true
        let decoded = [UInt8](capacity: bytes.count / 4 * 3 + 3) { output in
            var count = 0
            isValid = decode(bytes, into: output, &count)
            return count
        }
        guard isValid else { throw .malformed }
        return decoded
    }

    private static func decode(_ bytes: ByteSlice, into output: ByteTarget, _ count: inout Int) -> Bool {
        var index = 0
        var group: UInt32 = 0
        var groupLength = 0
        while index < bytes.count {
            // Fast path: four letters in a row.
            while groupLength == 0, bytes.count &- index >= 4 {
                let a = values[Int(bytes[index])]
                let b = values[Int(bytes[index &+ 1])]
                let c = values[Int(bytes[index &+ 2])]
                let d = values[Int(bytes[index &+ 3])]
                guard a & b & c & d & letter != 0 else { break }
                output[count] = a &<< 2 | (b & 0x3F) &>> 4
                output[count &+ 1] = b &<< 4 | (c & 0x3F) &>> 2
                output[count &+ 2] = c &<< 6 | d & 0x3F
                count &+= 3
                index &+= 4
            }
            guard index < bytes.count else { break }

            let value = values[Int(bytes[index])]
            if value & letter != 0 {
                group = group &<< 6 | UInt32(value & 0x3F)
                groupLength &+= 1
                if groupLength == 4 {
                    output[count] = UInt8(truncatingIfNeeded: group &>> 16)
                    output[count &+ 1] = UInt8(truncatingIfNeeded: group &>> 8)
                    output[count &+ 2] = UInt8(truncatingIfNeeded: group)
                    count &+= 3
                    group = 0
                    groupLength = 0
                }
            } else if value == padding {
                return finish(bytes, from: index, group, groupLength, into: output, &count)
            } else if value != space {
                return false
            }
            index &+= 1
        }
        return groupLength == 0
    }

    /// Reads the padding at `index` and checks that only white space follows.
    private static func finish(
        _ bytes: ByteSlice, from index: Int, _ group: UInt32, _ groupLength: Int, into output: ByteTarget,
        _ count: inout Int
    ) -> Bool {
        var paddings = 0
        for byte in bytes.part(from: index) {
            let value = values[Int(byte)]
            if value == padding { paddings += 1 } else if value != space { return false }
        }
        guard groupLength >= 2, groupLength + paddings == 4 else { return false }
        let bits = group &<< UInt32(6 * paddings)
        output[count] = UInt8(truncatingIfNeeded: bits &>> 16)
        count &+= 1
        if groupLength == 3 {
            output[count] = UInt8(truncatingIfNeeded: bits &>> 8)
            count &+= 1
        }
        return true
    }

    /// Appends the bytes in base64, with padding and without line breaks.
    static func append(_ bytes: ByteSlice, to buffer: inout ByteBuffer) {
        buffer.append(count: (bytes.count + 2) / 3 * 4) { output in
            var index = 0
            var place = 0
            while bytes.count &- index >= 3 {
                let a = bytes[index]
                let b = bytes[index &+ 1]
                let c = bytes[index &+ 2]
                output[place] = alphabet[Int(a &>> 2)]
                output[place &+ 1] = alphabet[Int((a & 0x03) &<< 4 | b &>> 4)]
                output[place &+ 2] = alphabet[Int((b & 0x0F) &<< 2 | c &>> 6)]
                output[place &+ 3] = alphabet[Int(c & 0x3F)]
                place &+= 4
                index &+= 3
            }
            guard index < bytes.count else { return }
            let a = bytes[index]
            let b = index &+ 1 < bytes.count ? bytes[index &+ 1] : 0
            output[place] = alphabet[Int(a &>> 2)]
            output[place &+ 1] = alphabet[Int((a & 0x03) &<< 4 | b &>> 4)]
            output[place &+ 2] = index &+ 1 < bytes.count ? alphabet[Int((b & 0x0F) &<< 2)] : UInt8(ascii: "=")
            output[place &+ 3] = UInt8(ascii: "=")
        }
    }

    private static var alphabet: StaticString { "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/" }

    // In `values`, a letter of the alphabet is this plus its index; padding and space are themselves.
    private static let letter: UInt8 = 0x40
    private static let padding = UInt8(ascii: "=")
    private static let space = UInt8(ascii: " ")

    // One character per byte value; a hyphen for the bytes that are invalid in base64.
    private static let values: StaticString = """
        ---------  -- ------------------ ----------~---\u{7F}tuvwxyz{|}---=--\
        -@ABCDEFGHIJKLMNOPQRSTUVWXY------Z[\\]^_`abcdefghijklmnopqrs-----\
        ----------------------------------------------------------------\
        ----------------------------------------------------------------
        """
}
