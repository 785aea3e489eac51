import app from '@adonisjs/core/services/app'
import { Exception } from '@adonisjs/core/exceptions'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as limiterErrors } from '@adonisjs/limiter'
import { errors as lucidErrors } from '@adonisjs/lucid'
import { CommitFailed } from '#app/core/database/transaction'
import { writes } from '#app/core/database/writes'
import { DEAD_LINK, DeadLink } from '#app/core/exceptions/dead_link'
import { isNotSaved, NOT_SAVED, RETRY_AFTER_SECONDS } from '#app/core/exceptions/not_saved'
import { failures } from '#app/core/guard/failures'
import { isCall } from '#app/core/is_call'
import { routeOf, SORRY } from '#app/core/guard/request_guard'
import { PaymentProviderUnavailable } from '#app/core/payment/payment_provider'
import { errors as shieldErrors } from '@adonisjs/shield'
import { PAGE_EXPIRED } from '#app/core/middleware/page_token_middleware'
import { NO_ACCESS, reasonAndState } from '#app/core/exceptions/refusal_context'
import { toValidationBody } from '#app/core/http/validation_errors'

const NOT_FOUND = 'Deze pagina kon niet worden gevonden.'
const TOO_MANY = 'Dat ging even te vaak. Wacht een moment en probeer het opnieuw.'
const UNREADABLE = 'Deze gegevens konden we niet lezen.'

/** Turns an error into a Dutch answer: JSON for calls, a page for people. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = !app.inProduction && !app.inTest
  protected override renderStatusPages = false

  override async handle(error: unknown, ctx: HttpContext) {
    if (ctx.response.headersSent) return breakOff(ctx)
    try {
      await this.#answer(error, ctx)
    } catch (failure) {
      await this.report(failure, ctx)
      ctx.response.status(500).header('cache-control', 'no-store')
      if (wantsPage(ctx)) ctx.response.type('text').send(SORRY)
      else ctx.response.json({ message: SORRY })
    }
  }

  async #answer(error: unknown, ctx: HttpContext) {
    const invalid = toValidationBody(error)
    if (invalid) return refuse(ctx, 422, invalid)

    if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
      const seconds = Math.max(1, error.response.availableIn)
      ctx.response.status(429).header('retry-after', String(seconds))
      if (wantsPage(ctx)) return this.#page(ctx, 'shop/dead_ends/outage_page', TOO_MANY)
      return refuse(ctx, 429, { message: TOO_MANY })
    }

    if (error instanceof shieldErrors.E_BAD_CSRF_TOKEN) {
      return ctx.response.status(419).json({ message: PAGE_EXPIRED, reden: NO_ACCESS.pageExpired })
    }

    const status = statusOf(error)
    if (status === 503) ctx.response.header('retry-after', RETRY_AFTER_SECONDS)
    if (this.debug && status >= 500) return super.handle(error, ctx)
    if (wantsPage(ctx)) {
      ctx.response.status(status)
      ctx.response.header('cache-control', 'no-store')
      if (error instanceof DeadLink) return this.#deadLink(ctx, error)
      return status === 404
        ? this.#page(ctx, 'shop/dead_ends/not_found_page', NOT_FOUND)
        : this.#page(ctx, 'shop/dead_ends/outage_page', sentenceFor(error, ctx))
    }
    const message = status >= 500 ? sentenceFor(error, ctx) : messageFor(status)
    return refuse(ctx, status, { message })
  }

  override async report(error: unknown, ctx: HttpContext) {
    if (isNotSaved(error)) writes.failed(error instanceof CommitFailed ? error.cause : error)
    if (statusOf(error) < 500 || toValidationBody(error)) return
    ctx.logger.error({ err: error, route: ctx.route?.pattern }, 'unexpected error')
    /** An outage has watches of its own: `WatchedProvider`, and `tell_outage.ts` for the database. */
    if (!isOutage(error)) void failures.raise(routeOf(ctx), error)
  }

  async #page(
    ctx: HttpContext,
    page: 'shop/dead_ends/not_found_page' | 'shop/dead_ends/outage_page',
    title: string
  ) {
    ctx.response.send(await ctx.inertia.render(page, { title }, unlisted(title)))
  }

  async #deadLink(ctx: HttpContext, { kind }: DeadLink) {
    const title = DEAD_LINK[kind]
    const page = 'shop/dead_ends/dead_link_page'
    ctx.response.send(await ctx.inertia.render(page, { title, kind }, unlisted(title)))
  }
}

/** Answers a call, with the reason and the present state where the call promises these. */
async function refuse(ctx: HttpContext, status: number, body: { readonly message: string }) {
  ctx.response.status(status).json({ ...body, ...(await reasonAndState(ctx, status)) })
}

/** The head of a page that search engines leave out. */
const unlisted = (title: string) => ({ head: { title, description: title, index: false } })

/**
 * The status of an error that was meant for a visitor. The status of another error belongs to a
 * call of ours. A row that had to be there is a fault of the shop, though Lucid calls it a 404; what a
 * visitor asks for is read with `orNotFound`.
 */
function statusOf(error: unknown): number {
  if (isOutage(error)) return 503
  if (!(error instanceof Exception) || error instanceof lucidErrors.E_ROW_NOT_FOUND) return 500
  const { status } = error
  return status >= 400 && status < 600 ? status : 500
}

/**
 * Whether the payment provider or the database is away. The customer is told, the health check
 * shows it, and it passes by itself.
 */
function isOutage(error: unknown): boolean {
  return error instanceof PaymentProviderUnavailable || isNotSaved(error)
}

/**
 * Breaks off an answer of which the visitor already has a part, so that nobody takes it for
 * complete.
 */
function breakOff({ response: { response } }: HttpContext) {
  if (!response.writableEnded) response.destroy()
}

function sentenceFor(error: unknown, { request }: HttpContext): string {
  const reads = request.method() === 'GET' || request.method() === 'HEAD'
  return isNotSaved(error) && !reads ? NOT_SAVED : SORRY
}

function messageFor(status: number): string {
  if (status === 404) return NOT_FOUND
  if (status === 429) return TOO_MANY
  return UNREADABLE
}

/**
 * Whether a person waits for a page: people use GET, or a form that their browser sends by itself.
 * Everything under /api is a call.
 */
function wantsPage(ctx: HttpContext): boolean {
  const { request } = ctx
  if (!ctx.inertia || isCall(request.url())) return false
  if (request.method() === 'GET' || request.method() === 'HEAD') return true
  return Boolean(request.header('content-type')?.startsWith('application/x-www-form-urlencoded'))
}
