/// Namespace declarations: those of the model, and those that the encoder adds to the root.
extension EncodingState {
    static let xsiName = "http://www.w3.org/2001/XMLSchema-instance"

    /// The namespace name that an undeclared prefix is declared as.
    static func placeholder(_ prefix: String) -> String { "urn:undeclared-prefix:\(prefix)" }

    /// Takes note of a declaration that the model writes; `name` is its value as written.
    func declare(_ entry: Entry, _ name: String, in place: Int32) throws(EncodingProblem) {
        let attribute = entry.pointee.name.pointee
        let declared = attribute.string
        if declared == "xmlns:xmlns" { throw .declaration("the prefix \"xmlns\" cannot be declared") }
        if declared == "xmlns:xml" {
            guard name == NamespaceScope.xmlName else {
                throw .declaration(
                    "the prefix \"xml\" cannot be declared as anything but \"\(NamespaceScope.xmlName)\"")
            }
            return
        }
        guard name != NamespaceScope.xmlName, name != NamespaceScope.xmlnsName else {
            throw .declaration("no other prefix can be declared as \"\(name)\"")
        }
        let prefix = declared == "xmlns" ? "" : String(declared.dropFirst(6))
        bindings.append((core.pointee.frame(place).pointee.serial, NamespaceBinding(prefix: prefix, uri: name)))
        guard declared != "xmlns" else { return }
        guard !name.isEmpty else { throw .declaration("\"\(declared)\" cannot be empty") }
        if attribute.flags & OutputName.declaresXSI != 0, name != Self.xsiName { hasForeignXSI = true }
        if attribute.declares == 0 { core.pointee.needsCheck = true }
        core.pointee.frame(place).pointee.declared |= attribute.declares
        // Under two prefixes of one name two attributes can be the same.
        if let other = declarations[name], other != declared {
            core.pointee.needsCheck = true
        } else {
            declarations[name] = declared
        }
    }

    /// Declares on the root what is used and not declared, as the strategy says.
    func declareUndeclaredPrefixes(_ value: Any) throws {
        let root = core.pointee.frame(0)
        var open = root.pointee.used & ~root.pointee.declared
        if needsXSI, hasForeignXSI {
            throw error(
                .declaration("the prefix \"xsi\", which nil values need, is declared as something else"), value, 0)
        }
        while open != 0 {
            let number = open.trailingZeroBitCount
            open &= open - 1
            let prefix = names.prefixes[number]
            let isModels = core.pointee.modelPrefixes & (1 << UInt64(number)) != 0
            let isXSI = prefix == "xsi" && (isModels || needsXSI)
            guard isXSI || isModels && options.undeclaredPrefixes == .declare else {
                throw error(.undeclaredPrefix(prefix), value, 0)
            }
            let declaration = plainEntry("xmlns:\(prefix)", KeyEntry.Kind.attribute)
            let name = isXSI ? Self.xsiName : Self.placeholder(prefix)
            do throws(EncodingProblem) { try writeAttribute(name, declaration, of: 0) } catch {
                throw self.error(error, value, 0)
            }
        }
    }
}
