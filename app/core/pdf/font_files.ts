import { fileURLToPath } from 'node:url'

/** The file of a font parcel, such as `fraunces/files/fraunces-latin-600-normal`. */
export const fontFile = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@fontsource/${name}.woff`))

/** The zero without a stroke of the font of running text, which comes before that font itself. */
export const zeroFile = (weight: 400 | 600 | 700, italic = false): string =>
  fileURLToPath(
    new URL(
      `../../../resources/fonts/zero-${weight}${italic ? '-italic' : ''}.ttf`,
      import.meta.url
    )
  )

const upright = (parcel: string, weight: number) =>
  ['latin', 'latin-ext'].map((part) =>
    fontFile(`${parcel}/files/${parcel}-${part}-${weight}-normal`)
  )

/** Arrows, hearts and squares, which no alphabet contains. */
const SYMBOLS = fontFile('noto-sans-math/files/noto-sans-math-latin-400-normal')

const reading = (weight: 400 | 700) => [
  zeroFile(weight),
  ...upright('atkinson-hyperlegible-next', weight),
  SYMBOLS,
]

/** The files of each kind of letters, in the order in which a letter is looked for. */
export const LETTERS = {
  title: [...upright('fraunces', 600), SYMBOLS],
  text: reading(400),
  strong: reading(700),
  code: [...upright('courier-prime', 700), SYMBOLS],
  hand: [...upright('patrick-hand', 400), SYMBOLS],
  script: [...upright('caveat', 400), SYMBOLS],
} as const satisfies Record<string, readonly string[]>
