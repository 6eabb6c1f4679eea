import XMLCodable

/// A class whose attribute has the name of an element in its subclass.
class IdentifiedBase: Codable {
    @XMLAttribute var id: String
    init(id: String) { self.id = id }
}

/// A subclass whose key names an element with the name of an attribute in its superclass.
final class NotedSub: IdentifiedBase, Equatable {
    var note: String?
    private enum CodingKeys: String, CodingKey { case note = "id" }
    init(id: String, note: String?) {
        self.note = note
        super.init(id: id)
    }
    required init(from decoder: any Decoder) throws {
        note = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .note)
        try super.init(from: decoder)
    }
    override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(note, forKey: .note)
    }
    static func == (left: NotedSub, right: NotedSub) -> Bool { left.id == right.id && left.note == right.note }
}
