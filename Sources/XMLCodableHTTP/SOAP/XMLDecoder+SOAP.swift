public import XMLCodable

extension XMLDecoder {
    /// Returns a decoder for the messages of other systems: keys are local names, whatever the prefixes.
    ///
    /// ```swift
    /// let envelope = try XMLDecoder.soap().decode(SOAPEnvelope<SOAPNoHeader, Answer>.self, from: data)
    /// ```
    ///
    /// Systems such as WCF (`a:`, `i:nil`) and spyne (`tns:`) choose prefixes per message. Besides
    /// `namespaces`, which is `.ignoringPrefixes`, the options are the default ones. An
    /// envelope is read in the same way with any decoder; the strategy is for its contents.
    public static func soap() -> XMLDecoder {
        let decoder = XMLDecoder()
        decoder.namespaces = .ignoringPrefixes
        return decoder
    }
}
