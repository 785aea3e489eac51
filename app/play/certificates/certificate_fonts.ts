import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { printable } from '#app/core/input/printable'
import { alphabetOf, inScripts, measure } from '#app/core/pdf/scripts'
import { unpackedFont } from '#app/core/pdf/unpacked_font'
import { TITLE } from '#app/core/pdf/fonts'

const SCRIPTS = ['latin-ext', 'greek', 'cyrillic'] as const
const family = (script: string) => `Noto Serif ${script}`

const fileOf = (font: string, script: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource/${font}/files/${font}-${script}-600-normal.woff`))

for (const script of SCRIPTS)
  Font.register({
    family: family(script),
    fontWeight: 600,
    src: unpackedFont(fileOf('noto-serif', script)),
  })

/**
 * The fonts of titles, followed by those of Sami, Greek and Cyrillic, for teams with such names.
 */
export const NAME = [...TITLE.slice(0, 2), ...SCRIPTS.map(family)]

/** The letters that these fonts have. */
export const NAME_LETTERS = alphabetOf(
  fileOf('fraunces', 'latin'),
  fileOf('fraunces', 'latin-ext'),
  ...SCRIPTS.map((script) => fileOf('noto-serif', script))
)

/** The largest width of a letter as a part of its height. The first pattern that matches counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;!'‘’·()" -]/u, 0.43],
  [/[mwMW@&%—ĲHĤĦŵẁẃẅŴẀẂẄÆǼǢŒæœǽШЩЮЊшщмыюжњљфωώ]/u, 1.16],
  [/\p{Lu}/u, 1.02],
]
const OTHER_WIDTH = 0.76

type Room = { readonly width: number; readonly height: number }

/** The largest size of a name that stays on its line, whatever letters it has. */
export function sizeWithin(name: string, room: Room): number {
  const parts = inScripts(printable(name), NAME_LETTERS).map(({ text, family: other }) =>
    other ? measure(other, text) : { width: widthInOurs(text), height: 0 }
  )
  const width = parts.reduce((sum, part) => sum + part.width, 0)
  const height = Math.max(0, ...parts.map((part) => part.height))
  return Math.min(room.width / width, height === 0 ? Infinity : room.height / height)
}

const widthInOurs = (text: string) =>
  [...text].reduce(
    (sum, char) => sum + (WIDTHS.find(([kind]) => kind.test(char))?.[1] ?? OTHER_WIDTH),
    0
  )
