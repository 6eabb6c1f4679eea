/// Elements that say nil.
extension EncodingState {
    /// Writes an element that says nil, with attributes, as the single value of a frame.
    func putNil(_ attributes: [XML.Attribute], in place: FrameID) throws {
        let index = place.index
        try attempt(Any?.none as Any, in: place) { () throws(EncodingProblem) in
            try takeSingle(index)
            switch frames[index].kind {
            case .attribute: throw .notOneScalar("nil with attributes")
            case .text: throw .noText("the text of an element cannot be nil")
            case .rest where frames[index].component < -1 || frames[index].flags.contains(.isPayload): throw .nilElement
            default:
                try writeNil(in: index, saysSo: true)
                try append(attributes: attributes, to: index)
            }
        }
    }
}
