// Orders of property wrappers that cannot work. `.ci/run interface` compiles this file: the compiler must refuse each
// marked line, as ambiguous use of `init(wrappedValue:)` or for a missing conformance, and accept the others.
import XMLCodable

enum Shapes: XMLPolymorphicFamily {
    typealias Member = any Codable
    static var xmlTypes: [String: any Codable.Type] { [:] }

    struct Value: Codable { var a: Int }
}

// MARK: - Two placements
struct Refused1: Codable { @XMLAttribute @XMLAttribute var a: Int }  // refused
struct Refused2: Codable { @XMLAttribute @XMLChild var a: Int? }  // refused
final class Refused3: Codable { @XMLAttribute @XMLElementAndAttribute var a: Int }  // refused
struct Refused4: Codable { @XMLAttribute @XMLText var a: Int? }  // refused
struct Refused5: Codable { @XMLChild @XMLAttribute var a: Int }  // refused
final class Refused6: Codable { @XMLChild @XMLChild var a: Int? }  // refused
struct Refused7: Codable { @XMLChild @XMLElementAndAttribute var a: Int }  // refused
struct Refused8: Codable { @XMLChild @XMLText var a: Int? }  // refused
final class Refused9: Codable { @XMLElementAndAttribute @XMLAttribute var a: Int }  // refused
struct Refused10: Codable { @XMLElementAndAttribute @XMLChild var a: Int? }  // refused
struct Refused11: Codable { @XMLElementAndAttribute @XMLElementAndAttribute var a: Int }  // refused
final class Refused12: Codable { @XMLElementAndAttribute @XMLText var a: Int? }  // refused
struct Refused13: Codable { @XMLText @XMLAttribute var a: Int }  // refused
struct Refused14: Codable { @XMLText @XMLChild var a: Int? }  // refused
final class Refused15: Codable { @XMLText @XMLElementAndAttribute var a: Int }  // refused
struct Refused16: Codable { @XMLText @XMLText var a: Int? }  // refused

// MARK: - CDATA sections are text

struct Refused17: Codable { @XMLAttribute @XMLCData var a: String }  // refused
struct Refused18: Codable { @XMLCData @XMLAttribute var a: String }  // refused
struct Refused19: Codable { @XMLElementAndAttribute @XMLCData var a: String }  // refused
struct Refused20: Codable { @XMLCData @XMLElementAndAttribute var a: String }  // refused
struct Refused21: Codable { @XMLCData @XMLCData var a: String }  // refused
struct Refused24: Codable { @XMLCData @XMLPresence var a: Bool }  // refused
struct Refused25: Codable { @XMLText @XMLPresence var a: Bool }  // refused

// MARK: - Several values need several elements

struct Refused201: Codable { @XMLAttribute @XMLLossy var a: [Int] }  // refused
struct Refused202: Codable { @XMLAttribute @XMLLenient @XMLLossy var a: [Int]? }  // refused
struct Refused203: Codable { @XMLElementAndAttribute @XMLLossy var a: [Int] }  // refused
struct Refused204: Codable { @XMLElementAndAttribute @XMLLenient @XMLLossy var a: [Int]? }  // refused
struct Refused205: Codable { @XMLText @XMLLossy var a: [Int] }  // refused
struct Refused206: Codable { @XMLText @XMLLenient @XMLLossy var a: [Int]? }  // refused

// MARK: - Captures have a place of their own

