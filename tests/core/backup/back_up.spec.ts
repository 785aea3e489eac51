import { existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  canRestore,
  hasData,
  keepNewest,
  makeBackup,
  restoreBackup,
  type Place,
} from '#app/core/backup/backups'
import { MANIFEST, type Manifest } from '#app/core/backup/manifest'
import { knownMigrations } from '#app/core/database/migrate'
import Order from '#models/shop/order'
import Delivery from '#models/shop/delivery'
import env from '#start/env'
import { emptyShop } from '#tests/helpers/database'
import * as dossier from '#tests/helpers/shop/stored_records'
import { StandaloneShop } from '#tests/helpers/standalone_shop'
import { emptyPlace, assignment } from '#tests/helpers/core/ace_command'
import { CUSTOMER, withSimulator, post, cleanUpSimulator } from '#tests/helpers/shop/shop_calls'
import { captured, firstOf, leading, present } from '#tests/helpers/present'

const NOW = DateTime.utc()
const assessment = async (place: Place, folder: string, overwrite = false) => {
  const outcome = await canRestore(place, folder, {
    known: await knownMigrations(),
    overwrite,
  })
  return outcome.ok ? 'goed' : outcome.error.type
}

test.group('A backup', (group) => {
  group.each.setup(() => emptyShop())
  group.each.timeout(180_000)

  test('a backup made while orders come in is of one moment, and its shop opens elsewhere with books that add up', async ({
    client,
    assert,
    cleanup,
  }) => {
    const simulator = await withSimulator()
    const spot = await emptyPlace()
    cleanup(async () => {
      await spot.cleanUp()
      await cleanUpSimulator(simulator)
    })

    /** Six at once: free ones, which deliver at once, and paid ones, some of which are paid. */
    const golf = async () => {
      await limiter.clear()
      const placeOrder = (path: string) => post(client, `/api/${path}/bestellen`, CUSTOMER)
      const paths = ['cuneravanrhenen', 'binky', 'sintjunior']
      await Promise.all([...paths, ...paths].map(placeOrder))
      const [first, second] = leading(simulator.control.payments(), 2)
      await Promise.all(
        [first, second].map(({ id }) => simulator.control.decide(id, 'paid', { webhook: 'direct' }))
      )
    }
    await golf()
    const download = await Delivery.query().where('kind', 'download').firstOrFail()
    const beforehand = (await Order.all()).length

    let busy = true
    const copy = assignment(['backup:create', `--to=${spot.folder}`]).finally(() => (busy = false))
    while (busy) await golf()
    const { code, said } = await copy
    assert.equal(code, 0, said)
    const afterwards = (await Order.all()).length
    assert.isAbove(afterwards, beforehand, 'orders came in meanwhile')

    const name = firstOf((await readdir(spot.folder)).filter((one) => one.startsWith('shop-')))
    const folder = join(spot.folder, name)
    const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest
    const rows = present(manifest.rows.orders, 'the count of orders')
    assert.isAtLeast(rows, beforehand)
    assert.isAtMost(rows, afterwards)

    const back = await assignment(['backup:restore', folder], spot.settings)
    assert.equal(back.code, 0, back.said)
    assert.include(back.said, 'Alles klopt')

    const shop = await StandaloneShop.make({
      ...spot.settings,
      WORKER: 'off',
      MOLLIE_API_URL: simulator.url,
    })
    cleanup(() => shop.cleanUp())
    await shop.start()
    const page = await fetch(`${shop.url}/download/${download.token}`)
    assert.equal(page.status, 200)
    await shop.placeOrder('cuneravanrhenen', { naam: 'Na Afloop', email: 'na@example.nl' })

    /** The shop is open now, so a restore is refused. */
    const open = await assignment(['backup:restore', folder, '--overwrite'], spot.settings)
    assert.equal(open.code, 1)
    assert.include(open.said, 'in gebruik')
    await shop.dead()
    const check = await assignment(['shop:check'], spot.settings)
    assert.equal(check.code, 0, check.said)
  })

  test('a backup has the files of the storage, except what is made again', async ({
    assert,
    cleanup,
  }) => {
    const spot = await emptyPlace()
    cleanup(spot.cleanUp)
    for (const [path, content] of Object.entries({
      'app.key': 'sleutel',
      'foto/binky.jpg': 'foto',
      'downloads/1-EK-1-1.pdf': 'pdf',
      'mailbox/1.eml': 'mail',
    })) {
      await mkdir(join(env.storageDir, path, '..'), { recursive: true })
      await writeFile(join(env.storageDir, path), content)
    }
    const { folder, manifest } = await makeBackup(env, spot.folder, NOW)
    const paths = manifest.files.map(({ path }) => path)
    assert.includeMembers(paths, ['storage/app.key', 'storage/foto/binky.jpg'])
    assert.isFalse(paths.some((path) => /downloads|mailbox|shop\.sqlite3|backups/.test(path)))
    assert.equal((await stat(join(folder, MANIFEST))).mode & 0o077, 0, 'for the owner only')
    assert.equal((await stat(folder)).mode & 0o077, 0)

    await restoreBackup(spot.place, folder, manifest)
    assert.equal(await readFile(join(spot.place.storageDir, 'foto/binky.jpg'), 'utf8'), 'foto')
  })

  test('a backup that failed leaves nothing behind', async ({ assert, cleanup }) => {
    const spot = await emptyPlace()
    cleanup(spot.cleanUp)
    const to = join(spot.folder, 'kopieen')
    const nothing: Place = {
      ...env,
      database:
        env.database.client === 'pg'
          ? { client: 'pg', url: env.database.url.replace(/[^/]+$/, 'bestaat_niet') }
          : { client: 'better-sqlite3', filename: join(spot.folder, 'bestaat_niet') },
    }
    await assert.rejects(() => makeBackup(nothing, to, NOW))
    assert.deepEqual(await readdir(to), [])
  })

  test('the newest backups stay, and a broken-off one goes after a day', async ({
    assert,
    cleanup,
  }) => {
    const spot = await emptyPlace()
    cleanup(spot.cleanUp)
    const names = ['shop-20260101T030000000Z', 'shop-20260102T030000000Z']
    for (const name of [...names, 'shop-20250101T030000000Z', 'vakantie'])
      await mkdir(join(spot.folder, name))
    for (const name of names) await writeFile(join(spot.folder, name, MANIFEST), '{}')
    const aborted = join(spot.folder, '.unfinished-shop-20260103T030000000Z')
    await mkdir(aborted)
    await utimes(aborted, 0, 0)

    const { folder } = await makeBackup(env, spot.folder, NOW)
    assert.isFalse(existsSync(aborted))
    assert.deepEqual(await keepNewest(spot.folder, 2), [names[0]])
    assert.isTrue(existsSync(folder))
    assert.isTrue(existsSync(join(spot.folder, 'vakantie')), 'somebody else’s folder stays')
  })
})

