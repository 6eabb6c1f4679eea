/// Documents in the text of a document, each of which is a call of its own.
extension DecodingState {
    /// Decodes the document that the text at a place is.
    func embedded<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> T {
        try embedded(type, try preservedText(place), place)
    }

    /// Decodes the document that a text from a place is.
    func embedded<T: Decodable>(_ type: T.Type, _ text: String, _ place: DecodingPlace) throws -> T {
        if stack.isLow { throw places.tooDeep(place) }
        var inner = options
        inner.rootKey = nil
        inner.parsingOptions.externalEncoding = nil
        inner.embeddingDepth += 1
        guard inner.embeddingDepth <= EmbeddingDepth.limit else {
            throw DecodingError.dataCorrupted(
                places.context(place, "documents are embedded more than \(EmbeddingDepth.limit) deep"))
        }
        do {
            return try embedded(type, DecodingSource(Self.source(text), SharedDecoderOptions(inner)), at: place)
        } catch let error as DecodingError {
            throw places.placed(error, place)
        }
    }

    /// White space before the XML declaration is no part of the document, but counts in its places.
    private static func source(_ text: String) -> SourceBytes {
        let bytes = Array(text.utf8)
        let start = bytes.firstIndex { !ByteClass.isSpace($0) } ?? 0
        guard start > 0 else { return SourceBytes(text) }
        var place = TextPlace()
        bytes.withBytes { place.pass($0.part(0..<start)) }
        return SourceBytes(copying: bytes[start...], origin: TextOrigin(place: place))
    }

    private func embedded<T: Decodable>(
        _ type: T.Type, _ source: DecodingSource, at place: DecodingPlace
    ) throws -> T {
        if let inspection = observer as? DecodingInspection, inspection.marks != nil {
            do {
                let (value, unread) = try DecodingCall.decodeWithReport(type, source)
                for mismatch in unread { inspection.noteLoss(placed(mismatch, place)) }
                return value
            } catch  where inspection.collects {
                // Only after a failure, or documents in documents would be read twice per level.
                let mismatches = DecodingCall.diagnose(type, source)
                for mismatch in mismatches { inspection.add(placed(mismatch, place)) }
                throw mismatches.isEmpty ? error : AlreadyReported()
            }
        }
        return try DecodingCall.decode(type, source)
    }

    /// Returns a mismatch in an embedded document with the place of that document first.
    private func placed(_ mismatch: XMLMismatch, _ place: DecodingPlace) -> XMLMismatch {
        let location = places.location(place)
        return XMLMismatch(
            kind: mismatch.kind, path: KeyTrail(paths.keys(place.path) + mismatch.codingPath), location: location,
            description: PlaceFinder.placed(mismatch.description, location))
    }
}
