import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { mock } from 'node:test'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { databaseLine, DatabaseSilent } from '#app/core/database/line'
import { waitAsPromised } from '#app/core/database/waiting'
import { guarded } from '#app/core/guard/request_guard'
import { ended, heldClock } from '#tests/helpers/core/held_clock'

type Ask = () => Promise<unknown>

/** A client of PostgreSQL whose server takes each statement and answers none. */
function silentClient(): Ask {
  class Client {
    declare driverName: string
    async acquireConnection() {}
    _query(..._statement: unknown[]) {
      return new Promise(() => {})
    }
  }
  Client.prototype.driverName = 'pg'
  const client = new Client()
  waitAsPromised(client)
  return () => client._query({ connection: { stream: { destroy() {} } } }, { sql: 'select 1' })
}

/** Asks as somebody who waits for a page. */
function asVisitor(ask: Ask): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const request = new IncomingMessage(new Socket())
  request.headers = { host: 'localhost' }
  const handle = guarded(async () => resolve(ask()))
  void handle(request, new ServerResponse(request))
  return promise
}

/** Asks as a job of the shop. */
function asJob(ask: Ask): Promise<unknown> {
  const environment = mock.method(app, 'getEnvironment', () => 'web')
  const answer = ask()
  environment.mock.restore()
  return answer
}

const WHO: Record<string, (ask: Ask) => Promise<unknown>> = {
  'a visitor': asVisitor,
  'a job': asJob,
  'a command': (ask) => ask(),
}

test.group('The wait for the database', (group) => {
  let clock: ReturnType<typeof heldClock>
  group.each.setup(() => {
    databaseLine.answered()
    clock = heldClock()
    return () => {
      clock.release()
      databaseLine.answered()
    }
  })

  test(
    '{who} waits {quiet} s for a database that answers nobody, and {slow} s for one that answers others'
  )
    .with([
      { who: 'a visitor', quiet: 2, slow: 10 },
      { who: 'a job', quiet: 30, slow: 120 },
      { who: 'a command', quiet: 120, slow: 600 },
    ])
    .run(async ({ assert }, { who, quiet, slow }) => {
      const asks = WHO[who]
      assert.isDefined(asks)
      const begin = () => {
        const answer = asks?.(silentClient()) ?? Promise.resolve()
        return { answer, state: ended(answer) }
      }
      await clock.pass(1)
      const unanswered = begin()
      await clock.pass(quiet * 1_000 - 1)
      assert.isFalse(unanswered.state.yet)
      await clock.pass(1)
      assert.isTrue(unanswered.state.yet)
      await assert.rejects(() => unanswered.answer, DatabaseSilent)

      databaseLine.answered()
      const slowOne = begin()
      for (let second = 1; second < slow; second++) {
        await clock.pass(1_000)
        databaseLine.answered()
      }
      await clock.pass(999)
      assert.isFalse(slowOne.state.yet)
      await clock.pass(1)
      assert.isTrue(slowOne.state.yet)
      assert.isFalse(databaseLine.silent)
    })
    .disableTimeout()

  test('a visitor waits five seconds for a lock, and one who comes after that half a second', async ({
    assert,
  }) => {
    class Client {
      declare driverName: string
      async _query(..._statement: unknown[]) {
        await clock.pass(100)
        throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
      }
    }
    Client.prototype.driverName = 'better-sqlite3'
    const client = new Client()
    waitAsPromised(client)
    const waited = async () => {
      const began = performance.now()
      const waiting = ended(client._query({ inTransaction: false }, { sql: 'BEGIN;' }))
      while (!waiting.yet) await clock.pass(10)
      return performance.now() - began
    }
    const near = (ms: number, promised: number) =>
      assert.isTrue(ms > promised && ms < promised + 250, `${ms} instead of ${promised} ms`)
    near(await waited(), 5_000)
    near(await waited(), 500)
    await clock.pass(5_000)
    near(await waited(), 5_000)
  })
})
