import { test } from '@japa/runner'
import {
  computeDiscount,
  mayUse,
  normalizeDiscountCode,
  type DiscountCode,
} from '#domain/shop/discount_codes'

const NOW = new Date('2026-11-21T12:00:00Z')
const CODE: DiscountCode = {
  kind: 'percentage',
  value: 10,
  validFrom: null,
  validUntil: null,
  games: [],
  maxTotal: null,
  usedTotal: 0,
  stopped: false,
}

test.group('Discount code', () => {
  test('a code of {kind} {value} takes {discount} off {price} cents')
    .with([
      { kind: 'percentage', value: 10, price: 1500, discount: 150 },
      { kind: 'percentage', value: 33, price: 950, discount: 314 },
      { kind: 'percentage', value: 100, price: 950, discount: 950 },
      { kind: 'bedrag', value: 500, price: 1500, discount: 500 },
      { kind: 'bedrag', value: 5000, price: 1500, discount: 1500 },
      { kind: 'bedrag', value: 500, price: 0, discount: 0 },
    ] as const)
    .run(({ assert }, { kind, value, price, discount }) => {
      assert.equal(computeDiscount({ kind, value }, price), discount)
    })

  test('a code is checked before use: {title}')
    .with([
      { title: 'without limits', code: {}, reason: null },
      { title: 'not when it was stopped', code: { stopped: true }, reason: 'expired' },
      {
        title: 'not before its first moment',
        code: { validFrom: new Date('2026-11-22') },
        reason: 'not_yet_valid',
      },
      { title: 'from its first moment', code: { validFrom: NOW }, reason: null },
      { title: 'not at its end', code: { validUntil: NOW }, reason: 'expired' },
      {
        title: 'just before its end',
        code: { validUntil: new Date(NOW.getTime() + 1) },
        reason: null,
      },
      { title: 'for its own game', code: { games: ['binky', 'kunstroof'] }, reason: null },
      { title: 'not for another game', code: { games: ['kunstroof'] }, reason: 'other_game' },
      { title: 'while there are places', code: { maxTotal: 3, usedTotal: 2 }, reason: null },
      {
        title: 'not when all places are taken',
        code: { maxTotal: 3, usedTotal: 3 },
        reason: 'used_up',
      },
    ])
    .run(({ assert }, { code, reason }) => {
      const allowed = mayUse({ ...CODE, ...code }, 'binky', NOW)
      assert.equal(allowed.ok ? null : allowed.error.type, reason)
    })

  test('a code is read as people type it: {$self}')
    .with(['kijkop5', ' KIJKOP5 ', 'Kijk op 5', 'ｋｉｊｋｏｐ５'])
    .run(({ assert }, input) => {
      assert.equal(normalizeDiscountCode(input), 'KIJKOP5')
    })
})
