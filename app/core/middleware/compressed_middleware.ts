import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const zip = promisify(gzip)

/** Below this a packet is a packet. */
const WORTHWHILE_BYTES = 1400

/**
 * Compresses answers that are large and differ per visitor, as a game full of drawings. For routes
 * whose answer repeats nothing that a stranger sends: size tells nothing then.
 */
export default class CompressedMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    await next()
    const body = response.getBody() as unknown
    if (!body || !/\bgzip\b/.test(request.header('accept-encoding') ?? '')) return
    const html = typeof body === 'string'
    const text = html ? body : JSON.stringify(body)
    if (text.length < WORTHWHILE_BYTES) return

    response.header('content-type', `${html ? 'text/html' : 'application/json'}; charset=utf-8`)
    response.header('content-encoding', 'gzip')
    response.header('vary', 'X-Inertia, Accept-Encoding')
    response.send(await zip(text))
  }
}
