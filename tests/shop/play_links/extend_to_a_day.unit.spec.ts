import { test } from '@japa/runner'
import { mayExtendUntil } from '#domain/shop/play_links'

const NOW = new Date('2026-11-21T12:00:00Z')
const at = (day: string) => new Date(`${day}T23:00:00Z`)

test.group('Extending a link', () => {
  test('an extension follows the rule: {name}')
    .with([
      { name: 'one that still runs', validUntil: '2026-12-01', until: '2026-12-08', allowed: null },
      { name: 'one that has ended', validUntil: '2026-10-01', until: '2026-11-28', allowed: null },
      {
        name: 'to the same end again',
        validUntil: '2026-12-08',
        until: '2026-12-08',
        allowed: null,
      },
      { name: 'not shorter', validUntil: '2026-12-08', until: '2026-12-01', allowed: 'not_later' },
      {
        name: 'not into the past',
        validUntil: '2026-10-01',
        until: '2026-11-20',
        allowed: 'not_later',
      },
      { name: 'not for years', validUntil: '2026-12-01', until: '2028-12-01', allowed: 'too_far' },
      {
        name: 'not without an end',
        validUntil: null,
        until: '2026-12-08',
        allowed: 'without_end',
      },
    ])
    .run(({ assert }, { validUntil, until, allowed }) => {
      const link = { validUntil: validUntil === null ? null : at(validUntil), revoked: false }
      const requested = mayExtendUntil(link, at(until), NOW)
      assert.equal(requested.ok ? null : requested.error.type, allowed)
    })

  test('a refunded link is not extended', ({ assert }) => {
    const link = { validUntil: at('2026-12-01'), revoked: true }
    assert.deepEqual(mayExtendUntil(link, at('2026-12-08'), NOW), {
      ok: false,
      error: { type: 'revoked' },
    })
  })
})
