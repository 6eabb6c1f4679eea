import XMLCodable

// Shapes of models that several files of this folder use; see also `One` and `Contents`.

/// A model with two elements.
struct TwoElements<A: Codable & Equatable, B: Codable & Equatable>: Codable, Equatable { var a: A, b: B }

/// A model with one attribute.
struct OneAttribute<Value: Codable & Equatable>: Codable, Equatable { @XMLAttribute var value: Value }

/// A model with a text only.
struct OneText<Value: Codable & Equatable>: Codable, Equatable { @XMLText var value: Value }

/// A model with an attribute beside a text.
struct LabelledText<Label: Codable & Equatable, Text: Codable & Equatable>: Codable, Equatable {
    @XMLAttribute var label: Label
    @XMLText var text: Text
}

/// A model of groups.
struct Groups<Item: Codable & Equatable>: Codable, Equatable { @XMLGroups var items: [Item] }

/// The namespace of `xsi:nil` and `xsi:type`, as its declaration.
let instanceSchema = #"xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance""#

/// A model with a list in one text, separated by spaces.
struct Words<Item: Codable & Equatable>: Codable, Equatable { @XMLList var list: [Item] }

/// A model with a list in one text, separated by commas.
struct Commas<Item: Codable & Equatable>: Codable, Equatable {
    @XMLTransformed<XML.Separated<Item, XML.Comma>> var list: [Item]
}

/// A model with one transformed value.
struct OneTransformed<Transform: XMLTransform>: Codable, Equatable where Transform.Output: Equatable {
    @XMLTransformed<Transform> var value: Transform.Output
}
