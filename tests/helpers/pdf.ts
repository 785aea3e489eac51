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

type Lees = (hex: string) => string

/**
 * The text on the pages of a pdf, in the fonts that every reader has and in those that it brings along;
 * each text begins on a line, and one that needs two fonts is one text: its pieces move on (`cm`) and are
 * closed together (`Q`).
 */
export function pdfTekst(pdf: Buffer): string {
  const ruw = pdf.toString('latin1')
  const fonts = meegebracht(ruw)
  const regels: string[] = []
  for (const stroom of ruw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    let lees: Lees = inWinAnsi
    let zelfdeRegel = false
    for (const [, font, einde, stukken] of uitgepakt(stroom[1]!).matchAll(
      /\/(F\d+) [\d.]+ Tf|(cm\s+Q)|\[([^\]]*)\]\s*TJ/g
    )) {
      if (font) lees = fonts.get(font) ?? inWinAnsi
      else if (einde) zelfdeRegel = false
      else {
        const tekst = [...stukken!.matchAll(/<([0-9a-f]*)>/gi)]
          .map(([, hex]) => lees(hex!))
          .join('')
        if (zelfdeRegel) regels.push(regels.pop()! + tekst)
        else regels.push(tekst)
        zelfdeRegel = true
      }
    }
  }
  return regels.join('\n').replaceAll(' \n', ' ').replaceAll('\u00A0', ' ')
}

/** The fonts in the file itself, by the name that the pages call them: their glyphs have numbers of their own. */
function meegebracht(ruw: string): Map<string, Lees> {
  const object = (nr: string) =>
    new RegExp(`(?:^|\\n)${nr} 0 obj\\r?\\n([\\s\\S]*?)\\r?\\nendobj`).exec(ruw)?.[1] ?? ''
  const fonts = new Map<string, Lees>()
  for (const [, naam, nr] of ruw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, tabel] = /\/ToUnicode (\d+) 0 R/.exec(object(nr!)) ?? []
    if (!tabel) continue
    const [, stroom] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(object(tabel) + '\nendstream')!
    const letters = letterbak(uitgepakt(stroom!))
    fonts.set(naam!, (hex) =>
      (hex.match(/.{4}/g) ?? [])
        .map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '�')
        .join('')
    )
  }
  return fonts
}

/** Which letter each glyph is: ranges as pdfkit writes them, `<0000> <00ff> [<0041> …]`. */
function letterbak(cmap: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, van, , rij] of cmap.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*\[([^\]]*)\]/gi)) {
    const begin = Number.parseInt(van!, 16)
    for (const [nr, [, hex]] of [...rij!.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      letters.set(
        begin + nr,
        Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
      )
  }
  return letters
}

function uitgepakt(stroom: string): string {
  try {
    return inflateSync(Buffer.from(stroom, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

function inWinAnsi(hex: string): string {
  return Array.from(
    Buffer.from(hex, 'hex'),
    (teken) => WIN_ANSI[teken] ?? String.fromCharCode(teken)
  ).join('')
}
