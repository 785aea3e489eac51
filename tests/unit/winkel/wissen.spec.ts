import { test } from '@japa/runner'
import { bestemming, type Wisvraag } from '#domain/winkel/wissen'

const GRATIS: Wisvraag = {
  status: 'betaald',
  metGeld: false,
  gefactureerd: false,
  betalingLoopt: false,
  perPost: false,
  herroepingOpen: false,
  terugbetalingOnderweg: false,
}
const GEKOCHT: Wisvraag = { ...GRATIS, metGeld: true }
const later = (waarom: string) => ({ type: 'later', waarom })

test.group('What becomes of an order whose customer wants to be forgotten', () => {
  test('{naam}')
    .with([
      { naam: 'a free game goes', order: GRATIS, wordt: { type: 'weg' } },
      {
        naam: 'an order that was never paid goes',
        order: { ...GRATIS, status: 'mislukt' },
        wordt: { type: 'weg' },
      },
      {
        naam: 'a paid order stays for the tax office',
        order: GEKOCHT,
        wordt: { type: 'pseudoniem' },
      },
      {
        naam: 'an order whose money went back stays for the tax office',
        order: { ...GEKOCHT, status: 'terugbetaald' },
        wordt: { type: 'pseudoniem' },
      },
      {
        naam: 'an order with an invoice stays, whatever it cost',
        order: { ...GRATIS, gefactureerd: true },
        wordt: { type: 'pseudoniem' },
      },
      {
        naam: 'a parcel that was sent needs no address any more',
        order: { ...GEKOCHT, perPost: true, status: 'verzonden' },
        wordt: { type: 'pseudoniem' },
      },
      {
        naam: 'a parcel that has to be sent needs its address',
        order: { ...GEKOCHT, perPost: true },
        wordt: later('nog_te_versturen'),
      },
      {
        naam: 'money that may still come needs its order',
        order: { ...GRATIS, status: 'open', betalingLoopt: true },
        wordt: later('betaling_loopt'),
      },
      {
        naam: 'a second attempt that nobody will finish keeps nothing',
        order: { ...GEKOCHT, betalingLoopt: true },
        wordt: { type: 'pseudoniem' },
      },
      {
        naam: 'a withdrawal has to be handled first',
        order: { ...GEKOCHT, herroepingOpen: true },
        wordt: later('herroeping_open'),
      },
      {
        naam: 'money on its way back has to arrive first',
        order: { ...GEKOCHT, terugbetalingOnderweg: true },
        wordt: later('terugbetaling_onderweg'),
      },
    ] as { naam: string; order: Wisvraag; wordt: object }[])
    .run(({ assert }, { order, wordt }) => {
      assert.deepEqual(bestemming(order), wordt)
    })
})
