import { test } from '@japa/runner'
import { magVerlengen, verlengbaarTot } from '#domain/winkel/speellink'

const EINDE = new Date('2026-12-21T20:00:00Z')
const LINK = { geldigTot: EINDE, verlengdOp: null, ingetrokkenOp: null }
const dagen = (aantal: number, ms = 0) => new Date(EINDE.getTime() + aantal * 86_400_000 + ms)

test.group('A play link that ends', () => {
  test('may be extended: {titel}')
    .with([
      { titel: 'right after the order', link: {}, nu: dagen(-30), reden: null },
      { titel: 'just before its end', link: {}, nu: dagen(0, -1), reden: null },
      { titel: 'at its end', link: {}, nu: EINDE, reden: null },
      { titel: 'just within fourteen days', link: {}, nu: dagen(14, -1), reden: null },
      { titel: 'not after fourteen days', link: {}, nu: dagen(14), reden: 'te_laat' },
      {
        titel: 'not a second time',
        link: { verlengdOp: dagen(-3) },
        nu: dagen(-2),
        reden: 'al_verlengd',
      },
      {
        titel: 'not when it has no end',
        link: { geldigTot: null },
        nu: EINDE,
        reden: 'zonder_einde',
      },
      {
        titel: 'not when its money went back',
        link: { ingetrokkenOp: dagen(-1) },
        nu: EINDE,
        reden: 'geen_link',
      },
    ])
    .run(({ assert }, { link, nu, reden }) => {
      const mag = magVerlengen({ ...LINK, ...link }, nu)
      assert.equal(mag.ok ? null : mag.error.type, reden)
    })

  test('says until when that may be', ({ assert }) => {
    assert.deepEqual(verlengbaarTot(EINDE), new Date('2027-01-04T20:00:00Z'))
  })
})
