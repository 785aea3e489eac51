import { test } from '@japa/runner'
import {
  isBetaald,
  isGesloten,
  klopt,
  magVanuit,
  volgendeStatus,
  type BestellingGebeurtenis,
  type BestellingStatus,
} from '#domain/winkel/bestelling'

const STATUSSEN: BestellingStatus[] = [
  'open',
  'mislukt',
  'geannuleerd',
  'betaald',
  'verzonden',
  'terugbetaald',
]
const GEBEURTENISSEN: BestellingGebeurtenis[] = [
  ...([
    'betaling_mislukt',
    'opnieuw_betalen',
    'geannuleerd',
    'betaald',
    'verzonden',
    'terugbetaald',
    'teruggedraaid',
    'teruggedraaid_na_verzending',
  ] as const),
]

/** Every status beside every event; a dot is a refusal. */
const TABEL: Record<BestellingStatus, (BestellingStatus | '.')[]> = {
  open: ['mislukt', '.', 'geannuleerd', 'betaald', '.', '.', '.', '.'],
  mislukt: ['.', 'open', 'geannuleerd', 'betaald', '.', '.', '.', '.'],
  geannuleerd: ['.', '.', '.', 'betaald', '.', '.', '.', '.'],
  betaald: ['.', '.', '.', '.', 'verzonden', 'terugbetaald', '.', '.'],
  verzonden: ['.', '.', '.', '.', '.', 'terugbetaald', '.', '.'],
  terugbetaald: ['.', '.', '.', '.', '.', '.', 'betaald', 'verzonden'],
}

test.group('The life of an order', () => {
  test('{van} and {gebeurtenis} give {naar}')
    .with(
      STATUSSEN.flatMap((van) =>
        GEBEURTENISSEN.map((gebeurtenis, nr) => ({ van, gebeurtenis, naar: TABEL[van][nr]! }))
      )
    )
    .run(({ assert }, { van, gebeurtenis, naar }) => {
      const uitkomst = volgendeStatus(van, gebeurtenis)
      if (naar === '.')
        assert.deepEqual(uitkomst, {
          ok: false,
          error: { type: 'overgang_geweigerd', van, gebeurtenis },
        })
      else assert.deepEqual(uitkomst, { ok: true, value: naar })
    })

  test('a failed attempt never takes a paid order back', ({ assert }) => {
    assert.notIncludeMembers(magVanuit('betaling_mislukt'), ['betaald', 'verzonden'])
  })

  test('late money is taken from every status that waits for it', ({ assert }) => {
    assert.sameMembers(magVanuit('betaald'), ['open', 'mislukt', 'geannuleerd'])
  })

  test('paid is: betaald and verzonden', ({ assert }) => {
    assert.deepEqual(STATUSSEN.filter(isBetaald), ['betaald', 'verzonden'])
  })

  test('over is: geannuleerd and terugbetaald', ({ assert }) => {
    assert.sameMembers(STATUSSEN.filter(isGesloten), ['geannuleerd', 'terugbetaald'])
  })

  test('a payment counts only with the right amount, currency and order: {titel}')
    .with([
      { titel: 'all right', centen: 1500, valuta: 'EUR', bestelnummer: 'EK-1', goed: true },
      { titel: 'a cent less', centen: 1499, valuta: 'EUR', bestelnummer: 'EK-1', goed: false },
      { titel: 'more', centen: 1501, valuta: 'EUR', bestelnummer: 'EK-1', goed: false },
      { titel: 'dollars', centen: 1500, valuta: 'USD', bestelnummer: 'EK-1', goed: false },
      { titel: 'another order', centen: 1500, valuta: 'EUR', bestelnummer: 'EK-2', goed: false },
      { titel: 'no order', centen: 1500, valuta: 'EUR', bestelnummer: null, goed: false },
    ])
    .run(({ assert }, { centen, valuta, bestelnummer, goed }) => {
      assert.equal(
        klopt({ centen, valuta, bestelnummer }, { centen: 1500, bestelnummer: 'EK-1' }),
        goed
      )
    })
})
