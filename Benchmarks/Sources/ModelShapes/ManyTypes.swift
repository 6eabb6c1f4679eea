// 60 structs and 60 enums, which differ only in their names: what a coder does once for each type.

extension ModelShape {
    /// Documents of so many types, besides those of the standard library, of which each value is the only one of its
    /// type.
    package static let manyTypes: [ModelShape] = [
        ModelShape("1 type", formats: [.xml, .json, .xmlCoder], value: { _ in OneType() }),
        ModelShape("10 types", formats: [.xml, .json, .xmlCoder], value: { _ in TenTypes() }),
        ModelShape("120 types", formats: [.xml, .json, .xmlCoder], value: { _ in ManyTypes() }),
    ]
}

private struct OneType: Codable, Equatable, Sendable {
    var a = 1, b = "b", c = 0.5
}

private struct TenTypes: Codable, Equatable, Sendable {
    var s0 = S0(), s1 = S1(), s2 = S2(), s3 = S3(), e4 = E4.one
}

private struct ManyTypes: Codable, Equatable, Sendable {
    var s0 = S0(), s1 = S1(), s2 = S2(), s3 = S3(), s4 = S4()
    var s5 = S5(), s6 = S6(), s7 = S7(), s8 = S8(), s9 = S9()
    var s10 = S10(), s11 = S11(), s12 = S12(), s13 = S13(), s14 = S14()
    var s15 = S15(), s16 = S16(), s17 = S17(), s18 = S18(), s19 = S19()
    var s20 = S20(), s21 = S21(), s22 = S22(), s23 = S23(), s24 = S24()
    var s25 = S25(), s26 = S26(), s27 = S27(), s28 = S28(), s29 = S29()
    var s30 = S30(), s31 = S31(), s32 = S32(), s33 = S33(), s34 = S34()
    var s35 = S35(), s36 = S36(), s37 = S37(), s38 = S38(), s39 = S39()
    var s40 = S40(), s41 = S41(), s42 = S42(), s43 = S43(), s44 = S44()
    var s45 = S45(), s46 = S46(), s47 = S47(), s48 = S48(), s49 = S49()
    var s50 = S50(), s51 = S51(), s52 = S52(), s53 = S53(), s54 = S54()
    var s55 = S55(), s56 = S56(), s57 = S57(), s58 = S58(), s59 = S59()
}

private enum E0: String, Codable { case one, two }
private enum E1: String, Codable { case one, two }
private enum E2: String, Codable { case one, two }
private enum E3: String, Codable { case one, two }
private enum E4: String, Codable { case one, two }
private enum E5: String, Codable { case one, two }
private enum E6: String, Codable { case one, two }
private enum E7: String, Codable { case one, two }
private enum E8: String, Codable { case one, two }
private enum E9: String, Codable { case one, two }
private enum E10: String, Codable { case one, two }
private enum E11: String, Codable { case one, two }
private enum E12: String, Codable { case one, two }
private enum E13: String, Codable { case one, two }
private enum E14: String, Codable { case one, two }
private enum E15: String, Codable { case one, two }
private enum E16: String, Codable { case one, two }
private enum E17: String, Codable { case one, two }
private enum E18: String, Codable { case one, two }
private enum E19: String, Codable { case one, two }
private enum E20: String, Codable { case one, two }
private enum E21: String, Codable { case one, two }
private enum E22: String, Codable { case one, two }
private enum E23: String, Codable { case one, two }
private enum E24: String, Codable { case one, two }
private enum E25: String, Codable { case one, two }
private enum E26: String, Codable { case one, two }
private enum E27: String, Codable { case one, two }
private enum E28: String, Codable { case one, two }
private enum E29: String, Codable { case one, two }
private enum E30: String, Codable { case one, two }
private enum E31: String, Codable { case one, two }
private enum E32: String, Codable { case one, two }
private enum E33: String, Codable { case one, two }
private enum E34: String, Codable { case one, two }
private enum E35: String, Codable { case one, two }
private enum E36: String, Codable { case one, two }
private enum E37: String, Codable { case one, two }
private enum E38: String, Codable { case one, two }
private enum E39: String, Codable { case one, two }
private enum E40: String, Codable { case one, two }
private enum E41: String, Codable { case one, two }
private enum E42: String, Codable { case one, two }
private enum E43: String, Codable { case one, two }
private enum E44: String, Codable { case one, two }
private enum E45: String, Codable { case one, two }
private enum E46: String, Codable { case one, two }
private enum E47: String, Codable { case one, two }
private enum E48: String, Codable { case one, two }
private enum E49: String, Codable { case one, two }
private enum E50: String, Codable { case one, two }
private enum E51: String, Codable { case one, two }
private enum E52: String, Codable { case one, two }
private enum E53: String, Codable { case one, two }
private enum E54: String, Codable { case one, two }
private enum E55: String, Codable { case one, two }
private enum E56: String, Codable { case one, two }
private enum E57: String, Codable { case one, two }
private enum E58: String, Codable { case one, two }
private enum E59: String, Codable { case one, two }

