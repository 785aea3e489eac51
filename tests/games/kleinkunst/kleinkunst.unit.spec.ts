import { test } from '@japa/runner'
import type { Shape } from '#domain/drawing'
import { MINIATURES, PAINT } from '#games/kleinkunst/miniatures'
import { SQUARES, AREAS, deStijl } from '#games/kleinkunst/de_stijl'
import { THINGS, pointillisme } from '#games/kleinkunst/pointillisme'
import { SERIES, popart } from '#games/kleinkunst/popart'
import { tubes, welkSchilderij } from '#games/kleinkunst/welk_schilderij'
import { findIn, present } from '#tests/helpers/present'

type Circle = Extract<Shape, { shape: 'circle' }>

const circles = (shapes: readonly Shape[]): Circle[] =>
  shapes.flatMap((shape) =>
    shape.shape === 'circle' ? [shape] : shape.shape === 'group' ? circles(shape.shapes) : []
  )

const distance = (one: readonly [number, number], other: readonly [number, number]) =>
  Math.hypot(one[0] - other[0], one[1] - other[1])

/** The colour with as many squares on both sides of the centre line. */
function balancedColor() {
  const links = (area: (typeof AREAS)[number]) =>
    Math.max(0, Math.min(area.b, SQUARES / 2 - area.x)) * area.h
  return PAINT.filter((paint) => {
    const areas = AREAS.filter((area) => area.paint === paint)
    const onLeft = areas.reduce((sum, area) => sum + links(area), 0)
    return areas.reduce((sum, { b, h }) => sum + b * h, 0) === 2 * onLeft
  })
}

/** The one number from three up to twelve that no thing has. */
const missingCount = () =>
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
    (count) => !THINGS.some(({ points }) => points.length === count)
  )

/** The tins that look like no other in their row. */
const deviatingGazes = () =>
  SERIES.map((series) => {
    const deadline = series.map(({ letter: _, ...rest }) => JSON.stringify(rest))
    return series.filter((_, i) => deadline.filter((other) => other === deadline[i]).length === 1)
  })

test.group('Kleinkunst', () => {
  test('De Stijl keeps its planes apart, and one colour is in balance', ({ assert }) => {
    const squares = AREAS.flatMap(({ x, y, b, h }) =>
      Array.from({ length: b * h }, (_, i) => `${x + (i % b)},${y + Math.floor(i / b)}`)
    )
    assert.lengthOf(new Set(squares), squares.length)
    assert.isTrue(AREAS.every(({ x, y, b, h }) => x + b <= SQUARES && y + h <= SQUARES))
    assert.deepEqual(balancedColor(), [deStijl.answer])
  })

  test('Pointillisme gives every dot to a thing, and one number is missing', ({ assert }) => {
    const { drawing } = pointillisme.booklet.material[1].parts[0]
    const dots = circles(drawing.shapes)
    assert.lengthOf(
      dots,
      THINGS.reduce((sum, thing) => sum + thing.points.length, 0)
    )
    assert.isTrue(dots.every(({ fill, line }) => fill && !line))
    assert.lengthOf(new Set(THINGS.map(({ points }) => points.length)), 9)
    assert.deepEqual(missingCount().map(String), [pointillisme.answer])
  })

  test('Pointillisme keeps the dots of one thing apart from those of another', ({ assert }) => {
    for (const one of THINGS)
      for (const other of THINGS.filter((thing) => thing !== one))
        for (const point of one.points)
          assert.isTrue(
            other.points.every((neighbor) => distance(point, neighbor) > 25),
            `${one.name}, ${other.name}`
          )
  })

  test('De Stijl writes each colour on its tube in full, as the final does', ({ assert }) => {
    for (const { drawing } of [deStijl.booklet.material[1].parts[0], tubes]) {
      const words = drawing.shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.text] : []))
      assert.includeMembers(words, [...PAINT])
    }
  })

  test('Popart has one tin in every row that is unlike the rest', ({ assert }) => {
    const gazes = deviatingGazes()
    assert.deepEqual(
      gazes.map((row) => row.length),
      [1, 1, 1, 1]
    )
    assert.equal(gazes.map(([can]) => present(can, 'can').letter).join(''), popart.answer)
  })

  test('the studies leave one of 27 miniatures, and no two are alike', ({ assert }) => {
    assert.lengthOf(
      new Set(
        MINIATURES.map(({ paint, count, exclamation }) => `${paint} ${count} ${exclamation}`)
      ),
      27
    )
    assert.lengthOf(new Set(MINIATURES.map(({ hall, number }) => `${hall}${number}`)), 27)
    const [paint] = balancedColor()
    const [count] = missingCount()
    const exclamation = deviatingGazes()
      .map(([can]) => present(can, 'can').letter)
      .join('')
    const remaining = MINIATURES.filter(
      (one) => one.paint === paint && one.count === count && one.exclamation === exclamation
    )
    assert.deepEqual(
      remaining.map((one) => `${one.hall}${one.number}`),
      [welkSchilderij.answer]
    )
  })

  test('each study is needed', ({ assert }) => {
    for (const key of ['paint', 'count', 'exclamation'] as const) {
      const real = findIn(MINIATURES, (one) => `${one.hall}${one.number}` === welkSchilderij.answer)
      const without = (['paint', 'count', 'exclamation'] as const).filter((name) => name !== key)
      assert.lengthOf(
        MINIATURES.filter((one) => without.every((name) => one[name] === real[name])),
        3
      )
    }
  })
})
