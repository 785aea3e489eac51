import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { alphabetOf } from '#app/core/pdf/scripts'
import { unpackedFont } from '#app/core/pdf/unpacked_font'

/**
 * The typewriter font of the shop, for texts that people typed. The built-in fonts of a pdf lack ğ,
 * ł and ş. The second family has what the first one lacks; letters that both lack come from elsewhere, see `Typed`.
 */
export const TYPEWRITER = ['Courier Prime', 'Courier Prime ext']

const PARTS = ['latin', 'latin-ext'] as const

const fileOf = (part: string, weight: number) =>
  fileURLToPath(
    import.meta.resolve(
      `@fontsource/courier-prime/files/courier-prime-${part}-${weight}-normal.woff`
    )
  )

/** The typewriter font has no italics, so its upright letters stand in for them. */
for (const fontWeight of [400, 700] as const)
  for (const fontStyle of ['normal', 'italic'] as const)
    for (const [index, part] of PARTS.entries())
      Font.register({
        family: TYPEWRITER[index] ?? part,
        fontWeight,
        fontStyle,
        src: unpackedFont(fileOf(part, fontWeight)),
      })

/** The letters that the typewriter has. */
export const TYPEWRITER_LETTERS = alphabetOf(...PARTS.map((part) => fileOf(part, 400)))
