import { inflateSync } from 'node:zlib'

/** Signs of the encoding WinAnsi that are not where Latin-1 has them, as far as our texts use them. */
const WIN_ANSI: Readonly<Record<number, string>> = {
  0x80: '€',
  0x91: '‘',
  0x92: '’',
  0x93: '“',
  0x94: '”',
  0x96: '–',
}

/** The text on the pages of a pdf in the fonts that every reader has; each text begins on a line. */
export function pdfTekst(pdf: Buffer): string {
  const ruw = pdf.toString('latin1')
  const regels: string[] = []
  for (const stroom of ruw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    for (const [, stukken] of uitgepakt(stroom[1]!).matchAll(/\[([^\]]*)\]\s*TJ/g))
      regels.push([...stukken!.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex]) => tekst(hex!)).join(''))
  }
  return regels.join('\n').replaceAll(' \n', ' ').replaceAll('\u00A0', ' ')
}

function uitgepakt(stroom: string): string {
  try {
    return inflateSync(Buffer.from(stroom, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

function tekst(hex: string): string {
  return Array.from(
    Buffer.from(hex, 'hex'),
    (teken) => WIN_ANSI[teken] ?? String.fromCharCode(teken)
  ).join('')
}
