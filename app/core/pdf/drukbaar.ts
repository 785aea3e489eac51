/** What the fonts that every pdf reader has can write beside ASCII (the encoding WinAnsi). */
const OOK_DRUKBAAR = /[\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u

/** Letters that do not fall apart in a letter and its mark. */
const ZONDER_STREEP: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ĳ: 'IJ',
  ĳ: 'ij',
}

/** A text that those fonts can write: 'Łukasz Şahin' becomes 'Lukasz Sahin' instead of other signs. */
export function drukbaar(tekst: string): string {
  return Array.from(tekst.normalize('NFC'), (teken) => {
    if (kan(teken)) return teken
    const kaal = ZONDER_STREEP[teken] ?? teken.normalize('NFD').replace(/\p{M}/gu, '')
    return Array.from(kaal).every(kan) ? kaal : '?'
  }).join('')
}

function kan(teken: string): boolean {
  return /[\x20-\x7E]/.test(teken) || OOK_DRUKBAAR.test(teken)
}
