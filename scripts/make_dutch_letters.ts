/**
 * Makes a small file of each font that pages show: the letters, digits and signs of Dutch. A visitor
 * on a slow line waits for these only; `inertia/css/fonts.css` names the whole font beside it, which a
 * browser fetches when a name needs more. The files are committed. Run it again when a font changes,
 * or `DUTCH` does: `node --import=./bin/typescript.ts scripts/make_dutch_letters.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const FOLDER = 'resources/fonts'

/** What the `unicode-range` of `inertia/css/fonts.css` says, which a test compares. */
const DUTCH: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb1],
  [0xb7, 0xb7],
  [0xbd, 0xbd],
  [0xc9, 0xc9],
  [0xcb, 0xcb],
  [0xd7, 0xd7],
  [0xe0, 0xe2],
  [0xe4, 0xe4],
  [0xe7, 0xef],
  [0xf1, 0xf4],
  [0xf6, 0xf6],
  [0xf9, 0xfc],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201e],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
]

/** What a page shows of each font, with the weights of those that have many. */
const FONTS = [
  { font: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal', wght: 620 },
  {
    font: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal',
    wght: { min: 400, max: 700 },
  },
  { font: '@fontsource/courier-prime/files/courier-prime-latin-700-normal' },
  { font: '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal' },
]

const text = DUTCH.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
).join('')

for (const { font, wght } of FONTS) {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(`${font}.woff2`)))
  const variationAxes = wght === undefined ? undefined : { wght }
  const small = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes })
  const name = basename(font).replace('-latin', '-dutch')
  writeFileSync(`${FOLDER}/${name}.woff2`, small)
  console.log(`${name}: ${whole.length} bytes became ${small.length}`)
}
