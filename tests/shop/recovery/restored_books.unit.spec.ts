import { test } from '@japa/runner'
import { compareVouchers } from '../../../drill/lib/restored_books.js'

const BOUGHT = new Map([
  ['ER-2026-0001 3f', 2500],
  ['ER-2026-0002 a9', 5000],
])
const without = (code: string) => new Map([...BOUGHT].filter(([one]) => one !== code))

test.group('Vouchers after a restore, as the drill counts them', () => {
  test('{name}: {lost} lost, {doubled} doubled')
    .with([
      { name: 'all came back', now: BOUGHT, lost: 0, doubled: 0 },
      { name: 'one did not come back', now: without('ER-2026-0002 a9'), lost: 1, doubled: 0 },
      {
        name: 'one came back with another balance',
        now: new Map([...BOUGHT, ['ER-2026-0002 a9', 0]]),
        lost: 1,
        doubled: 0,
      },
      { name: 'one came too many', now: new Map([...BOUGHT, ['x 77', 2500]]), lost: 0, doubled: 1 },
      {
        name: 'one came back with another code',
        now: new Map([...without('ER-2026-0002 a9'), ['ER-2026-0002 77', 5000]]),
        lost: 1,
        doubled: 1,
      },
    ])
    .run(({ assert }, { now, lost, doubled }) => {
      assert.deepEqual(compareVouchers(BOUGHT, now), { lost, doubled })
    })
})
