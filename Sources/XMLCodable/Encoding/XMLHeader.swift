/// The XML declaration that an encoded document starts with.
///
/// ```swift
/// try XMLEncoder().encode(note, header: XMLHeader(version: 1.0, encoding: "UTF-8"))
/// ```
/// ```xml
/// <?xml version="1.0" encoding="UTF-8"?>
/// ```
public struct XMLHeader: Sendable, Hashable {
    /// The version of XML; where only the other two are given, 1.0 is written.
    public let version: Double?

    /// The document's encoding: UTF-8, UTF-16, ISO-8859-1 or US-ASCII, by any of its names. What the last two lack is
    /// written as references.
    public let encoding: String?

    /// `yes` or `no`: whether the document does without declarations from elsewhere.
    public let standalone: String?

    /// A declaration; without any of the three none is written.
    public init(version: Double? = nil, encoding: String? = nil, standalone: String? = nil) {
        self.version = version
        self.encoding = encoding
        self.standalone = standalone
    }
}
