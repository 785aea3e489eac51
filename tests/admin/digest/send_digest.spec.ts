import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sendDigest } from '#app/admin/digest/send_digest'
import { backupFolder } from '#app/core/backup/backups'
import { markOfKey, writeManifest } from '#app/core/backup/manifest'
import { inTransaction } from '#app/core/database/transaction'
import { raiseAlarm } from '#app/shop/alarms/raise_alarm'
import { Settings } from '#app/shop/settings/shop_settings'
import { inDutchTime } from '#domain/dutch_time'
import Mail from '#models/shop/mail'
import Setting from '#models/shop/setting'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { onlyOf } from '#tests/helpers/present'
import { orderOf } from '#tests/helpers/shop/stored_records'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import env from '#start/env'

/** Eight in the morning of tomorrow, so that what a test does now is of yesterday. */
const MORNING = inDutchTime(DateTime.utc()).plus({ days: 1 }).set({ hour: 8, minute: 0 })
const YESTERDAY = MORNING.minus({ days: 1 }).set({ hour: 14 }).toUTC()

const spaces = (text: string) => text.replaceAll('\u{a0}', ' ')

test.group('The mail of the morning about yesterday', (group) => {
  let mailbox: Mailbox

  group.each.setup(async () => {
    await emptyShop()
    mailbox = await new Mailbox().open()
    return () => mailbox.close()
  })

  test('the owner reads the orders and money of that Dutch day alone, and all that waits', async ({
    assert,
  }) => {
    await orderOf(YESTERDAY, { itemName: 'binky', totalCents: 1500 })
    await orderOf(YESTERDAY, { totalCents: 1750 })
    await orderOf(YESTERDAY, { status: 'mislukt' })
    await orderOf(YESTERDAY.minus({ days: 1 }), { totalCents: 9900 })
    await orderOf(MORNING.startOf('day').toUTC(), { totalCents: 9900 })
    await inTransaction((trx) =>
      raiseAlarm(trx, { key: 'tr_1', kind: 'paid_twice', orderId: null, details: 'tr_1' })
    )
    await sendDigest(MORNING)

    const mail = onlyOf(mailbox.to('winkel@example.nl'))
    const text = spaces(textOf(mail))
    assert.include(text, 'Nieuwe bestellingen: 3\n')
    assert.include(text, 'Afgeronde bestellingen: 2, samen € 32,50\n')
    assert.include(text, 'Alarmen die openstaan: 1\n')
    assert.include(text, 'Pakketten om te versturen: 1\n')
    assert.notInclude(text, 'Terugbetalingen')
    assert.include(text, '/dashboard/vandaag')
    const html = spaces(String(mail.html))
    assert.include(html, 'Afgeronde bestellingen: <strong>2, samen € 32,50</strong>')
  })

  test('a mail that came back is named with its reason in Dutch, and not in words of a server', async ({
    assert,
  }) => {
    const order = await orderOf(YESTERDAY)
    const mail = await Mail.findByOrFail({ orderId: order.id, kind: 'levering' })
    const came = { status: 'teruggekomen', bouncedAt: YESTERDAY, bounceCode: '5.1.1' } as const
    const lastError = '550 5.1.1 <[adres]>: Recipient address rejected'
    await mail.merge({ ...came, lastError }).save()
    await sendDigest(MORNING)
    const digest = onlyOf(mailbox.to('winkel@example.nl'))
    const told = `Levering van bestelling ${order.number} kwam terug: het adres bestaat niet (5.1.1).`
    for (const said of [textOf(digest), String(digest.html)]) {
      assert.include(said.replace(/<[^>]+>/g, '').replace(/\s+/g, ' '), told)
      assert.notInclude(said, 'Recipient')
    }
  })

  test('the owner reads two lines about an ordinary day without anything', async ({ assert }) => {
    await sendDigest(MORNING)
    const text = textOf(onlyOf(mailbox.mails))
    assert.include(text, 'Het was een rustige dag: er kwam niets binnen.')
    assert.include(text, 'Er ligt niets op je te wachten.')
  })

  test('the owner reads which backup is the newest', async ({ assert, cleanup }) => {
    const made = YESTERDAY.plus({ hours: 10 })
    const folder = join(backupFolder(env), `shop-${made.toFormat("yyyyMMdd'T'HHmmssSSS'Z'")}`)
    cleanup(() => rmSync(folder, { recursive: true }))
    mkdirSync(folder, { recursive: true })
    await writeManifest(folder, {
      ...{ version: 1, created_at: made.toJSDate().toISOString(), database: 'sqlite' },
      ...{ migrations: [], rows: {}, keyMark: markOfKey('x'), files: [] },
    })
    await sendDigest(MORNING)
    assert.include(textOf(onlyOf(mailbox.mails)), 'De laatste reservekopie is van ')
  })

  test('the owner gets one mail when processes wake at once, and none after a restart', async ({
    assert,
  }) => {
    const now = inDutchTime(DateTime.utc()).set({ hour: 23, minute: 59 })
    await Promise.all(Array.from({ length: 8 }, () => sendDigest(now)))
    assert.lengthOf(mailbox.mails, 1)
    await Promise.all(Array.from({ length: 8 }, () => sendDigest(now)))
    assert.lengthOf(mailbox.mails, 1)
    await sendDigest(MORNING)
    assert.lengthOf(mailbox.mails, 2)
  })

  test('the owner gets no mail before seven', async ({ assert }) => {
    await sendDigest(MORNING.set({ hour: 6, minute: 59 }))
    assert.lengthOf(mailbox.mails, 0)
  })

  test('the owner still gets the digest after the mail server was away', async ({ assert }) => {
    mailbox.fault = { at: 'data', reply: '451 later' }
    await assert.rejects(() => sendDigest(MORNING))
    mailbox.fault = null
    await sendDigest(MORNING)
    assert.lengthOf(mailbox.mails, 1)
  })

  test('the owner turns the digest off and on', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const choose = async (dagbericht: boolean) => {
      const { data, seen } = pageProps<{ data: Record<string, unknown>; seen: string }>(
        await admin.open('/dashboard/instellingen')
      )
      const { name, email, address, kvk, vatId, kor } = data
      const details = { naam: name, adres: address, btwId: vatId, email, kvk, kor }
      const sent = { ...details, social: null, meldingen: null, dagbericht, gezien: seen }
      ;(await admin.send('put', '/api/dashboard/instellingen', sent)).assertStatus(200)
    }
    await choose(false)
    assert.deepInclude(JSON.parse((await Setting.findOrFail('shop')).value), { dailyDigest: false })
    await sendDigest(MORNING)
    assert.lengthOf(mailbox.mails, 0)
    assert.lengthOf(await db.from('turns').where('task', 'daily-digest'), 0)

    await choose(true)
    ;(await app.container.make(Settings)).forget()
    await sendDigest(MORNING)
    assert.lengthOf(mailbox.mails, 1)
  })
})
