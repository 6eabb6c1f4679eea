import XMLCodable

/// A score in MusicXML, by parts.
struct MusicScore: Codable, Equatable {
    @XMLAttribute var version: String?
    var title: String?
    var remarks: [Remark]
    var parts: [PartName]
    var music: [Part]

    enum CodingKeys: String, CodingKey {
        case version
        case title = "movement-title"
        case remarks = "identification.miscellaneous.miscellaneous-field"
        case parts = "part-list.score-part"
        case music = "part"
    }

    struct Remark: Codable, Equatable {
        @XMLAttribute var name: String
        @XMLText var text: String
    }

    struct PartName: Codable, Equatable {
        @XMLAttribute var id: String
        var name: Words
        enum CodingKeys: String, CodingKey {
            case id
            case name = "part-name"
        }
    }

    /// A text and its formatting.
    struct Words: Codable, Equatable {
        @XMLAnyAttributes var looks: [XML.Attribute]
        @XMLText var text: String
    }

    /// An element with attributes and no content.
    struct Sign: Codable, Equatable {
        @XMLAnyAttributes var looks: [XML.Attribute]
    }

    struct Part: Codable, Equatable {
        @XMLAttribute var id: String
        var measure: [Measure]
    }

    struct Measure: Codable, Equatable {
        var number: Int
        var items: [Item]

        enum CodingKeys: String, CodingKey {
            case number = "@number"
            case items = "*"
        }

        enum Item: Codable, Equatable {
            case attributes(Attributes)
            case direction(Direction)
            case note(Note)
            case barline(Barline)
        }
    }

    struct Attributes: Codable, Equatable {
        var divisions: Int
        var fifths: Int
        var mode: String
        var time: Time
        var clef: Clef

        enum CodingKeys: String, CodingKey {
            case divisions
            case fifths = "key.fifths"
            case mode = "key.mode"
            case time
            case clef
        }

        struct Time: Codable, Equatable {
            @XMLAttribute var symbol: String
            var beats: Int
            var beatType: Int
            enum CodingKeys: String, CodingKey {
                case symbol
                case beats
                case beatType = "beat-type"
            }
        }

        struct Clef: Codable, Equatable {
            var sign: String
            var line: Int
        }
    }

    struct Note: Codable, Equatable {
        var chord: Sign?
        var rest: Sign?
        var pitch: Pitch?
        var duration: Int
        var voice: Int
        var type: String
        var lyric: [Lyric]

        struct Pitch: Codable, Equatable {
            var step: String
            var octave: Int
        }

        struct Lyric: Codable, Equatable {
            @XMLAttribute var number: Int
            var syllabic: Syllabic?
            var text: String
        }

        enum Syllabic: String, Codable { case single, begin, middle, end }
    }

    struct Barline: Codable, Equatable {
        @XMLAttribute var location: String
        var style: String
        enum CodingKeys: String, CodingKey {
            case location
            case style = "bar-style"
        }
    }
}

/// A direction above or below the notes.
struct Direction: Codable, Equatable {
    @XMLAttribute var placement: String?
    var types: [Holder]
    var offset: Int?

    enum CodingKeys: String, CodingKey {
        case placement
        case types = "direction-type"
        case offset
    }

    struct Holder: Codable, Equatable {
        var type: Kind
        enum CodingKeys: String, CodingKey { case type = "*" }
    }

    enum Kind: Codable, Equatable {
        case rehearsal(MusicScore.Words)
        case words(MusicScore.Words)
        case dynamics(Dynamics)
        case metronome(unit: String, perMinute: Int)
        case harp(tunings: [Tuning])
        case scordatura(accord: [Accord])
        case accordion(Accordion)
        case segno(MusicScore.Sign)
        case coda(MusicScore.Sign)
        case eyeglasses(MusicScore.Sign)
        case wedge(MusicScore.Sign)
        case dashes(MusicScore.Sign)
        case bracket(MusicScore.Sign)
        case octaveShift(MusicScore.Sign)
        case pedal(MusicScore.Sign)
        case damp
        case dampAll

        enum CodingKeys: String, CodingKey {
            case rehearsal, words, dynamics, metronome, scordatura, segno, coda, eyeglasses, wedge, dashes, bracket
            case pedal, damp
            case harp = "harp-pedals"
            case accordion = "accordion-registration"
            case octaveShift = "octave-shift"
            case dampAll = "damp-all"
        }

        enum MetronomeCodingKeys: String, CodingKey {
            case unit = "beat-unit"
            case perMinute = "per-minute"
        }

        enum HarpCodingKeys: String, CodingKey { case tunings = "pedal-tuning" }
    }

    struct Tuning: Codable, Equatable {
        var step: String
        var alter: Int
        enum CodingKeys: String, CodingKey {
            case step = "pedal-step"
            case alter = "pedal-alter"
        }
    }

    struct Accord: Codable, Equatable {
        @XMLAttribute var string: Int
        var step: String
        var octave: Int
        enum CodingKeys: String, CodingKey {
            case string
            case step = "tuning-step"
            case octave = "tuning-octave"
        }
    }

    struct Accordion: Codable, Equatable {
        var high: MusicScore.Sign?
        var middle: Int?
        var low: MusicScore.Sign?
        enum CodingKeys: String, CodingKey {
            case high = "accordion-high"
            case middle = "accordion-middle"
            case low = "accordion-low"
        }
    }

    struct Dynamics: Codable, Equatable {
        @XMLAnyAttributes var looks: [XML.Attribute]
        var marks: [Mark]

        enum CodingKeys: String, CodingKey {
            case looks
            case marks = "*"
        }

        enum Mark: Codable, Equatable {
            case p, pp, ppp, pppp, ppppp, pppppp
            case f, ff, fff, ffff, fffff, ffffff
            case mp, mf, sf, sfp, sfpp, fp, rf, rfz, sfz, sffz, fz
            case other(String)

            enum CodingKeys: String, CodingKey {
                case p, pp, ppp, pppp, ppppp, pppppp
                case f, ff, fff, ffff, fffff, ffffff
                case mp, mf, sf, sfp, sfpp, fp, rf, rfz, sfz, sffz, fz
                case other = "other-dynamics"
            }
        }
    }
}
