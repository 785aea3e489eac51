import { test } from '@japa/runner'
import { pointsAtSomebody } from '#domain/shop/ratings/public_line'
import { LINES_SHOWN, SHOWN_FROM, summaryOf } from '#domain/shop/ratings/ratings'

const AT = new Date('2026-11-24T10:00:00Z')
const rating = (fun: number, difficulty = 3, line: string | null = null) => ({
  ...{ fun, difficulty, line },
  at: AT,
})

test.group('The ratings on a page', () => {
  test('two ratings are not shown, three are', ({ assert }) => {
    const two = [rating(5), rating(4)]
    assert.isNull(summaryOf([]))
    assert.isNull(summaryOf(two))
    assert.equal(summaryOf([...two, rating(4)])?.count, SHOWN_FROM)
  })

  test('{steps} is {fun} of 5')
    .with([
      { steps: [5, 4, 4], fun: 4.3 },
      { steps: [1, 1, 1], fun: 1 },
      { steps: [5, 5, 4, 4], fun: 4.5 },
      { steps: [3, 4, 5, 5, 5, 5], fun: 4.5 },
    ])
    .run(({ assert }, { steps, fun }) => {
      assert.equal(summaryOf(steps.map((step) => rating(step)))?.fun, fun)
    })

  test('the newest lines are shown, and only those that were written', ({ assert }) => {
    const lines = Array.from({ length: LINES_SHOWN + 2 }, (_, index) => `regel ${index}`)
    const summary = summaryOf([rating(3), ...lines.map((line) => rating(4, 2, line))])
    assert.deepEqual(
      summary?.lines.map(({ text }) => text),
      lines.slice(0, LINES_SHOWN)
    )
    assert.equal(summary?.difficulty, 2)
  })

  test('"{line}" points at somebody: {said}')
    .with([
      { line: 'Heel leuk, ook voor oma van 83', said: false },
      { line: 'Onze code was 4 7 1', said: false },
      { line: 'Bel me op 06-12 34 56 78', said: true },
      { line: 'Mail noor@example.nl', said: true },
      { line: 'Zie www.example.nl', said: true },
    ])
    .run(({ assert }, { line, said }) => assert.equal(pointsAtSomebody(line), said))
})
