// Made by xmlcodable-tool generate from camt.053.001.04.xsd. Changes are lost when it is made again.

public import Foundation
public import XMLCodable

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}Document`.
public struct Document: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `BkToCstmrStmt`.
    public var bkToCstmrStmt: BankToCustomerStatementV04

    enum CodingKeys: String, CodingKey {
        case bkToCstmrStmt = "BkToCstmrStmt"
    }

    /// Creates a value of its parts.
    public init(bkToCstmrStmt: BankToCustomerStatementV04) {
        self.bkToCstmrStmt = bkToCstmrStmt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}BankToCustomerStatementV04`.
public struct BankToCustomerStatementV04: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `GrpHdr`.
    public var grpHdr: GroupHeader58
    /// The elements `Stmt`.
    public var stmt: [AccountStatement4]
    /// The elements `SplmtryData`.
    public var splmtryData: [SupplementaryData1]

    enum CodingKeys: String, CodingKey {
        case grpHdr = "GrpHdr"
        case stmt = "Stmt"
        case splmtryData = "SplmtryData"
    }

    /// Creates a value of its parts.
    public init(grpHdr: GroupHeader58, stmt: [AccountStatement4] = [], splmtryData: [SupplementaryData1] = []) {
        self.grpHdr = grpHdr
        self.stmt = stmt
        self.splmtryData = splmtryData
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}GroupHeader58`.
public struct GroupHeader58: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `MsgId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var msgId: String
    /// The element `CreDtTm`.
    public var creDtTm: XML.DateTime
    /// The element `MsgRcpt`.
    public var msgRcpt: PartyIdentification43?
    /// The element `MsgPgntn`.
    public var msgPgntn: Pagination?
    /// The element `OrgnlBizQry`.
    public var orgnlBizQry: OriginalBusinessQuery1?
    /// The element `AddtlInf`.
    ///
    /// Facets: minLength `1`, maxLength `500`.
    @XMLTransformed<XML.PreservedString?> public var addtlInf: String?

    enum CodingKeys: String, CodingKey {
        case msgId = "MsgId"
        case creDtTm = "CreDtTm"
        case msgRcpt = "MsgRcpt"
        case msgPgntn = "MsgPgntn"
        case orgnlBizQry = "OrgnlBizQry"
        case addtlInf = "AddtlInf"
    }

    /// Creates a value of its parts.
    public init(
        msgId: String,
        creDtTm: XML.DateTime,
        msgRcpt: PartyIdentification43? = nil,
        msgPgntn: Pagination? = nil,
        orgnlBizQry: OriginalBusinessQuery1? = nil,
        addtlInf: String? = nil
    ) {
        self.msgId = msgId
        self.creDtTm = creDtTm
        self.msgRcpt = msgRcpt
        self.msgPgntn = msgPgntn
        self.orgnlBizQry = orgnlBizQry
        self.addtlInf = addtlInf
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}AccountStatement4`.
public struct AccountStatement4: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var id: String
    /// The element `StmtPgntn`.
    public var stmtPgntn: Pagination?
    /// The element `ElctrncSeqNb`.
    ///
    /// Facets: fractionDigits `0`, totalDigits `18`.
    public var elctrncSeqNb: Decimal?
    /// The element `LglSeqNb`.
    ///
    /// Facets: fractionDigits `0`, totalDigits `18`.
    public var lglSeqNb: Decimal?
    /// The element `CreDtTm`.
    public var creDtTm: XML.DateTime
    /// The element `FrToDt`.
    public var frToDt: DateTimePeriodDetails?
    /// The element `CpyDplctInd`.
    public var cpyDplctInd: CopyDuplicate1Code?
    /// The element `RptgSrc`.
    public var rptgSrc: ReportingSource1Choice?
    /// The element `Acct`.
    public var acct: CashAccount25
    /// The element `RltdAcct`.
    public var rltdAcct: CashAccount24?
    /// The elements `Intrst`.
    public var intrst: [AccountInterest2]
    /// The elements `Bal`.
    public var bal: [CashBalance3]
    /// The element `TxsSummry`.
    public var txsSummry: TotalTransactions4?
    /// The elements `Ntry`.
    public var ntry: [ReportEntry4]
    /// The element `AddtlStmtInf`.
    ///
    /// Facets: minLength `1`, maxLength `500`.
    @XMLTransformed<XML.PreservedString?> public var addtlStmtInf: String?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case stmtPgntn = "StmtPgntn"
        case elctrncSeqNb = "ElctrncSeqNb"
        case lglSeqNb = "LglSeqNb"
        case creDtTm = "CreDtTm"
        case frToDt = "FrToDt"
        case cpyDplctInd = "CpyDplctInd"
        case rptgSrc = "RptgSrc"
        case acct = "Acct"
        case rltdAcct = "RltdAcct"
        case intrst = "Intrst"
        case bal = "Bal"
        case txsSummry = "TxsSummry"
        case ntry = "Ntry"
        case addtlStmtInf = "AddtlStmtInf"
    }

    /// Creates a value of its parts.
    public init(
        id: String,
        stmtPgntn: Pagination? = nil,
        elctrncSeqNb: Decimal? = nil,
        lglSeqNb: Decimal? = nil,
        creDtTm: XML.DateTime,
        frToDt: DateTimePeriodDetails? = nil,
        cpyDplctInd: CopyDuplicate1Code? = nil,
        rptgSrc: ReportingSource1Choice? = nil,
        acct: CashAccount25,
        rltdAcct: CashAccount24? = nil,
        intrst: [AccountInterest2] = [],
        bal: [CashBalance3] = [],
        txsSummry: TotalTransactions4? = nil,
        ntry: [ReportEntry4] = [],
        addtlStmtInf: String? = nil
    ) {
        self.id = id
        self.stmtPgntn = stmtPgntn
        self.elctrncSeqNb = elctrncSeqNb
        self.lglSeqNb = lglSeqNb
        self.creDtTm = creDtTm
        self.frToDt = frToDt
        self.cpyDplctInd = cpyDplctInd
        self.rptgSrc = rptgSrc
        self.acct = acct
        self.rltdAcct = rltdAcct
        self.intrst = intrst
        self.bal = bal
        self.txsSummry = txsSummry
        self.ntry = ntry
        self.addtlStmtInf = addtlStmtInf
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}SupplementaryData1`.
public struct SupplementaryData1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `PlcAndNm`.
    ///
    /// Facets: minLength `1`, maxLength `350`.
    @XMLTransformed<XML.PreservedString?> public var plcAndNm: String?
    /// The element `Envlp`.
    public var envlp: SupplementaryDataEnvelope1

    enum CodingKeys: String, CodingKey {
        case plcAndNm = "PlcAndNm"
        case envlp = "Envlp"
    }

    /// Creates a value of its parts.
    public init(plcAndNm: String? = nil, envlp: SupplementaryDataEnvelope1) {
        self.plcAndNm = plcAndNm
        self.envlp = envlp
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}PartyIdentification43`.
public struct PartyIdentification43: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Nm`.
    ///
    /// Facets: minLength `1`, maxLength `140`.
    @XMLTransformed<XML.PreservedString?> public var nm: String?
    /// The element `PstlAdr`.
    public var pstlAdr: PostalAddress6?
    /// The element `Id`.
    public var id: Party11Choice?
    /// The element `CtryOfRes`.
    ///
    /// Facets: pattern `[A-Z]{2,2}`.
    @XMLTransformed<XML.PreservedString?> public var ctryOfRes: String?
    /// The element `CtctDtls`.
    public var ctctDtls: ContactDetails2?

    enum CodingKeys: String, CodingKey {
        case nm = "Nm"
        case pstlAdr = "PstlAdr"
        case id = "Id"
        case ctryOfRes = "CtryOfRes"
        case ctctDtls = "CtctDtls"
    }

    /// Creates a value of its parts.
    public init(
        nm: String? = nil,
        pstlAdr: PostalAddress6? = nil,
        id: Party11Choice? = nil,
        ctryOfRes: String? = nil,
        ctctDtls: ContactDetails2? = nil
    ) {
        self.nm = nm
        self.pstlAdr = pstlAdr
        self.id = id
        self.ctryOfRes = ctryOfRes
        self.ctctDtls = ctctDtls
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}Pagination`.
public struct Pagination: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `PgNb`.
    ///
    /// Facets: pattern `[0-9]{1,5}`.
    @XMLTransformed<XML.PreservedString> public var pgNb: String
    /// The element `LastPgInd`.
    public var lastPgInd: Bool

    enum CodingKeys: String, CodingKey {
        case pgNb = "PgNb"
        case lastPgInd = "LastPgInd"
    }

    /// Creates a value of its parts.
    public init(pgNb: String, lastPgInd: Bool) {
        self.pgNb = pgNb
        self.lastPgInd = lastPgInd
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}OriginalBusinessQuery1`.
public struct OriginalBusinessQuery1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `MsgId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var msgId: String
    /// The element `MsgNmId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var msgNmId: String?
    /// The element `CreDtTm`.
    public var creDtTm: XML.DateTime?

    enum CodingKeys: String, CodingKey {
        case msgId = "MsgId"
        case msgNmId = "MsgNmId"
        case creDtTm = "CreDtTm"
    }

    /// Creates a value of its parts.
    public init(msgId: String, msgNmId: String? = nil, creDtTm: XML.DateTime? = nil) {
        self.msgId = msgId
        self.msgNmId = msgNmId
        self.creDtTm = creDtTm
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}DateTimePeriodDetails`.
public struct DateTimePeriodDetails: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `FrDtTm`.
    public var frDtTm: XML.DateTime
    /// The element `ToDtTm`.
    public var toDtTm: XML.DateTime

    enum CodingKeys: String, CodingKey {
        case frDtTm = "FrDtTm"
        case toDtTm = "ToDtTm"
    }

    /// Creates a value of its parts.
    public init(frDtTm: XML.DateTime, toDtTm: XML.DateTime) {
        self.frDtTm = frDtTm
        self.toDtTm = toDtTm
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CopyDuplicate1Code`.
public enum CopyDuplicate1Code: String, Codable, Sendable, CaseIterable {
    /// `CODU`.
    case codu = "CODU"
    /// `COPY`.
    case copy = "COPY"
    /// `DUPL`.
    case dupl = "DUPL"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ReportingSource1Choice`.
public struct ReportingSource1Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CashAccount25`.
public struct CashAccount25: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    public var id: AccountIdentification4Choice
    /// The element `Tp`.
    public var tp: CashAccountType2Choice?
    /// The element `Ccy`.
    ///
    /// Facets: pattern `[A-Z]{3,3}`.
    @XMLTransformed<XML.PreservedString?> public var ccy: String?
    /// The element `Nm`.
    ///
    /// Facets: minLength `1`, maxLength `70`.
    @XMLTransformed<XML.PreservedString?> public var nm: String?
    /// The element `Ownr`.
    public var ownr: PartyIdentification43?
    /// The element `Svcr`.
    public var svcr: BranchAndFinancialInstitutionIdentification5?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case tp = "Tp"
        case ccy = "Ccy"
        case nm = "Nm"
        case ownr = "Ownr"
        case svcr = "Svcr"
    }

    /// Creates a value of its parts.
    public init(
        id: AccountIdentification4Choice,
        tp: CashAccountType2Choice? = nil,
        ccy: String? = nil,
        nm: String? = nil,
        ownr: PartyIdentification43? = nil,
        svcr: BranchAndFinancialInstitutionIdentification5? = nil
    ) {
        self.id = id
        self.tp = tp
        self.ccy = ccy
        self.nm = nm
        self.ownr = ownr
        self.svcr = svcr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CashAccount24`.
public struct CashAccount24: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    public var id: AccountIdentification4Choice
    /// The element `Tp`.
    public var tp: CashAccountType2Choice?
    /// The element `Ccy`.
    ///
    /// Facets: pattern `[A-Z]{3,3}`.
    @XMLTransformed<XML.PreservedString?> public var ccy: String?
    /// The element `Nm`.
    ///
    /// Facets: minLength `1`, maxLength `70`.
    @XMLTransformed<XML.PreservedString?> public var nm: String?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case tp = "Tp"
        case ccy = "Ccy"
        case nm = "Nm"
    }

    /// Creates a value of its parts.
    public init(
        id: AccountIdentification4Choice,
        tp: CashAccountType2Choice? = nil,
        ccy: String? = nil,
        nm: String? = nil
    ) {
        self.id = id
        self.tp = tp
        self.ccy = ccy
        self.nm = nm
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}AccountInterest2`.
public struct AccountInterest2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    public var tp: InterestType1Choice?
    /// The elements `Rate`.
    public var rate: [Rate3]
    /// The element `FrToDt`.
    public var frToDt: DateTimePeriodDetails?
    /// The element `Rsn`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var rsn: String?

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case rate = "Rate"
        case frToDt = "FrToDt"
        case rsn = "Rsn"
    }

    /// Creates a value of its parts.
    public init(
        tp: InterestType1Choice? = nil,
        rate: [Rate3] = [],
        frToDt: DateTimePeriodDetails? = nil,
        rsn: String? = nil
    ) {
        self.tp = tp
        self.rate = rate
        self.frToDt = frToDt
        self.rsn = rsn
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CashBalance3`.
public struct CashBalance3: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    public var tp: BalanceType12
    /// The element `CdtLine`.
    public var cdtLine: CreditLine2?
    /// The element `Amt`.
    public var amt: ActiveOrHistoricCurrencyAndAmount
    /// The element `CdtDbtInd`.
    public var cdtDbtInd: CreditDebitCode
    /// The element `Dt`.
    public var dt: DateAndDateTimeChoice
    /// The elements `Avlbty`.
    public var avlbty: [CashBalanceAvailability2]

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case cdtLine = "CdtLine"
        case amt = "Amt"
        case cdtDbtInd = "CdtDbtInd"
        case dt = "Dt"
        case avlbty = "Avlbty"
    }

    /// Creates a value of its parts.
    public init(
        tp: BalanceType12,
        cdtLine: CreditLine2? = nil,
        amt: ActiveOrHistoricCurrencyAndAmount,
        cdtDbtInd: CreditDebitCode,
        dt: DateAndDateTimeChoice,
        avlbty: [CashBalanceAvailability2] = []
    ) {
        self.tp = tp
        self.cdtLine = cdtLine
        self.amt = amt
        self.cdtDbtInd = cdtDbtInd
        self.dt = dt
        self.avlbty = avlbty
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TotalTransactions4`.
public struct TotalTransactions4: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `TtlNtries`.
    public var ttlNtries: NumberAndSumOfTransactions4?
    /// The element `TtlCdtNtries`.
    public var ttlCdtNtries: NumberAndSumOfTransactions1?
    /// The element `TtlDbtNtries`.
    public var ttlDbtNtries: NumberAndSumOfTransactions1?
    /// The elements `TtlNtriesPerBkTxCd`.
    public var ttlNtriesPerBkTxCd: [TotalsPerBankTransactionCode3]

    enum CodingKeys: String, CodingKey {
        case ttlNtries = "TtlNtries"
        case ttlCdtNtries = "TtlCdtNtries"
        case ttlDbtNtries = "TtlDbtNtries"
        case ttlNtriesPerBkTxCd = "TtlNtriesPerBkTxCd"
    }

    /// Creates a value of its parts.
    public init(
        ttlNtries: NumberAndSumOfTransactions4? = nil,
        ttlCdtNtries: NumberAndSumOfTransactions1? = nil,
        ttlDbtNtries: NumberAndSumOfTransactions1? = nil,
        ttlNtriesPerBkTxCd: [TotalsPerBankTransactionCode3] = []
    ) {
        self.ttlNtries = ttlNtries
        self.ttlCdtNtries = ttlCdtNtries
        self.ttlDbtNtries = ttlDbtNtries
        self.ttlNtriesPerBkTxCd = ttlNtriesPerBkTxCd
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ReportEntry4`.
public struct ReportEntry4: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `NtryRef`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var ntryRef: String?
    /// The element `Amt`.
    public var amt: ActiveOrHistoricCurrencyAndAmount
    /// The element `CdtDbtInd`.
    public var cdtDbtInd: CreditDebitCode
    /// The element `RvslInd`.
    public var rvslInd: Bool?
    /// The element `Sts`.
    public var sts: EntryStatus2Code
    /// The element `BookgDt`.
    public var bookgDt: DateAndDateTimeChoice?
    /// The element `ValDt`.
    public var valDt: DateAndDateTimeChoice?
    /// The element `AcctSvcrRef`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var acctSvcrRef: String?
    /// The elements `Avlbty`.
    public var avlbty: [CashBalanceAvailability2]
    /// The element `BkTxCd`.
    public var bkTxCd: BankTransactionCodeStructure4
    /// The element `ComssnWvrInd`.
    public var comssnWvrInd: Bool?
    /// The element `AddtlInfInd`.
    public var addtlInfInd: MessageIdentification2?
    /// The element `AmtDtls`.
    public var amtDtls: AmountAndCurrencyExchange3?
    /// The element `Chrgs`.
    public var chrgs: Charges4?
    /// The element `TechInptChanl`.
    public var techInptChanl: TechnicalInputChannel1Choice?
    /// The element `Intrst`.
    public var intrst: TransactionInterest3?
    /// The element `CardTx`.
    public var cardTx: CardEntry1?
    /// The elements `NtryDtls`.
    public var ntryDtls: [EntryDetails3]
    /// The element `AddtlNtryInf`.
    ///
    /// Facets: minLength `1`, maxLength `500`.
    @XMLTransformed<XML.PreservedString?> public var addtlNtryInf: String?

    enum CodingKeys: String, CodingKey {
        case ntryRef = "NtryRef"
        case amt = "Amt"
        case cdtDbtInd = "CdtDbtInd"
        case rvslInd = "RvslInd"
        case sts = "Sts"
        case bookgDt = "BookgDt"
        case valDt = "ValDt"
        case acctSvcrRef = "AcctSvcrRef"
        case avlbty = "Avlbty"
        case bkTxCd = "BkTxCd"
        case comssnWvrInd = "ComssnWvrInd"
        case addtlInfInd = "AddtlInfInd"
        case amtDtls = "AmtDtls"
        case chrgs = "Chrgs"
        case techInptChanl = "TechInptChanl"
        case intrst = "Intrst"
        case cardTx = "CardTx"
        case ntryDtls = "NtryDtls"
        case addtlNtryInf = "AddtlNtryInf"
    }

    /// Creates a value of its parts.
    public init(
        ntryRef: String? = nil,
        amt: ActiveOrHistoricCurrencyAndAmount,
        cdtDbtInd: CreditDebitCode,
        rvslInd: Bool? = nil,
        sts: EntryStatus2Code,
        bookgDt: DateAndDateTimeChoice? = nil,
        valDt: DateAndDateTimeChoice? = nil,
        acctSvcrRef: String? = nil,
        avlbty: [CashBalanceAvailability2] = [],
        bkTxCd: BankTransactionCodeStructure4,
        comssnWvrInd: Bool? = nil,
        addtlInfInd: MessageIdentification2? = nil,
        amtDtls: AmountAndCurrencyExchange3? = nil,
        chrgs: Charges4? = nil,
        techInptChanl: TechnicalInputChannel1Choice? = nil,
        intrst: TransactionInterest3? = nil,
        cardTx: CardEntry1? = nil,
        ntryDtls: [EntryDetails3] = [],
        addtlNtryInf: String? = nil
    ) {
        self.ntryRef = ntryRef
        self.amt = amt
        self.cdtDbtInd = cdtDbtInd
        self.rvslInd = rvslInd
        self.sts = sts
        self.bookgDt = bookgDt
        self.valDt = valDt
        self.acctSvcrRef = acctSvcrRef
        self.avlbty = avlbty
        self.bkTxCd = bkTxCd
        self.comssnWvrInd = comssnWvrInd
        self.addtlInfInd = addtlInfInd
        self.amtDtls = amtDtls
        self.chrgs = chrgs
        self.techInptChanl = techInptChanl
        self.intrst = intrst
        self.cardTx = cardTx
        self.ntryDtls = ntryDtls
        self.addtlNtryInf = addtlNtryInf
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}SupplementaryDataEnvelope1`.
public struct SupplementaryDataEnvelope1: Codable, Sendable {
    /// All other elements.
    @XMLAnyElements public var otherElements: [XML.Element]

    /// Creates a value of its parts.
    public init() {
        self.otherElements = []
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}PostalAddress6`.
public struct PostalAddress6: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `AdrTp`.
    public var adrTp: AddressType2Code?
    /// The element `Dept`.
    ///
    /// Facets: minLength `1`, maxLength `70`.
    @XMLTransformed<XML.PreservedString?> public var dept: String?
    /// The element `SubDept`.
    ///
    /// Facets: minLength `1`, maxLength `70`.
    @XMLTransformed<XML.PreservedString?> public var subDept: String?
    /// The element `StrtNm`.
    ///
    /// Facets: minLength `1`, maxLength `70`.
    @XMLTransformed<XML.PreservedString?> public var strtNm: String?
    /// The element `BldgNb`.
    ///
    /// Facets: minLength `1`, maxLength `16`.
    @XMLTransformed<XML.PreservedString?> public var bldgNb: String?
    /// The element `PstCd`.
    ///
    /// Facets: minLength `1`, maxLength `16`.
    @XMLTransformed<XML.PreservedString?> public var pstCd: String?
    /// The element `TwnNm`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var twnNm: String?
    /// The element `CtrySubDvsn`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var ctrySubDvsn: String?
    /// The element `Ctry`.
    ///
    /// Facets: pattern `[A-Z]{2,2}`.
    @XMLTransformed<XML.PreservedString?> public var ctry: String?
    /// The elements `AdrLine`.
    ///
    /// Facets: minLength `1`, maxLength `70`.
    @XMLTransformed<[XML.PreservedString]> public var adrLine: [String]

    enum CodingKeys: String, CodingKey {
        case adrTp = "AdrTp"
        case dept = "Dept"
        case subDept = "SubDept"
        case strtNm = "StrtNm"
        case bldgNb = "BldgNb"
        case pstCd = "PstCd"
        case twnNm = "TwnNm"
        case ctrySubDvsn = "CtrySubDvsn"
        case ctry = "Ctry"
        case adrLine = "AdrLine"
    }

    /// Creates a value of its parts.
    public init(
        adrTp: AddressType2Code? = nil,
        dept: String? = nil,
        subDept: String? = nil,
        strtNm: String? = nil,
        bldgNb: String? = nil,
        pstCd: String? = nil,
        twnNm: String? = nil,
        ctrySubDvsn: String? = nil,
        ctry: String? = nil,
        adrLine: [String] = []
    ) {
        self.adrTp = adrTp
        self.dept = dept
        self.subDept = subDept
        self.strtNm = strtNm
        self.bldgNb = bldgNb
        self.pstCd = pstCd
        self.twnNm = twnNm
        self.ctrySubDvsn = ctrySubDvsn
        self.ctry = ctry
        self.adrLine = adrLine
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}Party11Choice`.
public struct Party11Choice: Codable, Sendable {
    /// One of several elements.
    public var orgIdOrPrvtId: OrgIdOrPrvtId

    enum CodingKeys: String, CodingKey {
        case orgIdOrPrvtId = "*orgIdOrPrvtId"
    }

    /// Creates a value of its parts.
    public init(orgIdOrPrvtId: OrgIdOrPrvtId) {
        self.orgIdOrPrvtId = orgIdOrPrvtId
    }

    /// One of the elements.
    public enum OrgIdOrPrvtId: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `OrgId`.
        case orgId(OrganisationIdentification8)
        /// `PrvtId`.
        case prvtId(PersonIdentification5)

        enum CodingKeys: String, CodingKey {
            case orgId = "OrgId"
            case prvtId = "PrvtId"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ContactDetails2`.
public struct ContactDetails2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `NmPrfx`.
    public var nmPrfx: NamePrefix1Code?
    /// The element `Nm`.
    ///
    /// Facets: minLength `1`, maxLength `140`.
    @XMLTransformed<XML.PreservedString?> public var nm: String?
    /// The element `PhneNb`.
    ///
    /// Facets: pattern `\+[0-9]{1,3}-[0-9()+\-]{1,30}`.
    @XMLTransformed<XML.PreservedString?> public var phneNb: String?
    /// The element `MobNb`.
    ///
    /// Facets: pattern `\+[0-9]{1,3}-[0-9()+\-]{1,30}`.
    @XMLTransformed<XML.PreservedString?> public var mobNb: String?
    /// The element `FaxNb`.
    ///
    /// Facets: pattern `\+[0-9]{1,3}-[0-9()+\-]{1,30}`.
    @XMLTransformed<XML.PreservedString?> public var faxNb: String?
    /// The element `EmailAdr`.
    ///
    /// Facets: minLength `1`, maxLength `2048`.
    @XMLTransformed<XML.PreservedString?> public var emailAdr: String?
    /// The element `Othr`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var othr: String?

    enum CodingKeys: String, CodingKey {
        case nmPrfx = "NmPrfx"
        case nm = "Nm"
        case phneNb = "PhneNb"
        case mobNb = "MobNb"
        case faxNb = "FaxNb"
        case emailAdr = "EmailAdr"
        case othr = "Othr"
    }

    /// Creates a value of its parts.
    public init(
        nmPrfx: NamePrefix1Code? = nil,
        nm: String? = nil,
        phneNb: String? = nil,
        mobNb: String? = nil,
        faxNb: String? = nil,
        emailAdr: String? = nil,
        othr: String? = nil
    ) {
        self.nmPrfx = nmPrfx
        self.nm = nm
        self.phneNb = phneNb
        self.mobNb = mobNb
        self.faxNb = faxNb
        self.emailAdr = emailAdr
        self.othr = othr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}AccountIdentification4Choice`.
public struct AccountIdentification4Choice: Codable, Sendable {
    /// One of several elements.
    public var ibanOrOthr: IBANOrOthr

    enum CodingKeys: String, CodingKey {
        case ibanOrOthr = "*ibanOrOthr"
    }

    /// Creates a value of its parts.
    public init(ibanOrOthr: IBANOrOthr) {
        self.ibanOrOthr = ibanOrOthr
    }

    /// One of the elements.
    public enum IBANOrOthr: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `IBAN`.
        case iban(PreservedText)
        /// `Othr`.
        case othr(GenericAccountIdentification1)

        enum CodingKeys: String, CodingKey {
            case iban = "IBAN"
            case othr = "Othr"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CashAccountType2Choice`.
public struct CashAccountType2Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}BranchAndFinancialInstitutionIdentification5`.
public struct BranchAndFinancialInstitutionIdentification5: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `FinInstnId`.
    public var finInstnId: FinancialInstitutionIdentification8
    /// The element `BrnchId`.
    public var brnchId: BranchData2?

    enum CodingKeys: String, CodingKey {
        case finInstnId = "FinInstnId"
        case brnchId = "BrnchId"
    }

    /// Creates a value of its parts.
    public init(finInstnId: FinancialInstitutionIdentification8, brnchId: BranchData2? = nil) {
        self.finInstnId = finInstnId
        self.brnchId = brnchId
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}InterestType1Choice`.
public struct InterestType1Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(InterestType1Code)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}Rate3`.
public struct Rate3: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    public var tp: RateType4Choice
    /// The element `VldtyRg`.
    public var vldtyRg: CurrencyAndAmountRange2?

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case vldtyRg = "VldtyRg"
    }

    /// Creates a value of its parts.
    public init(tp: RateType4Choice, vldtyRg: CurrencyAndAmountRange2? = nil) {
        self.tp = tp
        self.vldtyRg = vldtyRg
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}BalanceType12`.
public struct BalanceType12: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `CdOrPrtry`.
    public var cdOrPrtry: BalanceType5Choice
    /// The element `SubTp`.
    public var subTp: BalanceSubType1Choice?

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "CdOrPrtry"
        case subTp = "SubTp"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: BalanceType5Choice, subTp: BalanceSubType1Choice? = nil) {
        self.cdOrPrtry = cdOrPrtry
        self.subTp = subTp
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CreditLine2`.
public struct CreditLine2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Incl`.
    public var incl: Bool
    /// The element `Amt`.
    public var amt: ActiveOrHistoricCurrencyAndAmount?

    enum CodingKeys: String, CodingKey {
        case incl = "Incl"
        case amt = "Amt"
    }

    /// Creates a value of its parts.
    public init(incl: Bool, amt: ActiveOrHistoricCurrencyAndAmount? = nil) {
        self.incl = incl
        self.amt = amt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ActiveOrHistoricCurrencyAndAmount`.
public struct ActiveOrHistoricCurrencyAndAmount: Codable, Sendable, Hashable {
    /// The attribute `Ccy`.
    ///
    /// Facets: pattern `[A-Z]{3,3}`.
    @XMLAttribute public var ccy: String
    /// The text.
    ///
    /// Facets: fractionDigits `5`, totalDigits `18`, minInclusive `0`.
    @XMLText public var value: Decimal

    enum CodingKeys: String, CodingKey {
        case ccy = "Ccy"
        case value
    }

    /// Creates a value of its parts.
    public init(ccy: String, value: Decimal) {
        self.ccy = ccy
        self.value = value
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CreditDebitCode`.
public enum CreditDebitCode: String, Codable, Sendable, CaseIterable {
    /// `CRDT`.
    case crdt = "CRDT"
    /// `DBIT`.
    case dbit = "DBIT"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}DateAndDateTimeChoice`.
public struct DateAndDateTimeChoice: Codable, Sendable {
    /// One of several elements.
    public var dtOrDtTm: DtOrDtTm

    enum CodingKeys: String, CodingKey {
        case dtOrDtTm = "*dtOrDtTm"
    }

    /// Creates a value of its parts.
    public init(dtOrDtTm: DtOrDtTm) {
        self.dtOrDtTm = dtOrDtTm
    }

    /// One of the elements.
    public enum DtOrDtTm: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Dt`.
        case dt(XML.DateTime)
        /// `DtTm`.
        case dtTm(XML.DateTime)

        enum CodingKeys: String, CodingKey {
            case dt = "Dt"
            case dtTm = "DtTm"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CashBalanceAvailability2`.
public struct CashBalanceAvailability2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Dt`.
    public var dt: CashBalanceAvailabilityDate1
    /// The element `Amt`.
    public var amt: ActiveOrHistoricCurrencyAndAmount
    /// The element `CdtDbtInd`.
    public var cdtDbtInd: CreditDebitCode

    enum CodingKeys: String, CodingKey {
        case dt = "Dt"
        case amt = "Amt"
        case cdtDbtInd = "CdtDbtInd"
    }

    /// Creates a value of its parts.
    public init(dt: CashBalanceAvailabilityDate1, amt: ActiveOrHistoricCurrencyAndAmount, cdtDbtInd: CreditDebitCode) {
        self.dt = dt
        self.amt = amt
        self.cdtDbtInd = cdtDbtInd
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}NumberAndSumOfTransactions4`.
public struct NumberAndSumOfTransactions4: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `NbOfNtries`.
    ///
    /// Facets: pattern `[0-9]{1,15}`.
    @XMLTransformed<XML.PreservedString?> public var nbOfNtries: String?
    /// The element `Sum`.
    ///
    /// Facets: fractionDigits `17`, totalDigits `18`.
    public var sum: Decimal?
    /// The element `TtlNetNtry`.
    public var ttlNetNtry: AmountAndDirection35?

    enum CodingKeys: String, CodingKey {
        case nbOfNtries = "NbOfNtries"
        case sum = "Sum"
        case ttlNetNtry = "TtlNetNtry"
    }

    /// Creates a value of its parts.
    public init(nbOfNtries: String? = nil, sum: Decimal? = nil, ttlNetNtry: AmountAndDirection35? = nil) {
        self.nbOfNtries = nbOfNtries
        self.sum = sum
        self.ttlNetNtry = ttlNetNtry
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}NumberAndSumOfTransactions1`.
public struct NumberAndSumOfTransactions1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `NbOfNtries`.
    ///
    /// Facets: pattern `[0-9]{1,15}`.
    @XMLTransformed<XML.PreservedString?> public var nbOfNtries: String?
    /// The element `Sum`.
    ///
    /// Facets: fractionDigits `17`, totalDigits `18`.
    public var sum: Decimal?

    enum CodingKeys: String, CodingKey {
        case nbOfNtries = "NbOfNtries"
        case sum = "Sum"
    }

    /// Creates a value of its parts.
    public init(nbOfNtries: String? = nil, sum: Decimal? = nil) {
        self.nbOfNtries = nbOfNtries
        self.sum = sum
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TotalsPerBankTransactionCode3`.
public struct TotalsPerBankTransactionCode3: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `NbOfNtries`.
    ///
    /// Facets: pattern `[0-9]{1,15}`.
    @XMLTransformed<XML.PreservedString?> public var nbOfNtries: String?
    /// The element `Sum`.
    ///
    /// Facets: fractionDigits `17`, totalDigits `18`.
    public var sum: Decimal?
    /// The element `TtlNetNtry`.
    public var ttlNetNtry: AmountAndDirection35?
    /// The element `FcstInd`.
    public var fcstInd: Bool?
    /// The element `BkTxCd`.
    public var bkTxCd: BankTransactionCodeStructure4
    /// The elements `Avlbty`.
    public var avlbty: [CashBalanceAvailability2]

    enum CodingKeys: String, CodingKey {
        case nbOfNtries = "NbOfNtries"
        case sum = "Sum"
        case ttlNetNtry = "TtlNetNtry"
        case fcstInd = "FcstInd"
        case bkTxCd = "BkTxCd"
        case avlbty = "Avlbty"
    }

    /// Creates a value of its parts.
    public init(
        nbOfNtries: String? = nil,
        sum: Decimal? = nil,
        ttlNetNtry: AmountAndDirection35? = nil,
        fcstInd: Bool? = nil,
        bkTxCd: BankTransactionCodeStructure4,
        avlbty: [CashBalanceAvailability2] = []
    ) {
        self.nbOfNtries = nbOfNtries
        self.sum = sum
        self.ttlNetNtry = ttlNetNtry
        self.fcstInd = fcstInd
        self.bkTxCd = bkTxCd
        self.avlbty = avlbty
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}EntryStatus2Code`.
public enum EntryStatus2Code: String, Codable, Sendable, CaseIterable {
    /// `BOOK`.
    case book = "BOOK"
    /// `PDNG`.
    case pdng = "PDNG"
    /// `INFO`.
    case info = "INFO"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}BankTransactionCodeStructure4`.
public struct BankTransactionCodeStructure4: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Domn`.
    public var domn: BankTransactionCodeStructure5?
    /// The element `Prtry`.
    public var prtry: ProprietaryBankTransactionCodeStructure1?

    enum CodingKeys: String, CodingKey {
        case domn = "Domn"
        case prtry = "Prtry"
    }

    /// Creates a value of its parts.
    public init(domn: BankTransactionCodeStructure5? = nil, prtry: ProprietaryBankTransactionCodeStructure1? = nil) {
        self.domn = domn
        self.prtry = prtry
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}MessageIdentification2`.
public struct MessageIdentification2: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `MsgNmId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var msgNmId: String?
    /// The element `MsgId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var msgId: String?

    enum CodingKeys: String, CodingKey {
        case msgNmId = "MsgNmId"
        case msgId = "MsgId"
    }

    /// Creates a value of its parts.
    public init(msgNmId: String? = nil, msgId: String? = nil) {
        self.msgNmId = msgNmId
        self.msgId = msgId
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}AmountAndCurrencyExchange3`.
public struct AmountAndCurrencyExchange3: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `InstdAmt`.
    public var instdAmt: AmountAndCurrencyExchangeDetails3?
    /// The element `TxAmt`.
    public var txAmt: AmountAndCurrencyExchangeDetails3?
    /// The element `CntrValAmt`.
    public var cntrValAmt: AmountAndCurrencyExchangeDetails3?
    /// The element `AnncdPstngAmt`.
    public var anncdPstngAmt: AmountAndCurrencyExchangeDetails3?
    /// The elements `PrtryAmt`.
    public var prtryAmt: [AmountAndCurrencyExchangeDetails4]

    enum CodingKeys: String, CodingKey {
        case instdAmt = "InstdAmt"
        case txAmt = "TxAmt"
        case cntrValAmt = "CntrValAmt"
        case anncdPstngAmt = "AnncdPstngAmt"
        case prtryAmt = "PrtryAmt"
    }

    /// Creates a value of its parts.
    public init(
        instdAmt: AmountAndCurrencyExchangeDetails3? = nil,
        txAmt: AmountAndCurrencyExchangeDetails3? = nil,
        cntrValAmt: AmountAndCurrencyExchangeDetails3? = nil,
        anncdPstngAmt: AmountAndCurrencyExchangeDetails3? = nil,
        prtryAmt: [AmountAndCurrencyExchangeDetails4] = []
    ) {
        self.instdAmt = instdAmt
        self.txAmt = txAmt
        self.cntrValAmt = cntrValAmt
        self.anncdPstngAmt = anncdPstngAmt
        self.prtryAmt = prtryAmt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}Charges4`.
public struct Charges4: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `TtlChrgsAndTaxAmt`.
    public var ttlChrgsAndTaxAmt: ActiveOrHistoricCurrencyAndAmount?
    /// The elements `Rcrd`.
    public var rcrd: [ChargesRecord2]

    enum CodingKeys: String, CodingKey {
        case ttlChrgsAndTaxAmt = "TtlChrgsAndTaxAmt"
        case rcrd = "Rcrd"
    }

    /// Creates a value of its parts.
    public init(ttlChrgsAndTaxAmt: ActiveOrHistoricCurrencyAndAmount? = nil, rcrd: [ChargesRecord2] = []) {
        self.ttlChrgsAndTaxAmt = ttlChrgsAndTaxAmt
        self.rcrd = rcrd
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TechnicalInputChannel1Choice`.
public struct TechnicalInputChannel1Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TransactionInterest3`.
public struct TransactionInterest3: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `TtlIntrstAndTaxAmt`.
    public var ttlIntrstAndTaxAmt: ActiveOrHistoricCurrencyAndAmount?
    /// The elements `Rcrd`.
    public var rcrd: [InterestRecord1]

    enum CodingKeys: String, CodingKey {
        case ttlIntrstAndTaxAmt = "TtlIntrstAndTaxAmt"
        case rcrd = "Rcrd"
    }

    /// Creates a value of its parts.
    public init(ttlIntrstAndTaxAmt: ActiveOrHistoricCurrencyAndAmount? = nil, rcrd: [InterestRecord1] = []) {
        self.ttlIntrstAndTaxAmt = ttlIntrstAndTaxAmt
        self.rcrd = rcrd
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CardEntry1`.
public struct CardEntry1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Card`.
    public var card: PaymentCard4?
    /// The element `POI`.
    public var poi: PointOfInteraction1?
    /// The element `AggtdNtry`.
    public var aggtdNtry: CardAggregated1?

    enum CodingKeys: String, CodingKey {
        case card = "Card"
        case poi = "POI"
        case aggtdNtry = "AggtdNtry"
    }

    /// Creates a value of its parts.
    public init(card: PaymentCard4? = nil, poi: PointOfInteraction1? = nil, aggtdNtry: CardAggregated1? = nil) {
        self.card = card
        self.poi = poi
        self.aggtdNtry = aggtdNtry
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}EntryDetails3`.
public struct EntryDetails3: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Btch`.
    public var btch: BatchInformation2?
    /// The elements `TxDtls`.
    public var txDtls: [EntryTransaction4]

    enum CodingKeys: String, CodingKey {
        case btch = "Btch"
        case txDtls = "TxDtls"
    }

    /// Creates a value of its parts.
    public init(btch: BatchInformation2? = nil, txDtls: [EntryTransaction4] = []) {
        self.btch = btch
        self.txDtls = txDtls
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}AddressType2Code`.
public enum AddressType2Code: String, Codable, Sendable, CaseIterable {
    /// `ADDR`.
    case addr = "ADDR"
    /// `PBOX`.
    case pbox = "PBOX"
    /// `HOME`.
    case home = "HOME"
    /// `BIZZ`.
    case bizz = "BIZZ"
    /// `MLTO`.
    case mlto = "MLTO"
    /// `DLVY`.
    case dlvy = "DLVY"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}OrganisationIdentification8`.
public struct OrganisationIdentification8: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `AnyBIC`.
    ///
    /// Facets: pattern `[A-Z]{6,6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3,3}){0,1}`.
    @XMLTransformed<XML.PreservedString?> public var anyBIC: String?
    /// The elements `Othr`.
    public var othr: [GenericOrganisationIdentification1]

    enum CodingKeys: String, CodingKey {
        case anyBIC = "AnyBIC"
        case othr = "Othr"
    }

    /// Creates a value of its parts.
    public init(anyBIC: String? = nil, othr: [GenericOrganisationIdentification1] = []) {
        self.anyBIC = anyBIC
        self.othr = othr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}PersonIdentification5`.
public struct PersonIdentification5: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `DtAndPlcOfBirth`.
    public var dtAndPlcOfBirth: DateAndPlaceOfBirth?
    /// The elements `Othr`.
    public var othr: [GenericPersonIdentification1]

    enum CodingKeys: String, CodingKey {
        case dtAndPlcOfBirth = "DtAndPlcOfBirth"
        case othr = "Othr"
    }

    /// Creates a value of its parts.
    public init(dtAndPlcOfBirth: DateAndPlaceOfBirth? = nil, othr: [GenericPersonIdentification1] = []) {
        self.dtAndPlcOfBirth = dtAndPlcOfBirth
        self.othr = othr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}NamePrefix1Code`.
public enum NamePrefix1Code: String, Codable, Sendable, CaseIterable {
    /// `DOCT`.
    case doct = "DOCT"
    /// `MIST`.
    case mist = "MIST"
    /// `MISS`.
    case miss = "MISS"
    /// `MADM`.
    case madm = "MADM"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}GenericAccountIdentification1`.
public struct GenericAccountIdentification1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    ///
    /// Facets: minLength `1`, maxLength `34`.
    @XMLTransformed<XML.PreservedString> public var id: String
    /// The element `SchmeNm`.
    public var schmeNm: AccountSchemeName1Choice?
    /// The element `Issr`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var issr: String?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case schmeNm = "SchmeNm"
        case issr = "Issr"
    }

    /// Creates a value of its parts.
    public init(id: String, schmeNm: AccountSchemeName1Choice? = nil, issr: String? = nil) {
        self.id = id
        self.schmeNm = schmeNm
        self.issr = issr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}FinancialInstitutionIdentification8`.
public struct FinancialInstitutionIdentification8: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `BICFI`.
    ///
    /// Facets: pattern `[A-Z]{6,6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3,3}){0,1}`.
    @XMLTransformed<XML.PreservedString?> public var bicfi: String?
    /// The element `ClrSysMmbId`.
    public var clrSysMmbId: ClearingSystemMemberIdentification2?
    /// The element `Nm`.
    ///
    /// Facets: minLength `1`, maxLength `140`.
    @XMLTransformed<XML.PreservedString?> public var nm: String?
    /// The element `PstlAdr`.
    public var pstlAdr: PostalAddress6?
    /// The element `Othr`.
    public var othr: GenericFinancialIdentification1?

    enum CodingKeys: String, CodingKey {
        case bicfi = "BICFI"
        case clrSysMmbId = "ClrSysMmbId"
        case nm = "Nm"
        case pstlAdr = "PstlAdr"
        case othr = "Othr"
    }

    /// Creates a value of its parts.
    public init(
        bicfi: String? = nil,
        clrSysMmbId: ClearingSystemMemberIdentification2? = nil,
        nm: String? = nil,
        pstlAdr: PostalAddress6? = nil,
        othr: GenericFinancialIdentification1? = nil
    ) {
        self.bicfi = bicfi
        self.clrSysMmbId = clrSysMmbId
        self.nm = nm
        self.pstlAdr = pstlAdr
        self.othr = othr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}BranchData2`.
public struct BranchData2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var id: String?
    /// The element `Nm`.
    ///
    /// Facets: minLength `1`, maxLength `140`.
    @XMLTransformed<XML.PreservedString?> public var nm: String?
    /// The element `PstlAdr`.
    public var pstlAdr: PostalAddress6?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case nm = "Nm"
        case pstlAdr = "PstlAdr"
    }

    /// Creates a value of its parts.
    public init(id: String? = nil, nm: String? = nil, pstlAdr: PostalAddress6? = nil) {
        self.id = id
        self.nm = nm
        self.pstlAdr = pstlAdr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}InterestType1Code`.
public enum InterestType1Code: String, Codable, Sendable, CaseIterable {
    /// `INDY`.
    case indy = "INDY"
    /// `OVRN`.
    case ovrn = "OVRN"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}RateType4Choice`.
public struct RateType4Choice: Codable, Sendable {
    /// One of several elements.
    public var pctgOrOthr: PctgOrOthr

    enum CodingKeys: String, CodingKey {
        case pctgOrOthr = "*pctgOrOthr"
    }

    /// Creates a value of its parts.
    public init(pctgOrOthr: PctgOrOthr) {
        self.pctgOrOthr = pctgOrOthr
    }

    /// One of the elements.
    public enum PctgOrOthr: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Pctg`.
        case pctg(Decimal)
        /// `Othr`.
        case othr(PreservedText)

        enum CodingKeys: String, CodingKey {
            case pctg = "Pctg"
            case othr = "Othr"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CurrencyAndAmountRange2`.
public struct CurrencyAndAmountRange2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Amt`.
    public var amt: ImpliedCurrencyAmountRangeChoice
    /// The element `CdtDbtInd`.
    public var cdtDbtInd: CreditDebitCode?
    /// The element `Ccy`.
    ///
    /// Facets: pattern `[A-Z]{3,3}`.
    @XMLTransformed<XML.PreservedString> public var ccy: String

    enum CodingKeys: String, CodingKey {
        case amt = "Amt"
        case cdtDbtInd = "CdtDbtInd"
        case ccy = "Ccy"
    }

    /// Creates a value of its parts.
    public init(amt: ImpliedCurrencyAmountRangeChoice, cdtDbtInd: CreditDebitCode? = nil, ccy: String) {
        self.amt = amt
        self.cdtDbtInd = cdtDbtInd
        self.ccy = ccy
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}BalanceType5Choice`.
public struct BalanceType5Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(BalanceType12Code)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}BalanceSubType1Choice`.
public struct BalanceSubType1Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CashBalanceAvailabilityDate1`.
public struct CashBalanceAvailabilityDate1: Codable, Sendable {
    /// One of several elements.
    public var nbOfDaysOrActlDt: NbOfDaysOrActlDt

    enum CodingKeys: String, CodingKey {
        case nbOfDaysOrActlDt = "*nbOfDaysOrActlDt"
    }

    /// Creates a value of its parts.
    public init(nbOfDaysOrActlDt: NbOfDaysOrActlDt) {
        self.nbOfDaysOrActlDt = nbOfDaysOrActlDt
    }

    /// One of the elements.
    public enum NbOfDaysOrActlDt: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `NbOfDays`.
        case nbOfDays(PreservedText)
        /// `ActlDt`.
        case actlDt(XML.DateTime)

        enum CodingKeys: String, CodingKey {
            case nbOfDays = "NbOfDays"
            case actlDt = "ActlDt"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}AmountAndDirection35`.
public struct AmountAndDirection35: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Amt`.
    ///
    /// Facets: fractionDigits `17`, totalDigits `18`, minInclusive `0`.
    public var amt: Decimal
    /// The element `CdtDbtInd`.
    public var cdtDbtInd: CreditDebitCode

    enum CodingKeys: String, CodingKey {
        case amt = "Amt"
        case cdtDbtInd = "CdtDbtInd"
    }

    /// Creates a value of its parts.
    public init(amt: Decimal, cdtDbtInd: CreditDebitCode) {
        self.amt = amt
        self.cdtDbtInd = cdtDbtInd
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}BankTransactionCodeStructure5`.
public struct BankTransactionCodeStructure5: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Cd`.
    ///
    /// Facets: minLength `1`, maxLength `4`.
    @XMLTransformed<XML.PreservedString> public var cd: String
    /// The element `Fmly`.
    public var fmly: BankTransactionCodeStructure6

    enum CodingKeys: String, CodingKey {
        case cd = "Cd"
        case fmly = "Fmly"
    }

    /// Creates a value of its parts.
    public init(cd: String, fmly: BankTransactionCodeStructure6) {
        self.cd = cd
        self.fmly = fmly
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ProprietaryBankTransactionCodeStructure1`.
public struct ProprietaryBankTransactionCodeStructure1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Cd`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var cd: String
    /// The element `Issr`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var issr: String?

    enum CodingKeys: String, CodingKey {
        case cd = "Cd"
        case issr = "Issr"
    }

    /// Creates a value of its parts.
    public init(cd: String, issr: String? = nil) {
        self.cd = cd
        self.issr = issr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}AmountAndCurrencyExchangeDetails3`.
public struct AmountAndCurrencyExchangeDetails3: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Amt`.
    public var amt: ActiveOrHistoricCurrencyAndAmount
    /// The element `CcyXchg`.
    public var ccyXchg: CurrencyExchange5?

    enum CodingKeys: String, CodingKey {
        case amt = "Amt"
        case ccyXchg = "CcyXchg"
    }

    /// Creates a value of its parts.
    public init(amt: ActiveOrHistoricCurrencyAndAmount, ccyXchg: CurrencyExchange5? = nil) {
        self.amt = amt
        self.ccyXchg = ccyXchg
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}AmountAndCurrencyExchangeDetails4`.
public struct AmountAndCurrencyExchangeDetails4: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var tp: String
    /// The element `Amt`.
    public var amt: ActiveOrHistoricCurrencyAndAmount
    /// The element `CcyXchg`.
    public var ccyXchg: CurrencyExchange5?

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case amt = "Amt"
        case ccyXchg = "CcyXchg"
    }

    /// Creates a value of its parts.
    public init(tp: String, amt: ActiveOrHistoricCurrencyAndAmount, ccyXchg: CurrencyExchange5? = nil) {
        self.tp = tp
        self.amt = amt
        self.ccyXchg = ccyXchg
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ChargesRecord2`.
public struct ChargesRecord2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Amt`.
    public var amt: ActiveOrHistoricCurrencyAndAmount
    /// The element `CdtDbtInd`.
    public var cdtDbtInd: CreditDebitCode?
    /// The element `ChrgInclInd`.
    public var chrgInclInd: Bool?
    /// The element `Tp`.
    public var tp: ChargeType3Choice?
    /// The element `Rate`.
    ///
    /// Facets: fractionDigits `10`, totalDigits `11`.
    public var rate: Decimal?
    /// The element `Br`.
    public var br: ChargeBearerType1Code?
    /// The element `Agt`.
    public var agt: BranchAndFinancialInstitutionIdentification5?
    /// The element `Tax`.
    public var tax: TaxCharges2?

    enum CodingKeys: String, CodingKey {
        case amt = "Amt"
        case cdtDbtInd = "CdtDbtInd"
        case chrgInclInd = "ChrgInclInd"
        case tp = "Tp"
        case rate = "Rate"
        case br = "Br"
        case agt = "Agt"
        case tax = "Tax"
    }

    /// Creates a value of its parts.
    public init(
        amt: ActiveOrHistoricCurrencyAndAmount,
        cdtDbtInd: CreditDebitCode? = nil,
        chrgInclInd: Bool? = nil,
        tp: ChargeType3Choice? = nil,
        rate: Decimal? = nil,
        br: ChargeBearerType1Code? = nil,
        agt: BranchAndFinancialInstitutionIdentification5? = nil,
        tax: TaxCharges2? = nil
    ) {
        self.amt = amt
        self.cdtDbtInd = cdtDbtInd
        self.chrgInclInd = chrgInclInd
        self.tp = tp
        self.rate = rate
        self.br = br
        self.agt = agt
        self.tax = tax
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}InterestRecord1`.
public struct InterestRecord1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Amt`.
    public var amt: ActiveOrHistoricCurrencyAndAmount
    /// The element `CdtDbtInd`.
    public var cdtDbtInd: CreditDebitCode
    /// The element `Tp`.
    public var tp: InterestType1Choice?
    /// The element `Rate`.
    public var rate: Rate3?
    /// The element `FrToDt`.
    public var frToDt: DateTimePeriodDetails?
    /// The element `Rsn`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var rsn: String?
    /// The element `Tax`.
    public var tax: TaxCharges2?

    enum CodingKeys: String, CodingKey {
        case amt = "Amt"
        case cdtDbtInd = "CdtDbtInd"
        case tp = "Tp"
        case rate = "Rate"
        case frToDt = "FrToDt"
        case rsn = "Rsn"
        case tax = "Tax"
    }

    /// Creates a value of its parts.
    public init(
        amt: ActiveOrHistoricCurrencyAndAmount,
        cdtDbtInd: CreditDebitCode,
        tp: InterestType1Choice? = nil,
        rate: Rate3? = nil,
        frToDt: DateTimePeriodDetails? = nil,
        rsn: String? = nil,
        tax: TaxCharges2? = nil
    ) {
        self.amt = amt
        self.cdtDbtInd = cdtDbtInd
        self.tp = tp
        self.rate = rate
        self.frToDt = frToDt
        self.rsn = rsn
        self.tax = tax
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}PaymentCard4`.
public struct PaymentCard4: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `PlainCardData`.
    public var plainCardData: PlainCardData1?
    /// The element `CardCtryCd`.
    ///
    /// Facets: pattern `[0-9]{3}`.
    @XMLTransformed<XML.PreservedString?> public var cardCtryCd: String?
    /// The element `CardBrnd`.
    public var cardBrnd: GenericIdentification1?
    /// The element `AddtlCardData`.
    ///
    /// Facets: minLength `1`, maxLength `70`.
    @XMLTransformed<XML.PreservedString?> public var addtlCardData: String?

    enum CodingKeys: String, CodingKey {
        case plainCardData = "PlainCardData"
        case cardCtryCd = "CardCtryCd"
        case cardBrnd = "CardBrnd"
        case addtlCardData = "AddtlCardData"
    }

    /// Creates a value of its parts.
    public init(
        plainCardData: PlainCardData1? = nil,
        cardCtryCd: String? = nil,
        cardBrnd: GenericIdentification1? = nil,
        addtlCardData: String? = nil
    ) {
        self.plainCardData = plainCardData
        self.cardCtryCd = cardCtryCd
        self.cardBrnd = cardBrnd
        self.addtlCardData = addtlCardData
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}PointOfInteraction1`.
public struct PointOfInteraction1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    public var id: GenericIdentification32
    /// The element `SysNm`.
    ///
    /// Facets: minLength `1`, maxLength `70`.
    @XMLTransformed<XML.PreservedString?> public var sysNm: String?
    /// The element `GrpId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var grpId: String?
    /// The element `Cpblties`.
    public var cpblties: PointOfInteractionCapabilities1?
    /// The elements `Cmpnt`.
    public var cmpnt: [PointOfInteractionComponent1]

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case sysNm = "SysNm"
        case grpId = "GrpId"
        case cpblties = "Cpblties"
        case cmpnt = "Cmpnt"
    }

    /// Creates a value of its parts.
    public init(
        id: GenericIdentification32,
        sysNm: String? = nil,
        grpId: String? = nil,
        cpblties: PointOfInteractionCapabilities1? = nil,
        cmpnt: [PointOfInteractionComponent1] = []
    ) {
        self.id = id
        self.sysNm = sysNm
        self.grpId = grpId
        self.cpblties = cpblties
        self.cmpnt = cmpnt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CardAggregated1`.
public struct CardAggregated1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `AddtlSvc`.
    public var addtlSvc: CardPaymentServiceType2Code?
    /// The element `TxCtgy`.
    ///
    /// Facets: minLength `1`, maxLength `4`.
    @XMLTransformed<XML.PreservedString?> public var txCtgy: String?
    /// The element `SaleRcncltnId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var saleRcncltnId: String?
    /// The element `SeqNbRg`.
    public var seqNbRg: CardSequenceNumberRange1?
    /// The element `TxDtRg`.
    public var txDtRg: DateOrDateTimePeriodChoice?

    enum CodingKeys: String, CodingKey {
        case addtlSvc = "AddtlSvc"
        case txCtgy = "TxCtgy"
        case saleRcncltnId = "SaleRcncltnId"
        case seqNbRg = "SeqNbRg"
        case txDtRg = "TxDtRg"
    }

    /// Creates a value of its parts.
    public init(
        addtlSvc: CardPaymentServiceType2Code? = nil,
        txCtgy: String? = nil,
        saleRcncltnId: String? = nil,
        seqNbRg: CardSequenceNumberRange1? = nil,
        txDtRg: DateOrDateTimePeriodChoice? = nil
    ) {
        self.addtlSvc = addtlSvc
        self.txCtgy = txCtgy
        self.saleRcncltnId = saleRcncltnId
        self.seqNbRg = seqNbRg
        self.txDtRg = txDtRg
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}BatchInformation2`.
public struct BatchInformation2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `MsgId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var msgId: String?
    /// The element `PmtInfId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var pmtInfId: String?
    /// The element `NbOfTxs`.
    ///
    /// Facets: pattern `[0-9]{1,15}`.
    @XMLTransformed<XML.PreservedString?> public var nbOfTxs: String?
    /// The element `TtlAmt`.
    public var ttlAmt: ActiveOrHistoricCurrencyAndAmount?
    /// The element `CdtDbtInd`.
    public var cdtDbtInd: CreditDebitCode?

    enum CodingKeys: String, CodingKey {
        case msgId = "MsgId"
        case pmtInfId = "PmtInfId"
        case nbOfTxs = "NbOfTxs"
        case ttlAmt = "TtlAmt"
        case cdtDbtInd = "CdtDbtInd"
    }

    /// Creates a value of its parts.
    public init(
        msgId: String? = nil,
        pmtInfId: String? = nil,
        nbOfTxs: String? = nil,
        ttlAmt: ActiveOrHistoricCurrencyAndAmount? = nil,
        cdtDbtInd: CreditDebitCode? = nil
    ) {
        self.msgId = msgId
        self.pmtInfId = pmtInfId
        self.nbOfTxs = nbOfTxs
        self.ttlAmt = ttlAmt
        self.cdtDbtInd = cdtDbtInd
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}EntryTransaction4`.
public struct EntryTransaction4: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Refs`.
    public var refs: TransactionReferences3?
    /// The element `Amt`.
    public var amt: ActiveOrHistoricCurrencyAndAmount
    /// The element `CdtDbtInd`.
    public var cdtDbtInd: CreditDebitCode
    /// The element `AmtDtls`.
    public var amtDtls: AmountAndCurrencyExchange3?
    /// The elements `Avlbty`.
    public var avlbty: [CashBalanceAvailability2]
    /// The element `BkTxCd`.
    public var bkTxCd: BankTransactionCodeStructure4?
    /// The element `Chrgs`.
    public var chrgs: Charges4?
    /// The element `Intrst`.
    public var intrst: TransactionInterest3?
    /// The element `RltdPties`.
    public var rltdPties: TransactionParties3?
    /// The element `RltdAgts`.
    public var rltdAgts: TransactionAgents3?
    /// The element `Purp`.
    public var purp: Purpose2Choice?
    /// The elements `RltdRmtInf`.
    public var rltdRmtInf: [RemittanceLocation2]
    /// The element `RmtInf`.
    public var rmtInf: RemittanceInformation7?
    /// The element `RltdDts`.
    public var rltdDts: TransactionDates2?
    /// The element `RltdPric`.
    public var rltdPric: TransactionPrice3Choice?
    /// The elements `RltdQties`.
    public var rltdQties: [TransactionQuantities2Choice]
    /// The element `FinInstrmId`.
    public var finInstrmId: SecurityIdentification14?
    /// The element `Tax`.
    public var tax: TaxInformation3?
    /// The element `RtrInf`.
    public var rtrInf: PaymentReturnReason2?
    /// The element `CorpActn`.
    public var corpActn: CorporateAction9?
    /// The element `SfkpgAcct`.
    public var sfkpgAcct: SecuritiesAccount13?
    /// The elements `CshDpst`.
    public var cshDpst: [CashDeposit1]
    /// The element `CardTx`.
    public var cardTx: CardTransaction1?
    /// The element `AddtlTxInf`.
    ///
    /// Facets: minLength `1`, maxLength `500`.
    @XMLTransformed<XML.PreservedString?> public var addtlTxInf: String?
    /// The elements `SplmtryData`.
    public var splmtryData: [SupplementaryData1]

    enum CodingKeys: String, CodingKey {
        case refs = "Refs"
        case amt = "Amt"
        case cdtDbtInd = "CdtDbtInd"
        case amtDtls = "AmtDtls"
        case avlbty = "Avlbty"
        case bkTxCd = "BkTxCd"
        case chrgs = "Chrgs"
        case intrst = "Intrst"
        case rltdPties = "RltdPties"
        case rltdAgts = "RltdAgts"
        case purp = "Purp"
        case rltdRmtInf = "RltdRmtInf"
        case rmtInf = "RmtInf"
        case rltdDts = "RltdDts"
        case rltdPric = "RltdPric"
        case rltdQties = "RltdQties"
        case finInstrmId = "FinInstrmId"
        case tax = "Tax"
        case rtrInf = "RtrInf"
        case corpActn = "CorpActn"
        case sfkpgAcct = "SfkpgAcct"
        case cshDpst = "CshDpst"
        case cardTx = "CardTx"
        case addtlTxInf = "AddtlTxInf"
        case splmtryData = "SplmtryData"
    }

    /// Creates a value of its parts.
    public init(
        refs: TransactionReferences3? = nil,
        amt: ActiveOrHistoricCurrencyAndAmount,
        cdtDbtInd: CreditDebitCode,
        amtDtls: AmountAndCurrencyExchange3? = nil,
        avlbty: [CashBalanceAvailability2] = [],
        bkTxCd: BankTransactionCodeStructure4? = nil,
        chrgs: Charges4? = nil,
        intrst: TransactionInterest3? = nil,
        rltdPties: TransactionParties3? = nil,
        rltdAgts: TransactionAgents3? = nil,
        purp: Purpose2Choice? = nil,
        rltdRmtInf: [RemittanceLocation2] = [],
        rmtInf: RemittanceInformation7? = nil,
        rltdDts: TransactionDates2? = nil,
        rltdPric: TransactionPrice3Choice? = nil,
        rltdQties: [TransactionQuantities2Choice] = [],
        finInstrmId: SecurityIdentification14? = nil,
        tax: TaxInformation3? = nil,
        rtrInf: PaymentReturnReason2? = nil,
        corpActn: CorporateAction9? = nil,
        sfkpgAcct: SecuritiesAccount13? = nil,
        cshDpst: [CashDeposit1] = [],
        cardTx: CardTransaction1? = nil,
        addtlTxInf: String? = nil,
        splmtryData: [SupplementaryData1] = []
    ) {
        self.refs = refs
        self.amt = amt
        self.cdtDbtInd = cdtDbtInd
        self.amtDtls = amtDtls
        self.avlbty = avlbty
        self.bkTxCd = bkTxCd
        self.chrgs = chrgs
        self.intrst = intrst
        self.rltdPties = rltdPties
        self.rltdAgts = rltdAgts
        self.purp = purp
        self.rltdRmtInf = rltdRmtInf
        self.rmtInf = rmtInf
        self.rltdDts = rltdDts
        self.rltdPric = rltdPric
        self.rltdQties = rltdQties
        self.finInstrmId = finInstrmId
        self.tax = tax
        self.rtrInf = rtrInf
        self.corpActn = corpActn
        self.sfkpgAcct = sfkpgAcct
        self.cshDpst = cshDpst
        self.cardTx = cardTx
        self.addtlTxInf = addtlTxInf
        self.splmtryData = splmtryData
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}GenericOrganisationIdentification1`.
public struct GenericOrganisationIdentification1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var id: String
    /// The element `SchmeNm`.
    public var schmeNm: OrganisationIdentificationSchemeName1Choice?
    /// The element `Issr`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var issr: String?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case schmeNm = "SchmeNm"
        case issr = "Issr"
    }

    /// Creates a value of its parts.
    public init(id: String, schmeNm: OrganisationIdentificationSchemeName1Choice? = nil, issr: String? = nil) {
        self.id = id
        self.schmeNm = schmeNm
        self.issr = issr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}DateAndPlaceOfBirth`.
public struct DateAndPlaceOfBirth: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `BirthDt`.
    public var birthDt: XML.DateTime
    /// The element `PrvcOfBirth`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var prvcOfBirth: String?
    /// The element `CityOfBirth`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var cityOfBirth: String
    /// The element `CtryOfBirth`.
    ///
    /// Facets: pattern `[A-Z]{2,2}`.
    @XMLTransformed<XML.PreservedString> public var ctryOfBirth: String

    enum CodingKeys: String, CodingKey {
        case birthDt = "BirthDt"
        case prvcOfBirth = "PrvcOfBirth"
        case cityOfBirth = "CityOfBirth"
        case ctryOfBirth = "CtryOfBirth"
    }

    /// Creates a value of its parts.
    public init(birthDt: XML.DateTime, prvcOfBirth: String? = nil, cityOfBirth: String, ctryOfBirth: String) {
        self.birthDt = birthDt
        self.prvcOfBirth = prvcOfBirth
        self.cityOfBirth = cityOfBirth
        self.ctryOfBirth = ctryOfBirth
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}GenericPersonIdentification1`.
public struct GenericPersonIdentification1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var id: String
    /// The element `SchmeNm`.
    public var schmeNm: PersonIdentificationSchemeName1Choice?
    /// The element `Issr`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var issr: String?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case schmeNm = "SchmeNm"
        case issr = "Issr"
    }

    /// Creates a value of its parts.
    public init(id: String, schmeNm: PersonIdentificationSchemeName1Choice? = nil, issr: String? = nil) {
        self.id = id
        self.schmeNm = schmeNm
        self.issr = issr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}AccountSchemeName1Choice`.
public struct AccountSchemeName1Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ClearingSystemMemberIdentification2`.
public struct ClearingSystemMemberIdentification2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `ClrSysId`.
    public var clrSysId: ClearingSystemIdentification2Choice?
    /// The element `MmbId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var mmbId: String

    enum CodingKeys: String, CodingKey {
        case clrSysId = "ClrSysId"
        case mmbId = "MmbId"
    }

    /// Creates a value of its parts.
    public init(clrSysId: ClearingSystemIdentification2Choice? = nil, mmbId: String) {
        self.clrSysId = clrSysId
        self.mmbId = mmbId
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}GenericFinancialIdentification1`.
public struct GenericFinancialIdentification1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var id: String
    /// The element `SchmeNm`.
    public var schmeNm: FinancialIdentificationSchemeName1Choice?
    /// The element `Issr`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var issr: String?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case schmeNm = "SchmeNm"
        case issr = "Issr"
    }

    /// Creates a value of its parts.
    public init(id: String, schmeNm: FinancialIdentificationSchemeName1Choice? = nil, issr: String? = nil) {
        self.id = id
        self.schmeNm = schmeNm
        self.issr = issr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ImpliedCurrencyAmountRangeChoice`.
public struct ImpliedCurrencyAmountRangeChoice: Codable, Sendable {
    /// One of several elements.
    public var content: Content

    enum CodingKeys: String, CodingKey {
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(content: Content) {
        self.content = content
    }

    /// One of the elements.
    public enum Content: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `FrAmt`.
        case frAmt(AmountRangeBoundary1)
        /// `ToAmt`.
        case toAmt(AmountRangeBoundary1)
        /// `FrToAmt`.
        case frToAmt(FromToAmountRange)
        /// `EQAmt`.
        case eqAmt(Decimal)
        /// `NEQAmt`.
        case neqAmt(Decimal)

        enum CodingKeys: String, CodingKey {
            case frAmt = "FrAmt"
            case toAmt = "ToAmt"
            case frToAmt = "FrToAmt"
            case eqAmt = "EQAmt"
            case neqAmt = "NEQAmt"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}BalanceType12Code`.
public enum BalanceType12Code: String, Codable, Sendable, CaseIterable {
    /// `XPCD`.
    case xpcd = "XPCD"
    /// `OPAV`.
    case opav = "OPAV"
    /// `ITAV`.
    case itav = "ITAV"
    /// `CLAV`.
    case clav = "CLAV"
    /// `FWAV`.
    case fwav = "FWAV"
    /// `CLBD`.
    case clbd = "CLBD"
    /// `ITBD`.
    case itbd = "ITBD"
    /// `OPBD`.
    case opbd = "OPBD"
    /// `PRCD`.
    case prcd = "PRCD"
    /// `INFO`.
    case info = "INFO"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}BankTransactionCodeStructure6`.
public struct BankTransactionCodeStructure6: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Cd`.
    ///
    /// Facets: minLength `1`, maxLength `4`.
    @XMLTransformed<XML.PreservedString> public var cd: String
    /// The element `SubFmlyCd`.
    ///
    /// Facets: minLength `1`, maxLength `4`.
    @XMLTransformed<XML.PreservedString> public var subFmlyCd: String

    enum CodingKeys: String, CodingKey {
        case cd = "Cd"
        case subFmlyCd = "SubFmlyCd"
    }

    /// Creates a value of its parts.
    public init(cd: String, subFmlyCd: String) {
        self.cd = cd
        self.subFmlyCd = subFmlyCd
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CurrencyExchange5`.
public struct CurrencyExchange5: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `SrcCcy`.
    ///
    /// Facets: pattern `[A-Z]{3,3}`.
    @XMLTransformed<XML.PreservedString> public var srcCcy: String
    /// The element `TrgtCcy`.
    ///
    /// Facets: pattern `[A-Z]{3,3}`.
    @XMLTransformed<XML.PreservedString?> public var trgtCcy: String?
    /// The element `UnitCcy`.
    ///
    /// Facets: pattern `[A-Z]{3,3}`.
    @XMLTransformed<XML.PreservedString?> public var unitCcy: String?
    /// The element `XchgRate`.
    ///
    /// Facets: fractionDigits `10`, totalDigits `11`.
    public var xchgRate: Decimal
    /// The element `CtrctId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var ctrctId: String?
    /// The element `QtnDt`.
    public var qtnDt: XML.DateTime?

    enum CodingKeys: String, CodingKey {
        case srcCcy = "SrcCcy"
        case trgtCcy = "TrgtCcy"
        case unitCcy = "UnitCcy"
        case xchgRate = "XchgRate"
        case ctrctId = "CtrctId"
        case qtnDt = "QtnDt"
    }

    /// Creates a value of its parts.
    public init(
        srcCcy: String,
        trgtCcy: String? = nil,
        unitCcy: String? = nil,
        xchgRate: Decimal,
        ctrctId: String? = nil,
        qtnDt: XML.DateTime? = nil
    ) {
        self.srcCcy = srcCcy
        self.trgtCcy = trgtCcy
        self.unitCcy = unitCcy
        self.xchgRate = xchgRate
        self.ctrctId = ctrctId
        self.qtnDt = qtnDt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ChargeType3Choice`.
public struct ChargeType3Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(GenericIdentification3)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ChargeBearerType1Code`.
public enum ChargeBearerType1Code: String, Codable, Sendable, CaseIterable {
    /// `DEBT`.
    case debt = "DEBT"
    /// `CRED`.
    case cred = "CRED"
    /// `SHAR`.
    case shar = "SHAR"
    /// `SLEV`.
    case slev = "SLEV"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TaxCharges2`.
public struct TaxCharges2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var id: String?
    /// The element `Rate`.
    ///
    /// Facets: fractionDigits `10`, totalDigits `11`.
    public var rate: Decimal?
    /// The element `Amt`.
    public var amt: ActiveOrHistoricCurrencyAndAmount?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case rate = "Rate"
        case amt = "Amt"
    }

    /// Creates a value of its parts.
    public init(id: String? = nil, rate: Decimal? = nil, amt: ActiveOrHistoricCurrencyAndAmount? = nil) {
        self.id = id
        self.rate = rate
        self.amt = amt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}PlainCardData1`.
public struct PlainCardData1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `PAN`.
    ///
    /// Facets: pattern `[0-9]{8,28}`.
    @XMLTransformed<XML.PreservedString> public var pan: String
    /// The element `CardSeqNb`.
    ///
    /// Facets: pattern `[0-9]{2,3}`.
    @XMLTransformed<XML.PreservedString?> public var cardSeqNb: String?
    /// The element `FctvDt`.
    public var fctvDt: XML.DateTime?
    /// The element `XpryDt`.
    public var xpryDt: XML.DateTime
    /// The element `SvcCd`.
    ///
    /// Facets: pattern `[0-9]{3}`.
    @XMLTransformed<XML.PreservedString?> public var svcCd: String?
    /// The elements `TrckData`.
    public var trckData: [TrackData1]
    /// The element `CardSctyCd`.
    public var cardSctyCd: CardSecurityInformation1?

    enum CodingKeys: String, CodingKey {
        case pan = "PAN"
        case cardSeqNb = "CardSeqNb"
        case fctvDt = "FctvDt"
        case xpryDt = "XpryDt"
        case svcCd = "SvcCd"
        case trckData = "TrckData"
        case cardSctyCd = "CardSctyCd"
    }

    /// Creates a value of its parts.
    public init(
        pan: String,
        cardSeqNb: String? = nil,
        fctvDt: XML.DateTime? = nil,
        xpryDt: XML.DateTime,
        svcCd: String? = nil,
        trckData: [TrackData1] = [],
        cardSctyCd: CardSecurityInformation1? = nil
    ) {
        self.pan = pan
        self.cardSeqNb = cardSeqNb
        self.fctvDt = fctvDt
        self.xpryDt = xpryDt
        self.svcCd = svcCd
        self.trckData = trckData
        self.cardSctyCd = cardSctyCd
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}GenericIdentification1`.
public struct GenericIdentification1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var id: String
    /// The element `SchmeNm`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var schmeNm: String?
    /// The element `Issr`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var issr: String?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case schmeNm = "SchmeNm"
        case issr = "Issr"
    }

    /// Creates a value of its parts.
    public init(id: String, schmeNm: String? = nil, issr: String? = nil) {
        self.id = id
        self.schmeNm = schmeNm
        self.issr = issr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}GenericIdentification32`.
public struct GenericIdentification32: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var id: String
    /// The element `Tp`.
    public var tp: PartyType3Code?
    /// The element `Issr`.
    public var issr: PartyType4Code?
    /// The element `ShrtNm`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var shrtNm: String?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case tp = "Tp"
        case issr = "Issr"
        case shrtNm = "ShrtNm"
    }

    /// Creates a value of its parts.
    public init(id: String, tp: PartyType3Code? = nil, issr: PartyType4Code? = nil, shrtNm: String? = nil) {
        self.id = id
        self.tp = tp
        self.issr = issr
        self.shrtNm = shrtNm
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}PointOfInteractionCapabilities1`.
public struct PointOfInteractionCapabilities1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The elements `CardRdngCpblties`.
    public var cardRdngCpblties: [CardDataReading1Code]
    /// The elements `CrdhldrVrfctnCpblties`.
    public var crdhldrVrfctnCpblties: [CardholderVerificationCapability1Code]
    /// The element `OnLineCpblties`.
    public var onLineCpblties: OnLineCapability1Code?
    /// The elements `DispCpblties`.
    public var dispCpblties: [DisplayCapabilities1]
    /// The element `PrtLineWidth`.
    ///
    /// Facets: pattern `[0-9]{1,3}`.
    @XMLTransformed<XML.PreservedString?> public var prtLineWidth: String?

    enum CodingKeys: String, CodingKey {
        case cardRdngCpblties = "CardRdngCpblties"
        case crdhldrVrfctnCpblties = "CrdhldrVrfctnCpblties"
        case onLineCpblties = "OnLineCpblties"
        case dispCpblties = "DispCpblties"
        case prtLineWidth = "PrtLineWidth"
    }

    /// Creates a value of its parts.
    public init(
        cardRdngCpblties: [CardDataReading1Code] = [],
        crdhldrVrfctnCpblties: [CardholderVerificationCapability1Code] = [],
        onLineCpblties: OnLineCapability1Code? = nil,
        dispCpblties: [DisplayCapabilities1] = [],
        prtLineWidth: String? = nil
    ) {
        self.cardRdngCpblties = cardRdngCpblties
        self.crdhldrVrfctnCpblties = crdhldrVrfctnCpblties
        self.onLineCpblties = onLineCpblties
        self.dispCpblties = dispCpblties
        self.prtLineWidth = prtLineWidth
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}PointOfInteractionComponent1`.
public struct PointOfInteractionComponent1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `POICmpntTp`.
    public var poiCmpntTp: POIComponentType1Code
    /// The element `ManfctrId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var manfctrId: String?
    /// The element `Mdl`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var mdl: String?
    /// The element `VrsnNb`.
    ///
    /// Facets: minLength `1`, maxLength `16`.
    @XMLTransformed<XML.PreservedString?> public var vrsnNb: String?
    /// The element `SrlNb`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var srlNb: String?
    /// The elements `ApprvlNb`.
    ///
    /// Facets: minLength `1`, maxLength `70`.
    @XMLTransformed<[XML.PreservedString]> public var apprvlNb: [String]

    enum CodingKeys: String, CodingKey {
        case poiCmpntTp = "POICmpntTp"
        case manfctrId = "ManfctrId"
        case mdl = "Mdl"
        case vrsnNb = "VrsnNb"
        case srlNb = "SrlNb"
        case apprvlNb = "ApprvlNb"
    }

    /// Creates a value of its parts.
    public init(
        poiCmpntTp: POIComponentType1Code,
        manfctrId: String? = nil,
        mdl: String? = nil,
        vrsnNb: String? = nil,
        srlNb: String? = nil,
        apprvlNb: [String] = []
    ) {
        self.poiCmpntTp = poiCmpntTp
        self.manfctrId = manfctrId
        self.mdl = mdl
        self.vrsnNb = vrsnNb
        self.srlNb = srlNb
        self.apprvlNb = apprvlNb
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CardPaymentServiceType2Code`.
public enum CardPaymentServiceType2Code: String, Codable, Sendable, CaseIterable {
    /// `AGGR`.
    case aggr = "AGGR"
    /// `DCCV`.
    case dccv = "DCCV"
    /// `GRTT`.
    case grtt = "GRTT"
    /// `INSP`.
    case insp = "INSP"
    /// `LOYT`.
    case loyt = "LOYT"
    /// `NRES`.
    case nres = "NRES"
    /// `PUCO`.
    case puco = "PUCO"
    /// `RECP`.
    case recp = "RECP"
    /// `SOAF`.
    case soaf = "SOAF"
    /// `UNAF`.
    case unaf = "UNAF"
    /// `VCAU`.
    case vcau = "VCAU"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CardSequenceNumberRange1`.
public struct CardSequenceNumberRange1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `FrstTx`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var frstTx: String?
    /// The element `LastTx`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var lastTx: String?

    enum CodingKeys: String, CodingKey {
        case frstTx = "FrstTx"
        case lastTx = "LastTx"
    }

    /// Creates a value of its parts.
    public init(frstTx: String? = nil, lastTx: String? = nil) {
        self.frstTx = frstTx
        self.lastTx = lastTx
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}DateOrDateTimePeriodChoice`.
public struct DateOrDateTimePeriodChoice: Codable, Sendable {
    /// One of several elements.
    public var dtOrDtTm: DtOrDtTm

    enum CodingKeys: String, CodingKey {
        case dtOrDtTm = "*dtOrDtTm"
    }

    /// Creates a value of its parts.
    public init(dtOrDtTm: DtOrDtTm) {
        self.dtOrDtTm = dtOrDtTm
    }

    /// One of the elements.
    public enum DtOrDtTm: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Dt`.
        case dt(DatePeriodDetails)
        /// `DtTm`.
        case dtTm(DateTimePeriodDetails)

        enum CodingKeys: String, CodingKey {
            case dt = "Dt"
            case dtTm = "DtTm"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TransactionReferences3`.
public struct TransactionReferences3: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `MsgId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var msgId: String?
    /// The element `AcctSvcrRef`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var acctSvcrRef: String?
    /// The element `PmtInfId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var pmtInfId: String?
    /// The element `InstrId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var instrId: String?
    /// The element `EndToEndId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var endToEndId: String?
    /// The element `TxId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var txId: String?
    /// The element `MndtId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var mndtId: String?
    /// The element `ChqNb`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var chqNb: String?
    /// The element `ClrSysRef`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var clrSysRef: String?
    /// The element `AcctOwnrTxId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var acctOwnrTxId: String?
    /// The element `AcctSvcrTxId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var acctSvcrTxId: String?
    /// The element `MktInfrstrctrTxId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var mktInfrstrctrTxId: String?
    /// The element `PrcgId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var prcgId: String?
    /// The elements `Prtry`.
    public var prtry: [ProprietaryReference1]

    enum CodingKeys: String, CodingKey {
        case msgId = "MsgId"
        case acctSvcrRef = "AcctSvcrRef"
        case pmtInfId = "PmtInfId"
        case instrId = "InstrId"
        case endToEndId = "EndToEndId"
        case txId = "TxId"
        case mndtId = "MndtId"
        case chqNb = "ChqNb"
        case clrSysRef = "ClrSysRef"
        case acctOwnrTxId = "AcctOwnrTxId"
        case acctSvcrTxId = "AcctSvcrTxId"
        case mktInfrstrctrTxId = "MktInfrstrctrTxId"
        case prcgId = "PrcgId"
        case prtry = "Prtry"
    }

    /// Creates a value of its parts.
    public init(
        msgId: String? = nil,
        acctSvcrRef: String? = nil,
        pmtInfId: String? = nil,
        instrId: String? = nil,
        endToEndId: String? = nil,
        txId: String? = nil,
        mndtId: String? = nil,
        chqNb: String? = nil,
        clrSysRef: String? = nil,
        acctOwnrTxId: String? = nil,
        acctSvcrTxId: String? = nil,
        mktInfrstrctrTxId: String? = nil,
        prcgId: String? = nil,
        prtry: [ProprietaryReference1] = []
    ) {
        self.msgId = msgId
        self.acctSvcrRef = acctSvcrRef
        self.pmtInfId = pmtInfId
        self.instrId = instrId
        self.endToEndId = endToEndId
        self.txId = txId
        self.mndtId = mndtId
        self.chqNb = chqNb
        self.clrSysRef = clrSysRef
        self.acctOwnrTxId = acctOwnrTxId
        self.acctSvcrTxId = acctSvcrTxId
        self.mktInfrstrctrTxId = mktInfrstrctrTxId
        self.prcgId = prcgId
        self.prtry = prtry
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TransactionParties3`.
public struct TransactionParties3: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `InitgPty`.
    public var initgPty: PartyIdentification43?
    /// The element `Dbtr`.
    public var dbtr: PartyIdentification43?
    /// The element `DbtrAcct`.
    public var dbtrAcct: CashAccount24?
    /// The element `UltmtDbtr`.
    public var ultmtDbtr: PartyIdentification43?
    /// The element `Cdtr`.
    public var cdtr: PartyIdentification43?
    /// The element `CdtrAcct`.
    public var cdtrAcct: CashAccount24?
    /// The element `UltmtCdtr`.
    public var ultmtCdtr: PartyIdentification43?
    /// The element `TradgPty`.
    public var tradgPty: PartyIdentification43?
    /// The elements `Prtry`.
    public var prtry: [ProprietaryParty3]

    enum CodingKeys: String, CodingKey {
        case initgPty = "InitgPty"
        case dbtr = "Dbtr"
        case dbtrAcct = "DbtrAcct"
        case ultmtDbtr = "UltmtDbtr"
        case cdtr = "Cdtr"
        case cdtrAcct = "CdtrAcct"
        case ultmtCdtr = "UltmtCdtr"
        case tradgPty = "TradgPty"
        case prtry = "Prtry"
    }

    /// Creates a value of its parts.
    public init(
        initgPty: PartyIdentification43? = nil,
        dbtr: PartyIdentification43? = nil,
        dbtrAcct: CashAccount24? = nil,
        ultmtDbtr: PartyIdentification43? = nil,
        cdtr: PartyIdentification43? = nil,
        cdtrAcct: CashAccount24? = nil,
        ultmtCdtr: PartyIdentification43? = nil,
        tradgPty: PartyIdentification43? = nil,
        prtry: [ProprietaryParty3] = []
    ) {
        self.initgPty = initgPty
        self.dbtr = dbtr
        self.dbtrAcct = dbtrAcct
        self.ultmtDbtr = ultmtDbtr
        self.cdtr = cdtr
        self.cdtrAcct = cdtrAcct
        self.ultmtCdtr = ultmtCdtr
        self.tradgPty = tradgPty
        self.prtry = prtry
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TransactionAgents3`.
public struct TransactionAgents3: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `DbtrAgt`.
    public var dbtrAgt: BranchAndFinancialInstitutionIdentification5?
    /// The element `CdtrAgt`.
    public var cdtrAgt: BranchAndFinancialInstitutionIdentification5?
    /// The element `IntrmyAgt1`.
    public var intrmyAgt1: BranchAndFinancialInstitutionIdentification5?
    /// The element `IntrmyAgt2`.
    public var intrmyAgt2: BranchAndFinancialInstitutionIdentification5?
    /// The element `IntrmyAgt3`.
    public var intrmyAgt3: BranchAndFinancialInstitutionIdentification5?
    /// The element `RcvgAgt`.
    public var rcvgAgt: BranchAndFinancialInstitutionIdentification5?
    /// The element `DlvrgAgt`.
    public var dlvrgAgt: BranchAndFinancialInstitutionIdentification5?
    /// The element `IssgAgt`.
    public var issgAgt: BranchAndFinancialInstitutionIdentification5?
    /// The element `SttlmPlc`.
    public var sttlmPlc: BranchAndFinancialInstitutionIdentification5?
    /// The elements `Prtry`.
    public var prtry: [ProprietaryAgent3]

    enum CodingKeys: String, CodingKey {
        case dbtrAgt = "DbtrAgt"
        case cdtrAgt = "CdtrAgt"
        case intrmyAgt1 = "IntrmyAgt1"
        case intrmyAgt2 = "IntrmyAgt2"
        case intrmyAgt3 = "IntrmyAgt3"
        case rcvgAgt = "RcvgAgt"
        case dlvrgAgt = "DlvrgAgt"
        case issgAgt = "IssgAgt"
        case sttlmPlc = "SttlmPlc"
        case prtry = "Prtry"
    }

    /// Creates a value of its parts.
    public init(
        dbtrAgt: BranchAndFinancialInstitutionIdentification5? = nil,
        cdtrAgt: BranchAndFinancialInstitutionIdentification5? = nil,
        intrmyAgt1: BranchAndFinancialInstitutionIdentification5? = nil,
        intrmyAgt2: BranchAndFinancialInstitutionIdentification5? = nil,
        intrmyAgt3: BranchAndFinancialInstitutionIdentification5? = nil,
        rcvgAgt: BranchAndFinancialInstitutionIdentification5? = nil,
        dlvrgAgt: BranchAndFinancialInstitutionIdentification5? = nil,
        issgAgt: BranchAndFinancialInstitutionIdentification5? = nil,
        sttlmPlc: BranchAndFinancialInstitutionIdentification5? = nil,
        prtry: [ProprietaryAgent3] = []
    ) {
        self.dbtrAgt = dbtrAgt
        self.cdtrAgt = cdtrAgt
        self.intrmyAgt1 = intrmyAgt1
        self.intrmyAgt2 = intrmyAgt2
        self.intrmyAgt3 = intrmyAgt3
        self.rcvgAgt = rcvgAgt
        self.dlvrgAgt = dlvrgAgt
        self.issgAgt = issgAgt
        self.sttlmPlc = sttlmPlc
        self.prtry = prtry
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}Purpose2Choice`.
public struct Purpose2Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}RemittanceLocation2`.
public struct RemittanceLocation2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `RmtId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var rmtId: String?
    /// The element `RmtLctnMtd`.
    public var rmtLctnMtd: RemittanceLocationMethod2Code?
    /// The element `RmtLctnElctrncAdr`.
    ///
    /// Facets: minLength `1`, maxLength `2048`.
    @XMLTransformed<XML.PreservedString?> public var rmtLctnElctrncAdr: String?
    /// The element `RmtLctnPstlAdr`.
    public var rmtLctnPstlAdr: NameAndAddress10?

    enum CodingKeys: String, CodingKey {
        case rmtId = "RmtId"
        case rmtLctnMtd = "RmtLctnMtd"
        case rmtLctnElctrncAdr = "RmtLctnElctrncAdr"
        case rmtLctnPstlAdr = "RmtLctnPstlAdr"
    }

    /// Creates a value of its parts.
    public init(
        rmtId: String? = nil,
        rmtLctnMtd: RemittanceLocationMethod2Code? = nil,
        rmtLctnElctrncAdr: String? = nil,
        rmtLctnPstlAdr: NameAndAddress10? = nil
    ) {
        self.rmtId = rmtId
        self.rmtLctnMtd = rmtLctnMtd
        self.rmtLctnElctrncAdr = rmtLctnElctrncAdr
        self.rmtLctnPstlAdr = rmtLctnPstlAdr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}RemittanceInformation7`.
public struct RemittanceInformation7: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The elements `Ustrd`.
    ///
    /// Facets: minLength `1`, maxLength `140`.
    @XMLTransformed<[XML.PreservedString]> public var ustrd: [String]
    /// The elements `Strd`.
    public var strd: [StructuredRemittanceInformation9]

    enum CodingKeys: String, CodingKey {
        case ustrd = "Ustrd"
        case strd = "Strd"
    }

    /// Creates a value of its parts.
    public init(ustrd: [String] = [], strd: [StructuredRemittanceInformation9] = []) {
        self.ustrd = ustrd
        self.strd = strd
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TransactionDates2`.
public struct TransactionDates2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `AccptncDtTm`.
    public var accptncDtTm: XML.DateTime?
    /// The element `TradActvtyCtrctlSttlmDt`.
    public var tradActvtyCtrctlSttlmDt: XML.DateTime?
    /// The element `TradDt`.
    public var tradDt: XML.DateTime?
    /// The element `IntrBkSttlmDt`.
    public var intrBkSttlmDt: XML.DateTime?
    /// The element `StartDt`.
    public var startDt: XML.DateTime?
    /// The element `EndDt`.
    public var endDt: XML.DateTime?
    /// The element `TxDtTm`.
    public var txDtTm: XML.DateTime?
    /// The elements `Prtry`.
    public var prtry: [ProprietaryDate2]

    enum CodingKeys: String, CodingKey {
        case accptncDtTm = "AccptncDtTm"
        case tradActvtyCtrctlSttlmDt = "TradActvtyCtrctlSttlmDt"
        case tradDt = "TradDt"
        case intrBkSttlmDt = "IntrBkSttlmDt"
        case startDt = "StartDt"
        case endDt = "EndDt"
        case txDtTm = "TxDtTm"
        case prtry = "Prtry"
    }

    /// Creates a value of its parts.
    public init(
        accptncDtTm: XML.DateTime? = nil,
        tradActvtyCtrctlSttlmDt: XML.DateTime? = nil,
        tradDt: XML.DateTime? = nil,
        intrBkSttlmDt: XML.DateTime? = nil,
        startDt: XML.DateTime? = nil,
        endDt: XML.DateTime? = nil,
        txDtTm: XML.DateTime? = nil,
        prtry: [ProprietaryDate2] = []
    ) {
        self.accptncDtTm = accptncDtTm
        self.tradActvtyCtrctlSttlmDt = tradActvtyCtrctlSttlmDt
        self.tradDt = tradDt
        self.intrBkSttlmDt = intrBkSttlmDt
        self.startDt = startDt
        self.endDt = endDt
        self.txDtTm = txDtTm
        self.prtry = prtry
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TransactionPrice3Choice`.
public struct TransactionPrice3Choice: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `DealPric`.
    public var dealPric: Price2?
    /// The elements `Prtry`.
    public var prtry: [ProprietaryPrice2]

    enum CodingKeys: String, CodingKey {
        case dealPric = "DealPric"
        case prtry = "Prtry"
    }

    /// Creates a value of its parts.
    public init(dealPric: Price2? = nil, prtry: [ProprietaryPrice2] = []) {
        self.dealPric = dealPric
        self.prtry = prtry
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TransactionQuantities2Choice`.
public struct TransactionQuantities2Choice: Codable, Sendable {
    /// One of several elements.
    public var qtyOrOrgnlAndCurFaceAmtOrPrtry: QtyOrOrgnlAndCurFaceAmtOrPrtry

    enum CodingKeys: String, CodingKey {
        case qtyOrOrgnlAndCurFaceAmtOrPrtry = "*qtyOrOrgnlAndCurFaceAmtOrPrtry"
    }

    /// Creates a value of its parts.
    public init(qtyOrOrgnlAndCurFaceAmtOrPrtry: QtyOrOrgnlAndCurFaceAmtOrPrtry) {
        self.qtyOrOrgnlAndCurFaceAmtOrPrtry = qtyOrOrgnlAndCurFaceAmtOrPrtry
    }

    /// One of the elements.
    public enum QtyOrOrgnlAndCurFaceAmtOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Qty`.
        case qty(FinancialInstrumentQuantityChoice)
        /// `OrgnlAndCurFaceAmt`.
        case orgnlAndCurFaceAmt(OriginalAndCurrentQuantities1)
        /// `Prtry`.
        case prtry(ProprietaryQuantity1)

        enum CodingKeys: String, CodingKey {
            case qty = "Qty"
            case orgnlAndCurFaceAmt = "OrgnlAndCurFaceAmt"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}SecurityIdentification14`.
public struct SecurityIdentification14: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `ISIN`.
    ///
    /// Facets: pattern `[A-Z0-9]{12,12}`.
    @XMLTransformed<XML.PreservedString?> public var isin: String?
    /// The elements `OthrId`.
    public var othrId: [OtherIdentification1]
    /// The element `Desc`.
    ///
    /// Facets: minLength `1`, maxLength `140`.
    @XMLTransformed<XML.PreservedString?> public var desc: String?

    enum CodingKeys: String, CodingKey {
        case isin = "ISIN"
        case othrId = "OthrId"
        case desc = "Desc"
    }

    /// Creates a value of its parts.
    public init(isin: String? = nil, othrId: [OtherIdentification1] = [], desc: String? = nil) {
        self.isin = isin
        self.othrId = othrId
        self.desc = desc
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TaxInformation3`.
public struct TaxInformation3: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Cdtr`.
    public var cdtr: TaxParty1?
    /// The element `Dbtr`.
    public var dbtr: TaxParty2?
    /// The element `AdmstnZn`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var admstnZn: String?
    /// The element `RefNb`.
    ///
    /// Facets: minLength `1`, maxLength `140`.
    @XMLTransformed<XML.PreservedString?> public var refNb: String?
    /// The element `Mtd`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var mtd: String?
    /// The element `TtlTaxblBaseAmt`.
    public var ttlTaxblBaseAmt: ActiveOrHistoricCurrencyAndAmount?
    /// The element `TtlTaxAmt`.
    public var ttlTaxAmt: ActiveOrHistoricCurrencyAndAmount?
    /// The element `Dt`.
    public var dt: XML.DateTime?
    /// The element `SeqNb`.
    ///
    /// Facets: fractionDigits `0`, totalDigits `18`.
    public var seqNb: Decimal?
    /// The elements `Rcrd`.
    public var rcrd: [TaxRecord1]

    enum CodingKeys: String, CodingKey {
        case cdtr = "Cdtr"
        case dbtr = "Dbtr"
        case admstnZn = "AdmstnZn"
        case refNb = "RefNb"
        case mtd = "Mtd"
        case ttlTaxblBaseAmt = "TtlTaxblBaseAmt"
        case ttlTaxAmt = "TtlTaxAmt"
        case dt = "Dt"
        case seqNb = "SeqNb"
        case rcrd = "Rcrd"
    }

    /// Creates a value of its parts.
    public init(
        cdtr: TaxParty1? = nil,
        dbtr: TaxParty2? = nil,
        admstnZn: String? = nil,
        refNb: String? = nil,
        mtd: String? = nil,
        ttlTaxblBaseAmt: ActiveOrHistoricCurrencyAndAmount? = nil,
        ttlTaxAmt: ActiveOrHistoricCurrencyAndAmount? = nil,
        dt: XML.DateTime? = nil,
        seqNb: Decimal? = nil,
        rcrd: [TaxRecord1] = []
    ) {
        self.cdtr = cdtr
        self.dbtr = dbtr
        self.admstnZn = admstnZn
        self.refNb = refNb
        self.mtd = mtd
        self.ttlTaxblBaseAmt = ttlTaxblBaseAmt
        self.ttlTaxAmt = ttlTaxAmt
        self.dt = dt
        self.seqNb = seqNb
        self.rcrd = rcrd
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}PaymentReturnReason2`.
public struct PaymentReturnReason2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `OrgnlBkTxCd`.
    public var orgnlBkTxCd: BankTransactionCodeStructure4?
    /// The element `Orgtr`.
    public var orgtr: PartyIdentification43?
    /// The element `Rsn`.
    public var rsn: ReturnReason5Choice?
    /// The elements `AddtlInf`.
    ///
    /// Facets: minLength `1`, maxLength `105`.
    @XMLTransformed<[XML.PreservedString]> public var addtlInf: [String]

    enum CodingKeys: String, CodingKey {
        case orgnlBkTxCd = "OrgnlBkTxCd"
        case orgtr = "Orgtr"
        case rsn = "Rsn"
        case addtlInf = "AddtlInf"
    }

    /// Creates a value of its parts.
    public init(
        orgnlBkTxCd: BankTransactionCodeStructure4? = nil,
        orgtr: PartyIdentification43? = nil,
        rsn: ReturnReason5Choice? = nil,
        addtlInf: [String] = []
    ) {
        self.orgnlBkTxCd = orgnlBkTxCd
        self.orgtr = orgtr
        self.rsn = rsn
        self.addtlInf = addtlInf
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CorporateAction9`.
public struct CorporateAction9: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `EvtTp`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var evtTp: String
    /// The element `EvtId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var evtId: String

    enum CodingKeys: String, CodingKey {
        case evtTp = "EvtTp"
        case evtId = "EvtId"
    }

    /// Creates a value of its parts.
    public init(evtTp: String, evtId: String) {
        self.evtTp = evtTp
        self.evtId = evtId
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}SecuritiesAccount13`.
public struct SecuritiesAccount13: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var id: String
    /// The element `Tp`.
    public var tp: GenericIdentification20?
    /// The element `Nm`.
    ///
    /// Facets: minLength `1`, maxLength `70`.
    @XMLTransformed<XML.PreservedString?> public var nm: String?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case tp = "Tp"
        case nm = "Nm"
    }

    /// Creates a value of its parts.
    public init(id: String, tp: GenericIdentification20? = nil, nm: String? = nil) {
        self.id = id
        self.tp = tp
        self.nm = nm
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CashDeposit1`.
public struct CashDeposit1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `NoteDnmtn`.
    public var noteDnmtn: ActiveCurrencyAndAmount
    /// The element `NbOfNotes`.
    ///
    /// Facets: pattern `[0-9]{1,15}`.
    @XMLTransformed<XML.PreservedString> public var nbOfNotes: String
    /// The element `Amt`.
    public var amt: ActiveCurrencyAndAmount

    enum CodingKeys: String, CodingKey {
        case noteDnmtn = "NoteDnmtn"
        case nbOfNotes = "NbOfNotes"
        case amt = "Amt"
    }

    /// Creates a value of its parts.
    public init(noteDnmtn: ActiveCurrencyAndAmount, nbOfNotes: String, amt: ActiveCurrencyAndAmount) {
        self.noteDnmtn = noteDnmtn
        self.nbOfNotes = nbOfNotes
        self.amt = amt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CardTransaction1`.
public struct CardTransaction1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Card`.
    public var card: PaymentCard4?
    /// The element `POI`.
    public var poi: PointOfInteraction1?
    /// The element `Tx`.
    public var tx: CardTransaction1Choice?

    enum CodingKeys: String, CodingKey {
        case card = "Card"
        case poi = "POI"
        case tx = "Tx"
    }

    /// Creates a value of its parts.
    public init(card: PaymentCard4? = nil, poi: PointOfInteraction1? = nil, tx: CardTransaction1Choice? = nil) {
        self.card = card
        self.poi = poi
        self.tx = tx
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}OrganisationIdentificationSchemeName1Choice`.
public struct OrganisationIdentificationSchemeName1Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}PersonIdentificationSchemeName1Choice`.
public struct PersonIdentificationSchemeName1Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ClearingSystemIdentification2Choice`.
public struct ClearingSystemIdentification2Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}FinancialIdentificationSchemeName1Choice`.
public struct FinancialIdentificationSchemeName1Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}AmountRangeBoundary1`.
public struct AmountRangeBoundary1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `BdryAmt`.
    ///
    /// Facets: fractionDigits `5`, totalDigits `18`, minInclusive `0`.
    public var bdryAmt: Decimal
    /// The element `Incl`.
    public var incl: Bool

    enum CodingKeys: String, CodingKey {
        case bdryAmt = "BdryAmt"
        case incl = "Incl"
    }

    /// Creates a value of its parts.
    public init(bdryAmt: Decimal, incl: Bool) {
        self.bdryAmt = bdryAmt
        self.incl = incl
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}FromToAmountRange`.
public struct FromToAmountRange: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `FrAmt`.
    public var frAmt: AmountRangeBoundary1
    /// The element `ToAmt`.
    public var toAmt: AmountRangeBoundary1

    enum CodingKeys: String, CodingKey {
        case frAmt = "FrAmt"
        case toAmt = "ToAmt"
    }

    /// Creates a value of its parts.
    public init(frAmt: AmountRangeBoundary1, toAmt: AmountRangeBoundary1) {
        self.frAmt = frAmt
        self.toAmt = toAmt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}GenericIdentification3`.
public struct GenericIdentification3: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var id: String
    /// The element `Issr`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var issr: String?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case issr = "Issr"
    }

    /// Creates a value of its parts.
    public init(id: String, issr: String? = nil) {
        self.id = id
        self.issr = issr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TrackData1`.
public struct TrackData1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `TrckNb`.
    ///
    /// Facets: pattern `[0-9]`.
    @XMLTransformed<XML.PreservedString?> public var trckNb: String?
    /// The element `TrckVal`.
    ///
    /// Facets: minLength `1`, maxLength `140`.
    @XMLTransformed<XML.PreservedString> public var trckVal: String

    enum CodingKeys: String, CodingKey {
        case trckNb = "TrckNb"
        case trckVal = "TrckVal"
    }

    /// Creates a value of its parts.
    public init(trckNb: String? = nil, trckVal: String) {
        self.trckNb = trckNb
        self.trckVal = trckVal
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CardSecurityInformation1`.
public struct CardSecurityInformation1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `CSCMgmt`.
    public var cscMgmt: CSCManagement1Code
    /// The element `CSCVal`.
    ///
    /// Facets: pattern `[0-9]{3,4}`.
    @XMLTransformed<XML.PreservedString?> public var cscVal: String?

    enum CodingKeys: String, CodingKey {
        case cscMgmt = "CSCMgmt"
        case cscVal = "CSCVal"
    }

    /// Creates a value of its parts.
    public init(cscMgmt: CSCManagement1Code, cscVal: String? = nil) {
        self.cscMgmt = cscMgmt
        self.cscVal = cscVal
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}PartyType3Code`.
public enum PartyType3Code: String, Codable, Sendable, CaseIterable {
    /// `OPOI`.
    case opoi = "OPOI"
    /// `MERC`.
    case merc = "MERC"
    /// `ACCP`.
    case accp = "ACCP"
    /// `ITAG`.
    case itag = "ITAG"
    /// `ACQR`.
    case acqr = "ACQR"
    /// `CISS`.
    case ciss = "CISS"
    /// `DLIS`.
    case dlis = "DLIS"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}PartyType4Code`.
public enum PartyType4Code: String, Codable, Sendable, CaseIterable {
    /// `MERC`.
    case merc = "MERC"
    /// `ACCP`.
    case accp = "ACCP"
    /// `ITAG`.
    case itag = "ITAG"
    /// `ACQR`.
    case acqr = "ACQR"
    /// `CISS`.
    case ciss = "CISS"
    /// `TAXH`.
    case taxh = "TAXH"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CardDataReading1Code`.
public enum CardDataReading1Code: String, Codable, Sendable, CaseIterable {
    /// `TAGC`.
    case tagc = "TAGC"
    /// `PHYS`.
    case phys = "PHYS"
    /// `BRCD`.
    case brcd = "BRCD"
    /// `MGST`.
    case mgst = "MGST"
    /// `CICC`.
    case cicc = "CICC"
    /// `DFLE`.
    case dfle = "DFLE"
    /// `CTLS`.
    case ctls = "CTLS"
    /// `ECTL`.
    case ectl = "ECTL"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CardholderVerificationCapability1Code`.
public enum CardholderVerificationCapability1Code: String, Codable, Sendable, CaseIterable {
    /// `MNSG`.
    case mnsg = "MNSG"
    /// `NPIN`.
    case npin = "NPIN"
    /// `FCPN`.
    case fcpn = "FCPN"
    /// `FEPN`.
    case fepn = "FEPN"
    /// `FDSG`.
    case fdsg = "FDSG"
    /// `FBIO`.
    case fbio = "FBIO"
    /// `MNVR`.
    case mnvr = "MNVR"
    /// `FBIG`.
    case fbig = "FBIG"
    /// `APKI`.
    case apki = "APKI"
    /// `PKIS`.
    case pkis = "PKIS"
    /// `CHDT`.
    case chdt = "CHDT"
    /// `SCEC`.
    case scec = "SCEC"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}OnLineCapability1Code`.
public enum OnLineCapability1Code: String, Codable, Sendable, CaseIterable {
    /// `OFLN`.
    case ofln = "OFLN"
    /// `ONLN`.
    case onln = "ONLN"
    /// `SMON`.
    case smon = "SMON"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}DisplayCapabilities1`.
public struct DisplayCapabilities1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `DispTp`.
    public var dispTp: UserInterface2Code
    /// The element `NbOfLines`.
    ///
    /// Facets: pattern `[0-9]{1,3}`.
    @XMLTransformed<XML.PreservedString> public var nbOfLines: String
    /// The element `LineWidth`.
    ///
    /// Facets: pattern `[0-9]{1,3}`.
    @XMLTransformed<XML.PreservedString> public var lineWidth: String

    enum CodingKeys: String, CodingKey {
        case dispTp = "DispTp"
        case nbOfLines = "NbOfLines"
        case lineWidth = "LineWidth"
    }

    /// Creates a value of its parts.
    public init(dispTp: UserInterface2Code, nbOfLines: String, lineWidth: String) {
        self.dispTp = dispTp
        self.nbOfLines = nbOfLines
        self.lineWidth = lineWidth
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}POIComponentType1Code`.
public enum POIComponentType1Code: String, Codable, Sendable, CaseIterable {
    /// `SOFT`.
    case soft = "SOFT"
    /// `EMVK`.
    case emvk = "EMVK"
    /// `EMVO`.
    case emvo = "EMVO"
    /// `MRIT`.
    case mrit = "MRIT"
    /// `CHIT`.
    case chit = "CHIT"
    /// `SECM`.
    case secm = "SECM"
    /// `PEDV`.
    case pedv = "PEDV"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}DatePeriodDetails`.
public struct DatePeriodDetails: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `FrDt`.
    public var frDt: XML.DateTime
    /// The element `ToDt`.
    public var toDt: XML.DateTime

    enum CodingKeys: String, CodingKey {
        case frDt = "FrDt"
        case toDt = "ToDt"
    }

    /// Creates a value of its parts.
    public init(frDt: XML.DateTime, toDt: XML.DateTime) {
        self.frDt = frDt
        self.toDt = toDt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ProprietaryReference1`.
public struct ProprietaryReference1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var tp: String
    /// The element `Ref`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var ref: String

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case ref = "Ref"
    }

    /// Creates a value of its parts.
    public init(tp: String, ref: String) {
        self.tp = tp
        self.ref = ref
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ProprietaryParty3`.
public struct ProprietaryParty3: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var tp: String
    /// The element `Pty`.
    public var pty: PartyIdentification43

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case pty = "Pty"
    }

    /// Creates a value of its parts.
    public init(tp: String, pty: PartyIdentification43) {
        self.tp = tp
        self.pty = pty
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ProprietaryAgent3`.
public struct ProprietaryAgent3: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var tp: String
    /// The element `Agt`.
    public var agt: BranchAndFinancialInstitutionIdentification5

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case agt = "Agt"
    }

    /// Creates a value of its parts.
    public init(tp: String, agt: BranchAndFinancialInstitutionIdentification5) {
        self.tp = tp
        self.agt = agt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}RemittanceLocationMethod2Code`.
public enum RemittanceLocationMethod2Code: String, Codable, Sendable, CaseIterable {
    /// `FAXI`.
    case faxi = "FAXI"
    /// `EDIC`.
    case edic = "EDIC"
    /// `URID`.
    case urid = "URID"
    /// `EMAL`.
    case emal = "EMAL"
    /// `POST`.
    case post = "POST"
    /// `SMSM`.
    case smsm = "SMSM"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}NameAndAddress10`.
public struct NameAndAddress10: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Nm`.
    ///
    /// Facets: minLength `1`, maxLength `140`.
    @XMLTransformed<XML.PreservedString> public var nm: String
    /// The element `Adr`.
    public var adr: PostalAddress6

    enum CodingKeys: String, CodingKey {
        case nm = "Nm"
        case adr = "Adr"
    }

    /// Creates a value of its parts.
    public init(nm: String, adr: PostalAddress6) {
        self.nm = nm
        self.adr = adr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}StructuredRemittanceInformation9`.
public struct StructuredRemittanceInformation9: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The elements `RfrdDocInf`.
    public var rfrdDocInf: [ReferredDocumentInformation3]
    /// The element `RfrdDocAmt`.
    public var rfrdDocAmt: RemittanceAmount2?
    /// The element `CdtrRefInf`.
    public var cdtrRefInf: CreditorReferenceInformation2?
    /// The element `Invcr`.
    public var invcr: PartyIdentification43?
    /// The element `Invcee`.
    public var invcee: PartyIdentification43?
    /// The elements `AddtlRmtInf`.
    ///
    /// Facets: minLength `1`, maxLength `140`.
    @XMLTransformed<[XML.PreservedString]> public var addtlRmtInf: [String]

    enum CodingKeys: String, CodingKey {
        case rfrdDocInf = "RfrdDocInf"
        case rfrdDocAmt = "RfrdDocAmt"
        case cdtrRefInf = "CdtrRefInf"
        case invcr = "Invcr"
        case invcee = "Invcee"
        case addtlRmtInf = "AddtlRmtInf"
    }

    /// Creates a value of its parts.
    public init(
        rfrdDocInf: [ReferredDocumentInformation3] = [],
        rfrdDocAmt: RemittanceAmount2? = nil,
        cdtrRefInf: CreditorReferenceInformation2? = nil,
        invcr: PartyIdentification43? = nil,
        invcee: PartyIdentification43? = nil,
        addtlRmtInf: [String] = []
    ) {
        self.rfrdDocInf = rfrdDocInf
        self.rfrdDocAmt = rfrdDocAmt
        self.cdtrRefInf = cdtrRefInf
        self.invcr = invcr
        self.invcee = invcee
        self.addtlRmtInf = addtlRmtInf
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ProprietaryDate2`.
public struct ProprietaryDate2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var tp: String
    /// The element `Dt`.
    public var dt: DateAndDateTimeChoice

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case dt = "Dt"
    }

    /// Creates a value of its parts.
    public init(tp: String, dt: DateAndDateTimeChoice) {
        self.tp = tp
        self.dt = dt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}Price2`.
public struct Price2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    public var tp: YieldedOrValueType1Choice
    /// The element `Val`.
    public var val: PriceRateOrAmountChoice

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case val = "Val"
    }

    /// Creates a value of its parts.
    public init(tp: YieldedOrValueType1Choice, val: PriceRateOrAmountChoice) {
        self.tp = tp
        self.val = val
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ProprietaryPrice2`.
public struct ProprietaryPrice2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var tp: String
    /// The element `Pric`.
    public var pric: ActiveOrHistoricCurrencyAndAmount

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case pric = "Pric"
    }

    /// Creates a value of its parts.
    public init(tp: String, pric: ActiveOrHistoricCurrencyAndAmount) {
        self.tp = tp
        self.pric = pric
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}FinancialInstrumentQuantityChoice`.
public struct FinancialInstrumentQuantityChoice: Codable, Sendable {
    /// One of several elements.
    public var unitOrFaceAmtOrAmtsdVal: UnitOrFaceAmtOrAmtsdVal

    enum CodingKeys: String, CodingKey {
        case unitOrFaceAmtOrAmtsdVal = "*unitOrFaceAmtOrAmtsdVal"
    }

    /// Creates a value of its parts.
    public init(unitOrFaceAmtOrAmtsdVal: UnitOrFaceAmtOrAmtsdVal) {
        self.unitOrFaceAmtOrAmtsdVal = unitOrFaceAmtOrAmtsdVal
    }

    /// One of the elements.
    public enum UnitOrFaceAmtOrAmtsdVal: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Unit`.
        case unit(Decimal)
        /// `FaceAmt`.
        case faceAmt(Decimal)
        /// `AmtsdVal`.
        case amtsdVal(Decimal)

        enum CodingKeys: String, CodingKey {
            case unit = "Unit"
            case faceAmt = "FaceAmt"
            case amtsdVal = "AmtsdVal"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}OriginalAndCurrentQuantities1`.
public struct OriginalAndCurrentQuantities1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `FaceAmt`.
    ///
    /// Facets: fractionDigits `5`, totalDigits `18`, minInclusive `0`.
    public var faceAmt: Decimal
    /// The element `AmtsdVal`.
    ///
    /// Facets: fractionDigits `5`, totalDigits `18`, minInclusive `0`.
    public var amtsdVal: Decimal

    enum CodingKeys: String, CodingKey {
        case faceAmt = "FaceAmt"
        case amtsdVal = "AmtsdVal"
    }

    /// Creates a value of its parts.
    public init(faceAmt: Decimal, amtsdVal: Decimal) {
        self.faceAmt = faceAmt
        self.amtsdVal = amtsdVal
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ProprietaryQuantity1`.
public struct ProprietaryQuantity1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var tp: String
    /// The element `Qty`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var qty: String

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case qty = "Qty"
    }

    /// Creates a value of its parts.
    public init(tp: String, qty: String) {
        self.tp = tp
        self.qty = qty
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}OtherIdentification1`.
public struct OtherIdentification1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var id: String
    /// The element `Sfx`.
    ///
    /// Facets: minLength `1`, maxLength `16`.
    @XMLTransformed<XML.PreservedString?> public var sfx: String?
    /// The element `Tp`.
    public var tp: IdentificationSource3Choice

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case sfx = "Sfx"
        case tp = "Tp"
    }

    /// Creates a value of its parts.
    public init(id: String, sfx: String? = nil, tp: IdentificationSource3Choice) {
        self.id = id
        self.sfx = sfx
        self.tp = tp
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TaxParty1`.
public struct TaxParty1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `TaxId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var taxId: String?
    /// The element `RegnId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var regnId: String?
    /// The element `TaxTp`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var taxTp: String?

    enum CodingKeys: String, CodingKey {
        case taxId = "TaxId"
        case regnId = "RegnId"
        case taxTp = "TaxTp"
    }

    /// Creates a value of its parts.
    public init(taxId: String? = nil, regnId: String? = nil, taxTp: String? = nil) {
        self.taxId = taxId
        self.regnId = regnId
        self.taxTp = taxTp
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TaxParty2`.
public struct TaxParty2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `TaxId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var taxId: String?
    /// The element `RegnId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var regnId: String?
    /// The element `TaxTp`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var taxTp: String?
    /// The element `Authstn`.
    public var authstn: TaxAuthorisation1?

    enum CodingKeys: String, CodingKey {
        case taxId = "TaxId"
        case regnId = "RegnId"
        case taxTp = "TaxTp"
        case authstn = "Authstn"
    }

    /// Creates a value of its parts.
    public init(taxId: String? = nil, regnId: String? = nil, taxTp: String? = nil, authstn: TaxAuthorisation1? = nil) {
        self.taxId = taxId
        self.regnId = regnId
        self.taxTp = taxTp
        self.authstn = authstn
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TaxRecord1`.
public struct TaxRecord1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var tp: String?
    /// The element `Ctgy`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var ctgy: String?
    /// The element `CtgyDtls`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var ctgyDtls: String?
    /// The element `DbtrSts`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var dbtrSts: String?
    /// The element `CertId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var certId: String?
    /// The element `FrmsCd`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var frmsCd: String?
    /// The element `Prd`.
    public var prd: TaxPeriod1?
    /// The element `TaxAmt`.
    public var taxAmt: TaxAmount1?
    /// The element `AddtlInf`.
    ///
    /// Facets: minLength `1`, maxLength `140`.
    @XMLTransformed<XML.PreservedString?> public var addtlInf: String?

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case ctgy = "Ctgy"
        case ctgyDtls = "CtgyDtls"
        case dbtrSts = "DbtrSts"
        case certId = "CertId"
        case frmsCd = "FrmsCd"
        case prd = "Prd"
        case taxAmt = "TaxAmt"
        case addtlInf = "AddtlInf"
    }

    /// Creates a value of its parts.
    public init(
        tp: String? = nil,
        ctgy: String? = nil,
        ctgyDtls: String? = nil,
        dbtrSts: String? = nil,
        certId: String? = nil,
        frmsCd: String? = nil,
        prd: TaxPeriod1? = nil,
        taxAmt: TaxAmount1? = nil,
        addtlInf: String? = nil
    ) {
        self.tp = tp
        self.ctgy = ctgy
        self.ctgyDtls = ctgyDtls
        self.dbtrSts = dbtrSts
        self.certId = certId
        self.frmsCd = frmsCd
        self.prd = prd
        self.taxAmt = taxAmt
        self.addtlInf = addtlInf
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ReturnReason5Choice`.
public struct ReturnReason5Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}GenericIdentification20`.
public struct GenericIdentification20: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Id`.
    ///
    /// Facets: pattern `[a-zA-Z0-9]{4}`.
    @XMLTransformed<XML.PreservedString> public var id: String
    /// The element `Issr`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var issr: String
    /// The element `SchmeNm`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var schmeNm: String?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case issr = "Issr"
        case schmeNm = "SchmeNm"
    }

    /// Creates a value of its parts.
    public init(id: String, issr: String, schmeNm: String? = nil) {
        self.id = id
        self.issr = issr
        self.schmeNm = schmeNm
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ActiveCurrencyAndAmount`.
public struct ActiveCurrencyAndAmount: Codable, Sendable, Hashable {
    /// The attribute `Ccy`.
    ///
    /// Facets: pattern `[A-Z]{3,3}`.
    @XMLAttribute public var ccy: String
    /// The text.
    ///
    /// Facets: fractionDigits `5`, totalDigits `18`, minInclusive `0`.
    @XMLText public var value: Decimal

    enum CodingKeys: String, CodingKey {
        case ccy = "Ccy"
        case value
    }

    /// Creates a value of its parts.
    public init(ccy: String, value: Decimal) {
        self.ccy = ccy
        self.value = value
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CardTransaction1Choice`.
public struct CardTransaction1Choice: Codable, Sendable {
    /// One of several elements.
    public var aggtdOrIndv: AggtdOrIndv

    enum CodingKeys: String, CodingKey {
        case aggtdOrIndv = "*aggtdOrIndv"
    }

    /// Creates a value of its parts.
    public init(aggtdOrIndv: AggtdOrIndv) {
        self.aggtdOrIndv = aggtdOrIndv
    }

    /// One of the elements.
    public enum AggtdOrIndv: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Aggtd`.
        case aggtd(CardAggregated1)
        /// `Indv`.
        case indv(CardIndividualTransaction1)

        enum CodingKeys: String, CodingKey {
            case aggtd = "Aggtd"
            case indv = "Indv"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CSCManagement1Code`.
public enum CSCManagement1Code: String, Codable, Sendable, CaseIterable {
    /// `PRST`.
    case prst = "PRST"
    /// `BYPS`.
    case byps = "BYPS"
    /// `UNRD`.
    case unrd = "UNRD"
    /// `NCSC`.
    case ncsc = "NCSC"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}UserInterface2Code`.
public enum UserInterface2Code: String, Codable, Sendable, CaseIterable {
    /// `MDSP`.
    case mdsp = "MDSP"
    /// `CDSP`.
    case cdsp = "CDSP"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ReferredDocumentInformation3`.
public struct ReferredDocumentInformation3: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    public var tp: ReferredDocumentType2?
    /// The element `Nb`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var nb: String?
    /// The element `RltdDt`.
    public var rltdDt: XML.DateTime?

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case nb = "Nb"
        case rltdDt = "RltdDt"
    }

    /// Creates a value of its parts.
    public init(tp: ReferredDocumentType2? = nil, nb: String? = nil, rltdDt: XML.DateTime? = nil) {
        self.tp = tp
        self.nb = nb
        self.rltdDt = rltdDt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}RemittanceAmount2`.
public struct RemittanceAmount2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `DuePyblAmt`.
    public var duePyblAmt: ActiveOrHistoricCurrencyAndAmount?
    /// The elements `DscntApldAmt`.
    public var dscntApldAmt: [DiscountAmountAndType1]
    /// The element `CdtNoteAmt`.
    public var cdtNoteAmt: ActiveOrHistoricCurrencyAndAmount?
    /// The elements `TaxAmt`.
    public var taxAmt: [TaxAmountAndType1]
    /// The elements `AdjstmntAmtAndRsn`.
    public var adjstmntAmtAndRsn: [DocumentAdjustment1]
    /// The element `RmtdAmt`.
    public var rmtdAmt: ActiveOrHistoricCurrencyAndAmount?

    enum CodingKeys: String, CodingKey {
        case duePyblAmt = "DuePyblAmt"
        case dscntApldAmt = "DscntApldAmt"
        case cdtNoteAmt = "CdtNoteAmt"
        case taxAmt = "TaxAmt"
        case adjstmntAmtAndRsn = "AdjstmntAmtAndRsn"
        case rmtdAmt = "RmtdAmt"
    }

    /// Creates a value of its parts.
    public init(
        duePyblAmt: ActiveOrHistoricCurrencyAndAmount? = nil,
        dscntApldAmt: [DiscountAmountAndType1] = [],
        cdtNoteAmt: ActiveOrHistoricCurrencyAndAmount? = nil,
        taxAmt: [TaxAmountAndType1] = [],
        adjstmntAmtAndRsn: [DocumentAdjustment1] = [],
        rmtdAmt: ActiveOrHistoricCurrencyAndAmount? = nil
    ) {
        self.duePyblAmt = duePyblAmt
        self.dscntApldAmt = dscntApldAmt
        self.cdtNoteAmt = cdtNoteAmt
        self.taxAmt = taxAmt
        self.adjstmntAmtAndRsn = adjstmntAmtAndRsn
        self.rmtdAmt = rmtdAmt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CreditorReferenceInformation2`.
public struct CreditorReferenceInformation2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    public var tp: CreditorReferenceType2?
    /// The element `Ref`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var ref: String?

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case ref = "Ref"
    }

    /// Creates a value of its parts.
    public init(tp: CreditorReferenceType2? = nil, ref: String? = nil) {
        self.tp = tp
        self.ref = ref
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}YieldedOrValueType1Choice`.
public struct YieldedOrValueType1Choice: Codable, Sendable {
    /// One of several elements.
    public var ylddOrValTp: YlddOrValTp

    enum CodingKeys: String, CodingKey {
        case ylddOrValTp = "*ylddOrValTp"
    }

    /// Creates a value of its parts.
    public init(ylddOrValTp: YlddOrValTp) {
        self.ylddOrValTp = ylddOrValTp
    }

    /// One of the elements.
    public enum YlddOrValTp: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Yldd`.
        case yldd(Bool)
        /// `ValTp`.
        case valTp(PriceValueType1Code)

        enum CodingKeys: String, CodingKey {
            case yldd = "Yldd"
            case valTp = "ValTp"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}PriceRateOrAmountChoice`.
public struct PriceRateOrAmountChoice: Codable, Sendable {
    /// One of several elements.
    public var rateOrAmt: RateOrAmt

    enum CodingKeys: String, CodingKey {
        case rateOrAmt = "*rateOrAmt"
    }

    /// Creates a value of its parts.
    public init(rateOrAmt: RateOrAmt) {
        self.rateOrAmt = rateOrAmt
    }

    /// One of the elements.
    public enum RateOrAmt: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Rate`.
        case rate(Decimal)
        /// `Amt`.
        case amt(ActiveOrHistoricCurrencyAnd13DecimalAmount)

        enum CodingKeys: String, CodingKey {
            case rate = "Rate"
            case amt = "Amt"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}IdentificationSource3Choice`.
public struct IdentificationSource3Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TaxAuthorisation1`.
public struct TaxAuthorisation1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Titl`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var titl: String?
    /// The element `Nm`.
    ///
    /// Facets: minLength `1`, maxLength `140`.
    @XMLTransformed<XML.PreservedString?> public var nm: String?

    enum CodingKeys: String, CodingKey {
        case titl = "Titl"
        case nm = "Nm"
    }

    /// Creates a value of its parts.
    public init(titl: String? = nil, nm: String? = nil) {
        self.titl = titl
        self.nm = nm
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TaxPeriod1`.
public struct TaxPeriod1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Yr`.
    public var yr: XML.DateTime?
    /// The element `Tp`.
    public var tp: TaxRecordPeriod1Code?
    /// The element `FrToDt`.
    public var frToDt: DatePeriodDetails?

    enum CodingKeys: String, CodingKey {
        case yr = "Yr"
        case tp = "Tp"
        case frToDt = "FrToDt"
    }

    /// Creates a value of its parts.
    public init(yr: XML.DateTime? = nil, tp: TaxRecordPeriod1Code? = nil, frToDt: DatePeriodDetails? = nil) {
        self.yr = yr
        self.tp = tp
        self.frToDt = frToDt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TaxAmount1`.
public struct TaxAmount1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Rate`.
    ///
    /// Facets: fractionDigits `10`, totalDigits `11`.
    public var rate: Decimal?
    /// The element `TaxblBaseAmt`.
    public var taxblBaseAmt: ActiveOrHistoricCurrencyAndAmount?
    /// The element `TtlAmt`.
    public var ttlAmt: ActiveOrHistoricCurrencyAndAmount?
    /// The elements `Dtls`.
    public var dtls: [TaxRecordDetails1]

    enum CodingKeys: String, CodingKey {
        case rate = "Rate"
        case taxblBaseAmt = "TaxblBaseAmt"
        case ttlAmt = "TtlAmt"
        case dtls = "Dtls"
    }

    /// Creates a value of its parts.
    public init(
        rate: Decimal? = nil,
        taxblBaseAmt: ActiveOrHistoricCurrencyAndAmount? = nil,
        ttlAmt: ActiveOrHistoricCurrencyAndAmount? = nil,
        dtls: [TaxRecordDetails1] = []
    ) {
        self.rate = rate
        self.taxblBaseAmt = taxblBaseAmt
        self.ttlAmt = ttlAmt
        self.dtls = dtls
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CardIndividualTransaction1`.
public struct CardIndividualTransaction1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `AddtlSvc`.
    public var addtlSvc: CardPaymentServiceType2Code?
    /// The element `TxCtgy`.
    ///
    /// Facets: minLength `1`, maxLength `4`.
    @XMLTransformed<XML.PreservedString?> public var txCtgy: String?
    /// The element `SaleRcncltnId`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var saleRcncltnId: String?
    /// The element `SaleRefNb`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var saleRefNb: String?
    /// The element `SeqNb`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var seqNb: String?
    /// The element `TxId`.
    public var txId: TransactionIdentifier1?
    /// The element `Pdct`.
    public var pdct: Product2?
    /// The element `VldtnDt`.
    public var vldtnDt: XML.DateTime?
    /// The element `VldtnSeqNb`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var vldtnSeqNb: String?

    enum CodingKeys: String, CodingKey {
        case addtlSvc = "AddtlSvc"
        case txCtgy = "TxCtgy"
        case saleRcncltnId = "SaleRcncltnId"
        case saleRefNb = "SaleRefNb"
        case seqNb = "SeqNb"
        case txId = "TxId"
        case pdct = "Pdct"
        case vldtnDt = "VldtnDt"
        case vldtnSeqNb = "VldtnSeqNb"
    }

    /// Creates a value of its parts.
    public init(
        addtlSvc: CardPaymentServiceType2Code? = nil,
        txCtgy: String? = nil,
        saleRcncltnId: String? = nil,
        saleRefNb: String? = nil,
        seqNb: String? = nil,
        txId: TransactionIdentifier1? = nil,
        pdct: Product2? = nil,
        vldtnDt: XML.DateTime? = nil,
        vldtnSeqNb: String? = nil
    ) {
        self.addtlSvc = addtlSvc
        self.txCtgy = txCtgy
        self.saleRcncltnId = saleRcncltnId
        self.saleRefNb = saleRefNb
        self.seqNb = seqNb
        self.txId = txId
        self.pdct = pdct
        self.vldtnDt = vldtnDt
        self.vldtnSeqNb = vldtnSeqNb
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ReferredDocumentType2`.
public struct ReferredDocumentType2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `CdOrPrtry`.
    public var cdOrPrtry: ReferredDocumentType1Choice
    /// The element `Issr`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var issr: String?

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "CdOrPrtry"
        case issr = "Issr"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: ReferredDocumentType1Choice, issr: String? = nil) {
        self.cdOrPrtry = cdOrPrtry
        self.issr = issr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}DiscountAmountAndType1`.
public struct DiscountAmountAndType1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    public var tp: DiscountAmountType1Choice?
    /// The element `Amt`.
    public var amt: ActiveOrHistoricCurrencyAndAmount

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case amt = "Amt"
    }

    /// Creates a value of its parts.
    public init(tp: DiscountAmountType1Choice? = nil, amt: ActiveOrHistoricCurrencyAndAmount) {
        self.tp = tp
        self.amt = amt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TaxAmountAndType1`.
public struct TaxAmountAndType1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Tp`.
    public var tp: TaxAmountType1Choice?
    /// The element `Amt`.
    public var amt: ActiveOrHistoricCurrencyAndAmount

    enum CodingKeys: String, CodingKey {
        case tp = "Tp"
        case amt = "Amt"
    }

    /// Creates a value of its parts.
    public init(tp: TaxAmountType1Choice? = nil, amt: ActiveOrHistoricCurrencyAndAmount) {
        self.tp = tp
        self.amt = amt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}DocumentAdjustment1`.
public struct DocumentAdjustment1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Amt`.
    public var amt: ActiveOrHistoricCurrencyAndAmount
    /// The element `CdtDbtInd`.
    public var cdtDbtInd: CreditDebitCode?
    /// The element `Rsn`.
    ///
    /// Facets: minLength `1`, maxLength `4`.
    @XMLTransformed<XML.PreservedString?> public var rsn: String?
    /// The element `AddtlInf`.
    ///
    /// Facets: minLength `1`, maxLength `140`.
    @XMLTransformed<XML.PreservedString?> public var addtlInf: String?

    enum CodingKeys: String, CodingKey {
        case amt = "Amt"
        case cdtDbtInd = "CdtDbtInd"
        case rsn = "Rsn"
        case addtlInf = "AddtlInf"
    }

    /// Creates a value of its parts.
    public init(
        amt: ActiveOrHistoricCurrencyAndAmount,
        cdtDbtInd: CreditDebitCode? = nil,
        rsn: String? = nil,
        addtlInf: String? = nil
    ) {
        self.amt = amt
        self.cdtDbtInd = cdtDbtInd
        self.rsn = rsn
        self.addtlInf = addtlInf
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CreditorReferenceType2`.
public struct CreditorReferenceType2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `CdOrPrtry`.
    public var cdOrPrtry: CreditorReferenceType1Choice
    /// The element `Issr`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var issr: String?

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "CdOrPrtry"
        case issr = "Issr"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CreditorReferenceType1Choice, issr: String? = nil) {
        self.cdOrPrtry = cdOrPrtry
        self.issr = issr
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}PriceValueType1Code`.
public enum PriceValueType1Code: String, Codable, Sendable, CaseIterable {
    /// `DISC`.
    case disc = "DISC"
    /// `PREM`.
    case prem = "PREM"
    /// `PARV`.
    case parv = "PARV"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ActiveOrHistoricCurrencyAnd13DecimalAmount`.
public struct ActiveOrHistoricCurrencyAnd13DecimalAmount: Codable, Sendable, Hashable {
    /// The attribute `Ccy`.
    ///
    /// Facets: pattern `[A-Z]{3,3}`.
    @XMLAttribute public var ccy: String
    /// The text.
    ///
    /// Facets: fractionDigits `13`, totalDigits `18`, minInclusive `0`.
    @XMLText public var value: Decimal

    enum CodingKeys: String, CodingKey {
        case ccy = "Ccy"
        case value
    }

    /// Creates a value of its parts.
    public init(ccy: String, value: Decimal) {
        self.ccy = ccy
        self.value = value
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TaxRecordPeriod1Code`.
public enum TaxRecordPeriod1Code: String, Codable, Sendable, CaseIterable {
    /// `MM01`.
    case mm01 = "MM01"
    /// `MM02`.
    case mm02 = "MM02"
    /// `MM03`.
    case mm03 = "MM03"
    /// `MM04`.
    case mm04 = "MM04"
    /// `MM05`.
    case mm05 = "MM05"
    /// `MM06`.
    case mm06 = "MM06"
    /// `MM07`.
    case mm07 = "MM07"
    /// `MM08`.
    case mm08 = "MM08"
    /// `MM09`.
    case mm09 = "MM09"
    /// `MM10`.
    case mm10 = "MM10"
    /// `MM11`.
    case mm11 = "MM11"
    /// `MM12`.
    case mm12 = "MM12"
    /// `QTR1`.
    case qtr1 = "QTR1"
    /// `QTR2`.
    case qtr2 = "QTR2"
    /// `QTR3`.
    case qtr3 = "QTR3"
    /// `QTR4`.
    case qtr4 = "QTR4"
    /// `HLF1`.
    case hlf1 = "HLF1"
    /// `HLF2`.
    case hlf2 = "HLF2"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TaxRecordDetails1`.
public struct TaxRecordDetails1: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `Prd`.
    public var prd: TaxPeriod1?
    /// The element `Amt`.
    public var amt: ActiveOrHistoricCurrencyAndAmount

    enum CodingKeys: String, CodingKey {
        case prd = "Prd"
        case amt = "Amt"
    }

    /// Creates a value of its parts.
    public init(prd: TaxPeriod1? = nil, amt: ActiveOrHistoricCurrencyAndAmount) {
        self.prd = prd
        self.amt = amt
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TransactionIdentifier1`.
public struct TransactionIdentifier1: Codable, Sendable, Hashable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `TxDtTm`.
    public var txDtTm: XML.DateTime
    /// The element `TxRef`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString> public var txRef: String

    enum CodingKeys: String, CodingKey {
        case txDtTm = "TxDtTm"
        case txRef = "TxRef"
    }

    /// Creates a value of its parts.
    public init(txDtTm: XML.DateTime, txRef: String) {
        self.txDtTm = txDtTm
        self.txRef = txRef
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}Product2`.
public struct Product2: Codable, Sendable, XMLMapped {
    /// The namespace of the elements.
    public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

    /// The element `PdctCd`.
    ///
    /// Facets: minLength `1`, maxLength `70`.
    @XMLTransformed<XML.PreservedString> public var pdctCd: String
    /// The element `UnitOfMeasr`.
    public var unitOfMeasr: UnitOfMeasure1Code?
    /// The element `PdctQty`.
    ///
    /// Facets: fractionDigits `17`, totalDigits `18`.
    public var pdctQty: Decimal?
    /// The element `UnitPric`.
    ///
    /// Facets: fractionDigits `5`, totalDigits `18`, minInclusive `0`.
    public var unitPric: Decimal?
    /// The element `PdctAmt`.
    ///
    /// Facets: fractionDigits `5`, totalDigits `18`, minInclusive `0`.
    public var pdctAmt: Decimal?
    /// The element `TaxTp`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var taxTp: String?
    /// The element `AddtlPdctInf`.
    ///
    /// Facets: minLength `1`, maxLength `35`.
    @XMLTransformed<XML.PreservedString?> public var addtlPdctInf: String?

    enum CodingKeys: String, CodingKey {
        case pdctCd = "PdctCd"
        case unitOfMeasr = "UnitOfMeasr"
        case pdctQty = "PdctQty"
        case unitPric = "UnitPric"
        case pdctAmt = "PdctAmt"
        case taxTp = "TaxTp"
        case addtlPdctInf = "AddtlPdctInf"
    }

    /// Creates a value of its parts.
    public init(
        pdctCd: String,
        unitOfMeasr: UnitOfMeasure1Code? = nil,
        pdctQty: Decimal? = nil,
        unitPric: Decimal? = nil,
        pdctAmt: Decimal? = nil,
        taxTp: String? = nil,
        addtlPdctInf: String? = nil
    ) {
        self.pdctCd = pdctCd
        self.unitOfMeasr = unitOfMeasr
        self.pdctQty = pdctQty
        self.unitPric = unitPric
        self.pdctAmt = pdctAmt
        self.taxTp = taxTp
        self.addtlPdctInf = addtlPdctInf
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}ReferredDocumentType1Choice`.
public struct ReferredDocumentType1Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(DocumentType5Code)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}DiscountAmountType1Choice`.
public struct DiscountAmountType1Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}TaxAmountType1Choice`.
public struct TaxAmountType1Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(PreservedText)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}CreditorReferenceType1Choice`.
public struct CreditorReferenceType1Choice: Codable, Sendable {
    /// One of several elements.
    public var cdOrPrtry: CdOrPrtry

    enum CodingKeys: String, CodingKey {
        case cdOrPrtry = "*cdOrPrtry"
    }

    /// Creates a value of its parts.
    public init(cdOrPrtry: CdOrPrtry) {
        self.cdOrPrtry = cdOrPrtry
    }

    /// One of the elements.
    public enum CdOrPrtry: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        public static let xmlMapping = XMLTypeMapping(namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.04")

        /// `Cd`.
        case cd(DocumentType3Code)
        /// `Prtry`.
        case prtry(PreservedText)

        enum CodingKeys: String, CodingKey {
            case cd = "Cd"
            case prtry = "Prtry"
        }
    }
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}UnitOfMeasure1Code`.
public enum UnitOfMeasure1Code: String, Codable, Sendable, CaseIterable {
    /// `PIEC`.
    case piec = "PIEC"
    /// `TONS`.
    case tons = "TONS"
    /// `FOOT`.
    case foot = "FOOT"
    /// `GBGA`.
    case gbga = "GBGA"
    /// `USGA`.
    case usga = "USGA"
    /// `GRAM`.
    case gram = "GRAM"
    /// `INCH`.
    case inch = "INCH"
    /// `KILO`.
    case kilo = "KILO"
    /// `PUND`.
    case pund = "PUND"
    /// `METR`.
    case metr = "METR"
    /// `CMET`.
    case cmet = "CMET"
    /// `MMET`.
    case mmet = "MMET"
    /// `LITR`.
    case litr = "LITR"
    /// `CELI`.
    case celi = "CELI"
    /// `MILI`.
    case mili = "MILI"
    /// `GBOU`.
    case gbou = "GBOU"
    /// `USOU`.
    case usou = "USOU"
    /// `GBQA`.
    case gbqa = "GBQA"
    /// `USQA`.
    case usqa = "USQA"
    /// `GBPI`.
    case gbpi = "GBPI"
    /// `USPI`.
    case uspi = "USPI"
    /// `MILE`.
    case mile = "MILE"
    /// `KMET`.
    case kmet = "KMET"
    /// `YARD`.
    case yard = "YARD"
    /// `SQKI`.
    case sqki = "SQKI"
    /// `HECT`.
    case hect = "HECT"
    /// `ARES`.
    case ares = "ARES"
    /// `SMET`.
    case smet = "SMET"
    /// `SCMT`.
    case scmt = "SCMT"
    /// `SMIL`.
    case smil = "SMIL"
    /// `SQMI`.
    case sqmi = "SQMI"
    /// `SQYA`.
    case sqya = "SQYA"
    /// `SQFO`.
    case sqfo = "SQFO"
    /// `SQIN`.
    case sqin = "SQIN"
    /// `ACRE`.
    case acre = "ACRE"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}DocumentType5Code`.
public enum DocumentType5Code: String, Codable, Sendable, CaseIterable {
    /// `MSIN`.
    case msin = "MSIN"
    /// `CNFA`.
    case cnfa = "CNFA"
    /// `DNFA`.
    case dnfa = "DNFA"
    /// `CINV`.
    case cinv = "CINV"
    /// `CREN`.
    case cren = "CREN"
    /// `DEBN`.
    case debn = "DEBN"
    /// `HIRI`.
    case hiri = "HIRI"
    /// `SBIN`.
    case sbin = "SBIN"
    /// `CMCN`.
    case cmcn = "CMCN"
    /// `SOAC`.
    case soac = "SOAC"
    /// `DISP`.
    case disp = "DISP"
    /// `BOLD`.
    case bold = "BOLD"
    /// `VCHR`.
    case vchr = "VCHR"
    /// `AROI`.
    case aroi = "AROI"
    /// `TSUT`.
    case tsut = "TSUT"
}

/// The type `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.04}DocumentType3Code`.
public enum DocumentType3Code: String, Codable, Sendable, CaseIterable {
    /// `RADM`.
    case radm = "RADM"
    /// `RPIN`.
    case rpin = "RPIN"
    /// `FXDR`.
    case fxdr = "FXDR"
    /// `DISP`.
    case disp = "DISP"
    /// `PUOR`.
    case puor = "PUOR"
    /// `SCOR`.
    case scor = "SCOR"
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