struct Refused26: Codable { @XMLAttribute @XMLElementName var a: String }  // refused
struct Refused27: Codable { @XMLAttribute @XMLAnyAttributes var a: [XML.Attribute] }  // refused
struct Refused28: Codable { @XMLAttribute @XMLAnyElements var a: [XML.Element] }  // refused
struct Refused29: Codable { @XMLAttribute @InnerXML var a: String }  // refused
struct Refused30: Codable { @XMLAttribute @XMLPolymorphic<Shapes> var a: any Codable }  // refused
struct Refused31: Codable { @XMLAttribute @XMLPolymorphic<Shapes?> var a: (any Codable)? }  // refused
struct Refused32: Codable { @XMLAttribute @XMLPolymorphic<[Shapes]> var a: [any Codable] }  // refused
struct Refused33: Codable { @XMLChild @XMLElementName var a: String }  // refused
struct Refused34: Codable { @XMLChild @XMLAnyAttributes var a: [XML.Attribute] }  // refused
struct Refused35: Codable { @XMLElementAndAttribute @XMLElementName var a: String }  // refused
struct Refused36: Codable { @XMLElementAndAttribute @XMLAnyAttributes var a: [XML.Attribute] }  // refused
struct Refused37: Codable { @XMLElementAndAttribute @XMLAnyElements var a: [XML.Element] }  // refused
struct Refused38: Codable { @XMLElementAndAttribute @InnerXML var a: String }  // refused
struct Refused39: Codable { @XMLElementAndAttribute @XMLPolymorphic<Shapes> var a: any Codable }  // refused
struct Refused40: Codable { @XMLElementAndAttribute @XMLPolymorphic<Shapes?> var a: (any Codable)? }  // refused
struct Refused41: Codable { @XMLElementAndAttribute @XMLPolymorphic<[Shapes]> var a: [any Codable] }  // refused
struct Refused42: Codable { @XMLText @XMLElementName var a: String }  // refused
struct Refused43: Codable { @XMLText @XMLAnyAttributes var a: [XML.Attribute] }  // refused
struct Refused44: Codable { @XMLText @XMLAnyElements var a: [XML.Element] }  // refused
struct Refused45: Codable { @XMLText @InnerXML var a: String }  // refused
struct Refused46: Codable { @XMLText @XMLPolymorphic<Shapes> var a: any Codable }  // refused
struct Refused47: Codable { @XMLText @XMLPolymorphic<Shapes?> var a: (any Codable)? }  // refused
struct Refused48: Codable { @XMLText @XMLPolymorphic<[Shapes]> var a: [any Codable] }  // refused
struct Refused49: Codable { @XMLCData @XMLElementName var a: String }  // refused
struct Refused50: Codable { @XMLCData @XMLAnyAttributes var a: [XML.Attribute] }  // refused
struct Refused51: Codable { @XMLCData @XMLAnyElements var a: [XML.Element] }  // refused
struct Refused52: Codable { @XMLCData @InnerXML var a: String }  // refused
struct Refused53: Codable { @XMLCData @XMLPolymorphic<Shapes> var a: any Codable }  // refused
struct Refused54: Codable { @XMLCData @XMLPolymorphic<Shapes?> var a: (any Codable)? }  // refused
struct Refused55: Codable { @XMLCData @XMLPolymorphic<[Shapes]> var a: [any Codable] }  // refused

struct Refused301: Codable { @XMLAttribute @XMLFlattened var a: Shapes.Value }  // refused
struct Refused302: Codable { @XMLAttribute @XMLFlattened var a: Shapes.Value? }  // refused
struct Refused303: Codable { @XMLAttribute @XMLComments var a: [String] }  // refused
struct Refused304: Codable { @XMLChild @XMLFlattened var a: Shapes.Value }  // refused
struct Refused305: Codable { @XMLChild @XMLFlattened var a: Shapes.Value? }  // refused
struct Refused306: Codable { @XMLChild @XMLComments var a: [String] }  // refused
struct Refused307: Codable { @XMLElementAndAttribute @XMLFlattened var a: Shapes.Value }  // refused
struct Refused308: Codable { @XMLElementAndAttribute @XMLFlattened var a: Shapes.Value? }  // refused
struct Refused309: Codable { @XMLElementAndAttribute @XMLComments var a: [String] }  // refused
struct Refused310: Codable { @XMLText @XMLFlattened var a: Shapes.Value }  // refused
struct Refused311: Codable { @XMLText @XMLFlattened var a: Shapes.Value? }  // refused
struct Refused312: Codable { @XMLText @XMLComments var a: [String] }  // refused
struct Refused313: Codable { @XMLCData @XMLFlattened var a: Shapes.Value }  // refused
struct Refused314: Codable { @XMLCData @XMLFlattened var a: Shapes.Value? }  // refused
struct Refused315: Codable { @XMLCData @XMLComments var a: [String] }  // refused

// MARK: - Placement comes first

