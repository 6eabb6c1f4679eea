/// Finds types that contain themselves, which Swift stores only with an indirection.
enum RecursionBreaker {
    private struct Visit {
        let type: ModelType
        var next = 0
    }

    private enum State { case open, done }

    /// Marks a property, or an enum, in each circle.
    static func mark(_ types: [ModelType]) {
        var states: [ObjectIdentifier: State] = [:]
        for start in types where states[ObjectIdentifier(start)] == nil {
            var path = [Visit(type: start)]
            states[ObjectIdentifier(start)] = .open
            while let visit = path.last {
                let type = visit.type
                path[path.count - 1].next += 1
                guard visit.next < max(type.properties.count, type.cases.count) else {
                    states[ObjectIdentifier(type)] = .done
                    path.removeLast()
                    continue
                }
                guard let target = stored(in: type, at: visit.next) else { continue }
                switch states[ObjectIdentifier(target)] {
                case .open: cut(type, at: visit.next, target)
                case .done: break
                case nil:
                    states[ObjectIdentifier(target)] = .open
                    path.append(Visit(type: target))
                }
            }
        }
    }

    /// The type that a property or a case stores directly.
    private static func stored(in type: ModelType, at index: Int) -> ModelType? {
        switch type.kind {
        case .structure:
            let property = type.properties[index]
            return property.cardinality == .many || property.isIndirect ? nil : property.value.storedType
        default:
            return type.isIndirect ? nil : type.cases[index].value?.storedType
        }
    }

    private static func cut(_ type: ModelType, at index: Int, _ target: ModelType) {
        if type.kind != .structure {
            type.isIndirect = true
        } else if target.kind != .structure {
            target.isIndirect = true
        } else {
            type.properties[index].isIndirect = true
        }
    }
}

extension ModelValue {
    /// The type that a value is stored as, without an array between.
    var storedType: ModelType? {
        switch self {
        case .type(let type): type
        case .nillable(let value): value.storedType
        case .scalar, .list, .element: nil
        }
    }
}
