import { test } from '@japa/runner'
import { magVerlengenTot } from '#domain/winkel/linkduur'

const NU = new Date('2026-11-21T12:00:00Z')
const op = (dag: string) => new Date(`${dag}T23:00:00Z`)

test.group('Extending a link', () => {
  test('{naam}')
    .with([
      { naam: 'one that still runs', geldigTot: '2026-12-01', tot: '2026-12-08', mag: null },
      { naam: 'one that has ended', geldigTot: '2026-10-01', tot: '2026-11-28', mag: null },
      { naam: 'to the same end again', geldigTot: '2026-12-08', tot: '2026-12-08', mag: null },
      { naam: 'not shorter', geldigTot: '2026-12-08', tot: '2026-12-01', mag: 'niet_later' },
      { naam: 'not into the past', geldigTot: '2026-10-01', tot: '2026-11-20', mag: 'niet_later' },
      { naam: 'not for years', geldigTot: '2026-12-01', tot: '2028-12-01', mag: 'te_ver' },
      { naam: 'not without an end', geldigTot: null, tot: '2026-12-08', mag: 'zonder_einde' },
    ])
    .run(({ assert }, { geldigTot, tot, mag }) => {
      const link = { geldigTot: geldigTot === null ? null : op(geldigTot), ingetrokken: false }
      const gevraagd = magVerlengenTot(link, op(tot), NU)
      assert.equal(gevraagd.ok ? null : gevraagd.error.type, mag)
    })

  test('not when its money went back', ({ assert }) => {
    const link = { geldigTot: op('2026-12-01'), ingetrokken: true }
    assert.deepEqual(magVerlengenTot(link, op('2026-12-08'), NU), {
      ok: false,
      error: { type: 'ingetrokken' },
    })
  })
})
