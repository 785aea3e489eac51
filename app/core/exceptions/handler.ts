import app from '@adonisjs/core/services/app'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as limiterErrors } from '@adonisjs/limiter'
import { PaymentProviderUnavailable } from '#app/core/payment/payment_provider'
import { errors as shieldErrors } from '@adonisjs/shield'
import { PAGE_EXPIRED } from '#app/core/middleware/page_token_middleware'
import { toValidationBody, type FieldErrors } from '#app/core/http/validation_errors'

const SORRY = 'Er ging bij ons iets mis. Probeer het over een paar minuten nog eens.'
const NOT_FOUND = 'Deze pagina kon niet worden gevonden.'
const TOO_MANY = 'Dat ging even te vaak. Wacht een moment en probeer het opnieuw.'
const UNREADABLE = 'Deze gegevens konden we niet lezen.'

/** Turns what went wrong into a Dutch answer: JSON for calls, a page for people. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = !app.inProduction && !app.inTest
  protected override renderStatusPages = false

  override async handle(error: unknown, ctx: HttpContext) {
    const invalid = toValidationBody(error)
    if (invalid && isFormVisit(ctx)) return backWithErrors(ctx, invalid.errors)
    if (invalid) return ctx.response.status(422).json(invalid)

    if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
      const seconds = Math.max(1, error.response.availableIn)
      ctx.response.status(429).header('retry-after', String(seconds))
      if (wantsPage(ctx)) return this.#page(ctx, 'winkel/storing', TOO_MANY)
      return ctx.response.json({ message: TOO_MANY })
    }

    if (error instanceof shieldErrors.E_BAD_CSRF_TOKEN) {
      return ctx.response.status(419).json({ message: PAGE_EXPIRED })
    }

    const status = statusOf(error)
    if (this.debug && status >= 500) return super.handle(error, ctx)
    if (wantsPage(ctx)) {
      ctx.response.status(status)
      ctx.response.header('cache-control', 'no-store')
      return status === 404
        ? this.#page(ctx, 'winkel/niet_gevonden', NOT_FOUND)
        : this.#page(ctx, 'winkel/storing', SORRY)
    }
    ctx.response.status(status).json({ message: messageFor(status) })
  }

  override async report(error: unknown, ctx: HttpContext) {
    if (statusOf(error) >= 500 && !toValidationBody(error)) {
      ctx.logger.error(
        { err: withoutSecrets(error), route: ctx.route?.pattern },
        'unexpected error'
      )
    }
  }

  async #page(ctx: HttpContext, page: 'winkel/niet_gevonden' | 'winkel/storing', titel: string) {
    const body = await ctx.inertia.render(
      page,
      { titel },
      { kop: { titel, omschrijving: titel, index: false } }
    )
    ctx.response.send(body)
  }
}

function statusOf(error: unknown): number {
  if (error instanceof PaymentProviderUnavailable) return 503
  const status = Number((error as { status?: unknown } | null)?.status)
  return status >= 400 && status < 600 ? status : 500
}

function messageFor(status: number): string {
  if (status === 404) return NOT_FOUND
  if (status === 429) return TOO_MANY
  return status < 500 ? UNREADABLE : SORRY
}

/**
 * People ask for pages with GET, and with a form that their browser sends by itself; everything under
 * /api is a call.
 */
function wantsPage(ctx: HttpContext): boolean {
  const { request } = ctx
  if (!ctx.inertia || request.url().startsWith('/api/')) return false
  if (request.method() === 'GET' || request.method() === 'HEAD') return true
  return Boolean(request.header('content-type')?.startsWith('application/x-www-form-urlencoded'))
}

/** A form that was sent as an Inertia visit, from a page with a session. */
function isFormVisit({ request, session }: HttpContext): boolean {
  return Boolean(request.header('x-inertia')) && session !== undefined
}

/** Back to the form, whose page then has the messages in its errors map or in the form's error bag. */
function backWithErrors({ response, session }: HttpContext, errors: FieldErrors) {
  session.flash('inputErrorsBag', errors)
  response.redirect().back()
}

/** An error for the log: what and where, not the bodies and bindings that libraries hang on it. */
function withoutSecrets(error: unknown): Error {
  const { name = 'Error', message = String(error), stack = '' } = error as Partial<Error>
  const cause = (error as { cause?: unknown }).cause
  const kept = new Error(message.split(' - ').at(-1) ?? message)
  kept.name = name
  const places = stack.split('\n').filter((line) => line.startsWith('    at '))
  kept.stack = [`${name}: ${kept.message}`, ...places].join('\n')
  if (cause instanceof Error) kept.cause = `${cause.name}: ${cause.message}`
  return kept
}
