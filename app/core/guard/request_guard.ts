import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import { departure } from '#app/core/guard/departure'
import { failures } from '#app/core/guard/failures'
import { plainUrl, requestIdOf } from '#app/core/guard/addresses'
import { isOurHost } from '#app/core/guard/own_host'
import { isCall } from '#app/core/is_call'
import { SECURITY_HEADERS } from '#app/core/http/security_headers'
import env from '#start/env'

export const SORRY = 'Er ging bij ons iets mis. Probeer het over een paar minuten nog eens.'

/** A request that is being handled, with the work that goes on beside its answer. */
export type Guarded = {
  /** Its answer, until that is sent and its handler is done. */
  response: ServerResponse | null
  /**
   * The framework's context, from the moment at which it exists until the answer is sent and the
   * handler is done.
   */
  ctx: HttpContext | null
  /** Its route, once `ctx` is gone. */
  route: string | null
  /** Whether its handler is done. */
  settled: boolean
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

const atHand = new AsyncLocalStorage<Guarded>()

/** The request for which the present code runs, also in a timer or a stream that it started. */
export function requestAtHand(): Guarded | undefined {
  return atHand.getStore()
}

/**
 * The framework's handler with a guard around it. Whatever it throws, now, later or outside the
 * path that is awaited, becomes an answer 500 of this one request.
 */
export function guarded(handle: Handler): Handler {
  return (request, response) => {
    const guard: Guarded = { response, ctx: null, route: null, settled: false }
    request.url = plainUrl(request.url ?? '/')
    const id = requestIdOf(request.headers['x-request-id'])
    if (id) request.headers['x-request-id'] = id
    else delete request.headers['x-request-id']
    departure.follow(request, response)
    if (!isOurHost(request)) return misdirected(response)
    return atHand.run(guard, async () => {
      try {
        await handle(request, response)
      } catch (error) {
        failRequest(guard, error)
      } finally {
        guard.settled = true
        if (response.closed) release(guard)
        else response.once('close', () => release(guard))
      }
    })
  }
}

/**
 * Keeps only the route of a request that is over. A timer remembers the request in which it was
 * set, so a rate limit that counts for a day would keep the whole context of each visitor as long.
 */
function release(guard: Guarded) {
  guard.route = routeOf(guard.ctx)
  guard.ctx = null
  guard.response = null
}

/**
 * Logs an error of a request, raises an alarm, and answers the request with 500 when that is still
 * possible.
 */
export function failRequest(guard: Guarded, error: unknown) {
  const where = guard.route ?? routeOf(guard.ctx)
  const log = guard.ctx?.logger ?? logger
  log.error({ err: error, route: where }, 'unexpected error outside of its handler')
  void failures.raise(where, error)
  answerSorry(guard)
}

/** The place of an error, as log and alarm may tell it. */
export function routeOf(ctx: HttpContext | null): string {
  return ctx?.route?.pattern ?? 'no route'
}

/**
 * Answers somebody who asks this shop for another host: a page of that host could otherwise read
 * ours (DNS rebinding).
 */
function misdirected(response: ServerResponse) {
  const body = `Deze winkel staat op ${env.appUrl}`
  response.writeHead(421, {
    ...SECURITY_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/**
 * Answers without the framework, which may be what failed. An answer that is under way is broken
 * off, not completed.
 */
function answerSorry({ response, ctx }: Guarded) {
  if (!response || response.writableEnded || response.destroyed) return
  if (response.headersSent) return void response.destroy()
  for (const name of response.getHeaderNames()) {
    if (name !== 'x-request-id') response.removeHeader(name)
  }
  const call = isCall(ctx?.request.url())
  const body = call ? JSON.stringify({ message: SORRY }) : SORRY
  response.writeHead(500, {
    ...SECURITY_HEADERS,
    'content-type': `${call ? 'application/json' : 'text/plain'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
