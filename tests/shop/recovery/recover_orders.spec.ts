import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { checkShop } from '#app/shop/payments/check_shop'
import FindUnknownPayments from '#app/shop/payments/find_unknown_payments'
import ProcessPayment from '#app/shop/payments/process_payment'
import ReconcilePayments from '#app/shop/payments/reconcile_payments'
import { rebuildOrder } from '#app/shop/recovery/rebuild_order'
import RecoverFromProvider from '#app/shop/recovery/recover_from_provider'
import { LONGEST_COPY } from '#app/shop/recovery/sealed_order'
import { PaymentProvider } from '#app/core/payment/payment_provider'
import { dayOf } from '#domain/dutch_time'
import Alarm from '#models/shop/alarm'
import Delivery from '#models/shop/delivery'
import DiscountCode from '#models/shop/money/discount_code'
import DiscountCodeRedemption from '#models/shop/money/discount_code_redemption'
import Gift from '#models/shop/gift'
import Invoice from '#models/shop/money/invoice'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'
import OrderEvent from '#models/shop/order_event'
import Payment from '#models/shop/money/payment'
import type { Simulator } from '#simulator/server'
import { assignment } from '#tests/helpers/core/ace_command'
import { emptyShop } from '#tests/helpers/database'
import { captured, findIn, firstOf, onlyOf, present } from '#tests/helpers/present'
import {
  cleanUpSimulator,
  payAtProvider,
  placeOrder,
  withSimulator,
} from '#tests/helpers/shop/shop_calls'

const recover = async () => (await app.container.make(RecoverFromProvider)).execute()
const search = async () => (await app.container.make(FindUnknownPayments)).execute()
const openAlarms = async () => Alarm.query().whereNull('resolved_at')
const tomorrow = () => dayOf(DateTime.now().plus({ days: 1 }))
const year = () => DateTime.now().setZone('Europe/Amsterdam').year

/** What a customer filled in and was promised, without what our database makes up by itself. */
const promised = (order: Order) => {
  const { number, token, requestKey, itemName, name, email, address, postcode, city, waiverText } =
    order
  const { priceCents, discountCents, totalCents, discountCodeId, status } = order
  return {
    ...{
      number,
      token,
      requestKey,
      itemName,
      name,
      email,
      address,
      postcode,
      city,
      waiverText,
      status,
    },
    ...{ priceCents, discountCents, totalCents, discountCodeId, waived: order.waivedAt !== null },
  }
}

