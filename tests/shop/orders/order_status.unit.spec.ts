import { test } from '@japa/runner'
import {
  isPaid,
  isClosed,
  matches,
  allowedFrom,
  nextStatus,
  type OrderTrigger,
  type OrderStatus,
} from '#domain/shop/orders'

const STATUSES: OrderStatus[] = [
  'open',
  'mislukt',
  'geannuleerd',
  'betaald',
  'verzonden',
  'terugbetaald',
]
const EVENTS: OrderTrigger[] = [
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
const TABLE: Record<OrderStatus, (OrderStatus | '.')[]> = {
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
      STATUSES.flatMap((from) =>
        EVENTS.map((event, index) => ({ van: from, gebeurtenis: event, naar: TABLE[from][index]! }))
      )
    )
    .run(({ assert }, { van: from, gebeurtenis: event, naar: to }) => {
      const outcome = nextStatus(from, event)
      if (to === '.')
        assert.deepEqual(outcome, {
          ok: false,
          error: { type: 'overgang_geweigerd', van: from, gebeurtenis: event },
        })
      else assert.deepEqual(outcome, { ok: true, value: to })
    })

  test('a failed attempt never takes a paid order back', ({ assert }) => {
    assert.notIncludeMembers(allowedFrom('betaling_mislukt'), ['betaald', 'verzonden'])
  })

  test('late money is taken from every status that waits for it', ({ assert }) => {
    assert.sameMembers(allowedFrom('betaald'), ['open', 'mislukt', 'geannuleerd'])
  })

  test('paid is: betaald and verzonden', ({ assert }) => {
    assert.deepEqual(STATUSES.filter(isPaid), ['betaald', 'verzonden'])
  })

  test('over is: geannuleerd and terugbetaald', ({ assert }) => {
    assert.sameMembers(STATUSES.filter(isClosed), ['geannuleerd', 'terugbetaald'])
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
    .run(
      (
        { assert },
        { centen: cents, valuta: currency, bestelnummer: orderNumber, goed: correct }
      ) => {
        assert.equal(
          matches(
            { centen: cents, valuta: currency, bestelnummer: orderNumber },
            { centen: 1500, bestelnummer: 'EK-1' }
          ),
          correct
        )
      }
    )
})
