import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { checkShop } from '#app/shop/payments/check_shop'
import { dossierOf, explainAssessment, withOrder } from '#app/shop/withdrawals/withdrawal_dossier'
import Order from '#models/shop/order'
import Refund from '#models/shop/money/refund'
import Voucher from '#models/shop/money/voucher'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { firstOf } from '#tests/helpers/present'
import { withdrawalOf } from '#tests/helpers/shop/stored_records'
import { cleanUpSimulator, CUSTOMER, post, withSimulator } from '#tests/helpers/shop/shop_calls'
import { codeOfVoucher } from '#tests/helpers/shop/vouchers'
import type { Simulator } from '#simulator/server'

const VOUCHER = {
  ...{ bedrag: 25, naam: CUSTOMER.naam, email: CUSTOMER.email, wijze: 'zelf' },
}

test.group('Giving a voucher back', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const bought = async (client: ApiClient) => {
    ;(await post(client, '/api/cadeaubon/bestellen', VOUCHER)).assertStatus(200)
    const { id: payment } = firstOf(simulator.control.payments())
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return {
      payment,
      order: await Order.firstOrFail(),
      code: codeOfVoucher(await Voucher.firstOrFail()),
    }
  }

  const use = (client: ApiClient, code: string) =>
    post(client, '/api/binky/bestellen', { ...CUSTOMER, cadeaubon: code })

  const refund = async (client: ApiClient, { id }: Order, amount: string, key = 'een-druk') =>
    (await loggedIn(client)).post(`/api/dashboard/bestelling/${id}/terugbetalen`, {
      ...{ bedrag: amount, reden: 'Herroepen', sleutel: key },
    })

  test('the money goes back the way it came, and the voucher pays nothing any more', async ({
    client,
    assert,
  }) => {
    const { order, code } = await bought(client)
    ;(await refund(client, order, '25,00')).assertStatus(200)
    assert.equal(firstOf(await Refund.all()).amountCents, 2500)
    assert.equal((await order.refresh()).status, 'terugbetaald')
    const voucher = await Voucher.firstOrFail()
    assert.equal(voucher.balanceCents, 0)
    assert.isNotNull(voucher.blockedAt)
    ;(await use(client, code)).assertStatus(422)
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('a used voucher and a part of one are not paid back', async ({ client, assert }) => {
    const { order, code } = await bought(client)
    const part = await refund(client, order, '10,00')
    part.assertStatus(409)
    part.assertBodyContains({ reden: 'bon_heel' })
    ;(await use(client, code)).assertStatus(200)
    const whole = await refund(client, order, '25,00', 'tweede-druk')
    whole.assertStatus(409)
    whole.assertBodyContains({ reden: 'bon_gebruikt' })
    assert.lengthOf(await Refund.all(), 0)
    assert.equal((await Voucher.firstOrFail()).balanceCents, 1000)
  })

  test('a buyer who pays with a voucher and asks for its money back at the same moment gets one of the two', async ({
    client,
    assert,
  }) => {
    const { order, code } = await bought(client)
    const admin = await loggedIn(client)
    const back = { bedrag: '25,00', reden: 'Herroepen', sleutel: 'tegelijk' }
    const [paid, returned] = await Promise.all([
      use(client, code),
      admin.post(`/api/dashboard/bestelling/${order.id}/terugbetalen`, back),
    ])
    const outcomes = [paid.status() === 200, returned.status() === 200]
    assert.sameMembers(outcomes, [true, false])
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('a refund that the provider refuses leaves the voucher as it was', async ({
    client,
    assert,
  }) => {
    const { order, code, payment } = await bought(client)
    await simulator.control.setAmount(payment, '0.50')
    const refused = await refund(client, order, '25,00')
    refused.assertStatus(409)
    refused.assertBodyContains({ reden: 'provider_weigert' })
    const voucher = await Voucher.firstOrFail()
    assert.isNull(voucher.blockedAt)
    assert.equal(voucher.balanceCents, 2500)
    ;(await use(client, code)).assertStatus(200)
  })

  test('a bank that takes the money back stops the voucher, and undoing that lets it work', async ({
    client,
    assert,
  }) => {
    const { payment } = await bought(client)
    await simulator.control.chargeBack(payment)
    assert.isNotNull((await Voucher.firstOrFail()).blockedAt)
    await simulator.control.reverseChargeback(payment)
    const voucher = await Voucher.firstOrFail()
    assert.isNull(voucher.blockedAt)
    assert.equal(voucher.balanceCents, 2500)
  })

  test('a withdrawal is in time for fourteen days, as long as nothing was paid with it', async ({
    client,
    assert,
  }) => {
    const { order, code } = await bought(client)
    const { id } = await withdrawalOf(DateTime.utc(), { orderId: order.id })
    const said = async () =>
      explainAssessment(dossierOf(await withOrder().where('id', id).firstOrFail()))
    assert.match(await said(), /^Op tijd: de bedenktijd loopt tot en met/)
    await use(client, code)
    assert.match(await said(), /^Met de cadeaubon is al betaald/)
  })
})
