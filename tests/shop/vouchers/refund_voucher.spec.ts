import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { checkShop } from '#app/shop/payments/check_shop'
import { refundOrder } from '#app/shop/refunds/refund_order'
import Admin from '#models/admin/admin'
import Delivery from '#models/shop/delivery'
import Invoice from '#models/shop/money/invoice'
import Order from '#models/shop/order'
import type Voucher from '#models/shop/money/voucher'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { firstOf } from '#tests/helpers/present'
import { cleanUpSimulator, CUSTOMER, post, withSimulator } from '#tests/helpers/shop/shop_calls'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { codeOfVoucher, createVoucher } from '#tests/helpers/shop/vouchers'
import type { Simulator } from '#simulator/server'

test.group('Refunding an order that a voucher paid', (group) => {
  let simulator: Simulator
  let admin: Admin

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    admin = await Admin.create({
      ...{ name: 'Bea', email: 'bea@example.nl', password: 'een lang wachtwoord' },
    })
    return () => cleanUpSimulator(simulator)
  })

  /** Binky, € 15,00, paid with a voucher and what is left with money. */
  async function paidWith(client: ApiClient, voucher: Voucher): Promise<Order> {
    await post(client, '/api/binky/bestellen', {
      ...CUSTOMER,
      cadeaubon: codeOfVoucher(voucher),
    })
    const [rest] = simulator.control.payments()
    if (rest) await simulator.control.decide(rest.id, 'paid', { webhook: 'direct' })
    return Order.query().orderBy('id', 'desc').firstOrFail()
  }

  const refund = (order: Order, cents: number, key = `druk-${cents}`) =>
    refundOrder({ orderId: order.id, cents, reason: 'Verkeerd besteld', key, admin })

  const balance = async (voucher: Voucher) => (await voucher.refresh()).balanceCents
  const atProvider = () =>
    simulator.control
      .payments()
      .flatMap(({ refunds }) => refunds)
      .reduce((sum, { cents }) => sum + cents, 0)

  test('a refund of a part goes back as money first, to the cent', async ({ client, assert }) => {
    const voucher = await createVoucher(500)
    const order = await paidWith(client, voucher)
    for (const [cents, money, onVoucher] of [
      [999, 999, 0],
      [2, 1000, 1],
      [499, 1000, 500],
    ] as const) {
      assert.isTrue((await refund(order, cents)).ok)
      assert.deepEqual([atProvider(), await balance(voucher)], [money, onVoucher])
      assert.deepEqual(await checkShop(DateTime.utc()), [])
    }
    assert.equal((await order.refresh()).status, 'terugbetaald')
    const credited = await Invoice.query().where({ order_id: order.id, kind: 'creditnota' })
    assert.equal(
      credited.reduce((sum, { amountCents }) => sum + amountCents, 0),
      -1500
    )
    const vat = await Invoice.query().where({ order_id: order.id })
    assert.equal(
      vat.reduce((sum, { vatCents }) => sum + vatCents, 0),
      0,
      'the VAT of all credit notes is that of the invoice'
    )
  })

  test('the order and its links stay while the voucher still pays its part', async ({
    client,
    assert,
  }) => {
    const voucher = await createVoucher(500)
    const order = await paidWith(client, voucher)
    await refund(order, 1000)
    assert.equal((await order.refresh()).status, 'betaald')
    assert.lengthOf(await Delivery.query().whereNull('revoked_at'), 1)
    await refund(order, 500)
    assert.equal((await order.refresh()).status, 'terugbetaald')
    assert.lengthOf(await Delivery.query().whereNull('revoked_at'), 0)
  })

  test('an order that only a voucher paid goes back without the provider, and the voucher can be used again', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = new Mailbox()
    await mailbox.open()
    cleanup(() => mailbox.close())
    const voucher = await createVoucher(2500)
    const order = await paidWith(client, voucher)
    await voucher.merge({ validUntil: DateTime.utc().plus({ days: 1 }) }).save()
    assert.isTrue((await refund(order, 1500)).ok)
    assert.equal(await balance(voucher), 2500)
    assert.isAbove(voucher.validUntil.diffNow('days').days, 364)
    assert.equal((await order.refresh()).status, 'terugbetaald')

    await drainQueue()
    const mail = firstOf(mailbox.mails.filter(({ subject }) => /terug/.test(String(subject))))
    assert.match(textOf(mail), new RegExp(`cadeaubon …${voucher.lastCharacters}`))
    assert.notInclude(textOf(mail), codeOfVoucher(voucher))
    await paidWith(client, voucher)
    assert.equal(await balance(voucher), 1000)
  })

  test('the same press ten times at once gives back once, and never more than it paid', async ({
    client,
    assert,
  }) => {
    const voucher = await createVoucher(2500)
    const order = await paidWith(client, voucher)
    await Promise.all(Array.from({ length: 10 }, () => refund(order, 700, 'dezelfde')))
    assert.equal(await balance(voucher), 1700)
    const presses = await Promise.all(
      Array.from({ length: 10 }, (_, press) => refund(order, 300, `druk-${press}`))
    )
    assert.lengthOf(
      presses.filter(({ ok }) => ok),
      2
    )
    assert.equal(await balance(voucher), 2300)
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('a chargeback takes the links although the voucher still pays its part', async ({
    client,
    assert,
  }) => {
    const voucher = await createVoucher(500)
    const order = await paidWith(client, voucher)
    await simulator.control.chargeBack(firstOf(simulator.control.payments()).id)
    assert.lengthOf(await Delivery.query().whereNull('revoked_at'), 0)
    assert.equal((await order.refresh()).status, 'betaald')
    assert.equal(await balance(voucher), 0)
  })
})
