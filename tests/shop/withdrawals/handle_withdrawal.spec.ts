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
import Refund from '#models/shop/refund'
import { Browser, ADMIN, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { Mailbox } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'

type Sheet = {
  herroeping: {
    open: boolean
    status: string
    oordeel: string
    stap: { naam: string }
    termijn: { op: string; dagen: number } | null
    geld: { betaald: string; terug: string | null; over: string | null } | null
    mag: Record<string, boolean>
    bestelling: { nummer: string; werkendeLinks: number } | null
    voorstellen: { nummer: string }[]
    andere: { id: number }[]
    ontvangst: string | null
  }
}

type List = {
  open: { id: number; teDoen: string; termijn: { dagen: number } | null }[]
  afgesloten: { id: number; afgewezen: boolean }[]
}

const TODAY = DateTime.now().setZone('Europe/Amsterdam').toISODate()!
const ago = (time: object) => DateTime.utc().minus(time)
const withdraw = (fields: Partial<Parameters<typeof receiveWithdrawal>[0]> = {}) =>
  receiveWithdrawal({
    naam: CUSTOMER.naam,
    email: CUSTOMER.email,
    bestelling: 'Binky, vorige week',
    token: null,
    aanvraagsleutel: null,
    ...fields,
  })

test.group('Dealing with a withdrawal', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const paid = async (client: ApiClient, path = 'binky', fields: object = {}) => {
    const { betaling: payment } = await placeOrder(client, simulator, path, fields)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return Order.query().orderBy('id', 'desc').firstOrFail()
  }

  /** An order that was sent, and its withdrawal. */
  const shipped = async (client: ApiClient, since: object = { days: 3 }) => {
    const order = await paid(client)
    await order.merge({ status: 'verzonden', verzondenOp: ago(since) }).save()
    return { bestelling: order, herroeping: await withdraw({ bestelling: order.nummer }) }
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
    pageProps<Sheet>(await admin.open(`/dashboard/herroepingen/${id}`)).herroeping

  const atProvider = () =>
    simulator.control.payments().flatMap(({ refunds }) => refunds.map(({ cents }) => cents))

  const step = async (admin: Browser, withdrawal: Withdrawal) =>
    (await sheet(admin, withdrawal)).stap.naam

  test('a parcel, from statement to refund: it comes back, money goes, and it is done', async ({
    client,
    assert,
  }) => {
    const { bestelling: order, herroeping: withdrawal } = await shipped(client)
    const admin = await loggedIn(client)
    const begin = await sheet(admin, withdrawal)
    assert.deepInclude(begin, { open: true, status: 'Ontvangen' })
    assert.equal(begin.stap.naam, 'wachten_op_retour')
    assert.isAtLeast(begin.termijn!.dagen, 14)
    assert.match(begin.oordeel, /^Op tijd: de bedenktijd loopt naar schatting tot en met/)
    assert.equal(begin.geld!.over, '15,00')

    ;(await pressButton(admin, withdrawal, 'retour', { datum: TODAY })).assertStatus(200)
    const refunded = await sheet(admin, withdrawal)
    assert.equal(refunded.stap.naam, 'terugbetalen')
    assert.equal(refunded.termijn!.dagen, 7)

    ;(await refundOrder(admin, withdrawal)).assertStatus(200)
    assert.deepEqual(atProvider(), [1500])
    await order.refresh()
    assert.equal(order.status, 'terugbetaald')
    assert.equal(await step(admin, withdrawal), 'afhandelen')

    ;(await pressButton(admin, withdrawal, 'afhandelen')).assertStatus(200)
    const end = await sheet(admin, withdrawal)
    assert.deepInclude(end, { open: false, status: 'Afgehandeld' })
    const story = await OrderEvent.query().where('soort', 'herroepen').orderBy('id')
    assert.deepEqual(
      story.map(({ bijzonderheden: details }) => details),
      ['ontvangen', 'retour ontvangen', 'afgehandeld']
    )
    const audit = await AuditEntry.query().where('wie', ADMIN.email).orderBy('id')
    assert.deepEqual(
      audit.map(({ wat: what }) => what),
      ['herroeping_retour', 'terugbetaling_gevraagd', 'herroeping_afgehandeld']
    )
  })

  test('a parcel that never left is not waited for', async ({ client, assert }) => {
    const order = await paid(client)
    const withdrawal = await withdraw({ bestelling: order.nummer })
    const admin = await loggedIn(client)
    const seen = await sheet(admin, withdrawal)
    assert.equal(seen.stap.naam, 'terugbetalen')
    assert.include(seen.oordeel, 'houd het hier')
    ;(await refundOrder(admin, withdrawal)).assertStatus(200)
    assert.deepEqual(atProvider(), [1500])
  })

  test('digital: a waiver is the owner to decide, and links stop the moment it is accepted', async ({
    client,
    assert,
  }) => {
    const order = await paid(client, 'het-verdwenen-recept', { afstand: true })
    const withdrawal = await withdraw({ bestelling: order.nummer })
    const admin = await loggedIn(client)
    const seen = await sheet(admin, withdrawal)
    assert.equal(seen.stap.naam, 'beoordelen')
    assert.match(seen.oordeel, /^Afstand gedaan/)
    assert.equal(seen.bestelling!.werkendeLinks, 2)
    assert.isFalse(seen.mag.retour)

    const { token } = await Delivery.findByOrFail('soort', 'download')
    ;(await client.get(`/download/${token}`)).assertStatus(200)
    ;(await pressButton(admin, withdrawal, 'links')).assertStatus(200)
    ;(await pressButton(admin, withdrawal, 'links')).assertStatus(200)
    ;(await client.get(`/download/${token}`)).assertStatus(404)
    assert.lengthOf(await AuditEntry.query().where('wat', 'herroeping_links_ingetrokken'), 1)
    assert.lengthOf(await Refund.all(), 0)
  })

  test('digital: a part of the money that goes back takes the links along', async ({
    client,
    assert,
  }) => {
    const order = await paid(client, 'het-verdwenen-recept')
    const withdrawal = await withdraw({ bestelling: order.nummer })
    const admin = await loggedIn(client)
    assert.equal(await step(admin, withdrawal), 'terugbetalen')
    ;(await refundOrder(admin, withdrawal, '10')).assertStatus(200)
    const deliveries = await Delivery.all()
    assert.isTrue(deliveries.every(({ ingetrokkenOp: revokedAt }) => revokedAt !== null))
    const seen = await sheet(admin, withdrawal)
    assert.equal(seen.geld!.over, '7,50')
    assert.equal(seen.stap.naam, 'terugbetalen')
  })

  test('pressed ten times at the same moment, the money goes back once', async ({
    client,
    assert,
  }) => {
    const { herroeping: withdrawal } = await shipped(client)
    const admin = await loggedIn(client)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => refundOrder(admin, withdrawal, '5,00'))
    )
    for (const answer of replies) answer.assertStatus(200)
    assert.deepEqual(atProvider(), [500])
    assert.lengthOf(await Refund.all(), 1)
  })

  test('turned down: the customer reads why, once, and it stays so', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.sluit())
    const { herroeping: withdrawal } = await shipped(client, { days: 60 })
    const admin = await loggedIn(client)
    const seen = await sheet(admin, withdrawal)
    assert.equal(seen.stap.naam, 'beoordelen')
    assert.match(seen.oordeel, /^Waarschijnlijk te laat/)

    const reason = 'Het pakket kwam twee maanden geleden aan.\nDe bedenktijd is voorbij.'
    await Promise.all(
      Array.from({ length: 5 }, () => pressButton(admin, withdrawal, 'afwijzen', { reden: reason }))
    )
    await drainQueue()
    const letters = mailbox
      .aan(CUSTOMER.email)
      .filter(({ subject }) => subject === 'Over je herroeping')
    assert.lengthOf(letters, 1)
    for (const content of [letters[0]!.text!, letters[0]!.html as string]) {
      assert.include(content, 'Het pakket kwam twee maanden geleden aan.')
      assert.match(content, /\d+ \w+ 20\d\d om \d\d\.\d\d uur/)
    }
    assert.equal((await Withdrawal.firstOrFail()).toelichting, reason)
    assert.lengthOf(await AuditEntry.query().where('wat', 'herroeping_afgewezen'), 1)

    for (const [what, data] of [
      ['retour', { datum: TODAY }],
      ['terugbetalen', { bedrag: '15,00', sleutel: 'nog-een-druk' }],
      ['afhandelen', { toelichting: 'toch' }],
      ['links', {}],
    ] as const)
      (await pressButton(admin, withdrawal, what, data)).assertStatus(409)
    assert.deepEqual(atProvider(), [])
  })

  test('what was paid back cannot be turned down any more', async ({ client, assert }) => {
    const { herroeping: withdrawal } = await shipped(client)
    const admin = await loggedIn(client)
    await refundOrder(admin, withdrawal, '5,00')
    const refused = await pressButton(admin, withdrawal, 'afwijzen', { reden: 'Toch niet.' })
    refused.assertStatus(409)
    assert.equal(refused.body().reden, 'al_terugbetaald')
    assert.isNull(await Mail.findBy('soort', 'herroeping_afgewezen'))
  })

  test('done without all the money needs a reason', async ({ client, assert }) => {
    const { herroeping: withdrawal } = await shipped(client)
    const admin = await loggedIn(client)
    for (const data of [{}, { toelichting: ' ' }]) {
      const without = await pressButton(admin, withdrawal, 'afhandelen', data)
      without.assertStatus(422)
      assert.deepEqual(Object.keys(without.body().errors), ['toelichting'])
    }
    const note = 'De klant houdt het spel toch.'
    ;(await pressButton(admin, withdrawal, 'afhandelen', { toelichting: note })).assertStatus(200)
    ;(await pressButton(admin, withdrawal, 'afhandelen')).assertStatus(200)
    assert.equal((await Withdrawal.firstOrFail()).toelichting, note)
  })

  test('{wat} is refused under its field')
    .with([
      {
        wat: 'no amount',
        call: 'terugbetalen',
        data: { bedrag: '', sleutel: 'druk-nummer-1' },
        veld: 'bedrag',
      },
      {
        wat: 'words',
        call: 'terugbetalen',
        data: { bedrag: 'alles', sleutel: 'druk-nummer-1' },
        veld: 'bedrag',
      },
      {
        wat: 'nothing at all',
        call: 'terugbetalen',
        data: { bedrag: '0', sleutel: 'druk-nummer-1' },
        veld: 'bedrag',
      },
      {
        wat: 'more than was paid',
        call: 'terugbetalen',
        data: { bedrag: '15.01', sleutel: 'druk-nummer-1' },
        veld: 'bedrag',
      },
      { wat: 'no day', call: 'retour', data: { datum: '' }, veld: 'datum' },
      {
        wat: 'a day that does not exist',
        call: 'retour',
        data: { datum: '2026-02-30' },
        veld: 'datum',
      },
      {
        wat: 'a day before the statement',
        call: 'retour',
        data: { datum: '2020-01-01' },
        veld: 'datum',
      },
      { wat: 'a day to come', call: 'retour', data: { datum: '2999-01-01' }, veld: 'datum' },
      { wat: 'no reason', call: 'afwijzen', data: { reden: ' ' }, veld: 'reden' },
      { wat: 'no number', call: 'bestelling', data: { nummer: '' }, veld: 'nummer' },
      {
        wat: 'a number that nobody has',
        call: 'bestelling',
        data: { nummer: 'EK-22222222' },
        veld: 'nummer',
      },
    ])
    .run(async ({ client, assert }, { call, data, veld: field }) => {
      const { herroeping: withdrawal } = await shipped(client)
      const admin = await loggedIn(client)
      const answer = await pressButton(admin, withdrawal, call, data)
      answer.assertStatus(422)
      assert.deepEqual(Object.keys(answer.body().errors), [field])
      assert.lengthOf(await AuditEntry.all(), 0)
      assert.deepEqual(atProvider(), [])
      assert.equal((await Withdrawal.firstOrFail()).status, 'ontvangen')
    })

  test('an order is found with it by hand, also another one after all', async ({
    client,
    assert,
  }) => {
    const first = await paid(client)
    const second = await paid(client, 'kunstroof')
    const withdrawal = await withdraw({
      bestelling: `Het spel ${first.nummer}`,
      email: 'ander@example.nl',
    })
    const admin = await loggedIn(client)
    const seen = await sheet(admin, withdrawal)
    assert.equal(seen.stap.naam, 'bestelling_zoeken')
    assert.equal(seen.termijn!.dagen, 14)
    assert.deepEqual(
      seen.voorstellen.map(({ nummer: number }) => number),
      [first.nummer]
    )
    ;(await refundOrder(admin, withdrawal)).assertStatus(409)

    for (const { nummer: number } of [first, first, second])
      (
        await pressButton(admin, withdrawal, 'bestelling', { nummer: number.toLowerCase() })
      ).assertStatus(200)
    assert.equal((await sheet(admin, withdrawal)).bestelling!.nummer, second.nummer)
    const audit = await AuditEntry.query().orderBy('id')
    assert.deepEqual(
      audit.map(({ gegevens: data }) => JSON.parse(data)),
      [
        { van: null, naar: first.nummer },
        { van: first.nummer, naar: second.nummer },
      ]
    )
  })

  test("orders of the customer's address are suggested", async ({ client, assert }) => {
    const first = await paid(client)
    const second = await paid(client, 'kunstroof')
    const withdrawal = await withdraw({ email: 'NOOR@example.nl' })
    const { voorstellen: suggestions } = await sheet(await loggedIn(client), withdrawal)
    assert.deepEqual(
      suggestions.map(({ nummer: number }) => number),
      [second.nummer, first.nummer]
    )
  })

  test('a receipt that was held back is mailed by hand, once', async ({ client, assert }) => {
    for (let index = 0; index < 3; index++) await withdraw({ bestelling: `Nummer ${index}` })
    const fourth = await withdraw({ bestelling: 'Nummer 3' })
    const admin = await loggedIn(client)
    const seen = await sheet(admin, fourth)
    assert.isNull(seen.ontvangst)
    assert.lengthOf(seen.andere, 3)
    for (let turn = 0; turn < 2; turn++)
      (await pressButton(admin, fourth, 'ontvangst')).assertStatus(200)
    assert.equal((await sheet(admin, fourth)).ontvangst, 'wachtrij')
    assert.lengthOf(
      await Mail.query().where('herroeping_id', fourth.id).where('soort', 'herroeping_ontvangst'),
      1
    )
  })

  test('the list: open ones first by their last day, then what is done', async ({
    client,
    assert,
  }) => {
    const { herroeping: parcel } = await shipped(client)
    const search = await withdraw({ bestelling: 'Iets met een hond' })
    const late = await withdraw({ bestelling: 'Nog iets' })
    await Withdrawal.query()
      .where('id', late.id)
      .update({ ontvangenOp: asColumn(ago({ days: 16 })) })
    const done = await withdraw({ bestelling: 'Klaar' })
    const admin = await loggedIn(client)
    await pressButton(admin, done, 'afwijzen', { reden: 'Nee.' })

    const page = await admin.open('/dashboard/herroepingen')
    assert.equal(page.header('cache-control'), 'no-store')
    const { open, afgesloten: closed } = pageProps<List>(page)
    assert.sameMembers(
      open.map(({ id }) => id),
      [late.id, search.id, parcel.id]
    )
    const days = open.map(({ termijn: term }) => term!.dagen)
    assert.deepEqual(
      days,
      days.toSorted((one, other) => one - other)
    )
    assert.equal(open[0]!.id, late.id)
    assert.equal(open[0]!.termijn!.dagen, -2)
    assert.deepEqual(
      closed.map(({ id, afgewezen: rejected }) => ({ id, afgewezen: rejected })),
      [{ id: done.id, afgewezen: true }]
    )
  })

  test('visitors see and do nothing', async ({ client, assert }) => {
    const { herroeping: withdrawal } = await shipped(client)
    for (const path of ['/dashboard/herroepingen', `/dashboard/herroepingen/${withdrawal.id}`]) {
      const page = await client.get(path).redirects(0)
      page.assertStatus(302)
      assert.include(page.header('location')!, '/login')
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
