@_exported public import XMLCodable

/// XMLCoder's name for ``XMLCodable/XMLAttribute``.
public typealias Attribute<Value> = XMLAttribute<Value>

/// XMLCoder's name for ``XMLCodable/XMLChild``.
public typealias Element<Value> = XMLChild<Value>

/// XMLCoder's name for ``XMLCodable/XMLElementAndAttribute``.
public typealias ElementAndAttribute<Value> = XMLElementAndAttribute<Value>

/// XMLCoder's name for ``XMLCodable/XMLDynamicNodeDecoding``.
public typealias DynamicNodeDecoding = XMLDynamicNodeDecoding

/// XMLCoder's name for ``XMLCodable/XMLDynamicNodeEncoding``.
public typealias DynamicNodeEncoding = XMLDynamicNodeEncoding
