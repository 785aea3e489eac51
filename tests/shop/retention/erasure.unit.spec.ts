import { test } from '@japa/runner'
import { fateOf, type EraseQuestion } from '#domain/shop/retention/erasure'

const FREE_LABEL: EraseQuestion = {
  status: 'betaald',
  hasMoney: false,
  invoiced: false,
  paymentOngoing: false,
  byPost: false,
  eveningOpen: false,
  withdrawalOpen: false,
  refundUnderway: false,
}
const BOUGHT: EraseQuestion = { ...FREE_LABEL, hasMoney: true }
const later = (why: string) => ({ type: 'later', why })

test.group('An order whose customer wants to be forgotten', () => {
  test('an order follows the rule: {name}')
    .with([
      { name: 'a free game goes', order: FREE_LABEL, becomes: { type: 'remove' } },
      {
        name: 'an order that was never paid goes',
        order: { ...FREE_LABEL, status: 'mislukt' },
        becomes: { type: 'remove' },
      },
      {
        name: 'a paid order stays for the tax office',
        order: BOUGHT,
        becomes: { type: 'pseudonymise' },
      },
      {
        name: 'an order whose money went back stays for the tax office',
        order: { ...BOUGHT, status: 'terugbetaald' },
        becomes: { type: 'pseudonymise' },
      },
      {
        name: 'an order with an invoice stays, whatever it cost',
        order: { ...FREE_LABEL, invoiced: true },
        becomes: { type: 'pseudonymise' },
      },
      {
        name: 'a parcel that was sent needs no address any more',
        order: { ...BOUGHT, byPost: true, status: 'verzonden' },
        becomes: { type: 'pseudonymise' },
      },
      {
        name: 'a parcel that has to be sent needs its address',
        order: { ...BOUGHT, byPost: true },
        becomes: later('not_shipped_yet'),
      },
      {
        name: 'money that may still come needs its order',
        order: { ...FREE_LABEL, status: 'open', paymentOngoing: true },
        becomes: later('payment_ongoing'),
      },
      {
        name: 'a second attempt that nobody will finish keeps nothing',
        order: { ...BOUGHT, paymentOngoing: true },
        becomes: { type: 'pseudonymise' },
      },
      {
        name: 'a withdrawal has to be handled first',
        order: { ...BOUGHT, withdrawalOpen: true },
        becomes: later('withdrawal_open'),
      },
      {
        name: 'money on its way back has to arrive first',
        order: { ...BOUGHT, refundUnderway: true },
        becomes: later('refund_underway'),
      },
    ] as { name: string; order: EraseQuestion; becomes: object }[])
    .run(({ assert }, { order, becomes }) => {
      assert.deepEqual(fateOf(order), becomes)
    })
})
