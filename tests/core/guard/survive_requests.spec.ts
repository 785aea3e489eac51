import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import { Client } from 'pg'
import { test } from '@japa/runner'
import { EXIT } from '#app/core/guard/exit_codes'
import { emptyShop } from '#tests/helpers/database'
import { StandaloneShop, until } from '#tests/helpers/standalone_shop'
import { present } from '#tests/helpers/present'

const PLANTED = 'tests/helpers/core/planted_failures.ts'
const SORRY = 'Er ging bij ons iets mis.'
const NOT_FOUND = 'Deze pagina kon niet worden gevonden.'

const ODD = ['%0a', '%0d%0aX-A:1', '%00', '%7f', '%E2%82%AC', '%F0%9F%92%A5', '%25', '%zz', '%ff']
const PLACES = [
  '/',
  '/escaperooms/',
  '/bestaat-niet/',
  '/dashboard/',
  '/spelen/',
  '/api/',
  '/img/a.',
]
const OLD_PAGE = { 'x-inertia': 'true', 'x-inertia-version': 'old' }

/** A shop of its own, in which addresses below `/planted` fail. */
async function plantedShop() {
  await emptyShop()
  const shopProgram = await StandaloneShop.make({})
  try {
    await shopProgram.setUp()
    await shopProgram.start(PLANTED)
    return shopProgram
  } catch (error) {
    await shopProgram.cleanUp()
    throw error
  }
}

async function openAlarms(shopProgram: StandaloneShop): Promise<string[]> {
  const query = "select details from alarms where kind = 'unexpected_error' and resolved_at is null"
  if (!process.env.DATABASE_URL) {
    const database = new Database(shopProgram.database, { readonly: true })
    const rows = database.prepare(query).all() as { details: string }[]
    database.close()
    return rows.map(({ details }) => details)
  }
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<{ details: string }>(query)
  await client.end()
  return rows.map(({ details }) => details)
}

