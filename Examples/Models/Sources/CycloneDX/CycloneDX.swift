// Made by xmlcodable-tool generate from bom-1.6.xsd. Changes are lost when it is made again.

public import Foundation
public import XMLCodable

/// The element `bom`.
public struct Bom: Codable, Sendable, XMLMapped {
    /// The name of the root element; the namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(root: "bom", namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `version`.
    ///
    /// Defaults to `1`.
    @XMLAttribute public var version: Int?
    /// The attribute `serialNumber`.
    ///
    /// Facets: pattern
    /// `urn:uuid:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})|(\{[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\})`.
    @XMLAttribute public var serialNumber: String?
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `metadata`.
    public var metadata: Metadata?
    /// The element `components`.
    public var components: ComponentsType?
    /// The element `services`.
    public var services: ServicesType?
    /// The element `externalReferences`.
    public var externalReferences: ExternalReferences?
    /// The element `dependencies`.
    public var dependencies: DependenciesType?
    /// The element `compositions`.
    public var compositions: CompositionsType?
    /// The element `properties`.
    public var properties: PropertiesType?
    /// The element `vulnerabilities`.
    public var vulnerabilities: VulnerabilitiesType?
    /// The element `annotations`.
    public var annotations: AnnotationsType?
    /// The element `formulation`.
    public var formulation: FormulationType?
    /// The element `declarations`.
    public var declarations: DeclarationsType?
    /// The element `definitions`.
    public var definitions: DefinitionsType?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(
        version: Int? = nil,
        serialNumber: String? = nil,
        otherAttributes: [XML.Attribute] = [],
        metadata: Metadata? = nil,
        components: ComponentsType? = nil,
        services: ServicesType? = nil,
        externalReferences: ExternalReferences? = nil,
        dependencies: DependenciesType? = nil,
        compositions: CompositionsType? = nil,
        properties: PropertiesType? = nil,
        vulnerabilities: VulnerabilitiesType? = nil,
        annotations: AnnotationsType? = nil,
        formulation: FormulationType? = nil,
        declarations: DeclarationsType? = nil,
        definitions: DefinitionsType? = nil
    ) {
        self.version = version
        self.serialNumber = serialNumber
        self.otherAttributes = otherAttributes
        self.metadata = metadata
        self.components = components
        self.services = services
        self.externalReferences = externalReferences
        self.dependencies = dependencies
        self.compositions = compositions
        self.properties = properties
        self.vulnerabilities = vulnerabilities
        self.annotations = annotations
        self.formulation = formulation
        self.declarations = declarations
        self.definitions = definitions
        self.otherElements = []
    }

