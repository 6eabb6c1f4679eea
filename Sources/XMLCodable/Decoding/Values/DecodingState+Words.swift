/// Types that decode a String and accept only some texts: as for numbers, white space at the ends is not part of them,
/// also in attributes, in CDATA sections and beside references, where a String keeps it.
extension DecodingState {
    /// Returns the text that the type of a value gets for its String.
    func text(of place: DecodingPlace) throws -> String {
        let text = try string(place)
        let hasSpace = text.withBytes { $0.trimmed.count < $0.count }
        return hasSpace && takesWord(place, text) ? text.trimmed : text
    }

    /// Returns whether the value at a place is an enum with raw values none of which is the text.
    @inline(never)
    private func takesWord(_ place: DecodingPlace, _ text: String) -> Bool {
        guard let type = paths.owner(place.path)?.decodable else { return false }
        func knows<R: RawRepresentable>(_ type: R.Type) -> Bool {
            EnumMetadata.values(of: type)?.contains { ($0.rawValue as? String).map { $0 == text } ?? true } ?? true
        }
        return (type as? any RawRepresentable.Type).map { !knows($0) } ?? false
    }
}
