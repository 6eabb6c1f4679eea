import Testing
import XMLCodable

/// Key encoding strategies.
struct EncodingStateKeysTests {
    struct Model: Encodable {
        var oneTwoThree = 1, attribute = 2, path = 3, text = "t", myURL = 4
        enum CodingKeys: String, CodingKey {
            case oneTwoThree, attribute = "@myURLProperty", path = "stepOne.soap:stepTwo.@theAttribute"
            case text = "#text", myURL
        }
    }

    @Test("A strategy changes the local part of names")
    func strategies() throws {
        for (strategy, list) in [
            (
                XMLEncoder.KeyEncodingStrategy.useDefaultKeys,
                "oneTwoThree myURLProperty stepOne stepTwo theAttribute myURL"
            ),
            (.convertToSnakeCase, "one_two_three my_url_property step_one step_two the_attribute my_url"),
            (.convertToKebabCase, "one-two-three my-url-property step-one step-two the-attribute my-url"),
            (.convertToCapitalized, "OneTwoThree MyURLProperty StepOne StepTwo TheAttribute MyURL"),
            (.convertToUppercase, "ONETWOTHREE MYURLPROPERTY STEPONE STEPTWO THEATTRIBUTE MYURL"),
            (.convertToLowercase, "onetwothree myurlproperty stepone steptwo theattribute myurl"),
            (
                .custom { OpenKey("x." + ($0.last?.stringValue ?? "")) },
                "x.oneTwoThree x.myURLProperty x.stepOne x.stepTwo x.theAttribute x.myURL"
            ),
        ] {
            let names = list.split(separator: " ")
            let text = try encoded(Model()) {
                $0.keyEncodingStrategy = strategy
                $0.undeclaredPrefixStrategy = .declare
            }
            let body =
                "<\(names[0])>1</\(names[0])><\(names[2])><soap:\(names[3]) \(names[4])=\"3\" /></\(names[2])>t"
                + "<\(names[5])>4</\(names[5])></r>"
            expectEqual(text, "<r \(names[1])=\"2\" xmlns:soap=\"urn:undeclared-prefix:soap\">\(body)")
        }
    }

    @Test("A function gets the path with the bare name and gives a literal one; the sigil of attributes can be changed")
    func custom() throws {
        final class Seen: @unchecked Sendable { var paths: [[String]] = [] }
        let seen = Seen()
        struct Inner: Encodable {
            var id = 1
            enum CodingKeys: String, CodingKey { case id = "@p:id" }
        }
        let refused = refusal(["k": [Inner(), Inner()]]) {
            $0.keyEncodingStrategy = .custom { path in
                seen.paths.append(path.map(\.stringValue))
                return OpenKey("@x")
            }
        }
        expectPart(refused?.sentence, "\"p:@x\" is not an XML name")
        expectEqual(seen.paths, [["k", "Index 0", "id"]])
        let byIndex = try encoded(["k": [Inner(), Inner()]]) {
            $0.keyEncodingStrategy = .custom { path in OpenKey("n\(path[1].intValue ?? 9)") }
            $0.undeclaredPrefixStrategy = .declare
        }
        expectEqual(byIndex, #"<r xmlns:p="urn:undeclared-prefix:p"><k p:n0="1" /><k p:n1="1" /></r>"#)
        struct Model: Encodable { var _a = 1 }
        try expectEqual(encoded(Model()) { $0.attributeKeyPrefix = "_" }, #"<r a="1" />"#)
        try expectEqual(encoded(Model()), "<r><_a>1</_a></r>")
        try expectEqual(encoded(Model()) { $0.attributeKeyPrefix = "" }, "<r><_a>1</_a></r>")
        struct BoxOf<T: Encodable>: Encodable {}
        let box = BoxOf<Int>()
        try expectEqual(encoded(box, root: nil) { $0.keyEncodingStrategy = .convertToSnakeCase }, "<box_of />")
        try expectEqual(encoded(box, root: nil) { $0.keyEncodingStrategy = .convertToLowercase }, "<boxof />")
        try expectEqual(encoded(box, root: nil) { $0.keyEncodingStrategy = .custom { _ in OpenKey("x") } }, "<BoxOf />")
    }

    @Test("Root names are distinguished by their bytes, and given names from names of types")
    func roots() throws {
        struct Root: Encodable {}
        let encoder = XMLEncoder()
        for _ in 1...2 {
            // Equal strings in Swift, but different names in XML.
            for name in ["\u{E9}", "e\u{301}", "a", "a"] {
                let text = try encoder.encodeToString(Root(), withRootKey: name)
                expectEqual(Array(text.utf8), Array("<\(name) />".utf8))
            }
            try expectEqual(encoder.encodeToString(Root()), "<Root />")
            try expectEqual(encoder.encodeToString(Root(), withRootKey: "Root"), "<Root />")
        }
        struct Prefixed: Encodable, XMLMapped { static let xmlMapping = XMLTypeMapping(root: "p:r") }
        encoder.undeclaredPrefixStrategy = .declare
        for _ in 1...2 {
            #expect(try encoder.encodeToString(Prefixed()).hasPrefix("<p:r xmlns:p="))
            #expect(throws: EncodingError.self) { try encoder.encodeToString(Root(), withRootKey: "p:r") }
        }
    }
}
