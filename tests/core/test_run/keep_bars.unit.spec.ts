import { test } from '@japa/runner'
import { faults, judge, keepsUp } from '../../../bench/lib/bars.js'
import { refusedIn } from '../../../bench/lib/pace.js'

/** What a bench prints, and its exit code. */
function bench(run: () => void) {
  const [log, code] = [console.log, process.exitCode]
  const said: string[] = []
  console.log = (...words: string[]) => void said.push(words.join(' '))
  process.exitCode = undefined
  try {
    run()
    return { said, code: process.exitCode }
  } finally {
    console.log = log
    process.exitCode = code
  }
}

const judging = (...figures: number[]) =>
  bench(() => {
    for (const one of figures) judge('a share', one, '%', { least: 85 })
  })

test.group('The bars of a bench', () => {
  test('a bench whose bar does not hold ends with 1, after it printed everything', ({ assert }) => {
    const { said, code } = judging(86, 84.9, 90)
    assert.deepEqual(
      said.map((line) => /holds|DOES NOT HOLD/.exec(line)?.[0]),
      ['holds', 'DOES NOT HOLD', 'holds']
    )
    assert.equal(code, 1)
    assert.isUndefined(judging(85).code)
  })

  test('a bench that lost something names it and ends with 1, however quick it was', ({
    assert,
  }) => {
    const measured = (missed: number, refused: number) =>
      bench(() => console.log(faults({ MISSED: missed, REFUSED: refused })))
    assert.deepEqual(measured(0, 0), { said: [''], code: undefined })
    assert.deepEqual(measured(3, 0), { said: ['3 MISSED'], code: 1 })
    assert.deepEqual(measured(3, 1), { said: ['3 MISSED, 1 REFUSED'], code: 1 })
  })

  test('a request that was refused counts in whichever round it was', ({ assert }) => {
    assert.equal(refusedIn([2, 0, 1].map((refused) => ({ taken: [], refused }))), 3)
  })

  test('a shop keeps up with {name}: {expected}')
    .with([
      { name: 'taps that all are shown in time', expected: true },
      { name: 'taps of which one is late', late: 1, expected: true },
      { name: 'taps of which many are late', late: 10, expected: false },
      { name: 'a tap that a phone missed', missed: 1, expected: false },
      { name: 'a tap that was refused', refused: 1, expected: false },
    ] as { name: string; late?: number; missed?: number; refused?: number; expected: boolean }[])
    .run(({ assert }, { late = 0, missed = 0, refused = 0, expected }) => {
      const seen = Array.from({ length: 100 }, (_, index) => (index < late ? 400 : 40))
      assert.equal(keepsUp({ seen, missed, refused }, 300), expected)
    })
})
