import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { unpackedFont } from '#app/core/pdf/unpacked_font'
import { TITLE } from '#app/core/pdf/fonts'

const SCRIPTS = ['latin-ext', 'greek', 'cyrillic'] as const
const family = (script: string) => `Noto Serif ${script}`

for (const script of SCRIPTS) {
  const file = `@fontsource/noto-serif/files/noto-serif-${script}-600-normal.woff`
  const src = unpackedFont(fileURLToPath(import.meta.resolve(file)))
  Font.register({ family: family(script), fontWeight: 600, src })
}

/**
 * The fonts of titles, followed by those of Sami, Greek and Cyrillic, for teams with such names.
 */
export const NAME = [...TITLE.slice(0, 2), ...SCRIPTS.map(family)]

/** The largest width of a letter as a part of its height. The first pattern that matches counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;!'‘’·()" -]/u, 0.43],
  [/[mwMW@&%—ĲHĤĦŵẁẃẅŴẀẂẄÆǼǢŒæœǽШЩЮЊшщмыюжњљфωώ]/u, 1.16],
  [/\p{Lu}/u, 1.02],
  [/./u, 0.76],
]

/** An upper limit of the width, so that a name of this size never leaves its line. */
export function widthAtMost(text: string): number {
  return [...text].reduce((sum, char) => sum + WIDTHS.find(([kind]) => kind.test(char))![1], 0)
}
