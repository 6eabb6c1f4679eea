/// A cache of what is known about types, in front of a dictionary. Each type has four places where it can be.
struct TypeCache<Value: BitwiseCopyable>: ~Copyable {
    private struct Place: BitwiseCopyable {
        var type: ObjectIdentifier?
        /// A number on which the value depends besides the type.
        var owner: Int32
        var value: Value
    }

    private var places: RecordBuffer<Place>
    private let vacant: Place
    /// How often a value was in its third or fourth place.
    private var findings: UInt8 = 0

    private static var count: Int { 128 }

    /// - Parameter value: A value for vacant places; it is never returned.
    init(vacant value: Value) {
        vacant = Place(type: nil, owner: -1, value: value)
        places = RecordBuffer(repeating: vacant, count: Self.count)
    }

    deinit {
        // The cache is the only owner of the buffer.
        unsafe places.deallocate()
    }

    @inline(__always)
    private static func first(_ type: ObjectIdentifier, _ owner: Int32) -> Int {
        // The addresses of types are close together; the product spreads them over its upper bits.
        let key = UInt64(UInt(bitPattern: type)) ^ UInt64(UInt32(bitPattern: owner))
        return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 57)
    }

    /// Returns the value of a type if it is in the first two of its places.
    @inline(__always)
    func value(_ type: ObjectIdentifier, owner: Int32 = -1) -> Value? {
        let first = Self.first(type, owner)
        let place = places[first]
        if place.type == type, place.owner == owner { return place.value }
        let second = places[first ^ 1]
        return second.type == type && second.owner == owner ? second.value : nil
    }

    /// Returns the value of a type if it is in one of its other places. Sometimes it takes the first place, whose type takes the
    /// second: types that are in use find themselves there, but three of them do not change places all the time.
    mutating func otherValue(_ type: ObjectIdentifier, owner: Int32 = -1) -> Value? {
        let first = Self.first(type, owner)
        for step in 2..<4 {
            let place = places[first ^ step]
            guard place.type == type, place.owner == owner else { continue }
            findings &+= 1
            if findings & 7 == 0 {
                places[first ^ step] = places[first ^ 1]
                places[first ^ 1] = places[first]
                places[first] = place
            }
            return place.value
        }
        return nil
    }

    /// Sets the value of a type that has no place, in a vacant one if there is one. Otherwise it comes to the front of the
    /// four, and the last of them gives way; so up to four types that are in use stay, whichever were there before.
    mutating func set(_ value: Value, _ type: ObjectIdentifier, owner: Int32 = -1) {
        let new = Place(type: type, owner: owner, value: value)
        let first = Self.first(type, owner)
        if let free = (0..<4).first(where: { places[first ^ $0].type == nil }) {
            places[first ^ free] = new
            return
        }
        let bucket = first & ~3
        for place in (bucket + 1..<bucket + 4).reversed() { places[place] = places[place - 1] }
        places[bucket] = new
    }

    mutating func removeAll() {
        for index in 0..<Self.count { places[index] = vacant }
    }
}
