/// How models are made.
public struct ModelOptions: Sendable {
    /// Who can use the types.
    public enum Access: String, Sendable { case `public`, package, `internal` }

    /// How the types are divided into files.
    public enum Split: Sendable, Hashable {
        /// One file.
        case none
        /// A file for each type.
        case type
        /// A number of files.
        case shard(Int)
    }

    /// The name of an enum with a case for each root element. Defaults to nil: none.
    public var document: String?
    /// The local or expanded names of the root elements that are needed. Defaults to all.
    public var roots: [String] = []
    /// Who can use the types. Defaults to public.
    public var access = Access.public
    /// The name of an enum around all types. Defaults to nil: none.
    public var namespace: String?
    /// Names for types and members: `Type` or `Type.member`, as they would be named. Defaults to none.
    public var names: [String: String] = [:]
    /// The Swift types of values, by `Type.member`. Defaults to those that fit.
    public var valueTypes: [String: String] = [:]
    /// The files for namespaces and absolute locations. Defaults to none.
    public var maps: [String: String] = [:]
    /// How the types are divided into files. Defaults to one file.
    public var split = Split.none
    /// The name of a single file, without its extension. Defaults to nil: that of the document or of the first input.
    public var fileName: String?
    /// Whether the documentation of the schema is that of the code. Defaults to true.
    public var hasDocumentation = true
    /// Whether all types are Hashable. Defaults to false: only small values are, which are a few texts.
    public var isHashable = false
    /// Whether the types can only be decoded. Defaults to false.
    public var isDecodableOnly = false

    /// Creates the default options.
    public init() {}
}
