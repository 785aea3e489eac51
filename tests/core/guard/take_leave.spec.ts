import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { test } from '@japa/runner'
import { startSimulator } from '#simulator/server'
import { StandaloneShop, until } from '#tests/helpers/standalone_shop'
import { present } from '#tests/helpers/present'

type Answer = { readonly status: number; readonly connection: string; readonly began: number }

/** One request over a warm connection. @returns null when it was cut */
function ask(shop: StandaloneShop, agent: Agent, path = '/api/prijzen'): Promise<Answer | null> {
  const began = Date.now()
  return new Promise((resolve, reject) => {
    const asked = request(`${shop.url}${path}`, { agent }, (answer) => {
      answer.on('error', () => resolve(null))
      answer.resume().on('end', () =>
        resolve({
          status: present(answer.statusCode, 'the status'),
          connection: answer.headers.connection ?? '',
          began,
        })
      )
    })
    asked.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? reject(error) : resolve(null)
    )
    asked.end()
  })
}

async function open(cleanup: (close: () => Promise<void>) => void) {
  const simulator = await startSimulator({ port: 0 })
  const shop = await StandaloneShop.make({ MOLLIE_API_URL: simulator.url, TRUST_PROXY: '1' })
  cleanup(async () => {
    await shop.cleanUp()
    await simulator.close()
  })
  await shop.setUp()
  await shop.start()
  return shop
}

test.group('A shop that is asked to stop', () => {
  test('no request is cut under load, each answer ends its connection, and health says so', async ({
    assert,
    cleanup,
  }) => {
    const shop = await open(cleanup)
    const answers: (Answer | null)[] = []
    const visitor = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      try {
        for (;;) answers.push(await ask(shop, agent))
      } catch {
        /** The shop takes nobody else. */
      } finally {
        agent.destroy()
      }
    }
    const visitors = Array.from({ length: 8 }, () => visitor())
    await until(() => answers.length > 40, 'a busy shop')

    const idle = new Agent({ keepAlive: true, maxSockets: 1 })
    await ask(shop, idle)
    const ended = shop.ended('SIGTERM')
    /** The signal may take a moment to arrive. */
    const askHealth = async () => present(await ask(shop, idle, '/gezond'), 'the health page')
    let health = await askHealth()
    while (health.connection !== 'close') health = await askHealth()
    const stopping = Date.now()
    await Promise.all(visitors)
    const last = Date.now()
    assert.equal(await ended, 0)

    assert.isBelow(Date.now() - last, 5_000)
    assert.isTrue(answers.every((answer) => answer !== null))
    const later = answers.filter((answer) => present(answer, 'an answer').began > stopping)
    for (const answer of later) assert.equal(present(answer, 'an answer').connection, 'close')
    assert.equal(health.status, 503)
  }).timeout(120_000)

  test('a body that never comes and half a request do not hold the shop', async ({
    assert,
    cleanup,
  }) => {
    const shop = await open(cleanup)
    const token = await shop.pageToken()
    const stuck = [
      `POST /contact HTTP/1.1\r\nhost: x\r\nx-csrf-token: ${token}\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"na`,
      'GET /contact HTTP/1.1\r\nhost: x\r\n',
    ].map((bytes) => {
      const socket = connect(shop.port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(bytes)
      return socket
    })
    cleanup(() => stuck.forEach((socket) => socket.destroy()))
    await Promise.all(stuck.map((socket) => once(socket, 'connect')))
    await ask(shop, new Agent())

    const began = Date.now()
    const givenUp = Promise.all(
      stuck.map(
        (socket) =>
          new Promise<number>((resolve) =>
            socket.resume().once('close', () => resolve(Date.now() - began))
          )
      )
    )
    assert.equal(await shop.ended('SIGTERM'), 0)
    /** What the program does after that takes longer beside other work. */
    for (const ms of await givenUp) assert.isBelow(ms, 8_000)
    assert.isBelow(Date.now() - began, 14_000)
  }).timeout(120_000)

  test('half a request is closed while the shop goes on', async ({ assert, cleanup }) => {
    const shop = await open(cleanup)
    const began = Date.now()
    const socket = connect(shop.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET /contact HTTP/1.1\r\nhost: x\r\n')
    socket.resume()
    await once(socket, 'close')
    assert.isBelow(Date.now() - began, 20_000)
    const answer = await ask(shop, new Agent())
    assert.equal(present(answer, 'an answer').status, 200)
  }).timeout(120_000)
})
