import { test } from '@japa/runner'
import {
  EXPORT_MOVES,
  EXPORT_STATUSES,
  isUnderWay,
  madeBy,
  mayFetchExport,
  papersLacking,
  type ExportStatus,
  type ExportTrigger,
} from '#domain/shop/bookkeeping/invoice_export'

/**
 * Where a trigger leads from here; null where it changes nothing, because its `from` does not name
 * this status.
 */
const next = (from: ExportStatus, trigger: ExportTrigger) => {
  const move = EXPORT_MOVES[trigger]
  return move.from.includes(from) ? move.to : null
}

const TRIGGERS: readonly ExportTrigger[] = ['begin', 'finish', 'fail', 'cancel']

test.group('The life of a zip with invoices', () => {
  test('a zip that is {from} becomes {to} by: {trigger}')
    .with([
      { from: 'wacht', trigger: 'begin', to: 'bezig' },
      { from: 'wacht', trigger: 'cancel', to: 'afgebroken' },
      { from: 'bezig', trigger: 'begin', to: 'bezig' },
      { from: 'bezig', trigger: 'finish', to: 'klaar' },
      { from: 'bezig', trigger: 'fail', to: 'mislukt' },
      { from: 'bezig', trigger: 'cancel', to: 'afgebroken' },
    ] as const)
    .run(({ assert }, { from, trigger, to }) => {
      assert.equal(next(from, trigger), to)
    })

  test('a zip that is {from} does not go on, also not by a second cancellation')
    .with([{ from: 'klaar' }, { from: 'afgebroken' }, { from: 'mislukt' }] as const)
    .run(({ assert }, { from }) => {
      for (const trigger of TRIGGERS) assert.isNull(next(from, trigger), trigger)
      assert.isFalse(isUnderWay(from))
    })

  test('a zip is not ready and has not failed before somebody begins to make it', ({ assert }) => {
    for (const trigger of ['finish', 'fail'] as const) assert.isNull(next('wacht', trigger))
  })

  test('a run that is cancelled halfway or taken over makes the zip no longer', ({ assert }) => {
    const mine = madeBy('mine')
    assert.deepEqual(mine, { status: 'bezig', run: 'mine' })
    assert.notDeepEqual(mine, madeBy('of a later run'))
    for (const run of [null, 'mine'])
      assert.notDeepEqual(mine, { status: EXPORT_MOVES.cancel.to, run })
  })

  test('only a whole zip can be fetched', ({ assert }) => {
    const fetched = (status: ExportStatus) => mayFetchExport({ status, run: 'mine' })
    assert.deepEqual(EXPORT_STATUSES.filter(fetched), ['klaar'])
    assert.isFalse(mayFetchExport({ status: 'klaar', run: null }))
  })

  test('a zip with {inZip} papers of a period of {inPeriod} lacks {lacking}')
    .with([
      { inZip: 3, inPeriod: 3, lacking: 0 },
      { inZip: 3, inPeriod: 5, lacking: 2 },
      { inZip: 5, inPeriod: 3, lacking: 0 },
    ])
    .run(({ assert }, { inZip, inPeriod, lacking }) => {
      assert.equal(papersLacking(inZip, inPeriod), lacking)
    })
})
