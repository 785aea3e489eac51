import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { test } from '@japa/runner'
import { Departure } from '#app/core/guard/departure'
import { ended, heldClock } from '#tests/helpers/core/held_clock'

const VISITORS = 60
/** How often a shop that stops looks whether it may go. */
const LOOK_EACH_MS = 25

/** Visitors in a thread of their own, because the thread of the server stands still meanwhile. */
const CONNECT = `
  const { connect } = require('node:net')
  const { parentPort, workerData } = require('node:worker_threads')
  const { port, visitors, connected } = workerData
  const answers = []
  for (let visitor = 0; visitor < visitors; visitor++) {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('connect', () => {
      socket.write('GET / HTTP/1.1\\r\\nhost: x\\r\\n\\r\\n')
      Atomics.add(connected, 0, 1)
      Atomics.notify(connected, 0)
    })
    socket.on('data', (bytes) => (text += bytes))
    socket.on('error', () => {})
    socket.on('close', () => {
      answers.push(text)
      if (answers.length === visitors) parentPort.postMessage(answers)
    })
  }
`

/** This process does nothing else for so long. */
const blockThread = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test.group('A shop that is asked to stop while people wait for it', () => {
  test('everybody in the queue of the system gets an answer', async ({ assert, cleanup }) => {
    const departure = new Departure({ graceMs: 300, bodyMs: 1_000 })
    const server = createServer((request, response) => {
      departure.follow(request, response)
      response.end('hallo')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const connected = new Int32Array(new SharedArrayBuffer(4))
    const worker = new Worker(CONNECT, {
      eval: true,
      workerData: { port, visitors: VISITORS, connected },
    })
    cleanup(async () => void (await worker.terminate()))
    const answered = once(worker, 'message')
    await once(worker, 'online')

    /** The event loop stands still until all are connected; nobody is accepted. */
    for (let now = 0; now < VISITORS; now = Atomics.load(connected, 0))
      Atomics.wait(connected, 0, now, 5_000)
    await departure.leave(server)

    const [answers] = (await answered) as [string[]]
    for (const answer of answers) assert.match(answer, /^HTTP\/1\.1 200/)
    assert.lengthOf(answers, VISITORS)
  }).timeout(30_000)
})

test.group('A shop that is asked to stop while it has no time to listen', () => {
  test('a request that came meanwhile on an open connection gets an answer', async ({ assert }) => {
    const graceMs = 50
    const departure = new Departure({ graceMs, bodyMs: 1_000 })
    const server = createServer((request, response) => {
      departure.follow(request, response)
      response.end('hallo')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const accepted = once(server, 'connection')
    const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1')
    await Promise.all([once(visitor, 'connect'), accepted])
    let answer = ''
    visitor.on('data', (bytes) => void (answer += String(bytes)))
    const closed = once(visitor, 'close')
    visitor.on('error', () => {})

    const leaving = departure.leave(server)
    while (!departure.isLeaving) await turn()
    visitor.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    blockThread(2 * graceMs)
    await Promise.all([leaving, closed])
    assert.match(answer, /^HTTP\/1\.1 200/)
  })
})

test.group('The wait of a stopping shop for its visitors', () => {
  test('a shop that stops waits {ms} ms when {what}')
    .with([
      { what: 'nobody asks for anything', ms: 1_000, requests: [] },
      { what: 'the rest of a request does not come', ms: 3_000, requests: [{ complete: false }] },
      { what: 'a whole request is not answered', ms: null, requests: [{ complete: true }] },
    ])
    .run(async ({ assert, cleanup }, { ms, requests }) => {
      const clock = heldClock()
      cleanup(() => clock.release())
      const departure = new Departure()
      for (const request of requests) {
        const response = new EventEmitter() as ServerResponse
        departure.follow(request as IncomingMessage, response)
      }
      const leaving = ended(departure.leave(createServer()))
      await clock.settle()
      await clock.pass((ms ?? 60_000) - LOOK_EACH_MS, LOOK_EACH_MS)
      assert.isFalse(leaving.yet)
      await clock.pass(2 * LOOK_EACH_MS, LOOK_EACH_MS)
      assert.equal(leaving.yet, ms !== null)
    })
})
