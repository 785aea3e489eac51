import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { PageToken } from '#app/core/http/page_token'
import Order from '#models/shop/order'
import OrderEvent from '#models/shop/order_event'
import Withdrawal from '#models/shop/withdrawal'
import Mail from '#models/shop/mail'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  pageToken,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import env from '#start/env'
import type { Simulator } from '#simulator/server'
import { firstOf, headerOf, present } from '#tests/helpers/present'

const NOOR = { naam: 'Noor de Vries', email: 'noor@example.nl', bestelling: 'Binky, vorige week' }
const KEY = 'een-sleutel-van-de-pagina'

type Step = {
  title: string
  fields: Record<string, string>
  fieldErrors: Record<string, string[]>
  notice: string | null
  confirmation: { statement: string[]; requestKey: string } | null
}

/** Sends a step as a browser without JavaScript does, and stays where the answer points to. */
async function send(client: ApiClient, path: string, fields: object) {
  return client
    .post(path)
    .redirects(0)
    .header('sec-fetch-site', 'same-origin')
    .form({ _csrf: await pageToken(), ...fields })
}

const check = (client: ApiClient, fields: object) => send(client, '/herroepen/controleren', fields)

const confirmWithdrawal = (client: ApiClient, fields: object = {}) =>
  send(client, '/herroepen', { ...NOOR, aanvraagsleutel: KEY, ...fields })

const receiptPath = (answer: ApiResponse) => answer.header('location') as string

/** The HTML of a mail without the marks that keep a number on one line. */
const asRead = (html: string | false | undefined) => String(html).replaceAll(/<\/?span[^>]*>/g, '')

