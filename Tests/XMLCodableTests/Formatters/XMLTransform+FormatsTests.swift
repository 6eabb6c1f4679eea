import Foundation
import Testing
import XMLCodable
import XMLCodableFormatters

/// Date format transforms.
struct XMLTransformFormatsTests {
    enum Local: XMLDateFormat {
        static let format = "d. MMMM yyyy HH:mm"
        static let locale = Locale(identifier: "de_DE")
        static let timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    }

    enum Plain: XMLDateFormat { static let format = "yyyy-MM-dd'T'HH:mm:ss" }

    struct Model: Codable, Equatable {
        @XMLTransformed<XML.FormattedDate<Plain>> var plain: Date
        @XMLAttribute @XMLTransformed<XML.FormattedDate<Local>?> var local: Date?
    }

    @Test("A custom format, locale and time zone")
    func formats() throws {
        let model = Model(
            plain: Date(timeIntervalSince1970: 1_425_350_204), local: Date(timeIntervalSince1970: 1_425_350_160))
        try expectCase(#"<r local="3. März 2015 03:36"><plain>2015-03-03T02:36:44</plain></r>"#, model)
        try expectJSON(#"{"local":"3. März 2015 03:36","plain":"2015-03-03T02:36:44"}"#, model)
    }

    @Test("The error for a date in another format names the expected format")
    func refused() throws {
        let failure = try #require(refusal(Model.self, "<r><plain>3.3.2015</plain></r>"))
        expectEqual(failure.path, ["plain"])
        expectEqual(
            failure.sentence,
            "1:11: expected a date in the format \"yyyy-MM-dd'T'HH:mm:ss\" for Model.plain at "
                + "/r/plain, found \"3.3.2015\"")
    }
}
