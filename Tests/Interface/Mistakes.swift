// Mistakes of a new user that the compiler refuses. `.ci/run interface` compiles this file: each marked line must have an
// error that matches the pattern, and so says what to write instead.
import XMLCodable

// MARK: - Names as arguments

struct Named1: Codable { @XMLAttribute("ID") var id: Int }  // refused: case id = "@ID"
struct Named2: Codable { @XMLAttribute("ID") var id: Int? }  // refused: ambiguous use
struct Named3: Codable { @XMLAttribute("ID") var id = 1 }  // refused
struct Named4: Codable { @XMLChild("ID") var id: Int }  // refused: case id = "ID"
struct Named5: Codable { @XMLElementAndAttribute("ID") var id: Int }  // refused: case id = "ID"
struct Named6: Codable { @XMLChild("ID") var id: Int? }  // refused: ambiguous use
struct Named7: Codable { @XMLElementAndAttribute("ID") var id: Int? }  // refused: ambiguous use
// A string is a value of this property, as in `_id = XMLAttribute("7")`: it compiles.
struct Valued: Codable { @XMLAttribute("7") var id: String }
struct Named: Codable {
    @XMLAttribute var id: Int
    enum CodingKeys: String, CodingKey { case id = "@ID" }
}

// MARK: - Defaults as values

struct Default1: Codable { @XMLDefault var n: Int = 3 }  // refused: @XMLDefault<XML.Zero>
struct Default2: Codable { @XMLDefault var n = "none" }  // refused: a default is a type
struct Default3: Codable { @XMLAttribute @XMLDefault var n: Int = 3 }  // refused: a default is a type
struct Default4: Codable { @XMLDefault var n: Int? }  // refused
struct Default5: Codable { @XMLDefault var n: Int? = 3 }  // refused
struct Default: Codable {
    @XMLDefault<XML.Zero> var n: Int
    @XMLDefault<XML.Zero> var m: Int = 3
}
