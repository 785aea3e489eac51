import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { recordSuccess } from '#app/core/jobs/one_at_a_time'
import { raiseAlarm, resolveAlarm } from '#app/shop/alarms/raise_alarm'
import { tellAlarms } from '#app/shop/alarms/tell_alarms'
import { lookAround } from '#app/shop/alarms/watch'
import Alarm from '#models/shop/alarm'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { itemAt, onlyOf } from '#tests/helpers/present'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import env from '#start/env'

const raise = (key: string) =>
  inTransaction((trx) =>
    raiseAlarm(trx, { key, kind: 'paid_twice', orderId: null, details: `betaling ${key}` })
  )
const mend = (key: string) => inTransaction((trx) => resolveAlarm(trx, key))
const tell = () => tellAlarms(DateTime.utc())
const letTimePass = () =>
  db.from('turns').where('task', 'tell-alarms').update({ succeeded_at: null })

test.group('The alarms that reach the owner', (group) => {
  let mailbox: Mailbox

  group.each.setup(async () => {
    await emptyShop()
    mailbox = await new Mailbox().open()
    return () => mailbox.close()
  })

  test('a burst is one mail to the owner, and is not repeated', async ({ assert }) => {
    await Promise.all(Array.from({ length: 25 }, (_, index) => raise(`tr_${index}`)))
    await Promise.all([tell(), tell(), tell()])
    const mail = onlyOf(mailbox.to('winkel@example.nl'))
    assert.match(String(mail.subject), /^25 alarmen van /)
    assert.include(textOf(mail), 'twee keer betaald')
    assert.include(textOf(mail), 'En nog 5 andere.')
    assert.include(textOf(mail), '/dashboard/vandaag')

    await raise('tr_3')
    await letTimePass()
    await tell()
    assert.lengthOf(mailbox.mails, 1)
  })

  test('an alarm that comes within two minutes of a mail waits for the next one', async ({
    assert,
  }) => {
    await raise('tr_1')
    await tell()
    await raise('tr_2')
    await raise('tr_3')
    await tellAlarms(DateTime.utc().plus({ seconds: 100 }))
    assert.lengthOf(mailbox.mails, 1)
    await tellAlarms(DateTime.utc().plus({ seconds: 121 }))
    assert.match(String(itemAt(mailbox.mails, 1).subject), /^2 alarmen van /)
  })

  test('the end of an alarm is told once, and only when the alarm was told before', async ({
    assert,
  }) => {
    await raise('tr_1')
    await tell()
    await raise('tr_2')
    await mend('tr_2')
    await mend('tr_1')
    await letTimePass()
    await tell()
    assert.lengthOf(mailbox.mails, 2)
    assert.match(String(itemAt(mailbox.mails, 1).subject), /^Weer in orde: /)
    assert.include(textOf(itemAt(mailbox.mails, 1)), 'tr_1')
    assert.notInclude(textOf(itemAt(mailbox.mails, 1)), 'tr_2')
    await letTimePass()
    await tell()
    assert.lengthOf(mailbox.mails, 2)
  })

  test('an alarm that comes back before its end was told is no news', async ({ assert }) => {
    await raise('tr_1')
    await tell()
    await mend('tr_1')
    await raise('tr_1')
    await letTimePass()
    await tell()
    assert.lengthOf(mailbox.mails, 1)
    assert.isNull((await Alarm.firstOrFail()).resolvedAt)
  })

  test('an alarm that the owner solved is not told again', async ({ client, assert }) => {
    await raise('tr_1')
    await tell()
    const { id } = await Alarm.firstOrFail()
    const admin = await loggedIn(client)
    ;(await admin.post(`/api/dashboard/alarm/${id}/opgelost`, {})).assertStatus(200)
    await letTimePass()
    await tell()
    assert.lengthOf(mailbox.mails, 1)
  })

  test('a mail server that is away loses no alarm', async ({ assert }) => {
    await mailbox.close()
    await raise('tr_1')
    await assert.rejects(tell)
    await mailbox.open()
    await tell()
    assert.lengthOf(mailbox.mails, 1)
  })
})

test.group('A worker that is silent', (group) => {
  group.each.setup(() => emptyShop())

  const open = async () => (await Alarm.query().whereNull('resolved_at')).map(({ kind }) => kind)
  const minutesAgo = (minutes: number) => DateTime.utc().minus({ minutes })

  test('the owner hears of a silent worker within ten minutes, and the alarm is over when it works', async ({
    assert,
  }) => {
    await recordSuccess('reconcile')
    await lookAround(minutesAgo(60))
    assert.deepEqual(await open(), [])

    const last = DateTime.utc()
    await db.from('turns').update({ succeeded_at: asColumn(last) })
    await lookAround(minutesAgo(60), last.plus({ seconds: 359 }))
    assert.deepEqual(await open(), [])
    await lookAround(minutesAgo(60), last.plus({ seconds: 361 }))
    await lookAround(minutesAgo(60), last.plus({ seconds: 361 }))
    assert.deepEqual(await open(), ['worker_silent'])

    await recordSuccess('reconcile')
    await lookAround(minutesAgo(60))
    assert.deepEqual(await open(), [])
  })

  test('a shop that just started is given time', async ({ assert }) => {
    await lookAround(minutesAgo(1))
    assert.deepEqual(await open(), [])
    await lookAround(minutesAgo(7))
    assert.deepEqual(await open(), ['worker_silent'])
  })

  test('the outside watch is called only while the shop is well', async ({ assert, cleanup }) => {
    let calls = 0
    const server = createServer((_request, response) => {
      calls++
      response.end('OK')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const settings = env as { heartbeatUrl: string }
    settings.heartbeatUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`
    cleanup(async () => {
      settings.heartbeatUrl = ''
      await new Promise<void>((resolve) => server.close(() => resolve()))
    })

    await lookAround(minutesAgo(1))
    assert.equal(calls, 1)
    await lookAround(minutesAgo(7))
    assert.equal(calls, 1)
    await recordSuccess('reconcile')
    await lookAround(minutesAgo(7))
    assert.equal(calls, 2)
    await inTransaction((trx) =>
      raiseAlarm(trx, {
        key: 'mail_server',
        kind: 'mail_server_trouble',
        orderId: null,
        details: 'login_refused',
      })
    )
    await lookAround(minutesAgo(1))
    assert.equal(calls, 2)
  })
})
