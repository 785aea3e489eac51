import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { PaymentProvider } from '#app/core/payment/payment_provider'
import FindUnknownPayments from '#app/shop/payments/find_unknown_payments'
import ProcessPayment from '#app/shop/payments/process_payment'
import ReconcilePayments from '#app/shop/payments/reconcile_payments'
import { reportUnreadPayment } from '#app/shop/payments/report_unread_payment'
import Alarm from '#models/shop/alarm'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import type { Simulator } from '#simulator/server'
import { emptyShop } from '#tests/helpers/database'
import { onlyOf } from '#tests/helpers/present'
import { cleanUpSimulator, placeOrder, withSimulator } from '#tests/helpers/shop/shop_calls'

const PLANTED = 'a planted fault'

/** Books payments, and throws at one of them. */
async function throwsAt(odd: string): Promise<ProcessPayment> {
  const processing = await app.container.make(ProcessPayment)
  const process = processing.process.bind(processing)
  processing.process = async (payment) => {
    if (payment.id === odd) throw new Error(PLANTED)
    return process(payment)
  }
  return processing
}

const statusOf = async (email: string) => (await Order.findByOrFail('email', email)).status

test.group('A payment that is odd, among others', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  test('money whose booking fails holds up no other money, and the failure is told at the end', async ({
    client,
    assert,
  }) => {
    const payments: string[] = []
    for (const email of ['een@example.nl', 'twee@example.nl', 'drie@example.nl']) {
      const { payment } = await placeOrder(client, simulator, 'binky', { email })
      await simulator.control.decide(payment, 'paid', { webhook: 'never' })
      payments.push(payment)
    }
    const provider = await app.container.make(PaymentProvider)
    const processing = await throwsAt(payments[1] ?? '')
    const search = new FindUnknownPayments(provider, processing)
    await assert.rejects(() => search.execute(), PLANTED)
    assert.deepEqual(
      [await statusOf('een@example.nl'), await statusOf('twee@example.nl')],
      ['betaald', 'open']
    )
    assert.equal(await statusOf('drie@example.nl'), 'betaald')
  })

  test('an attempt whose lost answer cannot be booked is kept, and the attempts beside it are booked', async ({
    client,
    assert,
  }) => {
    const payments: string[] = []
    for (const email of ['een@example.nl', 'twee@example.nl']) {
      const { payment } = await placeOrder(client, simulator, 'binky', { email })
      await simulator.control.decide(payment, 'paid', { webhook: 'never' })
      payments.push(payment)
    }
    await Payment.query().update({ status: 'nieuw', providerId: null })
    const provider = await app.container.make(PaymentProvider)
    const reconciler = new ReconcilePayments(provider, await throwsAt(payments[1] ?? ''))
    await reconciler.execute(DateTime.utc().plus({ hours: 2 }))
    assert.equal(await statusOf('een@example.nl'), 'betaald')
    assert.lengthOf(await Payment.query().where('status', 'nieuw'), 1)
  })

  test('the owner is told once, by number, of a payment that cannot be read', async ({
    assert,
  }) => {
    for (let run = 0; run < 2; run++)
      await reportUnreadPayment({ id: 'tr_odd', cause: new Error(PLANTED) })
    const { kind, details } = onlyOf(await Alarm.all())
    assert.deepEqual([kind, details], ['payment_unreadable', 'betaling tr_odd'])
  })
})
