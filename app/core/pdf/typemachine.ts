import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { drukbaar } from '#app/core/pdf/drukbaar'

/**
 * The typewriter of the house, for what people typed: the fonts that a pdf has by itself know no ğ, ł
 * or ş, and print another letter in its place. The second family has what the first one lacks.
 */
export const TYPEMACHINE = ['Courier Prime', 'Courier Prime ext']

for (const fontWeight of [400, 700] as const) {
  for (const [family, deel] of [
    [TYPEMACHINE[0]!, 'latin'],
    [TYPEMACHINE[1]!, 'latin-ext'],
  ] as const) {
    const bestand = `@fontsource/courier-prime/files/courier-prime-${deel}-${fontWeight}-normal.woff`
    Font.register({ family, fontWeight, src: fileURLToPath(import.meta.resolve(bestand)) })
  }
}

/** What both together lack: letters beyond those of Europe west of Greek and Cyrillic. */
const ONBEKEND =
  /[^\u0020-\u007E\u00A0-\u0137\u0139-\u0148\u014A-\u017E\u0218-\u021B\u1E80-\u1E85\u1EF2\u1EF3\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC]/gu

/** A text as the typewriter types it; of what it lacks comes the nearest letter, or a question mark. */
export function typbaar(tekst: string): string {
  return tekst.normalize('NFC').replace(/\s+/g, ' ').replace(ONBEKEND, drukbaar)
}
