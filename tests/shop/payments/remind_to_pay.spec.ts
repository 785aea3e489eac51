import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import RemindToPay from '#app/shop/payments/remind_to_pay'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import type { Simulator } from '#simulator/server'
import { loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { onlyOf } from '#tests/helpers/present'
import { cleanUpSimulator, placeOrder, withSimulator } from '#tests/helpers/shop/shop_calls'
import { orderOf } from '#tests/helpers/shop/stored_records'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'

const NOW = DateTime.utc()
const ago = (minutes: number) => NOW.minus({ minutes })
const LEFT = { itemName: 'binky', totalCents: 1500, status: 'mislukt' } as const

const run = async (now = NOW) => (await app.container.make(RemindToPay)).execute(now)
const reminders = () => Mail.query().where('kind', 'betaalherinnering').orderBy('id')

test.group('The reminder of an unpaid order', (group) => {
  group.each.setup(() => emptyShop())

  test('an order that is {minutes} minutes old gets {count} reminders')
    .with([
      { minutes: 59, count: 0 },
      { minutes: 60, count: 1 },
      { minutes: 359, count: 1 },
      { minutes: 361, count: 0 },
    ])
    .run(async ({ assert }, { minutes, count }) => {
      await orderOf(ago(minutes), LEFT)
      await run()
      assert.lengthOf(await reminders(), count)
    })

  test('ten workers at once and every later run send no second reminder', async ({ assert }) => {
    await orderOf(ago(60), LEFT)
    await Promise.all(Array.from({ length: 10 }, () => run()))
    for (const minutes of [5, 60, 240]) await run(NOW.plus({ minutes }))
    assert.lengthOf(await reminders(), 1)
  }).timeout(30_000)

  test('an order that is {status} gets no reminder')
    .with([
      { status: 'betaald' as const },
      { status: 'verzonden' as const },
      { status: 'terugbetaald' as const },
      { status: 'geannuleerd' as const },
    ])
    .run(async ({ assert }, { status }) => {
      await orderOf(ago(61), { ...LEFT, status })
      await run()
      assert.lengthOf(await reminders(), 0)
    })

  test('an order of which another amount came in gets no reminder', async ({ assert }) => {
    const { id } = await orderOf(ago(61), LEFT)
    await Payment.query().where('order_id', id).update({ status: 'afwijkend' })
    await run()
    assert.lengthOf(await reminders(), 0)
  })

  test('a customer who bought the same game since hears nothing, and one who bought another game does', async ({
    assert,
  }) => {
    await orderOf(ago(80), { ...LEFT, email: 'Noor@example.nl' })
    await orderOf(ago(20), { ...LEFT, status: 'betaald', email: 'noor+spel@example.nl' })
    await run()
    assert.lengthOf(await reminders(), 0)

    await orderOf(ago(80), { ...LEFT, itemName: 'kunstroof', email: 'noor@example.nl' })
    await run()
    assert.lengthOf(await reminders(), 1)
  })

  test('a customer who tried three times to buy one game is reminded of the last try', async ({
    assert,
  }) => {
    for (const minutes of [90, 85, 80]) await orderOf(ago(minutes), LEFT)
    await run()
    const last = await Order.query().orderBy('id', 'desc').firstOrFail()
    assert.equal(onlyOf(await reminders()).orderId, last.id)
  })

  test('an address gets one reminder a day, whoever orders in its name', async ({ assert }) => {
    for (const itemName of ['binky', 'kunstroof', 'ontgoocheld'])
      await orderOf(ago(70), { ...LEFT, itemName, email: 'noor+win@example.nl' })
    await run()
    assert.lengthOf(await reminders(), 1)
  })

  test('the owner turns the reminder off', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const { data, seen } = pageProps<{ data: Record<string, unknown>; seen: string }>(
      await admin.open('/dashboard/instellingen')
    )
    const { name, email, address, kvk, vatId, kor } = data
    const details = { naam: name, adres: address, btwId: vatId, email, kvk, kor }
    const sent = { ...details, social: null, meldingen: null, gezien: seen }
    const off = { ...sent, betaalherinnering: false }
    ;(await admin.send('put', '/api/dashboard/instellingen', off)).assertStatus(200)
    await orderOf(ago(60), LEFT)
    await run()
    assert.lengthOf(await reminders(), 0)
  })
})

test.group('The mail about an unpaid order, and the money', (group) => {
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

  const anHourLater = () => DateTime.utc().plus({ minutes: 61 })
  const told = () =>
    mailbox.to('noor@example.nl').filter(({ subject }) => /staat nog/.test(`${subject}`))

  test('the mail leads to the page where the order is finished', async ({ client, assert }) => {
    await placeOrder(client, simulator)
    await run(anHourLater())
    await drainQueue()
    const mail = onlyOf(told())
    const { token } = await Order.firstOrFail()
    assert.equal(mail.subject, 'Binky staat nog voor je klaar')
    assert.include(textOf(mail), `/bestelling/${token}`)
    assert.include(String(mail.html), `/bestelling/${token}`)
    assert.include(textOf(mail), 'dit is de enige e-mail')
  })

  test('money whose webhook got lost is found before anything is said', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    await run(anHourLater())
    assert.lengthOf(await reminders(), 0)
    assert.equal((await Order.firstOrFail()).status, 'betaald')
  })

  test('nothing is sent while the provider says nothing', async ({ client, assert }) => {
    await placeOrder(client, simulator)
    await simulator.close()
    await run(anHourLater())
    assert.lengthOf(await reminders(), 0)
  })

  test('a mail that waits when the money comes is not sent any more', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    await run(anHourLater())
    assert.lengthOf(await reminders(), 1)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await drainQueue()
    assert.lengthOf(told(), 0)
    assert.lengthOf(await reminders(), 0)
  })

  test('the customer never reads both a payment and the mail when they come at the same moment', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    await Promise.all([
      simulator.control.decide(payment, 'paid', { webhook: 'double' }),
      ...Array.from({ length: 4 }, () => run(anHourLater())),
    ])
    await drainQueue()
    assert.equal((await Order.firstOrFail()).status, 'betaald')
    assert.lengthOf(told(), 0)
    assert.lengthOf(mailbox.to('noor@example.nl'), 1)
  }).timeout(30_000)
})
