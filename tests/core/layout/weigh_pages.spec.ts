import { join } from 'node:path'
import { test } from '@japa/runner'
import { pageWeights } from '../../../scripts/lib/page_weight.ts'
import { ROOT } from '../../../scripts/lib/run.ts'

/** JavaScript with gzip, in kB of 1000 bytes; the first that fits a page. */
const MOST: readonly (readonly [pages: RegExp, kB: number])[] = [
  [/\/admin_|^admin\/|game_master/, 95],
  [/^shop\//, 75],
  [/^play\/(hint_pages|certificates)\//, 70],
  [/^play\//, 86],
  [/^live\//, 85],
]

/** The most files of a page: each one more is one more request, for about a kilobyte. */
const MOST_FILES = { visitors: 14, owner: 30 }

test.group('The weight of pages', () => {
  test('no page asks more of a phone than it is allowed', ({ assert }) => {
    const weights = pageWeights(join(ROOT, 'build/public/assets'))
    assert.isAbove(weights.size, 40)
    const tooHeavy = [...weights].flatMap(([page, { script, scripts }]) => {
      const most = MOST.find(([pages]) => pages.test(page))?.[1] ?? 0
      const files = /\/admin_|^admin\//.test(page) ? MOST_FILES.owner : MOST_FILES.visitors
      return [
        ...(script > most * 1000 ? [`${page}: ${script} bytes, of at most ${most} kB`] : []),
        ...(scripts > files ? [`${page}: ${scripts} scripts, of at most ${files}`] : []),
      ]
    })
    assert.deepEqual(tooHeavy, [])
  })
})
