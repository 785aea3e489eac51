import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { freePorts } from '../../../scripts/lib/ports.js'
import { addressOnNetwork, listenersOf, tellsListeners } from '#tests/helpers/core/listeners'
import { captured, present } from '#tests/helpers/present'
import { until } from '#tests/helpers/standalone_shop'

/** It builds first when the sources changed since the last build. */
const BUILD_MS = 240_000
const OPEN = 'Ctrl-C stops everything'
const PRINTED = /admin@example\.nl and (\S+)/

const network = addressOnNetwork()

/** Whether somebody accepts a connection there. */
const accepts = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.unref()
  })

/** `npm start` with `LAN_ADDRESS` and no other address, as the game master types it. */
async function openToNetwork(address: string, cleanup: (undo: () => Promise<void>) => void) {
  const storage = mkdtempSync(join(tmpdir(), 'shop-lan-'))
  const [port = 0, mailbox = 0, smtp = 0, simulator = 0] = await freePorts(4)
  const empty = ['NODE_ENV', 'DATABASE_URL', 'SMTP_HOST', 'SMTP_PORT', 'APP_URL', 'HOST', 'APP_KEY']
  const start = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: app.makePath(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...Object.fromEntries(empty.map((name) => [name, ''])),
      LAN_ADDRESS: address,
      PORT: String(port),
      STORAGE_DIR: storage,
      MAILBOX_PORT: String(mailbox),
      MAILBOX_SMTP_PORT: String(smtp),
      SIMULATOR_PORT: String(simulator),
    },
  })
  let said = ''
  for (const stream of [start.stdout, start.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (said += part))
  cleanup(async () => {
    if (start.exitCode === null && start.signalCode === null) {
      start.kill('SIGINT')
      await once(start, 'close')
    }
    rmSync(storage, { recursive: true, force: true })
  })
  await until(() => said.includes(OPEN) || start.exitCode !== null, 'npm start', BUILD_MS)
  const password = captured(PRINTED, said)
  const pid = present(start.pid, 'the process of npm start')
  return { pid, port, beside: [mailbox, smtp, simulator], password, said }
}

/** A page of the shop, with its cookies and its token. */
async function visit(url: string) {
  const response = await fetch(url)
  const html = await response.text()
  return {
    html,
    cookies: response.headers.getSetCookie(),
    token: captured(/csrf-token" content="([^"]+)"/, html),
  }
}

async function logIn(url: string, password: string) {
  const { cookies, token } = await visit(`${url}/login`)
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': token,
      'cookie': cookies.map((line) => line.split(';')[0]).join('; '),
    },
    body: JSON.stringify({ email: 'admin@example.nl', password }),
  })
  return response.status
}

test.group('A demo that the hall reaches', () => {
  test('the hall reaches the shop and nothing beside it, and its admin has a password of its own', async ({
    assert,
    cleanup,
  }) => {
    const address = present(network, 'an address on a network')
    const { pid, port, beside, password, said } = await openToNetwork(address, cleanup)
    const url = `http://${address}:${port}`
    assert.include(said, url)
    assert.deepEqual(
      listenersOf(pid),
      [`${address}:${port}`, ...beside.map((one) => `127.0.0.1:${one}`)].sort()
    )
    for (const one of beside) {
      assert.isTrue(await accepts('127.0.0.1', one))
      assert.isFalse(await accepts(address, one))
    }
    for (const path of ['/mailbox', '/simulator', '/postvak'])
      assert.equal((await fetch(`${url}${path}`)).status, 404)

    const { html, cookies } = await visit(`${url}/escaperooms`)
    assert.notInclude(html, 'localhost')
    assert.isEmpty(cookies)
    const login = await visit(`${url}/login`)
    for (const cookie of login.cookies) assert.notMatch(cookie, /^__Host-|; Secure/i)
    assert.notEqual(password, 'escape-room-demo')
    assert.equal(await logIn(url, 'escape-room-demo'), 403)
    assert.equal(await logIn(url, password), 200)
  })
    .timeout(BUILD_MS + 60_000)
    .skip(network === null || !tellsListeners, 'This machine is on no network, or is no Linux')
})
