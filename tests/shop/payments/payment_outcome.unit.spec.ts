import { test } from '@japa/runner'
import { canPayAgain, paymentOutcome } from '#domain/shop/payments/payment_outcome'

test.group('Coming back from paying', () => {
  test('an order that is {order}, whose last payment is {attempt}, is told as {outcome}')
    .with([
      { order: 'betaald', attempt: 'betaald', outcome: 'received', again: false },
      { order: 'betaald', attempt: null, outcome: 'received', again: false },
      { order: 'verzonden', attempt: 'betaald', outcome: 'received', again: false },
      { order: 'open', attempt: 'open', outcome: 'waiting', again: false },
      { order: 'open', attempt: 'afwijkend', outcome: 'waiting', again: false },
      { order: 'open', attempt: 'nieuw', outcome: 'not_started', again: true },
      { order: 'mislukt', attempt: 'mislukt', outcome: 'failed', again: true },
      { order: 'mislukt', attempt: 'geannuleerd', outcome: 'abandoned', again: true },
      { order: 'mislukt', attempt: 'verlopen', outcome: 'expired', again: true },
      { order: 'geannuleerd', attempt: 'verlopen', outcome: 'canceled', again: false },
      { order: 'terugbetaald', attempt: 'betaald', outcome: 'refunded', again: false },
    ] as const)
    .run(({ assert }, { order, attempt, outcome, again }) => {
      assert.equal(paymentOutcome(order, attempt), outcome)
      assert.equal(canPayAgain(outcome), again)
    })
})
