/// The words of the generated documents.
///
/// A space stands never alone between a reference and a character that is not ASCII: XMLCoder loses it there, and the
/// two libraries are to give equal values.
enum Vocabulary {
    static let english = [
        "our", "famous", "light", "Belgian", "waffles", "with", "an", "assortment", "of", "fresh", "berries", "and",
        "whipped", "cream", "two", "thick", "slices", "homemade", "sourdough", "bread", "maple", "syrup", "R&D",
        "butter", "cinnamon", "roasted", "almonds", "organic", "buckwheat", "seasonal", "salt&pepper",
    ]
    static let dishes = [
        "Belgian Waffles", "French Toast", "Homestyle Breakfast", "Eggs Benedict", "Pancakes", "Omelette du Jour",
        "Bangers & Mash", "Porridge", "Shakshuka", "Crème brûlée",
    ]
    static let allergens = ["egg", "gluten", "milk", "nuts", "sesame", "soy"]
    static let users = ["Jürgen", "steve8", "mapper_042", "Redaction Account", "Zoë K", "woodpeck", "山田", "Lübeck"]
    static let tagKeys = ["highway", "building", "name", "surface", "addr:city", "amenity", "opening_hours"]
    static let tagValues = [
        "residential", "yes", "Hauptstraße", "asphalt", "Rostock", "restaurant", "Mo-Fr 08:00-18:00; Sa \"by call\"",
    ]
    static let categories = ["Swift", "Tools", "Releases", "Q&A", "Community"]
    static let languages: [(code: String, words: [String])] = [
        ("el", ["καλημέρα", "κόσμε", "γλώσσα", "θάλασσα", "ήλιος", "βιβλίο", "δρόμος", "AT&T"]),
        ("ru", ["привет", "мир", "книга", "дорога", "солнце", "язык", "вечер", "река", "R&D"]),
        ("ja", ["日本語の文章", "山と川", "春の朝", "図書館", "電車", "世界", "文字", "Q&A"]),
        ("de", ["Straße", "schön", "Bücher", "Abend", "über", "zwischen", "Größe", "H&M"]),
        ("en", ["café", "naïve", "book", "river", "morning", "🙂", "𝄞", "world", "D&D"]),
    ]
}
