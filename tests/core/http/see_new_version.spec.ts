import { mock } from 'node:test'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { inTransaction } from '#app/core/database/transaction'
import { ShopVersion } from '#app/core/http/shop_version'
import { ended, heldClock } from '#tests/helpers/core/held_clock'
import { emptyShop } from '#tests/helpers/database'
import { until } from '#tests/helpers/standalone_shop'

test.group('A change by another process', (group) => {
  group.each.setup(() => emptyShop())

  test('a page shows a change by another process after a second', async ({ assert }) => {
    const clock = { ms: 0 }
    const [here, elsewhere] = [new ShopVersion(() => clock.ms), new ShopVersion()]
    const before = await here.current()
    await inTransaction((trx) => elsewhere.raise(trx))
    clock.ms = 999
    assert.equal(here.current(), before, 'the database is not asked')
    clock.ms = 1_000
    assert.instanceOf(here.current(), Promise, 'the database is asked')
    await until(async () => (await here.current()) === before + 1, 'the new version')
  })

  test('a page waits a fifth of a second for a database that says nothing', async ({
    assert,
    cleanup,
  }) => {
    const version = new ShopVersion()
    const known = await version.current()
    const from = mock.method(db, 'from', () => ({
      where: () => ({ select: () => ({ first: () => new Promise(() => {}) }) }),
    }))
    const clock = heldClock()
    cleanup(() => {
      clock.release()
      from.mock.restore()
    })
    await clock.pass(1_000)
    const page = Promise.resolve(version.current())
    const waiting = ended(page)
    await clock.pass(199)
    assert.isFalse(waiting.yet)
    await clock.pass(1)
    assert.isTrue(waiting.yet)
    assert.equal(await page, known)
  })
})
