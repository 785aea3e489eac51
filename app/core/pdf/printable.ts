/**
 * The characters beside ASCII that the built-in fonts of every pdf reader have (the encoding
 * WinAnsi).
 */
const ALSO_PRINTABLE = /[\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u

/** Letters that Unicode does not split into a letter and its mark. */
const WITHOUT_STROKE: Readonly<Record<string, string>> = {
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

/**
 * A text that those fonts can write: 'Łukasz Şahin' becomes 'Lukasz Sahin' instead of other signs.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (char) => {
    if (canPrint(char)) return char
    const bare = WITHOUT_STROKE[char] ?? char.normalize('NFD').replace(/\p{M}/gu, '')
    return Array.from(bare).every(canPrint) ? bare : '?'
  }).join('')
}

function canPrint(char: string): boolean {
  return /[\x20-\x7E]/.test(char) || ALSO_PRINTABLE.test(char)
}
