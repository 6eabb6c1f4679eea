import XMLCodable

/// `c14n FILE`: prints a document, or an element of it, in one of the W3C's canonical forms.
enum C14NCommand {
    static func run(_ arguments: [String]) {
        guard let options = Options(arguments) else { Terminal.endWithUsage() }
        let document = Terminal.requiredDocument(at: options.path)
        do {
            guard let place = options.place else {
                return Terminal.write(try document.canonicalBytes(options.form))
            }
            guard let element = document.root[place] else {
                Terminal.complain("\(options.path): there is no element at \(place)")
                Terminal.endWithFailure()
            }
            Terminal.write(try element.canonicalBytes(options.form))
        } catch {
            Terminal.complain("\(options.path): has no canonical form: \(error)")
            Terminal.endWithFailure()
        }
    }

    private struct Options {
        let path: String
        let form: XML.CanonicalForm
        /// The path from the root to the element; nil for the whole document.
        let place: String?

        /// Parses the arguments; returns nil unless they are one file name and a valid combination of options.
        init?(_ arguments: [String]) {
            var paths: [String] = []
            var isExclusive = false
            var keepsComments = false
            var values: [String: String] = [:]
            var rest = arguments[...]
            while let argument = rest.popFirst() {
                switch argument {
                case "--exclusive": isExclusive = true
                case "--comments": keepsComments = true
                case "--version", "--prefixes", "--at":
                    guard values[argument] == nil, let value = rest.popFirst() else { return nil }
                    values[argument] = value
                default:
                    guard !argument.hasPrefix("-") else { return nil }
                    paths.append(argument)
                }
            }
            guard paths.count == 1, let path = paths.first else { return nil }
            let form: XML.CanonicalForm
            switch (isExclusive, values["--version"], values["--prefixes"]) {
            case (false, nil, nil), (false, "1.0", nil): form = .canonical10
            case (false, "1.1", nil): form = .canonical11
            case (true, nil, let prefixes), (true, "1.0", let prefixes):
                let names = prefixes?.split { $0 == "," || $0 == " " }.map(String.init)
                form = .exclusive(inclusivePrefixes: names ?? [])
            default: return nil
            }
            self.path = path
            self.form = keepsComments ? form.withComments : form
            place = values["--at"]
        }
    }
}