    /// The value of `version`, or its default.
    public var versionOrDefault: Int { version ?? 1 }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}metadata`.
public struct Metadata: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `timestamp`.
    public var timestamp: XML.DateTime?
    /// The element `lifecycles`.
    public var lifecycles: Lifecycles?
    /// The element `tools`.
    public var tools: Tools?
    /// The element `authors`.
    public var authors: Authors?
    /// The element `component`.
    public var component: Component?
    /// The element `manufacturer`.
    public var manufacturer: OrganizationalEntity?
    /// The element `manufacture`.
    public var manufacture: OrganizationalEntity?
    /// The element `supplier`.
    public var supplier: OrganizationalEntity?
    /// The element `licenses`.
    public var licenses: LicenseChoiceType?
    /// The element `properties`.
    public var properties: PropertiesType?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(
        otherAttributes: [XML.Attribute] = [],
        timestamp: XML.DateTime? = nil,
        lifecycles: Lifecycles? = nil,
        tools: Tools? = nil,
        authors: Authors? = nil,
        component: Component? = nil,
        manufacturer: OrganizationalEntity? = nil,
        manufacture: OrganizationalEntity? = nil,
        supplier: OrganizationalEntity? = nil,
        licenses: LicenseChoiceType? = nil,
        properties: PropertiesType? = nil
    ) {
        self.otherAttributes = otherAttributes
        self.timestamp = timestamp
        self.lifecycles = lifecycles
        self.tools = tools
        self.authors = authors
        self.component = component
        self.manufacturer = manufacturer
        self.manufacture = manufacture
        self.supplier = supplier
        self.licenses = licenses
        self.properties = properties
        self.otherElements = []
    }

    /// The element `lifecycles`.
    public struct Lifecycles: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `lifecycle`.
        public var lifecycle: [Lifecycle]

        /// Creates a value of its parts.
        public init(lifecycle: [Lifecycle] = []) {
            self.lifecycle = lifecycle
        }

        /// The element `lifecycle`.
        public struct Lifecycle: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The element `phase`.
            public var phase: LifecyclePhaseType?
            /// The element `name`.
            public var name: String?
            /// The element `description`.
            @XMLTransformed<XML.PreservedString?> public var description: String?

            /// Creates a value of its parts.
            public init(phase: LifecyclePhaseType? = nil, name: String? = nil, description: String? = nil) {
                self.phase = phase
                self.name = name
                self.description = description
            }
        }
    }

    /// The element `tools`.
    public struct Tools: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `tool`.
        public var tool: [ToolType]
        /// The element `components`.
        public var components: ComponentsType?
        /// The element `services`.
        public var services: ServicesType?

        /// Creates a value of its parts.
        public init(tool: [ToolType] = [], components: ComponentsType? = nil, services: ServicesType? = nil) {
            self.tool = tool
            self.components = components
            self.services = services
        }
    }

    /// The element `authors`.
    public struct Authors: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `author`.
        public var author: [OrganizationalContact]

        /// Creates a value of its parts.
        public init(author: [OrganizationalContact] = []) {
            self.author = author
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}componentsType`.
public struct ComponentsType: Codable, Sendable {
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case otherAttributes
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], content: [Content] = []) {
        self.otherAttributes = otherAttributes
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `component`.
        case component(Component)
        /// Any other element.
        case other(XML.Element)

        enum CodingKeys: String, CodingKey {
            case component
            case other = "*"
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}servicesType`.
public struct ServicesType: Codable, Sendable {
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case otherAttributes
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], content: [Content] = []) {
        self.otherAttributes = otherAttributes
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `service`.
        case service(Service)
        /// Any other element.
        case other(XML.Element)

        enum CodingKeys: String, CodingKey {
            case service
            case other = "*"
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}externalReferences`.
public struct ExternalReferences: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The elements `reference`.
    public var reference: [ExternalReference]

    /// Creates a value of its parts.
    public init(reference: [ExternalReference] = []) {
        self.reference = reference
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}dependenciesType`.
public struct DependenciesType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The elements `dependency`.
    public var dependency: [DependencyType]

    /// Creates a value of its parts.
    public init(dependency: [DependencyType] = []) {
        self.dependency = dependency
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}compositionsType`.
public struct CompositionsType: Codable, Sendable {
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case otherAttributes
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], content: [Content] = []) {
        self.otherAttributes = otherAttributes
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `composition`.
        case composition(CompositionType)
        /// Any other element.
        case other(XML.Element)

        enum CodingKeys: String, CodingKey {
            case composition
            case other = "*"
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}propertiesType`.
public struct PropertiesType: Codable, Sendable {
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case otherAttributes
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], content: [Content] = []) {
        self.otherAttributes = otherAttributes
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `property`.
        case property(PropertyType)
        /// Any other element.
        case other(XML.Element)

        enum CodingKeys: String, CodingKey {
            case property
            case other = "*"
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}vulnerabilitiesType`.
public struct VulnerabilitiesType: Codable, Sendable {
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case otherAttributes
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], content: [Content] = []) {
        self.otherAttributes = otherAttributes
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `vulnerability`.
        case vulnerability(VulnerabilityType)
        /// Any other element.
        case other(XML.Element)

        enum CodingKeys: String, CodingKey {
            case vulnerability
            case other = "*"
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}annotationsType`.
public struct AnnotationsType: Codable, Sendable {
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case otherAttributes
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], content: [Content] = []) {
        self.otherAttributes = otherAttributes
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `annotation`.
        case annotation(AnnotationType)
        /// Any other element.
        case other(XML.Element)

        enum CodingKeys: String, CodingKey {
            case annotation
            case other = "*"
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}formulationType`.
public struct FormulationType: Codable, Sendable {
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case otherAttributes
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], content: [Content] = []) {
        self.otherAttributes = otherAttributes
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `formula`.
        case formula(FormulaType)
        /// Any other element.
        case other(XML.Element)

        enum CodingKeys: String, CodingKey {
            case formula
            case other = "*"
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}declarationsType`.
public struct DeclarationsType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `assessors`.
    public var assessors: Assessors?
    /// The element `attestations`.
    public var attestations: Attestations?
    /// The element `claims`.
    public var claims: Claims?
    /// The element `evidence`.
    public var evidence: Evidence?
    /// The element `targets`.
    public var targets: Targets?
    /// The element `affirmation`.
    public var affirmation: Affirmation?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(
        assessors: Assessors? = nil,
        attestations: Attestations? = nil,
        claims: Claims? = nil,
        evidence: Evidence? = nil,
        targets: Targets? = nil,
        affirmation: Affirmation? = nil
    ) {
        self.assessors = assessors
        self.attestations = attestations
        self.claims = claims
        self.evidence = evidence
        self.targets = targets
        self.affirmation = affirmation
        self.otherElements = []
    }

    /// The element `assessors`.
    public struct Assessors: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `assessor`.
        public var assessor: [Assessor]

        /// Creates a value of its parts.
        public init(assessor: [Assessor] = []) {
            self.assessor = assessor
        }

        /// The element `assessor`.
        public struct Assessor: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The attribute `bom-ref`.
            ///
            /// Facets: minLength `1`.
            @XMLAttribute public var bomRef: String?
            /// All other attributes.
            @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
            /// The element `thirdParty`.
            public var thirdParty: Bool?
            /// The element `organization`.
            public var organization: OrganizationalEntity?

            enum CodingKeys: String, CodingKey {
                case bomRef = "bom-ref"
                case otherAttributes
                case thirdParty
                case organization
            }

            /// Creates a value of its parts.
            public init(
                bomRef: String? = nil,
                otherAttributes: [XML.Attribute] = [],
                thirdParty: Bool? = nil,
                organization: OrganizationalEntity? = nil
            ) {
                self.bomRef = bomRef
                self.otherAttributes = otherAttributes
                self.thirdParty = thirdParty
                self.organization = organization
            }
        }
    }

    /// The element `attestations`.
    public struct Attestations: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `attestation`.
        public var attestation: [Attestation]

        /// Creates a value of its parts.
        public init(attestation: [Attestation] = []) {
            self.attestation = attestation
        }

        /// The element `attestation`.
        public struct Attestation: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The element `summary`.
            @XMLTransformed<XML.PreservedString?> public var summary: String?
            /// The element `assessor`.
            ///
            /// Facets: minLength `1`.
            @XMLTransformed<XML.PreservedString?> public var assessor: String?
            /// The elements `map`.
            public var map: [Map]
            /// All other elements.
            @XMLAnyElements public var otherElements: [XML.Element]

            /// Creates a value of its parts.
            public init(summary: String? = nil, assessor: String? = nil, map: [Map] = []) {
                self.summary = summary
                self.assessor = assessor
                self.map = map
                self.otherElements = []
            }

            /// The element `map`.
            public struct Map: Codable, Sendable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The element `requirement`.
                ///
                /// Facets: minLength `1`.
                @XMLTransformed<XML.PreservedString?> public var requirement: String?
                /// The element `claims`.
                public var claims: ClaimsElement?
                /// The element `counterClaims`.
                public var counterClaims: CounterClaims?
                /// The element `conformance`.
                public var conformance: Conformance?
                /// The element `confidence`.
                public var confidence: Confidence?

                /// Creates a value of its parts.
                public init(
                    requirement: String? = nil,
                    claims: ClaimsElement? = nil,
                    counterClaims: CounterClaims? = nil,
                    conformance: Conformance? = nil,
                    confidence: Confidence? = nil
                ) {
                    self.requirement = requirement
                    self.claims = claims
                    self.counterClaims = counterClaims
                    self.conformance = conformance
                    self.confidence = confidence
                }

                /// The element `claims`.
                public struct ClaimsElement: Codable, Sendable, Hashable, XMLMapped {
                    /// The namespace of the elements.
                    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                    /// The elements `claim`.
                    ///
                    /// Facets: minLength `1`.
                    @XMLTransformed<[XML.PreservedString]> public var claim: [String]

                    /// Creates a value of its parts.
                    public init(claim: [String] = []) {
                        self.claim = claim
                    }
                }

                /// The element `counterClaims`.
                public struct CounterClaims: Codable, Sendable, Hashable, XMLMapped {
                    /// The namespace of the elements.
                    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                    /// The elements `counterClaim`.
                    ///
                    /// Facets: minLength `1`.
                    @XMLTransformed<[XML.PreservedString]> public var counterClaim: [String]

                    /// Creates a value of its parts.
                    public init(counterClaim: [String] = []) {
                        self.counterClaim = counterClaim
                    }
                }

                /// The element `conformance`.
                public struct Conformance: Codable, Sendable, XMLMapped {
                    /// The namespace of the elements.
                    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                    /// The element `score`.
                    ///
                    /// Facets: minInclusive `0`, maxInclusive `1`.
                    public var score: Decimal
                    /// The element `rationale`.
                    @XMLTransformed<XML.PreservedString?> public var rationale: String?
                    /// The element `mitigationStrategies`.
                    public var mitigationStrategies: MitigationStrategies?

                    /// Creates a value of its parts.
                    public init(
                        score: Decimal,
                        rationale: String? = nil,
                        mitigationStrategies: MitigationStrategies? = nil
                    ) {
                        self.score = score
                        self.rationale = rationale
                        self.mitigationStrategies = mitigationStrategies
                    }

                    /// The element `mitigationStrategies`.
                    public struct MitigationStrategies: Codable, Sendable, Hashable, XMLMapped {
                        /// The namespace of the elements.
                        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                        /// The elements `mitigationStrategy`.
                        ///
                        /// Facets: minLength `1`.
                        @XMLTransformed<[XML.PreservedString]> public var mitigationStrategy: [String]

                        /// Creates a value of its parts.
                        public init(mitigationStrategy: [String] = []) {
                            self.mitigationStrategy = mitigationStrategy
                        }
                    }
                }

                /// The element `confidence`.
                public struct Confidence: Codable, Sendable, Hashable, XMLMapped {
                    /// The namespace of the elements.
                    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                    /// The element `score`.
                    ///
                    /// Facets: minInclusive `0`, maxInclusive `1`.
                    public var score: Decimal
                    /// The element `rationale`.
                    @XMLTransformed<XML.PreservedString?> public var rationale: String?

                    /// Creates a value of its parts.
                    public init(score: Decimal, rationale: String? = nil) {
                        self.score = score
                        self.rationale = rationale
                    }
                }
            }
        }
    }

    /// The element `claims`.
    public struct Claims: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `claim`.
        public var claim: [Claim]

        /// Creates a value of its parts.
        public init(claim: [Claim] = []) {
            self.claim = claim
        }

        /// The element `claim`.
        public struct Claim: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The attribute `bom-ref`.
            ///
            /// Facets: minLength `1`.
            @XMLAttribute public var bomRef: String?
            /// All other attributes.
            @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
            /// The element `target`.
            ///
            /// Facets: minLength `1`.
            @XMLTransformed<XML.PreservedString?> public var target: String?
            /// The element `predicate`.
            @XMLTransformed<XML.PreservedString?> public var predicate: String?
            /// The element `mitigationStrategies`.
            public var mitigationStrategies: MitigationStrategies?
            /// The element `reasoning`.
            @XMLTransformed<XML.PreservedString?> public var reasoning: String?
            /// The elements `evidence`.
            ///
            /// Facets: minLength `1`.
            @XMLTransformed<[XML.PreservedString]> public var evidence: [String]
            /// The elements `counterEvidence`.
            ///
            /// Facets: minLength `1`.
            @XMLTransformed<[XML.PreservedString]> public var counterEvidence: [String]
            /// The element `externalReferences`.
            public var externalReferences: ExternalReferences?
            /// All other elements.
            @XMLAnyElements public var otherElements: [XML.Element]

            enum CodingKeys: String, CodingKey {
                case bomRef = "bom-ref"
                case otherAttributes
                case target
                case predicate
                case mitigationStrategies
                case reasoning
                case evidence
                case counterEvidence
                case externalReferences
                case otherElements
            }

            /// Creates a value of its parts.
            public init(
                bomRef: String? = nil,
                otherAttributes: [XML.Attribute] = [],
                target: String? = nil,
                predicate: String? = nil,
                mitigationStrategies: MitigationStrategies? = nil,
                reasoning: String? = nil,
                evidence: [String] = [],
                counterEvidence: [String] = [],
                externalReferences: ExternalReferences? = nil
            ) {
                self.bomRef = bomRef
                self.otherAttributes = otherAttributes
                self.target = target
                self.predicate = predicate
                self.mitigationStrategies = mitigationStrategies
                self.reasoning = reasoning
                self.evidence = evidence
                self.counterEvidence = counterEvidence
                self.externalReferences = externalReferences
                self.otherElements = []
            }

            /// The element `mitigationStrategies`.
            public struct MitigationStrategies: Codable, Sendable, Hashable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The elements `mitigationStrategy`.
                ///
                /// Facets: minLength `1`.
                @XMLTransformed<[XML.PreservedString]> public var mitigationStrategy: [String]

                /// Creates a value of its parts.
                public init(mitigationStrategy: [String] = []) {
                    self.mitigationStrategy = mitigationStrategy
                }
            }
        }
    }

    /// The element `evidence`.
    public struct Evidence: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `evidence`.
        public var evidence: [EvidenceElement]

        /// Creates a value of its parts.
        public init(evidence: [EvidenceElement] = []) {
            self.evidence = evidence
        }

        /// The element `evidence`.
        public struct EvidenceElement: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The attribute `bom-ref`.
            ///
            /// Facets: minLength `1`.
            @XMLAttribute public var bomRef: String?
            /// All other attributes.
            @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
            /// The element `propertyName`.
            @XMLTransformed<XML.PreservedString?> public var propertyName: String?
            /// The element `description`.
            @XMLTransformed<XML.PreservedString?> public var description: String?
            /// The elements `data`.
            public var data: [DataElement]
            /// The element `created`.
            public var created: XML.DateTime?
            /// The element `expires`.
            public var expires: XML.DateTime?
            /// The element `author`.
            public var author: OrganizationalContact?
            /// The element `reviewer`.
            public var reviewer: OrganizationalContact?
            /// All other elements.
            @XMLAnyElements public var otherElements: [XML.Element]

            enum CodingKeys: String, CodingKey {
                case bomRef = "bom-ref"
                case otherAttributes
                case propertyName
                case description
                case data
                case created
                case expires
                case author
                case reviewer
                case otherElements
            }

            /// Creates a value of its parts.
            public init(
                bomRef: String? = nil,
                otherAttributes: [XML.Attribute] = [],
                propertyName: String? = nil,
                description: String? = nil,
                data: [DataElement] = [],
                created: XML.DateTime? = nil,
                expires: XML.DateTime? = nil,
                author: OrganizationalContact? = nil,
                reviewer: OrganizationalContact? = nil
            ) {
                self.bomRef = bomRef
                self.otherAttributes = otherAttributes
                self.propertyName = propertyName
                self.description = description
                self.data = data
                self.created = created
                self.expires = expires
                self.author = author
                self.reviewer = reviewer
                self.otherElements = []
            }

            /// The element `data`.
            public struct DataElement: Codable, Sendable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The element `name`.
                @XMLTransformed<XML.PreservedString?> public var name: String?
                /// The element `contents`.
                public var contents: Contents?
                /// The element `classification`.
                @XMLTransformed<XML.PreservedString?> public var classification: String?
                /// The elements `sensitiveData`.
                public var sensitiveData: [XML.Element]
                /// The element `governance`.
                public var governance: DataGovernance?

                /// Creates a value of its parts.
                public init(
                    name: String? = nil,
                    contents: Contents? = nil,
                    classification: String? = nil,
                    governance: DataGovernance? = nil
                ) {
                    self.name = name
                    self.contents = contents
                    self.classification = classification
                    self.sensitiveData = []
                    self.governance = governance
                }

                /// The element `contents`.
                public struct Contents: Codable, Sendable, XMLMapped {
                    /// The namespace of the elements.
                    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                    /// The element `attachment`.
                    public var attachment: AttachedTextType?
                    /// The element `url`.
                    public var url: String?

                    /// Creates a value of its parts.
                    public init(attachment: AttachedTextType? = nil, url: String? = nil) {
                        self.attachment = attachment
                        self.url = url
                    }
                }
            }
        }
    }

    /// The element `targets`.
    public struct Targets: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `organizations`.
        public var organizations: Organizations?
        /// The element `components`.
        public var components: Components?
        /// The element `services`.
        public var services: Services?

        /// Creates a value of its parts.
        public init(organizations: Organizations? = nil, components: Components? = nil, services: Services? = nil) {
            self.organizations = organizations
            self.components = components
            self.services = services
        }

        /// The element `organizations`.
        public struct Organizations: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `organization`.
            public var organization: [OrganizationalEntity]

            /// Creates a value of its parts.
            public init(organization: [OrganizationalEntity] = []) {
                self.organization = organization
            }
        }

        /// The element `components`.
        public struct Components: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `component`.
            public var component: [Component]

            /// Creates a value of its parts.
            public init(component: [Component] = []) {
                self.component = component
            }
        }

        /// The element `services`.
        public struct Services: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `service`.
            public var service: [Service]

            /// Creates a value of its parts.
            public init(service: [Service] = []) {
                self.service = service
            }
        }
    }

    /// The element `affirmation`.
    public struct Affirmation: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `statement`.
        @XMLTransformed<XML.PreservedString?> public var statement: String?
        /// The element `signatories`.
        public var signatories: Signatories?
        /// All other elements.
        @XMLAnyElements public var otherElements: [XML.Element]

        /// Creates a value of its parts.
        public init(statement: String? = nil, signatories: Signatories? = nil) {
            self.statement = statement
            self.signatories = signatories
            self.otherElements = []
        }

        /// The element `signatories`.
        public struct Signatories: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `signatory`.
            public var signatory: [Signatory]

            /// Creates a value of its parts.
            public init(signatory: [Signatory] = []) {
                self.signatory = signatory
            }

            /// The element `signatory`.
            public struct Signatory: Codable, Sendable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The element `name`.
                @XMLTransformed<XML.PreservedString?> public var name: String?
                /// The element `role`.
                @XMLTransformed<XML.PreservedString?> public var role: String?
                /// The element `organization`.
                public var organization: OrganizationalEntity?
                /// The element `externalReference`.
                public var externalReference: ExternalReference?
                /// All other elements.
                @XMLAnyElements public var otherElements: [XML.Element]

                /// Creates a value of its parts.
                public init(
                    name: String? = nil,
                    role: String? = nil,
                    organization: OrganizationalEntity? = nil,
                    externalReference: ExternalReference? = nil
                ) {
                    self.name = name
                    self.role = role
                    self.organization = organization
                    self.externalReference = externalReference
                    self.otherElements = []
                }
            }
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}definitionsType`.
public struct DefinitionsType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `standards`.
    public var standards: StandardsType?

    /// Creates a value of its parts.
    public init(standards: StandardsType? = nil) {
        self.standards = standards
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}component`.
public struct Component: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `type`.
    @XMLAttribute public var type: Classification
    /// The attribute `mime-type`.
    ///
    /// Facets: pattern `[-+a-z0-9.]+/[-+a-z0-9.]+`.
    @XMLAttribute public var mimeType: String?
    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String?
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `supplier`.
    public var supplier: OrganizationalEntity?
    /// The element `manufacturer`.
    public var manufacturer: OrganizationalEntity?
    /// The element `authors`.
    public var authors: Authors?
    /// The element `author`.
    public var author: String?
    /// The element `publisher`.
    public var publisher: String?
    /// The element `group`.
    public var group: String?
    /// The element `name`.
    public var name: String
    /// The element `version`.
    ///
    /// Facets: maxLength `1024`.
    public var version: String?
    /// The element `description`.
    public var description: String?
    /// The element `scope`.
    ///
    /// Defaults to `required`.
    public var scope: Scope?
    /// The element `hashes`.
    public var hashes: Hashes?
    /// The element `licenses`.
    public var licenses: LicenseChoiceType?
    /// The element `copyright`.
    public var copyright: String?
    /// The element `cpe`.
    ///
    /// Facets: pattern
    /// `([c][pP][eE]:/[AHOaho]?(:[A-Za-z0-9\._\-~%]*){0,6})|(cpe:2\.3:[aho\*\-](:(((\?*|\*?)([a-zA-Z0-9\-\._]|(\\[\\\*\?!"#$$%&'\(\)\+,/:;<=>@\[\]\^`\{\|}~]))+(\?*|\*?))|[\*\-])){5}(:(([a-zA-Z]{2,3}(-([a-zA-Z]{2}|[0-9]{3}))?)|[\*\-]))(:(((\?*|\*?)([a-zA-Z0-9\-\._]|(\\[\\\*\?!"#$$%&'\(\)\+,/:;<=>@\[\]\^`\{\|}~]))+(\?*|\*?))|[\*\-])){4})`.
    @XMLTransformed<XML.PreservedString?> public var cpe: String?
    /// The element `purl`.
    public var purl: String?
    /// The elements `omniborId`.
    @XMLTransformed<[XML.PreservedString]> public var omniborId: [String]
    /// The elements `swhid`.
    @XMLTransformed<[XML.PreservedString]> public var swhid: [String]
    /// The element `swid`.
    public var swid: SwidType?
    /// The element `modified`.
    public var modified: Bool?
    /// The element `pedigree`.
    public var pedigree: PedigreeType?
    /// The element `externalReferences`.
    public var externalReferences: ExternalReferences?
    /// The element `properties`.
    public var properties: PropertiesType?
    /// The element `components`.
    public var components: Components?
    /// The element `evidence`.
    public var evidence: ComponentEvidenceType?
    /// The element `releaseNotes`.
    public var releaseNotes: ReleaseNotesType?
    /// The element `modelCard`.
    public var modelCard: ModelCardType?
    /// The elements `data`.
    public var data: [ComponentDataType]
    /// The element `cryptoProperties`.
    public var cryptoProperties: CryptoPropertiesType?
    /// The element `tags`.
    public var tags: TagsType?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    enum CodingKeys: String, CodingKey {
        case type
        case mimeType = "mime-type"
        case bomRef = "bom-ref"
        case otherAttributes
        case supplier
        case manufacturer
        case authors
        case author
        case publisher
        case group
        case name
        case version
        case description
        case scope
        case hashes
        case licenses
        case copyright
        case cpe
        case purl
        case omniborId
        case swhid
        case swid
        case modified
        case pedigree
        case externalReferences
        case properties
        case components
        case evidence
        case releaseNotes
        case modelCard
        case data
        case cryptoProperties
        case tags
        case otherElements
    }

    /// Creates a value of its parts.
    public init(
        type: Classification,
        mimeType: String? = nil,
        bomRef: String? = nil,
        otherAttributes: [XML.Attribute] = [],
        supplier: OrganizationalEntity? = nil,
        manufacturer: OrganizationalEntity? = nil,
        authors: Authors? = nil,
        author: String? = nil,
        publisher: String? = nil,
        group: String? = nil,
        name: String,
        version: String? = nil,
        description: String? = nil,
        scope: Scope? = nil,
        hashes: Hashes? = nil,
        licenses: LicenseChoiceType? = nil,
        copyright: String? = nil,
        cpe: String? = nil,
        purl: String? = nil,
        omniborId: [String] = [],
        swhid: [String] = [],
        swid: SwidType? = nil,
        modified: Bool? = nil,
        pedigree: PedigreeType? = nil,
        externalReferences: ExternalReferences? = nil,
        properties: PropertiesType? = nil,
        components: Components? = nil,
        evidence: ComponentEvidenceType? = nil,
        releaseNotes: ReleaseNotesType? = nil,
        modelCard: ModelCardType? = nil,
        data: [ComponentDataType] = [],
        cryptoProperties: CryptoPropertiesType? = nil,
        tags: TagsType? = nil
    ) {
        self.type = type
        self.mimeType = mimeType
        self.bomRef = bomRef
        self.otherAttributes = otherAttributes
        self.supplier = supplier
        self.manufacturer = manufacturer
        self.authors = authors
        self.author = author
        self.publisher = publisher
        self.group = group
        self.name = name
        self.version = version
        self.description = description
        self.scope = scope
        self.hashes = hashes
        self.licenses = licenses
        self.copyright = copyright
        self.cpe = cpe
        self.purl = purl
        self.omniborId = omniborId
        self.swhid = swhid
        self.swid = swid
        self.modified = modified
        self.pedigree = pedigree
        self.externalReferences = externalReferences
        self.properties = properties
        self.components = components
        self.evidence = evidence
        self.releaseNotes = releaseNotes
        self.modelCard = modelCard
        self.data = data
        self.cryptoProperties = cryptoProperties
        self.tags = tags
        self.otherElements = []
    }

    /// The value of `scope`, or its default.
    public var scopeOrDefault: Scope { scope ?? .required }

    /// The element `authors`.
    public struct Authors: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `author`.
        public var author: [OrganizationalContact]

        /// Creates a value of its parts.
        public init(author: [OrganizationalContact] = []) {
            self.author = author
        }
    }

    /// The element `hashes`.
    public struct Hashes: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `hash`.
        public var hash: [HashType]

        /// Creates a value of its parts.
        public init(hash: [HashType] = []) {
            self.hash = hash
        }
    }

    /// The element `components`.
    public struct Components: Codable, Sendable {
        /// The elements, in their order.
        public var content: [Content]

        enum CodingKeys: String, CodingKey {
            case content = "*content"
        }

        /// Creates a value of its parts.
        public init(content: [Content] = []) {
            self.content = content
        }

        /// The elements, in their order.
        public enum Content: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// `component`.
            case component(Component)
            /// Any other element.
            case other(XML.Element)

            enum CodingKeys: String, CodingKey {
                case component
                case other = "*"
            }
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}organizationalEntity`.
public struct OrganizationalEntity: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String?
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `name`.
    public var name: String?
    /// The element `address`.
    public var address: PostalAddressType?
    /// The elements `url`.
    public var url: [String]
    /// The elements `contact`.
    public var contact: [OrganizationalContact]
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case otherAttributes
        case name
        case address
        case url
        case contact
        case otherElements
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String? = nil,
        otherAttributes: [XML.Attribute] = [],
        name: String? = nil,
        address: PostalAddressType? = nil,
        url: [String] = [],
        contact: [OrganizationalContact] = []
    ) {
        self.bomRef = bomRef
        self.otherAttributes = otherAttributes
        self.name = name
        self.address = address
        self.url = url
        self.contact = contact
        self.otherElements = []
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}licenseChoiceType`.
public struct LicenseChoiceType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The elements `license`.
    public var license: [LicenseType]
    /// The element `expression`.
    public var expression: Expression?

    /// Creates a value of its parts.
    public init(license: [LicenseType] = [], expression: Expression? = nil) {
        self.license = license
        self.expression = expression
    }

    /// The element `expression`.
    public struct Expression: Codable, Sendable, Hashable {
        /// The attribute `bom-ref`.
        ///
        /// Facets: minLength `1`.
        @XMLAttribute public var bomRef: String?
        /// The attribute `acknowledgement`.
        @XMLAttribute public var acknowledgement: LicenseAcknowledgementEnumerationType?
        /// The text.
        @XMLText public var value: String

        enum CodingKeys: String, CodingKey {
            case bomRef = "bom-ref"
            case acknowledgement
            case value
        }

        /// Creates a value of its parts.
        public init(
            bomRef: String? = nil,
            acknowledgement: LicenseAcknowledgementEnumerationType? = nil,
            value: String
        ) {
            self.bomRef = bomRef
            self.acknowledgement = acknowledgement
            self.value = value
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}service`.
public struct Service: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String?
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `provider`.
    public var provider: OrganizationalEntity?
    /// The element `group`.
    public var group: String?
    /// The element `name`.
    public var name: String
    /// The element `version`.
    ///
    /// Facets: maxLength `1024`.
    public var version: String?
    /// The element `description`.
    public var description: String?
    /// The element `endpoints`.
    public var endpoints: Endpoints?
    /// The element `authenticated`.
    public var authenticated: Bool?
    /// The element `x-trust-boundary`.
    public var xTrustBoundary: Bool?
    /// The element `trustZone`.
    @XMLTransformed<XML.PreservedString?> public var trustZone: String?
    /// The element `data`.
    public var data: DataElement?
    /// The element `licenses`.
    public var licenses: LicenseChoiceType?
    /// The element `externalReferences`.
    public var externalReferences: ExternalReferences?
    /// The element `properties`.
    public var properties: PropertiesType?
    /// The element `services`.
    public var services: Services?
    /// The element `releaseNotes`.
    public var releaseNotes: ReleaseNotesType?
    /// The element `tags`.
    public var tags: TagsType?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case otherAttributes
        case provider
        case group
        case name
        case version
        case description
        case endpoints
        case authenticated
        case xTrustBoundary = "x-trust-boundary"
        case trustZone
        case data
        case licenses
        case externalReferences
        case properties
        case services
        case releaseNotes
        case tags
        case otherElements
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String? = nil,
        otherAttributes: [XML.Attribute] = [],
        provider: OrganizationalEntity? = nil,
        group: String? = nil,
        name: String,
        version: String? = nil,
        description: String? = nil,
        endpoints: Endpoints? = nil,
        authenticated: Bool? = nil,
        xTrustBoundary: Bool? = nil,
        trustZone: String? = nil,
        data: DataElement? = nil,
        licenses: LicenseChoiceType? = nil,
        externalReferences: ExternalReferences? = nil,
        properties: PropertiesType? = nil,
        services: Services? = nil,
        releaseNotes: ReleaseNotesType? = nil,
        tags: TagsType? = nil
    ) {
        self.bomRef = bomRef
        self.otherAttributes = otherAttributes
        self.provider = provider
        self.group = group
        self.name = name
        self.version = version
        self.description = description
        self.endpoints = endpoints
        self.authenticated = authenticated
        self.xTrustBoundary = xTrustBoundary
        self.trustZone = trustZone
        self.data = data
        self.licenses = licenses
        self.externalReferences = externalReferences
        self.properties = properties
        self.services = services
        self.releaseNotes = releaseNotes
        self.tags = tags
        self.otherElements = []
    }

    /// The element `endpoints`.
    public struct Endpoints: Codable, Sendable, Hashable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `endpoint`.
        public var endpoint: [String]

        /// Creates a value of its parts.
        public init(endpoint: [String] = []) {
            self.endpoint = endpoint
        }
    }

    /// The element `data`.
    public struct DataElement: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `classification`.
        public var classification: [DataClassificationType]
        /// The elements `dataflow`.
        public var dataflow: [Dataflow]

        /// Creates a value of its parts.
        public init(classification: [DataClassificationType] = [], dataflow: [Dataflow] = []) {
            self.classification = classification
            self.dataflow = dataflow
        }

        /// The element `dataflow`.
        public struct Dataflow: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The attribute `name`.
            @XMLAttribute public var name: String?
            /// The attribute `description`.
            @XMLAttribute public var description: String?
            /// All other attributes.
            @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
            /// The element `classification`.
            public var classification: DataClassificationType?
            /// The element `governance`.
            public var governance: DataGovernance?
            /// The element `source`.
            public var source: Source?
            /// The element `destination`.
            public var destination: Destination?

            /// Creates a value of its parts.
            public init(
                name: String? = nil,
                description: String? = nil,
                otherAttributes: [XML.Attribute] = [],
                classification: DataClassificationType? = nil,
                governance: DataGovernance? = nil,
                source: Source? = nil,
                destination: Destination? = nil
            ) {
                self.name = name
                self.description = description
                self.otherAttributes = otherAttributes
                self.classification = classification
                self.governance = governance
                self.source = source
                self.destination = destination
            }

            /// The element `source`.
            public struct Source: Codable, Sendable, Hashable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The elements `url`.
                public var url: [String]

                /// Creates a value of its parts.
                public init(url: [String] = []) {
                    self.url = url
                }
            }

            /// The element `destination`.
            public struct Destination: Codable, Sendable, Hashable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The elements `url`.
                public var url: [String]

                /// Creates a value of its parts.
                public init(url: [String] = []) {
                    self.url = url
                }
            }
        }
    }

    /// The element `services`.
    public struct Services: Codable, Sendable {
        /// The elements, in their order.
        public var content: [Content]

        enum CodingKeys: String, CodingKey {
            case content = "*content"
        }

        /// Creates a value of its parts.
        public init(content: [Content] = []) {
            self.content = content
        }

        /// The elements, in their order.
        public enum Content: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// `service`.
            case service(Service)
            /// Any other element.
            case other(XML.Element)

            enum CodingKeys: String, CodingKey {
                case service
                case other = "*"
            }
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}externalReference`.
public struct ExternalReference: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `type`.
    @XMLAttribute public var type: ExternalReferenceType
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `url`.
    public var url: String
    /// The element `comment`.
    @XMLTransformed<XML.PreservedString?> public var comment: String?
    /// The element `hashes`.
    public var hashes: Hashes?

    /// Creates a value of its parts.
    public init(
        type: ExternalReferenceType,
        otherAttributes: [XML.Attribute] = [],
        url: String,
        comment: String? = nil,
        hashes: Hashes? = nil
    ) {
        self.type = type
        self.otherAttributes = otherAttributes
        self.url = url
        self.comment = comment
        self.hashes = hashes
    }

    /// The element `hashes`.
    public struct Hashes: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `hash`.
        public var hash: [HashType]

        /// Creates a value of its parts.
        public init(hash: [HashType] = []) {
            self.hash = hash
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}dependencyType`.
public struct DependencyType: Codable, Sendable {
    /// The attribute `ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var ref: String
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case ref
        case otherAttributes
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(ref: String, otherAttributes: [XML.Attribute] = [], content: [Content] = []) {
        self.ref = ref
        self.otherAttributes = otherAttributes
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `dependency`.
        case dependency(DependencyType)
        /// `provides`.
        case provides(Provides)
    }

    /// The element `provides`.
    public struct Provides: Codable, Sendable, Hashable {
        /// The attribute `ref`.
        ///
        /// Facets: minLength `1`.
        @XMLAttribute public var ref: String

        /// Creates a value of its parts.
        public init(ref: String) {
            self.ref = ref
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}compositionType`.
public struct CompositionType: Codable, Sendable {
    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String?
    /// The groups of elements, in their order.
    @XMLGroups public var aggregateGroup: [AggregateGroup]

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case aggregateGroup
    }

    /// Creates a value of its parts.
    public init(bomRef: String? = nil, aggregateGroup: [AggregateGroup] = []) {
        self.bomRef = bomRef
        self.aggregateGroup = aggregateGroup
    }

    /// A group of elements.
    public struct AggregateGroup: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `aggregate`.
        ///
        /// Defaults to `not_specified`.
        @XMLDefault<AggregateDefault> public var aggregate: AggregateType
        /// The element `assemblies`.
        public var assemblies: Assemblies?
        /// The element `dependencies`.
        public var dependencies: Dependencies?
        /// The element `vulnerabilities`.
        public var vulnerabilities: Vulnerabilities?

        /// Creates a value of its parts.
        public init(
            aggregate: AggregateType,
            assemblies: Assemblies? = nil,
            dependencies: Dependencies? = nil,
            vulnerabilities: Vulnerabilities? = nil
        ) {
            self.aggregate = aggregate
            self.assemblies = assemblies
            self.dependencies = dependencies
            self.vulnerabilities = vulnerabilities
        }

        /// The value of an empty `aggregate`.
        public enum AggregateDefault: XMLDefaultProvider {
            /// The default of the schema.
            public static var defaultValue: AggregateType { .notSpecified }
        }
    }

    /// The element `assemblies`.
    public struct Assemblies: Codable, Sendable {
        /// The elements, in their order.
        public var content: [Content]

        enum CodingKeys: String, CodingKey {
            case content = "*content"
        }

        /// Creates a value of its parts.
        public init(content: [Content] = []) {
            self.content = content
        }

        /// The elements, in their order.
        public enum Content: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// `assembly`.
            case assembly(BomReferenceType)
            /// Any other element.
            case other(XML.Element)

            enum CodingKeys: String, CodingKey {
                case assembly
                case other = "*"
            }
        }
    }

    /// The element `dependencies`.
    public struct Dependencies: Codable, Sendable {
        /// The elements, in their order.
        public var content: [Content]

        enum CodingKeys: String, CodingKey {
            case content = "*content"
        }

        /// Creates a value of its parts.
        public init(content: [Content] = []) {
            self.content = content
        }

        /// The elements, in their order.
        public enum Content: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// `dependency`.
            case dependency(BomReferenceType)
            /// Any other element.
            case other(XML.Element)

            enum CodingKeys: String, CodingKey {
                case dependency
                case other = "*"
            }
        }
    }

    /// The element `vulnerabilities`.
    public struct Vulnerabilities: Codable, Sendable {
        /// The elements, in their order.
        public var content: [Content]

        enum CodingKeys: String, CodingKey {
            case content = "*content"
        }

        /// Creates a value of its parts.
        public init(content: [Content] = []) {
            self.content = content
        }

        /// The elements, in their order.
        public enum Content: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// `vulnerability`.
            case vulnerability(BomReferenceType)
            /// Any other element.
            case other(XML.Element)

            enum CodingKeys: String, CodingKey {
                case vulnerability
                case other = "*"
            }
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}propertyType`.
public struct PropertyType: Codable, Sendable, Hashable {
    /// The attribute `name`.
    @XMLAttribute public var name: String
    /// The text.
    @XMLText public var value: String

    /// Creates a value of its parts.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}vulnerabilityType`.
public struct VulnerabilityType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String?
    /// The element `id`.
    public var id: String?
    /// The element `source`.
    public var source: VulnerabilitySourceType?
    /// The element `references`.
    public var references: References?
    /// The element `ratings`.
    public var ratings: Ratings?
    /// The element `cwes`.
    public var cwes: Cwes?
    /// The element `description`.
    @XMLTransformed<XML.PreservedString?> public var description: String?
    /// The element `detail`.
    @XMLTransformed<XML.PreservedString?> public var detail: String?
    /// The element `recommendation`.
    @XMLTransformed<XML.PreservedString?> public var recommendation: String?
    /// The element `workaround`.
    @XMLTransformed<XML.PreservedString?> public var workaround: String?
    /// The element `proofOfConcept`.
    public var proofOfConcept: ProofOfConcept?
    /// The element `advisories`.
    public var advisories: Advisories?
    /// The element `created`.
    public var created: XML.DateTime?
    /// The element `published`.
    public var published: XML.DateTime?
    /// The element `updated`.
    public var updated: XML.DateTime?
    /// The element `rejected`.
    public var rejected: XML.DateTime?
    /// The element `credits`.
    public var credits: Credits?
    /// The element `tools`.
    public var tools: Tools?
    /// The element `analysis`.
    public var analysis: Analysis?
    /// The element `affects`.
    public var affects: Affects?
    /// The element `properties`.
    public var properties: PropertiesType?

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case id
        case source
        case references
        case ratings
        case cwes
        case description
        case detail
        case recommendation
        case workaround
        case proofOfConcept
        case advisories
        case created
        case published
        case updated
        case rejected
        case credits
        case tools
        case analysis
        case affects
        case properties
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String? = nil,
        id: String? = nil,
        source: VulnerabilitySourceType? = nil,
        references: References? = nil,
        ratings: Ratings? = nil,
        cwes: Cwes? = nil,
        description: String? = nil,
        detail: String? = nil,
        recommendation: String? = nil,
        workaround: String? = nil,
        proofOfConcept: ProofOfConcept? = nil,
        advisories: Advisories? = nil,
        created: XML.DateTime? = nil,
        published: XML.DateTime? = nil,
        updated: XML.DateTime? = nil,
        rejected: XML.DateTime? = nil,
        credits: Credits? = nil,
        tools: Tools? = nil,
        analysis: Analysis? = nil,
        affects: Affects? = nil,
        properties: PropertiesType? = nil
    ) {
        self.bomRef = bomRef
        self.id = id
        self.source = source
        self.references = references
        self.ratings = ratings
        self.cwes = cwes
        self.description = description
        self.detail = detail
        self.recommendation = recommendation
        self.workaround = workaround
        self.proofOfConcept = proofOfConcept
        self.advisories = advisories
        self.created = created
        self.published = published
        self.updated = updated
        self.rejected = rejected
        self.credits = credits
        self.tools = tools
        self.analysis = analysis
        self.affects = affects
        self.properties = properties
    }

    /// The element `references`.
    public struct References: Codable, Sendable {
        /// The elements, in their order.
        public var content: [Content]

        enum CodingKeys: String, CodingKey {
            case content = "*content"
        }

        /// Creates a value of its parts.
        public init(content: [Content] = []) {
            self.content = content
        }

        /// The elements, in their order.
        public enum Content: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// `reference`.
            case reference(Reference)
            /// Any other element.
            case other(XML.Element)

            enum CodingKeys: String, CodingKey {
                case reference
                case other = "*"
            }
        }

        /// The element `reference`.
        public struct Reference: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The element `id`.
            public var id: String
            /// The element `source`.
            public var source: VulnerabilitySourceType

            /// Creates a value of its parts.
            public init(id: String, source: VulnerabilitySourceType) {
                self.id = id
                self.source = source
            }
        }
    }

    /// The element `ratings`.
    public struct Ratings: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `rating`.
        public var rating: [RatingType]

        /// Creates a value of its parts.
        public init(rating: [RatingType] = []) {
            self.rating = rating
        }
    }

    /// The element `cwes`.
    public struct Cwes: Codable, Sendable, Hashable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `cwe`.
        public var cwe: [Int]

        /// Creates a value of its parts.
        public init(cwe: [Int] = []) {
            self.cwe = cwe
        }
    }

    /// The element `proofOfConcept`.
    public struct ProofOfConcept: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `reproductionSteps`.
        @XMLTransformed<XML.PreservedString?> public var reproductionSteps: String?
        /// The element `environment`.
        @XMLTransformed<XML.PreservedString?> public var environment: String?
        /// The element `supportingMaterial`.
        public var supportingMaterial: SupportingMaterial?

        /// Creates a value of its parts.
        public init(
            reproductionSteps: String? = nil,
            environment: String? = nil,
            supportingMaterial: SupportingMaterial? = nil
        ) {
            self.reproductionSteps = reproductionSteps
            self.environment = environment
            self.supportingMaterial = supportingMaterial
        }

        /// The element `supportingMaterial`.
        public struct SupportingMaterial: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `attachment`.
            public var attachment: [AttachedTextType]

            /// Creates a value of its parts.
            public init(attachment: [AttachedTextType] = []) {
                self.attachment = attachment
            }
        }
    }

    /// The element `advisories`.
    public struct Advisories: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `advisory`.
        public var advisory: [AdvisoryType]

        /// Creates a value of its parts.
        public init(advisory: [AdvisoryType] = []) {
            self.advisory = advisory
        }
    }

    /// The element `credits`.
    public struct Credits: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `organizations`.
        public var organizations: Organizations?
        /// The element `individuals`.
        public var individuals: Individuals?

        /// Creates a value of its parts.
        public init(organizations: Organizations? = nil, individuals: Individuals? = nil) {
            self.organizations = organizations
            self.individuals = individuals
        }

        /// The element `organizations`.
        public struct Organizations: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `organization`.
            public var organization: [OrganizationalEntity]

            /// Creates a value of its parts.
            public init(organization: [OrganizationalEntity] = []) {
                self.organization = organization
            }
        }

        /// The element `individuals`.
        public struct Individuals: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `individual`.
            public var individual: [OrganizationalContact]

            /// Creates a value of its parts.
            public init(individual: [OrganizationalContact] = []) {
                self.individual = individual
            }
        }
    }

    /// The element `tools`.
    public struct Tools: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `tool`.
        public var tool: [ToolType]
        /// The element `components`.
        public var components: ComponentsType?
        /// The element `services`.
        public var services: ServicesType?

        /// Creates a value of its parts.
        public init(tool: [ToolType] = [], components: ComponentsType? = nil, services: ServicesType? = nil) {
            self.tool = tool
            self.components = components
            self.services = services
        }
    }

    /// The element `analysis`.
    public struct Analysis: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `state`.
        public var state: ImpactAnalysisStateType?
        /// The element `justification`.
        public var justification: ImpactAnalysisJustificationType?
        /// The element `responses`.
        public var responses: Responses?
        /// The element `detail`.
        @XMLTransformed<XML.PreservedString?> public var detail: String?
        /// The element `firstIssued`.
        public var firstIssued: XML.DateTime?
        /// The element `lastUpdated`.
        public var lastUpdated: XML.DateTime?

        /// Creates a value of its parts.
        public init(
            state: ImpactAnalysisStateType? = nil,
            justification: ImpactAnalysisJustificationType? = nil,
            responses: Responses? = nil,
            detail: String? = nil,
            firstIssued: XML.DateTime? = nil,
            lastUpdated: XML.DateTime? = nil
        ) {
            self.state = state
            self.justification = justification
            self.responses = responses
            self.detail = detail
            self.firstIssued = firstIssued
            self.lastUpdated = lastUpdated
        }

        /// The element `responses`.
        public struct Responses: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `response`.
            public var response: [ImpactAnalysisResponsesType]

            /// Creates a value of its parts.
            public init(response: [ImpactAnalysisResponsesType] = []) {
                self.response = response
            }
        }
    }

    /// The element `affects`.
    public struct Affects: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `target`.
        public var target: [Target]

        /// Creates a value of its parts.
        public init(target: [Target] = []) {
            self.target = target
        }

        /// The element `target`.
        public struct Target: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The element `ref`.
            @XMLTransformed<XML.PreservedString?> public var ref: String?
            /// The element `versions`.
            public var versions: Versions?

            /// Creates a value of its parts.
            public init(ref: String? = nil, versions: Versions? = nil) {
                self.ref = ref
                self.versions = versions
            }

            /// The element `versions`.
            public struct Versions: Codable, Sendable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The elements `version`.
                public var version: [Version]

                /// Creates a value of its parts.
                public init(version: [Version] = []) {
                    self.version = version
                }

                /// The element `version`.
                public struct Version: Codable, Sendable, XMLMapped {
                    /// The namespace of the elements.
                    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                    /// One of several elements.
                    public var versionOrRange: VersionOrRange?
                    /// The element `status`.
                    ///
                    /// Defaults to `affected`.
                    public var status: ImpactAnalysisAffectedStatusType?

                    enum CodingKeys: String, CodingKey {
                        case versionOrRange = "*versionOrRange"
                        case status
                    }

                    /// Creates a value of its parts.
                    public init(
                        versionOrRange: VersionOrRange? = nil,
                        status: ImpactAnalysisAffectedStatusType? = nil
                    ) {
                        self.versionOrRange = versionOrRange
                        self.status = status
                    }

                    /// The value of `status`, or its default.
                    public var statusOrDefault: ImpactAnalysisAffectedStatusType { status ?? .affected }

                    /// One of the elements.
                    public enum VersionOrRange: Codable, Sendable, XMLMapped {
                        /// The namespace of the elements.
                        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                        /// `version`.
                        case version(String)
                        /// `range`.
                        case range(String)
                    }
                }
            }
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}annotationType`.
public struct AnnotationType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String?
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `subjects`.
    public var subjects: Subjects?
    /// The element `annotator`.
    public var annotator: AnnotatorChoiceType
    /// The element `timestamp`.
    public var timestamp: XML.DateTime
    /// The element `text`.
    @XMLTransformed<XML.PreservedString> public var text: String
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case otherAttributes
        case subjects
        case annotator
        case timestamp
        case text
        case otherElements
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String? = nil,
        otherAttributes: [XML.Attribute] = [],
        subjects: Subjects? = nil,
        annotator: AnnotatorChoiceType,
        timestamp: XML.DateTime,
        text: String
    ) {
        self.bomRef = bomRef
        self.otherAttributes = otherAttributes
        self.subjects = subjects
        self.annotator = annotator
        self.timestamp = timestamp
        self.text = text
        self.otherElements = []
    }

    /// The element `subjects`.
    public struct Subjects: Codable, Sendable {
        /// The elements, in their order.
        public var content: [Content]

        enum CodingKeys: String, CodingKey {
            case content = "*content"
        }

        /// Creates a value of its parts.
        public init(content: [Content] = []) {
            self.content = content
        }

        /// The elements, in their order.
        public enum Content: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// `subject`.
            case subject(BomReferenceType)
            /// Any other element.
            case other(XML.Element)

            enum CodingKeys: String, CodingKey {
                case subject
                case other = "*"
            }
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}formulaType`.
public struct FormulaType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String?
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `components`.
    public var components: ComponentsType?
    /// The element `services`.
    public var services: ServicesType?
    /// The element `workflows`.
    public var workflows: WorkflowsType?
    /// The element `properties`.
    public var properties: PropertiesType?

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case otherAttributes
        case components
        case services
        case workflows
        case properties
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String? = nil,
        otherAttributes: [XML.Attribute] = [],
        components: ComponentsType? = nil,
        services: ServicesType? = nil,
        workflows: WorkflowsType? = nil,
        properties: PropertiesType? = nil
    ) {
        self.bomRef = bomRef
        self.otherAttributes = otherAttributes
        self.components = components
        self.services = services
        self.workflows = workflows
        self.properties = properties
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}standardsType`.
public struct StandardsType: Codable, Sendable {
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case otherAttributes
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], content: [Content] = []) {
        self.otherAttributes = otherAttributes
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `standard`.
        case standard(Standard)
        /// Any other element.
        case other(XML.Element)

        enum CodingKeys: String, CodingKey {
            case standard
            case other = "*"
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}toolType`.
public struct ToolType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `vendor`.
    public var vendor: String?
    /// The element `name`.
    public var name: String?
    /// The element `version`.
    ///
    /// Facets: maxLength `1024`.
    public var version: String?
    /// The element `hashes`.
    public var hashes: Hashes?
    /// The element `externalReferences`.
    public var externalReferences: ExternalReferences?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(
        otherAttributes: [XML.Attribute] = [],
        vendor: String? = nil,
        name: String? = nil,
        version: String? = nil,
        hashes: Hashes? = nil,
        externalReferences: ExternalReferences? = nil
    ) {
        self.otherAttributes = otherAttributes
        self.vendor = vendor
        self.name = name
        self.version = version
        self.hashes = hashes
        self.externalReferences = externalReferences
        self.otherElements = []
    }

    /// The element `hashes`.
    public struct Hashes: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `hash`.
        public var hash: [HashType]

        /// Creates a value of its parts.
        public init(hash: [HashType] = []) {
            self.hash = hash
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}organizationalContact`.
public struct OrganizationalContact: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String?
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `name`.
    public var name: String?
    /// The element `email`.
    public var email: String?
    /// The element `phone`.
    public var phone: String?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case otherAttributes
        case name
        case email
        case phone
        case otherElements
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String? = nil,
        otherAttributes: [XML.Attribute] = [],
        name: String? = nil,
        email: String? = nil,
        phone: String? = nil
    ) {
        self.bomRef = bomRef
        self.otherAttributes = otherAttributes
        self.name = name
        self.email = email
        self.phone = phone
        self.otherElements = []
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}classification`.
public enum Classification: String, Codable, Sendable, CaseIterable {
    /// `application`.
    case application
    /// `framework`.
    case framework
    /// `library`.
    case library
    /// `container`.
    case container
    /// `platform`.
    case platform
    /// `operating-system`.
    case operatingSystem = "operating-system"
    /// `device`.
    case device
    /// `device-driver`.
    case deviceDriver = "device-driver"
    /// `firmware`.
    case firmware
    /// `file`.
    case file
    /// `machine-learning-model`.
    case machineLearningModel = "machine-learning-model"
    /// `data`.
    case data
    /// `cryptographic-asset`.
    case cryptographicAsset = "cryptographic-asset"
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}scope`.
public enum Scope: String, Codable, Sendable, CaseIterable {
    /// `required`.
    case required
    /// `optional`.
    case optional
    /// `excluded`.
    case excluded
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}swidType`.
public struct SwidType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `tagId`.
    @XMLAttribute public var tagId: String
    /// The attribute `name`.
    @XMLAttribute public var name: String
    /// The attribute `version`.
    ///
    /// Defaults to `0.0`.
    @XMLAttribute public var version: String?
    /// The attribute `tagVersion`.
    ///
    /// Defaults to `0`.
    @XMLAttribute public var tagVersion: Int?
    /// The attribute `patch`.
    ///
    /// Defaults to `false`.
    @XMLAttribute public var patch: Bool?
    /// The element `text`.
    public var text: AttachedTextType?
    /// The element `url`.
    public var url: String?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(
        tagId: String,
        name: String,
        version: String? = nil,
        tagVersion: Int? = nil,
        patch: Bool? = nil,
        text: AttachedTextType? = nil,
        url: String? = nil
    ) {
        self.tagId = tagId
        self.name = name
        self.version = version
        self.tagVersion = tagVersion
        self.patch = patch
        self.text = text
        self.url = url
        self.otherElements = []
    }

    /// The value of `version`, or its default.
    public var versionOrDefault: String { version ?? "0.0" }

    /// The value of `tagVersion`, or its default.
    public var tagVersionOrDefault: Int { tagVersion ?? 0 }

    /// The value of `patch`, or its default.
    public var patchOrDefault: Bool { patch ?? false }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}pedigreeType`.
public struct PedigreeType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `ancestors`.
    public var ancestors: ComponentsType?
    /// The element `descendants`.
    public var descendants: ComponentsType?
    /// The element `variants`.
    public var variants: ComponentsType?
    /// The element `commits`.
    public var commits: CommitsType?
    /// The element `patches`.
    public var patches: PatchesType?
    /// The element `notes`.
    @XMLTransformed<XML.PreservedString?> public var notes: String?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(
        ancestors: ComponentsType? = nil,
        descendants: ComponentsType? = nil,
        variants: ComponentsType? = nil,
        commits: CommitsType? = nil,
        patches: PatchesType? = nil,
        notes: String? = nil
    ) {
        self.ancestors = ancestors
        self.descendants = descendants
        self.variants = variants
        self.commits = commits
        self.patches = patches
        self.notes = notes
        self.otherElements = []
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}componentEvidenceType`.
public struct ComponentEvidenceType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements `identity`.
    public var identity: [Identity]
    /// The element `occurrences`.
    public var occurrences: Occurrences?
    /// The element `callstack`.
    public var callstack: Callstack?
    /// The element `licenses`.
    public var licenses: LicenseChoiceType?
    /// The element `copyright`.
    public var copyright: CopyrightsType?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(
        otherAttributes: [XML.Attribute] = [],
        identity: [Identity] = [],
        occurrences: Occurrences? = nil,
        callstack: Callstack? = nil,
        licenses: LicenseChoiceType? = nil,
        copyright: CopyrightsType? = nil
    ) {
        self.otherAttributes = otherAttributes
        self.identity = identity
        self.occurrences = occurrences
        self.callstack = callstack
        self.licenses = licenses
        self.copyright = copyright
        self.otherElements = []
    }

    /// The element `identity`.
    public struct Identity: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `field`.
        public var field: IdentityFieldType
        /// The element `confidence`.
        ///
        /// Facets: minInclusive `0`, maxInclusive `1`.
        public var confidence: Decimal?
        /// The element `concludedValue`.
        @XMLTransformed<XML.PreservedString?> public var concludedValue: String?
        /// The element `methods`.
        public var methods: Methods?
        /// The element `tools`.
        public var tools: Tools?

        /// Creates a value of its parts.
        public init(
            field: IdentityFieldType,
            confidence: Decimal? = nil,
            concludedValue: String? = nil,
            methods: Methods? = nil,
            tools: Tools? = nil
        ) {
            self.field = field
            self.confidence = confidence
            self.concludedValue = concludedValue
            self.methods = methods
            self.tools = tools
        }

        /// The element `methods`.
        public struct Methods: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `method`.
            public var method: [Method]

            /// Creates a value of its parts.
            public init(method: [Method] = []) {
                self.method = method
            }

            /// The element `method`.
            public struct Method: Codable, Sendable, Hashable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The element `technique`.
                public var technique: EvidenceTechnique
                /// The element `confidence`.
                ///
                /// Facets: minInclusive `0`, maxInclusive `1`.
                public var confidence: Decimal
                /// The element `value`.
                @XMLTransformed<XML.PreservedString?> public var value: String?

                /// Creates a value of its parts.
                public init(technique: EvidenceTechnique, confidence: Decimal, value: String? = nil) {
                    self.technique = technique
                    self.confidence = confidence
                    self.value = value
                }
            }
        }

        /// The element `tools`.
        public struct Tools: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `tool`.
            public var tool: [BomReferenceType]

            /// Creates a value of its parts.
            public init(tool: [BomReferenceType] = []) {
                self.tool = tool
            }
        }
    }

    /// The element `occurrences`.
    public struct Occurrences: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `occurrence`.
        public var occurrence: [Occurrence]

        /// Creates a value of its parts.
        public init(occurrence: [Occurrence] = []) {
            self.occurrence = occurrence
        }

        /// The element `occurrence`.
        public struct Occurrence: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The attribute `bom-ref`.
            ///
            /// Facets: minLength `1`.
            @XMLAttribute public var bomRef: String?
            /// The element `location`.
            @XMLTransformed<XML.PreservedString> public var location: String
            /// The element `line`.
            public var line: Int?
            /// The element `offset`.
            public var offset: Int?
            /// The element `symbol`.
            @XMLTransformed<XML.PreservedString?> public var symbol: String?
            /// The element `additionalContext`.
            @XMLTransformed<XML.PreservedString?> public var additionalContext: String?

            enum CodingKeys: String, CodingKey {
                case bomRef = "bom-ref"
                case location
                case line
                case offset
                case symbol
                case additionalContext
            }

            /// Creates a value of its parts.
            public init(
                bomRef: String? = nil,
                location: String,
                line: Int? = nil,
                offset: Int? = nil,
                symbol: String? = nil,
                additionalContext: String? = nil
            ) {
                self.bomRef = bomRef
                self.location = location
                self.line = line
                self.offset = offset
                self.symbol = symbol
                self.additionalContext = additionalContext
            }
        }
    }

    /// The element `callstack`.
    public struct Callstack: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `frames`.
        public var frames: Frames?
        /// The element `tools`.
        public var tools: Tools?

        /// Creates a value of its parts.
        public init(frames: Frames? = nil, tools: Tools? = nil) {
            self.frames = frames
            self.tools = tools
        }

        /// The element `frames`.
        public struct Frames: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `frame`.
            public var frame: [Frame]

            /// Creates a value of its parts.
            public init(frame: [Frame] = []) {
                self.frame = frame
            }

            /// The element `frame`.
            public struct Frame: Codable, Sendable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The element `package`.
                @XMLTransformed<XML.PreservedString?> public var package: String?
                /// The element `module`.
                @XMLTransformed<XML.PreservedString> public var module: String
                /// The element `function`.
                @XMLTransformed<XML.PreservedString?> public var function: String?
                /// The element `parameters`.
                public var parameters: Parameters?
                /// The element `line`.
                public var line: Int?
                /// The element `column`.
                public var column: Int?
                /// The element `fullFilename`.
                @XMLTransformed<XML.PreservedString?> public var fullFilename: String?

                /// Creates a value of its parts.
                public init(
                    package: String? = nil,
                    module: String,
                    function: String? = nil,
                    parameters: Parameters? = nil,
                    line: Int? = nil,
                    column: Int? = nil,
                    fullFilename: String? = nil
                ) {
                    self.package = package
                    self.module = module
                    self.function = function
                    self.parameters = parameters
                    self.line = line
                    self.column = column
                    self.fullFilename = fullFilename
                }

                /// The element `parameters`.
                public struct Parameters: Codable, Sendable, Hashable, XMLMapped {
                    /// The namespace of the elements.
                    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                    /// The elements `parameter`.
                    @XMLTransformed<[XML.PreservedString]> public var parameter: [String]

                    /// Creates a value of its parts.
                    public init(parameter: [String] = []) {
                        self.parameter = parameter
                    }
                }
            }
        }

        /// The element `tools`.
        public struct Tools: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `tool`.
            public var tool: [BomReferenceType]

            /// Creates a value of its parts.
            public init(tool: [BomReferenceType] = []) {
                self.tool = tool
            }
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}releaseNotesType`.
public struct ReleaseNotesType: Codable, Sendable {
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case otherAttributes
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], content: [Content] = []) {
        self.otherAttributes = otherAttributes
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `type`.
        case type(String)
        /// `title`.
        case title(PreservedText)
        /// `featuredImage`.
        case featuredImage(String)
        /// `socialImage`.
        case socialImage(String)
        /// `description`.
        case description(PreservedText)
        /// `timestamp`.
        case timestamp(XML.DateTime)
        /// `aliases`.
        case aliases(Aliases)
        /// `tags`.
        case tags(TagsType)
        /// `resolves`.
        case resolves(Resolves)
        /// `notes`.
        case notes(Notes)
        /// `properties`.
        case properties(PropertiesType)
        /// Any other element.
        case other(XML.Element)

        enum CodingKeys: String, CodingKey {
            case type
            case title
            case featuredImage
            case socialImage
            case description
            case timestamp
            case aliases
            case tags
            case resolves
            case notes
            case properties
            case other = "*"
        }
    }

    /// The element `aliases`.
    public struct Aliases: Codable, Sendable, Hashable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `alias`.
        public var alias: [String]

        /// Creates a value of its parts.
        public init(alias: [String] = []) {
            self.alias = alias
        }
    }

    /// The element `resolves`.
    public struct Resolves: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `issue`.
        public var issue: [IssueType]

        /// Creates a value of its parts.
        public init(issue: [IssueType] = []) {
            self.issue = issue
        }
    }

    /// The element `notes`.
    public struct Notes: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `note`.
        public var note: [Note]

        /// Creates a value of its parts.
        public init(note: [Note] = []) {
            self.note = note
        }

        /// The element `note`.
        public struct Note: Codable, Sendable {
            /// The elements, in their order.
            public var content: [ContentContent]

            enum CodingKeys: String, CodingKey {
                case content = "*content"
            }

            /// Creates a value of its parts.
            public init(content: [ContentContent] = []) {
                self.content = content
            }

            /// The elements, in their order.
            public enum ContentContent: Codable, Sendable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// `locale`.
                case locale(PreservedText)
                /// `text`.
                case text(AttachedTextType)
            }
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}modelCardType`.
public struct ModelCardType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String?
    /// The element `modelParameters`.
    public var modelParameters: ModelParameters?
    /// The element `quantitativeAnalysis`.
    public var quantitativeAnalysis: QuantitativeAnalysis?
    /// The element `considerations`.
    public var considerations: Considerations?
    /// The element `properties`.
    public var properties: PropertiesType?

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case modelParameters
        case quantitativeAnalysis
        case considerations
        case properties
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String? = nil,
        modelParameters: ModelParameters? = nil,
        quantitativeAnalysis: QuantitativeAnalysis? = nil,
        considerations: Considerations? = nil,
        properties: PropertiesType? = nil
    ) {
        self.bomRef = bomRef
        self.modelParameters = modelParameters
        self.quantitativeAnalysis = quantitativeAnalysis
        self.considerations = considerations
        self.properties = properties
    }

    /// The element `modelParameters`.
    public struct ModelParameters: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `approach`.
        public var approach: Approach?
        /// The element `task`.
        @XMLTransformed<XML.PreservedString?> public var task: String?
        /// The element `architectureFamily`.
        @XMLTransformed<XML.PreservedString?> public var architectureFamily: String?
        /// The element `modelArchitecture`.
        @XMLTransformed<XML.PreservedString?> public var modelArchitecture: String?
        /// The element `datasets`.
        public var datasets: Datasets?
        /// The element `inputs`.
        public var inputs: Inputs?
        /// The element `outputs`.
        public var outputs: Outputs?

        /// Creates a value of its parts.
        public init(
            approach: Approach? = nil,
            task: String? = nil,
            architectureFamily: String? = nil,
            modelArchitecture: String? = nil,
            datasets: Datasets? = nil,
            inputs: Inputs? = nil,
            outputs: Outputs? = nil
        ) {
            self.approach = approach
            self.task = task
            self.architectureFamily = architectureFamily
            self.modelArchitecture = modelArchitecture
            self.datasets = datasets
            self.inputs = inputs
            self.outputs = outputs
        }

        /// The element `approach`.
        public struct Approach: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The element `type`.
            public var type: MachineLearningApproachType?

            /// Creates a value of its parts.
            public init(type: MachineLearningApproachType? = nil) {
                self.type = type
            }
        }

        /// The element `datasets`.
        public struct Datasets: Codable, Sendable {
            /// The elements, in their order.
            public var content: [Content]

            enum CodingKeys: String, CodingKey {
                case content = "*content"
            }

            /// Creates a value of its parts.
            public init(content: [Content] = []) {
                self.content = content
            }

            /// The elements, in their order.
            public enum Content: Codable, Sendable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// `ref`.
                case ref(PreservedText)
                /// `dataset`.
                case dataset(ComponentDataType)
            }
        }

        /// The element `inputs`.
        public struct Inputs: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `input`.
            public var input: [Input]

            /// Creates a value of its parts.
            public init(input: [Input] = []) {
                self.input = input
            }

            /// The element `input`.
            public struct Input: Codable, Sendable, Hashable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The element `format`.
                @XMLTransformed<XML.PreservedString> public var format: String

                /// Creates a value of its parts.
                public init(format: String) {
                    self.format = format
                }
            }
        }

        /// The element `outputs`.
        public struct Outputs: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `output`.
            public var output: [Output]

            /// Creates a value of its parts.
            public init(output: [Output] = []) {
                self.output = output
            }

            /// The element `output`.
            public struct Output: Codable, Sendable, Hashable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The element `format`.
                @XMLTransformed<XML.PreservedString> public var format: String

                /// Creates a value of its parts.
                public init(format: String) {
                    self.format = format
                }
            }
        }
    }

    /// The element `quantitativeAnalysis`.
    public struct QuantitativeAnalysis: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `performanceMetrics`.
        public var performanceMetrics: PerformanceMetrics?
        /// The element `graphics`.
        public var graphics: Graphics?

        /// Creates a value of its parts.
        public init(performanceMetrics: PerformanceMetrics? = nil, graphics: Graphics? = nil) {
            self.performanceMetrics = performanceMetrics
            self.graphics = graphics
        }

        /// The element `performanceMetrics`.
        public struct PerformanceMetrics: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `performanceMetric`.
            public var performanceMetric: [PerformanceMetric]

            /// Creates a value of its parts.
            public init(performanceMetric: [PerformanceMetric] = []) {
                self.performanceMetric = performanceMetric
            }

            /// The element `performanceMetric`.
            public struct PerformanceMetric: Codable, Sendable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The element `type`.
                @XMLTransformed<XML.PreservedString?> public var type: String?
                /// The element `value`.
                @XMLTransformed<XML.PreservedString?> public var value: String?
                /// The element `slice`.
                @XMLTransformed<XML.PreservedString?> public var slice: String?
                /// The element `confidenceInterval`.
                public var confidenceInterval: ConfidenceInterval?

                /// Creates a value of its parts.
                public init(
                    type: String? = nil,
                    value: String? = nil,
                    slice: String? = nil,
                    confidenceInterval: ConfidenceInterval? = nil
                ) {
                    self.type = type
                    self.value = value
                    self.slice = slice
                    self.confidenceInterval = confidenceInterval
                }

                /// The element `confidenceInterval`.
                public struct ConfidenceInterval: Codable, Sendable, Hashable, XMLMapped {
                    /// The namespace of the elements.
                    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                    /// The element `lowerBound`.
                    @XMLTransformed<XML.PreservedString?> public var lowerBound: String?
                    /// The element `upperBound`.
                    @XMLTransformed<XML.PreservedString?> public var upperBound: String?

                    /// Creates a value of its parts.
                    public init(lowerBound: String? = nil, upperBound: String? = nil) {
                        self.lowerBound = lowerBound
                        self.upperBound = upperBound
                    }
                }
            }
        }

        /// The element `graphics`.
        public struct Graphics: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The element `description`.
            @XMLTransformed<XML.PreservedString?> public var description: String?
            /// The element `collection`.
            public var collection: CollectionElement?

            /// Creates a value of its parts.
            public init(description: String? = nil, collection: CollectionElement? = nil) {
                self.description = description
                self.collection = collection
            }

            /// The element `collection`.
            public struct CollectionElement: Codable, Sendable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The elements `graphic`.
                public var graphic: [Graphic]

                /// Creates a value of its parts.
                public init(graphic: [Graphic] = []) {
                    self.graphic = graphic
                }

                /// The element `graphic`.
                public struct Graphic: Codable, Sendable, XMLMapped {
                    /// The namespace of the elements.
                    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                    /// The element `name`.
                    @XMLTransformed<XML.PreservedString?> public var name: String?
                    /// The element `image`.
                    public var image: AttachedTextType?

                    /// Creates a value of its parts.
                    public init(name: String? = nil, image: AttachedTextType? = nil) {
                        self.name = name
                        self.image = image
                    }
                }
            }
        }
    }

    /// The element `considerations`.
    public struct Considerations: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `users`.
        public var users: Users?
        /// The element `useCases`.
        public var useCases: UseCases?
        /// The element `technicalLimitations`.
        public var technicalLimitations: TechnicalLimitations?
        /// The element `performanceTradeoffs`.
        public var performanceTradeoffs: PerformanceTradeoffs?
        /// The element `ethicalConsiderations`.
        public var ethicalConsiderations: EthicalConsiderations?
        /// The element `environmentalConsiderations`.
        public var environmentalConsiderations: EnvironmentalConsiderationsType?
        /// The element `fairnessAssessments`.
        public var fairnessAssessments: FairnessAssessments?

        /// Creates a value of its parts.
        public init(
            users: Users? = nil,
            useCases: UseCases? = nil,
            technicalLimitations: TechnicalLimitations? = nil,
            performanceTradeoffs: PerformanceTradeoffs? = nil,
            ethicalConsiderations: EthicalConsiderations? = nil,
            environmentalConsiderations: EnvironmentalConsiderationsType? = nil,
            fairnessAssessments: FairnessAssessments? = nil
        ) {
            self.users = users
            self.useCases = useCases
            self.technicalLimitations = technicalLimitations
            self.performanceTradeoffs = performanceTradeoffs
            self.ethicalConsiderations = ethicalConsiderations
            self.environmentalConsiderations = environmentalConsiderations
            self.fairnessAssessments = fairnessAssessments
        }

        /// The element `users`.
        public struct Users: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `user`.
            @XMLTransformed<[XML.PreservedString]> public var user: [String]

            /// Creates a value of its parts.
            public init(user: [String] = []) {
                self.user = user
            }
        }

        /// The element `useCases`.
        public struct UseCases: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `useCase`.
            @XMLTransformed<[XML.PreservedString]> public var useCase: [String]

            /// Creates a value of its parts.
            public init(useCase: [String] = []) {
                self.useCase = useCase
            }
        }

        /// The element `technicalLimitations`.
        public struct TechnicalLimitations: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `technicalLimitation`.
            @XMLTransformed<[XML.PreservedString]> public var technicalLimitation: [String]

            /// Creates a value of its parts.
            public init(technicalLimitation: [String] = []) {
                self.technicalLimitation = technicalLimitation
            }
        }

        /// The element `performanceTradeoffs`.
        public struct PerformanceTradeoffs: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `performanceTradeoff`.
            @XMLTransformed<[XML.PreservedString]> public var performanceTradeoff: [String]

            /// Creates a value of its parts.
            public init(performanceTradeoff: [String] = []) {
                self.performanceTradeoff = performanceTradeoff
            }
        }

        /// The element `ethicalConsiderations`.
        public struct EthicalConsiderations: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `ethicalConsideration`.
            public var ethicalConsideration: [EthicalConsideration]

            /// Creates a value of its parts.
            public init(ethicalConsideration: [EthicalConsideration] = []) {
                self.ethicalConsideration = ethicalConsideration
            }

            /// The element `ethicalConsideration`.
            public struct EthicalConsideration: Codable, Sendable, Hashable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The element `name`.
                @XMLTransformed<XML.PreservedString?> public var name: String?
                /// The element `mitigationStrategy`.
                @XMLTransformed<XML.PreservedString?> public var mitigationStrategy: String?

                /// Creates a value of its parts.
                public init(name: String? = nil, mitigationStrategy: String? = nil) {
                    self.name = name
                    self.mitigationStrategy = mitigationStrategy
                }
            }
        }

        /// The element `fairnessAssessments`.
        public struct FairnessAssessments: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `fairnessAssessment`.
            public var fairnessAssessment: [FairnessAssessment]

            /// Creates a value of its parts.
            public init(fairnessAssessment: [FairnessAssessment] = []) {
                self.fairnessAssessment = fairnessAssessment
            }

            /// The element `fairnessAssessment`.
            public struct FairnessAssessment: Codable, Sendable, Hashable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The element `groupAtRisk`.
                @XMLTransformed<XML.PreservedString?> public var groupAtRisk: String?
                /// The element `benefits`.
                @XMLTransformed<XML.PreservedString?> public var benefits: String?
                /// The element `harms`.
                @XMLTransformed<XML.PreservedString?> public var harms: String?
                /// The element `mitigationStrategy`.
                @XMLTransformed<XML.PreservedString?> public var mitigationStrategy: String?

                /// Creates a value of its parts.
                public init(
                    groupAtRisk: String? = nil,
                    benefits: String? = nil,
                    harms: String? = nil,
                    mitigationStrategy: String? = nil
                ) {
                    self.groupAtRisk = groupAtRisk
                    self.benefits = benefits
                    self.harms = harms
                    self.mitigationStrategy = mitigationStrategy
                }
            }
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}componentDataType`.
public struct ComponentDataType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String?
    /// The element `type`.
    public var type: ComponentDataTypeEnumeration
    /// The element `name`.
    @XMLTransformed<XML.PreservedString?> public var name: String?
    /// The element `contents`.
    public var contents: Contents?
    /// The element `classification`.
    @XMLTransformed<XML.PreservedString?> public var classification: String?
    /// The elements `sensitiveData`.
    public var sensitiveData: [XML.Element]
    /// The element `graphics`.
    public var graphics: GraphicsCollectionType?
    /// The element `description`.
    @XMLTransformed<XML.PreservedString?> public var description: String?
    /// The element `governance`.
    public var governance: DataGovernance?

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case type
        case name
        case contents
        case classification
        case sensitiveData
        case graphics
        case description
        case governance
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String? = nil,
        type: ComponentDataTypeEnumeration,
        name: String? = nil,
        contents: Contents? = nil,
        classification: String? = nil,
        graphics: GraphicsCollectionType? = nil,
        description: String? = nil,
        governance: DataGovernance? = nil
    ) {
        self.bomRef = bomRef
        self.type = type
        self.name = name
        self.contents = contents
        self.classification = classification
        self.sensitiveData = []
        self.graphics = graphics
        self.description = description
        self.governance = governance
    }

    /// The element `contents`.
    public struct Contents: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `attachment`.
        public var attachment: AttachedTextType?
        /// The element `url`.
        public var url: String?
        /// The element `properties`.
        public var properties: PropertiesType?

        /// Creates a value of its parts.
        public init(attachment: AttachedTextType? = nil, url: String? = nil, properties: PropertiesType? = nil) {
            self.attachment = attachment
            self.url = url
            self.properties = properties
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}cryptoPropertiesType`.
public struct CryptoPropertiesType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `assetType`.
    public var assetType: AssetType
    /// The element `algorithmProperties`.
    public var algorithmProperties: AlgorithmProperties?
    /// The element `certificateProperties`.
    public var certificateProperties: CertificateProperties?
    /// The element `relatedCryptoMaterialProperties`.
    public var relatedCryptoMaterialProperties: RelatedCryptoMaterialProperties?
    /// The element `protocolProperties`.
    public var protocolProperties: ProtocolProperties?
    /// The element `oid`.
    @XMLTransformed<XML.PreservedString?> public var oid: String?

    /// Creates a value of its parts.
    public init(
        assetType: AssetType,
        algorithmProperties: AlgorithmProperties? = nil,
        certificateProperties: CertificateProperties? = nil,
        relatedCryptoMaterialProperties: RelatedCryptoMaterialProperties? = nil,
        protocolProperties: ProtocolProperties? = nil,
        oid: String? = nil
    ) {
        self.assetType = assetType
        self.algorithmProperties = algorithmProperties
        self.certificateProperties = certificateProperties
        self.relatedCryptoMaterialProperties = relatedCryptoMaterialProperties
        self.protocolProperties = protocolProperties
        self.oid = oid
    }

    /// The values of `assetType`.
    public enum AssetType: String, Codable, Sendable, CaseIterable {
        /// `algorithm`.
        case algorithm
        /// `certificate`.
        case certificate
        /// `protocol`.
        case `protocol`
        /// `related-crypto-material`.
        case relatedCryptoMaterial = "related-crypto-material"
    }

    /// The element `algorithmProperties`.
    public struct AlgorithmProperties: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `primitive`.
        public var primitive: Primitive?
        /// The element `parameterSetIdentifier`.
        @XMLTransformed<XML.PreservedString?> public var parameterSetIdentifier: String?
        /// The element `curve`.
        @XMLTransformed<XML.PreservedString?> public var curve: String?
        /// The element `executionEnvironment`.
        public var executionEnvironment: ExecutionEnvironment?
        /// The element `implementationPlatform`.
        public var implementationPlatform: ImplementationPlatform?
        /// The elements `certificationLevel`.
        public var certificationLevel: [CertificationLevel]
        /// The element `mode`.
        public var mode: Mode?
        /// The element `padding`.
        public var padding: Padding?
        /// The element `cryptoFunctions`.
        public var cryptoFunctions: CryptoFunctions?
        /// The element `classicalSecurityLevel`.
        ///
        /// Facets: minInclusive `0`.
        public var classicalSecurityLevel: Int?
        /// The element `nistQuantumSecurityLevel`.
        ///
        /// Facets: minInclusive `0`, maxInclusive `6`.
        public var nistQuantumSecurityLevel: Int?

        /// Creates a value of its parts.
        public init(
            primitive: Primitive? = nil,
            parameterSetIdentifier: String? = nil,
            curve: String? = nil,
            executionEnvironment: ExecutionEnvironment? = nil,
            implementationPlatform: ImplementationPlatform? = nil,
            certificationLevel: [CertificationLevel] = [],
            mode: Mode? = nil,
            padding: Padding? = nil,
            cryptoFunctions: CryptoFunctions? = nil,
            classicalSecurityLevel: Int? = nil,
            nistQuantumSecurityLevel: Int? = nil
        ) {
            self.primitive = primitive
            self.parameterSetIdentifier = parameterSetIdentifier
            self.curve = curve
            self.executionEnvironment = executionEnvironment
            self.implementationPlatform = implementationPlatform
            self.certificationLevel = certificationLevel
            self.mode = mode
            self.padding = padding
            self.cryptoFunctions = cryptoFunctions
            self.classicalSecurityLevel = classicalSecurityLevel
            self.nistQuantumSecurityLevel = nistQuantumSecurityLevel
        }

        /// The values of `primitive`.
        public enum Primitive: String, Codable, Sendable, CaseIterable {
            /// `drbg`.
            case drbg
            /// `mac`.
            case mac
            /// `block-cipher`.
            case blockCipher = "block-cipher"
            /// `stream-cipher`.
            case streamCipher = "stream-cipher"
            /// `signature`.
            case signature
            /// `hash`.
            case hash
            /// `pke`.
            case pke
            /// `xof`.
            case xof
            /// `kdf`.
            case kdf
            /// `key-agree`.
            case keyAgree = "key-agree"
            /// `kem`.
            case kem
            /// `ae`.
            case ae
            /// `combiner`.
            case combiner
            /// `other`.
            case other
            /// `unknown`.
            case unknown
        }

        /// The values of `executionEnvironment`.
        public enum ExecutionEnvironment: String, Codable, Sendable, CaseIterable {
            /// `software-plain-ram`.
            case softwarePlainRam = "software-plain-ram"
            /// `software-encrypted-ram`.
            case softwareEncryptedRam = "software-encrypted-ram"
            /// `software-tee`.
            case softwareTee = "software-tee"
            /// `hardware`.
            case hardware
            /// `other`.
            case other
            /// `unknown`.
            case unknown
        }

        /// The values of `implementationPlatform`.
        public enum ImplementationPlatform: String, Codable, Sendable, CaseIterable {
            /// `generic`.
            case generic
            /// `x86_32`.
            case x8632 = "x86_32"
            /// `x86_64`.
            case x8664 = "x86_64"
            /// `armv7-a`.
            case armv7A = "armv7-a"
            /// `armv7-m`.
            case armv7M = "armv7-m"
            /// `armv8-a`.
            case armv8A = "armv8-a"
            /// `armv8-m`.
            case armv8M = "armv8-m"
            /// `armv9-a`.
            case armv9A = "armv9-a"
            /// `armv9-m`.
            case armv9M = "armv9-m"
            /// `s390x`.
            case s390x
            /// `ppc64`.
            case ppc64
            /// `ppc64le`.
            case ppc64le
            /// `other`.
            case other
            /// `unknown`.
            case unknown
        }

        /// The values of `certificationLevel`.
        public enum CertificationLevel: String, Codable, Sendable, CaseIterable {
            /// `none`.
            case none
            /// `fips140-1-l1`.
            case fips1401L1 = "fips140-1-l1"
            /// `fips140-1-l2`.
            case fips1401L2 = "fips140-1-l2"
            /// `fips140-1-l3`.
            case fips1401L3 = "fips140-1-l3"
            /// `fips140-1-l4`.
            case fips1401L4 = "fips140-1-l4"
            /// `fips140-2-l1`.
            case fips1402L1 = "fips140-2-l1"
            /// `fips140-2-l2`.
            case fips1402L2 = "fips140-2-l2"
            /// `fips140-2-l3`.
            case fips1402L3 = "fips140-2-l3"
            /// `fips140-2-l4`.
            case fips1402L4 = "fips140-2-l4"
            /// `fips140-3-l1`.
            case fips1403L1 = "fips140-3-l1"
            /// `fips140-3-l2`.
            case fips1403L2 = "fips140-3-l2"
            /// `fips140-3-l3`.
            case fips1403L3 = "fips140-3-l3"
            /// `fips140-3-l4`.
            case fips1403L4 = "fips140-3-l4"
            /// `cc-eal1`.
            case ccEal1 = "cc-eal1"
            /// `cc-eal1+`.
            case ccMinusEal1Plus = "cc-eal1+"
            /// `cc-eal2`.
            case ccEal2 = "cc-eal2"
            /// `cc-eal2+`.
            case ccMinusEal2Plus = "cc-eal2+"
            /// `cc-eal3`.
            case ccEal3 = "cc-eal3"
            /// `cc-eal3+`.
            case ccMinusEal3Plus = "cc-eal3+"
            /// `cc-eal4`.
            case ccEal4 = "cc-eal4"
            /// `cc-eal4+`.
            case ccMinusEal4Plus = "cc-eal4+"
            /// `cc-eal5`.
            case ccEal5 = "cc-eal5"
            /// `cc-eal5+`.
            case ccMinusEal5Plus = "cc-eal5+"
            /// `cc-eal6`.
            case ccEal6 = "cc-eal6"
            /// `cc-eal6+`.
            case ccMinusEal6Plus = "cc-eal6+"
            /// `cc-eal7`.
            case ccEal7 = "cc-eal7"
            /// `cc-eal7+`.
            case ccMinusEal7Plus = "cc-eal7+"
            /// `other`.
            case other
            /// `unknown`.
            case unknown
        }

        /// The values of `mode`.
        public enum Mode: String, Codable, Sendable, CaseIterable {
            /// `cbc`.
            case cbc
            /// `ecb`.
            case ecb
            /// `ccm`.
            case ccm
            /// `gcm`.
            case gcm
            /// `cfb`.
            case cfb
            /// `ofb`.
            case ofb
            /// `ctr`.
            case ctr
            /// `other`.
            case other
            /// `unknown`.
            case unknown
        }

        /// The values of `padding`.
        public enum Padding: String, Codable, Sendable, CaseIterable {
            /// `pkcs5`.
            case pkcs5
            /// `pkcs7`.
            case pkcs7
            /// `pkcs1v15`.
            case pkcs1v15
            /// `oaep`.
            case oaep
            /// `raw`.
            case raw
            /// `other`.
            case other
            /// `unknown`.
            case unknown
        }

        /// The element `cryptoFunctions`.
        public struct CryptoFunctions: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `cryptoFunction`.
            public var cryptoFunction: [CryptoFunction]

            /// Creates a value of its parts.
            public init(cryptoFunction: [CryptoFunction] = []) {
                self.cryptoFunction = cryptoFunction
            }

            /// The values of `cryptoFunction`.
            public enum CryptoFunction: String, Codable, Sendable, CaseIterable {
                /// `generate`.
                case generate
                /// `keygen`.
                case keygen
                /// `encrypt`.
                case encrypt
                /// `decrypt`.
                case decrypt
                /// `digest`.
                case digest
                /// `tag`.
                case tag
                /// `keyderive`.
                case keyderive
                /// `sign`.
                case sign
                /// `verify`.
                case verify
                /// `encapsulate`.
                case encapsulate
                /// `decapsulate`.
                case decapsulate
                /// `other`.
                case other
                /// `unknown`.
                case unknown
            }
        }
    }

    /// The element `certificateProperties`.
    public struct CertificateProperties: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `subjectName`.
        @XMLTransformed<XML.PreservedString?> public var subjectName: String?
        /// The element `issuerName`.
        @XMLTransformed<XML.PreservedString?> public var issuerName: String?
        /// The element `notValidBefore`.
        public var notValidBefore: XML.DateTime?
        /// The element `notValidAfter`.
        public var notValidAfter: XML.DateTime?
        /// The element `signatureAlgorithmRef`.
        ///
        /// Facets: minLength `1`.
        @XMLTransformed<XML.PreservedString?> public var signatureAlgorithmRef: String?
        /// The element `subjectPublicKeyRef`.
        ///
        /// Facets: minLength `1`.
        @XMLTransformed<XML.PreservedString?> public var subjectPublicKeyRef: String?
        /// The element `certificateFormat`.
        @XMLTransformed<XML.PreservedString?> public var certificateFormat: String?
        /// The element `certificateExtension`.
        @XMLTransformed<XML.PreservedString?> public var certificateExtension: String?

        /// Creates a value of its parts.
        public init(
            subjectName: String? = nil,
            issuerName: String? = nil,
            notValidBefore: XML.DateTime? = nil,
            notValidAfter: XML.DateTime? = nil,
            signatureAlgorithmRef: String? = nil,
            subjectPublicKeyRef: String? = nil,
            certificateFormat: String? = nil,
            certificateExtension: String? = nil
        ) {
            self.subjectName = subjectName
            self.issuerName = issuerName
            self.notValidBefore = notValidBefore
            self.notValidAfter = notValidAfter
            self.signatureAlgorithmRef = signatureAlgorithmRef
            self.subjectPublicKeyRef = subjectPublicKeyRef
            self.certificateFormat = certificateFormat
            self.certificateExtension = certificateExtension
        }
    }

    /// The element `relatedCryptoMaterialProperties`.
    public struct RelatedCryptoMaterialProperties: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `type`.
        public var type: TypeValue?
        /// The element `id`.
        @XMLTransformed<XML.PreservedString?> public var id: String?
        /// The element `state`.
        public var state: State?
        /// The element `algorithmRef`.
        ///
        /// Facets: minLength `1`.
        @XMLTransformed<XML.PreservedString?> public var algorithmRef: String?
        /// The element `creationDate`.
        public var creationDate: XML.DateTime?
        /// The element `activationDate`.
        public var activationDate: XML.DateTime?
        /// The element `updateDate`.
        public var updateDate: XML.DateTime?
        /// The element `expirationDate`.
        public var expirationDate: XML.DateTime?
        /// The element `value`.
        @XMLTransformed<XML.PreservedString?> public var value: String?
        /// The element `size`.
        public var size: Int?
        /// The element `format`.
        @XMLTransformed<XML.PreservedString?> public var format: String?
        /// The element `securedBy`.
        public var securedBy: SecuredBy?

        /// Creates a value of its parts.
        public init(
            type: TypeValue? = nil,
            id: String? = nil,
            state: State? = nil,
            algorithmRef: String? = nil,
            creationDate: XML.DateTime? = nil,
            activationDate: XML.DateTime? = nil,
            updateDate: XML.DateTime? = nil,
            expirationDate: XML.DateTime? = nil,
            value: String? = nil,
            size: Int? = nil,
            format: String? = nil,
            securedBy: SecuredBy? = nil
        ) {
            self.type = type
            self.id = id
            self.state = state
            self.algorithmRef = algorithmRef
            self.creationDate = creationDate
            self.activationDate = activationDate
            self.updateDate = updateDate
            self.expirationDate = expirationDate
            self.value = value
            self.size = size
            self.format = format
            self.securedBy = securedBy
        }

        /// The values of `type`.
        public enum TypeValue: String, Codable, Sendable, CaseIterable {
            /// `private-key`.
            case privateKey = "private-key"
            /// `public-key`.
            case publicKey = "public-key"
            /// `secret-key`.
            case secretKey = "secret-key"
            /// `key`.
            case key
            /// `ciphertext`.
            case ciphertext
            /// `signature`.
            case signature
            /// `digest`.
            case digest
            /// `initialization-vector`.
            case initializationVector = "initialization-vector"
            /// `nonce`.
            case nonce
            /// `seed`.
            case seed
            /// `salt`.
            case salt
            /// `shared-secret`.
            case sharedSecret = "shared-secret"
            /// `tag`.
            case tag
            /// `additional-data`.
            case additionalData = "additional-data"
            /// `password`.
            case password
            /// `credential`.
            case credential
            /// `token`.
            case token
            /// `other`.
            case other
            /// `unknown`.
            case unknown
        }

        /// The values of `state`.
        public enum State: String, Codable, Sendable, CaseIterable {
            /// `pre-activation`.
            case preActivation = "pre-activation"
            /// `active`.
            case active
            /// `suspended`.
            case suspended
            /// `deactivated`.
            case deactivated
            /// `compromised`.
            case compromised
            /// `destroyed`.
            case destroyed
        }

        /// The element `securedBy`.
        public struct SecuredBy: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The element `mechanism`.
            @XMLTransformed<XML.PreservedString?> public var mechanism: String?
            /// The element `algorithmRef`.
            ///
            /// Facets: minLength `1`.
            @XMLTransformed<XML.PreservedString?> public var algorithmRef: String?

            /// Creates a value of its parts.
            public init(mechanism: String? = nil, algorithmRef: String? = nil) {
                self.mechanism = mechanism
                self.algorithmRef = algorithmRef
            }
        }
    }

    /// The element `protocolProperties`.
    public struct ProtocolProperties: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `type`.
        public var type: TypeValue?
        /// The element `version`.
        @XMLTransformed<XML.PreservedString?> public var version: String?
        /// The element `cipherSuites`.
        public var cipherSuites: CipherSuites?
        /// The element `ikev2TransformTypes`.
        public var ikev2TransformTypes: Ikev2TransformTypes?
        /// The elements `cryptoRef`.
        ///
        /// Facets: minLength `1`.
        @XMLTransformed<[XML.PreservedString]> public var cryptoRef: [String]

        /// Creates a value of its parts.
        public init(
            type: TypeValue? = nil,
            version: String? = nil,
            cipherSuites: CipherSuites? = nil,
            ikev2TransformTypes: Ikev2TransformTypes? = nil,
            cryptoRef: [String] = []
        ) {
            self.type = type
            self.version = version
            self.cipherSuites = cipherSuites
            self.ikev2TransformTypes = ikev2TransformTypes
            self.cryptoRef = cryptoRef
        }

        /// The values of `type`.
        public enum TypeValue: String, Codable, Sendable, CaseIterable {
            /// `tls`.
            case tls
            /// `ssh`.
            case ssh
            /// `ipsec`.
            case ipsec
            /// `ike`.
            case ike
            /// `sstp`.
            case sstp
            /// `wpa`.
            case wpa
            /// `other`.
            case other
            /// `unknown`.
            case unknown
        }

        /// The element `cipherSuites`.
        public struct CipherSuites: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `cipherSuite`.
            public var cipherSuite: [CipherSuite]

            /// Creates a value of its parts.
            public init(cipherSuite: [CipherSuite] = []) {
                self.cipherSuite = cipherSuite
            }

            /// The element `cipherSuite`.
            public struct CipherSuite: Codable, Sendable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The element `name`.
                @XMLTransformed<XML.PreservedString?> public var name: String?
                /// The element `algorithms`.
                public var algorithms: Algorithms?
                /// The element `identifiers`.
                public var identifiers: Identifiers?

                /// Creates a value of its parts.
                public init(name: String? = nil, algorithms: Algorithms? = nil, identifiers: Identifiers? = nil) {
                    self.name = name
                    self.algorithms = algorithms
                    self.identifiers = identifiers
                }

                /// The element `algorithms`.
                public struct Algorithms: Codable, Sendable, Hashable, XMLMapped {
                    /// The namespace of the elements.
                    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                    /// The elements `algorithm`.
                    ///
                    /// Facets: minLength `1`.
                    @XMLTransformed<[XML.PreservedString]> public var algorithm: [String]

                    /// Creates a value of its parts.
                    public init(algorithm: [String] = []) {
                        self.algorithm = algorithm
                    }
                }

                /// The element `identifiers`.
                public struct Identifiers: Codable, Sendable, Hashable, XMLMapped {
                    /// The namespace of the elements.
                    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                    /// The elements `identifier`.
                    @XMLTransformed<[XML.PreservedString]> public var identifier: [String]

                    /// Creates a value of its parts.
                    public init(identifier: [String] = []) {
                        self.identifier = identifier
                    }
                }
            }
        }

        /// The element `ikev2TransformTypes`.
        public struct Ikev2TransformTypes: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `encr`.
            ///
            /// Facets: minLength `1`.
            @XMLTransformed<[XML.PreservedString]> public var encr: [String]
            /// The elements `prf`.
            ///
            /// Facets: minLength `1`.
            @XMLTransformed<[XML.PreservedString]> public var prf: [String]
            /// The elements `integ`.
            ///
            /// Facets: minLength `1`.
            @XMLTransformed<[XML.PreservedString]> public var integ: [String]
            /// The elements `ke`.
            ///
            /// Facets: minLength `1`.
            @XMLTransformed<[XML.PreservedString]> public var ke: [String]
            /// The element `esn`.
            public var esn: Bool?
            /// The elements `auth`.
            ///
            /// Facets: minLength `1`.
            @XMLTransformed<[XML.PreservedString]> public var auth: [String]

            /// Creates a value of its parts.
            public init(
                encr: [String] = [],
                prf: [String] = [],
                integ: [String] = [],
                ke: [String] = [],
                esn: Bool? = nil,
                auth: [String] = []
            ) {
                self.encr = encr
                self.prf = prf
                self.integ = integ
                self.ke = ke
                self.esn = esn
                self.auth = auth
            }
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}tagsType`.
public struct TagsType: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The elements `tag`.
    public var tag: [String]

    /// Creates a value of its parts.
    public init(tag: [String] = []) {
        self.tag = tag
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}postalAddressType`.
public struct PostalAddressType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String?
    /// The element `country`.
    @XMLTransformed<XML.PreservedString?> public var country: String?
    /// The element `region`.
    @XMLTransformed<XML.PreservedString?> public var region: String?
    /// The element `locality`.
    @XMLTransformed<XML.PreservedString?> public var locality: String?
    /// The element `postOfficeBoxNumber`.
    @XMLTransformed<XML.PreservedString?> public var postOfficeBoxNumber: String?
    /// The element `postalCode`.
    @XMLTransformed<XML.PreservedString?> public var postalCode: String?
    /// The element `streetAddress`.
    @XMLTransformed<XML.PreservedString?> public var streetAddress: String?

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case country
        case region
        case locality
        case postOfficeBoxNumber
        case postalCode
        case streetAddress
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String? = nil,
        country: String? = nil,
        region: String? = nil,
        locality: String? = nil,
        postOfficeBoxNumber: String? = nil,
        postalCode: String? = nil,
        streetAddress: String? = nil
    ) {
        self.bomRef = bomRef
        self.country = country
        self.region = region
        self.locality = locality
        self.postOfficeBoxNumber = postOfficeBoxNumber
        self.postalCode = postalCode
        self.streetAddress = streetAddress
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}licenseType`.
public struct LicenseType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String?
    /// The attribute `acknowledgement`.
    @XMLAttribute public var acknowledgement: LicenseAcknowledgementEnumerationType?
    /// One of several elements.
    public var idOrName: IdOrName
    /// The element `text`.
    public var text: AttachedTextType?
    /// The element `url`.
    public var url: String?
    /// The element `licensing`.
    public var licensing: Licensing?
    /// The element `properties`.
    public var properties: PropertiesType?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case acknowledgement
        case idOrName = "*idOrName"
        case text
        case url
        case licensing
        case properties
        case otherElements
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String? = nil,
        acknowledgement: LicenseAcknowledgementEnumerationType? = nil,
        idOrName: IdOrName,
        text: AttachedTextType? = nil,
        url: String? = nil,
        licensing: Licensing? = nil,
        properties: PropertiesType? = nil
    ) {
        self.bomRef = bomRef
        self.acknowledgement = acknowledgement
        self.idOrName = idOrName
        self.text = text
        self.url = url
        self.licensing = licensing
        self.properties = properties
        self.otherElements = []
    }

    /// One of the elements.
    public enum IdOrName: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `id`.
        case id(LicenseId)
        /// `name`.
        case name(String)
    }

    /// The element `licensing`.
    public struct Licensing: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `altIds`.
        public var altIds: AltIds?
        /// The element `licensor`.
        public var licensor: Licensor?
        /// The element `licensee`.
        public var licensee: Licensee?
        /// The element `purchaser`.
        public var purchaser: Purchaser?
        /// The element `purchaseOrder`.
        @XMLTransformed<XML.PreservedString?> public var purchaseOrder: String?
        /// The element `licenseTypes`.
        public var licenseTypes: LicenseTypes?
        /// The element `lastRenewal`.
        public var lastRenewal: XML.DateTime?
        /// The element `expiration`.
        public var expiration: XML.DateTime?
        /// All other elements.
        @XMLAnyElements public var otherElements: [XML.Element]

        /// Creates a value of its parts.
        public init(
            altIds: AltIds? = nil,
            licensor: Licensor? = nil,
            licensee: Licensee? = nil,
            purchaser: Purchaser? = nil,
            purchaseOrder: String? = nil,
            licenseTypes: LicenseTypes? = nil,
            lastRenewal: XML.DateTime? = nil,
            expiration: XML.DateTime? = nil
        ) {
            self.altIds = altIds
            self.licensor = licensor
            self.licensee = licensee
            self.purchaser = purchaser
            self.purchaseOrder = purchaseOrder
            self.licenseTypes = licenseTypes
            self.lastRenewal = lastRenewal
            self.expiration = expiration
            self.otherElements = []
        }

        /// The element `altIds`.
        public struct AltIds: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `altId`.
            public var altId: [String]

            /// Creates a value of its parts.
            public init(altId: [String] = []) {
                self.altId = altId
            }
        }

        /// The element `licensor`.
        public struct Licensor: Codable, Sendable {
            /// One of several elements.
            public var organizationOrIndividual: OrganizationOrIndividual?

            enum CodingKeys: String, CodingKey {
                case organizationOrIndividual = "*organizationOrIndividual"
            }

            /// Creates a value of its parts.
            public init(organizationOrIndividual: OrganizationOrIndividual? = nil) {
                self.organizationOrIndividual = organizationOrIndividual
            }

            /// One of the elements.
            public enum OrganizationOrIndividual: Codable, Sendable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// `organization`.
                case organization(OrganizationalEntity)
                /// `individual`.
                case individual(OrganizationalContact)
            }
        }

        /// The element `licensee`.
        public struct Licensee: Codable, Sendable {
            /// One of several elements.
            public var organizationOrIndividual: OrganizationOrIndividual?

            enum CodingKeys: String, CodingKey {
                case organizationOrIndividual = "*organizationOrIndividual"
            }

            /// Creates a value of its parts.
            public init(organizationOrIndividual: OrganizationOrIndividual? = nil) {
                self.organizationOrIndividual = organizationOrIndividual
            }

            /// One of the elements.
            public enum OrganizationOrIndividual: Codable, Sendable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// `organization`.
                case organization(OrganizationalEntity)
                /// `individual`.
                case individual(OrganizationalContact)
            }
        }

        /// The element `purchaser`.
        public struct Purchaser: Codable, Sendable {
            /// One of several elements.
            public var organizationOrIndividual: OrganizationOrIndividual?

            enum CodingKeys: String, CodingKey {
                case organizationOrIndividual = "*organizationOrIndividual"
            }

            /// Creates a value of its parts.
            public init(organizationOrIndividual: OrganizationOrIndividual? = nil) {
                self.organizationOrIndividual = organizationOrIndividual
            }

            /// One of the elements.
            public enum OrganizationOrIndividual: Codable, Sendable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// `organization`.
                case organization(OrganizationalEntity)
                /// `individual`.
                case individual(OrganizationalContact)
            }
        }

        /// The element `licenseTypes`.
        public struct LicenseTypes: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The elements `licenseType`.
            public var licenseType: [LicenseTypeEnum]

            /// Creates a value of its parts.
            public init(licenseType: [LicenseTypeEnum] = []) {
                self.licenseType = licenseType
            }
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}externalReferenceType`.
public enum ExternalReferenceType: String, Codable, Sendable, CaseIterable {
    /// `vcs`.
    case vcs
    /// `issue-tracker`.
    case issueTracker = "issue-tracker"
    /// `website`.
    case website
    /// `advisories`.
    case advisories
    /// `bom`.
    case bom
    /// `mailing-list`.
    case mailingList = "mailing-list"
    /// `social`.
    case social
    /// `chat`.
    case chat
    /// `documentation`.
    case documentation
    /// `support`.
    case support
    /// `source-distribution`.
    case sourceDistribution = "source-distribution"
    /// `distribution`.
    case distribution
    /// `distribution-intake`.
    case distributionIntake = "distribution-intake"
    /// `license`.
    case license
    /// `build-meta`.
    case buildMeta = "build-meta"
    /// `build-system`.
    case buildSystem = "build-system"
    /// `release-notes`.
    case releaseNotes = "release-notes"
    /// `security-contact`.
    case securityContact = "security-contact"
    /// `model-card`.
    case modelCard = "model-card"
    /// `log`.
    case log
    /// `configuration`.
    case configuration
    /// `evidence`.
    case evidence
    /// `formulation`.
    case formulation
    /// `attestation`.
    case attestation
    /// `threat-model`.
    case threatModel = "threat-model"
    /// `adversary-model`.
    case adversaryModel = "adversary-model"
    /// `risk-assessment`.
    case riskAssessment = "risk-assessment"
    /// `vulnerability-assertion`.
    case vulnerabilityAssertion = "vulnerability-assertion"
    /// `exploitability-statement`.
    case exploitabilityStatement = "exploitability-statement"
    /// `pentest-report`.
    case pentestReport = "pentest-report"
    /// `static-analysis-report`.
    case staticAnalysisReport = "static-analysis-report"
    /// `dynamic-analysis-report`.
    case dynamicAnalysisReport = "dynamic-analysis-report"
    /// `runtime-analysis-report`.
    case runtimeAnalysisReport = "runtime-analysis-report"
    /// `component-analysis-report`.
    case componentAnalysisReport = "component-analysis-report"
    /// `maturity-report`.
    case maturityReport = "maturity-report"
    /// `certification-report`.
    case certificationReport = "certification-report"
    /// `quality-metrics`.
    case qualityMetrics = "quality-metrics"
    /// `codified-infrastructure`.
    case codifiedInfrastructure = "codified-infrastructure"
    /// `poam`.
    case poam
    /// `electronic-signature`.
    case electronicSignature = "electronic-signature"
    /// `digital-signature`.
    case digitalSignature = "digital-signature"
    /// `rfc-9116`.
    case rfc9116 = "rfc-9116"
    /// `other`.
    case other
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}aggregateType`.
public enum AggregateType: String, Codable, Sendable, CaseIterable {
    /// `complete`.
    case complete
    /// `incomplete`.
    case incomplete
    /// `incomplete_first_party_only`.
    case incompleteFirstPartyOnly = "incomplete_first_party_only"
    /// `incomplete_first_party_proprietary_only`.
    case incompleteFirstPartyProprietaryOnly = "incomplete_first_party_proprietary_only"
    /// `incomplete_first_party_opensource_only`.
    case incompleteFirstPartyOpensourceOnly = "incomplete_first_party_opensource_only"
    /// `incomplete_third_party_only`.
    case incompleteThirdPartyOnly = "incomplete_third_party_only"
    /// `incomplete_third_party_proprietary_only`.
    case incompleteThirdPartyProprietaryOnly = "incomplete_third_party_proprietary_only"
    /// `incomplete_third_party_opensource_only`.
    case incompleteThirdPartyOpensourceOnly = "incomplete_third_party_opensource_only"
    /// `unknown`.
    case unknown
    /// `not_specified`.
    case notSpecified = "not_specified"
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}vulnerabilitySourceType`.
public struct VulnerabilitySourceType: Codable, Sendable {
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(content: [Content] = []) {
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `name`.
        case name(String)
        /// `url`.
        case url(String)
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}annotatorChoiceType`.
public struct AnnotatorChoiceType: Codable, Sendable {
    /// One of several elements.
    public var content: Content?

    enum CodingKeys: String, CodingKey {
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(content: Content? = nil) {
        self.content = content
    }

    /// One of the elements.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `organization`.
        case organization(OrganizationalEntity)
        /// `individual`.
        case individual(OrganizationalContact)
        /// `component`.
        case component(Component)
        /// `service`.
        case service(Service)
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}workflowsType`.
public struct WorkflowsType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements `workflow`.
    public var workflow: [WorkflowType]
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], workflow: [WorkflowType] = []) {
        self.otherAttributes = otherAttributes
        self.workflow = workflow
        self.otherElements = []
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}standard`.
public struct Standard: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String?
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `name`.
    @XMLTransformed<XML.PreservedString> public var name: String
    /// The element `version`.
    @XMLTransformed<XML.PreservedString> public var version: String
    /// The element `description`.
    @XMLTransformed<XML.PreservedString> public var description: String
    /// The element `owner`.
    @XMLTransformed<XML.PreservedString> public var owner: String
    /// The element `requirements`.
    public var requirements: Requirements?
    /// The element `levels`.
    public var levels: Levels?
    /// The element `externalReferences`.
    public var externalReferences: ExternalReferences?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case otherAttributes
        case name
        case version
        case description
        case owner
        case requirements
        case levels
        case externalReferences
        case otherElements
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String? = nil,
        otherAttributes: [XML.Attribute] = [],
        name: String,
        version: String,
        description: String,
        owner: String,
        requirements: Requirements? = nil,
        levels: Levels? = nil,
        externalReferences: ExternalReferences? = nil
    ) {
        self.bomRef = bomRef
        self.otherAttributes = otherAttributes
        self.name = name
        self.version = version
        self.description = description
        self.owner = owner
        self.requirements = requirements
        self.levels = levels
        self.externalReferences = externalReferences
        self.otherElements = []
    }

    /// The element `requirements`.
    public struct Requirements: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `requirement`.
        public var requirement: [Requirement]

        /// Creates a value of its parts.
        public init(requirement: [Requirement] = []) {
            self.requirement = requirement
        }

        /// The element `requirement`.
        public struct Requirement: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The attribute `bom-ref`.
            ///
            /// Facets: minLength `1`.
            @XMLAttribute public var bomRef: String?
            /// All other attributes.
            @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
            /// The element `identifier`.
            @XMLTransformed<XML.PreservedString?> public var identifier: String?
            /// The element `title`.
            @XMLTransformed<XML.PreservedString?> public var title: String?
            /// The element `text`.
            @XMLTransformed<XML.PreservedString?> public var text: String?
            /// The element `descriptions`.
            public var descriptions: Descriptions?
            /// The elements `openCre`.
            ///
            /// Facets: pattern `CRE:[0-9]+-[0-9]+`.
            @XMLTransformed<[XML.PreservedString]> public var openCre: [String]
            /// The element `parent`.
            ///
            /// Facets: minLength `1`.
            @XMLTransformed<XML.PreservedString?> public var parent: String?
            /// The element `properties`.
            public var properties: PropertiesType?
            /// The element `externalReferences`.
            public var externalReferences: ExternalReferences?

            enum CodingKeys: String, CodingKey {
                case bomRef = "bom-ref"
                case otherAttributes
                case identifier
                case title
                case text
                case descriptions
                case openCre
                case parent
                case properties
                case externalReferences
            }

            /// Creates a value of its parts.
            public init(
                bomRef: String? = nil,
                otherAttributes: [XML.Attribute] = [],
                identifier: String? = nil,
                title: String? = nil,
                text: String? = nil,
                descriptions: Descriptions? = nil,
                openCre: [String] = [],
                parent: String? = nil,
                properties: PropertiesType? = nil,
                externalReferences: ExternalReferences? = nil
            ) {
                self.bomRef = bomRef
                self.otherAttributes = otherAttributes
                self.identifier = identifier
                self.title = title
                self.text = text
                self.descriptions = descriptions
                self.openCre = openCre
                self.parent = parent
                self.properties = properties
                self.externalReferences = externalReferences
            }

            /// The element `descriptions`.
            public struct Descriptions: Codable, Sendable, Hashable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The elements `description`.
                @XMLTransformed<[XML.PreservedString]> public var description: [String]

                /// Creates a value of its parts.
                public init(description: [String] = []) {
                    self.description = description
                }
            }
        }
    }

    /// The element `levels`.
    public struct Levels: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `level`.
        public var level: [Level]

        /// Creates a value of its parts.
        public init(level: [Level] = []) {
            self.level = level
        }

        /// The element `level`.
        public struct Level: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The attribute `bom-ref`.
            ///
            /// Facets: minLength `1`.
            @XMLAttribute public var bomRef: String?
            /// All other attributes.
            @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
            /// The element `identifier`.
            @XMLTransformed<XML.PreservedString?> public var identifier: String?
            /// The element `title`.
            @XMLTransformed<XML.PreservedString?> public var title: String?
            /// The element `description`.
            @XMLTransformed<XML.PreservedString?> public var description: String?
            /// The element `requirements`.
            public var requirements: RequirementsElement?

            enum CodingKeys: String, CodingKey {
                case bomRef = "bom-ref"
                case otherAttributes
                case identifier
                case title
                case description
                case requirements
            }

            /// Creates a value of its parts.
            public init(
                bomRef: String? = nil,
                otherAttributes: [XML.Attribute] = [],
                identifier: String? = nil,
                title: String? = nil,
                description: String? = nil,
                requirements: RequirementsElement? = nil
            ) {
                self.bomRef = bomRef
                self.otherAttributes = otherAttributes
                self.identifier = identifier
                self.title = title
                self.description = description
                self.requirements = requirements
            }

            /// The element `requirements`.
            public struct RequirementsElement: Codable, Sendable, Hashable, XMLMapped {
                /// The namespace of the elements.
                public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

                /// The elements `requirement`.
                ///
                /// Facets: minLength `1`.
                @XMLTransformed<[XML.PreservedString]> public var requirement: [String]

                /// Creates a value of its parts.
                public init(requirement: [String] = []) {
                    self.requirement = requirement
                }
            }
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}lifecyclePhaseType`.
public enum LifecyclePhaseType: String, Codable, Sendable, CaseIterable {
    /// `design`.
    case design
    /// `pre-build`.
    case preBuild = "pre-build"
    /// `build`.
    case build
    /// `post-build`.
    case postBuild = "post-build"
    /// `operations`.
    case operations
    /// `discovery`.
    case discovery
    /// `decommission`.
    case decommission
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}hashType`.
public struct HashType: Codable, Sendable, Hashable {
    /// The attribute `alg`.
    @XMLAttribute public var alg: HashAlg
    /// The text.
    ///
    /// Facets: pattern `([a-fA-F0-9]{32})|([a-fA-F0-9]{40})|([a-fA-F0-9]{64})|([a-fA-F0-9]{96})|([a-fA-F0-9]{128})`.
    @XMLText public var value: String

    /// Creates a value of its parts.
    public init(alg: HashAlg, value: String) {
        self.alg = alg
        self.value = value
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}attachedTextType`.
public struct AttachedTextType: Codable, Sendable, Hashable {
    /// The attribute `content-type`.
    ///
    /// Defaults to `text/plain`.
    @XMLAttribute public var contentType: String?
    /// The attribute `encoding`.
    @XMLAttribute public var encoding: Encoding?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case contentType = "content-type"
        case encoding
        case value
    }

    /// Creates a value of its parts.
    public init(contentType: String? = nil, encoding: Encoding? = nil, value: String) {
        self.contentType = contentType
        self.encoding = encoding
        self.value = value
    }

    /// The value of `contentType`, or its default.
    public var contentTypeOrDefault: String { contentType ?? "text/plain" }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}commitsType`.
public struct CommitsType: Codable, Sendable {
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(content: [Content] = []) {
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `commit`.
        case commit(CommitType)
        /// Any other element.
        case other(XML.Element)

        enum CodingKeys: String, CodingKey {
            case commit
            case other = "*"
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}patchesType`.
public struct PatchesType: Codable, Sendable {
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(content: [Content] = []) {
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `patch`.
        case patch(PatchType)
        /// Any other element.
        case other(XML.Element)

        enum CodingKeys: String, CodingKey {
            case patch
            case other = "*"
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}copyrightsType`.
public struct CopyrightsType: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The elements `text`.
    @XMLTransformed<[XML.PreservedString]> public var text: [String]

    /// Creates a value of its parts.
    public init(text: [String] = []) {
        self.text = text
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}componentDataTypeEnumeration`.
public enum ComponentDataTypeEnumeration: String, Codable, Sendable, CaseIterable {
    /// `source-code`.
    case sourceCode = "source-code"
    /// `configuration`.
    case configuration
    /// `dataset`.
    case dataset
    /// `definition`.
    case definition
    /// `other`.
    case other
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}graphicsCollectionType`.
public struct GraphicsCollectionType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `description`.
    public var description: XML.Element?
    /// The element `collection`.
    public var collection: CollectionElement?

    /// Creates a value of its parts.
    public init(collection: CollectionElement? = nil) {
        self.collection = collection
    }

    /// The element `collection`.
    public struct CollectionElement: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `graphic`.
        public var graphic: [Graphic]

        /// Creates a value of its parts.
        public init(graphic: [Graphic] = []) {
            self.graphic = graphic
        }

        /// The element `graphic`.
        public struct Graphic: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The element `name`.
            @XMLTransformed<XML.PreservedString?> public var name: String?
            /// The element `image`.
            public var image: AttachedTextType?

            /// Creates a value of its parts.
            public init(name: String? = nil, image: AttachedTextType? = nil) {
                self.name = name
                self.image = image
            }
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}dataGovernance`.
public struct DataGovernance: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `custodians`.
    public var custodians: Custodians?
    /// The element `stewards`.
    public var stewards: Stewards?
    /// The element `owners`.
    public var owners: Owners?

    /// Creates a value of its parts.
    public init(custodians: Custodians? = nil, stewards: Stewards? = nil, owners: Owners? = nil) {
        self.custodians = custodians
        self.stewards = stewards
        self.owners = owners
    }

    /// The element `custodians`.
    public struct Custodians: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `custodian`.
        public var custodian: [OrganizationOrIndividualType]

        /// Creates a value of its parts.
        public init(custodian: [OrganizationOrIndividualType] = []) {
            self.custodian = custodian
        }
    }

