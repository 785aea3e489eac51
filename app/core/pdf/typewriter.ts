import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { unpackedFont } from '#app/core/pdf/unpacked_font'
import { printable } from '#app/core/pdf/printable'

/**
 * The typewriter font of the shop, for texts that people typed. The built-in fonts of a pdf lack ğ,
 * ł and ş, and print another letter instead. The second family has what the first one lacks.
 */
export const TYPEWRITER = ['Courier Prime', 'Courier Prime ext']

for (const fontWeight of [400, 700] as const) {
  for (const [family, part] of [
    [TYPEWRITER[0]!, 'latin'],
    [TYPEWRITER[1]!, 'latin-ext'],
  ] as const) {
    const file = `@fontsource/courier-prime/files/courier-prime-${part}-${fontWeight}-normal.woff`
    Font.register({
      family,
      fontWeight,
      src: unpackedFont(fileURLToPath(import.meta.resolve(file))),
    })
  }
}

/** The characters that both lack: letters beyond those of Europe west of Greek and Cyrillic. */
const UNKNOWN =
  /[^\u0020-\u007E\u00A0-\u0137\u0139-\u0148\u014A-\u017E\u0218-\u021B\u1E80-\u1E85\u1EF2\u1EF3\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC]/gu

/**
 * A text that the typewriter font can write. A missing letter becomes the nearest one, or a
 * question mark.
 */
export function typeable(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(UNKNOWN, printable)
}
