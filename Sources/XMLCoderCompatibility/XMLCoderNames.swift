@_exported public import XMLCodable

/// XMLCoder's name for `XMLAttribute`.
public typealias Attribute<Value> = XMLAttribute<Value>

/// XMLCoder's name for `XMLChild`.
public typealias Element<Value> = XMLChild<Value>

/// XMLCoder's name for `XMLElementAndAttribute`.
public typealias ElementAndAttribute<Value> = XMLElementAndAttribute<Value>

/// XMLCoder's name for `XMLDynamicNodeDecoding`.
public typealias DynamicNodeDecoding = XMLDynamicNodeDecoding

/// XMLCoder's name for `XMLDynamicNodeEncoding`.
public typealias DynamicNodeEncoding = XMLDynamicNodeEncoding