/** Sends a request as it goes over the line, with bytes that no well-behaved program sends. */
async function raw(shopProgram: StandaloneShop, path: string, headers: string): Promise<string> {
  const socket = connect(shopProgram.port, '127.0.0.1')
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n${headers}\r\n`,
    'latin1'
  )
  return text(socket)
}

test.group('A request that nobody expected', (group) => {
  /** One shop for all, as it has to survive one after another. */
  let shopProgram: StandaloneShop
  group.setup(async () => {
    shopProgram = await plantedShop()
    return () => shopProgram.cleanUp()
  })

  test('a request with an odd address gets an answer, and the shop stays open', async ({
    assert,
  }) => {
    for (const odd of ODD) {
      for (const place of PLACES) {
        for (const method of ['GET', 'POST']) {
          for (const headers of [{}, OLD_PAGE, { ...OLD_PAGE, referer: `${shopProgram.url}/` }]) {
            const path = `${place}${odd}`
            const what = `${method} ${path} ${JSON.stringify(headers)}`
            const response = await fetch(shopProgram.url + path, {
              method,
              headers,
              redirect: 'manual',
            })
            const body = await response.text()
            assert.isBelow(response.status, 500, what)
            assert.isTrue(response.headers.has('content-security-policy'), what)
            if (response.status === 409) {
              const back = present(
                response.headers.get('x-inertia-location'),
                'the header x-inertia-location'
              )
              assert.match(back, /^\/[\x21-\x7e]*$/, what)
              assert.equal(decodes(back), decodes(path), what)
            }
            if (method === 'GET' && response.status === 404 && !path.startsWith('/api/')) {
              assert.include(body, NOT_FOUND, what)
            }
          }
        }
      }
    }
    assert.isTrue(shopProgram.isAlive)
    assert.equal((await fetch(shopProgram.url)).status, 200)
    assert.notInclude(shopProgram.said, '"level":60')
  }).timeout(180_000)

  test('a request with an address that means nothing gets the page that says so', async ({
    assert,
  }) => {
    const namesIn = ({ headers }: Response) => [...headers.keys()]
    const usual = namesIn(await fetch(`${shopProgram.url}/bestaat-niet`))
    for (const path of ['/%zz', '/%', '/escaperooms/%e0%a4%a', '/a%ffb?c=%zz']) {
      const response = await fetch(shopProgram.url + path)
      assert.equal(response.status, 404, path)
      assert.include(await response.text(), NOT_FOUND, path)
      assert.equal(response.headers.get('x-frame-options'), 'DENY', path)
      assert.includeMembers(namesIn(response), usual, path)
    }
    for (const path of ['/\xe9\xff', '//evil.example/a', '/%0a', 'http://evil.example/']) {
      const answer = await raw(shopProgram, path, 'x-inertia: true\r\nx-inertia-version: old\r\n')
      assert.match(answer, /^HTTP\/1\.1 [34]\d\d /, path)
      assert.notMatch(answer, /^x-inertia-location: (\/\/|http)/im, path)
    }
    assert.isTrue(shopProgram.isAlive)
  }).timeout(120_000)

  test('a visitor whose request fails unexpectedly reads an apology, the owner gets a log line and an alarm, and the next visitor is served', async ({
    assert,
  }) => {
    const failing = [
      ...['sync', 'async', 'status', 'missing-row', 'unserialisable', 'header', 'header-stream'],
      ...['stream-listener', 'timer', 'promise'],
    ]
    for (const name of failing) {
      for (const path of [`/planted/${name}`, `/api/planted/${name}`]) {
        const response = await fetch(shopProgram.url + path)
        const body = await response.text()
        assert.equal(response.status, 500, path)
        assert.include(body, SORRY, path)
        assert.notInclude(body, 'an inside of the shop', path)
        assert.isTrue(response.headers.has('content-security-policy'), path)
        assert.equal((await fetch(`${shopProgram.url}/api/prijzen`)).status, 200, path)
        await until(() => shopProgram.said.includes(`"route":"${path}"`), `the log line of ${path}`)
        const alarm = (line: string) => line.startsWith(`${path} · `)
        await until(async () => (await openAlarms(shopProgram)).some(alarm), `the alarm of ${path}`)
      }
    }
    assert.isTrue(shopProgram.isAlive)
  }).timeout(180_000)

  test('an answer that fails halfway is broken off', async ({ assert }) => {
    await assert.rejects(async () =>
      (await fetch(`${shopProgram.url}/planted/headers-sent`)).text()
    )
    assert.equal((await fetch(`${shopProgram.url}/planted/stream`)).status, 500)
    assert.equal(await (await fetch(`${shopProgram.url}/planted/after`)).text(), 'whole')
    await until(
      async () =>
        (await openAlarms(shopProgram)).some((line) => line.startsWith('/planted/after · ')),
      'the alarm about what failed after the answer'
    )
    assert.equal((await fetch(shopProgram.url)).status, 200)
    assert.isTrue(shopProgram.isAlive)
  }).timeout(120_000)
})

test.group('A request that fails again and again', () => {
  test('a hundred equal failures raise one alarm, without anything about the visitor', async ({
    assert,
    cleanup,
  }) => {
    const shopProgram = await plantedShop()
    cleanup(() => shopProgram.cleanUp())
    for (let index = 0; index < 100; index++) {
      await (await fetch(`${shopProgram.url}/planted/sync?email=noor@example.nl`)).text()
    }
    await until(async () => (await openAlarms(shopProgram)).length > 0, 'the alarm')
    assert.deepEqual(await openAlarms(shopProgram), ['/planted/sync · TypeError'])
  }).timeout(120_000)
})

test.group('A shop in which something fails beside all requests', () => {
  test('a failing shop finishes its requests, alarms, and ends with a code of its own', async ({
    assert,
    cleanup,
  }) => {
    const shopProgram = await plantedShop()
    cleanup(() => shopProgram.cleanUp())
    const slow = fetch(`${shopProgram.url}/planted/slow`)
    await until(() => shopProgram.said.includes('a slow request is at hand'), 'the slow request')
    const [answer, code] = await Promise.all([slow, shopProgram.ended('SIGUSR2')])
    assert.equal(answer.status, 200)
    assert.equal(await answer.text(), 'whole')
    assert.equal(code, EXIT.failed)
    assert.notEqual(EXIT.failed as number, EXIT.refused)
    assert.include(shopProgram.said, 'the process ends')
    assert.deepEqual(await openAlarms(shopProgram), ['the background · TypeError'])

    await shopProgram.start()
    assert.equal((await fetch(shopProgram.url)).status, 200)
  }).timeout(120_000)
})

function decodes(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
