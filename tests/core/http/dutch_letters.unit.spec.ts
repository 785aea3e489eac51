import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { create, type Font } from 'fontkit'
import { ROOT } from '../../../scripts/lib/run.ts'
import { captured } from '#tests/helpers/present'

const WHOLE = 'node_modules/@fontsource'
/** Each small font, with the style sheet that names it and the whole font beside it. */
const FONTS = [
  {
    small: 'fraunces-dutch-wght-normal',
    sheet: 'fonts',
    whole: `${WHOLE}-variable/fraunces/files/fraunces-latin-wght-normal`,
  },
  {
    small: 'atkinson-hyperlegible-next-dutch-wght-normal',
    sheet: 'fonts',
    whole: `${WHOLE}-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal`,
  },
  {
    small: 'courier-prime-dutch-700-normal',
    sheet: 'fonts',
    whole: `${WHOLE}/courier-prime/files/courier-prime-latin-700-normal`,
  },
  {
    small: 'patrick-hand-dutch-400-normal',
    sheet: 'props',
    whole: `${WHOLE}/patrick-hand/files/patrick-hand-latin-400-normal`,
  },
]

const opened = (path: string) => create(readFileSync(join(ROOT, `${path}.woff2`))) as Font

/** The signs that a `unicode-range` promises. */
function promised(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-')
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at)
  })
}

test.group('The letters that a page waits for', () => {
  test('{small} has what the style sheet promises of it')
    .with(FONTS)
    .run(({ assert }, { small, sheet, whole }) => {
      const style = readFileSync(join(ROOT, `inertia/css/${sheet}.css`), 'utf8')
      const face = new RegExp(`unicode-range:([^;]+);\\s+src: url\\('[./\\w]+/${small}\\.woff2'`)
      const signs = promised(captured(face, style))
      const [part, all] = [opened(`resources/fonts/${small}`), opened(whole)]
      /** A sign that the whole font lacks comes from the fallback, with or without the small one. */
      const lacking = signs.filter(
        (sign) => all.hasGlyphForCodePoint(sign) && !part.hasGlyphForCodePoint(sign)
      )
      assert.deepEqual(lacking, [])
      for (const sign of 'Één écht cadeau: € 14,95 – “ja”')
        assert.isTrue(part.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0), sign)
    })
})
