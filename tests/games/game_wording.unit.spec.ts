import { test } from '@japa/runner'
import { BOOKLETS } from '#games/booklets'
import { CATALOGUE } from '#games/catalogue'
import { HINT_PAGES } from '#games/hint_pages'
import { GAMES } from '#games/online_games'

/** The keys of a drawing whose values nobody reads. */
const DRAWN = new Set(['d', 'dash', 'shape', 'fill', 'line', 'anchor'])

/** Every text in a value, whoever reads it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => (DRAWN.has(key) ? [] : textsIn(inner)))
  return []
}

/**
 * All texts of the games. None of the specification's sentences about them has a straight quote or
 * a time. A sentence that has one belongs in a list of exceptions here, to keep every character.
 */
const TEXTS = [...new Set(textsIn([BOOKLETS, HINT_PAGES, GAMES, CATALOGUE]))]

test.group('Words of the games', () => {
  test('our own sentences have curly quotes', ({ assert }) => {
    assert.isAbove(TEXTS.length, 1000)
    assert.deepEqual(
      TEXTS.filter((text) => /["']/.test(text)),
      []
    )
  })

  test('no puzzle has a label with a question mark of its own, which a question about it would double', ({
    assert,
  }) => {
    const labels = [
      ...GAMES.flatMap(({ puzzles }) => puzzles.map(({ label }) => label)),
      ...HINT_PAGES.flatMap(({ items }) => items.map(({ label }) => label)),
    ]
    assert.isAbove(labels.length, 50)
    assert.deepEqual(
      labels.filter((label) => /\?\s*$/.test(label)),
      []
    )
  })

  test('a time of the clock has a full stop, as people write it', ({ assert }) => {
    assert.deepEqual(
      TEXTS.filter((text) => /\b\d{1,2}:\d{2}\b/.test(text)),
      []
    )
    const times = TEXTS.flatMap((text) => text.match(/\b\d{1,2}\.\d{2}\b/g) ?? [])
    assert.isNotEmpty(times)
  })

  test('a sheet that must be upside down is turned on its head, and not over', ({ assert }) => {
    const turned = TEXTS.filter((text) => /raai (het|dit|je) (blad|vel)/.test(text))
    assert.isNotEmpty(turned)
    for (const text of turned) assert.include(text, 'op zijn kop')
  })
})
