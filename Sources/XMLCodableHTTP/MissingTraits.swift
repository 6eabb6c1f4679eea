#if SWIFT_PACKAGE && !(Tree && Wrappers)
#error("XMLCodableHTTP requires \"Tree\" and \"Wrappers\": add them to the traits of XMLCodable in Package.swift")
#endif
