import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import ProcessPayment from '#app/shop/payments/process_payment'
import { checkShop } from '#app/shop/payments/check_shop'
import { readableVoucherCode } from '#domain/shop/vouchers/voucher_code'
import Alarm from '#models/shop/alarm'
import Delivery from '#models/shop/delivery'
import DiscountCode from '#models/shop/money/discount_code'
import Invoice from '#models/shop/money/invoice'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import Price from '#models/shop/money/price'
import Voucher from '#models/shop/money/voucher'
import VoucherMovement from '#models/shop/money/voucher_movement'
import { emptyShop } from '#tests/helpers/database'
import { firstOf, present } from '#tests/helpers/present'
import { cleanUpSimulator, CUSTOMER, post, withSimulator } from '#tests/helpers/shop/shop_calls'
import { codeOfVoucher, createVoucher } from '#tests/helpers/shop/vouchers'
import type { Simulator } from '#simulator/server'

/** Binky costs € 15,00. */
const BINKY = '/api/binky/bestellen'

test.group('Paying with a voucher', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const order = (client: ApiClient, voucher: Voucher, fields: object = {}) =>
    post(client, BINKY, { ...CUSTOMER, cadeaubon: codeOfVoucher(voucher), ...fields })

  const decide = (outcome: 'paid' | 'failed' | 'expired' | 'canceled') =>
    simulator.control.decide(firstOf(simulator.control.payments()).id, outcome, {
      webhook: 'direct',
    })

  /** Gives up on a payment that may still be made at the provider. */
  const giveUp = async () => {
    const payment = await Payment.firstOrFail()
    const processPayment = await app.container.make(ProcessPayment)
    await inTransaction((trx) => processPayment.failAttempt(trx, payment, 'verlopen'))
  }

  const balance = async (voucher: Voucher) => (await voucher.refresh()).balanceCents
  const booksAddUp = async () => checkShop(DateTime.utc())

  test('a customer sees the balance, and nothing is taken', async ({ client, assert }) => {
    const voucher = await createVoucher(2500)
    const typed = readableVoucherCode(codeOfVoucher(voucher)).toLowerCase()
    const shown = await post(client, '/api/cadeaubon', { cadeaubon: typed })
    shown.assertStatus(200)
    assert.equal(shown.body().saldo, '25.00')
    assert.equal(await balance(voucher), 2500)
  })

  test('a customer whose voucher covers a part pays the rest at the provider, and the invoice keeps its total', async ({
    client,
    assert,
  }) => {
    const voucher = await createVoucher(500)
    const placed = await order(client, voucher)
    placed.assertStatus(200)
    assert.equal(simulator.control.payments()[0]?.cents, 1000)
    assert.equal(await balance(voucher), 0)

    await decide('paid')
    const { id, status } = await Order.firstOrFail()
    assert.equal(status, 'betaald')
    const invoice = await Invoice.findByOrFail('orderId', id)
    assert.equal(invoice.amountCents, 1500)
    assert.equal(invoice.vatCents, 260, '21 % of the whole, at redemption')
    assert.equal(invoice.content.voucherCents, 500)
    const parts = await Payment.query().where('order_id', id).orderBy('id')
    assert.deepEqual(
      parts.map(({ amountCents, voucherId }) => [amountCents, voucherId]),
      [
        [1000, null],
        [500, voucher.id],
      ]
    )
    assert.deepEqual(await booksAddUp(), [])
  })

  test('a customer whose voucher covers all pays nothing, gets the game and an invoice, and keeps the rest', async ({
    client,
    assert,
  }) => {
    const voucher = await createVoucher(2500)
    const placed = await order(client, voucher)
    const { id, token, status } = await Order.firstOrFail()
    placed.assertBody({ payurl: `/bestellen/bedankt?bestelling=${token}` })
    assert.lengthOf(simulator.control.payments(), 0)
    assert.equal(status, 'betaald')
    assert.equal(await balance(voucher), 1000)
    assert.lengthOf(await Delivery.all(), 1)
    const { content } = await Invoice.findByOrFail('orderId', id)
    assert.equal(content.totalCents, 1500)
    assert.equal(content.voucherCents, 1500)
    const page = await client.get(`/bestelling/${token}`)
    page.assertTextIncludes('Met cadeaubon')
    assert.deepEqual(await booksAddUp(), [])
  })

  test('the discount code comes first, and the voucher pays of what is left', async ({
    client,
    assert,
  }) => {
    await DiscountCode.create({
      code: 'TIEN',
      kind: 'percentage',
      value: 10,
      games: '',
      usedTotal: 0,
    })
    const voucher = await createVoucher(1000)
    await order(client, voucher, { actiecode: 'TIEN' })
    assert.equal(simulator.control.payments()[0]?.cents, 350)
    const { totalCents, discountCents, voucherCents } = await Order.firstOrFail()
    assert.deepEqual([totalCents, discountCents, voucherCents], [1350, 150, 1000])
  })

  test('a game without a field for a discount code takes a voucher as well', async ({
    client,
    assert,
  }) => {
    const voucher = await createVoucher(25_000)
    for (const path of ['het-verdwenen-recept', 'sintjunior']) {
      const placed = await post(client, `/api/${path}/bestellen`, {
        ...CUSTOMER,
        cadeaubon: codeOfVoucher(voucher),
      })
      placed.assertStatus(200)
    }
    assert.lengthOf(await Order.query().where('status', 'betaald'), 2)
  })

  test('a free game takes nothing from a voucher', async ({ client, assert }) => {
    const voucher = await createVoucher(2500)
    const placed = await post(client, '/api/cuneravanrhenen/bestellen', {
      ...{ naam: 'Noor', email: 'noor@example.nl' },
      cadeaubon: codeOfVoucher(voucher),
    })
    placed.assertStatus(200)
    assert.equal(await balance(voucher), 2500)
    assert.equal((await Order.firstOrFail()).voucherId, null)
  })

  test('an order without a voucher, empty or left out, is as before', async ({
    client,
    assert,
  }) => {
    for (const fields of [{}, { cadeaubon: '' }, { cadeaubon: null }])
      (await post(client, BINKY, { ...CUSTOMER, ...fields })).assertStatus(200)
    const orders = await Order.all()
    assert.isTrue(
      orders.every(({ voucherCents, dueCents }) => voucherCents === 0 && dueCents === 1500)
    )
  })

  test('the same press twice takes the amount once', async ({ client, assert }) => {
    const voucher = await createVoucher(2500)
    const key = { aanvraagsleutel: 'een-druk-op-de-knop' }
    const replies = await Promise.all([order(client, voucher, key), order(client, voucher, key)])
    assert.deepEqual(
      replies.map((reply) => reply.status()),
      [200, 200]
    )
    assert.equal(await balance(voucher), 1000)
    assert.lengthOf(await Order.all(), 1)
  })

  test('a voucher that {why} is refused with its sentence')
    .with([
      { why: 'is not known', make: { unknown: true }, says: 'kennen we niet' },
      { why: 'is mistyped', make: { mistyped: true }, says: 'klopt niet helemaal' },
      { why: 'is used up', make: { balanceCents: 0 }, says: 'staat niets meer' },
      {
        why: 'has expired',
        make: { validUntil: DateTime.utc().minus({ days: 1 }) },
        says: 'is verlopen',
      },
      { why: 'is blocked', make: { blockedAt: DateTime.utc() }, says: 'is geblokkeerd' },
      { why: 'comes with a second one', make: { second: true }, says: 'Vul één cadeaubon in' },
    ] as const)
    .run(async ({ client, assert }, { make, says }) => {
      const fields =
        'balanceCents' in make || 'validUntil' in make || 'blockedAt' in make ? make : {}
      const voucher = await createVoucher(2500, fields)
      const code = codeOfVoucher(voucher)
      if ('unknown' in make) await Voucher.query().delete()
      const typed =
        'mistyped' in make
          ? code.slice(1)
          : 'second' in make
            ? `${code} ${codeOfVoucher(await createVoucher(1000))}`
            : code
      for (const reply of [
        await post(client, BINKY, { ...CUSTOMER, cadeaubon: typed }),
        await post(client, '/api/cadeaubon', { cadeaubon: typed }),
      ]) {
        reply.assertStatus(422)
        assert.include(String(reply.body().errors.cadeaubon), says)
      }
      assert.lengthOf(await Order.all(), 0)
      assert.lengthOf(simulator.control.payments(), 0)
    })

  test('two codes in a list are refused too', async ({ client, assert }) => {
    const voucher = await createVoucher(2500)
    const code = codeOfVoucher(voucher)
    const cadeaubon = [code, code]
    for (const reply of [
      await post(client, BINKY, { ...CUSTOMER, cadeaubon }),
      await post(client, '/api/cadeaubon', { cadeaubon }),
    ]) {
      reply.assertStatus(422)
      assert.deepEqual(reply.body().errors.cadeaubon, [
        'Vul één cadeaubon in; je kunt er per bestelling één gebruiken.',
      ])
    }
  })

  test('a customer pays no more than the form said, and is told of a balance that fell', async ({
    client,
    assert,
  }) => {
    const voucher = await createVoucher(500)
    const reply = await order(client, voucher, { getoondSaldo: '25.00' })
    reply.assertStatus(422)
    assert.match(String(reply.body().errors.cadeaubon), /staat nu €\s5,00/)
    assert.equal(await balance(voucher), 500)
    ;(await order(client, voucher, { getoondSaldo: '5.00' })).assertStatus(200)
  })

  test('ten orders at once never spend more than the balance', async ({ client, assert }) => {
    const voucher = await createVoucher(4000)
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        order(client, voucher, { email: `k${index}@example.nl` })
      )
    )
    const placed = replies.filter((reply) => reply.status() === 200).length
    const orders = await Order.all()
    assert.equal(orders.length, placed)
    const taken = orders.reduce((sum, { voucherCents }) => sum + voucherCents, 0)
    assert.isAtMost(taken, 4000)
    assert.equal(await balance(voucher), 4000 - taken)
    assert.isAtLeast(taken, 3000)
    assert.isTrue(replies.every((reply) => [200, 422].includes(reply.status())))
    assert.deepEqual(await booksAddUp(), [])
  })

  test('a payment that is {outcome} frees the balance, and paying again takes it again')
    .with([{ outcome: 'failed' }, { outcome: 'expired' }, { outcome: 'canceled' }] as const)
    .run(async ({ client, assert }, { outcome }) => {
      const voucher = await createVoucher(500)
      await order(client, voucher)
      await decide(outcome)
      assert.equal(await balance(voucher), 500)
      assert.deepEqual(await booksAddUp(), [])

      const { token } = await Order.firstOrFail()
      const again = await post(client, `/api/bestelling/${token}/betalen`, {})
      again.assertStatus(200)
      assert.equal(await balance(voucher), 0)
      assert.equal(simulator.control.payments()[0]?.cents, 1000)
      await decide('paid')
      assert.deepEqual(await booksAddUp(), [])
    })

  test('paying again with a voucher that was used meanwhile is refused', async ({
    client,
    assert,
  }) => {
    const voucher = await createVoucher(500)
    await order(client, voucher)
    await decide('failed')
    const first = await Order.firstOrFail()
    ;(await order(client, voucher, { email: 'tim@example.nl' })).assertStatus(200)
    const again = await post(client, `/api/bestelling/${first.token}/betalen`, {})
    again.assertStatus(409)
    assert.match(again.body().message, /cadeaubon/)
    assert.equal((await first.refresh()).status, 'mislukt')
  })

  test('money that comes in late takes the balance again', async ({ client, assert }) => {
    const voucher = await createVoucher(500)
    await order(client, voucher)
    await giveUp()
    assert.equal(await balance(voucher), 500)
    await decide('paid')
    assert.equal((await Order.firstOrFail()).status, 'betaald')
    assert.equal(await balance(voucher), 0)
    assert.lengthOf(await Alarm.all(), 0)
    assert.deepEqual(await booksAddUp(), [])
  })

  test('money that comes in late after the balance was used delivers, and asks for a person', async ({
    client,
    assert,
  }) => {
    const voucher = await createVoucher(500)
    await order(client, voucher)
    const late = firstOf(simulator.control.payments()).id
    await giveUp()
    ;(await order(client, voucher, { email: 'tim@example.nl' })).assertStatus(200)
    await simulator.control.decide(late, 'paid', { webhook: 'direct' })

    const first = await Order.query().orderBy('id').firstOrFail()
    assert.equal(first.status, 'betaald')
    assert.equal(await balance(voucher), 0)
    const { kind, details } = await Alarm.firstOrFail()
    assert.equal(kind, 'voucher_exceeded')
    assert.match(details, /€\s5,00/)
    assert.lengthOf(await VoucherMovement.query().where('kind', 'genomen'), 2)
  })

  test('a visitor who looks at voucher after voucher has to wait', async ({ client }) => {
    const voucher = await createVoucher(500)
    const looks = []
    for (let times = 0; times < 16; times++)
      looks.push(await post(client, '/api/cadeaubon', { cadeaubon: codeOfVoucher(voucher) }))
    present(looks[14], 'the last look within the limit').assertStatus(200)
    present(looks[15], 'the look beyond it').assertStatus(429)
  })

  test('the price of a game may change, and the voucher follows', async ({ client, assert }) => {
    const voucher = await createVoucher(2000)
    await Price.query().where('name', 'binky').update({ cents: 3000 })
    await order(client, voucher)
    assert.equal(simulator.control.payments()[0]?.cents, 1000)
  })
})
