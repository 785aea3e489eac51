import { test } from '@japa/runner'
import type { HintItem } from '#domain/play/hint_pages'
import { HINT_PAGES } from '#games/hint_pages'
import { kleinkunst } from '#games/kleinkunst/kleinkunst_hint_page'
import { kunstroof } from '#games/kunstroof/kunstroof_hint_page'
import { binky } from '#games/binky/binky_hint_page'
import { lastOf } from '#tests/helpers/present'

const ITEMS: readonly HintItem[] = HINT_PAGES.flatMap((page): readonly HintItem[] => page.items)

/**
 * A player of these picks from a catalogue or from tubes of paint, so the answer is there, among
 * the others.
 */
const CHOOSES_FROM_CATALOGUE = ['extra_bewaking', 'de_stijl']

/** All that can be read in a value; shapes of a drawing count for their words only. */
function readable(value: unknown, key = ''): string[] {
  if (['d', 'dash', 'line', 'fill', 'letter', 'anchor', 'shape', 'kind'].includes(key)) return []
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((part) => readable(part))
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, part]) => readable(part, name))
  return []
}

const occursIn = (word: string, texts: readonly string[]) =>
  texts.some((text) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu').test(text))

test.group('Hint pages', () => {
  test('the three pages have as many puzzles as their booklets', ({ assert }) => {
    assert.deepEqual(
      HINT_PAGES.map(({ path, items }) => [path, items.length]),
      [
        ['kleinkunst', 4],
        ['kunstroof', 7],
        ['binky', 8],
      ]
    )
  })

  test('each puzzle is recognisable by a name and a label that are unique on its page', ({
    assert,
  }) => {
    for (const { items } of HINT_PAGES) {
      assert.lengthOf(new Set(items.map(({ name }) => name)), items.length)
      assert.lengthOf(new Set(items.map(({ label }) => label)), items.length)
    }
    for (const item of ITEMS) {
      assert.isNotEmpty(item.description.trim())
      assert.isNotEmpty(item.booklet.story)
      assert.isNotEmpty(item.booklet.material)
      assert.isNotEmpty(item.booklet.question.trim())
      assert.isNotEmpty(item.answerAddition.trim())
    }
  })

  test('every puzzle has one to eight hints that do not say the answer', ({ assert }) => {
    for (const { name, hints, answer } of ITEMS) {
      assert.isAtLeast(hints.length, 3, name)
      assert.isAtMost(hints.length, 8, name)
      for (const hint of hints) assert.isNotEmpty(hint.trim(), name)
      if (answer.length > 2) assert.isFalse(occursIn(answer, hints), name)
    }
    assert.isTrue(ITEMS.some(({ hints }) => hints.length === 8))
  })

  test('the booklets do not say an answer', ({ assert }) => {
    for (const { name, label, description, answer, booklet } of ITEMS) {
      if (CHOOSES_FROM_CATALOGUE.includes(name)) continue
      assert.isFalse(
        occursIn(answer, readable([label, description, booklet])),
        `${name}: ${answer}`
      )
    }
  })

  test('a near miss is neither the answer nor its alternative', ({ assert }) => {
    for (const { answer, answer2, nearMisses = [] } of ITEMS)
      for (const { answer: typed } of nearMisses)
        assert.notInclude([answer.toLowerCase(), answer2?.toLowerCase()], typed.toLowerCase())
  })

  test('Binky checks every answer; the others check only the last one and those that name a sign', ({
    assert,
  }) => {
    assert.isTrue(binky.items.every(({ checkAnswer }) => checkAnswer))
    for (const { items } of [kleinkunst, kunstroof])
      assert.isTrue(lastOf<{ checkAnswer?: boolean }>(items).checkAnswer)
  })
})
