/// What the internal subset of a document type declaration declares, as far as a reader needs it (XML 1.0, section 2.8).
///
/// Entities that come out of a table or from the resolver are kept here as well, so each is looked up once. Names are
/// numbers of the document's ``NameTable``.
final class DocumentTypeDefinition {
    /// A general or a parameter entity (section 4.2).
    struct Entity {
        let name: UInt32
        /// The replacement text (section 4.5); nil for an external entity that nobody has supplied.
        var text: SourceBytes?
        /// Of an external entity.
        var externalID: ExternalID?
        /// Whether it was declared with `NDATA`.
        var isUnparsed = false
        var isParameter = false
        /// Whether the text of a parameter entity declares it.
        var isDeclaredInParameter = false
        /// Whether its text is being read right now: a reference to it would never end.
        var isOpen = false
    }

    /// Where an external entity could be found (production 75).
    struct ExternalID {
        var publicID: String?
        var systemID: String
    }

    /// A default value (production 60), in the scanner's side buffer.
    struct AttributeDefault {
        let name: UInt32
        let valueStart: UInt32
        let valueLength: UInt32
        let flags: UInt16
    }

    /// The declarations of an element's attributes (production 52), of all its lists together.
    struct AttributeList {
        /// The attributes that were declared: only the first declaration counts.
        var declared: Set<UInt32> = []
        /// Those of another type than CDATA, whose values are normalised further (section 3.3.3).
        var tokenized: Set<UInt32> = []
        var defaults: [AttributeDefault] = []
    }

    private(set) var entities: [Entity] = []
    private var general: [UInt32: Int] = [:]
    private var parameters: [UInt32: Int] = [:]
    var attributeLists: [UInt32: AttributeList] = [:]
    /// Whether an entity that is not declared here may be declared elsewhere: there is an external subset, or a reference
    /// to a parameter entity (section 4.1, Entity Declared).
    var mayHaveOtherDeclarations = false
    /// Whether the options had the internal subset passed over: it may declare any entity.
    var isIgnored = false
    /// The entities that nobody supplies, so that nobody is asked twice.
    var unsupplied: Set<UInt32> = []
    /// Whether declarations are still obeyed: an unread one before them could have come first (section 5.1).
    var obeysDeclarations = true
    /// How many references were expanded.
    var expansions = 0
    /// How many bytes entities and default attributes produced.
    var producedBytes = 0

    /// The number of a general entity.
    func general(_ name: UInt32) -> Int? { general[name] }

    /// The number of a parameter entity.
    func parameter(_ name: UInt32) -> Int? { parameters[name] }

    /// Keeps an entity, unless one of its name was declared before (section 4.2).
    @discardableResult
    func declare(_ entity: Entity) -> Int {
        if let known = entity.isParameter ? parameters[entity.name] : general[entity.name] { return known }
        entities.append(entity)
        let number = entities.count - 1
        if entity.isParameter { parameters[entity.name] = number } else { general[entity.name] = number }
        return number
    }

    func setOpen(_ entity: Int, _ isOpen: Bool) { entities[entity].isOpen = isOpen }

    func setText(_ text: SourceBytes, of entity: Int) { entities[entity].text = text }
}
