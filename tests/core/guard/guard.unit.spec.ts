import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { AlarmBook, type Failure } from '#app/core/guard/alarm_book'
import { headerAddress, plainUrl, requestIdOf } from '#app/core/guard/addresses'
import { isOwnName } from '#app/core/guard/own_host'
import { guarded, requestAtHand, type Guarded } from '#app/core/guard/request_guard'
import { EXIT, exitCodeFor, StartRefused } from '#app/core/guard/exit_codes'
import { browserFailures, Failures } from '#app/core/guard/failures'
import { REQUEST_BOUNDS } from '#app/core/guard/request_bounds'
import { SettingsError } from '#app/core/settings'
import { heldClock } from '#tests/helpers/core/held_clock'
import { Backoff } from '../../../scripts/lib/backoff.js'

test.group('An address in a header', () => {
  test('the address {raw} is told as {told}')
    .with([
      { raw: '/a/b?c=%0a', told: '/a/b?c=%0a' },
      { raw: '/%E2%82%AC', told: '/%E2%82%AC' },
      { raw: '/\u00e9\n', told: '/%C3%A9%0A' },
      { raw: '/\ud800', told: '/%EF%BF%BD' },
      { raw: '//evil.example', told: '/evil.example' },
      { raw: 'http://evil.example/a', told: '/a' },
      { raw: 'http://evil.example', told: '/' },
      { raw: '/\\evil.example', told: '/evil.example' },
    ])
    .run(({ assert }, { raw, told }) => assert.equal(headerAddress(raw), told))

  test('the address {raw} can be read as {read}')
    .with([
      { raw: '/%zz', read: '/%25zz' },
      { raw: '/%ff?a=%zz', read: '/%25ff?a=%zz' },
      { raw: '/a?b=%zz', read: '/a?b=%zz' },
      { raw: '/%0a', read: '/%0a' },
      { raw: '/', read: '/' },
      { raw: '/contact/', read: '/contact/' },
      { raw: '/contact?a=//b', read: '/contact?a=//b' },
      { raw: '///', read: '/' },
      { raw: '//evil.example//a', read: '/evil.example/a' },
      { raw: 'http://winkel.nl/contact?a=1', read: '/contact?a=1' },
      { raw: 'HTTPS://winkel.nl', read: '/' },
      { raw: 'http://winkel.nl?a=1', read: '/?a=1' },
      { raw: '*', read: '*' },
    ])
    .run(({ assert }, { raw, read }) => assert.equal(plainUrl(raw), read))

  test('a request id that fits in a log line is kept, and no other', ({ assert }) => {
    for (const id of ['abc', '8f14e45f-ceea-467f-a8d9-0d2b3c', 'a:b.c_d'])
      assert.equal(requestIdOf(id), id)
    for (const odd of ['', 'a b', 'x'.repeat(65), '"}', 'é', ['a', 'b'], undefined])
      assert.isUndefined(requestIdOf(odd))
  })

  test('the host {host} is ours: {ours}')
    .with([
      { host: 'winkel.nl', ours: true },
      { host: 'WINKEL.NL:443', ours: true },
      { host: 'winkel.nl.', ours: true },
      { host: 'localhost:3333', ours: true },
      { host: '127.0.0.1:3333', ours: true },
      { host: '192.168.1.20:3333', ours: true },
      { host: '[::1]:3333', ours: true },
      { host: 'evil.example', ours: false },
      { host: 'winkel.nl.evil.example:3333', ours: false },
      { host: '127.0.0.1.evil.example', ours: false },
      { host: 'localhost.evil.example', ours: false },
      { host: '', ours: false },
      { host: 'a b', ours: false },
    ])
    .run(({ assert }, { host, ours }) => {
      assert.equal(isOwnName(host, 'https://winkel.nl'), ours)
    })
})

test.group('A program that could not start', () => {
  test('a program that met {title} ends with {code}')
    .with([
      { title: 'a setting', error: new SettingsError(['x']), code: EXIT.refused },
      { title: 'a refusal', error: new StartRefused('x'), code: EXIT.refused },
      { title: 'a port', error: { code: 'EADDRINUSE' }, code: EXIT.refused },
      { title: 'a locked file', error: { code: 'SQLITE_BUSY_RECOVERY' }, code: EXIT.refused },
      { title: 'an empty SQLite', error: new Error('no such table: x'), code: EXIT.refused },
      { title: 'an empty PostgreSQL', error: { code: '42P01' }, code: EXIT.refused },
      { title: 'a database that is away', error: { code: 'ECONNREFUSED' }, code: EXIT.failed },
      { title: 'a surprise', error: new TypeError('x'), code: EXIT.failed },
      { title: 'nothing at all', error: undefined, code: EXIT.failed },
    ])
    .run(({ assert }, { error, code }) => assert.equal(exitCodeFor(error), code))

  test('a program waits longer before each new start, and briefly again once it kept running', ({
    assert,
  }) => {
    const backoff = new Backoff()
    assert.deepEqual(
      Array.from({ length: 8 }, () => backoff.next(0)),
      [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]
    )
    assert.equal(backoff.next(60_000), 1000)
  })
})