    /// The element `stewards`.
    public struct Stewards: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `steward`.
        public var steward: [OrganizationOrIndividualType]

        /// Creates a value of its parts.
        public init(steward: [OrganizationOrIndividualType] = []) {
            self.steward = steward
        }
    }

    /// The element `owners`.
    public struct Owners: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `owner`.
        public var owner: [OrganizationOrIndividualType]

        /// Creates a value of its parts.
        public init(owner: [OrganizationOrIndividualType] = []) {
            self.owner = owner
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}licenseAcknowledgementEnumerationType`.
public enum LicenseAcknowledgementEnumerationType: String, Codable, Sendable, CaseIterable {
    /// `declared`.
    case declared
    /// `concluded`.
    case concluded
}

/// The type `{http://cyclonedx.org/schema/spdx}licenseId`.
public struct LicenseId: RawRepresentable, Codable, Sendable, Hashable {
    /// The text.
    public var rawValue: String

    /// Creates a value from its text, which may be one that the schema does not list.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `0BSD`.
    public static let value0bsd = LicenseId(rawValue: "0BSD")
    /// `3D-Slicer-1.0`.
    public static let value3dSlicer1Point0 = LicenseId(rawValue: "3D-Slicer-1.0")
    /// `AAL`.
    public static let aal = LicenseId(rawValue: "AAL")
    /// `Abstyles`.
    public static let abstyles = LicenseId(rawValue: "Abstyles")
    /// `AdaCore-doc`.
    public static let adaCoreDoc = LicenseId(rawValue: "AdaCore-doc")
    /// `Adobe-2006`.
    public static let adobe2006 = LicenseId(rawValue: "Adobe-2006")
    /// `Adobe-Display-PostScript`.
    public static let adobeDisplayPostScript = LicenseId(rawValue: "Adobe-Display-PostScript")
    /// `Adobe-Glyph`.
    public static let adobeGlyph = LicenseId(rawValue: "Adobe-Glyph")
    /// `Adobe-Utopia`.
    public static let adobeUtopia = LicenseId(rawValue: "Adobe-Utopia")
    /// `ADSL`.
    public static let adsl = LicenseId(rawValue: "ADSL")
    /// `Advanced-Cryptics-Dictionary`.
    public static let advancedCrypticsDictionary = LicenseId(rawValue: "Advanced-Cryptics-Dictionary")
    /// `AFL-1.1`.
    public static let afl1Point1 = LicenseId(rawValue: "AFL-1.1")
    /// `AFL-1.2`.
    public static let afl1Point2 = LicenseId(rawValue: "AFL-1.2")
    /// `AFL-2.0`.
    public static let afl2Point0 = LicenseId(rawValue: "AFL-2.0")
    /// `AFL-2.1`.
    public static let afl2Point1 = LicenseId(rawValue: "AFL-2.1")
    /// `AFL-3.0`.
    public static let afl3Point0 = LicenseId(rawValue: "AFL-3.0")
    /// `Afmparse`.
    public static let afmparse = LicenseId(rawValue: "Afmparse")
    /// `AGPL-1.0`.
    public static let agpl1Point0 = LicenseId(rawValue: "AGPL-1.0")
    /// `AGPL-1.0-only`.
    public static let agpl1Point0Only = LicenseId(rawValue: "AGPL-1.0-only")
    /// `AGPL-1.0-or-later`.
    public static let agpl1Point0OrLater = LicenseId(rawValue: "AGPL-1.0-or-later")
    /// `AGPL-3.0`.
    public static let agpl3Point0 = LicenseId(rawValue: "AGPL-3.0")
    /// `AGPL-3.0-only`.
    public static let agpl3Point0Only = LicenseId(rawValue: "AGPL-3.0-only")
    /// `AGPL-3.0-or-later`.
    public static let agpl3Point0OrLater = LicenseId(rawValue: "AGPL-3.0-or-later")
    /// `Aladdin`.
    public static let aladdin = LicenseId(rawValue: "Aladdin")
    /// `ALGLIB-Documentation`.
    public static let alglibDocumentation = LicenseId(rawValue: "ALGLIB-Documentation")
    /// `AMD-newlib`.
    public static let amdNewlib = LicenseId(rawValue: "AMD-newlib")
    /// `AMDPLPA`.
    public static let amdplpa = LicenseId(rawValue: "AMDPLPA")
    /// `AML`.
    public static let aml = LicenseId(rawValue: "AML")
    /// `AML-glslang`.
    public static let amlGlslang = LicenseId(rawValue: "AML-glslang")
    /// `AMPAS`.
    public static let ampas = LicenseId(rawValue: "AMPAS")
    /// `ANTLR-PD`.
    public static let antlrPD = LicenseId(rawValue: "ANTLR-PD")
    /// `ANTLR-PD-fallback`.
    public static let antlrPDFallback = LicenseId(rawValue: "ANTLR-PD-fallback")
    /// `any-OSI`.
    public static let anyOSI = LicenseId(rawValue: "any-OSI")
    /// `any-OSI-perl-modules`.
    public static let anyOSIPerlModules = LicenseId(rawValue: "any-OSI-perl-modules")
    /// `Apache-1.0`.
    public static let apache1Point0 = LicenseId(rawValue: "Apache-1.0")
    /// `Apache-1.1`.
    public static let apache1Point1 = LicenseId(rawValue: "Apache-1.1")
    /// `Apache-2.0`.
    public static let apache2Point0 = LicenseId(rawValue: "Apache-2.0")
    /// `APAFML`.
    public static let apafml = LicenseId(rawValue: "APAFML")
    /// `APL-1.0`.
    public static let apl1Point0 = LicenseId(rawValue: "APL-1.0")
    /// `App-s2p`.
    public static let appS2p = LicenseId(rawValue: "App-s2p")
    /// `APSL-1.0`.
    public static let apsl1Point0 = LicenseId(rawValue: "APSL-1.0")
    /// `APSL-1.1`.
    public static let apsl1Point1 = LicenseId(rawValue: "APSL-1.1")
    /// `APSL-1.2`.
    public static let apsl1Point2 = LicenseId(rawValue: "APSL-1.2")
    /// `APSL-2.0`.
    public static let apsl2Point0 = LicenseId(rawValue: "APSL-2.0")
    /// `Arphic-1999`.
    public static let arphic1999 = LicenseId(rawValue: "Arphic-1999")
    /// `Artistic-1.0`.
    public static let artistic1Point0 = LicenseId(rawValue: "Artistic-1.0")
    /// `Artistic-1.0-cl8`.
    public static let artistic1Point0Cl8 = LicenseId(rawValue: "Artistic-1.0-cl8")
    /// `Artistic-1.0-Perl`.
    public static let artistic1Point0Perl = LicenseId(rawValue: "Artistic-1.0-Perl")
    /// `Artistic-2.0`.
    public static let artistic2Point0 = LicenseId(rawValue: "Artistic-2.0")
    /// `Artistic-dist`.
    public static let artisticDist = LicenseId(rawValue: "Artistic-dist")
    /// `Aspell-RU`.
    public static let aspellRU = LicenseId(rawValue: "Aspell-RU")
    /// `ASWF-Digital-Assets-1.0`.
    public static let aswfDigitalAssets1Point0 = LicenseId(rawValue: "ASWF-Digital-Assets-1.0")
    /// `ASWF-Digital-Assets-1.1`.
    public static let aswfDigitalAssets1Point1 = LicenseId(rawValue: "ASWF-Digital-Assets-1.1")
    /// `Baekmuk`.
    public static let baekmuk = LicenseId(rawValue: "Baekmuk")
    /// `Bahyph`.
    public static let bahyph = LicenseId(rawValue: "Bahyph")
    /// `Barr`.
    public static let barr = LicenseId(rawValue: "Barr")
    /// `bcrypt-Solar-Designer`.
    public static let bcryptSolarDesigner = LicenseId(rawValue: "bcrypt-Solar-Designer")
    /// `Beerware`.
    public static let beerware = LicenseId(rawValue: "Beerware")
    /// `Bitstream-Charter`.
    public static let bitstreamCharter = LicenseId(rawValue: "Bitstream-Charter")
    /// `Bitstream-Vera`.
    public static let bitstreamVera = LicenseId(rawValue: "Bitstream-Vera")
    /// `BitTorrent-1.0`.
    public static let bitTorrent1Point0 = LicenseId(rawValue: "BitTorrent-1.0")
    /// `BitTorrent-1.1`.
    public static let bitTorrent1Point1 = LicenseId(rawValue: "BitTorrent-1.1")
    /// `blessing`.
    public static let blessing = LicenseId(rawValue: "blessing")
    /// `BlueOak-1.0.0`.
    public static let blueOak1Point0Point0 = LicenseId(rawValue: "BlueOak-1.0.0")
    /// `Boehm-GC`.
    public static let boehmGC = LicenseId(rawValue: "Boehm-GC")
    /// `Boehm-GC-without-fee`.
    public static let boehmGCWithoutFee = LicenseId(rawValue: "Boehm-GC-without-fee")
    /// `BOLA-1.1`.
    public static let bola1Point1 = LicenseId(rawValue: "BOLA-1.1")
    /// `Borceux`.
    public static let borceux = LicenseId(rawValue: "Borceux")
    /// `Brian-Gladman-2-Clause`.
    public static let brianGladman2Clause = LicenseId(rawValue: "Brian-Gladman-2-Clause")
    /// `Brian-Gladman-3-Clause`.
    public static let brianGladman3Clause = LicenseId(rawValue: "Brian-Gladman-3-Clause")
    /// `BSD-1-Clause`.
    public static let bsd1Clause = LicenseId(rawValue: "BSD-1-Clause")
    /// `BSD-2-Clause`.
    public static let bsd2Clause = LicenseId(rawValue: "BSD-2-Clause")
    /// `BSD-2-Clause-Darwin`.
    public static let bsd2ClauseDarwin = LicenseId(rawValue: "BSD-2-Clause-Darwin")
    /// `BSD-2-Clause-first-lines`.
    public static let bsd2ClauseFirstLines = LicenseId(rawValue: "BSD-2-Clause-first-lines")
    /// `BSD-2-Clause-FreeBSD`.
    public static let bsd2ClauseFreeBSD = LicenseId(rawValue: "BSD-2-Clause-FreeBSD")
    /// `BSD-2-Clause-NetBSD`.
    public static let bsd2ClauseNetBSD = LicenseId(rawValue: "BSD-2-Clause-NetBSD")
    /// `BSD-2-Clause-Patent`.
    public static let bsd2ClausePatent = LicenseId(rawValue: "BSD-2-Clause-Patent")
    /// `BSD-2-Clause-pkgconf-disclaimer`.
    public static let bsd2ClausePkgconfDisclaimer = LicenseId(rawValue: "BSD-2-Clause-pkgconf-disclaimer")
    /// `BSD-2-Clause-Views`.
    public static let bsd2ClauseViews = LicenseId(rawValue: "BSD-2-Clause-Views")
    /// `BSD-3-Clause`.
    public static let bsd3Clause = LicenseId(rawValue: "BSD-3-Clause")
    /// `BSD-3-Clause-acpica`.
    public static let bsd3ClauseAcpica = LicenseId(rawValue: "BSD-3-Clause-acpica")
    /// `BSD-3-Clause-Attribution`.
    public static let bsd3ClauseAttribution = LicenseId(rawValue: "BSD-3-Clause-Attribution")
    /// `BSD-3-Clause-Clear`.
    public static let bsd3ClauseClear = LicenseId(rawValue: "BSD-3-Clause-Clear")
    /// `BSD-3-Clause-flex`.
    public static let bsd3ClauseFlex = LicenseId(rawValue: "BSD-3-Clause-flex")
    /// `BSD-3-Clause-HP`.
    public static let bsd3ClauseHP = LicenseId(rawValue: "BSD-3-Clause-HP")
    /// `BSD-3-Clause-LBNL`.
    public static let bsd3ClauseLBNL = LicenseId(rawValue: "BSD-3-Clause-LBNL")
    /// `BSD-3-Clause-Modification`.
    public static let bsd3ClauseModification = LicenseId(rawValue: "BSD-3-Clause-Modification")
    /// `BSD-3-Clause-No-Military-License`.
    public static let bsd3ClauseNoMilitaryLicense = LicenseId(rawValue: "BSD-3-Clause-No-Military-License")
    /// `BSD-3-Clause-No-Nuclear-License`.
    public static let bsd3ClauseNoNuclearLicense = LicenseId(rawValue: "BSD-3-Clause-No-Nuclear-License")
    /// `BSD-3-Clause-No-Nuclear-License-2014`.
    public static let bsd3ClauseNoNuclearLicense2014 = LicenseId(rawValue: "BSD-3-Clause-No-Nuclear-License-2014")
    /// `BSD-3-Clause-No-Nuclear-Warranty`.
    public static let bsd3ClauseNoNuclearWarranty = LicenseId(rawValue: "BSD-3-Clause-No-Nuclear-Warranty")
    /// `BSD-3-Clause-Open-MPI`.
    public static let bsd3ClauseOpenMPI = LicenseId(rawValue: "BSD-3-Clause-Open-MPI")
    /// `BSD-3-Clause-Sun`.
    public static let bsd3ClauseSun = LicenseId(rawValue: "BSD-3-Clause-Sun")
    /// `BSD-3-Clause-Tso`.
    public static let bsd3ClauseTso = LicenseId(rawValue: "BSD-3-Clause-Tso")
    /// `BSD-4-Clause`.
    public static let bsd4Clause = LicenseId(rawValue: "BSD-4-Clause")
    /// `BSD-4-Clause-Shortened`.
    public static let bsd4ClauseShortened = LicenseId(rawValue: "BSD-4-Clause-Shortened")
    /// `BSD-4-Clause-UC`.
    public static let bsd4ClauseUC = LicenseId(rawValue: "BSD-4-Clause-UC")
    /// `BSD-4.3RENO`.
    public static let bsd4Point3RENO = LicenseId(rawValue: "BSD-4.3RENO")
    /// `BSD-4.3TAHOE`.
    public static let bsd4Point3TAHOE = LicenseId(rawValue: "BSD-4.3TAHOE")
    /// `BSD-Advertising-Acknowledgement`.
    public static let bsdAdvertisingAcknowledgement = LicenseId(rawValue: "BSD-Advertising-Acknowledgement")
    /// `BSD-Attribution-HPND-disclaimer`.
    public static let bsdAttributionHPNDDisclaimer = LicenseId(rawValue: "BSD-Attribution-HPND-disclaimer")
    /// `BSD-Inferno-Nettverk`.
    public static let bsdInfernoNettverk = LicenseId(rawValue: "BSD-Inferno-Nettverk")
    /// `BSD-Mark-Modifications`.
    public static let bsdMarkModifications = LicenseId(rawValue: "BSD-Mark-Modifications")
    /// `BSD-Protection`.
    public static let bsdProtection = LicenseId(rawValue: "BSD-Protection")
    /// `BSD-Source-beginning-file`.
    public static let bsdSourceBeginningFile = LicenseId(rawValue: "BSD-Source-beginning-file")
    /// `BSD-Source-Code`.
    public static let bsdSourceCode = LicenseId(rawValue: "BSD-Source-Code")
    /// `BSD-Systemics`.
    public static let bsdSystemics = LicenseId(rawValue: "BSD-Systemics")
    /// `BSD-Systemics-W3Works`.
    public static let bsdSystemicsW3Works = LicenseId(rawValue: "BSD-Systemics-W3Works")
    /// `BSL-1.0`.
    public static let bsl1Point0 = LicenseId(rawValue: "BSL-1.0")
    /// `Buddy`.
    public static let buddy = LicenseId(rawValue: "Buddy")
    /// `BUSL-1.1`.
    public static let busl1Point1 = LicenseId(rawValue: "BUSL-1.1")
    /// `bzip2-1.0.5`.
    public static let bzip21Point0Point5 = LicenseId(rawValue: "bzip2-1.0.5")
    /// `bzip2-1.0.6`.
    public static let bzip21Point0Point6 = LicenseId(rawValue: "bzip2-1.0.6")
    /// `C-UDA-1.0`.
    public static let cUDA1Point0 = LicenseId(rawValue: "C-UDA-1.0")
    /// `CAL-1.0`.
    public static let cal1Point0 = LicenseId(rawValue: "CAL-1.0")
    /// `CAL-1.0-Combined-Work-Exception`.
    public static let cal1Point0CombinedWorkException = LicenseId(rawValue: "CAL-1.0-Combined-Work-Exception")
    /// `Caldera`.
    public static let caldera = LicenseId(rawValue: "Caldera")
    /// `Caldera-no-preamble`.
    public static let calderaNoPreamble = LicenseId(rawValue: "Caldera-no-preamble")
    /// `CAPEC-tou`.
    public static let capecTou = LicenseId(rawValue: "CAPEC-tou")
    /// `Catharon`.
    public static let catharon = LicenseId(rawValue: "Catharon")
    /// `CATOSL-1.1`.
    public static let catosl1Point1 = LicenseId(rawValue: "CATOSL-1.1")
    /// `CC-BY-1.0`.
    public static let ccBY1Point0 = LicenseId(rawValue: "CC-BY-1.0")
    /// `CC-BY-2.0`.
    public static let ccBY2Point0 = LicenseId(rawValue: "CC-BY-2.0")
    /// `CC-BY-2.5`.
    public static let ccBY2Point5 = LicenseId(rawValue: "CC-BY-2.5")
    /// `CC-BY-2.5-AU`.
    public static let ccBY2Point5AU = LicenseId(rawValue: "CC-BY-2.5-AU")
    /// `CC-BY-3.0`.
    public static let ccBY3Point0 = LicenseId(rawValue: "CC-BY-3.0")
    /// `CC-BY-3.0-AT`.
    public static let ccBY3Point0AT = LicenseId(rawValue: "CC-BY-3.0-AT")
    /// `CC-BY-3.0-AU`.
    public static let ccBY3Point0AU = LicenseId(rawValue: "CC-BY-3.0-AU")
    /// `CC-BY-3.0-DE`.
    public static let ccBY3Point0DE = LicenseId(rawValue: "CC-BY-3.0-DE")
    /// `CC-BY-3.0-IGO`.
    public static let ccBY3Point0IGO = LicenseId(rawValue: "CC-BY-3.0-IGO")
    /// `CC-BY-3.0-NL`.
    public static let ccBY3Point0NL = LicenseId(rawValue: "CC-BY-3.0-NL")
    /// `CC-BY-3.0-US`.
    public static let ccBY3Point0US = LicenseId(rawValue: "CC-BY-3.0-US")
    /// `CC-BY-4.0`.
    public static let ccBY4Point0 = LicenseId(rawValue: "CC-BY-4.0")
    /// `CC-BY-NC-1.0`.
    public static let ccBYNC1Point0 = LicenseId(rawValue: "CC-BY-NC-1.0")
    /// `CC-BY-NC-2.0`.
    public static let ccBYNC2Point0 = LicenseId(rawValue: "CC-BY-NC-2.0")
    /// `CC-BY-NC-2.5`.
    public static let ccBYNC2Point5 = LicenseId(rawValue: "CC-BY-NC-2.5")
    /// `CC-BY-NC-3.0`.
    public static let ccBYNC3Point0 = LicenseId(rawValue: "CC-BY-NC-3.0")
    /// `CC-BY-NC-3.0-DE`.
    public static let ccBYNC3Point0DE = LicenseId(rawValue: "CC-BY-NC-3.0-DE")
    /// `CC-BY-NC-4.0`.
    public static let ccBYNC4Point0 = LicenseId(rawValue: "CC-BY-NC-4.0")
    /// `CC-BY-NC-ND-1.0`.
    public static let ccBYNCND1Point0 = LicenseId(rawValue: "CC-BY-NC-ND-1.0")
    /// `CC-BY-NC-ND-2.0`.
    public static let ccBYNCND2Point0 = LicenseId(rawValue: "CC-BY-NC-ND-2.0")
    /// `CC-BY-NC-ND-2.5`.
    public static let ccBYNCND2Point5 = LicenseId(rawValue: "CC-BY-NC-ND-2.5")
    /// `CC-BY-NC-ND-3.0`.
    public static let ccBYNCND3Point0 = LicenseId(rawValue: "CC-BY-NC-ND-3.0")
    /// `CC-BY-NC-ND-3.0-DE`.
    public static let ccBYNCND3Point0DE = LicenseId(rawValue: "CC-BY-NC-ND-3.0-DE")
    /// `CC-BY-NC-ND-3.0-IGO`.
    public static let ccBYNCND3Point0IGO = LicenseId(rawValue: "CC-BY-NC-ND-3.0-IGO")
    /// `CC-BY-NC-ND-4.0`.
    public static let ccBYNCND4Point0 = LicenseId(rawValue: "CC-BY-NC-ND-4.0")
    /// `CC-BY-NC-SA-1.0`.
    public static let ccBYNCSA1Point0 = LicenseId(rawValue: "CC-BY-NC-SA-1.0")
    /// `CC-BY-NC-SA-2.0`.
    public static let ccBYNCSA2Point0 = LicenseId(rawValue: "CC-BY-NC-SA-2.0")
    /// `CC-BY-NC-SA-2.0-DE`.
    public static let ccBYNCSA2Point0DE = LicenseId(rawValue: "CC-BY-NC-SA-2.0-DE")
    /// `CC-BY-NC-SA-2.0-FR`.
    public static let ccBYNCSA2Point0FR = LicenseId(rawValue: "CC-BY-NC-SA-2.0-FR")
    /// `CC-BY-NC-SA-2.0-UK`.
    public static let ccBYNCSA2Point0UK = LicenseId(rawValue: "CC-BY-NC-SA-2.0-UK")
    /// `CC-BY-NC-SA-2.5`.
    public static let ccBYNCSA2Point5 = LicenseId(rawValue: "CC-BY-NC-SA-2.5")
    /// `CC-BY-NC-SA-3.0`.
    public static let ccBYNCSA3Point0 = LicenseId(rawValue: "CC-BY-NC-SA-3.0")
    /// `CC-BY-NC-SA-3.0-DE`.
    public static let ccBYNCSA3Point0DE = LicenseId(rawValue: "CC-BY-NC-SA-3.0-DE")
    /// `CC-BY-NC-SA-3.0-IGO`.
    public static let ccBYNCSA3Point0IGO = LicenseId(rawValue: "CC-BY-NC-SA-3.0-IGO")
    /// `CC-BY-NC-SA-4.0`.
    public static let ccBYNCSA4Point0 = LicenseId(rawValue: "CC-BY-NC-SA-4.0")
    /// `CC-BY-ND-1.0`.
    public static let ccBYND1Point0 = LicenseId(rawValue: "CC-BY-ND-1.0")
    /// `CC-BY-ND-2.0`.
    public static let ccBYND2Point0 = LicenseId(rawValue: "CC-BY-ND-2.0")
    /// `CC-BY-ND-2.5`.
    public static let ccBYND2Point5 = LicenseId(rawValue: "CC-BY-ND-2.5")
    /// `CC-BY-ND-3.0`.
    public static let ccBYND3Point0 = LicenseId(rawValue: "CC-BY-ND-3.0")
    /// `CC-BY-ND-3.0-DE`.
    public static let ccBYND3Point0DE = LicenseId(rawValue: "CC-BY-ND-3.0-DE")
    /// `CC-BY-ND-4.0`.
    public static let ccBYND4Point0 = LicenseId(rawValue: "CC-BY-ND-4.0")
    /// `CC-BY-SA-1.0`.
    public static let ccBYSA1Point0 = LicenseId(rawValue: "CC-BY-SA-1.0")
    /// `CC-BY-SA-2.0`.
    public static let ccBYSA2Point0 = LicenseId(rawValue: "CC-BY-SA-2.0")
    /// `CC-BY-SA-2.0-UK`.
    public static let ccBYSA2Point0UK = LicenseId(rawValue: "CC-BY-SA-2.0-UK")
    /// `CC-BY-SA-2.1-JP`.
    public static let ccBYSA2Point1JP = LicenseId(rawValue: "CC-BY-SA-2.1-JP")
    /// `CC-BY-SA-2.5`.
    public static let ccBYSA2Point5 = LicenseId(rawValue: "CC-BY-SA-2.5")
    /// `CC-BY-SA-3.0`.
    public static let ccBYSA3Point0 = LicenseId(rawValue: "CC-BY-SA-3.0")
    /// `CC-BY-SA-3.0-AT`.
    public static let ccBYSA3Point0AT = LicenseId(rawValue: "CC-BY-SA-3.0-AT")
    /// `CC-BY-SA-3.0-DE`.
    public static let ccBYSA3Point0DE = LicenseId(rawValue: "CC-BY-SA-3.0-DE")
    /// `CC-BY-SA-3.0-IGO`.
    public static let ccBYSA3Point0IGO = LicenseId(rawValue: "CC-BY-SA-3.0-IGO")
    /// `CC-BY-SA-4.0`.
    public static let ccBYSA4Point0 = LicenseId(rawValue: "CC-BY-SA-4.0")
    /// `CC-PDDC`.
    public static let ccPDDC = LicenseId(rawValue: "CC-PDDC")
    /// `CC-PDM-1.0`.
    public static let ccPDM1Point0 = LicenseId(rawValue: "CC-PDM-1.0")
    /// `CC-SA-1.0`.
    public static let ccSA1Point0 = LicenseId(rawValue: "CC-SA-1.0")
    /// `CC0-1.0`.
    public static let cc01Point0 = LicenseId(rawValue: "CC0-1.0")
    /// `CDDL-1.0`.
    public static let cddl1Point0 = LicenseId(rawValue: "CDDL-1.0")
    /// `CDDL-1.1`.
    public static let cddl1Point1 = LicenseId(rawValue: "CDDL-1.1")
    /// `CDL-1.0`.
    public static let cdl1Point0 = LicenseId(rawValue: "CDL-1.0")
    /// `CDLA-Permissive-1.0`.
    public static let cdlaPermissive1Point0 = LicenseId(rawValue: "CDLA-Permissive-1.0")
    /// `CDLA-Permissive-2.0`.
    public static let cdlaPermissive2Point0 = LicenseId(rawValue: "CDLA-Permissive-2.0")
    /// `CDLA-Sharing-1.0`.
    public static let cdlaSharing1Point0 = LicenseId(rawValue: "CDLA-Sharing-1.0")
    /// `CECILL-1.0`.
    public static let cecill1Point0 = LicenseId(rawValue: "CECILL-1.0")
    /// `CECILL-1.1`.
    public static let cecill1Point1 = LicenseId(rawValue: "CECILL-1.1")
    /// `CECILL-2.0`.
    public static let cecill2Point0 = LicenseId(rawValue: "CECILL-2.0")
    /// `CECILL-2.1`.
    public static let cecill2Point1 = LicenseId(rawValue: "CECILL-2.1")
    /// `CECILL-B`.
    public static let cecillB = LicenseId(rawValue: "CECILL-B")
    /// `CECILL-C`.
    public static let cecillC = LicenseId(rawValue: "CECILL-C")
    /// `CERN-OHL-1.1`.
    public static let cernOHL1Point1 = LicenseId(rawValue: "CERN-OHL-1.1")
    /// `CERN-OHL-1.2`.
    public static let cernOHL1Point2 = LicenseId(rawValue: "CERN-OHL-1.2")
    /// `CERN-OHL-P-2.0`.
    public static let cernOHLP2Point0 = LicenseId(rawValue: "CERN-OHL-P-2.0")
    /// `CERN-OHL-S-2.0`.
    public static let cernOHLS2Point0 = LicenseId(rawValue: "CERN-OHL-S-2.0")
    /// `CERN-OHL-W-2.0`.
    public static let cernOHLW2Point0 = LicenseId(rawValue: "CERN-OHL-W-2.0")
    /// `CFITSIO`.
    public static let cfitsio = LicenseId(rawValue: "CFITSIO")
    /// `check-cvs`.
    public static let checkCvs = LicenseId(rawValue: "check-cvs")
    /// `checkmk`.
    public static let checkmk = LicenseId(rawValue: "checkmk")
    /// `ClArtistic`.
    public static let clArtistic = LicenseId(rawValue: "ClArtistic")
    /// `Clips`.
    public static let clips = LicenseId(rawValue: "Clips")
    /// `CMU-Mach`.
    public static let cmuMach = LicenseId(rawValue: "CMU-Mach")
    /// `CMU-Mach-nodoc`.
    public static let cmuMachNodoc = LicenseId(rawValue: "CMU-Mach-nodoc")
    /// `CNRI-Jython`.
    public static let cnriJython = LicenseId(rawValue: "CNRI-Jython")
    /// `CNRI-Python`.
    public static let cnriPython = LicenseId(rawValue: "CNRI-Python")
    /// `CNRI-Python-GPL-Compatible`.
    public static let cnriPythonGPLCompatible = LicenseId(rawValue: "CNRI-Python-GPL-Compatible")
    /// `COIL-1.0`.
    public static let coil1Point0 = LicenseId(rawValue: "COIL-1.0")
    /// `Community-Spec-1.0`.
    public static let communitySpec1Point0 = LicenseId(rawValue: "Community-Spec-1.0")
    /// `Condor-1.1`.
    public static let condor1Point1 = LicenseId(rawValue: "Condor-1.1")
    /// `copyleft-next-0.3.0`.
    public static let copyleftNext0Point3Point0 = LicenseId(rawValue: "copyleft-next-0.3.0")
    /// `copyleft-next-0.3.1`.
    public static let copyleftNext0Point3Point1 = LicenseId(rawValue: "copyleft-next-0.3.1")
    /// `Cornell-Lossless-JPEG`.
    public static let cornellLosslessJPEG = LicenseId(rawValue: "Cornell-Lossless-JPEG")
    /// `CPAL-1.0`.
    public static let cpal1Point0 = LicenseId(rawValue: "CPAL-1.0")
    /// `CPL-1.0`.
    public static let cpl1Point0 = LicenseId(rawValue: "CPL-1.0")
    /// `CPOL-1.02`.
    public static let cpol1Point02 = LicenseId(rawValue: "CPOL-1.02")
    /// `Cronyx`.
    public static let cronyx = LicenseId(rawValue: "Cronyx")
    /// `Crossword`.
    public static let crossword = LicenseId(rawValue: "Crossword")
    /// `CryptoSwift`.
    public static let cryptoSwift = LicenseId(rawValue: "CryptoSwift")
    /// `CrystalStacker`.
    public static let crystalStacker = LicenseId(rawValue: "CrystalStacker")
    /// `CUA-OPL-1.0`.
    public static let cuaOPL1Point0 = LicenseId(rawValue: "CUA-OPL-1.0")
    /// `Cube`.
    public static let cube = LicenseId(rawValue: "Cube")
    /// `curl`.
    public static let curl = LicenseId(rawValue: "curl")
    /// `cve-tou`.
    public static let cveTou = LicenseId(rawValue: "cve-tou")
    /// `D-FSL-1.0`.
    public static let dFSL1Point0 = LicenseId(rawValue: "D-FSL-1.0")
    /// `DEC-3-Clause`.
    public static let dec3Clause = LicenseId(rawValue: "DEC-3-Clause")
    /// `diffmark`.
    public static let diffmark = LicenseId(rawValue: "diffmark")
    /// `DL-DE-BY-2.0`.
    public static let dlDEBY2Point0 = LicenseId(rawValue: "DL-DE-BY-2.0")
    /// `DL-DE-ZERO-2.0`.
    public static let dlDEZERO2Point0 = LicenseId(rawValue: "DL-DE-ZERO-2.0")
    /// `DOC`.
    public static let doc = LicenseId(rawValue: "DOC")
    /// `DocBook-DTD`.
    public static let docBookDTD = LicenseId(rawValue: "DocBook-DTD")
    /// `DocBook-Schema`.
    public static let docBookSchema = LicenseId(rawValue: "DocBook-Schema")
    /// `DocBook-Stylesheet`.
    public static let docBookStylesheet = LicenseId(rawValue: "DocBook-Stylesheet")
    /// `DocBook-XML`.
    public static let docBookXML = LicenseId(rawValue: "DocBook-XML")
    /// `Dotseqn`.
    public static let dotseqn = LicenseId(rawValue: "Dotseqn")
    /// `DRL-1.0`.
    public static let drl1Point0 = LicenseId(rawValue: "DRL-1.0")
    /// `DRL-1.1`.
    public static let drl1Point1 = LicenseId(rawValue: "DRL-1.1")
    /// `DSDP`.
    public static let dsdp = LicenseId(rawValue: "DSDP")
    /// `dtoa`.
    public static let dtoa = LicenseId(rawValue: "dtoa")
    /// `dvipdfm`.
    public static let dvipdfm = LicenseId(rawValue: "dvipdfm")
    /// `ECL-1.0`.
    public static let ecl1Point0 = LicenseId(rawValue: "ECL-1.0")
    /// `ECL-2.0`.
    public static let ecl2Point0 = LicenseId(rawValue: "ECL-2.0")
    /// `eCos-2.0`.
    public static let eCos2Point0 = LicenseId(rawValue: "eCos-2.0")
    /// `EFL-1.0`.
    public static let efl1Point0 = LicenseId(rawValue: "EFL-1.0")
    /// `EFL-2.0`.
    public static let efl2Point0 = LicenseId(rawValue: "EFL-2.0")
    /// `eGenix`.
    public static let eGenix = LicenseId(rawValue: "eGenix")
    /// `Elastic-2.0`.
    public static let elastic2Point0 = LicenseId(rawValue: "Elastic-2.0")
    /// `Entessa`.
    public static let entessa = LicenseId(rawValue: "Entessa")
    /// `EPICS`.
    public static let epics = LicenseId(rawValue: "EPICS")
    /// `EPL-1.0`.
    public static let epl1Point0 = LicenseId(rawValue: "EPL-1.0")
    /// `EPL-2.0`.
    public static let epl2Point0 = LicenseId(rawValue: "EPL-2.0")
    /// `ErlPL-1.1`.
    public static let erlPL1Point1 = LicenseId(rawValue: "ErlPL-1.1")
    /// `ESA-PL-permissive-2.4`.
    public static let esaPLPermissive2Point4 = LicenseId(rawValue: "ESA-PL-permissive-2.4")
    /// `ESA-PL-strong-copyleft-2.4`.
    public static let esaPLStrongCopyleft2Point4 = LicenseId(rawValue: "ESA-PL-strong-copyleft-2.4")
    /// `ESA-PL-weak-copyleft-2.4`.
    public static let esaPLWeakCopyleft2Point4 = LicenseId(rawValue: "ESA-PL-weak-copyleft-2.4")
    /// `etalab-2.0`.
    public static let etalab2Point0 = LicenseId(rawValue: "etalab-2.0")
    /// `EUDatagrid`.
    public static let euDatagrid = LicenseId(rawValue: "EUDatagrid")
    /// `EUPL-1.0`.
    public static let eupl1Point0 = LicenseId(rawValue: "EUPL-1.0")
    /// `EUPL-1.1`.
    public static let eupl1Point1 = LicenseId(rawValue: "EUPL-1.1")
    /// `EUPL-1.2`.
    public static let eupl1Point2 = LicenseId(rawValue: "EUPL-1.2")
    /// `Eurosym`.
    public static let eurosym = LicenseId(rawValue: "Eurosym")
    /// `Fair`.
    public static let fair = LicenseId(rawValue: "Fair")
    /// `FBM`.
    public static let fbm = LicenseId(rawValue: "FBM")
    /// `FDK-AAC`.
    public static let fdkAAC = LicenseId(rawValue: "FDK-AAC")
    /// `Ferguson-Twofish`.
    public static let fergusonTwofish = LicenseId(rawValue: "Ferguson-Twofish")
    /// `Frameworx-1.0`.
    public static let frameworx1Point0 = LicenseId(rawValue: "Frameworx-1.0")
    /// `FreeBSD-DOC`.
    public static let freeBSDDOC = LicenseId(rawValue: "FreeBSD-DOC")
    /// `FreeImage`.
    public static let freeImage = LicenseId(rawValue: "FreeImage")
    /// `FSFAP`.
    public static let fsfap = LicenseId(rawValue: "FSFAP")
    /// `FSFAP-no-warranty-disclaimer`.
    public static let fsfapNoWarrantyDisclaimer = LicenseId(rawValue: "FSFAP-no-warranty-disclaimer")
    /// `FSFUL`.
    public static let fsful = LicenseId(rawValue: "FSFUL")
    /// `FSFULLR`.
    public static let fsfullr = LicenseId(rawValue: "FSFULLR")
    /// `FSFULLRSD`.
    public static let fsfullrsd = LicenseId(rawValue: "FSFULLRSD")
    /// `FSFULLRWD`.
    public static let fsfullrwd = LicenseId(rawValue: "FSFULLRWD")
    /// `FSL-1.1-ALv2`.
    public static let fsl1Point1ALv2 = LicenseId(rawValue: "FSL-1.1-ALv2")
    /// `FSL-1.1-MIT`.
    public static let fsl1Point1MIT = LicenseId(rawValue: "FSL-1.1-MIT")
    /// `FTL`.
    public static let ftl = LicenseId(rawValue: "FTL")
    /// `Furuseth`.
    public static let furuseth = LicenseId(rawValue: "Furuseth")
    /// `fwlw`.
    public static let fwlw = LicenseId(rawValue: "fwlw")
    /// `Game-Programming-Gems`.
    public static let gameProgrammingGems = LicenseId(rawValue: "Game-Programming-Gems")
    /// `GCR-docs`.
    public static let gcrDocs = LicenseId(rawValue: "GCR-docs")
    /// `GD`.
    public static let gd = LicenseId(rawValue: "GD")
    /// `generic-xts`.
    public static let genericXts = LicenseId(rawValue: "generic-xts")
    /// `GFDL-1.1`.
    public static let gfdl1Point1 = LicenseId(rawValue: "GFDL-1.1")
    /// `GFDL-1.1-invariants-only`.
    public static let gfdl1Point1InvariantsOnly = LicenseId(rawValue: "GFDL-1.1-invariants-only")
    /// `GFDL-1.1-invariants-or-later`.
    public static let gfdl1Point1InvariantsOrLater = LicenseId(rawValue: "GFDL-1.1-invariants-or-later")
    /// `GFDL-1.1-no-invariants-only`.
    public static let gfdl1Point1NoInvariantsOnly = LicenseId(rawValue: "GFDL-1.1-no-invariants-only")
    /// `GFDL-1.1-no-invariants-or-later`.
    public static let gfdl1Point1NoInvariantsOrLater = LicenseId(rawValue: "GFDL-1.1-no-invariants-or-later")
    /// `GFDL-1.1-only`.
    public static let gfdl1Point1Only = LicenseId(rawValue: "GFDL-1.1-only")
    /// `GFDL-1.1-or-later`.
    public static let gfdl1Point1OrLater = LicenseId(rawValue: "GFDL-1.1-or-later")
    /// `GFDL-1.2`.
    public static let gfdl1Point2 = LicenseId(rawValue: "GFDL-1.2")
    /// `GFDL-1.2-invariants-only`.
    public static let gfdl1Point2InvariantsOnly = LicenseId(rawValue: "GFDL-1.2-invariants-only")
    /// `GFDL-1.2-invariants-or-later`.
    public static let gfdl1Point2InvariantsOrLater = LicenseId(rawValue: "GFDL-1.2-invariants-or-later")
    /// `GFDL-1.2-no-invariants-only`.
    public static let gfdl1Point2NoInvariantsOnly = LicenseId(rawValue: "GFDL-1.2-no-invariants-only")
    /// `GFDL-1.2-no-invariants-or-later`.
    public static let gfdl1Point2NoInvariantsOrLater = LicenseId(rawValue: "GFDL-1.2-no-invariants-or-later")
    /// `GFDL-1.2-only`.
    public static let gfdl1Point2Only = LicenseId(rawValue: "GFDL-1.2-only")
    /// `GFDL-1.2-or-later`.
    public static let gfdl1Point2OrLater = LicenseId(rawValue: "GFDL-1.2-or-later")
    /// `GFDL-1.3`.
    public static let gfdl1Point3 = LicenseId(rawValue: "GFDL-1.3")
    /// `GFDL-1.3-invariants-only`.
    public static let gfdl1Point3InvariantsOnly = LicenseId(rawValue: "GFDL-1.3-invariants-only")
    /// `GFDL-1.3-invariants-or-later`.
    public static let gfdl1Point3InvariantsOrLater = LicenseId(rawValue: "GFDL-1.3-invariants-or-later")
    /// `GFDL-1.3-no-invariants-only`.
    public static let gfdl1Point3NoInvariantsOnly = LicenseId(rawValue: "GFDL-1.3-no-invariants-only")
    /// `GFDL-1.3-no-invariants-or-later`.
    public static let gfdl1Point3NoInvariantsOrLater = LicenseId(rawValue: "GFDL-1.3-no-invariants-or-later")
    /// `GFDL-1.3-only`.
    public static let gfdl1Point3Only = LicenseId(rawValue: "GFDL-1.3-only")
    /// `GFDL-1.3-or-later`.
    public static let gfdl1Point3OrLater = LicenseId(rawValue: "GFDL-1.3-or-later")
    /// `Giftware`.
    public static let giftware = LicenseId(rawValue: "Giftware")
    /// `GL2PS`.
    public static let gl2ps = LicenseId(rawValue: "GL2PS")
    /// `Glide`.
    public static let glide = LicenseId(rawValue: "Glide")
    /// `Glulxe`.
    public static let glulxe = LicenseId(rawValue: "Glulxe")
    /// `GLWTPL`.
    public static let glwtpl = LicenseId(rawValue: "GLWTPL")
    /// `gnuplot`.
    public static let gnuplot = LicenseId(rawValue: "gnuplot")
    /// `GPL-1.0`.
    public static let gpl1Point0 = LicenseId(rawValue: "GPL-1.0")
    /// `GPL-1.0+`.
    public static let capitalGPL10 = LicenseId(rawValue: "GPL-1.0+")
    /// `GPL-1.0-only`.
    public static let gpl1Point0Only = LicenseId(rawValue: "GPL-1.0-only")
    /// `GPL-1.0-or-later`.
    public static let gpl1Point0OrLater = LicenseId(rawValue: "GPL-1.0-or-later")
    /// `GPL-2.0`.
    public static let gpl2Point0 = LicenseId(rawValue: "GPL-2.0")
    /// `GPL-2.0+`.
    public static let capitalGPL20 = LicenseId(rawValue: "GPL-2.0+")
    /// `GPL-2.0-only`.
    public static let gpl2Point0Only = LicenseId(rawValue: "GPL-2.0-only")
    /// `GPL-2.0-or-later`.
    public static let gpl2Point0OrLater = LicenseId(rawValue: "GPL-2.0-or-later")
    /// `GPL-2.0-with-autoconf-exception`.
    public static let gpl2Point0WithAutoconfException = LicenseId(rawValue: "GPL-2.0-with-autoconf-exception")
    /// `GPL-2.0-with-bison-exception`.
    public static let gpl2Point0WithBisonException = LicenseId(rawValue: "GPL-2.0-with-bison-exception")
    /// `GPL-2.0-with-classpath-exception`.
    public static let gpl2Point0WithClasspathException = LicenseId(rawValue: "GPL-2.0-with-classpath-exception")
    /// `GPL-2.0-with-font-exception`.
    public static let gpl2Point0WithFontException = LicenseId(rawValue: "GPL-2.0-with-font-exception")
    /// `GPL-2.0-with-GCC-exception`.
    public static let gpl2Point0WithGCCException = LicenseId(rawValue: "GPL-2.0-with-GCC-exception")
    /// `GPL-3.0`.
    public static let gpl3Point0 = LicenseId(rawValue: "GPL-3.0")
    /// `GPL-3.0+`.
    public static let capitalGPL30 = LicenseId(rawValue: "GPL-3.0+")
    /// `GPL-3.0-only`.
    public static let gpl3Point0Only = LicenseId(rawValue: "GPL-3.0-only")
    /// `GPL-3.0-or-later`.
    public static let gpl3Point0OrLater = LicenseId(rawValue: "GPL-3.0-or-later")
    /// `GPL-3.0-with-autoconf-exception`.
    public static let gpl3Point0WithAutoconfException = LicenseId(rawValue: "GPL-3.0-with-autoconf-exception")
    /// `GPL-3.0-with-GCC-exception`.
    public static let gpl3Point0WithGCCException = LicenseId(rawValue: "GPL-3.0-with-GCC-exception")
    /// `Graphics-Gems`.
    public static let graphicsGems = LicenseId(rawValue: "Graphics-Gems")
    /// `gSOAP-1.3b`.
    public static let gSOAP1Point3b = LicenseId(rawValue: "gSOAP-1.3b")
    /// `gtkbook`.
    public static let gtkbook = LicenseId(rawValue: "gtkbook")
    /// `Gutmann`.
    public static let gutmann = LicenseId(rawValue: "Gutmann")
    /// `HaskellReport`.
    public static let haskellReport = LicenseId(rawValue: "HaskellReport")
    /// `HDF5`.
    public static let hdf5 = LicenseId(rawValue: "HDF5")
    /// `hdparm`.
    public static let hdparm = LicenseId(rawValue: "hdparm")
    /// `HIDAPI`.
    public static let hidapi = LicenseId(rawValue: "HIDAPI")
    /// `Hippocratic-2.1`.
    public static let hippocratic2Point1 = LicenseId(rawValue: "Hippocratic-2.1")
    /// `HP-1986`.
    public static let hp1986 = LicenseId(rawValue: "HP-1986")
    /// `HP-1989`.
    public static let hp1989 = LicenseId(rawValue: "HP-1989")
    /// `HPND`.
    public static let hpnd = LicenseId(rawValue: "HPND")
    /// `HPND-DEC`.
    public static let hpndDEC = LicenseId(rawValue: "HPND-DEC")
    /// `HPND-doc`.
    public static let hpndDoc = LicenseId(rawValue: "HPND-doc")
    /// `HPND-doc-sell`.
    public static let hpndDocSell = LicenseId(rawValue: "HPND-doc-sell")
    /// `HPND-export-US`.
    public static let hpndExportUS = LicenseId(rawValue: "HPND-export-US")
    /// `HPND-export-US-acknowledgement`.
    public static let hpndExportUSAcknowledgement = LicenseId(rawValue: "HPND-export-US-acknowledgement")
    /// `HPND-export-US-modify`.
    public static let hpndExportUSModify = LicenseId(rawValue: "HPND-export-US-modify")
    /// `HPND-export2-US`.
    public static let hpndExport2US = LicenseId(rawValue: "HPND-export2-US")
    /// `HPND-Fenneberg-Livingston`.
    public static let hpndFennebergLivingston = LicenseId(rawValue: "HPND-Fenneberg-Livingston")
    /// `HPND-INRIA-IMAG`.
    public static let hpndINRIAIMAG = LicenseId(rawValue: "HPND-INRIA-IMAG")
    /// `HPND-Intel`.
    public static let hpndIntel = LicenseId(rawValue: "HPND-Intel")
    /// `HPND-Kevlin-Henney`.
    public static let hpndKevlinHenney = LicenseId(rawValue: "HPND-Kevlin-Henney")
    /// `HPND-Markus-Kuhn`.
    public static let hpndMarkusKuhn = LicenseId(rawValue: "HPND-Markus-Kuhn")
    /// `HPND-merchantability-variant`.
    public static let hpndMerchantabilityVariant = LicenseId(rawValue: "HPND-merchantability-variant")
    /// `HPND-MIT-disclaimer`.
    public static let hpndMITDisclaimer = LicenseId(rawValue: "HPND-MIT-disclaimer")
    /// `HPND-Netrek`.
    public static let hpndNetrek = LicenseId(rawValue: "HPND-Netrek")
    /// `HPND-Pbmplus`.
    public static let hpndPbmplus = LicenseId(rawValue: "HPND-Pbmplus")
    /// `HPND-sell-MIT-disclaimer-xserver`.
    public static let hpndSellMITDisclaimerXserver = LicenseId(rawValue: "HPND-sell-MIT-disclaimer-xserver")
    /// `HPND-sell-regexpr`.
    public static let hpndSellRegexpr = LicenseId(rawValue: "HPND-sell-regexpr")
    /// `HPND-sell-variant`.
    public static let hpndSellVariant = LicenseId(rawValue: "HPND-sell-variant")
    /// `HPND-sell-variant-critical-systems`.
    public static let hpndSellVariantCriticalSystems = LicenseId(rawValue: "HPND-sell-variant-critical-systems")
    /// `HPND-sell-variant-MIT-disclaimer`.
    public static let hpndSellVariantMITDisclaimer = LicenseId(rawValue: "HPND-sell-variant-MIT-disclaimer")
    /// `HPND-sell-variant-MIT-disclaimer-rev`.
    public static let hpndSellVariantMITDisclaimerRev = LicenseId(rawValue: "HPND-sell-variant-MIT-disclaimer-rev")
    /// `HPND-SMC`.
    public static let hpndSMC = LicenseId(rawValue: "HPND-SMC")
    /// `HPND-UC`.
    public static let hpndUC = LicenseId(rawValue: "HPND-UC")
    /// `HPND-UC-export-US`.
    public static let hpndUCExportUS = LicenseId(rawValue: "HPND-UC-export-US")
    /// `HTMLTIDY`.
    public static let htmltidy = LicenseId(rawValue: "HTMLTIDY")
    /// `hyphen-bulgarian`.
    public static let hyphenBulgarian = LicenseId(rawValue: "hyphen-bulgarian")
    /// `IBM-pibs`.
    public static let ibmPibs = LicenseId(rawValue: "IBM-pibs")
    /// `ICU`.
    public static let icu = LicenseId(rawValue: "ICU")
    /// `IEC-Code-Components-EULA`.
    public static let iecCodeComponentsEULA = LicenseId(rawValue: "IEC-Code-Components-EULA")
    /// `IJG`.
    public static let ijg = LicenseId(rawValue: "IJG")
    /// `IJG-short`.
    public static let ijgShort = LicenseId(rawValue: "IJG-short")
    /// `ImageMagick`.
    public static let imageMagick = LicenseId(rawValue: "ImageMagick")
    /// `iMatix`.
    public static let iMatix = LicenseId(rawValue: "iMatix")
    /// `Imlib2`.
    public static let imlib2 = LicenseId(rawValue: "Imlib2")
    /// `Info-ZIP`.
    public static let infoZIP = LicenseId(rawValue: "Info-ZIP")
    /// `Inner-Net-2.0`.
    public static let innerNet2Point0 = LicenseId(rawValue: "Inner-Net-2.0")
    /// `InnoSetup`.
    public static let innoSetup = LicenseId(rawValue: "InnoSetup")
    /// `Intel`.
    public static let intel = LicenseId(rawValue: "Intel")
    /// `Intel-ACPI`.
    public static let intelACPI = LicenseId(rawValue: "Intel-ACPI")
    /// `Interbase-1.0`.
    public static let interbase1Point0 = LicenseId(rawValue: "Interbase-1.0")
    /// `IPA`.
    public static let ipa = LicenseId(rawValue: "IPA")
    /// `IPL-1.0`.
    public static let ipl1Point0 = LicenseId(rawValue: "IPL-1.0")
    /// `ISC`.
    public static let isc = LicenseId(rawValue: "ISC")
    /// `ISC-Veillard`.
    public static let iscVeillard = LicenseId(rawValue: "ISC-Veillard")
    /// `ISO-permission`.
    public static let isoPermission = LicenseId(rawValue: "ISO-permission")
    /// `Jam`.
    public static let jam = LicenseId(rawValue: "Jam")
    /// `JasPer-2.0`.
    public static let jasPer2Point0 = LicenseId(rawValue: "JasPer-2.0")
    /// `jove`.
    public static let jove = LicenseId(rawValue: "jove")
    /// `JPL-image`.
    public static let jplImage = LicenseId(rawValue: "JPL-image")
    /// `JPNIC`.
    public static let jpnic = LicenseId(rawValue: "JPNIC")
    /// `JSON`.
    public static let json = LicenseId(rawValue: "JSON")
    /// `Kastrup`.
    public static let kastrup = LicenseId(rawValue: "Kastrup")
    /// `Kazlib`.
    public static let kazlib = LicenseId(rawValue: "Kazlib")
    /// `Knuth-CTAN`.
    public static let knuthCTAN = LicenseId(rawValue: "Knuth-CTAN")
    /// `LAL-1.2`.
    public static let lal1Point2 = LicenseId(rawValue: "LAL-1.2")
    /// `LAL-1.3`.
    public static let lal1Point3 = LicenseId(rawValue: "LAL-1.3")
    /// `Latex2e`.
    public static let latex2e = LicenseId(rawValue: "Latex2e")
    /// `Latex2e-translated-notice`.
    public static let latex2eTranslatedNotice = LicenseId(rawValue: "Latex2e-translated-notice")
    /// `Leptonica`.
    public static let leptonica = LicenseId(rawValue: "Leptonica")
    /// `LGPL-2.0`.
    public static let lgpl2Point0 = LicenseId(rawValue: "LGPL-2.0")
    /// `LGPL-2.0+`.
    public static let capitalLGPL20 = LicenseId(rawValue: "LGPL-2.0+")
    /// `LGPL-2.0-only`.
    public static let lgpl2Point0Only = LicenseId(rawValue: "LGPL-2.0-only")
    /// `LGPL-2.0-or-later`.
    public static let lgpl2Point0OrLater = LicenseId(rawValue: "LGPL-2.0-or-later")
    /// `LGPL-2.1`.
    public static let lgpl2Point1 = LicenseId(rawValue: "LGPL-2.1")
    /// `LGPL-2.1+`.
    public static let capitalLGPL21 = LicenseId(rawValue: "LGPL-2.1+")
    /// `LGPL-2.1-only`.
    public static let lgpl2Point1Only = LicenseId(rawValue: "LGPL-2.1-only")
    /// `LGPL-2.1-or-later`.
    public static let lgpl2Point1OrLater = LicenseId(rawValue: "LGPL-2.1-or-later")
    /// `LGPL-3.0`.
    public static let lgpl3Point0 = LicenseId(rawValue: "LGPL-3.0")
    /// `LGPL-3.0+`.
    public static let capitalLGPL30 = LicenseId(rawValue: "LGPL-3.0+")
    /// `LGPL-3.0-only`.
    public static let lgpl3Point0Only = LicenseId(rawValue: "LGPL-3.0-only")
    /// `LGPL-3.0-or-later`.
    public static let lgpl3Point0OrLater = LicenseId(rawValue: "LGPL-3.0-or-later")
    /// `LGPLLR`.
    public static let lgpllr = LicenseId(rawValue: "LGPLLR")
    /// `Libpng`.
    public static let libpng = LicenseId(rawValue: "Libpng")
    /// `libpng-1.6.35`.
    public static let libpng1Point6Point35 = LicenseId(rawValue: "libpng-1.6.35")
    /// `libpng-2.0`.
    public static let libpng2Point0 = LicenseId(rawValue: "libpng-2.0")
    /// `libselinux-1.0`.
    public static let libselinux1Point0 = LicenseId(rawValue: "libselinux-1.0")
    /// `libtiff`.
    public static let libtiff = LicenseId(rawValue: "libtiff")
    /// `libutil-David-Nugent`.
    public static let libutilDavidNugent = LicenseId(rawValue: "libutil-David-Nugent")
    /// `LiLiQ-P-1.1`.
    public static let liLiQP1Point1 = LicenseId(rawValue: "LiLiQ-P-1.1")
    /// `LiLiQ-R-1.1`.
    public static let liLiQR1Point1 = LicenseId(rawValue: "LiLiQ-R-1.1")
    /// `LiLiQ-Rplus-1.1`.
    public static let liLiQRplus1Point1 = LicenseId(rawValue: "LiLiQ-Rplus-1.1")
    /// `Linux-man-pages-1-para`.
    public static let linuxManPages1Para = LicenseId(rawValue: "Linux-man-pages-1-para")
    /// `Linux-man-pages-copyleft`.
    public static let linuxManPagesCopyleft = LicenseId(rawValue: "Linux-man-pages-copyleft")
    /// `Linux-man-pages-copyleft-2-para`.
    public static let linuxManPagesCopyleft2Para = LicenseId(rawValue: "Linux-man-pages-copyleft-2-para")
    /// `Linux-man-pages-copyleft-var`.
    public static let linuxManPagesCopyleftVar = LicenseId(rawValue: "Linux-man-pages-copyleft-var")
    /// `Linux-OpenIB`.
    public static let linuxOpenIB = LicenseId(rawValue: "Linux-OpenIB")
    /// `LOOP`.
    public static let loop = LicenseId(rawValue: "LOOP")
    /// `LPD-document`.
    public static let lpdDocument = LicenseId(rawValue: "LPD-document")
    /// `LPL-1.0`.
    public static let lpl1Point0 = LicenseId(rawValue: "LPL-1.0")
    /// `LPL-1.02`.
    public static let lpl1Point02 = LicenseId(rawValue: "LPL-1.02")
    /// `LPPL-1.0`.
    public static let lppl1Point0 = LicenseId(rawValue: "LPPL-1.0")
    /// `LPPL-1.1`.
    public static let lppl1Point1 = LicenseId(rawValue: "LPPL-1.1")
    /// `LPPL-1.2`.
    public static let lppl1Point2 = LicenseId(rawValue: "LPPL-1.2")
    /// `LPPL-1.3a`.
    public static let lppl1Point3a = LicenseId(rawValue: "LPPL-1.3a")
    /// `LPPL-1.3c`.
    public static let lppl1Point3c = LicenseId(rawValue: "LPPL-1.3c")
    /// `lsof`.
    public static let lsof = LicenseId(rawValue: "lsof")
    /// `Lucida-Bitmap-Fonts`.
    public static let lucidaBitmapFonts = LicenseId(rawValue: "Lucida-Bitmap-Fonts")
    /// `LZMA-SDK-9.11-to-9.20`.
    public static let lzmaSDK9Point11To9Point20 = LicenseId(rawValue: "LZMA-SDK-9.11-to-9.20")
    /// `LZMA-SDK-9.22`.
    public static let lzmaSDK9Point22 = LicenseId(rawValue: "LZMA-SDK-9.22")
    /// `Mackerras-3-Clause`.
    public static let mackerras3Clause = LicenseId(rawValue: "Mackerras-3-Clause")
    /// `Mackerras-3-Clause-acknowledgment`.
    public static let mackerras3ClauseAcknowledgment = LicenseId(rawValue: "Mackerras-3-Clause-acknowledgment")
    /// `magaz`.
    public static let magaz = LicenseId(rawValue: "magaz")
    /// `mailprio`.
    public static let mailprio = LicenseId(rawValue: "mailprio")
    /// `MakeIndex`.
    public static let makeIndex = LicenseId(rawValue: "MakeIndex")
    /// `man2html`.
    public static let man2html = LicenseId(rawValue: "man2html")
    /// `Martin-Birgmeier`.
    public static let martinBirgmeier = LicenseId(rawValue: "Martin-Birgmeier")
    /// `McPhee-slideshow`.
    public static let mcPheeSlideshow = LicenseId(rawValue: "McPhee-slideshow")
    /// `metamail`.
    public static let metamail = LicenseId(rawValue: "metamail")
    /// `Minpack`.
    public static let minpack = LicenseId(rawValue: "Minpack")
    /// `MIPS`.
    public static let mips = LicenseId(rawValue: "MIPS")
    /// `MirOS`.
    public static let mirOS = LicenseId(rawValue: "MirOS")
    /// `MIT`.
    public static let mit = LicenseId(rawValue: "MIT")
    /// `MIT-0`.
    public static let mit0 = LicenseId(rawValue: "MIT-0")
    /// `MIT-advertising`.
    public static let mitAdvertising = LicenseId(rawValue: "MIT-advertising")
    /// `MIT-Click`.
    public static let mitClick = LicenseId(rawValue: "MIT-Click")
    /// `MIT-CMU`.
    public static let mitCMU = LicenseId(rawValue: "MIT-CMU")
    /// `MIT-enna`.
    public static let mitEnna = LicenseId(rawValue: "MIT-enna")
    /// `MIT-feh`.
    public static let mitFeh = LicenseId(rawValue: "MIT-feh")
    /// `MIT-Festival`.
    public static let mitFestival = LicenseId(rawValue: "MIT-Festival")
    /// `MIT-Khronos-old`.
    public static let mitKhronosOld = LicenseId(rawValue: "MIT-Khronos-old")
    /// `MIT-Modern-Variant`.
    public static let mitModernVariant = LicenseId(rawValue: "MIT-Modern-Variant")
    /// `MIT-open-group`.
    public static let mitOpenGroup = LicenseId(rawValue: "MIT-open-group")
    /// `MIT-STK`.
    public static let mitSTK = LicenseId(rawValue: "MIT-STK")
    /// `MIT-testregex`.
    public static let mitTestregex = LicenseId(rawValue: "MIT-testregex")
    /// `MIT-Wu`.
    public static let mitWu = LicenseId(rawValue: "MIT-Wu")
    /// `MITNFA`.
    public static let mitnfa = LicenseId(rawValue: "MITNFA")
    /// `MMIXware`.
    public static let mmiXware = LicenseId(rawValue: "MMIXware")
    /// `MMPL-1.0.1`.
    public static let mmpl1Point0Point1 = LicenseId(rawValue: "MMPL-1.0.1")
    /// `Motosoto`.
    public static let motosoto = LicenseId(rawValue: "Motosoto")
    /// `MPEG-SSG`.
    public static let mpegSSG = LicenseId(rawValue: "MPEG-SSG")
    /// `mpi-permissive`.
    public static let mpiPermissive = LicenseId(rawValue: "mpi-permissive")
    /// `mpich2`.
    public static let mpich2 = LicenseId(rawValue: "mpich2")
    /// `MPL-1.0`.
    public static let mpl1Point0 = LicenseId(rawValue: "MPL-1.0")
    /// `MPL-1.1`.
    public static let mpl1Point1 = LicenseId(rawValue: "MPL-1.1")
    /// `MPL-2.0`.
    public static let mpl2Point0 = LicenseId(rawValue: "MPL-2.0")
    /// `MPL-2.0-no-copyleft-exception`.
    public static let mpl2Point0NoCopyleftException = LicenseId(rawValue: "MPL-2.0-no-copyleft-exception")
    /// `mplus`.
    public static let mplus = LicenseId(rawValue: "mplus")
    /// `MS-LPL`.
    public static let msLPL = LicenseId(rawValue: "MS-LPL")
    /// `MS-PL`.
    public static let msPL = LicenseId(rawValue: "MS-PL")
    /// `MS-RL`.
    public static let msRL = LicenseId(rawValue: "MS-RL")
    /// `MTLL`.
    public static let mtll = LicenseId(rawValue: "MTLL")
    /// `MulanPSL-1.0`.
    public static let mulanPSL1Point0 = LicenseId(rawValue: "MulanPSL-1.0")
    /// `MulanPSL-2.0`.
    public static let mulanPSL2Point0 = LicenseId(rawValue: "MulanPSL-2.0")
    /// `Multics`.
    public static let multics = LicenseId(rawValue: "Multics")
    /// `Mup`.
    public static let mup = LicenseId(rawValue: "Mup")
    /// `NAIST-2003`.
    public static let naist2003 = LicenseId(rawValue: "NAIST-2003")
    /// `NASA-1.3`.
    public static let nasa1Point3 = LicenseId(rawValue: "NASA-1.3")
    /// `Naumen`.
    public static let naumen = LicenseId(rawValue: "Naumen")
    /// `NBPL-1.0`.
    public static let nbpl1Point0 = LicenseId(rawValue: "NBPL-1.0")
    /// `NCBI-PD`.
    public static let ncbiPD = LicenseId(rawValue: "NCBI-PD")
    /// `NCGL-UK-2.0`.
    public static let ncglUK2Point0 = LicenseId(rawValue: "NCGL-UK-2.0")
    /// `NCL`.
    public static let ncl = LicenseId(rawValue: "NCL")
    /// `NCSA`.
    public static let ncsa = LicenseId(rawValue: "NCSA")
    /// `Net-SNMP`.
    public static let netSNMP = LicenseId(rawValue: "Net-SNMP")
    /// `NetCDF`.
    public static let netCDF = LicenseId(rawValue: "NetCDF")
    /// `Newsletr`.
    public static let newsletr = LicenseId(rawValue: "Newsletr")
    /// `NGPL`.
    public static let ngpl = LicenseId(rawValue: "NGPL")
    /// `ngrep`.
    public static let ngrep = LicenseId(rawValue: "ngrep")
    /// `NICTA-1.0`.
    public static let nicta1Point0 = LicenseId(rawValue: "NICTA-1.0")
    /// `NIST-PD`.
    public static let nistPD = LicenseId(rawValue: "NIST-PD")
    /// `NIST-PD-fallback`.
    public static let nistPDFallback = LicenseId(rawValue: "NIST-PD-fallback")
    /// `NIST-PD-TNT`.
    public static let nistPDTNT = LicenseId(rawValue: "NIST-PD-TNT")
    /// `NIST-Software`.
    public static let nistSoftware = LicenseId(rawValue: "NIST-Software")
    /// `NLOD-1.0`.
    public static let nlod1Point0 = LicenseId(rawValue: "NLOD-1.0")
    /// `NLOD-2.0`.
    public static let nlod2Point0 = LicenseId(rawValue: "NLOD-2.0")
    /// `NLPL`.
    public static let nlpl = LicenseId(rawValue: "NLPL")
    /// `Nokia`.
    public static let nokia = LicenseId(rawValue: "Nokia")
    /// `NOSL`.
    public static let nosl = LicenseId(rawValue: "NOSL")
    /// `Noweb`.
    public static let noweb = LicenseId(rawValue: "Noweb")
    /// `NPL-1.0`.
    public static let npl1Point0 = LicenseId(rawValue: "NPL-1.0")
    /// `NPL-1.1`.
    public static let npl1Point1 = LicenseId(rawValue: "NPL-1.1")
    /// `NPOSL-3.0`.
    public static let nposl3Point0 = LicenseId(rawValue: "NPOSL-3.0")
    /// `NRL`.
    public static let nrl = LicenseId(rawValue: "NRL")
    /// `NTIA-PD`.
    public static let ntiaPD = LicenseId(rawValue: "NTIA-PD")
    /// `NTP`.
    public static let ntp = LicenseId(rawValue: "NTP")
    /// `NTP-0`.
    public static let ntp0 = LicenseId(rawValue: "NTP-0")
    /// `Nunit`.
    public static let nunit = LicenseId(rawValue: "Nunit")
    /// `O-UDA-1.0`.
    public static let oUDA1Point0 = LicenseId(rawValue: "O-UDA-1.0")
    /// `OAR`.
    public static let oar = LicenseId(rawValue: "OAR")
    /// `OCCT-PL`.
    public static let occtPL = LicenseId(rawValue: "OCCT-PL")
    /// `OCLC-2.0`.
    public static let oclc2Point0 = LicenseId(rawValue: "OCLC-2.0")
    /// `ODbL-1.0`.
    public static let oDbL1Point0 = LicenseId(rawValue: "ODbL-1.0")
    /// `ODC-By-1.0`.
    public static let odcBy1Point0 = LicenseId(rawValue: "ODC-By-1.0")
    /// `OFFIS`.
    public static let offis = LicenseId(rawValue: "OFFIS")
    /// `OFL-1.0`.
    public static let ofl1Point0 = LicenseId(rawValue: "OFL-1.0")
    /// `OFL-1.0-no-RFN`.
    public static let ofl1Point0NoRFN = LicenseId(rawValue: "OFL-1.0-no-RFN")
    /// `OFL-1.0-RFN`.
    public static let ofl1Point0RFN = LicenseId(rawValue: "OFL-1.0-RFN")
    /// `OFL-1.1`.
    public static let ofl1Point1 = LicenseId(rawValue: "OFL-1.1")
    /// `OFL-1.1-no-RFN`.
    public static let ofl1Point1NoRFN = LicenseId(rawValue: "OFL-1.1-no-RFN")
    /// `OFL-1.1-RFN`.
    public static let ofl1Point1RFN = LicenseId(rawValue: "OFL-1.1-RFN")
    /// `OGC-1.0`.
    public static let ogc1Point0 = LicenseId(rawValue: "OGC-1.0")
    /// `OGDL-Taiwan-1.0`.
    public static let ogdlTaiwan1Point0 = LicenseId(rawValue: "OGDL-Taiwan-1.0")
    /// `OGL-Canada-2.0`.
    public static let oglCanada2Point0 = LicenseId(rawValue: "OGL-Canada-2.0")
    /// `OGL-UK-1.0`.
    public static let oglUK1Point0 = LicenseId(rawValue: "OGL-UK-1.0")
    /// `OGL-UK-2.0`.
    public static let oglUK2Point0 = LicenseId(rawValue: "OGL-UK-2.0")
    /// `OGL-UK-3.0`.
    public static let oglUK3Point0 = LicenseId(rawValue: "OGL-UK-3.0")
    /// `OGTSL`.
    public static let ogtsl = LicenseId(rawValue: "OGTSL")
    /// `OLDAP-1.1`.
    public static let oldap1Point1 = LicenseId(rawValue: "OLDAP-1.1")
    /// `OLDAP-1.2`.
    public static let oldap1Point2 = LicenseId(rawValue: "OLDAP-1.2")
    /// `OLDAP-1.3`.
    public static let oldap1Point3 = LicenseId(rawValue: "OLDAP-1.3")
    /// `OLDAP-1.4`.
    public static let oldap1Point4 = LicenseId(rawValue: "OLDAP-1.4")
    /// `OLDAP-2.0`.
    public static let oldap2Point0 = LicenseId(rawValue: "OLDAP-2.0")
    /// `OLDAP-2.0.1`.
    public static let oldap2Point0Point1 = LicenseId(rawValue: "OLDAP-2.0.1")
    /// `OLDAP-2.1`.
    public static let oldap2Point1 = LicenseId(rawValue: "OLDAP-2.1")
    /// `OLDAP-2.2`.
    public static let oldap2Point2 = LicenseId(rawValue: "OLDAP-2.2")
    /// `OLDAP-2.2.1`.
    public static let oldap2Point2Point1 = LicenseId(rawValue: "OLDAP-2.2.1")
    /// `OLDAP-2.2.2`.
    public static let oldap2Point2Point2 = LicenseId(rawValue: "OLDAP-2.2.2")
    /// `OLDAP-2.3`.
    public static let oldap2Point3 = LicenseId(rawValue: "OLDAP-2.3")
    /// `OLDAP-2.4`.
    public static let oldap2Point4 = LicenseId(rawValue: "OLDAP-2.4")
    /// `OLDAP-2.5`.
    public static let oldap2Point5 = LicenseId(rawValue: "OLDAP-2.5")
    /// `OLDAP-2.6`.
    public static let oldap2Point6 = LicenseId(rawValue: "OLDAP-2.6")
    /// `OLDAP-2.7`.
    public static let oldap2Point7 = LicenseId(rawValue: "OLDAP-2.7")
    /// `OLDAP-2.8`.
    public static let oldap2Point8 = LicenseId(rawValue: "OLDAP-2.8")
    /// `OLFL-1.3`.
    public static let olfl1Point3 = LicenseId(rawValue: "OLFL-1.3")
    /// `OML`.
    public static let oml = LicenseId(rawValue: "OML")
    /// `OpenMDW-1.0`.
    public static let openMDW1Point0 = LicenseId(rawValue: "OpenMDW-1.0")
    /// `OpenPBS-2.3`.
    public static let openPBS2Point3 = LicenseId(rawValue: "OpenPBS-2.3")
    /// `OpenSSL`.
    public static let openSSL = LicenseId(rawValue: "OpenSSL")
    /// `OpenSSL-standalone`.
    public static let openSSLStandalone = LicenseId(rawValue: "OpenSSL-standalone")
    /// `OpenVision`.
    public static let openVision = LicenseId(rawValue: "OpenVision")
    /// `OPL-1.0`.
    public static let opl1Point0 = LicenseId(rawValue: "OPL-1.0")
    /// `OPL-UK-3.0`.
    public static let oplUK3Point0 = LicenseId(rawValue: "OPL-UK-3.0")
    /// `OPUBL-1.0`.
    public static let opubl1Point0 = LicenseId(rawValue: "OPUBL-1.0")
    /// `OSC-1.0`.
    public static let osc1Point0 = LicenseId(rawValue: "OSC-1.0")
    /// `OSET-PL-2.1`.
    public static let osetPL2Point1 = LicenseId(rawValue: "OSET-PL-2.1")
    /// `OSL-1.0`.
    public static let osl1Point0 = LicenseId(rawValue: "OSL-1.0")
    /// `OSL-1.1`.
    public static let osl1Point1 = LicenseId(rawValue: "OSL-1.1")
    /// `OSL-2.0`.
    public static let osl2Point0 = LicenseId(rawValue: "OSL-2.0")
    /// `OSL-2.1`.
    public static let osl2Point1 = LicenseId(rawValue: "OSL-2.1")
    /// `OSL-3.0`.
    public static let osl3Point0 = LicenseId(rawValue: "OSL-3.0")
    /// `OSSP`.
    public static let ossp = LicenseId(rawValue: "OSSP")
    /// `PADL`.
    public static let padl = LicenseId(rawValue: "PADL")
    /// `ParaType-Free-Font-1.3`.
    public static let paraTypeFreeFont1Point3 = LicenseId(rawValue: "ParaType-Free-Font-1.3")
    /// `Parity-6.0.0`.
    public static let parity6Point0Point0 = LicenseId(rawValue: "Parity-6.0.0")
    /// `Parity-7.0.0`.
    public static let parity7Point0Point0 = LicenseId(rawValue: "Parity-7.0.0")
    /// `PDDL-1.0`.
    public static let pddl1Point0 = LicenseId(rawValue: "PDDL-1.0")
    /// `PHP-3.0`.
    public static let php3Point0 = LicenseId(rawValue: "PHP-3.0")
    /// `PHP-3.01`.
    public static let php3Point01 = LicenseId(rawValue: "PHP-3.01")
    /// `Pixar`.
    public static let pixar = LicenseId(rawValue: "Pixar")
    /// `pkgconf`.
    public static let pkgconf = LicenseId(rawValue: "pkgconf")
    /// `Plexus`.
    public static let plexus = LicenseId(rawValue: "Plexus")
    /// `pnmstitch`.
    public static let pnmstitch = LicenseId(rawValue: "pnmstitch")
    /// `PolyForm-Noncommercial-1.0.0`.
    public static let polyFormNoncommercial1Point0Point0 = LicenseId(rawValue: "PolyForm-Noncommercial-1.0.0")
    /// `PolyForm-Small-Business-1.0.0`.
    public static let polyFormSmallBusiness1Point0Point0 = LicenseId(rawValue: "PolyForm-Small-Business-1.0.0")
    /// `PostgreSQL`.
    public static let postgreSQL = LicenseId(rawValue: "PostgreSQL")
    /// `PPL`.
    public static let ppl = LicenseId(rawValue: "PPL")
    /// `PSF-2.0`.
    public static let psf2Point0 = LicenseId(rawValue: "PSF-2.0")
    /// `psfrag`.
    public static let psfrag = LicenseId(rawValue: "psfrag")
    /// `psutils`.
    public static let psutils = LicenseId(rawValue: "psutils")
    /// `Python-2.0`.
    public static let python2Point0 = LicenseId(rawValue: "Python-2.0")
    /// `Python-2.0.1`.
    public static let python2Point0Point1 = LicenseId(rawValue: "Python-2.0.1")
    /// `python-ldap`.
    public static let pythonLdap = LicenseId(rawValue: "python-ldap")
    /// `Qhull`.
    public static let qhull = LicenseId(rawValue: "Qhull")
    /// `QPL-1.0`.
    public static let qpl1Point0 = LicenseId(rawValue: "QPL-1.0")
    /// `QPL-1.0-INRIA-2004`.
    public static let qpl1Point0INRIA2004 = LicenseId(rawValue: "QPL-1.0-INRIA-2004")
    /// `radvd`.
    public static let radvd = LicenseId(rawValue: "radvd")
    /// `Rdisc`.
    public static let rdisc = LicenseId(rawValue: "Rdisc")
    /// `RHeCos-1.1`.
    public static let rHeCos1Point1 = LicenseId(rawValue: "RHeCos-1.1")
    /// `RPL-1.1`.
    public static let rpl1Point1 = LicenseId(rawValue: "RPL-1.1")
    /// `RPL-1.5`.
    public static let rpl1Point5 = LicenseId(rawValue: "RPL-1.5")
    /// `RPSL-1.0`.
    public static let rpsl1Point0 = LicenseId(rawValue: "RPSL-1.0")
    /// `RSA-MD`.
    public static let rsaMD = LicenseId(rawValue: "RSA-MD")
    /// `RSCPL`.
    public static let rscpl = LicenseId(rawValue: "RSCPL")
    /// `Ruby`.
    public static let ruby = LicenseId(rawValue: "Ruby")
    /// `Ruby-pty`.
    public static let rubyPty = LicenseId(rawValue: "Ruby-pty")
    /// `SAX-PD`.
    public static let saxPD = LicenseId(rawValue: "SAX-PD")
    /// `SAX-PD-2.0`.
    public static let saxPD2Point0 = LicenseId(rawValue: "SAX-PD-2.0")
    /// `Saxpath`.
    public static let saxpath = LicenseId(rawValue: "Saxpath")
    /// `SCEA`.
    public static let scea = LicenseId(rawValue: "SCEA")
    /// `SchemeReport`.
    public static let schemeReport = LicenseId(rawValue: "SchemeReport")
    /// `Sendmail`.
    public static let sendmail = LicenseId(rawValue: "Sendmail")
    /// `Sendmail-8.23`.
    public static let sendmail8Point23 = LicenseId(rawValue: "Sendmail-8.23")
    /// `Sendmail-Open-Source-1.1`.
    public static let sendmailOpenSource1Point1 = LicenseId(rawValue: "Sendmail-Open-Source-1.1")
    /// `SGI-B-1.0`.
    public static let sgiB1Point0 = LicenseId(rawValue: "SGI-B-1.0")
    /// `SGI-B-1.1`.
    public static let sgiB1Point1 = LicenseId(rawValue: "SGI-B-1.1")
    /// `SGI-B-2.0`.
    public static let sgiB2Point0 = LicenseId(rawValue: "SGI-B-2.0")
    /// `SGI-OpenGL`.
    public static let sgiOpenGL = LicenseId(rawValue: "SGI-OpenGL")
    /// `SGMLUG-PM`.
    public static let sgmlugPM = LicenseId(rawValue: "SGMLUG-PM")
    /// `SGP4`.
    public static let sgp4 = LicenseId(rawValue: "SGP4")
    /// `SHL-0.5`.
    public static let shl0Point5 = LicenseId(rawValue: "SHL-0.5")
    /// `SHL-0.51`.
    public static let shl0Point51 = LicenseId(rawValue: "SHL-0.51")
    /// `SimPL-2.0`.
    public static let simPL2Point0 = LicenseId(rawValue: "SimPL-2.0")
    /// `SISSL`.
    public static let sissl = LicenseId(rawValue: "SISSL")
    /// `SISSL-1.2`.
    public static let sissl1Point2 = LicenseId(rawValue: "SISSL-1.2")
    /// `SL`.
    public static let sl = LicenseId(rawValue: "SL")
    /// `Sleepycat`.
    public static let sleepycat = LicenseId(rawValue: "Sleepycat")
    /// `SMAIL-GPL`.
    public static let smailGPL = LicenseId(rawValue: "SMAIL-GPL")
    /// `SMLNJ`.
    public static let smlnj = LicenseId(rawValue: "SMLNJ")
    /// `SMPPL`.
    public static let smppl = LicenseId(rawValue: "SMPPL")
    /// `SNIA`.
    public static let snia = LicenseId(rawValue: "SNIA")
    /// `snprintf`.
    public static let snprintf = LicenseId(rawValue: "snprintf")
    /// `SOFA`.
    public static let sofa = LicenseId(rawValue: "SOFA")
    /// `softSurfer`.
    public static let softSurfer = LicenseId(rawValue: "softSurfer")
    /// `Soundex`.
    public static let soundex = LicenseId(rawValue: "Soundex")
    /// `Spencer-86`.
    public static let spencer86 = LicenseId(rawValue: "Spencer-86")
    /// `Spencer-94`.
    public static let spencer94 = LicenseId(rawValue: "Spencer-94")
    /// `Spencer-99`.
    public static let spencer99 = LicenseId(rawValue: "Spencer-99")
    /// `SPL-1.0`.
    public static let spl1Point0 = LicenseId(rawValue: "SPL-1.0")
    /// `ssh-keyscan`.
    public static let sshKeyscan = LicenseId(rawValue: "ssh-keyscan")
    /// `SSH-OpenSSH`.
    public static let sshOpenSSH = LicenseId(rawValue: "SSH-OpenSSH")
    /// `SSH-short`.
    public static let sshShort = LicenseId(rawValue: "SSH-short")
    /// `SSLeay-standalone`.
    public static let ssLeayStandalone = LicenseId(rawValue: "SSLeay-standalone")
    /// `SSPL-1.0`.
    public static let sspl1Point0 = LicenseId(rawValue: "SSPL-1.0")
    /// `StandardML-NJ`.
    public static let standardMLNJ = LicenseId(rawValue: "StandardML-NJ")
    /// `SugarCRM-1.1.3`.
    public static let sugarCRM1Point1Point3 = LicenseId(rawValue: "SugarCRM-1.1.3")
    /// `SUL-1.0`.
    public static let sul1Point0 = LicenseId(rawValue: "SUL-1.0")
    /// `Sun-PPP`.
    public static let sunPPP = LicenseId(rawValue: "Sun-PPP")
    /// `Sun-PPP-2000`.
    public static let sunPPP2000 = LicenseId(rawValue: "Sun-PPP-2000")
    /// `SunPro`.
    public static let sunPro = LicenseId(rawValue: "SunPro")
    /// `SWL`.
    public static let swl = LicenseId(rawValue: "SWL")
    /// `swrule`.
    public static let swrule = LicenseId(rawValue: "swrule")
    /// `Symlinks`.
    public static let symlinks = LicenseId(rawValue: "Symlinks")
    /// `TAPR-OHL-1.0`.
    public static let taprOHL1Point0 = LicenseId(rawValue: "TAPR-OHL-1.0")
    /// `TCL`.
    public static let tcl = LicenseId(rawValue: "TCL")
    /// `TCP-wrappers`.
    public static let tcpWrappers = LicenseId(rawValue: "TCP-wrappers")
    /// `TekHVC`.
    public static let tekHVC = LicenseId(rawValue: "TekHVC")
    /// `TermReadKey`.
    public static let termReadKey = LicenseId(rawValue: "TermReadKey")
    /// `TGPPL-1.0`.
    public static let tgppl1Point0 = LicenseId(rawValue: "TGPPL-1.0")
    /// `ThirdEye`.
    public static let thirdEye = LicenseId(rawValue: "ThirdEye")
    /// `threeparttable`.
    public static let threeparttable = LicenseId(rawValue: "threeparttable")
    /// `TMate`.
    public static let tMate = LicenseId(rawValue: "TMate")
    /// `TORQUE-1.1`.
    public static let torque1Point1 = LicenseId(rawValue: "TORQUE-1.1")
    /// `TOSL`.
    public static let tosl = LicenseId(rawValue: "TOSL")
    /// `TPDL`.
    public static let tpdl = LicenseId(rawValue: "TPDL")
    /// `TPL-1.0`.
    public static let tpl1Point0 = LicenseId(rawValue: "TPL-1.0")
    /// `TrustedQSL`.
    public static let trustedQSL = LicenseId(rawValue: "TrustedQSL")
    /// `TTWL`.
    public static let ttwl = LicenseId(rawValue: "TTWL")
    /// `TTYP0`.
    public static let ttyp0 = LicenseId(rawValue: "TTYP0")
    /// `TU-Berlin-1.0`.
    public static let tuBerlin1Point0 = LicenseId(rawValue: "TU-Berlin-1.0")
    /// `TU-Berlin-2.0`.
    public static let tuBerlin2Point0 = LicenseId(rawValue: "TU-Berlin-2.0")
    /// `Ubuntu-font-1.0`.
    public static let ubuntuFont1Point0 = LicenseId(rawValue: "Ubuntu-font-1.0")
    /// `UCAR`.
    public static let ucar = LicenseId(rawValue: "UCAR")
    /// `UCL-1.0`.
    public static let ucl1Point0 = LicenseId(rawValue: "UCL-1.0")
    /// `ulem`.
    public static let ulem = LicenseId(rawValue: "ulem")
    /// `UMich-Merit`.
    public static let uMichMerit = LicenseId(rawValue: "UMich-Merit")
    /// `Unicode-3.0`.
    public static let unicode3Point0 = LicenseId(rawValue: "Unicode-3.0")
    /// `Unicode-DFS-2015`.
    public static let unicodeDFS2015 = LicenseId(rawValue: "Unicode-DFS-2015")
    /// `Unicode-DFS-2016`.
    public static let unicodeDFS2016 = LicenseId(rawValue: "Unicode-DFS-2016")
    /// `Unicode-TOU`.
    public static let unicodeTOU = LicenseId(rawValue: "Unicode-TOU")
    /// `UnixCrypt`.
    public static let unixCrypt = LicenseId(rawValue: "UnixCrypt")
    /// `Unlicense`.
    public static let unlicense = LicenseId(rawValue: "Unlicense")
    /// `Unlicense-libtelnet`.
    public static let unlicenseLibtelnet = LicenseId(rawValue: "Unlicense-libtelnet")
    /// `Unlicense-libwhirlpool`.
    public static let unlicenseLibwhirlpool = LicenseId(rawValue: "Unlicense-libwhirlpool")
    /// `UnRAR`.
    public static let unRAR = LicenseId(rawValue: "UnRAR")
    /// `UPL-1.0`.
    public static let upl1Point0 = LicenseId(rawValue: "UPL-1.0")
    /// `URT-RLE`.
    public static let urtRLE = LicenseId(rawValue: "URT-RLE")
    /// `Vim`.
    public static let vim = LicenseId(rawValue: "Vim")
    /// `Vixie-Cron`.
    public static let vixieCron = LicenseId(rawValue: "Vixie-Cron")
    /// `VOSTROM`.
    public static let vostrom = LicenseId(rawValue: "VOSTROM")
    /// `VSL-1.0`.
    public static let vsl1Point0 = LicenseId(rawValue: "VSL-1.0")
    /// `W3C`.
    public static let w3c = LicenseId(rawValue: "W3C")
    /// `W3C-19980720`.
    public static let w3c19980720 = LicenseId(rawValue: "W3C-19980720")
    /// `W3C-20150513`.
    public static let w3c20150513 = LicenseId(rawValue: "W3C-20150513")
    /// `w3m`.
    public static let w3m = LicenseId(rawValue: "w3m")
    /// `Watcom-1.0`.
    public static let watcom1Point0 = LicenseId(rawValue: "Watcom-1.0")
    /// `Widget-Workshop`.
    public static let widgetWorkshop = LicenseId(rawValue: "Widget-Workshop")
    /// `WordNet`.
    public static let wordNet = LicenseId(rawValue: "WordNet")
    /// `Wsuipa`.
    public static let wsuipa = LicenseId(rawValue: "Wsuipa")
    /// `WTFNMFPL`.
    public static let wtfnmfpl = LicenseId(rawValue: "WTFNMFPL")
    /// `WTFPL`.
    public static let wtfpl = LicenseId(rawValue: "WTFPL")
    /// `wwl`.
    public static let wwl = LicenseId(rawValue: "wwl")
    /// `wxWindows`.
    public static let wxWindows = LicenseId(rawValue: "wxWindows")
    /// `X11`.
    public static let x11 = LicenseId(rawValue: "X11")
    /// `X11-distribute-modifications-variant`.
    public static let x11DistributeModificationsVariant = LicenseId(rawValue: "X11-distribute-modifications-variant")
    /// `X11-no-permit-persons`.
    public static let x11NoPermitPersons = LicenseId(rawValue: "X11-no-permit-persons")
    /// `X11-swapped`.
    public static let x11Swapped = LicenseId(rawValue: "X11-swapped")
    /// `Xdebug-1.03`.
    public static let xdebug1Point03 = LicenseId(rawValue: "Xdebug-1.03")
    /// `Xerox`.
    public static let xerox = LicenseId(rawValue: "Xerox")
    /// `Xfig`.
    public static let xfig = LicenseId(rawValue: "Xfig")
    /// `XFree86-1.1`.
    public static let xFree861Point1 = LicenseId(rawValue: "XFree86-1.1")
    /// `xinetd`.
    public static let xinetd = LicenseId(rawValue: "xinetd")
    /// `xkeyboard-config-Zinoviev`.
    public static let xkeyboardConfigZinoviev = LicenseId(rawValue: "xkeyboard-config-Zinoviev")
    /// `xlock`.
    public static let xlock = LicenseId(rawValue: "xlock")
    /// `Xnet`.
    public static let xnet = LicenseId(rawValue: "Xnet")
    /// `xpp`.
    public static let xpp = LicenseId(rawValue: "xpp")
    /// `XSkat`.
    public static let xSkat = LicenseId(rawValue: "XSkat")
    /// `xzoom`.
    public static let xzoom = LicenseId(rawValue: "xzoom")
    /// `YPL-1.0`.
    public static let ypl1Point0 = LicenseId(rawValue: "YPL-1.0")
    /// `YPL-1.1`.
    public static let ypl1Point1 = LicenseId(rawValue: "YPL-1.1")
    /// `Zed`.
    public static let zed = LicenseId(rawValue: "Zed")
    /// `Zeeff`.
    public static let zeeff = LicenseId(rawValue: "Zeeff")
    /// `Zend-2.0`.
    public static let zend2Point0 = LicenseId(rawValue: "Zend-2.0")
    /// `Zimbra-1.3`.
    public static let zimbra1Point3 = LicenseId(rawValue: "Zimbra-1.3")
    /// `Zimbra-1.4`.
    public static let zimbra1Point4 = LicenseId(rawValue: "Zimbra-1.4")
    /// `Zlib`.
    public static let zlib = LicenseId(rawValue: "Zlib")
    /// `zlib-acknowledgement`.
    public static let zlibAcknowledgement = LicenseId(rawValue: "zlib-acknowledgement")
    /// `ZPL-1.1`.
    public static let zpl1Point1 = LicenseId(rawValue: "ZPL-1.1")
    /// `ZPL-2.0`.
    public static let zpl2Point0 = LicenseId(rawValue: "ZPL-2.0")
    /// `ZPL-2.1`.
    public static let zpl2Point1 = LicenseId(rawValue: "ZPL-2.1")
    /// `389-exception`.
    public static let value389Exception = LicenseId(rawValue: "389-exception")
    /// `Asterisk-exception`.
    public static let asteriskException = LicenseId(rawValue: "Asterisk-exception")
    /// `Asterisk-linking-protocols-exception`.
    public static let asteriskLinkingProtocolsException = LicenseId(rawValue: "Asterisk-linking-protocols-exception")
    /// `Autoconf-exception-2.0`.
    public static let autoconfException2Point0 = LicenseId(rawValue: "Autoconf-exception-2.0")
    /// `Autoconf-exception-3.0`.
    public static let autoconfException3Point0 = LicenseId(rawValue: "Autoconf-exception-3.0")
    /// `Autoconf-exception-generic`.
    public static let autoconfExceptionGeneric = LicenseId(rawValue: "Autoconf-exception-generic")
    /// `Autoconf-exception-generic-3.0`.
    public static let autoconfExceptionGeneric3Point0 = LicenseId(rawValue: "Autoconf-exception-generic-3.0")
    /// `Autoconf-exception-macro`.
    public static let autoconfExceptionMacro = LicenseId(rawValue: "Autoconf-exception-macro")
    /// `Bison-exception-1.24`.
    public static let bisonException1Point24 = LicenseId(rawValue: "Bison-exception-1.24")
    /// `Bison-exception-2.2`.
    public static let bisonException2Point2 = LicenseId(rawValue: "Bison-exception-2.2")
    /// `Bootloader-exception`.
    public static let bootloaderException = LicenseId(rawValue: "Bootloader-exception")
    /// `CGAL-linking-exception`.
    public static let cgalLinkingException = LicenseId(rawValue: "CGAL-linking-exception")
    /// `Classpath-exception-2.0`.
    public static let classpathException2Point0 = LicenseId(rawValue: "Classpath-exception-2.0")
    /// `Classpath-exception-2.0-short`.
    public static let classpathException2Point0Short = LicenseId(rawValue: "Classpath-exception-2.0-short")
    /// `CLISP-exception-2.0`.
    public static let clispException2Point0 = LicenseId(rawValue: "CLISP-exception-2.0")
    /// `cryptsetup-OpenSSL-exception`.
    public static let cryptsetupOpenSSLException = LicenseId(rawValue: "cryptsetup-OpenSSL-exception")
    /// `Digia-Qt-LGPL-exception-1.1`.
    public static let digiaQtLGPLException1Point1 = LicenseId(rawValue: "Digia-Qt-LGPL-exception-1.1")
    /// `DigiRule-FOSS-exception`.
    public static let digiRuleFOSSException = LicenseId(rawValue: "DigiRule-FOSS-exception")
    /// `eCos-exception-2.0`.
    public static let eCosException2Point0 = LicenseId(rawValue: "eCos-exception-2.0")
    /// `erlang-otp-linking-exception`.
    public static let erlangOtpLinkingException = LicenseId(rawValue: "erlang-otp-linking-exception")
    /// `Fawkes-Runtime-exception`.
    public static let fawkesRuntimeException = LicenseId(rawValue: "Fawkes-Runtime-exception")
    /// `FLTK-exception`.
    public static let fltkException = LicenseId(rawValue: "FLTK-exception")
    /// `fmt-exception`.
    public static let fmtException = LicenseId(rawValue: "fmt-exception")
    /// `Font-exception-2.0`.
    public static let fontException2Point0 = LicenseId(rawValue: "Font-exception-2.0")
    /// `freertos-exception-2.0`.
    public static let freertosException2Point0 = LicenseId(rawValue: "freertos-exception-2.0")
    /// `GCC-exception-2.0`.
    public static let gccException2Point0 = LicenseId(rawValue: "GCC-exception-2.0")
    /// `GCC-exception-2.0-note`.
    public static let gccException2Point0Note = LicenseId(rawValue: "GCC-exception-2.0-note")
    /// `GCC-exception-3.1`.
    public static let gccException3Point1 = LicenseId(rawValue: "GCC-exception-3.1")
    /// `Gmsh-exception`.
    public static let gmshException = LicenseId(rawValue: "Gmsh-exception")
    /// `GNAT-exception`.
    public static let gnatException = LicenseId(rawValue: "GNAT-exception")
    /// `GNOME-examples-exception`.
    public static let gnomeExamplesException = LicenseId(rawValue: "GNOME-examples-exception")
    /// `GNU-compiler-exception`.
    public static let gnuCompilerException = LicenseId(rawValue: "GNU-compiler-exception")
    /// `gnu-javamail-exception`.
    public static let gnuJavamailException = LicenseId(rawValue: "gnu-javamail-exception")
    /// `GPL-3.0-389-ds-base-exception`.
    public static let gpl3Point0389DsBaseException = LicenseId(rawValue: "GPL-3.0-389-ds-base-exception")
    /// `GPL-3.0-interface-exception`.
    public static let gpl3Point0InterfaceException = LicenseId(rawValue: "GPL-3.0-interface-exception")
    /// `GPL-3.0-linking-exception`.
    public static let gpl3Point0LinkingException = LicenseId(rawValue: "GPL-3.0-linking-exception")
    /// `GPL-3.0-linking-source-exception`.
    public static let gpl3Point0LinkingSourceException = LicenseId(rawValue: "GPL-3.0-linking-source-exception")
    /// `GPL-CC-1.0`.
    public static let gplCC1Point0 = LicenseId(rawValue: "GPL-CC-1.0")
    /// `GStreamer-exception-2005`.
    public static let gStreamerException2005 = LicenseId(rawValue: "GStreamer-exception-2005")
    /// `GStreamer-exception-2008`.
    public static let gStreamerException2008 = LicenseId(rawValue: "GStreamer-exception-2008")
    /// `harbour-exception`.
    public static let harbourException = LicenseId(rawValue: "harbour-exception")
    /// `i2p-gpl-java-exception`.
    public static let i2pGplJavaException = LicenseId(rawValue: "i2p-gpl-java-exception")
    /// `Independent-modules-exception`.
    public static let independentModulesException = LicenseId(rawValue: "Independent-modules-exception")
    /// `KiCad-libraries-exception`.
    public static let kiCadLibrariesException = LicenseId(rawValue: "KiCad-libraries-exception")
    /// `kvirc-openssl-exception`.
    public static let kvircOpensslException = LicenseId(rawValue: "kvirc-openssl-exception")
    /// `LGPL-3.0-linking-exception`.
    public static let lgpl3Point0LinkingException = LicenseId(rawValue: "LGPL-3.0-linking-exception")
    /// `libpri-OpenH323-exception`.
    public static let libpriOpenH323Exception = LicenseId(rawValue: "libpri-OpenH323-exception")
    /// `Libtool-exception`.
    public static let libtoolException = LicenseId(rawValue: "Libtool-exception")
    /// `Linux-syscall-note`.
    public static let linuxSyscallNote = LicenseId(rawValue: "Linux-syscall-note")
    /// `LLGPL`.
    public static let llgpl = LicenseId(rawValue: "LLGPL")
    /// `LLVM-exception`.
    public static let llvmException = LicenseId(rawValue: "LLVM-exception")
    /// `LZMA-exception`.
    public static let lzmaException = LicenseId(rawValue: "LZMA-exception")
    /// `mif-exception`.
    public static let mifException = LicenseId(rawValue: "mif-exception")
    /// `mxml-exception`.
    public static let mxmlException = LicenseId(rawValue: "mxml-exception")
    /// `Nokia-Qt-exception-1.1`.
    public static let nokiaQtException1Point1 = LicenseId(rawValue: "Nokia-Qt-exception-1.1")
    /// `OCaml-LGPL-linking-exception`.
    public static let oCamlLGPLLinkingException = LicenseId(rawValue: "OCaml-LGPL-linking-exception")
    /// `OCCT-exception-1.0`.
    public static let occtException1Point0 = LicenseId(rawValue: "OCCT-exception-1.0")
    /// `OpenJDK-assembly-exception-1.0`.
    public static let openJDKAssemblyException1Point0 = LicenseId(rawValue: "OpenJDK-assembly-exception-1.0")
    /// `openvpn-openssl-exception`.
    public static let openvpnOpensslException = LicenseId(rawValue: "openvpn-openssl-exception")
    /// `PCRE2-exception`.
    public static let pcre2Exception = LicenseId(rawValue: "PCRE2-exception")
    /// `polyparse-exception`.
    public static let polyparseException = LicenseId(rawValue: "polyparse-exception")
    /// `PS-or-PDF-font-exception-20170817`.
    public static let psOrPDFFontException20170817 = LicenseId(rawValue: "PS-or-PDF-font-exception-20170817")
    /// `QPL-1.0-INRIA-2004-exception`.
    public static let qpl1Point0INRIA2004Exception = LicenseId(rawValue: "QPL-1.0-INRIA-2004-exception")
    /// `Qt-GPL-exception-1.0`.
    public static let qtGPLException1Point0 = LicenseId(rawValue: "Qt-GPL-exception-1.0")
    /// `Qt-LGPL-exception-1.1`.
    public static let qtLGPLException1Point1 = LicenseId(rawValue: "Qt-LGPL-exception-1.1")
    /// `Qwt-exception-1.0`.
    public static let qwtException1Point0 = LicenseId(rawValue: "Qwt-exception-1.0")
    /// `romic-exception`.
    public static let romicException = LicenseId(rawValue: "romic-exception")
    /// `RRDtool-FLOSS-exception-2.0`.
    public static let rrDtoolFLOSSException2Point0 = LicenseId(rawValue: "RRDtool-FLOSS-exception-2.0")
    /// `rsync-linking-exception`.
    public static let rsyncLinkingException = LicenseId(rawValue: "rsync-linking-exception")
    /// `SANE-exception`.
    public static let saneException = LicenseId(rawValue: "SANE-exception")
    /// `SHL-2.0`.
    public static let shl2Point0 = LicenseId(rawValue: "SHL-2.0")
    /// `SHL-2.1`.
    public static let shl2Point1 = LicenseId(rawValue: "SHL-2.1")
    /// `Simple-Library-Usage-exception`.
    public static let simpleLibraryUsageException = LicenseId(rawValue: "Simple-Library-Usage-exception")
    /// `sqlitestudio-OpenSSL-exception`.
    public static let sqlitestudioOpenSSLException = LicenseId(rawValue: "sqlitestudio-OpenSSL-exception")
    /// `stunnel-exception`.
    public static let stunnelException = LicenseId(rawValue: "stunnel-exception")
    /// `SWI-exception`.
    public static let swiException = LicenseId(rawValue: "SWI-exception")
    /// `Swift-exception`.
    public static let swiftException = LicenseId(rawValue: "Swift-exception")
    /// `Texinfo-exception`.
    public static let texinfoException = LicenseId(rawValue: "Texinfo-exception")
    /// `u-boot-exception-2.0`.
    public static let uBootException2Point0 = LicenseId(rawValue: "u-boot-exception-2.0")
    /// `UBDL-exception`.
    public static let ubdlException = LicenseId(rawValue: "UBDL-exception")
    /// `Universal-FOSS-exception-1.0`.
    public static let universalFOSSException1Point0 = LicenseId(rawValue: "Universal-FOSS-exception-1.0")
    /// `vsftpd-openssl-exception`.
    public static let vsftpdOpensslException = LicenseId(rawValue: "vsftpd-openssl-exception")
    /// `WxWindows-exception-3.1`.
    public static let wxWindowsException3Point1 = LicenseId(rawValue: "WxWindows-exception-3.1")
    /// `x11vnc-openssl-exception`.
    public static let x11vncOpensslException = LicenseId(rawValue: "x11vnc-openssl-exception")
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}dataClassificationType`.
public struct DataClassificationType: Codable, Sendable, Hashable {
    /// The attribute `flow`.
    @XMLAttribute public var flow: DataFlowType
    /// The text.
    @XMLText public var value: String

    /// Creates a value of its parts.
    public init(flow: DataFlowType, value: String) {
        self.flow = flow
        self.value = value
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}bomReferenceType`.
public struct BomReferenceType: Codable, Sendable {
    /// The attribute `ref`.
    @XMLAttribute public var ref: String
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]

    /// Creates a value of its parts.
    public init(ref: String, otherAttributes: [XML.Attribute] = []) {
        self.ref = ref
        self.otherAttributes = otherAttributes
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}ratingType`.
public struct RatingType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `source`.
    public var source: VulnerabilitySourceType?
    /// The element `score`.
    public var score: Decimal?
    /// The element `severity`.
    public var severity: SeverityType?
    /// The element `method`.
    public var method: ScoreSourceType?
    /// The element `vector`.
    public var vector: String?
    /// The element `justification`.
    @XMLTransformed<XML.PreservedString?> public var justification: String?

    /// Creates a value of its parts.
    public init(
        source: VulnerabilitySourceType? = nil,
        score: Decimal? = nil,
        severity: SeverityType? = nil,
        method: ScoreSourceType? = nil,
        vector: String? = nil,
        justification: String? = nil
    ) {
        self.source = source
        self.score = score
        self.severity = severity
        self.method = method
        self.vector = vector
        self.justification = justification
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}advisoryType`.
public struct AdvisoryType: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `title`.
    public var title: String?
    /// The element `url`.
    public var url: String

    /// Creates a value of its parts.
    public init(title: String? = nil, url: String) {
        self.title = title
        self.url = url
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}impactAnalysisStateType`.
public enum ImpactAnalysisStateType: String, Codable, Sendable, CaseIterable {
    /// `resolved`.
    case resolved
    /// `resolved_with_pedigree`.
    case resolvedWithPedigree = "resolved_with_pedigree"
    /// `exploitable`.
    case exploitable
    /// `in_triage`.
    case inTriage = "in_triage"
    /// `false_positive`.
    case falsePositive = "false_positive"
    /// `not_affected`.
    case notAffected = "not_affected"
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}impactAnalysisJustificationType`.
public enum ImpactAnalysisJustificationType: String, Codable, Sendable, CaseIterable {
    /// `code_not_present`.
    case codeNotPresent = "code_not_present"
    /// `code_not_reachable`.
    case codeNotReachable = "code_not_reachable"
    /// `requires_configuration`.
    case requiresConfiguration = "requires_configuration"
    /// `requires_dependency`.
    case requiresDependency = "requires_dependency"
    /// `requires_environment`.
    case requiresEnvironment = "requires_environment"
    /// `protected_by_compiler`.
    case protectedByCompiler = "protected_by_compiler"
    /// `protected_at_runtime`.
    case protectedAtRuntime = "protected_at_runtime"
    /// `protected_at_perimeter`.
    case protectedAtPerimeter = "protected_at_perimeter"
    /// `protected_by_mitigating_control`.
    case protectedByMitigatingControl = "protected_by_mitigating_control"
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}workflowType`.
public struct WorkflowType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `uid`.
    @XMLTransformed<XML.PreservedString> public var uid: String
    /// The element `name`.
    @XMLTransformed<XML.PreservedString?> public var name: String?
    /// The element `description`.
    @XMLTransformed<XML.PreservedString?> public var description: String?
    /// The element `resourceReferences`.
    public var resourceReferences: ResourceReferencesType?
    /// The element `tasks`.
    public var tasks: TasksType?
    /// The element `taskDependencies`.
    public var taskDependencies: DependenciesType?
    /// The element `taskTypes`.
    public var taskTypes: TaskTypes
    /// The element `trigger`.
    public var trigger: TriggerType?
    /// The element `steps`.
    public var steps: Steps?
    /// The element `inputs`.
    public var inputs: Inputs?
    /// The element `outputs`.
    public var outputs: Outputs?
    /// The element `timeStart`.
    public var timeStart: XML.DateTime?
    /// The element `timeEnd`.
    public var timeEnd: XML.DateTime?
    /// The element `workspaces`.
    public var workspaces: WorkspacesType?
    /// The element `runtimeTopology`.
    public var runtimeTopology: DependenciesType?
    /// The element `properties`.
    public var properties: PropertiesType?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case otherAttributes
        case uid
        case name
        case description
        case resourceReferences
        case tasks
        case taskDependencies
        case taskTypes
        case trigger
        case steps
        case inputs
        case outputs
        case timeStart
        case timeEnd
        case workspaces
        case runtimeTopology
        case properties
        case otherElements
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String,
        otherAttributes: [XML.Attribute] = [],
        uid: String,
        name: String? = nil,
        description: String? = nil,
        resourceReferences: ResourceReferencesType? = nil,
        tasks: TasksType? = nil,
        taskDependencies: DependenciesType? = nil,
        taskTypes: TaskTypes,
        trigger: TriggerType? = nil,
        steps: Steps? = nil,
        inputs: Inputs? = nil,
        outputs: Outputs? = nil,
        timeStart: XML.DateTime? = nil,
        timeEnd: XML.DateTime? = nil,
        workspaces: WorkspacesType? = nil,
        runtimeTopology: DependenciesType? = nil,
        properties: PropertiesType? = nil
    ) {
        self.bomRef = bomRef
        self.otherAttributes = otherAttributes
        self.uid = uid
        self.name = name
        self.description = description
        self.resourceReferences = resourceReferences
        self.tasks = tasks
        self.taskDependencies = taskDependencies
        self.taskTypes = taskTypes
        self.trigger = trigger
        self.steps = steps
        self.inputs = inputs
        self.outputs = outputs
        self.timeStart = timeStart
        self.timeEnd = timeEnd
        self.workspaces = workspaces
        self.runtimeTopology = runtimeTopology
        self.properties = properties
        self.otherElements = []
    }

    /// The element `taskTypes`.
    public struct TaskTypes: Codable, Sendable, Hashable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `taskType`.
        public var taskType: [TaskTypeEnum]

        /// Creates a value of its parts.
        public init(taskType: [TaskTypeEnum] = []) {
            self.taskType = taskType
        }
    }

    /// The element `steps`.
    public struct Steps: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `step`.
        public var step: [StepType]

        /// Creates a value of its parts.
        public init(step: [StepType] = []) {
            self.step = step
        }
    }

    /// The element `inputs`.
    public struct Inputs: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `input`.
        public var input: [InputType]

        /// Creates a value of its parts.
        public init(input: [InputType] = []) {
            self.input = input
        }
    }

    /// The element `outputs`.
    public struct Outputs: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `output`.
        public var output: [OutputType]

        /// Creates a value of its parts.
        public init(output: [OutputType] = []) {
            self.output = output
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}hashAlg`.
public enum HashAlg: String, Codable, Sendable, CaseIterable {
    /// `MD5`.
    case md5 = "MD5"
    /// `SHA-1`.
    case sha1 = "SHA-1"
    /// `SHA-256`.
    case sha256 = "SHA-256"
    /// `SHA-384`.
    case sha384 = "SHA-384"
    /// `SHA-512`.
    case sha512 = "SHA-512"
    /// `SHA3-256`.
    case sha3256 = "SHA3-256"
    /// `SHA3-384`.
    case sha3384 = "SHA3-384"
    /// `SHA3-512`.
    case sha3512 = "SHA3-512"
    /// `BLAKE2b-256`.
    case blake2b256 = "BLAKE2b-256"
    /// `BLAKE2b-384`.
    case blake2b384 = "BLAKE2b-384"
    /// `BLAKE2b-512`.
    case blake2b512 = "BLAKE2b-512"
    /// `BLAKE3`.
    case blake3 = "BLAKE3"
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}encoding`.
public enum Encoding: String, Codable, Sendable, CaseIterable {
    /// `base64`.
    case base64
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}commitType`.
public struct CommitType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `uid`.
    public var uid: String?
    /// The element `url`.
    public var url: String?
    /// The element `author`.
    public var author: IdentifiableActionType?
    /// The element `committer`.
    public var committer: IdentifiableActionType?
    /// The element `message`.
    public var message: String?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(
        uid: String? = nil,
        url: String? = nil,
        author: IdentifiableActionType? = nil,
        committer: IdentifiableActionType? = nil,
        message: String? = nil
    ) {
        self.uid = uid
        self.url = url
        self.author = author
        self.committer = committer
        self.message = message
        self.otherElements = []
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}patchType`.
public struct PatchType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `type`.
    @XMLAttribute public var type: PatchClassification
    /// The element `diff`.
    public var diff: DiffType?
    /// The element `resolves`.
    public var resolves: Resolves?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(type: PatchClassification, diff: DiffType? = nil, resolves: Resolves? = nil) {
        self.type = type
        self.diff = diff
        self.resolves = resolves
        self.otherElements = []
    }

    /// The element `resolves`.
    public struct Resolves: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `issue`.
        public var issue: [IssueType]

        /// Creates a value of its parts.
        public init(issue: [IssueType] = []) {
            self.issue = issue
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}identityFieldType`.
public enum IdentityFieldType: String, Codable, Sendable, CaseIterable {
    /// `group`.
    case group
    /// `name`.
    case name
    /// `version`.
    case version
    /// `purl`.
    case purl
    /// `cpe`.
    case cpe
    /// `omniborId`.
    case omniborId
    /// `swhid`.
    case swhid
    /// `swid`.
    case swid
    /// `hash`.
    case hash
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}issueType`.
public struct IssueType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `type`.
    @XMLAttribute public var type: IssueClassification
    /// The element `id`.
    public var id: String?
    /// The element `name`.
    public var name: String?
    /// The element `description`.
    public var description: String?
    /// The element `source`.
    public var source: Source?
    /// The element `references`.
    public var references: References?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(
        type: IssueClassification,
        id: String? = nil,
        name: String? = nil,
        description: String? = nil,
        source: Source? = nil,
        references: References? = nil
    ) {
        self.type = type
        self.id = id
        self.name = name
        self.description = description
        self.source = source
        self.references = references
        self.otherElements = []
    }

    /// The element `source`.
    public struct Source: Codable, Sendable, Hashable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The element `name`.
        public var name: String?
        /// The element `url`.
        public var url: String?

        /// Creates a value of its parts.
        public init(name: String? = nil, url: String? = nil) {
            self.name = name
            self.url = url
        }
    }

    /// The element `references`.
    public struct References: Codable, Sendable, Hashable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `url`.
        public var url: [String]

        /// Creates a value of its parts.
        public init(url: [String] = []) {
            self.url = url
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}environmentalConsiderationsType`.
public struct EnvironmentalConsiderationsType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The elements `energyConsumptions`.
    public var energyConsumptions: [EnergyConsumptionsType]
    /// The element `properties`.
    public var properties: PropertiesType?

    /// Creates a value of its parts.
    public init(energyConsumptions: [EnergyConsumptionsType] = [], properties: PropertiesType? = nil) {
        self.energyConsumptions = energyConsumptions
        self.properties = properties
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}dataFlowType`.
public enum DataFlowType: String, Codable, Sendable, CaseIterable {
    /// `inbound`.
    case inbound
    /// `outbound`.
    case outbound
    /// `bi-directional`.
    case biDirectional = "bi-directional"
    /// `unknown`.
    case unknown
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}severityType`.
public enum SeverityType: String, Codable, Sendable, CaseIterable {
    /// `critical`.
    case critical
    /// `high`.
    case high
    /// `medium`.
    case medium
    /// `low`.
    case low
    /// `info`.
    case info
    /// `none`.
    case none
    /// `unknown`.
    case unknown
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}scoreSourceType`.
public enum ScoreSourceType: String, Codable, Sendable, CaseIterable {
    /// `CVSSv2`.
    case cvsSv2 = "CVSSv2"
    /// `CVSSv3`.
    case cvsSv3 = "CVSSv3"
    /// `CVSSv31`.
    case cvsSv31 = "CVSSv31"
    /// `CVSSv4`.
    case cvsSv4 = "CVSSv4"
    /// `OWASP`.
    case owasp = "OWASP"
    /// `SSVC`.
    case ssvc = "SSVC"
    /// `other`.
    case other
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}impactAnalysisResponsesType`.
public enum ImpactAnalysisResponsesType: String, Codable, Sendable, CaseIterable {
    /// `can_not_fix`.
    case canNotFix = "can_not_fix"
    /// `will_not_fix`.
    case willNotFix = "will_not_fix"
    /// `update`.
    case update
    /// `rollback`.
    case rollback
    /// `workaround_available`.
    case workaroundAvailable = "workaround_available"
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}resourceReferencesType`.
public struct ResourceReferencesType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements `resourceReference`.
    public var resourceReference: [ResourceReferenceType]
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], resourceReference: [ResourceReferenceType] = []) {
        self.otherAttributes = otherAttributes
        self.resourceReference = resourceReference
        self.otherElements = []
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}tasksType`.
public struct TasksType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements `task`.
    public var task: [TaskType]
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], task: [TaskType] = []) {
        self.otherAttributes = otherAttributes
        self.task = task
        self.otherElements = []
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}triggerType`.
public struct TriggerType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `uid`.
    @XMLTransformed<XML.PreservedString> public var uid: String
    /// The element `name`.
    @XMLTransformed<XML.PreservedString?> public var name: String?
    /// The element `description`.
    @XMLTransformed<XML.PreservedString?> public var description: String?
    /// The element `resourceReferences`.
    public var resourceReferences: ResourceReferencesType?
    /// The element `type`.
    public var type: TriggerTypeType
    /// The element `event`.
    public var event: EventType?
    /// The element `conditions`.
    public var conditions: Conditions?
    /// The element `timeActivated`.
    public var timeActivated: XML.DateTime?
    /// The element `inputs`.
    public var inputs: Inputs?
    /// The element `outputs`.
    public var outputs: Outputs?
    /// The element `properties`.
    public var properties: PropertiesType?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case otherAttributes
        case uid
        case name
        case description
        case resourceReferences
        case type
        case event
        case conditions
        case timeActivated
        case inputs
        case outputs
        case properties
        case otherElements
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String,
        otherAttributes: [XML.Attribute] = [],
        uid: String,
        name: String? = nil,
        description: String? = nil,
        resourceReferences: ResourceReferencesType? = nil,
        type: TriggerTypeType,
        event: EventType? = nil,
        conditions: Conditions? = nil,
        timeActivated: XML.DateTime? = nil,
        inputs: Inputs? = nil,
        outputs: Outputs? = nil,
        properties: PropertiesType? = nil
    ) {
        self.bomRef = bomRef
        self.otherAttributes = otherAttributes
        self.uid = uid
        self.name = name
        self.description = description
        self.resourceReferences = resourceReferences
        self.type = type
        self.event = event
        self.conditions = conditions
        self.timeActivated = timeActivated
        self.inputs = inputs
        self.outputs = outputs
        self.properties = properties
        self.otherElements = []
    }

    /// The element `conditions`.
    public struct Conditions: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `condition`.
        public var condition: [Condition]

        /// Creates a value of its parts.
        public init(condition: [Condition] = []) {
            self.condition = condition
        }

        /// The element `condition`.
        public struct Condition: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The element `description`.
            @XMLTransformed<XML.PreservedString?> public var description: String?
            /// The element `expression`.
            @XMLTransformed<XML.PreservedString?> public var expression: String?
            /// The element `properties`.
            public var properties: PropertiesType?

            /// Creates a value of its parts.
            public init(description: String? = nil, expression: String? = nil, properties: PropertiesType? = nil) {
                self.description = description
                self.expression = expression
                self.properties = properties
            }
        }
    }

    /// The element `inputs`.
    public struct Inputs: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `input`.
        public var input: [InputType]

        /// Creates a value of its parts.
        public init(input: [InputType] = []) {
            self.input = input
        }
    }

    /// The element `outputs`.
    public struct Outputs: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `output`.
        public var output: [OutputType]

        /// Creates a value of its parts.
        public init(output: [OutputType] = []) {
            self.output = output
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}workspacesType`.
public struct WorkspacesType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements `workspace`.
    public var workspace: [WorkspaceType]
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], workspace: [WorkspaceType] = []) {
        self.otherAttributes = otherAttributes
        self.workspace = workspace
        self.otherElements = []
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}identifiableActionType`.
public struct IdentifiableActionType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `timestamp`.
    public var timestamp: XML.DateTime?
    /// The element `name`.
    public var name: String?
    /// The element `email`.
    public var email: String?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(timestamp: XML.DateTime? = nil, name: String? = nil, email: String? = nil) {
        self.timestamp = timestamp
        self.name = name
        self.email = email
        self.otherElements = []
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}patchClassification`.
public enum PatchClassification: String, Codable, Sendable, CaseIterable {
    /// `unofficial`.
    case unofficial
    /// `monkey`.
    case monkey
    /// `backport`.
    case backport
    /// `cherry-pick`.
    case cherryPick = "cherry-pick"
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}diffType`.
public struct DiffType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `text`.
    public var text: AttachedTextType?
    /// The element `url`.
    public var url: String?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(text: AttachedTextType? = nil, url: String? = nil) {
        self.text = text
        self.url = url
        self.otherElements = []
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}issueClassification`.
public enum IssueClassification: String, Codable, Sendable, CaseIterable {
    /// `defect`.
    case defect
    /// `enhancement`.
    case enhancement
    /// `security`.
    case security
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}machineLearningApproachType`.
public enum MachineLearningApproachType: String, Codable, Sendable, CaseIterable {
    /// `supervised`.
    case supervised
    /// `unsupervised`.
    case unsupervised
    /// `reinforcement-learning`.
    case reinforcementLearning = "reinforcement-learning"
    /// `semi-supervised`.
    case semiSupervised = "semi-supervised"
    /// `self-supervised`.
    case selfSupervised = "self-supervised"
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}energyConsumptionsType`.
public struct EnergyConsumptionsType: Codable, Sendable {
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case otherAttributes
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], content: [Content] = []) {
        self.otherAttributes = otherAttributes
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `energyConsumption`.
        case energyConsumption(EnergyConsumptionType)
        /// Any other element.
        case other(XML.Element)

        enum CodingKeys: String, CodingKey {
            case energyConsumption
            case other = "*"
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}organizationOrIndividualType`.
public struct OrganizationOrIndividualType: Codable, Sendable {
    /// One of several elements.
    public var organizationOrIndividual: OrganizationOrIndividual?

    enum CodingKeys: String, CodingKey {
        case organizationOrIndividual = "*organizationOrIndividual"
    }

    /// Creates a value of its parts.
    public init(organizationOrIndividual: OrganizationOrIndividual? = nil) {
        self.organizationOrIndividual = organizationOrIndividual
    }

    /// One of the elements.
    public enum OrganizationOrIndividual: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `organization`.
        case organization(OrganizationalEntity)
        /// `individual`.
        case individual(OrganizationalContact)
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}licenseTypeEnum`.
public enum LicenseTypeEnum: String, Codable, Sendable, CaseIterable {
    /// `academic`.
    case academic
    /// `appliance`.
    case appliance
    /// `client-access`.
    case clientAccess = "client-access"
    /// `concurrent-user`.
    case concurrentUser = "concurrent-user"
    /// `core-points`.
    case corePoints = "core-points"
    /// `custom-metric`.
    case customMetric = "custom-metric"
    /// `device`.
    case device
    /// `evaluation`.
    case evaluation
    /// `named-user`.
    case namedUser = "named-user"
    /// `node-locked`.
    case nodeLocked = "node-locked"
    /// `oem`.
    case oem
    /// `perpetual`.
    case perpetual
    /// `processor-points`.
    case processorPoints = "processor-points"
    /// `subscription`.
    case subscription
    /// `user`.
    case user
    /// `other`.
    case other
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}resourceReferenceType`.
public struct ResourceReferenceType: Codable, Sendable {
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// One of several elements.
    public var refOrExternalReference: RefOrExternalReference
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    enum CodingKeys: String, CodingKey {
        case otherAttributes
        case refOrExternalReference = "*refOrExternalReference"
        case otherElements
    }

    /// Creates a value of its parts.
    public init(otherAttributes: [XML.Attribute] = [], refOrExternalReference: RefOrExternalReference) {
        self.otherAttributes = otherAttributes
        self.refOrExternalReference = refOrExternalReference
        self.otherElements = []
    }

    /// One of the elements.
    public enum RefOrExternalReference: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `ref`.
        case ref(PreservedText)
        /// `externalReference`.
        case externalReference(ExternalReference)
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}taskType`.
public struct TaskType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `uid`.
    @XMLTransformed<XML.PreservedString> public var uid: String
    /// The element `name`.
    @XMLTransformed<XML.PreservedString?> public var name: String?
    /// The element `description`.
    @XMLTransformed<XML.PreservedString?> public var description: String?
    /// The element `resourceReferences`.
    public var resourceReferences: ResourceReferencesType?
    /// The element `taskTypes`.
    public var taskTypes: TaskTypes
    /// The element `trigger`.
    public var trigger: TriggerType?
    /// The element `steps`.
    public var steps: Steps?
    /// The element `inputs`.
    public var inputs: Inputs?
    /// The element `outputs`.
    public var outputs: Outputs?
    /// The element `timeStart`.
    public var timeStart: XML.DateTime?
    /// The element `timeEnd`.
    public var timeEnd: XML.DateTime?
    /// The element `workspaces`.
    public var workspaces: WorkspacesType?
    /// The element `runtimeTopology`.
    public var runtimeTopology: DependenciesType?
    /// The element `properties`.
    public var properties: PropertiesType?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case otherAttributes
        case uid
        case name
        case description
        case resourceReferences
        case taskTypes
        case trigger
        case steps
        case inputs
        case outputs
        case timeStart
        case timeEnd
        case workspaces
        case runtimeTopology
        case properties
        case otherElements
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String,
        otherAttributes: [XML.Attribute] = [],
        uid: String,
        name: String? = nil,
        description: String? = nil,
        resourceReferences: ResourceReferencesType? = nil,
        taskTypes: TaskTypes,
        trigger: TriggerType? = nil,
        steps: Steps? = nil,
        inputs: Inputs? = nil,
        outputs: Outputs? = nil,
        timeStart: XML.DateTime? = nil,
        timeEnd: XML.DateTime? = nil,
        workspaces: WorkspacesType? = nil,
        runtimeTopology: DependenciesType? = nil,
        properties: PropertiesType? = nil
    ) {
        self.bomRef = bomRef
        self.otherAttributes = otherAttributes
        self.uid = uid
        self.name = name
        self.description = description
        self.resourceReferences = resourceReferences
        self.taskTypes = taskTypes
        self.trigger = trigger
        self.steps = steps
        self.inputs = inputs
        self.outputs = outputs
        self.timeStart = timeStart
        self.timeEnd = timeEnd
        self.workspaces = workspaces
        self.runtimeTopology = runtimeTopology
        self.properties = properties
        self.otherElements = []
    }

    /// The element `taskTypes`.
    public struct TaskTypes: Codable, Sendable, Hashable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `taskType`.
        public var taskType: [TaskTypeEnum]

        /// Creates a value of its parts.
        public init(taskType: [TaskTypeEnum] = []) {
            self.taskType = taskType
        }
    }

    /// The element `steps`.
    public struct Steps: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `step`.
        public var step: [StepType]

        /// Creates a value of its parts.
        public init(step: [StepType] = []) {
            self.step = step
        }
    }

    /// The element `inputs`.
    public struct Inputs: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `input`.
        public var input: [InputType]

        /// Creates a value of its parts.
        public init(input: [InputType] = []) {
            self.input = input
        }
    }

    /// The element `outputs`.
    public struct Outputs: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `output`.
        public var output: [OutputType]

        /// Creates a value of its parts.
        public init(output: [OutputType] = []) {
            self.output = output
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}taskTypeEnum`.
public enum TaskTypeEnum: String, Codable, Sendable, CaseIterable {
    /// `copy`.
    case copy
    /// `clone`.
    case clone
    /// `lint`.
    case lint
    /// `scan`.
    case scan
    /// `merge`.
    case merge
    /// `build`.
    case build
    /// `test`.
    case test
    /// `deliver`.
    case deliver
    /// `deploy`.
    case deploy
    /// `release`.
    case release
    /// `clean`.
    case clean
    /// `other`.
    case other
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}triggerTypeType`.
public enum TriggerTypeType: String, Codable, Sendable, CaseIterable {
    /// `manual`.
    case manual
    /// `api`.
    case api
    /// `webhook`.
    case webhook
    /// `scheduled`.
    case scheduled
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}eventType`.
public struct EventType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `uid`.
    @XMLTransformed<XML.PreservedString?> public var uid: String?
    /// The element `description`.
    @XMLTransformed<XML.PreservedString?> public var description: String?
    /// The element `timeReceived`.
    public var timeReceived: XML.DateTime?
    /// The element `data`.
    public var data: AttachedTextType?
    /// The element `source`.
    public var source: ResourceReferenceType?
    /// The element `target`.
    public var target: ResourceReferenceType?
    /// The element `properties`.
    public var properties: PropertiesType?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(
        otherAttributes: [XML.Attribute] = [],
        uid: String? = nil,
        description: String? = nil,
        timeReceived: XML.DateTime? = nil,
        data: AttachedTextType? = nil,
        source: ResourceReferenceType? = nil,
        target: ResourceReferenceType? = nil,
        properties: PropertiesType? = nil
    ) {
        self.otherAttributes = otherAttributes
        self.uid = uid
        self.description = description
        self.timeReceived = timeReceived
        self.data = data
        self.source = source
        self.target = target
        self.properties = properties
        self.otherElements = []
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}stepType`.
public struct StepType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `name`.
    @XMLTransformed<XML.PreservedString?> public var name: String?
    /// The element `description`.
    @XMLTransformed<XML.PreservedString?> public var description: String?
    /// The element `commands`.
    public var commands: Commands?
    /// The element `properties`.
    public var properties: PropertiesType?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(
        otherAttributes: [XML.Attribute] = [],
        name: String? = nil,
        description: String? = nil,
        commands: Commands? = nil,
        properties: PropertiesType? = nil
    ) {
        self.otherAttributes = otherAttributes
        self.name = name
        self.description = description
        self.commands = commands
        self.properties = properties
        self.otherElements = []
    }

    /// The element `commands`.
    public struct Commands: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `command`.
        public var command: [Command]

        /// Creates a value of its parts.
        public init(command: [Command] = []) {
            self.command = command
        }

        /// The element `command`.
        public struct Command: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// The element `executed`.
            @XMLTransformed<XML.PreservedString?> public var executed: String?
            /// The element `properties`.
            public var properties: PropertiesType?

            /// Creates a value of its parts.
            public init(executed: String? = nil, properties: PropertiesType? = nil) {
                self.executed = executed
                self.properties = properties
            }
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}inputType`.
public struct InputType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// One of several elements.
    public var content: Content
    /// The element `source`.
    public var source: ResourceReferenceType?
    /// The element `target`.
    public var target: ResourceReferenceType?
    /// The element `properties`.
    public var properties: PropertiesType?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    enum CodingKeys: String, CodingKey {
        case otherAttributes
        case content = "*content"
        case source
        case target
        case properties
        case otherElements
    }

    /// Creates a value of its parts.
    public init(
        otherAttributes: [XML.Attribute] = [],
        content: Content,
        source: ResourceReferenceType? = nil,
        target: ResourceReferenceType? = nil,
        properties: PropertiesType? = nil
    ) {
        self.otherAttributes = otherAttributes
        self.content = content
        self.source = source
        self.target = target
        self.properties = properties
        self.otherElements = []
    }

    /// One of the elements.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `resource`.
        case resource(ResourceReferenceType)
        /// `parameters`.
        case parameters(ParametersType)
        /// `environmentVars`.
        case environmentVars(EnvironmentVars)
        /// `data`.
        case data(AttachedTextType)
    }

    /// The element `environmentVars`.
    public struct EnvironmentVars: Codable, Sendable {
        /// The elements, in their order.
        public var content: [ContentContent]

        enum CodingKeys: String, CodingKey {
            case content = "*content"
        }

        /// Creates a value of its parts.
        public init(content: [ContentContent] = []) {
            self.content = content
        }

        /// The elements, in their order.
        public enum ContentContent: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// `environmentVar`.
            case environmentVar(PropertyType)
            /// `value`.
            case value(PreservedText)
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}outputType`.
public struct OutputType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// One of several elements.
    public var resourceOrEnvironmentVarsOrData: ResourceOrEnvironmentVarsOrData
    /// The element `type`.
    public var type: OutputTypeEnum?
    /// The element `source`.
    public var source: ResourceReferenceType?
    /// The element `target`.
    public var target: ResourceReferenceType?
    /// The element `properties`.
    public var properties: PropertiesType?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    enum CodingKeys: String, CodingKey {
        case otherAttributes
        case resourceOrEnvironmentVarsOrData = "*resourceOrEnvironmentVarsOrData"
        case type
        case source
        case target
        case properties
        case otherElements
    }

    /// Creates a value of its parts.
    public init(
        otherAttributes: [XML.Attribute] = [],
        resourceOrEnvironmentVarsOrData: ResourceOrEnvironmentVarsOrData,
        type: OutputTypeEnum? = nil,
        source: ResourceReferenceType? = nil,
        target: ResourceReferenceType? = nil,
        properties: PropertiesType? = nil
    ) {
        self.otherAttributes = otherAttributes
        self.resourceOrEnvironmentVarsOrData = resourceOrEnvironmentVarsOrData
        self.type = type
        self.source = source
        self.target = target
        self.properties = properties
        self.otherElements = []
    }

    /// One of the elements.
    public enum ResourceOrEnvironmentVarsOrData: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `resource`.
        case resource(ResourceReferenceType)
        /// `environmentVars`.
        case environmentVars(EnvironmentVars)
        /// `data`.
        case data(AttachedTextType)
    }

    /// The element `environmentVars`.
    public struct EnvironmentVars: Codable, Sendable {
        /// The elements, in their order.
        public var content: [Content]

        enum CodingKeys: String, CodingKey {
            case content = "*content"
        }

        /// Creates a value of its parts.
        public init(content: [Content] = []) {
            self.content = content
        }

        /// The elements, in their order.
        public enum Content: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

            /// `environmentVar`.
            case environmentVar(PropertyType)
            /// `value`.
            case value(PreservedText)
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}workspaceType`.
public struct WorkspaceType: Codable, Sendable {
    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String
    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case otherAttributes
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(bomRef: String, otherAttributes: [XML.Attribute] = [], content: [Content] = []) {
        self.bomRef = bomRef
        self.otherAttributes = otherAttributes
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// `uid`.
        case uid(PreservedText)
        /// `name`.
        case name(PreservedText)
        /// `aliases`.
        case aliases(Aliases)
        /// `description`.
        case description(PreservedText)
        /// `resourceReferences`.
        case resourceReferences(ResourceReferencesType)
        /// `accessMode`.
        case accessMode(AccessModeEnum)
        /// `mountPath`.
        case mountPath(PreservedText)
        /// `managedDataType`.
        case managedDataType(PreservedText)
        /// `volumeRequest`.
        case volumeRequest(PreservedText)
        /// `volume`.
        case volume(VolumeType)
        /// `properties`.
        case properties(PropertiesType)
        /// Any other element.
        case other(XML.Element)

        enum CodingKeys: String, CodingKey {
            case uid
            case name
            case aliases
            case description
            case resourceReferences
            case accessMode
            case mountPath
            case managedDataType
            case volumeRequest
            case volume
            case properties
            case other = "*"
        }
    }

    /// The element `aliases`.
    public struct Aliases: Codable, Sendable, Hashable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

        /// The elements `alias`.
        @XMLTransformed<[XML.PreservedString]> public var alias: [String]

        /// Creates a value of its parts.
        public init(alias: [String] = []) {
            self.alias = alias
        }
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}evidenceTechnique`.
public enum EvidenceTechnique: String, Codable, Sendable, CaseIterable {
    /// `source-code-analysis`.
    case sourceCodeAnalysis = "source-code-analysis"
    /// `binary-analysis`.
    case binaryAnalysis = "binary-analysis"
    /// `manifest-analysis`.
    case manifestAnalysis = "manifest-analysis"
    /// `ast-fingerprint`.
    case astFingerprint = "ast-fingerprint"
    /// `hash-comparison`.
    case hashComparison = "hash-comparison"
    /// `instrumentation`.
    case instrumentation
    /// `dynamic-analysis`.
    case dynamicAnalysis = "dynamic-analysis"
    /// `filename`.
    case filename
    /// `attestation`.
    case attestation
    /// `other`.
    case other
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}energyConsumptionType`.
public struct EnergyConsumptionType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `activity`.
    public var activity: Activity
    /// The elements `energyProviders`.
    public var energyProviders: [EnergyProviderType]
    /// The element `activityEnergyCost`.
    public var activityEnergyCost: EnergyMeasureType
    /// The element `co2CostEquivalent`.
    public var co2CostEquivalent: Co2MeasureType?
    /// The element `co2CostOffset`.
    public var co2CostOffset: Co2MeasureType?
    /// The element `properties`.
    public var properties: PropertiesType?

    /// Creates a value of its parts.
    public init(
        activity: Activity,
        energyProviders: [EnergyProviderType] = [],
        activityEnergyCost: EnergyMeasureType,
        co2CostEquivalent: Co2MeasureType? = nil,
        co2CostOffset: Co2MeasureType? = nil,
        properties: PropertiesType? = nil
    ) {
        self.activity = activity
        self.energyProviders = energyProviders
        self.activityEnergyCost = activityEnergyCost
        self.co2CostEquivalent = co2CostEquivalent
        self.co2CostOffset = co2CostOffset
        self.properties = properties
    }

    /// The values of `activity`.
    public enum Activity: String, Codable, Sendable, CaseIterable {
        /// `design`.
        case design
        /// `data-collection`.
        case dataCollection = "data-collection"
        /// `data-preparation`.
        case dataPreparation = "data-preparation"
        /// `training`.
        case training
        /// `fine-tuning`.
        case fineTuning = "fine-tuning"
        /// `validation`.
        case validation
        /// `deployment`.
        case deployment
        /// `inference`.
        case inference
        /// `other`.
        case other
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}impactAnalysisAffectedStatusType`.
public enum ImpactAnalysisAffectedStatusType: String, Codable, Sendable, CaseIterable {
    /// `affected`.
    case affected
    /// `unaffected`.
    case unaffected
    /// `unknown`.
    case unknown
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}parametersType`.
public struct ParametersType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The elements `parameter`.
    public var parameter: [ParameterType]

    /// Creates a value of its parts.
    public init(parameter: [ParameterType] = []) {
        self.parameter = parameter
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}outputTypeEnum`.
public enum OutputTypeEnum: String, Codable, Sendable, CaseIterable {
    /// `artifact`.
    case artifact
    /// `attestation`.
    case attestation
    /// `log`.
    case log
    /// `evidence`.
    case evidence
    /// `metrics`.
    case metrics
    /// `other`.
    case other
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}accessModeEnum`.
public enum AccessModeEnum: String, Codable, Sendable, CaseIterable {
    /// `read-only`.
    case readOnly = "read-only"
    /// `read-write`.
    case readWrite = "read-write"
    /// `read-write-once`.
    case readWriteOnce = "read-write-once"
    /// `write-once`.
    case writeOnce = "write-once"
    /// `write-only`.
    case writeOnly = "write-only"
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}volumeType`.
public struct VolumeType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `uid`.
    @XMLTransformed<XML.PreservedString?> public var uid: String?
    /// The element `name`.
    @XMLTransformed<XML.PreservedString?> public var name: String?
    /// The element `mode`.
    ///
    /// Defaults to `filesystem`.
    public var mode: VolumeModeEnum?
    /// The element `path`.
    @XMLTransformed<XML.PreservedString?> public var path: String?
    /// The element `sizeAllocated`.
    @XMLTransformed<XML.PreservedString?> public var sizeAllocated: String?
    /// The element `persistent`.
    public var persistent: Bool?
    /// The element `remote`.
    public var remote: Bool?
    /// The element `properties`.
    public var properties: PropertiesType?

    /// Creates a value of its parts.
    public init(
        uid: String? = nil,
        name: String? = nil,
        mode: VolumeModeEnum? = nil,
        path: String? = nil,
        sizeAllocated: String? = nil,
        persistent: Bool? = nil,
        remote: Bool? = nil,
        properties: PropertiesType? = nil
    ) {
        self.uid = uid
        self.name = name
        self.mode = mode
        self.path = path
        self.sizeAllocated = sizeAllocated
        self.persistent = persistent
        self.remote = remote
        self.properties = properties
    }

    /// The value of `mode`, or its default.
    public var modeOrDefault: VolumeModeEnum { mode ?? .filesystem }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}energyProviderType`.
public struct EnergyProviderType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The attribute `bom-ref`.
    ///
    /// Facets: minLength `1`.
    @XMLAttribute public var bomRef: String?
    /// The element `description`.
    @XMLTransformed<XML.PreservedString?> public var description: String?
    /// The element `organization`.
    public var organization: OrganizationalEntity
    /// The element `energySource`.
    public var energySource: EnergySource
    /// The element `energyProvided`.
    public var energyProvided: EnergyMeasureType
    /// The element `externalReferences`.
    public var externalReferences: ExternalReferences?

    enum CodingKeys: String, CodingKey {
        case bomRef = "bom-ref"
        case description
        case organization
        case energySource
        case energyProvided
        case externalReferences
    }

    /// Creates a value of its parts.
    public init(
        bomRef: String? = nil,
        description: String? = nil,
        organization: OrganizationalEntity,
        energySource: EnergySource,
        energyProvided: EnergyMeasureType,
        externalReferences: ExternalReferences? = nil
    ) {
        self.bomRef = bomRef
        self.description = description
        self.organization = organization
        self.energySource = energySource
        self.energyProvided = energyProvided
        self.externalReferences = externalReferences
    }

    /// The values of `energySource`.
    public enum EnergySource: String, Codable, Sendable, CaseIterable {
        /// `coal`.
        case coal
        /// `oil`.
        case oil
        /// `natural-gas`.
        case naturalGas = "natural-gas"
        /// `nuclear`.
        case nuclear
        /// `wind`.
        case wind
        /// `solar`.
        case solar
        /// `geothermal`.
        case geothermal
        /// `hydropower`.
        case hydropower
        /// `biofuel`.
        case biofuel
        /// `unknown`.
        case unknown
        /// `other`.
        case other
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}energyMeasureType`.
public struct EnergyMeasureType: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `value`.
    public var value: Decimal
    /// The element `unit`.
    public var unit: Unit

    /// Creates a value of its parts.
    public init(value: Decimal, unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The values of `unit`.
    public enum Unit: String, Codable, Sendable, CaseIterable {
        /// `kWh`.
        case kWh
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}co2MeasureType`.
public struct Co2MeasureType: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// The element `value`.
    public var value: Decimal
    /// The element `unit`.
    public var unit: Unit

    /// Creates a value of its parts.
    public init(value: Decimal, unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The values of `unit`.
    public enum Unit: String, Codable, Sendable, CaseIterable {
        /// `tCO2eq`.
        case tCO2eq
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}parameterType`.
public struct ParameterType: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "http://cyclonedx.org/schema/bom/1.6")

    /// All other attributes.
    @XMLAnyAttributes public var otherAttributes: [XML.Attribute]
    /// The element `name`.
    @XMLTransformed<XML.PreservedString?> public var name: String?
    /// The element `value`.
    @XMLTransformed<XML.PreservedString?> public var value: String?
    /// The element `dataType`.
    @XMLTransformed<XML.PreservedString?> public var dataType: String?
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init(
        otherAttributes: [XML.Attribute] = [],
        name: String? = nil,
        value: String? = nil,
        dataType: String? = nil
    ) {
        self.otherAttributes = otherAttributes
        self.name = name
        self.value = value
        self.dataType = dataType
        self.otherElements = []
    }
}

/// The type `{http://cyclonedx.org/schema/bom/1.6}volumeModeEnum`.
public enum VolumeModeEnum: String, Codable, Sendable, CaseIterable {
    /// `filesystem`.
    case filesystem
    /// `block`.
    case block
}

/// A text with its white space.
public struct PreservedText: Codable, Sendable, Hashable {
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    /// Creates a value of its parts.
    public init(value: String) {
        self.value = value
    }
}
