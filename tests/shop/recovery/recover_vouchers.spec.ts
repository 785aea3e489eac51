import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { checkShop } from '#app/shop/payments/check_shop'
import FindUnknownPayments from '#app/shop/payments/find_unknown_payments'
import RecoverFromProvider from '#app/shop/recovery/recover_from_provider'
import { erasePersonalData } from '#app/shop/retention/erase_personal_data'
import { readableVoucherCode } from '#domain/shop/vouchers/voucher_code'
import Alarm from '#models/shop/alarm'
import Booking from '#models/shop/booking'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'
import SoldVoucher from '#models/shop/money/sold_voucher'
import Voucher from '#models/shop/money/voucher'
import VoucherMovement from '#models/shop/money/voucher_movement'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { findIn, firstOf, lastOf, onlyOf } from '#tests/helpers/present'
import { agreed, press } from '#tests/helpers/shop/bookings'
import { cleanUpSimulator, CUSTOMER, post, withSimulator } from '#tests/helpers/shop/shop_calls'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { codeOfVoucher, createVoucher } from '#tests/helpers/shop/vouchers'
import type { Simulator } from '#simulator/server'

const RECEIVER = 'sofie@example.nl'
const SALE = {
  ...{ bedrag: 25, naam: CUSTOMER.naam, email: CUSTOMER.email, wijze: 'email' },
  ...{ voor: 'Sofie', ontvanger: RECEIVER, bericht: 'Gefeliciteerd!\nVeel plezier.' },
}

const recover = async () => (await app.container.make(RecoverFromProvider)).execute()
const search = async () => (await app.container.make(FindUnknownPayments)).execute()
const openAlarms = async () => Alarm.query().whereNull('resolved_at')
const booksAddUp = async () => checkShop(DateTime.utc())

/** What a buyer of a voucher filled in and paid for. */
async function sold() {
  const voucher = onlyOf(await Voucher.all())
  const { recipient, email, message, voucherId } = onlyOf(await SoldVoucher.all())
  const { balanceCents, amountCents, note } = voucher
  const of = { recipient: voucher.recipient, email: voucher.email, note, balanceCents, amountCents }
  return {
    code: codeOfVoucher(voucher),
    of,
    recipient,
    email,
    message,
    its: voucherId === voucher.id,
  }
}

