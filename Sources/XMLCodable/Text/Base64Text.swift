/// Bytes in base64, the `xs:base64Binary` of XML Schema (RFC 4648, section 4).
enum Base64Text {
    /// Reads base64 with XML white space anywhere in it and with padding; no characters are no bytes.
    ///
    /// The unused bits before the padding may be anything, as with most readers.
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(ValueTextError) -> [UInt8] {
        var isValid = true
        let decoded = values.withUnsafeBufferPointer { values in
            [UInt8](unsafeUninitializedCapacity: bytes.count / 4 * 3 + 3) { output, count in
                isValid = decode(bytes, values, into: output, &count)
            }
        }
        guard isValid else { throw .malformed }
        return decoded
    }

    private static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, _ values: UnsafeBufferPointer<UInt8>,
        into output: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int
    ) -> Bool {
        var index = 0
        var group: UInt32 = 0
        var groupLength = 0
        while index < bytes.count {
            // Straight path: four letters in a row.
            while groupLength == 0, bytes.count &- index >= 4 {
                let a = values[Int(bytes[index])]
                let b = values[Int(bytes[index &+ 1])]
                let c = values[Int(bytes[index &+ 2])]
                let d = values[Int(bytes[index &+ 3])]
                guard (a | b | c | d) & other == 0 else { break }
                output[count] = a &<< 2 | b &>> 4
                output[count &+ 1] = b &<< 4 | c &>> 2
                output[count &+ 2] = c &<< 6 | d
                count &+= 3
                index &+= 4
            }
            guard index < bytes.count else { break }

            let value = values[Int(bytes[index])]
            if value & other == 0 {
                group = group &<< 6 | UInt32(value)
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
                return finish(bytes, values, from: index, group, groupLength, into: output, &count)
            } else if value != space {
                return false
            }
            index &+= 1
        }
        return groupLength == 0
    }

    /// Reads the padding at `index` and checks that only white space follows.
    private static func finish(
        _ bytes: UnsafeBufferPointer<UInt8>, _ values: UnsafeBufferPointer<UInt8>, from index: Int,
        _ group: UInt32, _ groupLength: Int, into output: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int
    ) -> Bool {
        var paddings = 0
        for byte in bytes[index...] {
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
    static func append(_ bytes: UnsafeBufferPointer<UInt8>, to buffer: inout ByteBuffer) {
        buffer.append(count: (bytes.count + 2) / 3 * 4) { start in
            let letters = alphabet.utf8Start
            var output = start
            var index = 0
            while bytes.count &- index >= 3 {
                let a = bytes[index]
                let b = bytes[index &+ 1]
                let c = bytes[index &+ 2]
                output[0] = letters[Int(a &>> 2)]
                output[1] = letters[Int((a & 0x03) &<< 4 | b &>> 4)]
                output[2] = letters[Int((b & 0x0F) &<< 2 | c &>> 6)]
                output[3] = letters[Int(c & 0x3F)]
                output += 4
                index &+= 3
            }
            guard index < bytes.count else { return }
            let a = bytes[index]
            let b = index &+ 1 < bytes.count ? bytes[index &+ 1] : 0
            output[0] = letters[Int(a &>> 2)]
            output[1] = letters[Int((a & 0x03) &<< 4 | b &>> 4)]
            output[2] = index &+ 1 < bytes.count ? letters[Int((b & 0x0F) &<< 2)] : UInt8(ascii: "=")
            output[3] = UInt8(ascii: "=")
        }
    }

    private static var alphabet: StaticString { "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/" }

    // Marks in `values` of the bytes that are not letters of the alphabet; all of them contain `other`.
    private static let other: UInt8 = 0x80
    private static let padding: UInt8 = 0x81
    private static let space: UInt8 = 0x82

    /// The value of each letter of the alphabet, a mark for all other bytes.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: other, count: 256)
        for value in 0..<64 { values[Int(alphabet.utf8Start[value])] = UInt8(value) }
        values[Int(UInt8(ascii: "="))] = padding
        for byte in [0x20, 0x09, 0x0A, 0x0D] { values[byte] = space }
        return values
    }()
}
