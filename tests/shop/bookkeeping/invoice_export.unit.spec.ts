import { test } from '@japa/runner'
import {
  EXPORT_STATUSES,
  isMadeBy,
  isUnderWay,
  madeBy,
  mayFetchExport,
  nextExportStatus,
  type ExportStatus,
  type ExportTrigger,
} from '#domain/shop/bookkeeping/invoice_export'

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
      assert.deepEqual(nextExportStatus(from, trigger), { ok: true, value: to })
    })

  test('what is {from} does not go on, also not by a second cancellation')
    .with([{ from: 'klaar' }, { from: 'afgebroken' }, { from: 'mislukt' }] as const)
    .run(({ assert }, { from }) => {
      for (const trigger of TRIGGERS)
        assert.deepEqual(nextExportStatus(from, trigger), {
          ...{ ok: false, error: { type: 'export_refused', from, trigger } },
        })
      assert.isFalse(isUnderWay(from))
    })

  test('nothing is ready or failed before anybody made it', ({ assert }) => {
    for (const trigger of ['finish', 'fail'] as const)
      assert.isFalse(nextExportStatus('wacht', trigger).ok)
  })

  test('cancelled halfway or taken over, a run makes the zip no longer', ({ assert }) => {
    assert.isTrue(isMadeBy('mine', madeBy('mine')))
    assert.isFalse(isMadeBy('mine', madeBy('of a later run')))
    assert.isFalse(isMadeBy('mine', { status: 'afgebroken', run: null }))
    assert.isFalse(isMadeBy('mine', { status: 'afgebroken', run: 'mine' }))
  })

  test('only a whole zip can be fetched', ({ assert }) => {
    const fetched = (status: ExportStatus) => mayFetchExport({ status, run: 'mine' })
    assert.deepEqual(EXPORT_STATUSES.filter(fetched), ['klaar'])
    assert.isFalse(mayFetchExport({ status: 'klaar', run: null }))
  })
})
