import XMLCodable

/// The components of a URI or relative reference (RFC 3986, appendix B), with the joining defined by Canonical XML 1.1.
struct URIReference {
    var scheme: Substring?
    var authority: Substring?
    var path: String
    var query: Substring?

    /// Parses a reference, discarding the fragment; any text is a valid reference.
    init(_ text: String) {
        var rest = Substring(text)
        if let hash = rest.utf8.firstIndex(of: UInt8(ascii: "#")) { rest = rest[..<hash] }
        if let end = Self.endOfScheme(rest) {
            scheme = rest[..<end]
            rest = rest[rest.utf8.index(after: end)...]
        }
        if let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?")) {
            query = rest[rest.utf8.index(after: mark)...]
            rest = rest[..<mark]
        }
        if rest.utf8.starts(with: "//".utf8) {
            rest = rest[rest.utf8.index(rest.startIndex, offsetBy: 2)...]
            let end = rest.utf8.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
            authority = rest[..<end]
            rest = rest[end...]
        }
        path = String(rest)
    }

    /// Returns the index of the colon after a scheme, which is a letter followed by letters, digits, `+`, `-` and `.`.
    private static func endOfScheme(_ text: Substring) -> Substring.Index? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), let first = text.utf8.first else { return nil }
        func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
        func isSchemeByte(_ byte: UInt8) -> Bool {
            isLetter(byte) || (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
        }
        return isLetter(first) && text.utf8[..<colon].allSatisfy(isSchemeByte) ? colon : nil
    }

    /// The reference as text.
    var text: String {
        var text = ""
        if let scheme { text += scheme + ":" }
        if let authority { text += "//" + authority }
        text += path
        if let query { text += "?" + query }
        return text
    }

    /// Returns this reference resolved against a base. If the base is relative, so is the result, which keeps any
    /// leading `../` (Canonical XML 1.1, section 2.4: join-URI-References).
    func joined(to base: URIReference) -> URIReference {
        var joined = self
        if scheme != nil {
            joined.path = Self.withoutDots(path)
            return joined
        }
        joined.scheme = base.scheme
        if authority != nil {
            joined.path = Self.withoutDots(path)
            return joined
        }
        joined.authority = base.authority
        if path.isEmpty {
            joined.path = base.path
            joined.query = query ?? base.query
        } else if path.utf8.first == UInt8(ascii: "/") {
            joined.path = Self.withoutDots(path)
        } else {
            joined.path = Self.withoutDots(base.merged(with: path))
        }
        return joined
    }

    /// Returns the path of this base up to its last slash, followed by a path; a final `..` counts as a directory.
    private func merged(with relative: String) -> String {
        if path.isEmpty { return authority == nil ? relative : "/" + relative }
        let base = path == ".." || path.utf8.suffix(3).elementsEqual("/..".utf8) ? path + "/" : path
        guard let slash = base.utf8.lastIndex(of: UInt8(ascii: "/")) else { return relative }
        return base[...slash] + relative
    }

    /// Returns a path without `.` segments, without `..` segments that have a preceding segment to remove, and without
    /// empty segments; a path that ends in any of these ends in a slash.
    static func withoutDots(_ path: String) -> String {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        var segments: [Substring] = []
        var isFolder = false
        for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
            isFolder = segment.isEmpty || segment == "." || segment == ".."
            if segment == ".." {
                if let last = segments.last, last != ".." {
                    segments.removeLast()
                } else if !isAbsolute {
                    segments.append(segment)
                }
            } else if !isFolder {
                segments.append(segment)
            }
        }
        let joined = segments.joined(separator: "/")
        return (isAbsolute ? "/" : "") + joined + (isFolder && !joined.isEmpty ? "/" : "")
    }
}
