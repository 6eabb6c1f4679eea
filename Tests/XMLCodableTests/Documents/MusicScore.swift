import XMLCodable

/// A score in MusicXML, by parts.
struct MusicScore: Codable, Equatable {
    @XMLAttribute var version: String?
    var title: String?
    var remarks: [Words]
    var parts: [PartName]
    var music: [Part]
    enum CodingKeys: String, CodingKey {
        case version, title = "movement-title", remarks = "identification.miscellaneous.miscellaneous-field"
        case parts = "part-list.score-part", music = "part"
    }

    struct PartName: Codable, Equatable {
        @XMLAttribute var id: String
        var name: Words
        enum CodingKeys: String, CodingKey { case id, name = "part-name" }
    }

    /// A text and its formatting.
    struct Words: Codable, Equatable {
        @XMLAnyAttributes var looks: [XML.Attribute]
        @XMLText var text: String
    }

    struct Part: Codable, Equatable {
        @XMLAttribute var id: String
        var measure: [Measure]
    }

    struct Measure: Codable, Equatable {
        var number: Int
        var items: [Item]
        enum CodingKeys: String, CodingKey { case number = "@number", items = "*" }

        enum Item: Codable, Equatable {
            case attributes(Attributes), direction(Direction), note(Note), barline(Barline)
        }
    }

    struct Attributes: Codable, Equatable {
        var divisions, fifths: Int
        var mode, symbol: String
        var beats, beatType: Int
        var sign: String
        var line: Int
        enum CodingKeys: String, CodingKey {
            case divisions, fifths = "key.fifths", mode = "key.mode", symbol = "time.@symbol", beats = "time.beats"
            case beatType = "time.beat-type", sign = "clef.sign", line = "clef.line"
        }
    }

    struct Note: Codable, Equatable {
        var chord, rest: Sign?
        var step: String?
        var octave: Int?
        var duration, voice: Int
        var type: String
        var lyric: [Lyric]
        enum CodingKeys: String, CodingKey {
            case chord, rest, step = "pitch.step", octave = "pitch.octave", duration, voice, type, lyric
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
        enum CodingKeys: String, CodingKey { case location, style = "bar-style" }
    }
}

/// A direction above or below the notes.
struct Direction: Codable, Equatable {
    @XMLAttribute var placement: String?
    var types: [Contents<Kind>]
    var offset: Int?
    enum CodingKeys: String, CodingKey { case placement, types = "direction-type", offset }

    enum Kind: Codable, Equatable {
        case rehearsal(MusicScore.Words), words(MusicScore.Words), dynamics(Marked<Mark>)
        case metronome(unit: String, perMinute: Int), harp(tunings: [Tuning]), scordatura(accord: [Accord])
        case accordion(Accordion), segno(Sign), coda(Sign), eyeglasses(Sign)
        case wedge(Sign), dashes(Sign), bracket(Sign), octaveShift(Sign), pedal(Sign), damp, dampAll
        enum CodingKeys: String, CodingKey {
            case rehearsal, words, dynamics, metronome, scordatura, segno, coda, eyeglasses, wedge, dashes, bracket
            case pedal, damp, harp = "harp-pedals", accordion = "accordion-registration", octaveShift = "octave-shift"
            case dampAll = "damp-all"
        }
        enum MetronomeCodingKeys: String, CodingKey { case unit = "beat-unit", perMinute = "per-minute" }
        enum HarpCodingKeys: String, CodingKey { case tunings = "pedal-tuning" }
    }

    struct Tuning: Codable, Equatable {
        var step: String
        var alter: Int
        enum CodingKeys: String, CodingKey { case step = "pedal-step", alter = "pedal-alter" }
    }

    struct Accord: Codable, Equatable {
        @XMLAttribute var string: Int
        var step: String
        var octave: Int
        enum CodingKeys: String, CodingKey { case string, step = "tuning-step", octave = "tuning-octave" }
    }

    struct Accordion: Codable, Equatable {
        var high: Sign?
        var middle: Int?
        var low: Sign?
        enum CodingKeys: String, CodingKey {
            case high = "accordion-high", middle = "accordion-middle", low = "accordion-low"
        }
    }

    enum Mark: Codable, Equatable {
        case p, pp, ppp, pppp, ppppp, pppppp, f, ff, fff, ffff, fffff, ffffff
        case mp, mf, sf, sfp, sfpp, fp, rf, rfz, sfz, sffz, fz, other(String)
        enum CodingKeys: String, CodingKey {
            case p, pp, ppp, pppp, ppppp, pppppp, f, ff, fff, ffff, fffff, ffffff, mp, mf, sf, sfp, sfpp, fp, rf, rfz
            case sfz, sffz, fz, other = "other-dynamics"
        }
    }
}
