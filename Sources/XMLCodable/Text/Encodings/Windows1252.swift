/// The upper half of Windows-1252 by byte; see ``CodeTable`` and `CodePageTables`.
enum Windows1252 {
    static let table = CodeTable(
        """
        128 €
        130 ‚ƒ„…†‡ˆ‰Š‹Œ
        142 Ž
        145 ‘’“”•–—˜™š›œ
        158 žŸ
        160 \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿
        192 ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß
        224 àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ
        """)
}