test.group('Unexpected failures', () => {
  class Book extends AlarmBook {
    readonly lines: Failure[] = []
    broken = false
    override async write(failure: Failure) {
      if (this.broken) throw new Error('the database is away')
      this.lines.push(failure)
    }
  }

  function failuresOn(book: Book) {
    const clock = { now: 0 }
    const complaints: unknown[] = []
    const failures = new Failures(
      async () => book,
      (error) => complaints.push(error),
      () => clock.now
    )
    return { failures, clock, complaints }
  }

  test('an unexpected failure raises one alarm per route and kind, and another a minute later', async ({
    assert,
  }) => {
    const book = new Book()
    const { failures, clock } = failuresOn(book)
    for (let index = 0; index < 50; index++)
      await failures.raise('/a', new TypeError(`noor${index}@x.nl`))
    await failures.raise('/a', new RangeError('x'))
    assert.deepEqual(book.lines, [
      { kind: 'unexpected_error', where: '/a', error: 'TypeError' },
      { kind: 'unexpected_error', where: '/a', error: 'RangeError' },
    ])
    clock.now = 60_000
    await failures.raise('/a', new TypeError('x'))
    assert.lengthOf(book.lines, 3)
  })

  test('an alarm repeats nothing that a stranger wrote', async ({ assert }) => {
    const book = new Book()
    const { failures } = failuresOn(book)
    await failures.raise('/a', { name: 'noor@example.nl', code: 'a b' })
    await failures.raise('/b', 'noor@example.nl')
    await failures.raise('/c', null)
    assert.deepEqual(
      book.lines.map(({ error }) => error),
      ['Error', 'Error', 'Error']
    )
  })

  test('an alarm that cannot be written disturbs nothing and is tried again', async ({
    assert,
  }) => {
    const book = new Book()
    const { failures, complaints } = failuresOn(book)
    book.broken = true
    await failures.raise('/a', new Error('x'))
    assert.lengthOf(complaints, 1)
    book.broken = false
    await failures.raise('/a', new Error('x'))
    assert.lengthOf(book.lines, 1)
  })

  test('the list of known failures stays bounded', async ({ assert }) => {
    const book = new Book()
    const { failures } = failuresOn(book)
    for (let index = 0; index < 1000; index++) await failures.raise(`/${index}`, new Error('x'))
    assert.isAtMost(book.lines.length, 201)
    assert.equal(book.lines.at(-1)?.where, 'elsewhere')
  })

  test('a report of browsers is told once an hour, and of fifty causes', async ({
    assert,
    cleanup,
  }) => {
    const book = new Book()
    app.container.swap(AlarmBook, () => book)
    const clock = heldClock()
    cleanup(() => {
      clock.release()
      app.container.restore(AlarmBook)
      browserFailures.forget()
    })
    const report = (error: string) =>
      browserFailures.note({ kind: 'browser_error', where: '/', error })
    await report('a')
    await clock.pass(3_599_999)
    assert.isFalse(await report('a'))
    await clock.pass(1)
    assert.isTrue(await report('a'))
    for (let index = 1; index < 50; index++) await report(String(index))
    await report('of all others')
    assert.equal(book.lines.at(-2)?.error, '49')
    assert.equal(book.lines.at(-1)?.where, 'elsewhere')
  }).disableTimeout()

  test('failures of yesterday make room for those of today', async ({ assert }) => {
    const book = new Book()
    const { failures, clock } = failuresOn(book)
    for (let index = 0; index < 300; index++) await failures.raise(`/${index}`, new Error('x'))
    clock.now = 86_400_001
    await failures.raise('/today', new Error('x'))
    assert.equal(book.lines.at(-1)?.where, '/today')
    assert.equal(failures.known, 1)
  })
})

test.group('A request that does not come in', () => {
  test('the headers of a request have ten seconds to come in and its body thirty', ({ assert }) => {
    const server = createServer({ ...REQUEST_BOUNDS })
    assert.equal(server.headersTimeout, 10_000)
    assert.equal(server.requestTimeout, 30_000)
  })
})

test.group('A request that is over', () => {
  test('a timer that a request set keeps nothing of its visitor', async ({ assert, cleanup }) => {
    const seen: (Guarded['response'] | undefined)[] = []
    const { promise: released, resolve } = Promise.withResolvers<Guarded>()
    const server = createServer(
      guarded((_request, response) => {
        const timer = setInterval(() => {
          const guard = requestAtHand()
          if (!guard || guard.response) return
          clearInterval(timer)
          resolve(guard)
        }, 1)
        seen.push(requestAtHand()?.response)
        response.end('klaar')
      })
    )
    server.listen(0, '127.0.0.1')
    cleanup(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await (await fetch(`http://127.0.0.1:${port}/`)).text()
    assert.deepInclude(await released, { settled: true, ctx: null, route: 'no route' })
    assert.isOk(seen[0], 'its guard could answer for it')
  })
})
