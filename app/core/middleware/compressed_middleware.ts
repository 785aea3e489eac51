import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { chooseEncoding } from '#app/core/http/storefront_cache'

/** The settings are fast rather than small, because every visitor gets an answer of their own. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
/** Compressed at once, in some 30 microseconds: to hand it to another thread takes six times as long. */
const PACK = {
  br: (text: string) => brotliCompressSync(text, BROTLI),
  gzip: (text: string) => gzipSync(text),
}
const PACK_ASIDE = {
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: string) => promisify(gzip)(text),
}
const ASIDE_FROM_BYTES = 32_000

/** Smaller answers fit in one network packet anyway. */
const WORTHWHILE_BYTES = 1400

/**
 * Compresses answers that are large and differ per visitor, such as a game full of drawings. It is
 * for routes whose answer repeats nothing that a stranger sends, because the size of a compressed
 * answer could reveal secrets otherwise.
 */
export default class CompressedMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    await next()
    const body = response.getBody() as unknown
    const encoding = chooseEncoding(request.header('accept-encoding'))
    if (!body || encoding === 'identity') return
    const html = typeof body === 'string'
    const text = html ? body : JSON.stringify(body)
    if (text.length < WORTHWHILE_BYTES) return

    response.header('content-type', `${html ? 'text/html' : 'application/json'}; charset=utf-8`)
    response.header('content-encoding', encoding)
    response.append('vary', 'Accept-Encoding')
    const pack = text.length < ASIDE_FROM_BYTES ? PACK : PACK_ASIDE
    response.send(await pack[encoding](text))
  }
}