test.group('Putting a backup back', (group) => {
  group.each.setup(() => emptyShop())
  group.each.timeout(120_000)

  test('a restore is refused while the shop is open, from a damaged, strange or newer backup, or over existing data', async ({
    assert,
    cleanup,
  }) => {
    const spot = await emptyPlace()
    cleanup(spot.cleanUp)
    await dossier.orderOf(NOW)
    const { folder, manifest } = await makeBackup(env, spot.folder, NOW)

    assert.equal(await assessment(env, folder), 'in_use')
    assert.equal(await assessment(env, folder, true), 'in_use')
    assert.lengthOf(await Order.all(), 1)
    assert.equal(await assessment(spot.place, spot.folder), 'no_backup')
    assert.equal(await assessment(spot.place, folder), 'goed')

    await restoreBackup(spot.place, folder, manifest)
    assert.isTrue(await hasData(spot.place))
    assert.equal(await assessment(spot.place, folder), 'not_empty')
    assert.equal(await assessment(spot.place, folder, true), 'goed')

    const different = async (difference: Partial<Manifest>) =>
      writeFile(join(folder, MANIFEST), JSON.stringify({ ...manifest, ...difference }))
    await different({ migrations: ['database/migrations/9999_later'] })
    assert.equal(await assessment(spot.place, folder, true), 'newer')
    await different({ database: manifest.database === 'sqlite' ? 'postgres' : 'sqlite' })
    assert.equal(await assessment(spot.place, folder, true), 'other_database')
    await different({})
    await appendFile(join(folder, firstOf(manifest.files).path), 'x')
    assert.equal(await assessment(spot.place, folder, true), 'damaged')
  })

  test('--overwrite backs up what is there first, and that backup can be put back', async ({
    assert,
    cleanup,
  }) => {
    const spot = await emptyPlace()
    cleanup(spot.cleanUp)
    const first = await dossier.orderOf(NOW)
    const past = await makeBackup(env, spot.folder, NOW)
    const second = await dossier.orderOf(NOW)
    const now = await makeBackup(env, spot.folder, NOW.plus({ hours: 1 }))
    await restoreBackup(spot.place, now.folder, now.manifest)

    const back = await assignment(['backup:restore', past.folder, '--overwrite'], spot.settings)
    assert.equal(back.code, 0, back.said)
    const numbers = async (email: string) => {
      const exported = await assignment(['personal-data:export', email], spot.settings)
      return [first, second].filter(({ number }) => exported.said.includes(number)).length
    }
    assert.equal(await numbers(CUSTOMER.email), 1)

    const earlier = captured(/staat in (\S+)/, back.said)
    const outward = await assignment(['backup:restore', earlier, '--overwrite'], spot.settings)
    assert.equal(outward.code, 0, outward.said)
    assert.equal(await numbers(CUSTOMER.email), 2)
  })

  test('a restore with books that do not add up names the order numbers and fails', async ({
    assert,
    cleanup,
  }) => {
    const spot = await emptyPlace()
    cleanup(spot.cleanUp)
    const { number, id } = await dossier.orderOf(NOW)
    await Delivery.query().where('order_id', id).delete()
    const { folder } = await makeBackup(env, spot.folder, NOW)
    const { code, said } = await assignment(['backup:restore', folder], spot.settings)
    assert.equal(code, 1)
    assert.include(said, number)
  })
})
