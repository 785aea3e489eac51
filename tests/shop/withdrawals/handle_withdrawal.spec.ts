import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { receiveWithdrawal } from '#app/shop/withdrawals/receive_withdrawal'
import AuditEntry from '#models/admin/audit_entry'
import Order from '#models/shop/order'
import OrderEvent from '#models/shop/order_event'
import Withdrawal from '#models/shop/withdrawal'
import Delivery from '#models/shop/delivery'
import Mail from '#models/shop/mail'
import Refund from '#models/shop/money/refund'
import { Browser, ADMIN, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'
import { firstOf, headerOf, onlyOf, present } from '#tests/helpers/present'
import type { Data } from '@generated/data'

type Sheet = { withdrawal: Data.Shop.Withdrawals.Withdrawal }

type Rows = Data.Shop.Withdrawals.WithdrawalRow.Variants
type List = { open: Rows['forOpen'][]; closed: Rows['forClosed'][] }

const TODAY = present(DateTime.now().setZone('Europe/Amsterdam').toISODate(), 'today')
const ago = (time: object) => DateTime.utc().minus(time)
const withdraw = async (fields: Partial<Parameters<typeof receiveWithdrawal>[0]> = {}) => {
  const received = await receiveWithdrawal({
    name: CUSTOMER.naam,
    email: CUSTOMER.email,
    order: 'Binky, vorige week',
    token: null,
    requestKey: null,
    ...fields,
  })
  return present(received.ok ? received.value : null, 'the withdrawal')
}

test.group('Dealing with a withdrawal', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const paid = async (client: ApiClient, path = 'binky', fields: object = {}) => {
    const { payment } = await placeOrder(client, simulator, path, fields)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return Order.query().orderBy('id', 'desc').firstOrFail()
  }

  /** An order that was sent, and its withdrawal. */
  const shipped = async (client: ApiClient, since: object = { days: 3 }) => {
    const order = await paid(client)
    await order.merge({ status: 'verzonden', shippedAt: ago(since) }).save()
    return { order, withdrawal: await withdraw({ order: order.number }) }
  }

  const pressButton = (admin: Browser, { id }: Withdrawal, what: string, data: object = {}) =>
    admin.post(`/api/dashboard/herroeping/${id}/${what}`, data)

  const refundOrder = (
    admin: Browser,
    withdrawal: Withdrawal,
    amount = '15,00',
    key = 'druk-nummer-1'
  ) => pressButton(admin, withdrawal, 'terugbetalen', { bedrag: amount, sleutel: key })

  const sheet = async (admin: Browser, { id }: Withdrawal) =>
    pageProps<Sheet>(await admin.open(`/dashboard/herroepingen/${id}`)).withdrawal

  const atProvider = () =>
    simulator.control.payments().flatMap(({ refunds }) => refunds.map(({ cents }) => cents))

  const step = async (admin: Browser, withdrawal: Withdrawal) =>
    (await sheet(admin, withdrawal)).step.name

  test('a parcel comes back, its money goes back, and the withdrawal is done', async ({
    client,
    assert,
  }) => {
    const { order, withdrawal } = await shipped(client)
    const admin = await loggedIn(client)
    const begin = await sheet(admin, withdrawal)
    assert.deepInclude(begin, { open: true, status: 'Ontvangen' })
    assert.equal(begin.step.name, 'await_return')
    assert.isAtLeast(present(begin.term, 'begin.term').days, 14)
    assert.match(begin.assessment, /^Op tijd: de bedenktijd loopt naar schatting tot en met/)
    assert.equal(present(begin.money, 'begin.money').remaining, '15,00')

    ;(await pressButton(admin, withdrawal, 'retour', { datum: TODAY })).assertStatus(200)
    const refunded = await sheet(admin, withdrawal)
    assert.equal(refunded.step.name, 'refund')
    assert.equal(present(refunded.term, 'refunded.term').days, 7)

    ;(await refundOrder(admin, withdrawal)).assertStatus(200)
    assert.deepEqual(atProvider(), [1500])
    await order.refresh()
    assert.equal(order.status, 'terugbetaald')
    assert.equal(await step(admin, withdrawal), 'finish')

    ;(await pressButton(admin, withdrawal, 'afhandelen')).assertStatus(200)
    const end = await sheet(admin, withdrawal)
    assert.deepInclude(end, { open: false, status: 'Afgehandeld' })
    const story = await OrderEvent.query().where('kind', 'herroepen').orderBy('id')
    assert.deepEqual(
      story.map(({ details }) => details),
      ['ontvangen', 'retour ontvangen', 'afgehandeld']
    )
    const audit = await AuditEntry.query().where('who', ADMIN.email).orderBy('id')
    assert.deepEqual(
      audit.map(({ what }) => what),
      ['withdrawal_returned', 'refund_requested', 'withdrawal_handled']
    )
  })

  test('a parcel that never left is not awaited', async ({ client, assert }) => {
    const order = await paid(client)
    const withdrawal = await withdraw({ order: order.number })
    const admin = await loggedIn(client)
    const seen = await sheet(admin, withdrawal)
    assert.equal(seen.step.name, 'refund')
    assert.include(seen.assessment, 'houd het hier')
    ;(await refundOrder(admin, withdrawal)).assertStatus(200)
    assert.deepEqual(atProvider(), [1500])
  })

  test('the owner decides about a digital withdrawal with a waiver, and links stop the moment it is accepted', async ({
    client,
    assert,
  }) => {
    const order = await paid(client, 'het-verdwenen-recept', { afstand: true })
    const withdrawal = await withdraw({ order: order.number })
    const admin = await loggedIn(client)
    const seen = await sheet(admin, withdrawal)
    assert.equal(seen.step.name, 'assess')
    assert.match(seen.assessment, /^Afstand gedaan/)
    assert.equal(present(seen.order, 'seen.order').workingLinks, 2)
    assert.isFalse(seen.allowed.parcelReturn)

    const { token } = await Delivery.findByOrFail('kind', 'download')
    ;(await client.get(`/download/${token}`)).assertStatus(200)
    ;(await pressButton(admin, withdrawal, 'links')).assertStatus(200)
    ;(await pressButton(admin, withdrawal, 'links')).assertStatus(200)
    ;(await client.get(`/download/${token}`)).assertStatus(404)
    assert.lengthOf(await AuditEntry.query().where('what', 'withdrawal_links_revoked'), 1)
    assert.lengthOf(await Refund.all(), 0)
  })

  test('a partial refund of a digital game takes the links along', async ({ client, assert }) => {
    const order = await paid(client, 'het-verdwenen-recept')
    const withdrawal = await withdraw({ order: order.number })
    const admin = await loggedIn(client)
    assert.equal(await step(admin, withdrawal), 'refund')
    ;(await refundOrder(admin, withdrawal, '10')).assertStatus(200)
    const deliveries = await Delivery.all()
    assert.isTrue(deliveries.every(({ revokedAt }) => revokedAt !== null))
    const seen = await sheet(admin, withdrawal)
    assert.equal(present(seen.money, 'seen.money').remaining, '7,50')
    assert.equal(seen.step.name, 'refund')
  })

  test('money on its way is called so until it is back', async ({ client, assert }) => {
    const order = await paid(client, 'het-verdwenen-recept')
    const withdrawal = await withdraw({ order: order.number })
    const admin = await loggedIn(client)
    const told = async () => {
      const { money } = await sheet(admin, withdrawal)
      return [money?.underway, money?.refunded]
    }
    assert.deepEqual(await told(), [null, null])
    ;(await refundOrder(admin, withdrawal, '10')).assertStatus(200)
    assert.deepEqual(await told(), ['€\u00a010,00', null])
    await simulator.control.decideRefund(firstOf(simulator.control.payments()).id, 'refunded')
    assert.deepEqual(await told(), [null, '€\u00a010,00'])
  })

  test('ten presses at the same moment pay back once', async ({ client, assert }) => {
    const { withdrawal } = await shipped(client)
    const admin = await loggedIn(client)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => refundOrder(admin, withdrawal, '5,00'))
    )
    for (const answer of replies) answer.assertStatus(200)
    assert.deepEqual(atProvider(), [500])
    assert.lengthOf(await Refund.all(), 1)
  })

  test('a customer who is turned down reads why, once, and it stays so', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const { withdrawal } = await shipped(client, { days: 60 })
    const admin = await loggedIn(client)
    const seen = await sheet(admin, withdrawal)
    assert.equal(seen.step.name, 'assess')
    assert.match(seen.assessment, /^Waarschijnlijk te laat/)

    const reason = 'Het pakket kwam twee maanden geleden aan.\nDe bedenktijd is voorbij.'
    await Promise.all(
      Array.from({ length: 5 }, () => pressButton(admin, withdrawal, 'afwijzen', { reden: reason }))
    )
    await drainQueue()
    const letters = mailbox
      .to(CUSTOMER.email)
      .filter(({ subject }) => subject === 'Over je herroeping')
    for (const content of [textOf(onlyOf(letters)), firstOf(letters).html as string]) {
      assert.include(content, 'Het pakket kwam twee maanden geleden aan.')
      assert.match(content, /\d+ \w+ 20\d\d om \d\d\.\d\d uur/)
    }
    assert.equal((await Withdrawal.firstOrFail()).note, reason)
    assert.lengthOf(await AuditEntry.query().where('what', 'withdrawal_rejected'), 1)

    for (const [what, data] of [
      ['retour', { datum: TODAY }],
      ['terugbetalen', { bedrag: '15,00', sleutel: 'nog-een-druk' }],
      ['afhandelen', { toelichting: 'toch' }],
      ['links', {}],
    ] as const)
      (await pressButton(admin, withdrawal, what, data)).assertStatus(409)
    assert.deepEqual(atProvider(), [])
  })

  test('a withdrawal that was paid back cannot be turned down any more', async ({
    client,
    assert,
  }) => {
    const { withdrawal } = await shipped(client)
    const admin = await loggedIn(client)
    await refundOrder(admin, withdrawal, '5,00')
    const refused = await pressButton(admin, withdrawal, 'afwijzen', { reden: 'Toch niet.' })
    refused.assertStatus(409)
    assert.equal(refused.body().reden, 'al_terugbetaald')
    assert.isNull(await Mail.findBy('kind', 'herroeping_afgewezen'))
  })

  test('a withdrawal done without all the money needs a reason', async ({ client, assert }) => {
    const { withdrawal } = await shipped(client)
    const admin = await loggedIn(client)
    for (const data of [{}, { toelichting: ' ' }]) {
      const without = await pressButton(admin, withdrawal, 'afhandelen', data)
      without.assertStatus(422)
      assert.deepEqual(Object.keys(without.body().errors), ['toelichting'])
    }
    const note = 'De klant houdt het spel toch.'
    ;(await pressButton(admin, withdrawal, 'afhandelen', { toelichting: note })).assertStatus(200)
    ;(await pressButton(admin, withdrawal, 'afhandelen')).assertStatus(200)
    assert.equal((await Withdrawal.firstOrFail()).note, note)
  })

  test('a withdrawal is refused under its field: {what}')
    .with([
      {
        what: 'no amount',
        call: 'terugbetalen',
        data: { bedrag: '', sleutel: 'druk-nummer-1' },
        field: 'bedrag',
      },
      {
        what: 'words',
        call: 'terugbetalen',
        data: { bedrag: 'alles', sleutel: 'druk-nummer-1' },
        field: 'bedrag',
      },
      {
        what: 'nothing at all',
        call: 'terugbetalen',
        data: { bedrag: '0', sleutel: 'druk-nummer-1' },
        field: 'bedrag',
      },
      {
        what: 'more than was paid',
        call: 'terugbetalen',
        data: { bedrag: '15.01', sleutel: 'druk-nummer-1' },
        field: 'bedrag',
      },
      { what: 'no day', call: 'retour', data: { datum: '' }, field: 'datum' },
      {
        what: 'a day that does not exist',
        call: 'retour',
        data: { datum: '2026-02-30' },
        field: 'datum',
      },
      {
        what: 'a day before the statement',
        call: 'retour',
        data: { datum: '2020-01-01' },
        field: 'datum',
      },
      { what: 'a day to come', call: 'retour', data: { datum: '2999-01-01' }, field: 'datum' },
      { what: 'no reason', call: 'afwijzen', data: { reden: ' ' }, field: 'reden' },
      { what: 'no number', call: 'bestelling', data: { nummer: '' }, field: 'nummer' },
      {
        what: 'a number that nobody has',
        call: 'bestelling',
        data: { nummer: 'EK-22222222' },
        field: 'nummer',
      },
    ])
    .run(async ({ client, assert }, { call, data, field }) => {
      const { withdrawal } = await shipped(client)
      const admin = await loggedIn(client)
      const answer = await pressButton(admin, withdrawal, call, data)
      answer.assertStatus(422)
      assert.deepEqual(Object.keys(answer.body().errors), [field])
      assert.lengthOf(await AuditEntry.all(), 0)
      assert.deepEqual(atProvider(), [])
      assert.equal((await Withdrawal.firstOrFail()).status, 'ontvangen')
    })

  test('an admin finds the order by hand, also another one after all', async ({
    client,
    assert,
  }) => {
    const first = await paid(client)
    const second = await paid(client, 'kunstroof')
    const withdrawal = await withdraw({
      order: `Het spel ${first.number}`,
      email: 'ander@example.nl',
    })
    const admin = await loggedIn(client)
    const seen = await sheet(admin, withdrawal)
    assert.equal(seen.step.name, 'find_order')
    assert.equal(present(seen.term, 'seen.term').days, 14)
    assert.deepEqual(
      seen.suggestions.map(({ number }) => number),
      [first.number]
    )
    ;(await refundOrder(admin, withdrawal)).assertStatus(409)

    for (const { number } of [first, first, second])
      (
        await pressButton(admin, withdrawal, 'bestelling', { nummer: number.toLowerCase() })
      ).assertStatus(200)
    assert.equal(
      present((await sheet(admin, withdrawal)).order, 'the order of the withdrawal').number,
      second.number
    )
    const audit = await AuditEntry.query().orderBy('id')
    assert.deepEqual(
      audit.map(({ data }) => JSON.parse(data)),
      [
        { van: null, naar: first.number },
        { van: first.number, naar: second.number },
      ]
    )
  })

  test("the orders of the customer's address are suggested", async ({ client, assert }) => {
    const first = await paid(client)
    const second = await paid(client, 'kunstroof')
    const withdrawal = await withdraw({ email: 'NOOR@example.nl' })
    const { suggestions } = await sheet(await loggedIn(client), withdrawal)
    assert.deepEqual(
      suggestions.map(({ number }) => number),
      [second.number, first.number]
    )
  })

  test('an admin mails the receipt that an older shop held back by hand, once', async ({
    client,
    assert,
  }) => {
    for (let index = 0; index < 3; index++) await withdraw({ order: `Nummer ${index}` })
    const fourth = await withdraw({ order: 'Nummer 3' })
    await Mail.query().where('withdrawal_id', fourth.id).delete()
    const admin = await loggedIn(client)
    const seen = await sheet(admin, fourth)
    assert.isNull(seen.receipt)
    assert.lengthOf(seen.others, 3)
    for (let turn = 0; turn < 2; turn++)
      (await pressButton(admin, fourth, 'ontvangst')).assertStatus(200)
    assert.equal((await sheet(admin, fourth)).receipt, 'wacht op versturen')
    assert.lengthOf(
      await Mail.query().where('withdrawal_id', fourth.id).where('kind', 'herroeping_ontvangst'),
      1
    )
  })

  test('the list shows open withdrawals first by their last day, then the closed ones', async ({
    client,
    assert,
  }) => {
    const { withdrawal: parcel } = await shipped(client)
    const search = await withdraw({ order: 'Iets met een hond' })
    const late = await withdraw({ order: 'Nog iets' })
    await Withdrawal.query()
      .where('id', late.id)
      .update({ receivedAt: asColumn(ago({ days: 16 })) })
    const done = await withdraw({ order: 'Klaar' })
    const admin = await loggedIn(client)
    await pressButton(admin, done, 'afwijzen', { reden: 'Nee.' })

    const page = await admin.open('/dashboard/herroepingen')
    assert.equal(page.header('cache-control'), 'no-store')
    const { open, closed } = pageProps<List>(page)
    assert.sameMembers(
      open.map(({ id }) => id),
      [late.id, search.id, parcel.id]
    )
    const days = open.map(({ term }) => present(term, 'term').days)
    assert.deepEqual(
      days,
      days.toSorted((one, other) => one - other)
    )
    assert.equal(firstOf(open).id, late.id)
    assert.equal(present(firstOf(open).term, 'the term').days, -2)
    assert.deepEqual(
      closed.map(({ id, rejected, state }) => ({ id, rejected, state })),
      [{ id: done.id, rejected: true, state: (await sheet(admin, done)).status }]
    )
  })

  test('a visitor sees no withdrawal and changes none', async ({ client, assert }) => {
    const { withdrawal } = await shipped(client)
    for (const path of ['/dashboard/herroepingen', `/dashboard/herroepingen/${withdrawal.id}`]) {
      const page = await client.get(path).redirects(0)
      page.assertStatus(302)
      assert.include(headerOf(page, 'location'), '/login')
    }
    const visitor = new Browser(client)
    await visitor.open('/login')
    for (const what of [
      'bestelling',
      'retour',
      'terugbetalen',
      'links',
      'afwijzen',
      'afhandelen',
      'ontvangst',
    ])
      (
        await pressButton(visitor, withdrawal, what, { reden: 'x', nummer: 'x', datum: TODAY })
      ).assertStatus(401)
    const admin = await loggedIn(client)
    ;(await admin.open('/dashboard/herroepingen/99999')).assertStatus(404)
    ;(await admin.post('/api/dashboard/herroeping/99999/links')).assertStatus(404)
    admin.token = 'geen'
    ;(await pressButton(admin, withdrawal, 'links')).assertStatus(419)
    assert.lengthOf(await AuditEntry.all(), 0)
  })
})
