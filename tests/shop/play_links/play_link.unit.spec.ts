import { test } from '@japa/runner'
import { mayExtend, extendableUntil } from '#domain/play/links'

const END = new Date('2026-12-21T20:00:00Z')
const LINK = { geldigTot: END, verlengdOp: null, ingetrokkenOp: null }
const days = (count: number, ms = 0) => new Date(END.getTime() + count * 86_400_000 + ms)

test.group('A play link that ends', () => {
  test('may be extended: {titel}')
    .with([
      { titel: 'right after the order', link: {}, nu: days(-30), reden: null },
      { titel: 'just before its end', link: {}, nu: days(0, -1), reden: null },
      { titel: 'at its end', link: {}, nu: END, reden: null },
      { titel: 'just within fourteen days', link: {}, nu: days(14, -1), reden: null },
      { titel: 'not after fourteen days', link: {}, nu: days(14), reden: 'te_laat' },
      {
        titel: 'not a second time',
        link: { verlengdOp: days(-3) },
        nu: days(-2),
        reden: 'al_verlengd',
      },
      {
        titel: 'not when it has no end',
        link: { geldigTot: null },
        nu: END,
        reden: 'zonder_einde',
      },
      {
        titel: 'not when its money went back',
        link: { ingetrokkenOp: days(-1) },
        nu: END,
        reden: 'geen_link',
      },
    ])
    .run(({ assert }, { link, nu: now, reden: reason }) => {
      const allowed = mayExtend({ ...LINK, ...link }, now)
      assert.equal(allowed.ok ? null : allowed.error.type, reason)
    })

  test('says until when that may be', ({ assert }) => {
    assert.deepEqual(extendableUntil(END), new Date('2027-01-04T20:00:00Z'))
  })
})
