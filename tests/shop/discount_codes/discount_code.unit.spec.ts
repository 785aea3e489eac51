import { test } from '@japa/runner'
import {
  computeDiscount,
  mayUse,
  normalizeDiscountCode,
  type DiscountCode,
} from '#domain/shop/discount_codes'

const NOW = new Date('2026-11-21T12:00:00Z')
const CODE: DiscountCode = {
  soort: 'percentage',
  waarde: 10,
  geldigVanaf: null,
  geldigTot: null,
  spellen: [],
  maxTotaal: null,
  gebruiktTotaal: 0,
  gestopt: false,
}

test.group('Discount code', () => {
  test('{soort} {waarde} of {prijs} cents takes {korting} off')
    .with([
      { soort: 'percentage', waarde: 10, prijs: 1500, korting: 150 },
      { soort: 'percentage', waarde: 33, prijs: 950, korting: 314 },
      { soort: 'percentage', waarde: 100, prijs: 950, korting: 950 },
      { soort: 'bedrag', waarde: 500, prijs: 1500, korting: 500 },
      { soort: 'bedrag', waarde: 5000, prijs: 1500, korting: 1500 },
      { soort: 'bedrag', waarde: 500, prijs: 0, korting: 0 },
    ] as const)
    .run(({ assert }, { soort: kind, waarde: value, prijs: price, korting: discount }) => {
      assert.equal(computeDiscount({ soort: kind, waarde: value }, price), discount)
    })

  test('may be used: {titel}')
    .with([
      { titel: 'without limits', code: {}, reden: null },
      { titel: 'not when it was stopped', code: { gestopt: true }, reden: 'verlopen' },
      {
        titel: 'not before its first moment',
        code: { geldigVanaf: new Date('2026-11-22') },
        reden: 'nog_niet_geldig',
      },
      { titel: 'from its first moment', code: { geldigVanaf: NOW }, reden: null },
      { titel: 'not at its end', code: { geldigTot: NOW }, reden: 'verlopen' },
      {
        titel: 'just before its end',
        code: { geldigTot: new Date(NOW.getTime() + 1) },
        reden: null,
      },
      { titel: 'for its own game', code: { spellen: ['binky', 'kunstroof'] }, reden: null },
      { titel: 'not for another game', code: { spellen: ['kunstroof'] }, reden: 'ander_spel' },
      { titel: 'while there are places', code: { maxTotaal: 3, gebruiktTotaal: 2 }, reden: null },
      {
        titel: 'not when all places are taken',
        code: { maxTotaal: 3, gebruiktTotaal: 3 },
        reden: 'opgebruikt',
      },
    ])
    .run(({ assert }, { code, reden: reason }) => {
      const allowed = mayUse({ ...CODE, ...code }, 'binky', NOW)
      assert.equal(allowed.ok ? null : allowed.error.type, reason)
    })

  test('is read as people type it: {$self}')
    .with(['kijkop5', ' KIJKOP5 ', 'Kijk op 5', 'ｋｉｊｋｏｐ５'])
    .run(({ assert }, input) => {
      assert.equal(normalizeDiscountCode(input), 'KIJKOP5')
    })
})
