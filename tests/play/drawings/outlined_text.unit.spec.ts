import { test } from '@japa/runner'
import { outlinedText, hasLetters } from '#app/play/drawings/outlined_text'
import { GAMES } from '#games/online_games'
import type { Shape, Text } from '#domain/drawing'
import { drawingsOf } from '#tests/helpers/play/drawings_of'

const text = (part: Partial<Text> = {}): Text => ({
  ...{ shape: 'text', x: 100, y: 50, text: 'HEI', size: 20 },
  ...part,
})

const textsIn = (shapes: readonly Shape[]): Text[] =>
  shapes.flatMap((shape) => {
    if (shape.shape === 'text') return [shape]
    return shape.shape === 'group' ? textsIn(shape.shapes) : []
  })

/** Where the first letter begins. */
const startOf = (svg: string) => Number(/translate\((-?[\d.]+) /.exec(svg)?.[1])

test.group('Letters in a file of a drawing', () => {
  test('each letter is an outline, and a space is a gap', ({ assert }) => {
    assert.lengthOf(outlinedText(text({ text: 'H E I' })).match(/<path/g) ?? [], 3)
    assert.notInclude(outlinedText(text()), 'NaN')
  })

  test('a text begins, lies or ends at its place', ({ assert }) => {
    const [start, middle, end] = (['start', 'middle', 'end'] as const).map((anchor) =>
      startOf(outlinedText(text({ anchor })))
    ) as [number, number, number]
    assert.equal(start, 100)
    assert.isBelow(middle, 90)
    assert.approximately(100 - end, 2 * (100 - middle), 0.01)
  })

  test('arrows and squares are drawn too', ({ assert }) => {
    assert.isTrue(hasLetters(text({ text: '→ ■ ♥' })))
    assert.isFalse(hasLetters(text({ text: '中' })))
  })

  test('the fonts have every letter of every drawing of {path}')
    .with([...GAMES])
    .run(({ assert }, { puzzles }) => {
      const texts = puzzles.flatMap(drawingsOf).flatMap(({ shapes }) => textsIn(shapes))
      assert.isNotEmpty(texts)
      assert.deepEqual(
        texts.filter((one) => !hasLetters(one)).map((one) => one.text),
        []
      )
    })
})
