import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { callWithin } from '../../../inertia/wire/call.js'
import { handOn } from '../../../inertia/wire/payloads.js'
import type { Route } from '../../../inertia/wire/routes_of.js'

const UNUSABLE = 'De server gaf geen bruikbaar antwoord. Probeer het zo nog eens.'
const PORTAL = /eerst inloggen op dit wifi-netwerk/
const PAGE = '<!doctype html><title>Gratis wifi</title>'

const json = (status: number, body: unknown): RequestListener => text(status, JSON.stringify(body))

const text =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(body)

/** Calls a server that answers like this. */
async function answered<Name extends string>(name: Name, listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const route: Route<Name> = { name, method: 'POST', url: `http://127.0.0.1:${port}/` }
  try {
    return await callWithin(500)(route, ...handOn<Name>({}))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** The refusal of a call that is answered like this. */
async function refused(listener: RequestListener, name = 'order.store') {
  const reply = await answered(name, listener)
  if (reply.ok) throw new Error('The call was not refused')
  return reply.error
}

test.group('A call', (group) => {
  /** Where `call` finds the token of the page. */
  group.setup(() => {
    const page = { querySelector: () => ({ content: 'token', setAttribute: () => {} }) }
    Object.assign(globalThis, { document: page })
    return () => void Reflect.deleteProperty(globalThis, 'document')
  })

  test('a call brings the answer of its route', async ({ assert }) => {
    const reply = await answered('order.store', json(200, { payurl: 'https://betalen.example' }))
    assert.deepEqual(reply, { ok: true, value: { payurl: 'https://betalen.example' } })
  })

  test('a call may be answered with nothing where that is an answer', async ({ assert }) => {
    const reply = await answered('state.show', text(204, ''))
    assert.deepEqual(reply, { ok: true, value: null })
  })

  test('a call may be answered with anything but a page when nobody reads its answer', async ({
    assert,
  }) => {
    assert.isTrue((await answered('contact.store', text(200, ''))).ok)
    assert.isTrue((await answered('contact.store', json(200, {}))).ok)
    assert.match((await refused(text(200, PAGE), 'contact.store')).sentence, PORTAL)
  })

  test('a visitor reads that the answer is unusable when it is {$self}')
    .with(['{}', '[]', 'null', '', '{"payurl":""}', '{"payurl":7}', 'gelukt', '{"payurl"'])
    .run(async ({ assert }, body) => {
      const refusal = await refused(text(200, body))
      assert.equal(refusal.sentence, UNUSABLE)
      assert.equal(refusal.status, 200)
    })

  test('a visitor behind a captive portal is pointed at the wifi, and counts as without a connection', async ({
    assert,
  }) => {
    const refusal = await refused(text(200, PAGE))
    assert.match(refusal.sentence, PORTAL)
    assert.equal(refusal.status, 0)
  })

  test('a visitor sees no page of a proxy without a server behind it', async ({ assert }) => {
    const refusal = await refused(text(502, '<html><h1>502 Bad Gateway</h1></html>'))
    assert.equal(refusal.sentence, UNUSABLE)
    assert.equal(refusal.status, 502)
  })

  test('a visitor reads in one sentence that there is no connection', async ({ assert }) => {
    const refusal = await refused((request) => void request.destroy())
    assert.match(refusal.sentence, /^Er is geen verbinding\./)
    assert.equal(refusal.status, 0)
  })

  test('a call that is never answered ends as no connection', async ({ assert }) => {
    const refusal = await refused(() => {})
    assert.match(refusal.sentence, /^Er is geen verbinding\./)
  })

  test('a refused call has the messages of its fields, and all in one sentence', async ({
    assert,
  }) => {
    const errors = { naam: ['Vul je naam in.'], getoondePrijs: ['De prijs is veranderd.'] }
    const refusal = await refused(json(422, { message: 'Niet alles klopt.', errors }))
    assert.deepEqual(refusal.errors, errors)
    assert.equal(refusal.sentence, 'Vul je naam in. De prijs is veranderd.')
  })

  test('a refused call tells errors that are {what} as a sentence')
    .with<{ what: string; errors: unknown }[]>([
      { what: 'a sentence', errors: 'De code is op.' },
      { what: 'sentences', errors: ['De code is op.'] },
      { what: 'fields in a row', errors: [{ field: 'actiecode', message: 'De code is op.' }] },
      { what: 'a sentence by field', errors: { actiecode: 'De code is op.' } },
      { what: 'messages by field', errors: { actiecode: [{ message: 'De code is op.' }] } },
    ])
    .run(async ({ assert }, { errors }) => {
      assert.equal((await refused(json(422, { errors }))).sentence, 'De code is op.')
    })

  test('a refused call falls back to the message when its errors say nothing', async ({
    assert,
  }) => {
    for (const errors of [null, {}, [], '', 7, { naam: [] }, { naam: null }]) {
      const refusal = await refused(json(422, { message: 'Niet alles klopt.', errors }))
      assert.equal(refusal.sentence, 'Niet alles klopt.')
      assert.deepEqual(refusal.errors, {})
    }
  })

  test('a refused call tells a message, else a warning, else the whole body', async ({
    assert,
  }) => {
    const told = async (status: number, body: string) =>
      (await refused(text(status, body))).sentence
    assert.equal(await told(409, '{"message":"Te laat.","warning":"Nee."}'), 'Te laat.')
    assert.equal(await told(403, '{"warning":"Dit klopt niet."}'), 'Dit klopt niet.')
    assert.equal(await told(502, 'Bad gateway'), 'Bad gateway')
    assert.equal(await told(500, '"Kapot"'), 'Kapot')
  })

  test('a call that is refused with nothing at all gets the last resort of the specification', async ({
    assert,
  }) => {
    const refusal = await refused(text(500, ''))
    assert.equal(refusal.sentence, 'Something went wrong. Please try again.')
  })

  test('a call that is refused with an empty object or null gets a sentence', async ({
    assert,
  }) => {
    assert.equal((await refused(json(500, {}))).sentence, UNUSABLE)
    assert.equal((await refused(json(500, null))).sentence, UNUSABLE)
  })

  test('a refused call keeps what else the refusal carries', async ({ assert }) => {
    const body = { message: 'Bezet.', snapshot: { versie: 3 } }
    assert.deepEqual((await refused(json(409, body))).body, body)
  })
})
