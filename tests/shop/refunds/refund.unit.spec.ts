import { test } from '@japa/runner'
import {
  isLater,
  partToTell,
  refundable,
  refundWay,
  allocate,
  followChargeback,
  type PaidAttempt,
  type RefundStatus,
} from '#domain/shop/refunds'
import { present } from '#tests/helpers/present'

const attempt = (id: number, fields: Partial<PaidAttempt> = {}): PaidAttempt => ({
  id,
  received: 1500,
  refunded: 0,
  chargedBack: 0,
  underway: 0,
  ...fields,
})

test.group('Paying back', () => {
  test('an order has {remaining} cents left to pay back: {title}')
    .with([
      { title: 'nothing went back', fields: {}, remaining: 1500 },
      { title: 'asked, not yet answered', fields: { underway: 500 }, remaining: 1000 },
      { title: 'counted by both sides', fields: { underway: 500, refunded: 500 }, remaining: 1000 },
      { title: 'known to the provider only', fields: { refunded: 700 }, remaining: 800 },
      {
        title: 'refunded and charged back',
        fields: { underway: 500, chargedBack: 1000, refunded: 1500 },
        remaining: 0,
      },
      { title: 'more than came in', fields: { underway: 1500, chargedBack: 1500 }, remaining: 0 },
    ])
    .run(({ assert }, { fields, remaining }) =>
      assert.equal(refundable(attempt(1, fields)), remaining)
    )

  test('the rest goes back by the {way}: {title}')
    .with([
      { title: 'the provider has it', attempts: [{}], way: 'shop' },
      { title: 'she took it herself', attempts: [{ byHand: true }], way: 'owner' },
      { title: 'paid in both ways', attempts: [{ byHand: true }, {}], way: 'both' },
      {
        title: 'the part of the provider went back',
        attempts: [{ byHand: true }, { underway: 1500 }],
        way: 'owner',
      },
      {
        title: 'a voucher beside her own hand',
        attempts: [{ byVoucher: true }, { byHand: true }],
        way: 'owner',
      },
      { title: 'nothing is left', attempts: [{ byHand: true, underway: 1500 }], way: 'shop' },
    ])
    .run(({ assert }, { attempts, way }) =>
      assert.equal(refundWay(attempts.map((fields, index) => attempt(index, fields))), way)
    )

  test('the news of a chargeback is booked: {title}')
    .with([
      { title: 'taken', news: [1500, 0], became: [1500, 0] },
      { title: 'taken and undone', news: [1500, 1500], became: [1500, 1500] },
      { title: 'old news, of before it was undone', news: [1500, 0], known: [1500, 1500] },
      { title: 'old news, of before anything', news: [0, 0], known: [1500, 700] },
      {
        title: 'taken once more',
        news: [2500, 1500],
        known: [1500, 1500],
        became: [2500, 1500],
      },
    ])
    .run(({ assert }, { news, known = [0, 0], became = known }) => {
      const asChargeback = ([taken, reversed]: number[]) => ({
        taken: present(taken, 'taken'),
        reversed: present(reversed, 'reversed'),
      })
      assert.deepEqual(
        followChargeback(asChargeback(known), asChargeback(news)),
        asChargeback(became)
      )
    })

  test('a refund goes to the newest payment first, and on to the one before', ({ assert }) => {
    assert.deepEqual(allocate(1500, [attempt(1), attempt(2)]), {
      ok: true,
      value: [{ paymentId: 2, cents: 1500 }],
    })
    assert.deepEqual(allocate(2000, [attempt(1), attempt(2)]), {
      ok: true,
      value: [
        { paymentId: 2, cents: 1500 },
        { paymentId: 1, cents: 500 },
      ],
    })
  })

  test('an amount of {cents} cents cannot be paid back')
    .with([{ cents: 0 }, { cents: -1 }, { cents: 0.5 }, { cents: Number.NaN }, { cents: 1e20 }])
    .run(({ assert }, { cents }) => {
      assert.deepEqual(allocate(cents, [attempt(1)]), {
        ok: false,
        error: { type: 'invalid_amount' },
      })
    })

  test('a refund is never more than what is left', ({ assert }) => {
    assert.deepEqual(allocate(1, []), { ok: false, error: { type: 'nothing_paid' } })
    assert.deepEqual(allocate(1001, [attempt(1, { underway: 500 })]), {
      ok: false,
      error: { type: 'too_much', remaining: 1000 },
    })
  })

  test('old news about a refund changes nothing', ({ assert }) => {
    assert.isTrue(isLater('aangevraagd', 'nieuw'))
    assert.isTrue(isLater('betaald', 'aangevraagd'))
    assert.isTrue(isLater('mislukt', 'betaald'))
    assert.isFalse(isLater('aangevraagd', 'betaald'))
    assert.isFalse(isLater('betaald', 'mislukt'))
    assert.isFalse(isLater('betaald', 'betaald'))
  })

  test('a press tells the customer once: {title}')
    .with<
      {
        title: string
        statuses: RefundStatus[]
        answered: number
        told: boolean
        part: number | null
      }[]
    >([
      { title: 'one part', statuses: ['aangevraagd'], answered: 1, told: false, part: 1 },
      {
        title: 'a part waits',
        statuses: ['betaald', 'nieuw'],
        answered: 1,
        told: false,
        part: null,
      },
      {
        title: 'all answered',
        statuses: ['betaald', 'betaald'],
        answered: 2,
        told: false,
        part: 1,
      },
      { title: 'one refused', statuses: ['mislukt', 'betaald'], answered: 1, told: false, part: 2 },
      {
        title: 'all refused',
        statuses: ['mislukt', 'mislukt'],
        answered: 2,
        told: false,
        part: null,
      },
      {
        title: 'made after all',
        statuses: ['betaald', 'betaald'],
        answered: 2,
        told: true,
        part: 2,
      },
      {
        title: 'failed later',
        statuses: ['betaald', 'mislukt'],
        answered: 2,
        told: true,
        part: null,
      },
    ])
    .run(({ assert }, { statuses, answered, told, part }) => {
      const parts = statuses.map((status, index) => ({ id: index + 1, status }))
      assert.equal(partToTell(parts, answered, told), part)
    })
})
