/// Makes a model of what samples have in common.
final class SampleModelBuilder {
    private let reader: SampleReader
    private let log: MessageLog
    private var model = Model()
    private var boxes = ModelBoxes()
    /// The types of each name, of which there are several where the elements differ from parent to parent.
    private var clusters: [SchemaName: [Cluster]] = [:]
    private var placeClusters: [SampleReader.Place: Cluster] = [:]
    private let tasks = TaskList<Never>()

    /// Places whose elements are one type.
    private final class Cluster {
        var shape: SampleShape
        let parent: SchemaName?
        let typeName: SchemaName?
        var type: ModelType?

        init(_ shape: SampleShape, parent: SchemaName?, typeName: SchemaName?) {
            self.shape = shape
            self.parent = parent
            self.typeName = typeName
        }
    }

    init(_ reader: SampleReader, log: MessageLog) {
        self.reader = reader
        self.log = log
    }

    func build(document: String?) -> Model {
        makeClusters()
        let roots = reader.order.filter { $0.parent == nil }
        let all = ModelType(.choice, document ?? "Document", origin: .document, namespace: "")
        all.name = document ?? ""
        all.documentation = ["A document, with its root element."]
        var names: [SchemaName] = []
        var needsDocument = document != nil
        for root in roots where !names.contains(root.name) {
            names.append(root.name)
            let value = boxed(value(root.name, in: nil))
            if case .type(let type) = value {
                if document == nil { (type.root, type.namespace) = (root.name, root.name.namespace) }
            } else {
                // A value is the root of a document only as a case.
                needsDocument = true
            }
            all.cases.append(ModelCase(key: .name(root.name), hint: root.name.local, value: value))
            tasks.finish()
        }
        all.namespace = SchemaModelBuilder.commonNamespace(names)
        if needsDocument { model.types.insert(all, at: 0) }
        model.types += boxes.types
        model.prefixes = NamespacePrefixes.choose(
            namespaces: Set(reader.order.map(\.name.namespace)).sorted(), declared: reader.prefixes)
        return model
    }

    // MARK: - Types

    private func makeClusters() {
        for place in reader.order {
            guard let shape = reader.shapes[place] else { continue }
            // Texts are a matter of each place, unless they have attributes somewhere.
            let known = clusters[place.name] ?? []
            let like = known.first {
                // An element in one of its own name is like it.
                let isNested = place.parent == place.name && $0.parent != place.parent
                return $0.typeName == place.type && !$0.shape.isLeaf && (isNested || $0.shape.isLike(shape))
            }
            if let like, !shape.isLeaf {
                like.shape.merge(shape)
                placeClusters[place] = like
            } else {
                let cluster = Cluster(shape, parent: place.parent, typeName: place.type)
                clusters[place.name, default: []].append(cluster)
                placeClusters[place] = cluster
            }
        }
        // A text without attributes is a value of the struct that others of its name need.
        for place in reader.order {
            guard let own = placeClusters[place], own.shape.isLeaf,
                let rich = clusters[place.name]?.first(where: {
                    !$0.shape.attributes.isEmpty && $0.shape.children.isEmpty && $0.typeName == place.type
                })
            else { continue }
            rich.shape.merge(own.shape)
            placeClusters[place] = rich
        }
    }

    /// Returns the value of the elements of a name in a parent.
    private func value(_ name: SchemaName, in parent: SchemaName?) -> ModelValue {
        let places = reader.order.filter { $0.parent == parent && $0.name == name }
        let isNil = places.contains { (reader.shapes[$0]?.nils ?? 0) > 0 }
        let typed = places.filter { $0.type != nil }
        let value: ModelValue
        if typed.contains(where: { $0.type?.namespace == SchemaNamespace.schema }) {
            value = .type(boxes.anySimpleValue())
        } else if typed.isEmpty {
            value = places.first.flatMap { placeClusters[$0] }.map { self.value($0) } ?? .scalar(.string)
        } else {
            value = .type(typeChoice(name, places))
        }
        return isNil ? .nillable(boxed(value)) : value
    }

