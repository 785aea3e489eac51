import { test } from '@japa/runner'
import { judge, keepsUp } from '../../../bench/lib/bars.js'

/** What a bench that judges these figures prints, and its exit code. */
function bench(...figures: number[]) {
  const [log, code] = [console.log, process.exitCode]
  const said: string[] = []
  console.log = (...words: string[]) => void said.push(words.join(' '))
  process.exitCode = undefined
  try {
    for (const one of figures) judge('a share', one, '%', { least: 85 })
    return {
      said: said.map((line) => /holds|DOES NOT HOLD/.exec(line)?.[0]),
      code: process.exitCode,
    }
  } finally {
    console.log = log
    process.exitCode = code
  }
}

test.group('The bars of a bench', () => {
  test('a bench whose bar does not hold ends with 1, after it printed everything', ({ assert }) => {
    const { said, code } = bench(86, 84.9, 90)
    assert.deepEqual(said, ['holds', 'DOES NOT HOLD', 'holds'])
    assert.equal(code, 1)
    assert.isUndefined(bench(85).code)
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
