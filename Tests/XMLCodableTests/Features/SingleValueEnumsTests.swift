import Foundation
import Testing
import XMLCodable

/// Enums with associated values that decode themselves from a single text: no choices of elements.
struct SingleValueEnumsTests {
    enum Gas: Codable, Equatable {
        case air
        case unknown(String)

        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            self = text == "air" ? .air : .unknown(text)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .air: try container.encode("air")
            case .unknown(let text): try container.encode(text)
            }
        }
    }

    struct Dive: Codable, Equatable {
        var gas: Gas
        var second: Gas?
        var others: [Gas]
    }

    @Test("A plain key reads them from an attribute or an element, issue 38, and a choice from an element only")
    func attributes() throws {
        func expect(_ xml: String, _ dive: Dive, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try expectEqual(XMLDecoder().decode(Dive.self, from: xml), dive, sourceLocation: sourceLocation)
        }
        try expect(#"<dive gas="air"/>"#, Dive(gas: .air, second: nil, others: []))
        try expect(#"<dive gas="helium" second="air"/>"#, Dive(gas: .unknown("helium"), second: .air, others: []))
        try expect("<dive><gas>air</gas></dive>", Dive(gas: .air, second: nil, others: []))
        try expect(#"<dive gas="air"><gas>x</gas></dive>"#, Dive(gas: .unknown("x"), second: nil, others: []))
        try expect(
            #"<dive second="air"><gas>air</gas><others>air</others><others>y</others></dive>"#,
            Dive(gas: .air, second: .air, others: [.air, .unknown("y")]))
        #expect(throws: DecodingError.self) { try XMLDecoder().decode(Dive.self, from: #"<dive second="air"/>"#) }
        try expectNil(XMLDecoder().decode(Drawing.self, from: #"<d shape="circle"/>"#).shape)
        let drawing = try XMLDecoder().decode(Drawing.self, from: "<d><shape><circle>3</circle></shape></d>")
        expectEqual(drawing.shape, .circle(3))
    }

    enum Shape: Codable, Equatable { case circle(Int), square(Int) }
    struct Drawing: Codable, Equatable { var shape: Shape? }
}
