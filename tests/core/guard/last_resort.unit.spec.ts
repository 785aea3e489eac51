import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mock } from 'node:test'
import { test } from '@japa/runner'
import { EXIT } from '#app/core/guard/exit_codes'
import { failures } from '#app/core/guard/failures'
import { LastResort } from '#app/core/guard/last_resort'
import { guarded, SORRY } from '#app/core/guard/request_guard'
import { heldClock } from '#tests/helpers/core/held_clock'

/** A process that can end, and remembers with which code it did. */
function lastResort(terminate: () => Promise<void>) {
  const codes: number[] = []
  const { promise: gone, resolve } = Promise.withResolvers<void>()
  const guard = new LastResort({ isTerminating: false, terminate }, (code) => {
    codes.push(code)
    resolve()
  })
  return { guard, codes, gone }
}

test.group('A process in which something fails', (group) => {
  let clock: ReturnType<typeof heldClock>
  group.each.setup(() => {
    const raise = mock.method(failures, 'raise', async () => {})
    clock = heldClock()
    return () => {
      clock.release()
      raise.mock.restore()
      process.exitCode = undefined
    }
  })

  /** Asks for a page whose code throws where nobody catches it, and whose handler waits for `end`. */
  async function failing(guard: LastResort, end: Promise<void>) {
    const server = createServer(
      guarded(async () => {
        guard.uncaught(new TypeError('an inside of the shop'), true)
        await end
      })
    )
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    const said = await answer.text()
    server.close()
    return { status: answer.status, said }
  }

  test('a handler that hangs after an exception costs the process its life after ten seconds', async ({
    assert,
  }) => {
    let closed = 0
    const { guard, codes, gone } = lastResort(async () => void closed++)
    const answer = await failing(guard, new Promise(() => {}))
    assert.deepEqual(answer, { status: 500, said: SORRY })
    await clock.pass(9_999)
    assert.isUndefined(process.exitCode)
    await clock.pass(1)
    assert.equal(process.exitCode, EXIT.failed)
    await gone
    assert.deepEqual(codes, [EXIT.failed])
    assert.equal(closed, 1)
  })

  test('a handler that ends after an exception costs nobody else anything', async ({ assert }) => {
    const { guard, codes } = lastResort(async () => {})
    await failing(guard, Promise.resolve())
    await clock.pass(10_000)
    assert.isUndefined(process.exitCode)
    assert.isEmpty(codes)
  })

  test('a handler that hangs while a failed process ends holds it for ten seconds at most', async ({
    assert,
  }) => {
    const { guard, codes } = lastResort(() => new Promise(() => {}))
    void guard.end(new TypeError('an inside of the shop'), 'the background')
    await clock.pass(9_999)
    assert.isEmpty(codes)
    await clock.pass(1)
    assert.deepEqual(codes, [EXIT.failed])
  })
})
