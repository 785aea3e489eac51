import { appendFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { extract } from 'tar'
import { backupFolder, canRestore, makeBackup } from '#app/core/backup/backups'
import { knownMigrations } from '#app/core/database/migrate'
import Admin from '#models/admin/admin'
import AuditEntry from '#models/admin/audit_entry'
import env from '#start/env'
import { ADMIN, Browser, loggedIn } from '#tests/helpers/browser'
import { emptyPlace } from '#tests/helpers/core/ace_command'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf } from '#tests/helpers/present'
import * as dossier from '#tests/helpers/shop/stored_records'

const PAGE = '/dashboard/reservekopie'
const CALL = '/api/dashboard/reservekopie'
const FOLDER = backupFolder(env)
const NOW = DateTime.utc()

type Props = {
  state: string
  whole: boolean
  keyInside: boolean
  backups: { name: string; at: string; database: string; bytes: number; orders: number | null }[]
}

const propsOf = async (browser: Browser) => pageProps<Props>(await browser.open(PAGE))
const made = async () => (await readdir(FOLDER)).filter((name) => name.startsWith('shop-'))

test.group('The page of backups', (group) => {
  group.each.setup(async () => {
    await emptyShop()
    await rm(FOLDER, { recursive: true, force: true })
    await Admin.create({ name: 'Eigenaar', ...ADMIN })
    return () => rm(FOLDER, { recursive: true, force: true })
  })
  group.each.timeout(60_000)

  test('an owner reads that there is no backup yet, makes one, and finds it in the list', async ({
    client,
    assert,
  }) => {
    const browser = await loggedIn(client)
    await dossier.orderOf(NOW)
    const before = await propsOf(browser)
    assert.equal(before.state, 'never')
    assert.deepEqual(before.backups, [])

    ;(await browser.post(CALL)).assertStatus(200)
    assert.equal((await propsOf(browser)).state, 'busy')
    await drainQueue()

    const after = await propsOf(browser)
    assert.equal(after.state, 'done')
    assert.isTrue(after.whole)
    const backup = firstOf(after.backups)
    assert.equal(backup.database, env.database.client === 'pg' ? 'postgres' : 'sqlite')
    assert.equal(backup.orders, 1)
    assert.isAbove(backup.bytes, 0)
    assert.deepEqual(await made(), [backup.name])
    const log = await AuditEntry.query().where('what', 'backup_requested')
    assert.lengthOf(log, 1)
  })

  test('two presses at once, from two screens, make one backup', async ({ client, assert }) => {
    const screens = [await loggedIn(client), await loggedIn(client)]
    const answers = await Promise.all(screens.map((browser) => browser.post(CALL)))
    for (const answer of answers) answer.assertStatus(200)
    await drainQueue()
    assert.lengthOf(await made(), 1)
    assert.lengthOf(await AuditEntry.query().where('what', 'backup_requested'), 1)

    ;(await firstOf(screens).post(CALL)).assertStatus(200)
    await drainQueue()
    assert.lengthOf(await made(), 2, 'the next press makes another')
  })

  test('an owner reads that a backup failed or was broken off, and the next press makes one', async ({
    client,
    assert,
  }) => {
    const browser = await loggedIn(client)
    await mkdir(join(FOLDER, '..'), { recursive: true })
    await writeFile(FOLDER, 'a file where the folder should be')
    await browser.post(CALL)
    await drainQueue()
    await rm(FOLDER)
    assert.equal((await propsOf(browser)).state, 'failed')

    await browser.post(CALL)
    await db
      .from('turns')
      .where('task', 'backup')
      .update({ until: NOW.minus({ hours: 1 }).toSQL() })
    assert.equal((await propsOf(browser)).state, 'failed')

    await browser.post(CALL)
    await drainQueue()
    assert.equal((await propsOf(browser)).state, 'done')
    assert.lengthOf(await made(), 1, 'who lost the turn makes none')
  })

  test('an owner reads that the newest backup is damaged', async ({ client, assert }) => {
    const browser = await loggedIn(client)
    const { folder, manifest } = await makeBackup(env, FOLDER, NOW)
    await appendFile(join(folder, firstOf(manifest.files).path), 'x')
    assert.isFalse((await propsOf(browser)).whole)
  })
})

