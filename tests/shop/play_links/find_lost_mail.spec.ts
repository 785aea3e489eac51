import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import Order from '#models/shop/order'
import Mail from '#models/shop/mail'
import { emptyShop } from '#tests/helpers/database'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  post,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import { firstOf, headerOf, leading, matched, onlyOf } from '#tests/helpers/present'

test.group('A lost mail', (group) => {
  group.each.setup(() => emptyShop())

  const withMailbox = async (cleanup: (fn: () => Promise<void>) => void) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    return mailbox
  }

  const request = (client: Parameters<typeof post>[0], email: string) =>
    post(client, '/bestelling', { email })

  const lostLinks = () => Mail.query().where('kind', 'verloren_links')

  test('the page for a lost mail is complete without JavaScript and linked from every page', async ({
    client,
    assert,
  }) => {
    const page = await client.get('/bestelling')
    page.assertStatus(200)
    assert.match(headerOf(page, 'cache-control'), /s-maxage/)
    assert.isUndefined(page.header('set-cookie'))
    page.assertTextIncludes('Waar is mijn bestelling?')
    for (const path of ['/', '/vragen', '/herroepingsrecht', '/bestellen/binky']) {
      const html = (await client.get(path)).text()
      const footer = matched(/<footer.*<\/footer>/s, html)[0]
      assert.include(footer, 'href="/bestelling"', path)
      assert.match(footer, /href="\/herroepen"[^>]*>Overeenkomst hier herroepen</, path)
    }
    const withdrawal = (await client.get('/herroepingsrecht')).text()
    assert.match(matched(/<main.*<\/main>/s, withdrawal)[0], /href="\/herroepen"/)
  })

  test('a customer gets all orders of the address, however it is typed, paid or still to be paid', async ({
    client,
    assert,
    cleanup,
  }) => {
    const simulator = await withSimulator()
    cleanup(() => cleanUpSimulator(simulator))
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    await placeOrder(client, simulator, 'binky', { email: 'Noor@Example.nl' })
    await post(client, '/api/cuneravanrhenen/bestellen', { ...CUSTOMER, email: 'tim@example.nl' })
    const [cunera, binky, fromTim] = leading(await Order.query().orderBy('id'), 3)
    await drainQueue()

    const mailbox = await withMailbox(cleanup)
    const response = await request(client, ' NOOR@example.NL ')
    response.assertStatus(200)
    await drainQueue()

    const mails = mailbox.mails.filter(({ subject }) => subject === 'Je bestellingen bij ons')
    for (const content of [textOf(onlyOf(mails)), firstOf(mails).html as string]) {
      assert.include(content, `/bestelling/${cunera.token}`)
      assert.include(content, `/bestelling/${binky.token}`)
      assert.include(content, `${binky.number}`)
      assert.include(content, 'nog niet betaald')
      assert.notInclude(content, fromTim.token)
    }
  })

  test('the mail goes to the address as the order has it, not as somebody typed it', async ({
    client,
    assert,
    cleanup,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', { ...CUSTOMER, email: 'Noor@example.nl' })
    const mailbox = await withMailbox(cleanup)
    await request(client, 'noor@EXAMPLE.nl')
    await drainQueue()
    const { email } = await lostLinks().firstOrFail()
    assert.equal(email, 'Noor@example.nl')
    assert.lengthOf(mailbox.to('Noor@example.nl'), 2)
  })

  test('a visitor who never ordered gets the same answer, and no mail', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    const known = await request(client, CUSTOMER.email)
    const unknown = await request(client, 'niemand@example.nl')
    assert.equal(unknown.status(), known.status())
    assert.deepEqual(unknown.body(), known.body())
    const jobs = await db.from('queue_jobs').where('data', 'like', '%FindLostLinks%')
    assert.lengthOf(jobs, 2)
    await drainQueue()
    assert.lengthOf(await lostLinks(), 1)
    assert.isNull(await Mail.findBy('email', 'niemand@example.nl'))
  })

  test('the mail leaves out {title}')
    .with([
      { title: 'an order that was called off', fields: { status: 'geannuleerd', paidAt: null } },
      { title: 'an order of more than seven years', fields: { years: 7.1 } },
    ])
    .run(async ({ client, assert }, { fields }) => {
      await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
      const { years, ...rest } = fields as { years?: number; status?: string }
      await Order.query().update({
        ...rest,
        ...(years && { createdAt: asColumn(DateTime.utc().minus({ days: 365.25 * years })) }),
      })
      await request(client, CUSTOMER.email)
      await drainQueue()
      assert.lengthOf(await lostLinks(), 0)
    })

  test('a question is refused under its field: {title}')
    .with([
      { title: 'nothing', email: '' },
      { title: 'what is no address', email: 'noor' },
      { title: 'a second receiver', email: 'noor@example.nl\r\nBcc: x@example.nl' },
    ])
    .run(async ({ client, assert }, { email }) => {
      const response = await request(client, email)
      response.assertStatus(422)
      assert.sameMembers(Object.keys(response.body().errors), ['email'])
    })

  test('the sixth question within a minute has to wait', async ({ client, assert }) => {
    for (let index = 0; index < 5; index++)
      (await request(client, `iemand${index}@example.nl`)).assertStatus(200)
    const response = await request(client, 'iemand6@example.nl')
    response.assertStatus(429)
    assert.isAbove(Number(response.header('retry-after')), 0)
  })

  test('an inbox gets three mails a day, and the visitor still reads the same answer', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    const replies = []
    for (const email of [
      'noor@example.nl',
      'NOOR@example.nl',
      'noor@Example.nl',
      'noor@example.nl',
      'Noor@example.nl',
    ])
      replies.push(await request(client, email))
    for (const answer of replies) {
      answer.assertStatus(200)
      assert.deepEqual(answer.body(), firstOf(replies).body())
    }
    await drainQueue()
    assert.lengthOf(await lostLinks(), 3)
  })

  test('a call from elsewhere is refused', async ({ client }) => {
    const response = await client.post('/bestelling').json({ email: CUSTOMER.email })
    response.assertStatus(419)
  })
})
