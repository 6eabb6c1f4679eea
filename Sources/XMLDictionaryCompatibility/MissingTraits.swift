#if SWIFT_PACKAGE && !Tree
#error("XMLDictionaryCompatibility requires \"Tree\": add it to the traits of XMLCodable in Package.swift")
#endif
