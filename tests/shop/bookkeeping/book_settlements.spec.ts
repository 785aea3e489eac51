import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { NoSettlements, SettlementSource } from '#app/core/payment/settlement_source'
import FollowSettlements from '#app/shop/bookkeeping/settlements/book_settlements_job'
import { dayOf } from '#domain/dutch_time'
import AuditEntry from '#models/admin/audit_entry'
import Settlement from '#models/shop/money/settlement'
import env from '#start/env'
import type { Simulator } from '#simulator/server'
import { type Browser, loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { present } from '#tests/helpers/present'
import { cleanUpSimulator, placeOrder, withSimulator } from '#tests/helpers/shop/shop_calls'

const FETCH = '/api/dashboard/boekhouding/uitbetalingen/ophalen'
const IMPORT = '/api/dashboard/boekhouding/uitbetaling'
const TODAY = dayOf(new Date())

type Amounts = {
  receivedCents: number
  returnedCents: number
  costsCents: number
  paidCents: number
}
type Payouts = {
  connected: boolean
  asked: string | null
  total: (Amounts & { costsVatCents: number | null; otherCents: number }) | null
  settlements: { reference: string; source: string }[]
}

const shown = async (browser: Browser) =>
  pageProps<{ payouts: Payouts }>(await browser.open('/dashboard/boekhouding')).payouts

const file = (...rows: string[]) =>
  ['Currency;Amount;ID;Settlement reference', ...rows].join('\r\n')
const ROWS = ['EUR;15,00;tr_a;1234567.2611.07', 'EUR;-5,00;re_b;1234567.2611.07']
const GOOD = { bestand: file(...ROWS), dag: TODAY, bedrag: '9,40' }

test.group('The payouts of the payment provider', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const withoutToken = () => {
    app.container.restore(SettlementSource)
    app.container.swap(SettlementSource, () => new NoSettlements())
  }

  const paid = async (client: ApiClient, path = 'binky') => {
    const { payment } = await placeOrder(client, simulator, path)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return payment
  }

  test('a payout is fetched, booked once, and adds up to the bank account', async ({
    client,
    assert,
  }) => {
    await paid(client)
    const payment = await paid(client, 'kunstroof')
    await simulator.control.refund(payment, '5.00')
    await simulator.control.payOut()
    const browser = await loggedIn(client)
    const first = await browser.post(FETCH)
    first.assertStatus(200)
    assert.deepEqual(first.body(), { nieuw: 1 })
    assert.deepEqual((await browser.post(FETCH)).body(), { nieuw: 0 })

    const { total, settlements, asked, connected } = await shown(browser)
    assert.isTrue(connected)
    assert.isNotNull(asked)
    assert.lengthOf(settlements, 1)
    assert.include(total, { receivedCents: 2750, returnedCents: 500, otherCents: 0 })
    const { costsCents, costsVatCents, paidCents } = present(total, 'the amounts')
    assert.equal(costsCents, 2 * 29 + 25)
    assert.equal(2750 - 500 - costsCents - present(costsVatCents, 'the VAT'), paidCents)
  })

  test('payouts come in by themselves each morning, and only those that are new', async ({
    client,
    assert,
  }) => {
    await paid(client)
    await simulator.control.payOut()
    await paid(client)
    await simulator.control.payOut()
    await FollowSettlements.dispatch({})
    await drainQueue()
    await FollowSettlements.dispatch({})
    await drainQueue()
    assert.lengthOf(await Settlement.all(), 2)
  })

  test('ten fetches at once book a payout once', async ({ client, assert }) => {
    await paid(client)
    await simulator.control.payOut()
    const browser = await loggedIn(client)
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.copy().post(FETCH)))
    for (const answer of answers) answer.assertStatus(200)
    assert.equal(
      answers.reduce((sum, answer) => sum + Number(answer.body().nieuw), 0),
      1
    )
    assert.lengthOf(await Settlement.all(), 1)
  })

  test('a payout of which more went back than came in is taken from a later one', async ({
    client,
    assert,
  }) => {
    const payment = await paid(client)
    await simulator.control.payOut()
    await simulator.control.refund(payment)
    await simulator.control.payOut()
    const browser = await loggedIn(client)
    await browser.post(FETCH)
    const { settlements } = await shown(browser)
    assert.lengthOf(settlements, 2)
    const rows = await Settlement.query().orderBy('paid_cents')
    assert.isBelow(present(rows[0], 'the first').paidCents, 0)
  })

  test('the owner reads that there is no token, and nothing is invented', async ({
    client,
    assert,
  }) => {
    withoutToken()
    await paid(client)
    const browser = await loggedIn(client)
    assert.deepEqual(await shown(browser), {
      connected: false,
      asked: null,
      total: null,
      settlements: [],
    })
    ;(await browser.post(FETCH)).assertStatus(409)
  })

  test('{fault} is told, and nothing is booked')
    .with([
      { fault: 'error401' as const, status: 409 },
      { fault: 'error500' as const, status: 503 },
      { fault: 'html200' as const, status: 503 },
    ])
    .run(async ({ client, assert }, { fault, status }) => {
      await paid(client)
      await simulator.control.payOut()
      const browser = await loggedIn(client)
      simulator.control.setFault(fault)
      const answer = await browser.post(FETCH)
      simulator.control.setFault(null)
      answer.assertStatus(status)
      assert.isString(answer.body().message)
      assert.lengthOf(await Settlement.all(), 0)
    })

  test('a key of payments opens no settlements', async ({ assert }) => {
    const answer = await fetch(`${simulator.url}/v2/settlements`, {
      headers: { authorization: `Bearer ${env.mollie.key}` },
    })
    assert.equal(answer.status, 401)
  })

  test('the owner reads a file in more than once, and it is booked once', async ({
    client,
    assert,
  }) => {
    withoutToken()
    const browser = await loggedIn(client)
    const first = await browser.post(IMPORT, GOOD)
    first.assertStatus(200)
    assert.deepEqual(first.body(), { kenmerk: '1234567.2611.07', nieuw: true })
    const again = await Promise.all(
      Array.from({ length: 5 }, () => browser.copy().post(IMPORT, GOOD))
    )
    for (const answer of again) assert.deepInclude(answer.body(), { nieuw: false })
    assert.lengthOf(await Settlement.all(), 1)
    assert.lengthOf(await AuditEntry.query().where('what', 'settlement_imported'), 1)
    const { total, connected } = await shown(browser)
    assert.isFalse(connected)
    assert.include(total, { receivedCents: 1500, returnedCents: 500, costsCents: 60 })
    assert.include(total, { costsVatCents: null, paidCents: 940 })
  })

  test('nothing of the people in a file is kept', async ({ client, assert }) => {
    const exportText = [
      'Currency;Amount;ID;Settlement reference;Consumer name;Consumer bank account',
      'EUR;15,00;tr_a;1234567.2611.08;Noor de Vries;NL91ABNA0417164300',
    ].join('\n')
    const browser = await loggedIn(client)
    ;(await browser.post(IMPORT, { ...GOOD, bestand: exportText, bedrag: '14,65' })).assertStatus(
      200
    )
    const stored = JSON.stringify([await Settlement.all(), await AuditEntry.all()])
    assert.notInclude(stored, 'Noor de Vries')
    assert.notInclude(stored, 'NL91')
  })

  test('the word of the provider replaces that of a file about the same settlement', async ({
    client,
    assert,
  }) => {
    await paid(client)
    const { reference } = present(await simulator.control.payOut(), 'the settlement')
    const browser = await loggedIn(client)
    const exportText = file(`EUR;15,00;tr_a;${reference}`)
    await browser.post(IMPORT, { ...GOOD, bestand: exportText, bedrag: '14,65' })
    assert.deepEqual((await browser.post(FETCH)).body(), { nieuw: 0 })
    const only = await Settlement.firstOrFail()
    assert.equal(only.source, 'mollie')
    assert.isNotNull(only.costsVatCents)
  })

  test('{title} is refused under its field, and nothing is booked')
    .with([
      { title: 'no file', input: { bestand: '' }, field: 'bestand', says: /Kies het bestand/ },
      { title: 'another file', input: { bestand: 'a;b\n1;2' }, field: 'bestand', says: /kolom/ },
      {
        title: 'a wrong amount in a row',
        input: { bestand: file('EUR;vijf;tr_a;1') },
        field: 'bestand',
        says: /Regel 2/,
      },
      {
        title: 'a day that has yet to come',
        input: { dag: '2999-01-01' },
        field: 'dag',
        says: /moet nog komen/,
      },
      { title: 'no day', input: { dag: '' }, field: 'dag', says: /Kies de dag/ },
      {
        title: 'a day that does not exist',
        input: { dag: '2026-02-31' },
        field: 'dag',
        says: /Kies de dag/,
      },
      { title: 'no amount', input: { bedrag: '' }, field: 'bedrag', says: /Vul in hoeveel/ },
      {
        title: 'an amount in words',
        input: { bedrag: 'tien' },
        field: 'bedrag',
        says: /als 12,50/,
      },
      {
        title: 'an amount above the rows',
        input: { bedrag: '10,01' },
        field: 'bedrag',
        says: /samen/,
      },
    ])
    .run(async ({ client, assert }, { input, field, says }) => {
      const refused = await (await loggedIn(client)).post(IMPORT, { ...GOOD, ...input })
      refused.assertStatus(422)
      assert.match(present(refused.body().errors[field], field).join(' '), says)
      assert.lengthOf(await Settlement.all(), 0)
    })

  test('a file with twenty wrong rows names the first ones and counts the rest', async ({
    client,
    assert,
  }) => {
    const rows = Array.from({ length: 20 }, (_, index) => `EUR;x${index};tr_${index};1`)
    const refused = await (await loggedIn(client)).post(IMPORT, { ...GOOD, bestand: file(...rows) })
    const lines = refused.body().errors.bestand as string[]
    assert.lengthOf(lines, 9)
    assert.equal(lines.at(-1), 'En nog 12 regels.')
  })
})