    private func value(_ cluster: Cluster) -> ModelValue {
        if cluster.shape.isLeaf, !cluster.shape.isMixed { return .scalar(cluster.shape.texts.scalar) }
        if let type = cluster.type { return .type(type) }
        let name = cluster.typeName ?? cluster.shape.name
        let type = ModelType(
            .structure, name.local, origin: cluster.typeName == nil ? .element : .type, namespace: name.namespace,
            documentation: [
                "The \(cluster.typeName == nil ? "element" : "type") `\(name)`, seen \(times(cluster.shape.count))."
            ],
            place: cluster.shape.place)
        cluster.type = type
        // Of several types of a name, all but the first are in the types of their parents.
        let isFirst =
            clusters[cluster.shape.name]?.first { $0.type != nil && $0.typeName == cluster.typeName } === cluster
        let outer = cluster.parent.flatMap { clusters[$0]?.first { $0.type != nil }?.type }
        if isFirst || outer == nil { model.types.append(type) } else { outer?.nest(type) }
        tasks.add { [unowned self] in fill(type, cluster.shape) }
        return .type(type)
    }

    private func typeChoice(_ name: SchemaName, _ places: [SampleReader.Place]) -> ModelType {
        let type = ModelType(.typeChoice, "any-\(name.local)", origin: .type, namespace: name.namespace)
        type.documentation = ["The element `\(name)`, whose type `xsi:type` says."]
        model.types.append(type)
        for place in places {
            guard let cluster = placeClusters[place] else { continue }
            let value = boxed(self.value(cluster))
            if let known = place.type {
                type.cases.append(ModelCase(key: .name(known), hint: known.local, value: value))
            } else if cluster.shape.count > cluster.shape.nils {
                type.cases.insert(ModelCase(key: .rest, hint: name.local, value: value), at: 0)
            }
        }
        let hasRest = type.cases.contains { if case .rest = $0.key { true } else { false } }
        // Other documents may have other types.
        if !hasRest { type.cases.append(ModelCase(key: .rest, hint: "other", value: .element)) }
        return type
    }

    private func boxed(_ value: ModelValue) -> ModelValue {
        if case .scalar(let scalar) = value, scalar.transform != nil { return .type(boxes.type(for: scalar)) }
        return value
    }

    // MARK: - Content

    private func fill(_ type: ModelType, _ shape: SampleShape) {
        for (name, attribute) in shape.sortedAttributes {
            let isAlways = isRequired(attribute.values.count, in: shape)
            type.properties.append(
                ModelProperty(
                    role: .attribute, hint: name.local, key: name, value: .scalar(attribute.values.scalar),
                    cardinality: isAlways ? .required : .optional,
                    documentation: [evidence(attribute.values.count, of: shape, attribute.values.example)]))
        }
        type.namespace = type.root?.namespace ?? SchemaModelBuilder.commonNamespace(shape.sortedChildren.map(\.name))
        if shape.isMixed { return addMixed(shape, to: type) }
        if shape.hasText || (shape.children.isEmpty && shape.texts.count > 0 && !shape.isEmpty) {
            let isAlways = shape.children.isEmpty
            let scalar = shape.texts.scalar
            type.properties.append(
                ModelProperty(
                    role: .text, hint: "value", value: .scalar(isAlways ? scalar : .string),
                    cardinality: isAlways ? .required : .optional,
                    documentation: [evidence(shape.texts.count, of: shape, shape.texts.example)]))
        }
        let names = shape.sortedChildren.map(\.name)
        var indices: [SchemaName: Int] = [:]
        for (index, name) in names.enumerated() { indices[name] = index }
        var order = ContentOrder(count: names.count)
        for (name, others) in shape.followers {
            for other in others {
                if let index = indices[name], let later = indices[other] { order.add(index, before: later) }
            }
        }
        for part in order.components() {
            if part.count > 1 {
                addInterleaved(part.map { names[$0] }, shape, to: type)
            } else if let child = shape.children[names[part[0]]] {
                add(names[part[0]], child, shape, to: type)
            }
        }
    }

