import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { retryMail } from '#app/shop/mails/retry_mail'
import Alarm from '#models/shop/alarm'
import Order from '#models/shop/order'
import OrderEvent from '#models/shop/order_event'
import Mail from '#models/shop/mail'
import { findGame } from '#games/catalogue'
import { emptyShop } from '#tests/helpers/database'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { letWaitTimePass, drainQueue } from '#tests/helpers/core/drain_queue'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  post,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'
import { firstOf, onlyOf, present } from '#tests/helpers/present'

test.group('Delivery by mail', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const withMailbox = async (cleanup: (fn: () => Promise<void>) => void) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    return mailbox
  }

  test('a customer gets a mail with the download and play link, in HTML and in text, with the waiver repeated', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await withMailbox(cleanup)
    const { payment } = await placeOrder(client, simulator, 'het-verdwenen-recept', {
      afstand: true,
    })
    await simulator.control.decide(payment, 'paid', { webhook: 'double' })
    await drainQueue()

    assert.lengthOf(mailbox.mails, 1)
    const mail = firstOf(mailbox.to('noor@example.nl'))
    assert.match(present(mail.subject, 'mail.subject'), /^Het verdwenen recept: je bestelling EK-/)
    assert.match(
      String(mail.html),
      /<img src="http[^"]+\/og\/het-verdwenen-recept\.png[^"]*" alt=""/
    )
    for (const content of [textOf(mail), mail.html as string]) {
      assert.match(content, /\/download\/[\w-]{22}/)
      assert.match(content, /\/spelen\/[\w-]{22}\/het-verdwenen-recept/)
      assert.match(content, /spelen tot \d+ \w+ 20\d\d om \d\d\.\d\d uur\./)
      assert.include(content, 'herroepingsrecht')
      assert.match(content, /\/bestelling\/[\w-]{22}/)
      for (const thing of present(findGame('het-verdwenen-recept'), 'recept').needed)
        assert.include(content, thing)
    }
    assert.equal((await Mail.firstOrFail()).status, 'verzonden')
    assert.exists(await OrderEvent.findBy('kind', 'mail_sent'))
  })

  test('the mail of a posted game says that it is sent, and the owner reads where to', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await withMailbox(cleanup)
    const { payment } = await placeOrder(client, simulator, 'kunstroof')
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await drainQueue()

    const customer = firstOf(mailbox.to('noor@example.nl'))
    assert.include(textOf(customer), 'Je spel wordt verzonden')
    assert.notInclude(textOf(customer), '/download/')
    const owner = firstOf(mailbox.to('winkel@example.nl'))
    assert.include(textOf(owner), 'Dorpsstraat 12')
    assert.include(textOf(owner), '3911 AB Rhenen')
    assert.lengthOf(mailbox.mails, 2)
  })

  test(
    'a mail after payment confirms {path}: price, VAT, the choice about withdrawing, and its papers'
  )
    .with([
      { path: 'binky', waiver: true, choice: 'tot 14 dagen na ontvangst' },
      { path: 'sintjunior', waiver: false, choice: 'Je koos er niet voor' },
      { path: 'sintjunior', waiver: true, choice: 'daarmee is je herroepingsrecht vervallen' },
    ])
    .run(async ({ client, assert, cleanup }, { path, waiver, choice }) => {
      const mailbox = await withMailbox(cleanup)
      const { payment } = await placeOrder(client, simulator, path, { afstand: waiver })
      await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
      await drainQueue()
      const mail = firstOf(mailbox.to('noor@example.nl'))
      const { totalCents } = await Order.firstOrFail()
      const total = totalCents === 1500 ? '15,00' : '9,50'
      const vat = totalCents === 1500 ? '2,60' : '1,65'
      for (const content of [textOf(mail), String(mail.html)]) {
        const said = content.replaceAll('\u{a0}', ' ').replaceAll('&nbsp;', ' ')
        assert.include(said, `€ ${total}`)
        assert.include(said, `Inclusief 21 % btw: € ${vat}.`)
        assert.include(said, choice)
        assert.include(said, '/herroepen')
        assert.include(said, 'Raadselstraat 12, 1234 AB Puzzelwijk.')
        assert.notMatch(said, /\{(naam|adres|email)\}/)
      }
      const names = mail.attachments.map(({ filename }) => `${filename}`)
      assert.match(names[0] ?? '', /^factuur-\d{4}-\d{5}\.pdf$/)
      assert.include(names, 'modelformulier-herroeping.pdf')
      for (const { content } of mail.attachments) assert.include(content.toString('latin1'), '%PDF')
    })

  test('a customer of a free order reads nothing about withdrawing', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await withMailbox(cleanup)
    await post(client, '/api/cuneravanrhenen/bestellen', { ...CUSTOMER, afstand: true })
    await drainQueue()
    const mail = onlyOf(mailbox.mails)
    assert.notInclude(textOf(mail), 'herroepingsrecht')
    assert.lengthOf(mail.attachments, 0)
  })

  test("a customer's text never becomes HTML in a mail", async ({ client, assert, cleanup }) => {
    const mailbox = await withMailbox(cleanup)
    await post(client, '/api/cuneravanrhenen/bestellen', { ...CUSTOMER, naam: '<b>Noor</b> & co' })
    await drainQueue()
    assert.include(firstOf(mailbox.mails).html as string, '&lt;b&gt;Noor&lt;/b&gt; &amp; co')
    assert.include(textOf(firstOf(mailbox.mails)), '<b>Noor</b> & co')
  })

  test('a mail waits while the mail server is down, is tried again, and comes once', async ({
    client,
    assert,
    cleanup,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    await drainQueue()
    const mail = await Mail.firstOrFail()
    assert.equal(mail.status, 'wachtrij')
    assert.equal(mail.attempts, 1)
    assert.match(present(mail.lastError, 'mail.lastError'), /ECONNREFUSED|ESOCKET|ECONNECTION/)

    const mailbox = await withMailbox(cleanup)
    await letWaitTimePass()
    await drainQueue()
    await mail.refresh()
    assert.equal(mail.status, 'verzonden')
    assert.equal(mail.attempts, 2)
    assert.include(
      present(onlyOf(mailbox.mails).messageId, 'the Message-ID'),
      mail.internetMessageId
    )
  })

  test('the owner has an alarm of a mail that does not get through, until it went out', async ({
    client,
    assert,
    cleanup,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    await drainQueue()
    await db.from('mails').update({ failing_since: asColumn(DateTime.utc().minus({ hours: 73 })) })
    await letWaitTimePass()
    await drainQueue()
    const mail = await Mail.firstOrFail()
    assert.equal(mail.status, 'mislukt')
    assert.equal(mail.attempts, 2)
    assert.match(present(mail.lastError, 'mail.lastError'), /ECONNREFUSED/)
    assert.deepEqual(
      (await Alarm.query().whereNull('resolved_at').orderBy('kind')).map(({ kind }) => kind),
      ['mail_failed', 'mail_server_trouble']
    )

    const mailbox = await withMailbox(cleanup)
    await retryMail(mail.id)
    await drainQueue()
    assert.lengthOf(mailbox.mails, 1)
    assert.lengthOf(await Alarm.query().whereNull('resolved_at'), 0)
  })

  test('a customer gets nothing twice when a job runs twice', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await withMailbox(cleanup)
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    const [job] = await db.from('queue_jobs').where('status', 'pending')
    await db.table('queue_jobs').insert({
      ...job,
      id: crypto.randomUUID(),
      data: String(job.data).replace(job.id, crypto.randomUUID()),
    })
    await drainQueue()
    assert.lengthOf(mailbox.mails, 1)
  })

  test('a refused order leaves no mail and no job behind', async ({ client, assert }) => {
    await post(client, '/api/binky/bestellen', { ...CUSTOMER, actiecode: 'ONZIN' })
    assert.lengthOf(await Mail.all(), 0)
    assert.lengthOf(await db.from('queue_jobs').select('id'), 0)
  })
})
