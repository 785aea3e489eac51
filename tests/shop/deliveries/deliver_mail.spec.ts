import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { resendMail } from '#app/shop/deliveries/deliver'
import Alarm from '#models/shop/alarm'
import OrderEvent from '#models/shop/order_event'
import Mail from '#models/shop/mail'
import { emptyShop } from '#tests/helpers/database'
import { Mailbox } from '#tests/helpers/shop/test_mailbox'
import { letWaitTimePass, drainQueue } from '#tests/helpers/core/drain_queue'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  post,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'

test.group('Delivery by mail', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const withMailbox = async (cleanup: (fn: () => Promise<void>) => void) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.sluit())
    return mailbox
  }

  test('a download and play link, in HTML and in text, with the waiver repeated', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await withMailbox(cleanup)
    const { betaling: payment } = await placeOrder(client, simulator, 'het-verdwenen-recept', {
      afstand: true,
    })
    await simulator.control.decide(payment, 'paid', { webhook: 'double' })
    await drainQueue()

    assert.lengthOf(mailbox.mails, 1)
    const [mail] = mailbox.aan('noor@example.nl')
    assert.match(mail!.subject!, /^Het verdwenen recept: je bestelling EK-/)
    for (const content of [mail!.text!, mail!.html as string]) {
      assert.match(content, /\/download\/[\w-]{22}/)
      assert.match(content, /\/spelen\/[\w-]{22}\/het-verdwenen-recept/)
      assert.match(content, /spelen tot \d+ \w+ 20\d\d om \d\d\.\d\d uur\./)
      assert.include(content, 'herroepingsrecht')
      assert.match(content, /\/bestelling\/[\w-]{22}/)
    }
    assert.equal((await Mail.firstOrFail()).status, 'verzonden')
    assert.exists(await OrderEvent.findBy('soort', 'mail_verzonden'))
  })

  test('a posted game says that it is sent, and tells the owner where to', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await withMailbox(cleanup)
    const { betaling: payment } = await placeOrder(client, simulator, 'kunstroof')
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await drainQueue()

    const [customer] = mailbox.aan('noor@example.nl')
    assert.include(customer!.text!, 'Je spel wordt verzonden')
    assert.notInclude(customer!.text!, '/download/')
    const [owner] = mailbox.aan('winkel@example.nl')
    assert.include(owner!.text!, 'Dorpsstraat 12')
    assert.include(owner!.text!, '3911 AB Rhenen')
    assert.lengthOf(mailbox.mails, 2)
  })

  test('what a customer types never becomes HTML in a mail', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await withMailbox(cleanup)
    await post(client, '/api/cuneravanrhenen/bestellen', { ...CUSTOMER, naam: '<b>Noor</b> & co' })
    await drainQueue()
    assert.include(mailbox.mails[0]!.html as string, '&lt;b&gt;Noor&lt;/b&gt; &amp; co')
    assert.include(mailbox.mails[0]!.text!, '<b>Noor</b> & co')
  })

  test('the mail server is down, then up: the mail waits, is tried again, and comes once', async ({
    client,
    assert,
    cleanup,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    await drainQueue()
    const mail = await Mail.firstOrFail()
    assert.equal(mail.status, 'wachtrij')
    assert.equal(mail.pogingen, 1)
    assert.match(mail.laatsteFout!, /ECONNREFUSED|ESOCKET|ECONNECTION/)

    const mailbox = await withMailbox(cleanup)
    await letWaitTimePass()
    await drainQueue()
    assert.lengthOf(mailbox.mails, 1)
    await mail.refresh()
    assert.equal(mail.status, 'verzonden')
    assert.equal(mail.pogingen, 2)
    assert.include(mailbox.mails[0]!.messageId!, mail.berichtId)
  })

  test('a mail that never gets through waits for a person, with an alarm until it went out', async ({
    client,
    assert,
    cleanup,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    for (let attempt = 0; attempt < 20; attempt++) {
      await drainQueue()
      await letWaitTimePass()
    }
    const mail = await Mail.firstOrFail()
    assert.equal(mail.status, 'mislukt')
    assert.equal(mail.pogingen, 13)
    assert.notInclude(mail.laatsteFout!, '@')
    assert.deepEqual(
      (await Alarm.all()).map(({ soort: kind }) => kind),
      ['mail_mislukt']
    )
    assert.lengthOf(await Alarm.query().whereNull('opgelost_op'), 1)

    const mailbox = await withMailbox(cleanup)
    await resendMail(mail.id)
    await drainQueue()
    assert.lengthOf(mailbox.mails, 1)
    assert.lengthOf(await Alarm.query().whereNull('opgelost_op'), 0)
  })

  test('a job that runs twice sends nothing twice', async ({ client, assert, cleanup }) => {
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

  test('an order that is refused leaves no mail and no job behind', async ({ client, assert }) => {
    await post(client, '/api/binky/bestellen', { ...CUSTOMER, actiecode: 'ONZIN' })
    assert.lengthOf(await Mail.all(), 0)
    assert.lengthOf(await db.from('queue_jobs').select('id'), 0)
  })
})