test.group('The two steps of a withdrawal', (group) => {
  group.each.setup(() => emptyShop())

  test('every page leads to a form that asks for little, of which one copy is kept for everybody', async ({
    client,
    assert,
  }) => {
    for (const path of ['/', '/escaperooms', '/contact', '/bestellen/binky'])
      (await client.get(path)).assertTextIncludes('href="/herroepen"')
    const page = await client.get('/herroepen')
    page.assertStatus(200)
    page.assertTextIncludes('<h1')
    page.assertTextIncludes('Overeenkomst hier herroepen')
    assert.match(page.text(), /action="\/herroepen\/controleren"/)
    assert.deepEqual(page.text().match(/name="(naam|email|bestelling)"/g)?.length, 3)
    assert.include(headerOf(page, 'cache-control'), 's-maxage=60')
  })

  test('step 2 shows word for word what will be sent, and nothing is sent yet', async ({
    client,
    assert,
  }) => {
    const page = await check(client, NOOR)
    page.assertStatus(200)
    assert.equal(page.header('cache-control'), 'no-store')
    for (const text of [...Object.values(NOOR), 'Herroeping bevestigen', 'Ik herroep hierbij'])
      page.assertTextIncludes(text)
    const { confirmation } = pageProps<Step>(page)
    assert.deepEqual(present(confirmation, 'confirmation').statement, [
      `Ik herroep hierbij mijn overeenkomst met ${env.shop.name}.`,
      'Bestelling: Binky, vorige week',
      'Naam: Noor de Vries',
      'E-mailadres: noor@example.nl',
    ])
    assert.lengthOf(await Withdrawal.all(), 0)
    assert.lengthOf(await Mail.all(), 0)
  })

  test('step 2 leads back to step 1, with everything filled in', async ({ client, assert }) => {
    const page = await check(client, { ...NOOR, wijzigen: '1' })
    const { confirmation, fields } = pageProps<Step>(page)
    assert.isNull(confirmation)
    assert.deepEqual(fields, { ...NOOR, token: '' })
  })

  test('a reloaded page of step 2 begins at step 1', async ({ client, assert }) => {
    const page = await client.get('/herroepen/controleren').redirects(0)
    assert.equal(receiptPath(page), '/herroepen')
  })

  test('a confirmed withdrawal shows the receipt: content, date and time in Amsterdam', async ({
    client,
    assert,
  }) => {
    const answer = await confirmWithdrawal(client)
    answer.assertStatus(303)
    const withdrawal = await Withdrawal.firstOrFail()
    assert.equal(receiptPath(answer), `/herroepen/ontvangen/${withdrawal.token}`)
    await withdrawal.merge({ receivedAt: DateTime.fromISO('2026-12-01T23:30:00Z') }).save()

    const page = await client.get(receiptPath(answer))
    page.assertStatus(200)
    assert.equal(page.header('cache-control'), 'no-store')
    assert.include(headerOf(page, 'x-robots-tag'), 'noindex')
    for (const text of [
      'Je herroeping is ontvangen',
      '2 december 2026 om 00.30 uur',
      'Ik herroep hierbij mijn overeenkomst',
      ...Object.values(NOOR),
      'uiterlijk 16 december 2026 terug',
      '€\u00a05,50',
      'Binnen 7 dagen',
    ])
      page.assertTextIncludes(text)
    ;(await client.get('/herroepen/ontvangen/bestaat-niet')).assertStatus(404)
  })

  test('a withdrawal is refused under its field, with the rest kept, in either step: {title}')
    .with([
      {
        title: 'nothing',
        fields: { naam: ' ', email: '', bestelling: '' },
        errors: {
          naam: ['Vul je naam in.'],
          email: ['Vul je e-mailadres in.'],
          bestelling: ['Vul je bestelnummer in, of schrijf welke bestelling het is.'],
        },
      },
      {
        title: 'a bad e-mail address',
        fields: { email: 'noor' },
        errors: { email: ['Dit lijkt geen geldig e-mailadres.'] },
      },
      {
        title: 'an address with a header in it',
        fields: { email: 'noor@example.nl\r\nBcc: x@example.nl' },
        errors: { email: ['Dit lijkt geen geldig e-mailadres.'] },
      },
      {
        title: 'a whole story',
        fields: { bestelling: 'x'.repeat(201) },
        errors: { bestelling: ['Dit is te lang: hoogstens 200 tekens.'] },
      },
    ])
    .run(async ({ client, assert }, { fields, errors }) => {
      for (const step of [check, confirmWithdrawal]) {
        const page = await step(client, { ...NOOR, ...fields })
        page.assertStatus(422)
        const props = pageProps<Step>(page)
        assert.deepEqual(props.fieldErrors, errors as Step['fieldErrors'])
        assert.isNull(props.confirmation)
        assert.equal(props.fields.naam, 'naam' in fields ? '' : NOOR.naam)
      }
      assert.lengthOf(await Withdrawal.all(), 0)
    })

  test('a page that stood open for days keeps what was filled in, and goes on with a fresh token', async ({
    client,
    assert,
  }) => {
    const old = new PageToken(env.appKey).issue(new Date(Date.now() - 27 * 3_600_000))
    for (const step of [check, confirmWithdrawal]) {
      const page = await step(client, { ...NOOR, _csrf: old })
      page.assertStatus(419)
      const { fields, notice } = pageProps<Step>(page)
      assert.include(fields, NOOR)
      assert.match(present(notice, 'notice'), /te lang open/)
    }
    assert.lengthOf(await Withdrawal.all(), 0)
  })

  test("another site cannot send the form from a visitor's browser", async ({ client, assert }) => {
    const page = await client
      .post('/herroepen')
      .header('sec-fetch-site', 'cross-site')
      .form({ _csrf: await pageToken(), ...NOOR })
    page.assertStatus(419)
    assert.lengthOf(await Withdrawal.all(), 0)
  })

  test("a customer's text stays text, on the page and in the statement", async ({
    client,
    assert,
  }) => {
    const name = '<script>alert(1)</script>\r\nBcc: x@example.nl'
    const answer = await confirmWithdrawal(client, { naam: name })
    const page = await client.get(receiptPath(answer))
    assert.notInclude(page.text(), '<script>alert')
    assert.lengthOf((await Withdrawal.firstOrFail()).statement.split('\n'), 4)
  })
})

