import { test } from '@japa/runner'
import {
  berekenKorting,
  magGebruiken,
  normaliseerActiecode,
  type Actiecode,
} from '#domain/winkel/actiecode'

const NU = new Date('2026-11-21T12:00:00Z')
const CODE: Actiecode = {
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
    .run(({ assert }, { soort, waarde, prijs, korting }) => {
      assert.equal(berekenKorting({ soort, waarde }, prijs), korting)
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
      { titel: 'from its first moment', code: { geldigVanaf: NU }, reden: null },
      { titel: 'not at its end', code: { geldigTot: NU }, reden: 'verlopen' },
      {
        titel: 'just before its end',
        code: { geldigTot: new Date(NU.getTime() + 1) },
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
    .run(({ assert }, { code, reden }) => {
      const mag = magGebruiken({ ...CODE, ...code }, 'binky', NU)
      assert.equal(mag.ok ? null : mag.error.type, reden)
    })

  test('is read as people type it: {$self}')
    .with(['kijkop5', ' KIJKOP5 ', 'Kijk op 5', 'ｋｉｊｋｏｐ５'])
    .run(({ assert }, invoer) => {
      assert.equal(normaliseerActiecode(invoer), 'KIJKOP5')
    })
})