private struct S0: Codable, Equatable, Sendable { var a = 0, b = "b", e = E0.one }
private struct S1: Codable, Equatable, Sendable { var a = 1, b = "b", e = E1.one }
private struct S2: Codable, Equatable, Sendable { var a = 2, b = "b", e = E2.one }
private struct S3: Codable, Equatable, Sendable { var a = 3, b = "b", e = E3.one }
private struct S4: Codable, Equatable, Sendable { var a = 4, b = "b", e = E4.one }
private struct S5: Codable, Equatable, Sendable { var a = 5, b = "b", e = E5.one }
private struct S6: Codable, Equatable, Sendable { var a = 6, b = "b", e = E6.one }
private struct S7: Codable, Equatable, Sendable { var a = 7, b = "b", e = E7.one }
private struct S8: Codable, Equatable, Sendable { var a = 8, b = "b", e = E8.one }
private struct S9: Codable, Equatable, Sendable { var a = 9, b = "b", e = E9.one }
private struct S10: Codable, Equatable, Sendable { var a = 10, b = "b", e = E10.one }
private struct S11: Codable, Equatable, Sendable { var a = 11, b = "b", e = E11.one }
private struct S12: Codable, Equatable, Sendable { var a = 12, b = "b", e = E12.one }
private struct S13: Codable, Equatable, Sendable { var a = 13, b = "b", e = E13.one }
private struct S14: Codable, Equatable, Sendable { var a = 14, b = "b", e = E14.one }
private struct S15: Codable, Equatable, Sendable { var a = 15, b = "b", e = E15.one }
private struct S16: Codable, Equatable, Sendable { var a = 16, b = "b", e = E16.one }
private struct S17: Codable, Equatable, Sendable { var a = 17, b = "b", e = E17.one }
private struct S18: Codable, Equatable, Sendable { var a = 18, b = "b", e = E18.one }
private struct S19: Codable, Equatable, Sendable { var a = 19, b = "b", e = E19.one }
private struct S20: Codable, Equatable, Sendable { var a = 20, b = "b", e = E20.one }
private struct S21: Codable, Equatable, Sendable { var a = 21, b = "b", e = E21.one }
private struct S22: Codable, Equatable, Sendable { var a = 22, b = "b", e = E22.one }
private struct S23: Codable, Equatable, Sendable { var a = 23, b = "b", e = E23.one }
private struct S24: Codable, Equatable, Sendable { var a = 24, b = "b", e = E24.one }
private struct S25: Codable, Equatable, Sendable { var a = 25, b = "b", e = E25.one }
private struct S26: Codable, Equatable, Sendable { var a = 26, b = "b", e = E26.one }
private struct S27: Codable, Equatable, Sendable { var a = 27, b = "b", e = E27.one }
private struct S28: Codable, Equatable, Sendable { var a = 28, b = "b", e = E28.one }
private struct S29: Codable, Equatable, Sendable { var a = 29, b = "b", e = E29.one }
private struct S30: Codable, Equatable, Sendable { var a = 30, b = "b", e = E30.one }
private struct S31: Codable, Equatable, Sendable { var a = 31, b = "b", e = E31.one }
private struct S32: Codable, Equatable, Sendable { var a = 32, b = "b", e = E32.one }
private struct S33: Codable, Equatable, Sendable { var a = 33, b = "b", e = E33.one }
private struct S34: Codable, Equatable, Sendable { var a = 34, b = "b", e = E34.one }
private struct S35: Codable, Equatable, Sendable { var a = 35, b = "b", e = E35.one }
private struct S36: Codable, Equatable, Sendable { var a = 36, b = "b", e = E36.one }
private struct S37: Codable, Equatable, Sendable { var a = 37, b = "b", e = E37.one }
private struct S38: Codable, Equatable, Sendable { var a = 38, b = "b", e = E38.one }
private struct S39: Codable, Equatable, Sendable { var a = 39, b = "b", e = E39.one }
private struct S40: Codable, Equatable, Sendable { var a = 40, b = "b", e = E40.one }
private struct S41: Codable, Equatable, Sendable { var a = 41, b = "b", e = E41.one }
private struct S42: Codable, Equatable, Sendable { var a = 42, b = "b", e = E42.one }
private struct S43: Codable, Equatable, Sendable { var a = 43, b = "b", e = E43.one }
private struct S44: Codable, Equatable, Sendable { var a = 44, b = "b", e = E44.one }
private struct S45: Codable, Equatable, Sendable { var a = 45, b = "b", e = E45.one }
private struct S46: Codable, Equatable, Sendable { var a = 46, b = "b", e = E46.one }
private struct S47: Codable, Equatable, Sendable { var a = 47, b = "b", e = E47.one }
private struct S48: Codable, Equatable, Sendable { var a = 48, b = "b", e = E48.one }
private struct S49: Codable, Equatable, Sendable { var a = 49, b = "b", e = E49.one }
private struct S50: Codable, Equatable, Sendable { var a = 50, b = "b", e = E50.one }
private struct S51: Codable, Equatable, Sendable { var a = 51, b = "b", e = E51.one }
private struct S52: Codable, Equatable, Sendable { var a = 52, b = "b", e = E52.one }
private struct S53: Codable, Equatable, Sendable { var a = 53, b = "b", e = E53.one }
private struct S54: Codable, Equatable, Sendable { var a = 54, b = "b", e = E54.one }
private struct S55: Codable, Equatable, Sendable { var a = 55, b = "b", e = E55.one }
private struct S56: Codable, Equatable, Sendable { var a = 56, b = "b", e = E56.one }
private struct S57: Codable, Equatable, Sendable { var a = 57, b = "b", e = E57.one }
private struct S58: Codable, Equatable, Sendable { var a = 58, b = "b", e = E58.one }
private struct S59: Codable, Equatable, Sendable { var a = 59, b = "b", e = E59.one }
