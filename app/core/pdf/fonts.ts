import { Font } from '@react-pdf/renderer'
import { fontFile, zeroFile } from '#app/core/pdf/font_files'
import { unpackedFont } from '#app/core/pdf/unpacked_font'
import { TYPEWRITER } from '#app/core/pdf/typewriter'

/** Arrows, hearts and squares, which no alphabet contains. */
const SYMBOLS = 'Tekens'

/** The first has the letters of most texts, the second those with rare accents. */
type Families = [latin: string, ext: string, ...others: string[]]

/**
 * The fonts of the shop on paper. Each next family has the characters that the ones before it lack.
 */
export const TITLE: Families = ['Fraunces', 'Fraunces ext', SYMBOLS]
const READING: Families = ['Atkinson', 'Atkinson ext']
const ZERO = 'Atkinson zero'
export const TEXT = [ZERO, ...READING, SYMBOLS]
export const CODE = [...TYPEWRITER, SYMBOLS]
/** Two hands: a round one that children read well, and a joined one for short letters. */
export const HAND: Families = ['Patrick Hand', 'Patrick Hand ext', SYMBOLS]
export const SCRIPT: Families = ['Caveat', 'Caveat ext', SYMBOLS]

type Weight = 400 | 600 | 700
type Typeface = { readonly weight: Weight; readonly italic?: boolean }

function register(
  family: string,
  file: string,
  { weight, italic }: Typeface,
  { from = italic, without = [] }: { from?: boolean; without?: readonly string[] } = {}
) {
  const fontStyle = italic ? 'italic' : 'normal'
  const typeface = from ? 'italic' : 'normal'
  const src = unpackedFont(fontFile(`${file}-${typeface}`), without)
  Font.register({ family, fontWeight: weight, fontStyle, src })
}

function registerFont([latin, ext]: Families, parcel: string, cuts: readonly Typeface[]) {
  for (const typeface of cuts) {
    register(latin, `${parcel}/files/${parcel}-latin-${typeface.weight}`, typeface)
    register(ext, `${parcel}/files/${parcel}-latin-ext-${typeface.weight}`, typeface)
  }
}

registerFont(TITLE, 'fraunces', [{ weight: 600 }])
const CUTS: readonly Typeface[] = [{ weight: 400 }, { weight: 400, italic: true }, { weight: 700 }]
registerFont(READING, 'atkinson-hyperlegible-next', CUTS)
for (const { weight, italic = false } of CUTS)
  Font.register({
    ...{ family: ZERO, fontWeight: weight, fontStyle: italic ? 'italic' : 'normal' },
    src: zeroFile(weight, italic),
  })
/**
 * A handwriting font has one weight and no italics, so it stands in for all of them. Its other
 * shapes of letters (GSUB) are left out: the printer takes them for letters of their own, and
 * breaks the line within a word.
 */
const AS_IT_WRITES = { from: false, without: ['GSUB'] } as const
for (const weight of [400, 600, 700] as const)
  for (const italic of [false, true])
    for (const [[latin, ext], hand] of [
      [HAND, 'patrick-hand'],
      [SCRIPT, 'caveat'],
    ] as const) {
      const drawn = hand === 'caveat' && weight > 400 ? 700 : 400
      register(latin, `${hand}/files/${hand}-latin-${drawn}`, { weight, italic }, AS_IT_WRITES)
      register(ext, `${hand}/files/${hand}-latin-ext-${drawn}`, { weight, italic }, AS_IT_WRITES)
    }
for (const weight of [400, 600, 700] as const)
  for (const italic of [false, true])
    register(
      SYMBOLS,
      'noto-sans-math/files/noto-sans-math-latin-400',
      { weight, italic },
      {
        from: false,
      }
    )
