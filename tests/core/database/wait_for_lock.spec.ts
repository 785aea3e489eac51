import { spawn } from 'node:child_process'
// @ts-expect-error the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { ROOT } from '../../../scripts/lib/run.js'
import Order from '#models/shop/order'
import { startSimulator } from '#simulator/server'
import env from '#start/env'
import { onPostgres } from '#tests/helpers/core/commit_trap'
import { emptyShop } from '#tests/helpers/database'
import { itemAt } from '#tests/helpers/present'
import { PROGRAMS } from '#tests/helpers/programs'
import { CUSTOMER, post } from '#tests/helpers/shop/shop_calls'
import { StandaloneShop } from '#tests/helpers/standalone_shop'

type Other = { exec(statement: string): void; close(): void }

/** Another program with the file of this test. */
function otherProgram(): Other {
  if (env.database.client === 'pg') throw new Error('This is about SQLite')
  return new (Database as new (file: string) => Other)(env.database.filename)
}

const order = (client: ApiClient, index: number) =>
  post(client, '/api/cuneravanrhenen/bestellen', { ...CUSTOMER, email: `k${index}@example.nl` })

test.group('A database file that another program locked', (group) => {
  group.tap((one) => one.skip(onPostgres(), 'This is about SQLite'))
  group.each.setup(() => emptyShop())

  test('orders wait for the lock and all succeed, while cached pages go on', async ({
    client,
    assert,
    cleanup,
  }) => {
    const other = otherProgram()
    cleanup(() => other.close())
    const page = await client.get('/escaperooms')
    page.assertStatus(200)

    other.exec('begin immediate')
    const ordering = Promise.all([0, 1, 2, 3, 4].map((index) => order(client, index)))
    await new Promise((resolve) => setTimeout(resolve, 300))
    const during = await client.get('/escaperooms')
    const released = performance.now()
    other.exec('commit')
    const answers = await ordering
    assert.equal(during.status(), 200)
    for (const answer of answers) answer.assertStatus(200)
    assert.isBelow(performance.now() - released, 5_000)
    assert.lengthOf(await Order.all(), 5)
  })

  test('the wait ends after five seconds with a Dutch answer, and nothing is stored', async ({
    client,
    assert,
    cleanup,
  }) => {
    const other = otherProgram()
    cleanup(() => other.close())
    other.exec('begin immediate')
    const began = performance.now()
    const refused = await order(client, 0)
    const waited = performance.now() - began
    const next = await order(client, 1)
    other.exec('rollback')

    refused.assertStatus(503)
    assert.match((refused.body() as { message: string }).message, /Het lukte ons niet/)
    assert.isAtLeast(waited, 4_900)
    /**
     * The wait stays below twice that limit; the time above five seconds depends on how busy the
     * machine is.
     */
    assert.isBelow(waited, 10_000)
    next.assertStatus(503)
    assert.lengthOf(await Order.all(), 0)
    const after = await order(client, 2)
    after.assertStatus(200)
  })

  test('a transaction that only reads at first loses nothing to another writer', async ({
    client,
    assert,
    cleanup,
  }) => {
    const other = otherProgram()
    cleanup(() => other.close())
    const writing = setInterval(() => {
      try {
        other.exec('begin immediate; update prices set cents = cents; commit')
      } catch {
        /** The shop has the lock. */
      }
    }, 3)
    cleanup(() => clearInterval(writing))
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) => order(client, index))
    )
    for (const answer of answers) answer.assertStatus(200)
    assert.lengthOf(await db.from('orders'), 15)
  })
})

test.group('A worker beside the web process, on one file', (group) => {
  group.tap((one) => one.skip(onPostgres(), 'This is about SQLite'))
  test('no order and no webhook is refused', async ({ assert, cleanup }) => {
    const simulator = await startSimulator({ port: 0 })
    const shop = await StandaloneShop.make({
      MOLLIE_API_URL: simulator.url,
      MOLLIE_TIMEOUT_MS: '15000',
      WORKER: 'off',
      TRUST_PROXY: '1',
    })
    cleanup(async () => {
      await shop.cleanUp()
      await simulator.close()
    })
    await shop.setUp()
    await shop.start()
    const worker = spawn(process.execPath, [PROGRAMS.ace, 'queue:work'], {
      cwd: ROOT,
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        STORAGE_DIR: shop.folder,
        DATABASE_URL: `sqlite:${shop.database}`,
        PORT: String(shop.port),
        APP_URL: shop.url,
        MOLLIE_API_URL: simulator.url,
        LOG_LEVEL: 'error',
      },
    })
    cleanup(() => void worker.kill('SIGKILL'))

    const token = await shop.pageToken()
    const press = async (index: number) => {
      const answer = await fetch(`${shop.url}/api/sintjunior/bestellen`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': token,
          'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
        },
        body: JSON.stringify({ naam: 'Noor', email: `k${index}@example.nl` }),
      })
      await answer.text()
      return answer.status
    }
    const statuses: number[] = []
    const customers = Array.from({ length: 6 }, async (_, customer) => {
      for (let turn = 0; turn < 10; turn++) statuses.push(await press(customer * 10 + turn))
    })
    await Promise.all(customers)
    const webhooks = await Promise.all(
      simulator.control
        .payments()
        .map(async ({ id }) =>
          itemAt(await simulator.control.decide(id, 'paid', { webhook: 'direct' }), 0)
        )
    )
    assert.deepEqual(new Set([...statuses, ...webhooks]), new Set([200]))
    assert.isNull(worker.exitCode)
    assert.notInclude(shop.said, 'SQLITE_BUSY')
  }).timeout(120_000)
})