test.group('A withdrawal that counts once', (group) => {
  group.each.setup(() => emptyShop())

  test('five presses at the same moment make one withdrawal, one receipt and one mail to the owner', async ({
    client,
    assert,
  }) => {
    /** One address may send this many in a minute. */
    const replies = await Promise.all(Array.from({ length: 5 }, () => confirmWithdrawal(client)))
    const withdrawal = await Withdrawal.firstOrFail()
    for (const answer of replies)
      assert.equal(receiptPath(answer), `/herroepen/ontvangen/${withdrawal.token}`)
    assert.lengthOf(await Withdrawal.all(), 1)
    const mails = await Mail.query().orderBy('kind')
    assert.deepEqual(
      mails.map(({ kind, withdrawalId }) => [kind, withdrawalId]),
      [
        ['herroeping_ontvangst', withdrawal.id],
        ['herroeping_winkel', withdrawal.id],
      ]
    )
  })

  test('another statement is another withdrawal, even with the same key', async ({
    client,
    assert,
  }) => {
    await confirmWithdrawal(client)
    await confirmWithdrawal(client, { bestelling: 'Kunstroof' })
    assert.lengthOf(await Withdrawal.all(), 2)
  })

  test('a visitor who withdraws for the sixth time within a minute reads on a page to wait', async ({
    client,
    assert,
  }) => {
    for (let index = 0; index < 5; index++)
      (await confirmWithdrawal(client, { bestelling: `Nummer ${index}` })).assertStatus(303)
    const answer = await confirmWithdrawal(client, { bestelling: 'Nummer 6' })
    answer.assertStatus(429)
    assert.isAbove(Number(answer.header('retry-after')), 0)
    answer.assertTextIncludes('Dat ging even te vaak')
    assert.include(headerOf(answer, 'content-type'), 'text/html')
    assert.lengthOf(await Withdrawal.all(), 5)
  })

  test('the sixth withdrawal of a day in one address is refused and keeps all that was filled in, and each received one has its receipt', async ({
    client,
    assert,
  }) => {
    const withdraw = (order: string) =>
      confirmWithdrawal(client, { bestelling: order, email: 'NOOR@example.nl' })
    for (let index = 0; index < 5; index++) (await withdraw(`Nummer ${index}`)).assertStatus(303)
    await resetLimits()
    const refused = await withdraw('Nummer 6')
    refused.assertStatus(429)
    const { fields, notice, confirmation } = pageProps<Step>(refused)
    assert.match(
      present(notice, 'the notice'),
      /vandaag al 5 herroepingen.*een mail telt net zo goed/
    )
    assert.equal(fields.bestelling, 'Nummer 6')
    assert.include(present(confirmation, 'step 2').statement, 'Bestelling: Nummer 6')
    assert.lengthOf(await Withdrawal.all(), 5)
    assert.lengthOf(await Mail.query().where('kind', 'herroeping_winkel'), 5)
    const mailed = () => Mail.query().where('kind', 'herroeping_ontvangst')
    assert.lengthOf(await mailed(), 5)

    await db.from('mail_brakes').update({ until: asColumn(DateTime.utc()) })
    ;(await withdraw('De volgende dag')).assertStatus(303)
    assert.lengthOf(await mailed(), 6)
  })
})

async function resetLimits() {
  const { default: limiter } = await import('@adonisjs/limiter/services/main')
  await limiter.clear()
}

