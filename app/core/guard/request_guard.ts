import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import { withoutSecrets } from '#app/core/guard/clean_error'
import { failures } from '#app/core/guard/failures'
import { repairedUrl } from '#app/core/guard/addresses'
import { SECURITY_HEADERS } from '#app/core/http/security_headers'

export const SORRY = 'Er ging bij ons iets mis. Probeer het over een paar minuten nog eens.'

/** A request that is being handled, and what is handled for it beside its answer. */
export type Guarded = {
  readonly response: ServerResponse
  /** Known once the framework has it. */
  ctx: HttpContext | null
  /** Its handler is done. */
  settled: boolean
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

const atHand = new AsyncLocalStorage<Guarded>()

/** The request that the present code runs for, also in a timer or a stream that it started. */
export function requestAtHand(): Guarded | undefined {
  return atHand.getStore()
}

/**
 * The framework's handler with a guard around it: whatever it throws, now, later or beside the path
 * that is waited for, becomes an answer 500 of this one request.
 */
export function guarded(handle: Handler): Handler {
  return (request, response) => {
    const guard: Guarded = { response, ctx: null, settled: false }
    request.url = repairedUrl(request.url ?? '/')
    return atHand.run(guard, async () => {
      try {
        await handle(request, response)
      } catch (error) {
        failRequest(guard, error)
      } finally {
        guard.settled = true
      }
    })
  }
}

/** Logs and alarms what went wrong in a request, and answers it with 500 where that is still possible. */
export function failRequest(guard: Guarded, error: unknown) {
  const where = routeOf(guard.ctx)
  const log = guard.ctx?.logger ?? logger
  log.error({ err: withoutSecrets(error), route: where }, 'unexpected error outside of its handler')
  void failures.raise(where, error)
  answerSorry(guard)
}

/** Where something happened, as log and alarm may tell it. */
export function routeOf(ctx: HttpContext | null): string {
  return ctx?.route?.pattern ?? 'no route'
}

/** Past the framework, which may be what failed. An answer that is under way is broken off, not completed. */
function answerSorry({ response, ctx }: Guarded) {
  if (response.writableEnded || response.destroyed) return
  if (response.headersSent) return void response.destroy()
  for (const name of response.getHeaderNames()) {
    if (name !== 'x-request-id') response.removeHeader(name)
  }
  const call = ctx?.request.url().startsWith('/api/')
  const body = call ? JSON.stringify({ message: SORRY }) : SORRY
  response.writeHead(500, {
    ...SECURITY_HEADERS,
    'content-type': `${call ? 'application/json' : 'text/plain'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
