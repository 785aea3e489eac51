import { test } from '@japa/runner'
import {
  markAt,
  nextTick,
  runsThrough,
  squareBeside,
  squareNextTo,
  squaresOf,
  withMark,
  written,
} from '#domain/play/puzzles/pen'
import type { Material } from '#domain/play/puzzles/puzzle'
import { GAMES } from '#games/online_games'

const BOARD = { rows: 3, columns: 3 }
/** A ring of squares around a hole. */
const RING = { ...BOARD, squares: [0, 1, 2, 3, 5, 6, 7, 8] }

test.group('Squares to write in', () => {
  test('a tick goes from nothing to filled to crossed out and back', ({ assert }) => {
    assert.deepEqual([' ', 'o', 'x'].map(nextTick), ['o', 'x', ' '])
  })

  test('a letter in one square leaves the others, and an empty sheet is nothing', ({ assert }) => {
    const one = withMark('', 4, 'o')
    assert.equal(one, '    o')
    assert.equal(withMark(one, 1, 'x'), ' x  o')
    assert.equal(withMark(one, 4, ''), '')
    assert.equal(markAt(one, 4), 'o')
    assert.equal(markAt(one, 8), ' ')
  })

  test('an arrow from {from} to {step} arrives at {to}')
    .with([
      { from: 0, step: [0, 1] as const, to: 1 },
      { from: 2, step: [0, 1] as const, to: 2 },
      { from: 1, step: [1, 0] as const, to: 7 },
      { from: 3, step: [0, 1] as const, to: 5 },
      { from: 0, step: [-1, 0] as const, to: 0 },
    ])
    .run(({ assert }, { from, step, to }) => {
      assert.equal(squareBeside(RING, from, step), to)
    })

  test('an arrow reaches every square that lies apart from the others', ({ assert }) => {
    const apart = { ...BOARD, squares: [1, 3, 8], loose: true }
    assert.equal(squareBeside(apart, 1, [1, 0]), 3)
    assert.equal(squareBeside(apart, 3, [0, 1]), 8)
    assert.equal(squareBeside(apart, 8, [0, 1]), 8)
    assert.equal(squareBeside(apart, 3, [-1, 0]), 1)
    assert.equal(squareBeside(apart, 1, [0, -1]), 1)
  })

  test('typing ends where a word ends, and runs along the only word through a square', ({
    assert,
  }) => {
    assert.equal(squareNextTo(RING, 0, [0, 1]), 1)
    assert.isNull(squareNextTo(RING, 3, [0, 1]))
    assert.isNull(squareNextTo(RING, 2, [0, 1]))
    assert.isFalse(runsThrough(RING, 3, [0, 1]))
    assert.isTrue(runsThrough(RING, 3, [1, 0]))
  })

  test('a letter is a capital, a digit is a digit, and the last typed counts', ({ assert }) => {
    assert.equal(written('letter', 'a'), 'A')
    assert.equal(written('letter', 'Ab'), 'B')
    assert.equal(written('letter', '7'), null)
    assert.equal(written('digit', '7'), '7')
    assert.equal(written('digit', 'x'), null)
    assert.equal(written('letter', ''), null)
  })

  test('the squares of every drawing lie on that drawing', ({ assert }) => {
    const pens = GAMES.flatMap(({ puzzles }) => puzzles)
      .flatMap(({ material }) => material)
      .flatMap((piece): readonly Material[] => (piece.kind === 'prop' ? piece.parts : [piece]))
      .flatMap((piece) =>
        piece.kind === 'drawing' && piece.pen ? [{ ...piece, pen: piece.pen }] : []
      )
    assert.lengthOf(pens, 7)
    for (const { drawing, pen, caption } of pens) {
      assert.isAtMost(pen.x + pen.columns * pen.side, drawing.width, caption)
      assert.isAtMost(pen.y + pen.rows * pen.side, drawing.height, caption)
      if (pen.contents) assert.lengthOf(pen.contents, pen.rows * pen.columns, caption)
      if (pen.cloth) {
        const { width, height } = pen.cloth.drawing
        assert.deepEqual({ width, height }, { width: drawing.width, height: drawing.height })
        assert.equal(pen.x + (pen.columns * pen.side) / 2, drawing.width / 2, caption)
        assert.equal(pen.y + (pen.rows * pen.side) / 2, drawing.height / 2, caption)
      }
      assert.isBelow(Math.max(...squaresOf(pen)), pen.rows * pen.columns, caption)
    }
  })
})
