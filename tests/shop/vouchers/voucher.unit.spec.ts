import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { freshReadableCode } from '#app/core/tokens'
import { READABLE } from '#domain/readable'
import { allocate } from '#domain/shop/refunds'
import {
  doubtAbout,
  normalizeVoucherCode,
  RANDOM_LENGTH,
  readableVoucherCode,
  withCheck,
} from '#domain/shop/vouchers/voucher_code'
import {
  mayRedeem,
  validAfterRefund,
  voucherPart,
  voucherState,
  voucherValidUntil,
} from '#domain/shop/vouchers/vouchers'

const CODE = withCheck('ABCDEFGH2345678')
const NOW = new Date('2026-11-24T12:00:00Z')
const VOUCHER = { balanceCents: 2500, validUntil: new Date('2031-11-24T22:59:59Z'), blocked: false }

test.group('The code of a voucher', () => {
  test('a code is harder to guess than 60 random bits', ({ assert }) => {
    assert.isAbove(RANDOM_LENGTH * Math.log2(READABLE.length), 60)
  })

  test('a thousand fresh codes are all valid', ({ assert }) => {
    for (let times = 0; times < 1000; times++)
      assert.isNull(doubtAbout(withCheck(freshReadableCode(RANDOM_LENGTH))))
  })

  test('a code is read however people type it: {$self}')
    .with([
      readableVoucherCode(CODE),
      readableVoucherCode(CODE).toLowerCase(),
      ` ${CODE.slice(0, 8)}  ${CODE.slice(8)}\n`,
      readableVoucherCode(CODE).replaceAll('-', ' – '),
    ])
    .run(({ assert }, typed) => {
      assert.equal(normalizeVoucherCode(typed), CODE)
      assert.isNull(doubtAbout(normalizeVoucherCode(typed)))
    })

  test('one wrong character in a code is always noticed', ({ assert }) => {
    for (let place = 0; place < CODE.length; place++)
      for (const other of READABLE) {
        if (other === CODE[place]) continue
        const slip = CODE.slice(0, place) + other + CODE.slice(place + 1)
        assert.equal(doubtAbout(slip), 'mistyped', slip)
      }
  })

  test('two swapped neighbours in a code are always noticed', ({ assert }) => {
    for (let place = 1; place < CODE.length; place++) {
      const [one = '', other = ''] = CODE.slice(place - 1, place + 1)
      if (one === other) continue
      const slip = CODE.slice(0, place - 1) + other + one + CODE.slice(place + 1)
      assert.equal(doubtAbout(slip), 'mistyped', slip)
    }
  })

  test('a text that is no code has its reason: {typed}')
    .with([
      { typed: '', doubt: 'mistyped' },
      { typed: 'SPEURNEUS10', doubt: 'mistyped' },
      { typed: CODE.slice(1), doubt: 'mistyped' },
      { typed: `${CODE} ${CODE}`, doubt: 'two_at_once' },
      { typed: `${CODE} en ${withCheck('22222222ABCDEFG')}`, doubt: 'two_at_once' },
    ] as const)
    .run(({ assert }, { typed, doubt }) => {
      assert.equal(doubtAbout(normalizeVoucherCode(typed)), doubt)
    })
})

test.group('The part that a voucher pays', () => {
  test('a total of {total} with {balance} on the voucher takes {part}')
    .with([
      { total: 1500, balance: 500, part: 500 },
      { total: 1500, balance: 1500, part: 1500 },
      { total: 1500, balance: 2500, part: 1500 },
      { total: 1, balance: 25_000, part: 1 },
      { total: 0, balance: 2500, part: 0 },
    ])
    .run(({ assert }, { total, balance, part }) => {
      assert.equal(voucherPart(total, balance), part)
    })

  test('a voucher that {why} pays nothing')
    .with([
      { why: 'blocked', voucher: { ...VOUCHER, blocked: true } },
      { why: 'expired', voucher: { ...VOUCHER, validUntil: new Date('2026-11-24T11:59:59Z') } },
      { why: 'used_up', voucher: { ...VOUCHER, balanceCents: 0 } },
    ] as const)
    .run(({ assert }, { why, voucher }) => {
      assert.deepEqual(mayRedeem(voucher, NOW), { ok: false, error: { type: why } })
      assert.equal(voucherState(voucher, NOW), why)
    })

  test('a voucher works for five years, until the end of the day', ({ assert }) => {
    assert.isTrue(mayRedeem(VOUCHER, NOW).ok)
    assert.equal(voucherState(VOUCHER, NOW), 'active')
    const until = voucherValidUntil(DateTime.fromJSDate(NOW)).setZone('Europe/Amsterdam')
    assert.equal(until.toFormat('yyyy-MM-dd HH:mm:ss'), '2031-11-24 23:59:59')
  })

  test('money that comes back works for a year at least, and never shorter than it did')
    .with([
      { until: '2026-01-01', becomes: '2027-11-24' },
      { until: '2027-06-01', becomes: '2027-11-24' },
      { until: '2030-06-01', becomes: '2030-06-01' },
    ])
    .run(({ assert }, { until, becomes }) => {
      const day = (text: string) =>
        DateTime.fromISO(text, { zone: 'Europe/Amsterdam' }).endOf('day')
      const valid = validAfterRefund(day(until), DateTime.fromJSDate(NOW))
      assert.equal(valid.setZone('Europe/Amsterdam').toISODate(), becomes)
    })
})

test.group('The part that goes back to a voucher', () => {
  const attempt = (id: number, received: number, gone = 0) => ({
    ...{ id, received, refunded: gone, chargedBack: 0, underway: gone },
  })
  const money = attempt(1, 1000)
  const byVoucher = { ...attempt(2, 500), byVoucher: true }

  test('{cents} of 10,00 in money and 5,00 by voucher goes back as {parts}')
    .with([
      { cents: 1, parts: [[1, 1]] },
      { cents: 1000, parts: [[1, 1000]] },
      {
        cents: 1001,
        parts: [
          [1, 1000],
          [2, 1],
        ],
      },
      {
        cents: 1500,
        parts: [
          [1, 1000],
          [2, 500],
        ],
      },
    ])
    .run(({ assert }, { cents, parts }) => {
      const allocated = allocate(cents, [money, byVoucher])
      assert.deepEqual(allocated, {
        ok: true,
        value: parts.map(([paymentId, part]) => ({ paymentId, cents: part })),
      })
    })

  test('an order that was paid twice gets its extra money back before its voucher', ({
    assert,
  }) => {
    const allocated = allocate(2500, [money, byVoucher, attempt(3, 1000)])
    assert.deepEqual(allocated, {
      ok: true,
      value: [
        { paymentId: 3, cents: 1000 },
        { paymentId: 1, cents: 1000 },
        { paymentId: 2, cents: 500 },
      ],
    })
  })

  test('no more goes back than came in', ({ assert }) => {
    assert.deepEqual(allocate(1501, [money, byVoucher]), {
      ok: false,
      error: { type: 'too_much', remaining: 1500 },
    })
    assert.deepEqual(allocate(400, [attempt(1, 1000, 1000), { ...byVoucher, underway: 200 }]), {
      ok: false,
      error: { type: 'too_much', remaining: 300 },
    })
  })
})