test.group('Vouchers and evenings that a restored database does not have', (group) => {
  let simulator: Simulator
  let mailbox: Mailbox

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    mailbox = await new Mailbox().open()
    return async () => {
      await mailbox.close()
      await cleanUpSimulator(simulator)
    }
  })

  const pay = async () => {
    const { id } = firstOf(simulator.control.payments())
    await simulator.control.decide(id, 'paid', { webhook: 'direct' })
    return id
  }
  const buy = async (client: ApiClient, fields: object = {}) => {
    ;(await post(client, '/api/cadeaubon/bestellen', { ...SALE, ...fields })).assertStatus(200)
    return pay()
  }

  /**
   * Puts the shop back to a moment before anything was bought; the mails stay with their receivers.
   */
  const loseEverything = async () => {
    await Mail.query().delete()
    await Order.query().delete()
    await VoucherMovement.query().delete()
    await Voucher.query().delete()
    await db.from('invoice_numberings').delete()
  }

  test('a lost voucher for {name} comes back with its code and its balance, and is mailed once')
    .with([
      { name: 'a receiver', fields: {}, receivers: [CUSTOMER.email, RECEIVER] },
      {
        name: 'the buyer',
        fields: { wijze: 'zelf', ontvanger: null },
        receivers: [CUSTOMER.email],
      },
    ])
    .run(async ({ client, assert }, { fields, receivers }) => {
      const id = await buy(client, fields)
      const { metadata } = findIn(simulator.control.payments(), (one) => one.id === id)
      assert.isAtMost(JSON.stringify(metadata).length, 1024)
      assert.notMatch(JSON.stringify(metadata), /sofie|noor|Gefeliciteerd/i)
      const before = await sold()
      assert.equal(before.of.balanceCents, 2_500)
      await drainQueue()
      await loseEverything()
      mailbox.mails.length = 0

      const webhook = () => client.post('/api/betalingen/webhook').form({ id })
      await Promise.all([recover(), webhook(), search(), webhook(), recover(), webhook()])
      assert.deepEqual((await recover()).found, [])
      assert.deepEqual(await sold(), before)
      assert.equal(onlyOf(await Order.all()).status, 'betaald')
      assert.lengthOf(await VoucherMovement.all(), 1)

      await drainQueue()
      assert.lengthOf(mailbox.mails, receivers.length)
      for (const receiver of receivers) assert.lengthOf(mailbox.to(receiver), 1, receiver)
      const letter = onlyOf(mailbox.to(lastOf(receivers)))
      assert.include(textOf(letter), readableVoucherCode(before.code))
      assert.deepEqual(await openAlarms(), [])
      assert.deepEqual(await booksAddUp(), [])
    })

  test('a voucher whose money went back before the loss buys nothing when it comes back', async ({
    client,
    assert,
  }) => {
    const id = await buy(client)
    await simulator.control.refund(id, '25.00')
    await loseEverything()
    await Promise.all([recover(), recover()])
    const voucher = onlyOf(await Voucher.all())
    assert.isTrue(voucher.balanceCents === 0 || voucher.blockedAt !== null)
    assert.equal(onlyOf(await Order.all()).status, 'terugbetaald')
  })

  test('a wish of the buyer without room beside the payment is asked for', async ({
    client,
    assert,
  }) => {
    await buy(client, { bericht: '♥'.repeat(490) })
    await loseEverything()
    await recover()
    const { recipient, email, message } = await sold()
    assert.deepEqual([recipient, email, message], ['Sofie', RECEIVER, null])
    assert.equal(onlyOf(await openAlarms()).kind, 'gift_incomplete')
  })

  test('an order that a lost voucher helped to pay takes that voucher and no other', async ({
    client,
    assert,
  }) => {
    await buy(client, { bedrag: 5 })
    const own = onlyOf(await Voucher.all())
    const cadeaubon = { code: codeOfVoucher(own), bedrag: 5 }
    const game = { ...CUSTOMER, cadeaubon: cadeaubon.code }
    const answer = await post(client, '/api/binky/bestellen', game)
    answer.assertStatus(200)
    await pay()
    await own.refresh()
    assert.equal(own.balanceCents, 0)

    await loseEverything()
    const stranger = await createVoucher(5_000, { id: own.id })
    await recover()
    assert.equal((await stranger.refresh()).balanceCents, 5_000)
    const back = await Voucher.findByOrFail('codeMark', own.codeMark)
    assert.equal(back.balanceCents, 0)
    assert.deepEqual(await openAlarms(), [])
  })

  test('money for a lost evening names who paid it, how much, and its number at the provider, until they are forgotten', async ({
    client,
    assert,
  }) => {
    const booking = await agreed()
    ;(await press(client, booking, 'betalen', { deel: 'alles' })).assertStatus(200)
    const id = await pay()
    const { number, email, name } = onlyOf(await Order.all())
    await Order.query().delete()
    await Booking.query().delete()

    await Promise.all([recover(), search(), recover()])
    const alarm = onlyOf(await openAlarms())
    assert.equal(alarm.kind, 'unknown_payment')
    const expected = `betaling ${id}, €\\s390,40, bestelling ${number}: het is voor een avond; .*; betaald door ${name} <${email}>$`
    assert.match(alarm.details, new RegExp(`^${expected}`))
    assert.deepEqual(await Order.all(), [])

    await erasePersonalData(email, DateTime.utc())
    await alarm.refresh()
    assert.include(alarm.details, id)
    assert.notMatch(alarm.details, /noor/i)
  })
})
