import { test } from '@japa/runner'
import { mayExtend, extendableUntil } from '#domain/shop/play_links'

const END = new Date('2026-12-21T20:00:00Z')
const LINK = { validUntil: END, extendedAt: null, revokedAt: null }
const days = (count: number, ms = 0) => new Date(END.getTime() + count * 86_400_000 + ms)

test.group('A play link that ends', () => {
  test('a play link may be extended: {title}')
    .with([
      { title: 'right after the order', link: {}, now: days(-30), reason: null },
      { title: 'just before its end', link: {}, now: days(0, -1), reason: null },
      { title: 'at its end', link: {}, now: END, reason: null },
      { title: 'just within fourteen days', link: {}, now: days(14, -1), reason: null },
      { title: 'not after fourteen days', link: {}, now: days(14), reason: 'too_late' },
      {
        title: 'not a second time',
        link: { extendedAt: days(-3) },
        now: days(-2),
        reason: 'already_extended',
      },
      {
        title: 'not when it has no end',
        link: { validUntil: null },
        now: END,
        reason: 'without_end',
      },
      {
        title: 'not when its money went back',
        link: { revokedAt: days(-1) },
        now: END,
        reason: 'no_link',
      },
    ])
    .run(({ assert }, { link, now, reason }) => {
      const allowed = mayExtend({ ...LINK, ...link }, now)
      assert.equal(allowed.ok ? null : allowed.error.type, reason)
    })

  test('a play link says until when it may be extended', ({ assert }) => {
    assert.deepEqual(extendableUntil(END), new Date('2027-01-04T20:00:00Z'))
  })
})
