/// A type that transcodes text in the encodings that are not in `XML.EncodingSet.standard`.
package protocol LegacyEncodingReader: SendableMetatype {
    /// Writes the whole text, or the part before the first malformed sequence.
    static func run(_ transcoder: inout Transcoder, _ encoding: CharacterEncoding) throws(MalformedText)
}