struct Refused56: Codable { @XMLDefault<XML.Zero> @XMLAttribute var a: Int }  // refused
struct Refused57: Codable { @XMLLenient @XMLAttribute var a: Int? }  // refused
struct Refused58: Codable { @XMLLossy @XMLAttribute var a: [Int] }  // refused
struct Refused59: Codable { @XMLList @XMLAttribute var a: [Int] }  // refused
struct Refused60: Codable { @XMLTransformed<XML.EpochSeconds> @XMLAttribute var a: Int }  // refused
struct Refused61: Codable { @XMLPresence @XMLAttribute var a: Bool }  // refused
struct Refused62: Codable { @InnerXML @XMLAttribute var a: String }  // refused
struct Refused63: Codable { @XMLDefault<XML.Zero> @XMLChild var a: Int }  // refused
struct Refused64: Codable { @XMLLenient @XMLChild var a: Int? }  // refused
struct Refused65: Codable { @XMLLossy @XMLChild var a: [Int] }  // refused
struct Refused66: Codable { @XMLList @XMLChild var a: [Int] }  // refused
struct Refused67: Codable { @XMLTransformed<XML.EpochSeconds> @XMLChild var a: Int }  // refused
struct Refused68: Codable { @XMLPresence @XMLChild var a: Bool }  // refused
struct Refused69: Codable { @InnerXML @XMLChild var a: String }  // refused
struct Refused70: Codable { @XMLDefault<XML.Zero> @XMLElementAndAttribute var a: Int }  // refused
struct Refused71: Codable { @XMLLenient @XMLElementAndAttribute var a: Int? }  // refused
struct Refused72: Codable { @XMLLossy @XMLElementAndAttribute var a: [Int] }  // refused
struct Refused73: Codable { @XMLList @XMLElementAndAttribute var a: [Int] }  // refused
struct Refused74: Codable { @XMLTransformed<XML.EpochSeconds> @XMLElementAndAttribute var a: Int }  // refused
struct Refused75: Codable { @XMLPresence @XMLElementAndAttribute var a: Bool }  // refused
struct Refused76: Codable { @InnerXML @XMLElementAndAttribute var a: String }  // refused
struct Refused77: Codable { @XMLDefault<XML.Zero> @XMLText var a: Int }  // refused
struct Refused78: Codable { @XMLLenient @XMLText var a: Int? }  // refused
struct Refused79: Codable { @XMLLossy @XMLText var a: [Int] }  // refused
struct Refused80: Codable { @XMLList @XMLText var a: [Int] }  // refused
struct Refused81: Codable { @XMLTransformed<XML.EpochSeconds> @XMLText var a: Int }  // refused
struct Refused82: Codable { @XMLPresence @XMLText var a: Bool }  // refused
struct Refused83: Codable { @InnerXML @XMLText var a: String }  // refused
struct Refused84: Codable { @XMLDefault<XML.Zero> @XMLCData var a: Int }  // refused
struct Refused85: Codable { @XMLLenient @XMLCData var a: Int? }  // refused
struct Refused86: Codable { @XMLLossy @XMLCData var a: [Int] }  // refused
struct Refused87: Codable { @XMLList @XMLCData var a: [Int] }  // refused
struct Refused88: Codable { @XMLTransformed<XML.EpochSeconds> @XMLCData var a: Int }  // refused
struct Refused89: Codable { @XMLPresence @XMLCData var a: Bool }  // refused
struct Refused90: Codable { @InnerXML @XMLCData var a: String }  // refused

struct Refused351: Codable { @XMLIndirect @XMLAttribute var a: Int }  // refused
struct Refused352: Codable { @XMLIndirect @XMLChild var a: Int? }  // refused
struct Refused353: Codable { @XMLIndirect @XMLText var a: Int }  // refused
struct Refused354: Codable { @XMLIndirect @XMLElementAndAttribute var a: String }  // refused
struct Refused355: Codable { @XMLIndirect @XMLComments var a: [String] }  // refused
struct Refused356: Codable { @XMLIndirect @XMLFlattened var a: Shapes.Value }  // refused

// MARK: - One value wrapper decodes

struct Refused91: Codable { @XMLDefault<XML.Zero> @XMLLenient var a: Int? }  // refused
struct Refused92: Codable { @XMLList @XMLLossy var a: [Int] }  // refused
struct Refused93: Codable { @XMLLossy @XMLList var a: [Int] }  // refused
struct Refused94: Codable { @XMLTransformed<XML.EpochSeconds> @XMLDefault<XML.Zero> var a: Int }  // refused

// MARK: - Orders that work