    /// Returns the child elements of a wrapper: an element that has children of one name and nothing else, wherever it occurs in
    /// a parent.
    private func wrapped(
        _ name: SchemaName, _ child: SampleShape.Child, in parent: SchemaName
    ) -> (wrapper: SampleShape, item: SchemaName, items: SampleShape.Child)? {
        let places = reader.order.filter { $0.parent == parent && $0.name == name }
        guard places.count == 1, places[0].type == nil, let wrapper = reader.shapes[places[0]], child.maximum == 1,
            wrapper.attributes.isEmpty, !wrapper.isMixed, !wrapper.hasText, wrapper.nils == 0,
            wrapper.children.count == 1, let (item, items) = wrapper.children.first, items.maximum > 1, item != name
        else { return nil }
        return (wrapper, item, items)
    }

    private func add(_ name: SchemaName, _ child: SampleShape.Child, _ shape: SampleShape, to type: ModelType) {
        if let (wrapper, item, items) = wrapped(name, child, in: shape.name) {
            let isAlways = isRequired(child.parents, in: shape) && wrapper.texts.count == 0
            type.properties.append(
                ModelProperty(
                    role: .element, hint: name.local, key: item, value: value(item, in: name), cardinality: .many,
                    documentation: [evidence(child.parents, of: shape, example(item, in: name), total: items.total)],
                    path: [name], isOptionalList: !isAlways))
            return
        }
        let isAlways = isRequired(child.parents, in: shape)
        type.properties.append(
            ModelProperty(
                role: .element, hint: name.local, key: name, value: value(name, in: shape.name),
                cardinality: child.maximum > 1 ? .many : isAlways ? .required : .optional,
                documentation: [evidence(child.parents, of: shape, example(name, in: shape.name), total: child.total)]))
    }

    /// Whether what was never absent is likely to be always there: it was seen in ten samples, or ten times in all of fewer
    /// ones. Of a single sample, it is what was always there.
    private func isRequired(_ present: Int, in shape: SampleShape) -> Bool {
        guard present == shape.count - shape.nils else { return false }
        if shape.documents.count >= 10 || reader.documents == 1 { return true }
        return shape.documents.count == reader.documents && present >= 10
    }

    private func addInterleaved(_ names: [SchemaName], _ shape: SampleShape, to type: ModelType) {
        let isTaken = type.properties.contains { $0.hint == "content" }
        let hint = isTaken ? "\(names[0].local)-content" : "content"
        let choice = ModelType(.choice, hint, origin: .content, namespace: type.sourceNamespace)
        choice.documentation = ["The elements, in their order."]
        choice.namespace = SchemaModelBuilder.commonNamespace(names)
        choice.cases = names.map { name in
            ModelCase(key: .name(name), hint: name.local, value: boxed(value(name, in: shape.name)))
        }
        type.nest(choice)
        type.properties.append(
            ModelProperty(role: .choice, hint: hint, value: .type(choice), cardinality: .many))
    }

    private func addMixed(_ shape: SampleShape, to type: ModelType) {
        addInterleaved(shape.sortedChildren.map(\.name), shape, to: type)
        guard case .type(let content) = type.properties.last?.value else { return }
        content.isMixed = true
        content.documentation = ["Text and elements."]
        content.cases.insert(ModelCase(key: .mixedText, hint: "text", value: .scalar(.string)), at: 0)
    }

    // MARK: - Evidence

    /// A text that elements of a name have in a parent.
    private func example(_ name: SchemaName, in parent: SchemaName) -> String? {
        guard let shape = reader.shapes[.init(parent: parent, name: name)], shape.children.isEmpty else { return nil }
        return shape.texts.example
    }

    private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

    private func evidence(_ present: Int, of shape: SampleShape, _ example: String?, total: Int? = nil) -> String {
        let absent = shape.count - shape.nils - present
        var text = "Seen \(times(total ?? present))"
        if absent > 0 { text += ", absent \(times(absent))" }
        if let example, !example.contains("`") { text += "; for example `\(example)`" }
        return text + "."
    }
}
