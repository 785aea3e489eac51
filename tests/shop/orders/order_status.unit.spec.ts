import { test } from '@japa/runner'
import { isPaid, isClosed, matches, allowedFrom, type OrderStatus } from '#domain/shop/orders'

const STATUSES: OrderStatus[] = [
  'open',
  'mislukt',
  'geannuleerd',
  'betaald',
  'verzonden',
  'terugbetaald',
]
test.group('The life of an order', () => {
  test('a failed attempt never takes a paid order back', ({ assert }) => {
    assert.notIncludeMembers(allowedFrom('payment_failed'), ['betaald', 'verzonden'])
  })

  test('an order takes late money in every status that waits for money', ({ assert }) => {
    assert.sameMembers(allowedFrom('betaald'), ['open', 'mislukt', 'geannuleerd'])
  })

  test('only a paid order has its money paid back or its parcel sent', ({ assert }) => {
    assert.sameMembers(
      allowedFrom('verzonden'),
      STATUSES.filter((one) => one === 'betaald')
    )
    assert.sameMembers(allowedFrom('terugbetaald'), STATUSES.filter(isPaid))
  })

  test('an order counts as paid when it is betaald or verzonden', ({ assert }) => {
    assert.deepEqual(STATUSES.filter(isPaid), ['betaald', 'verzonden'])
  })

  test('an order counts as over when it is geannuleerd or terugbetaald', ({ assert }) => {
    assert.sameMembers(STATUSES.filter(isClosed), ['geannuleerd', 'terugbetaald'])
  })

  test('a payment counts only with the right amount, currency and order: {title}')
    .with([
      { title: 'all right', cents: 1500, currency: 'EUR', orderNumber: 'EK-1', correct: true },
      { title: 'a cent less', cents: 1499, currency: 'EUR', orderNumber: 'EK-1', correct: false },
      { title: 'more', cents: 1501, currency: 'EUR', orderNumber: 'EK-1', correct: false },
      { title: 'dollars', cents: 1500, currency: 'USD', orderNumber: 'EK-1', correct: false },
      { title: 'another order', cents: 1500, currency: 'EUR', orderNumber: 'EK-2', correct: false },
      { title: 'no order', cents: 1500, currency: 'EUR', orderNumber: null, correct: false },
    ])
    .run(({ assert }, { cents, currency, orderNumber, correct }) => {
      assert.equal(
        matches({ cents, currency, orderNumber }, { cents: 1500, orderNumber: 'EK-1' }),
        correct
      )
    })
})
