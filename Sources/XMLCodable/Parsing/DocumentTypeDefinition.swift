/// The declarations of a document's internal subset that affect parsing (XML 1.0, section 2.8).
///
/// Entities found in the HTML table or supplied by the resolver are kept here as well, so that each is looked up only
/// once. Names are numbers in the document's ``NameTable``.
final class DocumentTypeDefinition {
    /// A general or a parameter entity (section 4.2).
    struct Entity {
        let name: UInt32
        /// The replacement text (section 4.5); nil for an external entity that has not been supplied.
        var text: SourceBytes?
        /// The external identifier, if the entity is external.
        var externalID: ExternalID?
        /// Whether it was declared with `NDATA`.
        var isUnparsed = false
        var isParameter = false
        /// Whether it is declared in the text of a parameter entity.
        var isDeclaredInParameter = false
        /// Whether its text is being read: another reference to it would never end.
        var isOpen = false

        /// The same entity in a document whose names have other numbers.
        func named(_ name: UInt32) -> Entity {
            Entity(
                name: name, text: text, externalID: externalID, isUnparsed: isUnparsed, isParameter: isParameter,
                isDeclaredInParameter: isDeclaredInParameter)
        }
    }

    /// The identifiers of an external entity (production 75).
    struct ExternalID {
        var publicID: String?
        var systemID: String
    }

    /// The default value of an attribute (production 60).
    struct AttributeDefault {
        let name: UInt32
        let value: Scanner.SideValue
        /// The record of an attribute that has it.
        var record: AttributeRecord {
            AttributeRecord(
                name: name, start: value.range.lowerBound, length: value.range.count, flags: value.flags)
        }
    }

    /// The attribute declarations of an element (production 52), combined from all its attribute lists.
    struct AttributeList {
        /// The declared attributes; only the first declaration of each counts.
        var declared = RareSet<UInt32>()
        /// The attributes of types other than CDATA, whose values are normalized further (section 3.3.3).
        var tokenized = RareSet<UInt32>()
        var defaults: [AttributeDefault] = []
        /// What the list was taken over from. If it is set, the sets above have the numbers of its names.
        var prologue: DocumentPrologue?
    }

    var entities: [Entity] = []
    /// The numbers of the general entities and of the parameter entities by their names.
    private(set) var general = RareTable<UInt32, Int>()
    private(set) var parameters = RareTable<UInt32, Int>()
    var attributeLists = RareTable<UInt32, AttributeList>()
    /// Whether the prologue of the document has an attribute list for an element, by the number of its name; nil if that was
    /// not looked up yet.
    private var isListed: [Bool?] = []
    /// Whether an entity that is not declared here may be declared elsewhere: in an external subset, or through a
    /// reference to a parameter entity (section 4.1, Entity Declared).
    var mayHaveOtherDeclarations = false
    /// Whether the options skipped the internal subset, which may declare any entity.
    var isIgnored = false
    /// The entities that the resolver does not supply, so that it is asked only once for each.
    var unsupplied = RareSet<UInt32>()
    /// Whether declarations still take effect; they no longer do after an unread parameter entity, which could have
    /// made the same declarations first (section 5.1).
    var obeysDeclarations = true
    /// Whether an entity was used that the document neither declares nor can leave to an external subset.
    var hasUndeclaredEntities = false
    /// The names of such entities.
    private(set) var suppliedNames = RareSet<UInt32>()
    /// The number of references expanded so far.
    var expansions: Int
    /// The number of bytes that entities and default attributes have produced so far.
    var producedBytes: Int

    /// - Parameters:
    ///   - earlier: What the parts before this one had, if the document is read in parts.
    ///   - prologue: The declarations of the document then. They are looked up there, and not copied.
    init(after earlier: TextOrigin.Expansion? = nil, of prologue: DocumentTypeDefinition? = nil) {
        expansions = earlier?.references ?? 0
        producedBytes = earlier?.produced ?? 0
        mayHaveOtherDeclarations = prologue?.mayHaveOtherDeclarations ?? false
        isIgnored = prologue?.isIgnored ?? false
    }

    /// Returns the attribute list of an element; the first time, `make` may take it over from the prologue.
    func attributeList(of element: UInt32, _ make: () -> AttributeList?) -> AttributeList? {
        let index = Int(element)
        if isListed.count <= index { isListed += Array(repeating: nil, count: index + 64 - isListed.count) }
        if let isListed = isListed[index] { return isListed ? attributeLists[element] : nil }
        let list = make()
        isListed[index] = list != nil
        attributeLists[element] = list
        return list
    }

    /// Adds an entity, unless one of that name is already declared (section 4.2).
    ///
    /// - Returns: The number of the entity, or of the one declared before.
    @discardableResult
    func declare(_ entity: Entity) -> Int {
        if let known = entity.isParameter ? parameters[entity.name] : general[entity.name] { return known }
        entities.append(entity)
        let number = entities.count - 1
        if entity.isParameter { parameters[entity.name] = number } else { general[entity.name] = number }
        return number
    }

    /// Notes the use of an entity that the document does not declare, and that was supplied.
    func noteSupplied(_ name: UInt32) {
        hasUndeclaredEntities = true
        suppliedNames.insert(name)
    }
}
