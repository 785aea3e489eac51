import { test } from '@japa/runner'
import { fateOf, type EraseQuestion } from '#domain/shop/retention/erasure'

const FREE_LABEL: EraseQuestion = {
  status: 'betaald',
  metGeld: false,
  gefactureerd: false,
  betalingLoopt: false,
  perPost: false,
  herroepingOpen: false,
  terugbetalingOnderweg: false,
}
const BOUGHT: EraseQuestion = { ...FREE_LABEL, metGeld: true }
const later = (why: string) => ({ type: 'later', waarom: why })

test.group('What becomes of an order whose customer wants to be forgotten', () => {
  test('{naam}')
    .with([
      { naam: 'a free game goes', order: FREE_LABEL, wordt: { type: 'weg' } },
      {
        naam: 'an order that was never paid goes',
        order: { ...FREE_LABEL, status: 'mislukt' },
        wordt: { type: 'weg' },
      },
      {
        naam: 'a paid order stays for the tax office',
        order: BOUGHT,
        wordt: { type: 'pseudoniem' },
      },
      {
        naam: 'an order whose money went back stays for the tax office',
        order: { ...BOUGHT, status: 'terugbetaald' },
        wordt: { type: 'pseudoniem' },
      },
      {
        naam: 'an order with an invoice stays, whatever it cost',
        order: { ...FREE_LABEL, gefactureerd: true },
        wordt: { type: 'pseudoniem' },
      },
      {
        naam: 'a parcel that was sent needs no address any more',
        order: { ...BOUGHT, perPost: true, status: 'verzonden' },
        wordt: { type: 'pseudoniem' },
      },
      {
        naam: 'a parcel that has to be sent needs its address',
        order: { ...BOUGHT, perPost: true },
        wordt: later('nog_te_versturen'),
      },
      {
        naam: 'money that may still come needs its order',
        order: { ...FREE_LABEL, status: 'open', betalingLoopt: true },
        wordt: later('betaling_loopt'),
      },
      {
        naam: 'a second attempt that nobody will finish keeps nothing',
        order: { ...BOUGHT, betalingLoopt: true },
        wordt: { type: 'pseudoniem' },
      },
      {
        naam: 'a withdrawal has to be handled first',
        order: { ...BOUGHT, herroepingOpen: true },
        wordt: later('herroeping_open'),
      },
      {
        naam: 'money on its way back has to arrive first',
        order: { ...BOUGHT, terugbetalingOnderweg: true },
        wordt: later('terugbetaling_onderweg'),
      },
    ] as { naam: string; order: EraseQuestion; wordt: object }[])
    .run(({ assert }, { order, wordt: becomes }) => {
      assert.deepEqual(fateOf(order), becomes)
    })
})
