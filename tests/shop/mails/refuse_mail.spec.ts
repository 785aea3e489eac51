import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { bookFailure } from '#app/shop/mails/book_outcome'
import Reconcile from '#app/shop/payments/reconcile_job'
import Alarm from '#models/shop/alarm'
import AuditEntry from '#models/admin/audit_entry'
import Mail from '#models/shop/mail'
import { loggedIn } from '#tests/helpers/browser'
import { drainQueue, letWaitTimePass } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, onlyOf, present } from '#tests/helpers/present'
import { CUSTOMER, post } from '#tests/helpers/shop/shop_calls'
import { Mailbox, type SmtpFault } from '#tests/helpers/shop/test_mailbox'
import type { Data } from '@generated/data'

const RETRY_ALL = '/api/dashboard/mails/opnieuw'
const UNKNOWN: SmtpFault = { at: 'receiver', reply: '550 5.1.1 <noor@example.nl> user unknown' }

const openAlarms = async () =>
  (await Alarm.query().whereNull('resolved_at').orderBy('id')).map(({ kind }) => kind)

test.group('A mail server that refuses', (group) => {
  let mailbox: Mailbox

  group.each.setup(async () => {
    await emptyShop()
    mailbox = await new Mailbox().open()
    return () => mailbox.close()
  })

  /** Orders a free game, and lets the worker try to mail. */
  const order = async (client: ApiClient, email = CUSTOMER.email) => {
    const answer = await post(client, '/api/cuneravanrhenen/bestellen', { ...CUSTOMER, email })
    answer.assertStatus(200)
    await drainQueue()
    return Mail.query().orderBy('id', 'desc').firstOrFail()
  }

  test('an unknown receiver is final at once, and the owner reads why', async ({
    client,
    assert,
  }) => {
    mailbox.fault = UNKNOWN
    const mail = await order(client)
    assert.equal(mail.status, 'mislukt')
    assert.equal(mail.attempts, 1)
    assert.equal(mail.failure, 'adres_onbekend')
    assert.deepEqual(await openAlarms(), ['mail_failed'])
    assert.lengthOf(await db.from('queue_jobs').select('id'), 0)

    const admin = await loggedIn(client)
    const { mails } = await pageProps<{ mails: Data.Shop.Mails.Mail[] }>(
      await admin.open('/dashboard/vandaag')
    )
    const { error, serverSaid, failed, retryAt } = onlyOf(mails)
    assert.equal(error, 'het adres bestaat niet')
    assert.equal(serverSaid, '550 5.1.1 <[adres]> user unknown')
    assert.isTrue(failed)
    assert.isNull(retryAt)
  })

  test('a refused text is final at once', async ({ client, assert }) => {
    mailbox.fault = { at: 'data', reply: '554 5.7.1 looks like spam' }
    const mail = await order(client)
    assert.equal(mail.status, 'mislukt')
    assert.equal(mail.failure, 'geweigerd')
  })

  test('a receiver that is busy is tried again, and nobody is alarmed', async ({
    client,
    assert,
  }) => {
    mailbox.fault = { at: 'receiver', reply: '451 4.7.1 greylisted' }
    const mail = await order(client)
    assert.equal(mail.status, 'wachtrij')
    assert.equal(mail.failure, 'later')
    assert.isTrue(present(mail.retryAt, 'mail.retryAt') > DateTime.utc())
    assert.deepEqual(await openAlarms(), [])

    mailbox.fault = null
    await letWaitTimePass()
    await drainQueue()
    await mail.refresh()
    assert.equal(mail.status, 'verzonden')
    assert.isNull(mail.failure)
    assert.isNull(mail.failingSince)
    assert.lengthOf(mailbox.mails, 1)
  })

  test('a refused {what} is the trouble of the shop: retried, alarmed once, and over when it works')
    .with([
      {
        what: 'greeting',
        fault: { at: 'greeting', reply: '554 5.3.2 no service for you' },
        failure: 'greeting_refused',
      },
      {
        what: 'login',
        fault: { at: 'sender', reply: '535 5.7.8 wrong password' },
        failure: 'login_refused',
      },
    ] as const)
    .run(async ({ client, assert }, { fault, failure }) => {
      mailbox.fault = fault
      await order(client)
      await order(client, 'piet@example.nl')
      const mails = await Mail.query().orderBy('id')
      for (const mail of mails) {
        assert.equal(mail.status, 'wachtrij')
        assert.equal(mail.failure, failure)
      }
      assert.deepEqual(await openAlarms(), ['mail_server_trouble'])

      mailbox.fault = null
      /** Only the first mail is due; once it goes out, the other one is tried at once as well. */
      await db.from('mails').where('id', firstOf(mails).id).update({ retry_at: null })
      await db.from('queue_jobs').where('status', 'delayed').update({ execute_at: 0 })
      await drainQueue()
      assert.deepEqual(
        (await Mail.all()).map(({ status }) => status),
        ['verzonden', 'verzonden']
      )
      assert.lengthOf(mailbox.mails, 2)
      assert.deepEqual(await openAlarms(), [])
    })

  test('a server that is out of reach is alarmed after a quarter of an hour', async ({
    client,
    assert,
  }) => {
    await mailbox.close()
    const mail = await order(client)
    assert.equal(mail.failure, 'unreachable')
    const alarmsAfter = async (minutes: number) => {
      const since = DateTime.utc().minus({ minutes })
      await db.from('mails').update({ failing_since: asColumn(since) })
      await letWaitTimePass()
      await drainQueue()
      return openAlarms()
    }
    assert.deepEqual(await alarmsAfter(14), [])
    assert.deepEqual(await alarmsAfter(16), ['mail_server_trouble'])
  })

  test('a mail that is {status} and lost its job gets another one after two hours, and only one')
    .with([{ status: 'wachtrij' }, { status: 'bezig' }])
    .run(async ({ client, assert }, { status }) => {
      const mail = await order(client)
      const reconcile = await app.container.make(Reconcile)
      const jobsAfter = async (minutes: number) => {
        const updatedAt = asColumn(DateTime.utc().minus({ minutes }))
        await db.from('mails').update({ status, claimed_by: 'gone', updated_at: updatedAt })
        await reconcile.execute()
        const jobs = (await db.from('queue_jobs')) as { data: string }[]
        return jobs.filter(({ data }) => data.includes('SendMail')).length
      }
      assert.equal(await jobsAfter(119), 0)
      assert.equal(await jobsAfter(121), 1)
      assert.equal(await jobsAfter(121), 1)
      await drainQueue()
      await mail.refresh()
      assert.equal(mail.status, 'verzonden')
      assert.lengthOf(mailbox.mails, 2)
    })

  test('the reason after three days is that of the mail server', async ({ client, assert }) => {
    mailbox.fault = { at: 'receiver', reply: '451 4.7.1 greylisted' }
    const mail = await order(client)
    const since = DateTime.utc().minus({ hours: 72 })
    await db.from('mails').update({ failing_since: asColumn(since) })
    await letWaitTimePass()
    await drainQueue()
    await mail.refresh()
    assert.equal(mail.status, 'mislukt')
    assert.equal(mail.lastError, '451 4.7.1 greylisted')
    assert.deepEqual(await openAlarms(), ['mail_failed'])
  })

  test('a late failure changes nothing about a mail that another process took over', async ({
    client,
    assert,
  }) => {
    const mail = await order(client)
    const stale = present(await Mail.find(mail.id), 'the mail')
    stale.status = 'bezig'
    stale.claimedBy = 'a job that is gone'
    await bookFailure(stale, { code: 'ESOCKET', command: 'CONN' })
    await mail.refresh()
    assert.equal(mail.status, 'verzonden')
    assert.lengthOf(await db.from('queue_jobs').select('id'), 0)
  })

  test('an owner sends all failed mails with one button, once by two presses at once', async ({
    client,
    assert,
  }) => {
    mailbox.fault = UNKNOWN
    for (const name of ['noor', 'piet', 'ans']) await order(client, `${name}@example.nl`)
    mailbox.fault = null
    const admin = await loggedIn(client)
    const presses = await Promise.all([1, 2, 3].map(() => admin.post(RETRY_ALL)))
    const counts = presses.map((answer) => (answer.body() as { inWachtrij: number }).inWachtrij)
    assert.deepEqual(counts.sort(), [0, 0, 3])
    await drainQueue()
    assert.lengthOf(mailbox.mails, 3)
    assert.deepEqual(await openAlarms(), [])
    const again = await admin.post(RETRY_ALL)
    assert.equal((again.body() as { inWachtrij: number }).inWachtrij, 0)
    const entries = await AuditEntry.query().where('what', 'mails_resent')
    assert.include(onlyOf(entries).data, '3')
  })
})
