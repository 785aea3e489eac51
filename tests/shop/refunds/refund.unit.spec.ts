import { test } from '@japa/runner'
import {
  isLater,
  refundable,
  allocate,
  followChargeback,
  type PaidAttempt,
} from '#domain/shop/refunds'

const attempt = (id: number, fields: Partial<PaidAttempt> = {}): PaidAttempt => ({
  id,
  ontvangen: 1500,
  terug: 0,
  teruggevorderd: 0,
  onderweg: 0,
  ...fields,
})

test.group('Paying back', () => {
  test('{titel}: {over} cents are left')
    .with([
      { titel: 'nothing went back', velden: {}, over: 1500 },
      { titel: 'asked, not yet answered', velden: { onderweg: 500 }, over: 1000 },
      { titel: 'counted by both sides', velden: { onderweg: 500, terug: 500 }, over: 1000 },
      { titel: 'known to the provider only', velden: { terug: 700 }, over: 800 },
      {
        titel: 'refunded and charged back',
        velden: { onderweg: 500, teruggevorderd: 1000, terug: 1500 },
        over: 0,
      },
      { titel: 'more than came in', velden: { onderweg: 1500, teruggevorderd: 1500 }, over: 0 },
    ])
    .run(({ assert }, { velden: fields, over: remaining }) =>
      assert.equal(refundable(attempt(1, fields)), remaining)
    )

  test('news of a chargeback: {titel}')
    .with([
      { titel: 'taken', nieuws: [1500, 0], geworden: [1500, 0] },
      { titel: 'taken and undone', nieuws: [1500, 1500], geworden: [1500, 1500] },
      { titel: 'old news, of before it was undone', nieuws: [1500, 0], bekend: [1500, 1500] },
      { titel: 'old news, of before anything', nieuws: [0, 0], bekend: [1500, 700] },
      {
        titel: 'taken once more',
        nieuws: [2500, 1500],
        bekend: [1500, 1500],
        geworden: [2500, 1500],
      },
    ])
    .run(({ assert }, { nieuws: news, bekend: known = [0, 0], geworden: became = known }) => {
      const asChargeback = ([taken, reversed]: number[]) => ({
        gehaald: taken!,
        teruggedraaid: reversed!,
      })
      assert.deepEqual(
        followChargeback(asChargeback(known), asChargeback(news)),
        asChargeback(became)
      )
    })

  test('goes to the newest payment first, and on to the one before', ({ assert }) => {
    assert.deepEqual(allocate(1500, [attempt(1), attempt(2)]), {
      ok: true,
      value: [{ betalingId: 2, centen: 1500 }],
    })
    assert.deepEqual(allocate(2000, [attempt(1), attempt(2)]), {
      ok: true,
      value: [
        { betalingId: 2, centen: 1500 },
        { betalingId: 1, centen: 500 },
      ],
    })
  })

  test('{centen} cents are no amount to pay back')
    .with([
      { centen: 0 },
      { centen: -1 },
      { centen: 0.5 },
      { centen: Number.NaN },
      { centen: 1e20 },
    ])
    .run(({ assert }, { centen: cents }) => {
      assert.deepEqual(allocate(cents, [attempt(1)]), {
        ok: false,
        error: { type: 'bedrag_ongeldig' },
      })
    })

  test('not more than is left, and nothing of nothing', ({ assert }) => {
    assert.deepEqual(allocate(1, []), { ok: false, error: { type: 'niets_betaald' } })
    assert.deepEqual(allocate(1001, [attempt(1, { onderweg: 500 })]), {
      ok: false,
      error: { type: 'te_veel', over: 1000 },
    })
  })

  test('old news changes nothing', ({ assert }) => {
    assert.isTrue(isLater('aangevraagd', 'nieuw'))
    assert.isTrue(isLater('betaald', 'aangevraagd'))
    assert.isTrue(isLater('mislukt', 'betaald'))
    assert.isFalse(isLater('aangevraagd', 'betaald'))
    assert.isFalse(isLater('betaald', 'mislukt'))
    assert.isFalse(isLater('betaald', 'betaald'))
  })
})