test.group('A backup as one file', (group) => {
  group.each.setup(async () => {
    await emptyShop()
    await rm(FOLDER, { recursive: true, force: true })
    await Admin.create({ name: 'Eigenaar', ...ADMIN })
    return () => rm(FOLDER, { recursive: true, force: true })
  })
  group.each.timeout(60_000)

  test('a backup in one file can be unpacked and restored elsewhere', async ({
    client,
    assert,
    cleanup,
  }) => {
    const spot = await emptyPlace()
    cleanup(spot.cleanUp)
    const { manifest } = await makeBackup(env, FOLDER, NOW)
    const browser = await loggedIn(client)
    const { name } = firstOf((await propsOf(browser)).backups)
    const opened = await browser.post(`${CALL}/${name}/ophalen`, { huidig: ADMIN.password })
    opened.assertStatus(200)
    const { naar: path } = opened.body() as { naar: string }

    const file = await fetch(`http://${env.host}:${env.port}${path}`, {
      headers: { cookie: browser.cookie },
      redirect: 'manual',
    })
    assert.equal(file.status, 200)
    assert.include(file.headers.get('content-disposition'), `${name}.tar`)
    const bytes = Buffer.from(await file.arrayBuffer())
    await mkdir(spot.folder, { recursive: true })
    await pipeline(Readable.from([bytes]), extract({ cwd: spot.folder }))
    const outcome = await canRestore(spot.place, join(spot.folder, name), {
      known: await knownMigrations(),
      overwrite: false,
    })
    assert.deepEqual(outcome, { ok: true, value: manifest })
    const entry = await AuditEntry.query().where('what', 'backup_downloaded').firstOrFail()
    assert.equal(entry.subject, name)
  })

  test('the file of a backup is refused without the password, without its address, and to somebody else', async ({
    client,
    assert,
  }) => {
    const { folder } = await makeBackup(env, FOLDER, NOW)
    const name = firstOf(await made())
    assert.isTrue(folder.endsWith(name))
    const browser = await loggedIn(client)
    await browser.open(PAGE)
    const path = `${CALL}/${name}/ophalen`
    ;(await browser.post(path)).assertStatus(422)
    const wrong = await browser.post(path, { huidig: 'een-gokje-dan-maar' })
    wrong.assertStatus(422)
    assert.property(wrong.body().errors, 'huidig')
    assert.isNull(await AuditEntry.findBy('what', 'backup_downloaded'))

    const plain = await browser.open(`${PAGE}/${name}/ophalen`)
    plain.assertStatus(302)
    assert.equal(plain.header('location'), PAGE)

    const opened = await browser.post(path, { huidig: ADMIN.password })
    const colleague = { email: 'collega@example.nl', password: ADMIN.password }
    await Admin.create({ name: 'Collega', ...colleague })
    const theirs = new Browser(client)
    await theirs.open('/login')
    await theirs.post('/api/login', colleague)
    const { naar: to } = opened.body() as { naar: string }
    ;(await theirs.open(to)).assertStatus(302)
  })

  test('the file of a backup is found by a name of our own list, and by no other', async ({
    client,
  }) => {
    const browser = await loggedIn(client)
    await browser.open(PAGE)
    const currentPassword = ADMIN.password
    const unknown = 'shop-20200101T000000000Z'
    ;(await browser.post(`${CALL}/${unknown}/ophalen`, { huidig: currentPassword })).assertStatus(
      404
    )
    for (const name of ['..', '%2e%2e%2fapp.key', `${unknown}%2f..%2f..`])
      (await browser.post(`${CALL}/${name}/ophalen`, { huidig: currentPassword })).assertStatus(404)
  })
})
