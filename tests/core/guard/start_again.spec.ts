import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { EXIT } from '#app/core/guard/exit_codes'
import { openly, openToOthers, until } from '#tests/helpers/standalone_shop'
import { freePorts } from '../../../scripts/lib/ports.js'
import { present } from '#tests/helpers/present'

/** It builds first when the sources changed since the last build. */
const BUILD_MS = 240_000

type Cleanup = (undo: () => Promise<void>) => void

/** `npm start` as a person types it, in a folder and on ports of its own; it builds when it has to. */
async function npmStart(cleanup: Cleanup, settings: Record<string, string> = {}) {
  const storage = mkdtempSync(join(tmpdir(), 'shop-start-'))
  const [port, mailbox, smtp, simulator] = await freePorts(4)
  const said = { text: '' }
  const start = spawn('/bin/sh', openly(process.execPath, 'scripts/start.ts'), {
    cwd: app.makePath(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      SMTP_HOST: '',
      SMTP_PORT: '',
      PORT: String(port),
      APP_URL: `http://127.0.0.1:${port}`,
      STORAGE_DIR: storage,
      MAILBOX_PORT: String(mailbox),
      MAILBOX_SMTP_PORT: String(smtp),
      SIMULATOR_PORT: String(simulator),
      ...settings,
    },
  })
  for (const stream of [start.stdout, start.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (said.text += chunk))
  }
  cleanup(async () => {
    if (start.exitCode === null && start.signalCode === null) {
      start.kill('SIGINT')
      await once(start, 'close')
    }
    rmSync(storage, { recursive: true, force: true })
  })
  return {
    start,
    said,
    storage,
    url: `http://127.0.0.1:${port}`,
    smtp,
    beside: [`http://127.0.0.1:${mailbox}`, `http://127.0.0.1:${simulator}`],
  }
}

/** The process that serves visitors, or null while there is none. */
function shopOf(start: ChildProcess): number | null {
  try {
    const found = execFileSync('pgrep', ['-P', String(start.pid), '-f', 'build/bin/server.js'])
    return Number(found.toString().trim()) || null
  } catch {
    return null
  }
}

/** Sends a mail to the mailbox of the demo. */
async function mailTo(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'data')
  const words = ['EHLO x', 'MAIL FROM:<a@example.nl>', 'RCPT TO:<b@example.nl>', 'DATA']
  socket.write([...words, '', 'hallo', '.', 'QUIT', ''].join('\r\n'))
  await once(socket.resume(), 'close')
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false
  )

test.group('npm start', () => {
  test('npm start restarts a shop that ended, later each time, while mailbox and simulator stay up', async ({
    assert,
    cleanup,
  }) => {
    const { start, said, storage, smtp, url, beside } = await npmStart(cleanup)
    const open = () => {
      if (start.exitCode !== null) throw new Error(said.text)
      return said.text.includes('Ctrl-C stops everything')
    }
    await until(open, 'npm start', BUILD_MS)
    for (const step of ['1 of 4  Settings', '2 of 4  Build', '3 of 4  Database', '4 of 4  Opening'])
      assert.include(said.text, step)
    for (const address of [url, `${url}/login`]) assert.include(said.text, `${address}  `)
    assert.notMatch(said.text, /^\{/m, 'a line of the log on the first screen')

    await mailTo(present(smtp, 'the port for mails'))
    const mails = () => readdirSync(join(storage, 'mailbox')).length > 0
    await until(mails, 'the mail in the mailbox of the demo')
    assert.isEmpty(openToOthers(storage), 'files of the shop and its mailbox')

    for (const [signal, wait] of [
      ['SIGKILL', 1],
      ['SIGSEGV', 2],
    ] as const) {
      const before = present(shopOf(start), 'the shop')
      process.kill(before, signal)
      await until(
        () =>
          said.text.includes(`shop stopped unexpectedly (${signal}), starts again in ${wait} s`),
        'the end of the shop'
      )
      for (const program of beside) assert.isTrue(await answers(program), program)
      await until(() => answers(`${url}/gezond`), 'the shop once more')
      assert.notEqual(shopOf(start), before)
    }

    start.kill('SIGINT')
    const [code] = (await once(start, 'close')) as [number]
    assert.equal(code, 0)
    for (const program of [url, ...beside]) assert.isFalse(await answers(program), program)
  }).timeout(BUILD_MS + 180_000)

  test('npm start does not restart a shop that refuses: {title}')
    .with<{ title: string; settings: Record<string, string>; why: string }[]>([
      { title: 'a setting', settings: { SHOP_MODE: 'wrong' }, why: 'SHOP_MODE is "wrong"' },
      {
        title: 'a database that is no database',
        settings: { DATABASE_URL: 'sqlite:README.md' },
        why: 'database',
      },
    ])
    .run(async ({ assert, cleanup }, { settings, why }) => {
      const { start, said } = await npmStart(cleanup, settings)
      const [code] = (await once(start, 'close')) as [number]
      assert.equal(code, EXIT.refused, said.text)
      assert.include(said.text, why)
      assert.notInclude(said.text, 'starts again')
    })
    .timeout(300_000)

  test('npm start leaves the database of a former version alone and says so', async ({
    assert,
    cleanup,
  }) => {
    const { start, said, storage } = await npmStart(cleanup)
    const former = join(storage, 'winkel.sqlite3')
    writeFileSync(former, 'former')
    const [code] = (await once(start, 'close')) as [number]
    assert.equal(code, EXIT.refused, said.text)
    assert.include(said.text, `${former} is the database of a former version`)
    assert.equal(readFileSync(former, 'utf8'), 'former')
    assert.isFalse(existsSync(join(storage, 'shop.sqlite3')))
  }).timeout(BUILD_MS)

  test('npm start does not start beside another program on its port', async ({
    assert,
    cleanup,
  }) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    cleanup(() => new Promise((closed) => other.close(() => closed())))
    const { port } = other.address() as { port: number }
    const { start, said } = await npmStart(cleanup, { PORT: String(port) })
    const [code] = (await once(start, 'close')) as [number]
    assert.equal(code, EXIT.refused)
    assert.include(said.text, `Port ${port}`)
  }).timeout(120_000)
})
