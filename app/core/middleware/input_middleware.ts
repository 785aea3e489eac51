import { inject } from '@adonisjs/core'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { cleanInput } from '#app/core/input/clean_input'
import { isCleanText } from '#app/core/input/clean_text'

type Fields = Record<string, unknown>

/**
 * The one gate through which everything passes that a stranger sends: it reads the body, and cleans
 * the texts of body and query. An address with characters that no text has leads nowhere. See
 * docs/decisions/running/0038.
 */
@inject()
export default class InputMiddleware {
  constructor(protected bodyParser: BodyParserMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn) {
    if (!Object.values(ctx.params).flat().every(isCleanText)) throw pageNotFound()
    await this.#read(ctx)
    const { request } = ctx
    request.updateQs(cleanInput(request.qs()) as Fields)
    request.updateBody(cleanInput(request.body()) as Fields)
    return next()
  }

  /**
   * No code of ours runs before the body is read, so an error that the parser blames on the sender
   * is the sender's. An error of the unpacking is too, because the body is not packed as its header
   * says.
   */
  async #read(ctx: HttpContext) {
    try {
      await this.bodyParser.handle(ctx, () => Promise.resolve())
    } catch (error) {
      const status = refusalOf(error)
      if (status === null) throw error
      throw new Exception('The body cannot be read', { status, code: 'E_BODY_UNREADABLE' })
    }
  }
}

const UNPACKING = /^(Z_|ERR__ERROR_|ERR_BROTLI|ERR_ZSTD)/

function refusalOf(error: unknown): number | null {
  const { status, code } = (error ?? {}) as Record<string, unknown>
  if (typeof status === 'number' && status >= 400 && status < 500) return status
  return typeof code === 'string' && UNPACKING.test(code) ? 400 : null
}
