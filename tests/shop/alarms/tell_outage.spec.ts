import { setTimeout as wait } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { writes } from '#app/core/database/writes'
import { OutageNotice } from '#app/shop/alarms/tell_outage'
import { onPostgres, trapCommits } from '#tests/helpers/core/commit_trap'
import { emptyShop } from '#tests/helpers/database'
import { itemAt, onlyOf } from '#tests/helpers/present'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'

const MINUTE = 60_000

test.group('A database that refuses writes', (group) => {
  let mailbox: Mailbox
  let notice: OutageNotice

  group.each.setup(async () => {
    await emptyShop()
    writes.forget()
    notice = new OutageNotice()
    mailbox = await new Mailbox().open()
    return async () => {
      await mailbox.close()
      writes.forget()
    }
  })

  /** A write that fails at this moment. */
  const failAt = (now: number) => writes.failed(new Error('disk full'), now)
  const told = () => mailbox.to('winkel@example.nl')

  test('the owner is mailed once while it lasts, and once when it is over', async ({ assert }) => {
    const release = await trapCommits('contact_messages', 'turns')
    notice = new OutageNotice(50)
    await notice.look()
    assert.equal(writes.state(), 'failing', 'a quiet shop notices by itself')
    assert.lengthOf(told(), 0)
    await wait(60)
    for (let index = 0; index < 3; index++) await notice.look()
    const mail = onlyOf(told())
    assert.match(String(mail.subject), /^Alarm van /)
    assert.include(textOf(mail), 'kan niets bewaren')
    assert.match(textOf(mail), onPostgres() ? /23503/ : /SQLITE_CONSTRAINT/)

    await release()
    await notice.look()
    assert.equal(writes.state(), 'recovered')
    assert.lengthOf(told(), 1, 'it is over when it stays away')
    for (let index = 0; index < 3; index++) await notice.look(Date.now() + 6 * MINUTE)
    assert.lengthOf(told(), 2)
    assert.match(String(itemAt(told(), 1).subject), /^Weer in orde: /)
    assert.lengthOf(await db.from('alarms'), 0)
  })

  test('a quiet shop tries each minute whether it can write', async ({ assert, cleanup }) => {
    const began = Date.now()
    await notice.look(began)
    /** The trap only works for rows that are added, so the row goes first. */
    await db.from('turns').delete()
    const release = await trapCommits('turns')
    cleanup(release)
    await notice.look(began + 59_999)
    assert.equal(writes.state(), 'well')
    await notice.look(began + MINUTE)
    assert.equal(writes.state(), 'failing')
  })

  test('the owner hears of one outage from a disk on which some writes fit and others do not', async ({
    assert,
  }) => {
    const began = Date.now()
    for (let minutes = 0; minutes <= 12; minutes += 2) {
      failAt(began + minutes * MINUTE)
      writes.succeeded()
      await notice.look(began + minutes * MINUTE + 1000)
    }
    assert.lengthOf(told(), 1)
  })

  test('an outage that lasts half a minute is told', async ({ assert }) => {
    const began = Date.now()
    for (const seconds of [0, 29, 31]) {
      failAt(began + seconds * 1000)
      await notice.look(began + seconds * 1000)
      assert.lengthOf(told(), seconds > 30 ? 1 : 0)
    }
  })

  test('an outage that is over within half a minute is no news', async ({ assert }) => {
    const began = Date.now()
    failAt(began)
    failAt(began + 20_000)
    writes.succeeded()
    for (const seconds of [1, 25, 60, 400]) await notice.look(began + seconds * 1000)
    assert.lengthOf(told(), 0)
  })

  test('the owner is mailed later when the mail server was away', async ({ assert }) => {
    const began = Date.now()
    failAt(began)
    writes.succeeded()
    await notice.look(began)
    failAt(began + MINUTE)
    writes.succeeded()
    await mailbox.close()
    await assert.rejects(() => notice.look(began + MINUTE))
    await mailbox.open()
    await notice.look(began + MINUTE)
    assert.lengthOf(told(), 1)
  })
})
