import Testing

@testable import XMLCodableHTTP

/// Values of Content-Type.
struct MediaTypeTests {
    @Test(
        "types and parameters",
        arguments: [
            ("text/xml", "text/xml", nil),
            ("Text/XML;charset=UTF-8", "text/xml", "UTF-8"),
            ("text/xml ; Charset = utf-8 ; x=y", "text/xml", "utf-8"),
            (#"text/xml; charset="a\"b;c"; x=y"#, "text/xml", #"a"b;c"#),
            (#"text/xml; x="charset=no"; charset=yes"#, "text/xml", "yes"),
            ("text/xml; charset=first; charset=second", "text/xml", "first"),
            ("text/xml; charset", "text/xml", nil),
            ("text/xml;;; charset=a", "text/xml", "a"),
            (#"text/xml; charset="open"#, "text/xml", "open"),
            ("; charset=a", "", "a"),
            ("", "", nil),
        ] as [(String, String, String?)])
    func parameters(_ text: String, _ name: String, _ charset: String?) {
        let type = MediaType(text)
        expectEqual(type.name, name)
        expectEqual(type["charset"], charset)
    }
}