test.group('The order of a withdrawal', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const paid = async (client: ApiClient, path = 'binky', fields: object = {}) => {
    const { payment } = await placeOrder(client, simulator, path, fields)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return Order.firstOrFail()
  }

  test('the order page fills in the form, which nobody stores', async ({ client, assert }) => {
    const order = await paid(client)
    const page = await client.get(`/herroepen?token=${order.token}`)
    assert.deepEqual(pageProps<Step>(page).fields, {
      naam: CUSTOMER.naam,
      email: CUSTOMER.email,
      bestelling: order.number,
      token: order.token,
    })
    assert.equal(page.header('cache-control'), 'no-store')
    assert.include(headerOf(page, 'x-robots-tag'), 'noindex')
    assert.equal(page.header('referrer-policy'), 'same-origin')
    page.assertTextIncludes('name="robots"')

    const unknown = await client.get('/herroepen?token=bestaat-niet')
    unknown.assertStatus(200)
    assert.equal(pageProps<Step>(unknown).fields.bestelling, '')
    const saved = await client.get('/herroepen')
    assert.notInclude(saved.text(), order.token)
  })

  test('a withdrawal with {what} finds its order: {found}')
    .with([
      { what: 'number and address', fields: {}, found: true },
      { what: 'the address in capitals', fields: { email: 'NOOR@EXAMPLE.NL' }, found: true },
      { what: 'another address', fields: { email: 'vreemd@example.nl' }, found: false },
      {
        what: 'another address, from the order page',
        fields: { email: 'werk@example.nl', token: true },
        found: true,
      },
      { what: 'no number', fields: { bestelling: 'Binky' }, found: false },
      {
        what: 'a number that does not exist',
        fields: { bestelling: 'EK-22222222' },
        found: false,
      },
    ])
    .run(async ({ client, assert }, { fields, found }) => {
      const { id, number, token } = await paid(client)
      await confirmWithdrawal(client, {
        ...NOOR,
        bestelling: number,
        ...fields,
        token: 'token' in fields ? token : '',
      })
      const withdrawal = await Withdrawal.firstOrFail()
      assert.equal(withdrawal.orderId, found ? id : null)
      const story = await OrderEvent.query().where({ kind: 'herroepen' })
      assert.lengthOf(story, found ? 1 : 0)
    })

  test('a visitor reads the same answer whether or not there is such an order', async ({
    client,
    assert,
  }) => {
    const { number } = await paid(client)
    const read = async (order: string, email: string) => {
      const step2 = await check(client, { ...NOOR, bestelling: order, email })
      const answer = await confirmWithdrawal(client, { bestelling: order, email })
      const { token } = await Withdrawal.query().orderBy('id', 'desc').firstOrFail()
      const page = await client.get(receiptPath(answer))
      return [step2, answer, page].map((one) =>
        one
          .text()
          .replaceAll(order, 'NUMMER')
          .replaceAll(token, 'TOKEN')
          .replace(/om \d\d\.\d\d uur/g, 'NU')
          .replace(/"requestKey":"[^"]+"|name="aanvraagsleutel" value="[^"]+"/g, 'SLEUTEL')
      )
    }
    const own = await read(number, 'noor@example.nl')
    assert.deepEqual(await read('EK-22222222', 'noor@example.nl'), own)
    const foreign = await read(number, 'vreemd@example.nl')
    assert.deepEqual(await read('EK-22222222', 'vreemd@example.nl'), foreign)
  })

  test('a stranger who uses up the receipts of an address takes none from its orders', async ({
    client,
    assert,
  }) => {
    const { number } = await paid(client)
    for (let index = 0; index < 4; index++)
      await confirmWithdrawal(client, { bestelling: `Nummer ${index}` })
    await confirmWithdrawal(client, { bestelling: number })
    const last = await Withdrawal.query().orderBy('id', 'desc').firstOrFail()
    assert.exists(await Mail.findBy({ kind: 'herroeping_ontvangst', withdrawalId: last.id }))
  })

  test('both mails tell what was said and when, what happens now, and what the owner does', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const order = await paid(client)
    await drainQueue()
    mailbox.mails.length = 0

    await confirmWithdrawal(client, { bestelling: order.number })
    const withdrawal = await Withdrawal.firstOrFail()
    await withdrawal.merge({ receivedAt: DateTime.fromISO('2026-12-01T10:05:00Z') }).save()
    await drainQueue()

    const customer = firstOf(mailbox.to(NOOR.email))
    assert.equal(customer.subject, 'We hebben je herroeping ontvangen')
    for (const content of [textOf(customer), asRead(customer.html)])
      for (const text of [
        '1 december 2026 om 11.05 uur',
        'Ik herroep hierbij mijn overeenkomst',
        `Bestelling: ${order.number}`,
        'Naam: Noor de Vries',
        'E-mailadres: noor@example.nl',
        'uiterlijk 15 december 2026 terug',
        `/herroepen/ontvangen/${withdrawal.token}`,
      ])
        assert.include(content, text)

    const owner = firstOf(mailbox.to(env.shop.email))
    assert.equal(owner.subject, `Herroeping: Binky, bestelling ${order.number}`)
    assert.equal(owner.replyTo?.text, NOOR.email)
    for (const content of [textOf(owner), owner.html as string])
      for (const text of [
        '1 december 2026 om 11.05 uur',
        'nog niet verzonden: houd het hier',
        'Betaal terug, uiterlijk 15 december 2026.',
        `/dashboard/herroepingen/${withdrawal.id}`,
      ])
        assert.include(content, text)
  })

  test('the owner reads "{text}" about {what}')
    .with([
      { what: 'no order', path: null, waiver: false, text: 'nog geen bestelling bij gevonden' },
      {
        what: 'digital with a waiver',
        path: 'het-verdwenen-recept',
        waiver: true,
        text: 'Afstand gedaan',
      },
      {
        what: 'digital without',
        path: 'het-verdwenen-recept',
        waiver: false,
        text: 'Op tijd: de bedenktijd loopt tot en met',
      },
    ])
    .run(async ({ client, assert, cleanup }, { path, waiver, text }) => {
      const mailbox = await new Mailbox().open()
      cleanup(() => mailbox.close())
      const order = path ? await paid(client, path, { afstand: waiver }) : null
      await confirmWithdrawal(client, order ? { bestelling: order.number } : {})
      await drainQueue()
      const owner = firstOf(
        mailbox
          .to(env.shop.email)
          .filter(({ subject }) => present(subject, 'subject').startsWith('Herroeping'))
      )
      assert.include(textOf(owner), text)
    })
})

test.group('The right of withdrawal on paper', (group) => {
  group.each.setup(() => emptyShop())

  test('the page explains, keeps its numbers, and leads to form and function', async ({
    client,
  }) => {
    const page = await client.get('/herroepingsrecht')
    for (const text of [
      '14 dagen na ontvangst',
      'nog eens 14 dagen',
      'Binnen 7 dagen',
      'ongeveer €\u00a05,50 per pakket',
      'href="/herroepen"',
      'href="/modelformulier-herroeping.pdf"',
    ])
      page.assertTextIncludes(text)
  })

  test('the model form is a pdf that a browser shows', async ({ client, assert }) => {
    const pdf = await client.get('/modelformulier-herroeping.pdf')
    pdf.assertStatus(200)
    assert.equal(pdf.header('content-type'), 'application/pdf')
    assert.include(headerOf(pdf, 'content-disposition'), 'inline')
    const text = await pdfText(pdf.body() as Buffer)
    for (const line of [
      'Modelformulier voor herroeping',
      'hierbij mede dat ik/wij',
      'Naam/Namen consument(en):',
      'Datum:',
      env.shop.name,
      `${env.appUrl}/herroepen`,
    ])
      assert.include(text, line)
  })
})
