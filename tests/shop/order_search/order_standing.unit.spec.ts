import { test } from '@japa/runner'
import { standingOf, type StandingFacts } from '#domain/shop/order_standing'

const PAID: StandingFacts = {
  ...{ status: 'betaald', totalCents: 1500, received: 1500, refunded: 0, underway: 0 },
  lastAttempt: 'betaald',
}

test('an order {what} stands as {standing}')
  .with([
    { what: 'that is paid', facts: PAID, standing: ['betaald'] },
    {
      what: 'of which a part went back',
      facts: { ...PAID, refunded: 500 },
      standing: ['betaald', 'partly_refunded'],
    },
    {
      what: 'that is sent and partly paid back',
      facts: { ...PAID, status: 'verzonden' as const, refunded: 1 },
      standing: ['verzonden', 'partly_refunded'],
    },
    {
      what: 'that was paid twice, and once back',
      facts: { ...PAID, received: 3000, refunded: 1500 },
      standing: ['betaald'],
    },
    {
      what: 'that is paid back whole',
      facts: { ...PAID, status: 'terugbetaald' as const, refunded: 1500 },
      standing: ['terugbetaald'],
    },
    {
      what: 'of which all money is on its way back',
      facts: { ...PAID, status: 'terugbetaald' as const, refunded: 1500, underway: 1500 },
      standing: ['refund_underway'],
    },
    {
      what: 'of which a part is on its way back',
      facts: { ...PAID, refunded: 500, underway: 500 },
      standing: ['betaald', 'refund_underway'],
    },
    {
      what: 'of which a part is back and another on its way',
      facts: { ...PAID, refunded: 800, underway: 300 },
      standing: ['betaald', 'partly_refunded', 'refund_underway'],
    },
    {
      what: 'that was paid twice, with once on its way back',
      facts: { ...PAID, received: 3000, refunded: 1500, underway: 1500 },
      standing: ['betaald', 'refund_underway'],
    },
    {
      what: 'whose customer broke off',
      facts: { ...PAID, status: 'mislukt' as const, lastAttempt: 'geannuleerd' as const },
      standing: ['broken_off'],
    },
    {
      what: 'whose payment expired',
      facts: { ...PAID, status: 'mislukt' as const, lastAttempt: 'verlopen' as const },
      standing: ['expired'],
    },
    {
      what: 'that failed without an attempt',
      facts: { ...PAID, status: 'mislukt' as const, lastAttempt: null },
      standing: ['mislukt'],
    },
  ])
  .run(({ assert }, { facts, standing }) => {
    assert.deepEqual([...standingOf(facts)], standing)
  })
