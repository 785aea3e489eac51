import { test } from '@japa/runner'
import { canPay, paymentOutcome } from '#domain/shop/payments/payment_outcome'

test.group('Coming back from paying', () => {
  test('a customer is told {outcome} of an order that is {order}, whose last payment is {attempt}')
    .with([
      { order: 'betaald', attempt: 'betaald', outcome: 'received', payable: false },
      { order: 'betaald', attempt: null, outcome: 'received', payable: false },
      { order: 'verzonden', attempt: 'betaald', outcome: 'received', payable: false },
      { order: 'open', attempt: 'open', outcome: 'waiting', payable: true },
      { order: 'open', attempt: 'afwijkend', outcome: 'waiting', payable: false },
      { order: 'open', attempt: 'nieuw', outcome: 'not_started', payable: true },
      { order: 'mislukt', attempt: 'mislukt', outcome: 'failed', payable: true },
      { order: 'mislukt', attempt: 'geannuleerd', outcome: 'abandoned', payable: true },
      { order: 'mislukt', attempt: 'verlopen', outcome: 'expired', payable: true },
      { order: 'geannuleerd', attempt: 'verlopen', outcome: 'canceled', payable: false },
      { order: 'terugbetaald', attempt: 'betaald', outcome: 'refunded', payable: false },
    ] as const)
    .run(({ assert }, { order, attempt, outcome, payable }) => {
      assert.equal(paymentOutcome(order, attempt), outcome)
      assert.equal(canPay(order, attempt), payable)
    })
})