test.group('Orders that a restored database does not have', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const buy = async (client: ApiClient, path: string, fields: object = {}) => {
    const { payment } = await placeOrder(client, simulator, path, fields)
    return { payment, order: await Order.query().orderBy('id', 'desc').firstOrFail() }
  }
  const pay = (payment: string) => simulator.control.decide(payment, 'paid', { webhook: 'direct' })

  /** Puts the shop back to a moment before these orders, with the numbers of its invoices. */
  const lose = async (...orders: Order[]) => {
    await Order.query()
      .whereIn(
        'id',
        orders.map(({ id }) => id)
      )
      .delete()
    await db.from('invoice_numberings').delete()
  }
  const metadataOf = (id: string) =>
    findIn(simulator.control.payments(), (one) => one.id === id).metadata as Record<string, string>

  test('a lost paid order of {path} comes back as it was, and is delivered and invoiced once')
    .with([
      { path: 'binky', fields: {}, kinds: ['post'] },
      {
        path: 'het-verdwenen-recept',
        fields: { afstand: true },
        kinds: ['download', 'speellink'],
      },
      { path: 'ontgoocheld', fields: { afstand: true }, kinds: ['download'] },
    ])
    .run(async ({ client, assert }, { path, fields, kinds }) => {
      const { payment, order } = await buy(client, path, fields)
      await pay(payment)
      await order.refresh()
      const before = promised(order)
      assert.equal(before.status, 'betaald')
      await lose(order)

      await Promise.all([recover(), recover(), search(), recover()])
      const again = await recover()
      assert.deepEqual([again.found, again.skipped], [[], []])

      const rebuilt = onlyOf(await Order.all())
      assert.deepEqual(promised(rebuilt), before)
      const deliveries = await Delivery.query().orderBy('kind')
      assert.deepEqual(
        deliveries.map(({ kind }) => kind),
        kinds
      )
      const mails = await Mail.query().where('kind', 'levering')
      assert.lengthOf(mails, 1)
      const invoice = onlyOf(await Invoice.all())
      assert.equal(invoice.number, `${year()}-00002`, 'the first number is with the customer')
      assert.lengthOf(await OrderEvent.query().where('kind', 'recovered'), 1)
      assert.deepEqual(await openAlarms(), [])
      assert.deepEqual(await checkShop(DateTime.utc()), [])
    })

  test('a number that a customer may have is not given to another order', async ({
    client,
    assert,
  }) => {
    const kept = await buy(client, 'binky')
    await pay(kept.payment)
    const first = await buy(client, 'binky', { email: 'een@example.nl' })
    const second = await buy(client, 'sintjunior', { email: 'twee@example.nl' })
    await pay(first.payment)
    await pay(second.payment)
    await simulator.control.refund(second.payment, '5.00')
    const given = (await Invoice.all()).map(({ number }) => number).sort()
    assert.deepEqual(given, [
      `${year()}-00001`,
      `${year()}-00002`,
      `${year()}-00003`,
      `C${year()}-00001`,
    ])

    await lose(first.order, second.order)
    await db.table('invoice_numberings').insert({ year: year(), kind: 'factuur', last: 1 })
    const outcomes = await Promise.all([recover(), recover()])
    assert.sameMembers(
      outcomes.flatMap(({ skipped }) => skipped),
      [`${year()}-00002`, `${year()}-00003`, `C${year()}-00001`]
    )
    const now = (await Invoice.all()).map(({ number }) => number).sort()
    assert.deepEqual(now, [
      `${year()}-00001`,
      `${year()}-00004`,
      `${year()}-00005`,
      `C${year()}-00002`,
    ])
    assert.deepEqual(await checkShop(DateTime.utc()), [], 'the skipped numbers are no gap')

    await db.from('skipped_invoice_numbers').delete()
    assert.isAbove((await checkShop(DateTime.utc())).length, 0, 'without them they would be')
  })

  test('an order that was still unpaid when the database was lost is carried out when its money comes', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await buy(client, 'binky')
    await lose(order)
    assert.deepEqual((await recover()).found, [])
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    assert.deepEqual(
      (await search()).map(({ outcome }) => outcome),
      ['rebuilt']
    )
    assert.equal(onlyOf(await Order.all()).status, 'betaald')
    assert.deepEqual(await search(), [])
  })

  test('a transfer that comes days after its order was lost brings it back by its webhook, once', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await buy(client, 'binky')
    const before = promised(order)
    await lose(order)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    const inAWeek = DateTime.utc().plus({ days: 7 })
    const late = await app.container.make(FindUnknownPayments)
    assert.deepEqual(await late.execute(inAWeek), [], 'the search looks back a day')

    const webhook = () => client.post('/api/betalingen/webhook').form({ id: payment })
    for (const answer of await Promise.all([webhook(), webhook(), webhook()]))
      answer.assertStatus(200)
    assert.deepEqual(promised(onlyOf(await Order.all())), { ...before, status: 'betaald' })
    assert.lengthOf(await Mail.query().where('kind', 'levering'), 1)
    assert.lengthOf(await OrderEvent.query().where('kind', 'recovered'), 1)
    assert.deepEqual(await openAlarms(), [])
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('a transfer that comes days later and whose webhook is lost too is found in the night, once', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await buy(client, 'binky')
    const before = promised(order)
    const processing = await app.container.make(ProcessPayment)
    const attempt = await Payment.findByOrFail('provider_id', payment)
    await inTransaction((trx) => processing.failAttempt(trx, attempt, 'verlopen'))
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    const after = (time: { days: number; hours?: number }) => DateTime.utc().plus(time)
    const late = await app.container.make(FindUnknownPayments)
    const hourly = await late.execute(after({ days: 1, hours: 2 }))
    assert.deepEqual(hourly, [], 'the search of each hour looks back a day')
    const tooLate = await late.findLate(after({ days: 15, hours: 2 }))
    assert.deepEqual(tooLate, [], 'the search of each night looks back fifteen days')

    await Promise.all([late.findLate(after({ days: 15 })), late.findLate(after({ days: 15 }))])
    assert.deepEqual(promised(onlyOf(await Order.all())), { ...before, status: 'betaald' })
    assert.lengthOf(await Mail.query().where('kind', 'levering'), 1)
    assert.deepEqual(await late.findLate(after({ days: 15 })), [])
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('a webhook about money that nobody can place raises an alarm, and one about what is not paid or not ours does not', async ({
    client,
    assert,
  }) => {
    const webhook = (id: string) => client.post('/api/betalingen/webhook').form({ id })
    const { payment, order } = await buy(client, 'binky')
    const changed = { ...metadataOf(payment), kopie: '1.AAAA' }
    await lose(order)
    for (const id of [payment, await payAtProvider(simulator), 'tr_geraden'])
      (await webhook(id)).assertStatus(200)
    assert.deepEqual([await Order.all(), await openAlarms()], [[], []])

    const id = await payAtProvider(simulator, changed)
    ;(await webhook(id)).assertStatus(200)
    assert.deepEqual(await Order.all(), [])
    assert.match(onlyOf(await openAlarms()).details, new RegExp(id))
  })

  test('a lost gift is for its receiver again, and does not go to its giver', async ({
    client,
    assert,
  }) => {
    const gift = { naam: 'Oma', wijze: 'email', email: 'oma@example.nl', datum: tomorrow() }
    const { payment, order } = await buy(client, 'sintjunior', {
      afstand: true,
      cadeau: { ...gift, bericht: 'Veel plezier!' },
    })
    await pay(payment)
    const wish = async () => {
      const { way, receiverName, receiverEmail, message, giveOn } = onlyOf(await Gift.all())
      return { way, receiverName, receiverEmail, message, giveOn }
    }
    const before = await wish()
    const delivered = async () => (await Delivery.all()).map(({ kind }) => kind)
    const kinds = await delivered()
    await lose(order)
    await recover()
    assert.deepEqual(await wish(), before)
    assert.deepEqual(await delivered(), kinds)
    assert.deepEqual(await openAlarms(), [])
  })

  test('the owner hears of a lost message for which there was no room beside the payment', async ({
    client,
    assert,
  }) => {
    const gift = { naam: 'Oma', wijze: 'zelf', bericht: '♥'.repeat(490) }
    const { payment, order } = await buy(client, 'sintjunior', { afstand: true, cadeau: gift })
    assert.isAtMost(JSON.stringify(metadataOf(payment)).length, 1024)
    await pay(payment)
    await lose(order)
    await recover()
    const { way, receiverName, message } = onlyOf(await Gift.all())
    assert.deepEqual([way, receiverName, message], ['zelf', 'Oma', null])
    assert.equal(onlyOf(await openAlarms()).kind, 'gift_incomplete')
  })

  test('an order that the copy has as unpaid is booked, and one whose attempt was lost gets it back', async ({
    client,
    assert,
  }) => {
    const known = await buy(client, 'binky')
    await simulator.control.decide(known.payment, 'paid', { webhook: 'never' })
    const other = await buy(client, 'binky', { email: 'ander@example.nl' })
    await simulator.control.decide(other.payment, 'paid', { webhook: 'never' })
    await Payment.query().where('order_id', other.order.id).delete()

    const { found } = await recover()
    assert.deepEqual(
      found.map(({ outcome }) => outcome),
      ['booked', 'rebuilt']
    )
    assert.deepEqual(
      (await Order.all()).map(({ status }) => status),
      ['betaald', 'betaald']
    )
    assert.lengthOf(await OrderEvent.query().where('kind', 'recovered'), 0)
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('the reconciler delivers what a process that died had only rebuilt', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await buy(client, 'binky')
    await pay(payment)
    await lose(order)
    const provider = await app.container.make(PaymentProvider)
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, async () =>
        rebuildOrder(present(await provider.get(payment), 'the payment'))
      )
    )
    assert.isTrue(outcomes.every(({ ok }) => ok))
    assert.equal(onlyOf(await Order.all()).status, 'open')
    const reconcile = await app.container.make(ReconcilePayments)
    await reconcile.execute(DateTime.utc().plus({ minutes: 5 }))
    assert.equal(onlyOf(await Order.all()).status, 'betaald')
    assert.lengthOf(await Mail.query().where('kind', 'levering'), 1)
  })

  test('an order keeps its discount, also when its code was made after the copy', async ({
    client,
    assert,
  }) => {
    const code = await DiscountCode.create({
      ...{ code: 'LENTE', kind: 'bedrag', value: 100, games: '', maxTotal: 5 },
    })
    const { payment, order } = await buy(client, 'binky', { actiecode: 'LENTE' })
    await pay(payment)
    await lose(order)
    await recover()
    const rebuilt = onlyOf(await Order.all())
    assert.deepEqual([rebuilt.discountCents, rebuilt.discountCodeId], [100, code.id])
    assert.lengthOf(await DiscountCodeRedemption.all(), 1)

    await lose(rebuilt)
    await code.delete()
    await recover()
    const without = onlyOf(await Order.all())
    assert.deepEqual([without.discountCents, without.discountCodeId], [100, null])
    assert.deepEqual(await openAlarms(), [])
  })

  test('a payment whose order cannot be rebuilt is an alarm with amount and number: {name}')
    .with([
      { name: 'no copy', change: { kopie: undefined }, said: /niets over de klant bewaard/ },
      { name: 'a changed copy', change: { kopie: '1.AAAA' }, said: /andere sleutel verzegeld/ },
      { name: 'of another game', change: { spel: 'kunstroof' }, said: /andere sleutel verzegeld/ },
      {
        name: 'an unknown game',
        change: { spel: 'ganzenbord' },
        said: /het spel bestaat hier niet/,
      },
      { name: 'another amount', change: {}, value: '1.00', said: /bedrag is een ander/ },
    ])
    .run(async ({ client, assert }, { change, value, said }) => {
      const { payment, order } = await buy(client, 'binky')
      const metadata = { ...metadataOf(payment), ...change }
      await lose(order)
      const id = await payAtProvider(simulator, metadata, value)
      assert.deepEqual(
        (await recover()).found.map(({ outcome }) => outcome),
        ['unknown']
      )
      await Promise.all([recover(), search()])
      const alarm = onlyOf(await openAlarms())
      assert.equal(alarm.kind, 'unknown_payment')
      const euros = (value ?? '15.00').replace('.', ',')
      assert.match(alarm.details, new RegExp(`${id}, €\\s${euros}, bestelling ${order.number}: `))
      assert.match(alarm.details, said)
      assert.deepEqual(await Order.all(), [])

      await alarm.merge({ resolvedAt: DateTime.utc() }).save()
      await recover()
      assert.deepEqual(await openAlarms(), [], 'a solved one is not raised again')
    })

  test('the provider keeps at most a kilobyte, in which nobody reads who the customer is', async ({
    client,
    assert,
  }) => {
    const long = {
      naam: 'Ñ'.repeat(100),
      email: `${'n'.repeat(60)}@${'e'.repeat(60)}.${'x'.repeat(60)}.example.nl`,
      adres: `Lange straat ${'é'.repeat(130)}`,
      plaats: 'Ā'.repeat(100),
    }
    const short = await buy(client, 'binky')
    const { payment } = await buy(client, 'binky', long)
    for (const id of [short.payment, payment]) {
      const metadata = metadataOf(id)
      assert.isAtMost(JSON.stringify(metadata).length, 1024)
      assert.isAtMost(present(metadata.kopie, 'the copy').length, LONGEST_COPY)
      assert.sameMembers(Object.keys(metadata), ['bestelling', 'betaling', 'spel', 'kopie'])
      assert.notMatch(JSON.stringify(metadata), /noor|dorps|rhenen|Lange/i)
    }
    await pay(payment)
    await lose(...(await Order.all()))
    await recover()
    assert.match(onlyOf(await openAlarms()).details, /het adres paste niet/)
  })

  test('the command tells per order what came of it, and ends with 1 when somebody has to look', async ({
    client,
    assert,
  }) => {
    const settings = { MOLLIE_API_URL: simulator.url }
    const { payment, order } = await buy(client, 'binky')
    await pay(payment)
    await lose(order)
    const dry = await assignment(['shop:recover-from-mollie', '--dry-run'], settings)
    assert.match(dry.said, new RegExp(`${order.number}, €\\s15,00 .*hersteld`))
    assert.deepEqual(await Order.all(), [])

    const done = await assignment(['shop:recover-from-mollie'], settings)
    assert.equal(done.code, 0, done.said)
    assert.equal(captured(/Overgeslagen, .*: (\S+)\. Bewaar/, done.said), `${year()}-00001`)
    assert.equal(firstOf(await Order.all()).number, order.number)

    await payAtProvider(simulator)
    const unknown = await assignment(['shop:recover-from-mollie'], settings)
    assert.equal(unknown.code, 1)
    assert.match(unknown.said, /zonder bestelnummer, €\s15,00 .*niet te herstellen/)
    const wrong = await assignment(['shop:recover-from-mollie', '--since=gisteren'], settings)
    assert.equal(wrong.code, 1)
  }).timeout(60_000)
})
