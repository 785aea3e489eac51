import { test } from '@japa/runner'
import { mayExtendUntil } from '#domain/shop/play_links'

const NOW = new Date('2026-11-21T12:00:00Z')
const at = (day: string) => new Date(`${day}T23:00:00Z`)

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
    .run(({ assert }, { geldigTot: validUntil, tot: until, mag: allowed }) => {
      const link = { geldigTot: validUntil === null ? null : at(validUntil), ingetrokken: false }
      const requested = mayExtendUntil(link, at(until), NOW)
      assert.equal(requested.ok ? null : requested.error.type, allowed)
    })

  test('not when its money went back', ({ assert }) => {
    const link = { geldigTot: at('2026-12-01'), ingetrokken: true }
    assert.deepEqual(mayExtendUntil(link, at('2026-12-08'), NOW), {
      ok: false,
      error: { type: 'ingetrokken' },
    })
  })
})
