import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { EXIT } from '#app/core/guard/exit_codes'
import { assignment, emptyPlace, programEnds } from '#tests/helpers/core/ace_command'
import { onPostgres } from '#tests/helpers/core/commit_trap'
import { PROGRAMS } from '#tests/helpers/programs'
import { openToOthers, StandaloneShop } from '#tests/helpers/standalone_shop'
import { firstOf } from '#tests/helpers/present'
import { freePorts } from '../../../scripts/lib/ports.js'

/** One sentence for a person, and no stack of a program. */
const SENTENCE = /^[^\n]*[.:][^\n]*$/

function folder(cleanup: (close: () => void) => void) {
  const made = mkdtempSync(join(tmpdir(), 'shop-refuse-'))
  cleanup(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const settingsOf = (storage: string, port: number) => ({
  STORAGE_DIR: storage,
  DATABASE_URL: `sqlite:${join(storage, 'shop.sqlite3')}`,
  PORT: String(port),
  APP_KEY: '',
  LOG_LEVEL: 'fatal',
})

test.group('An empty database where a shop has been', () => {
  test('an empty database is not opened as a new shop beside a backup', async ({
    assert,
    cleanup,
  }) => {
    const spot = await emptyPlace()
    cleanup(spot.cleanUp)
    mkdirSync(join(spot.place.storageDir, 'backups', 'shop-1'), { recursive: true })
    const refused = await assignment(['setup'], spot.settings)
    assert.equal(refused.code, EXIT.refused, refused.said)
    assert.include(refused.said, 'put a backup back')
    assert.deepEqual(readdirSync(spot.place.storageDir), ['backups'])
  }).timeout(120_000)
})

test.group('A start that would do harm', (group) => {
  group.tap((one) => one.skip(onPostgres(), 'This is about SQLite'))
  test('a second web process on one file refuses and touches nothing, a worker may', async ({
    assert,
    cleanup,
  }) => {
    const shop = await StandaloneShop.make({})
    cleanup(() => shop.cleanUp())
    await shop.setUp()
    await shop.start()
    assert.include(readdirSync(shop.folder), 'los.sqlite3.web')
    assert.isEmpty(openToOthers(shop.folder), 'files of the web process')
    const port = firstOf(await freePorts(1))
    const settings = {
      STORAGE_DIR: shop.folder,
      DATABASE_URL: `sqlite:${shop.database}`,
      PORT: String(port),
    }
    const second = await programEnds(PROGRAMS.server, settings)
    assert.equal(second.code, EXIT.refused)
    assert.match(second.said.trim(), SENTENCE)
    assert.include(second.said, 'Another web process already serves')
    const checked = await assignment(['shop:check'], settings)
    assert.equal(checked.code, 0)

    await shop.dead()
    await shop.start()
  }).timeout(120_000)

  test('an emptied database beside the data of a shop is not opened as a new shop', async ({
    assert,
    cleanup,
  }) => {
    const shop = await StandaloneShop.make({})
    cleanup(() => shop.cleanUp())
    Object.assign(shop.settings, { STORAGE_DIR: join(shop.folder, 'storage'), APP_KEY: '' })
    await shop.setUp({ anew: true })
    assert.includeMembers(readdirSync(shop.folder, { recursive: true }), [
      'los.sqlite3',
      'storage/app.key',
    ])
    assert.isEmpty(openToOthers(shop.folder), 'files of a command')

    writeFileSync(shop.database, '')
    for (const ending of ['-wal', '-shm']) rmSync(shop.database + ending, { force: true })
    const refused = await shop.command('setup')
    assert.equal(refused.code, EXIT.refused)
    assert.include(refused.said, 'put a backup back')
    assert.equal(readFileSync(shop.database).length, 0)
  }).timeout(120_000)

  test('a key that was cut off is named, and left as it is: "{$self}"')
    .with(['', 'short'])
    .run(async ({ assert, cleanup }, key) => {
      const storage = folder(cleanup)
      const file = join(storage, 'app.key')
      writeFileSync(file, key)
      for (const program of [[PROGRAMS.ace, 'setup'], PROGRAMS.server]) {
        const refused = await programEnds(program, settingsOf(storage, 0))
        assert.equal(refused.code, EXIT.refused)
        assert.match(refused.said.trim(), SENTENCE)
        assert.include(refused.said, file)
      }
      assert.equal(readFileSync(file, 'utf8'), key)
      assert.deepEqual(readdirSync(storage), ['app.key'])
    })
    .timeout(120_000)

  test('the answer of another program on the port is not taken for ours', async ({
    assert,
    cleanup,
  }) => {
    const shop = await StandaloneShop.make({})
    cleanup(() => shop.cleanUp())
    await shop.setUp()
    const other = createServer((_, response) => response.end('{"gezond":true}'))
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    cleanup(() => void other.close())
    const { port } = other.address() as { port: number }
    const program = [
      `import { Programs } from './scripts/lib/programs.ts'`,
      `await new Programs().keepUp('shop', ${JSON.stringify(PROGRAMS.server)}, {})`,
      `console.log('opened')`,
    ].join('\n')
    const start = spawn(process.execPath, ['--input-type=module', '-e', program], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        STORAGE_DIR: shop.folder,
        DATABASE_URL: `sqlite:${shop.database}`,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [start.stdout, start.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    const [code] = (await once(start, 'close')) as [number]
    assert.equal(code, EXIT.refused)
    assert.include(said, 'The port is taken')
    assert.notInclude(said, 'opened')
  }).timeout(120_000)
})