final class Accepted1: Codable { @XMLAttribute var a: Int }
struct Accepted2: Codable { @XMLAttribute var a: Int }
final class Accepted3: Codable { @XMLAttribute @XMLDefault<XML.Zero> var a: Int }
struct Accepted4: Codable { @XMLAttribute @XMLLenient var a: Int? }
struct Accepted6: Codable { @XMLAttribute @XMLList var a: [Int] }
final class Accepted7: Codable { @XMLAttribute @XMLTransformed<XML.AsString> var a: Int }
struct Accepted8: Codable { @XMLAttribute @XMLPresence var a: Bool }
final class Accepted9: Codable { @XMLAttribute @XMLLenient @XMLDefault<XML.Zero> var a: Int }
struct Accepted10: Codable { @XMLAttribute @XMLLenient @XMLList var a: [Int]? }
final class Accepted11: Codable { @XMLChild var a: Int }
struct Accepted12: Codable { @XMLChild var a: Int }
final class Accepted13: Codable { @XMLChild @XMLDefault<XML.Zero> var a: Int }
struct Accepted14: Codable { @XMLChild @XMLLenient var a: Int? }
final class Accepted15: Codable { @XMLChild @XMLLossy var a: [Int] }
struct Accepted16: Codable { @XMLChild @XMLList var a: [Int] }
final class Accepted17: Codable { @XMLChild @XMLTransformed<XML.AsString> var a: Int }
struct Accepted18: Codable { @XMLChild @XMLPresence var a: Bool }
final class Accepted19: Codable { @XMLChild @XMLLenient @XMLDefault<XML.Zero> var a: Int }
struct Accepted20: Codable { @XMLChild @XMLLenient @XMLList var a: [Int]? }
final class Accepted21: Codable { @XMLElementAndAttribute var a: Int }
struct Accepted22: Codable { @XMLElementAndAttribute var a: Int }
final class Accepted23: Codable { @XMLElementAndAttribute @XMLDefault<XML.Zero> var a: Int }
struct Accepted24: Codable { @XMLElementAndAttribute @XMLLenient var a: Int? }
struct Accepted26: Codable { @XMLElementAndAttribute @XMLList var a: [Int] }
final class Accepted27: Codable { @XMLElementAndAttribute @XMLTransformed<XML.AsString> var a: Int }
struct Accepted28: Codable { @XMLElementAndAttribute @XMLPresence var a: Bool }
final class Accepted29: Codable { @XMLElementAndAttribute @XMLLenient @XMLDefault<XML.Zero> var a: Int }
struct Accepted30: Codable { @XMLElementAndAttribute @XMLLenient @XMLList var a: [Int]? }
final class Accepted31: Codable { @XMLText var a: Int }
struct Accepted32: Codable { @XMLText var a: Int }
final class Accepted33: Codable { @XMLText @XMLDefault<XML.Zero> var a: Int }
struct Accepted34: Codable { @XMLText @XMLLenient var a: Int? }
struct Accepted36: Codable { @XMLText @XMLList var a: [Int] }
final class Accepted37: Codable { @XMLText @XMLTransformed<XML.AsString> var a: Int }
struct Accepted38: Codable { @XMLText @XMLLenient @XMLDefault<XML.Zero> var a: Int }
final class Accepted39: Codable { @XMLText @XMLLenient @XMLList var a: [Int]? }
struct Accepted40: Codable { @XMLCData var a: Int }
final class Accepted41: Codable { @XMLCData var a: Int }
struct Accepted42: Codable { @XMLCData @XMLDefault<XML.Zero> var a: Int }
final class Accepted43: Codable { @XMLCData @XMLLenient var a: Int? }
struct Accepted44: Codable { @XMLCData @XMLLossy var a: [Int] }
final class Accepted45: Codable { @XMLCData @XMLTransformed<XML.AsString> var a: Int }
struct Accepted46: Codable { @XMLCData @XMLLenient @XMLDefault<XML.Zero> var a: Int }
struct Accepted74: Codable { @XMLCData @XMLList var a: [Int] }
final class Accepted75: Codable { @XMLCData @XMLLenient @XMLList var a: [Int]? }
final class Accepted47: Codable { @XMLDefault<XML.Zero> var a: Int }
struct Accepted48: Codable { @XMLLenient var a: Int? }
final class Accepted49: Codable { @XMLLossy var a: [Int] }
struct Accepted50: Codable { @XMLList var a: [Int] }
final class Accepted51: Codable { @XMLTransformed<XML.AsString> var a: Int }
struct Accepted52: Codable { @XMLPresence var a: Bool }
final class Accepted53: Codable { @XMLLenient @XMLDefault<XML.Zero> var a: Int }
struct Accepted54: Codable { @XMLLenient @XMLList var a: [Int]? }
final class Accepted55: Codable { @XMLCData @XMLChild var a: String }
struct Accepted56: Codable { @XMLChild @XMLCData var a: String }
final class Accepted57: Codable { @XMLCData @XMLText var a: String }
struct Accepted58: Codable { @XMLText @XMLCData var a: String }
final class Accepted59: Codable { @XMLChild @InnerXML var a: String }
struct Accepted60: Codable { @XMLChild @XMLAnyElements var a: [XML.Element] }
final class Accepted61: Codable { @XMLChild @XMLPolymorphic<Shapes> var a: any Codable }
struct Accepted62: Codable { @XMLChild @XMLPolymorphic<[Shapes]> var a: [any Codable] }
final class Accepted63: Codable { @XMLElementName var a: String }
struct Accepted64: Codable { @XMLAnyAttributes var a: [XML.Attribute] }
struct Accepted65: Codable { @XMLComments var a: [String] }
struct Accepted66: Codable { @XMLFlattened var a: Shapes.Value }
final class Accepted67: Codable { @XMLFlattened var a: Shapes.Value? }
struct Accepted68: Codable { @XMLAttribute @XMLIndirect var a: Int }
final class Accepted69: Codable { @XMLChild @XMLIndirect var a: Int? }
struct Accepted70: Codable { @XMLText @XMLIndirect var a: Int }
struct Accepted72: Codable { @XMLIndirect @XMLLossy var a: [Int] }
struct Accepted73: Codable { @XMLIndirect @XMLDefault<XML.Zero> var a: Int }
struct Accepted71: Codable { @XMLElementAndAttribute @XMLIndirect var a: Int }
