import { knownSettings } from '#app/shop/settings/shop_settings'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isNotSaved, NOT_SAVED, RETRY_AFTER_SECONDS } from '#app/core/exceptions/not_saved'
import { PageToken } from '#app/core/http/page_token'
import { countUnknownLink, refuseUnknownLink } from '#app/core/http/unknown_links'
import { toValidationBody, type FieldErrors } from '#app/core/http/validation_errors'
import { isFromOwnPage } from '#app/core/middleware/page_token_middleware'
import { freshToken } from '#app/core/tokens'
import { receiveWithdrawal } from '#app/shop/withdrawals/receive_withdrawal'
import { withdrawalReceipt } from '#app/shop/withdrawals/withdrawal_receipt'
import { head } from '#app/shop/search_engines/page_head'
import { withdrawalValidator } from '#app/shop/withdrawals/withdrawal_validator'
import { WITHDRAWING, statement } from '#content/withdrawal_texts'
import Order from '#models/shop/order'
import Withdrawal from '#models/shop/withdrawal'

const DESCRIPTION =
  'Herroep je bestelling in twee stappen, zonder in te loggen. Je krijgt meteen een bevestiging.'
const CHECK = 'Controleer je herroeping'
const RECEIVED = 'Je herroeping is ontvangen'
const LEFT_OPEN =
  'Deze pagina stond te lang open. Alles wat je invulde, staat er nog: ga gewoon verder.'

const EMPTY = { naam: '', email: '', bestelling: '', token: '' }
type Fields = typeof EMPTY
type FormPage = { velden: Fields; fouten?: FieldErrors; melding?: string; status?: number }

/**
 * The withdrawal function (Directive 2011/83/EU, article 11a): fill in, confirm, receipt. Each step is
 * a page of its own, sent by a plain form. The answers are the same whether or not there is an order.
 */
@inject()
export default class WithdrawalController {
  constructor(protected pageToken: PageToken) {}

  /** Step 1. The order page links here with its secret, which fills in the fields. */
  async create(ctx: HttpContext) {
    const token: unknown = ctx.request.input('token')
    if (token === undefined) return this.#invullen(ctx, { velden: EMPTY })
    hide(ctx)
    const order = typeof token === 'string' ? await Order.findBy({ token }) : null
    if (!order) await countUnknownLink(ctx)
    return this.#invullen(ctx, { velden: order ? fromOrder(order) : EMPTY })
  }

  /** Step 2: what will be sent, in words. Also the way back to step 1. */
  async controleer(ctx: HttpContext) {
    const fields = filledIn(ctx)
    if (ctx.request.input('wijzigen')) return this.#invullen(ctx, { velden: fields })
    return this.#lees(ctx, (input) =>
      this.#bevestigen(ctx, { ...fields, ...input, token: fields.token })
    )
  }

  async store(ctx: HttpContext) {
    return this.#lees(
      ctx,
      async ({ token = null, aanvraagsleutel: requestKey = null, ...input }) => {
        try {
          const withdrawal = await receiveWithdrawal({
            ...input,
            token,
            aanvraagsleutel: requestKey,
          })
          ctx.response.redirect().status(303).toPath(`/herroepen/ontvangen/${withdrawal.token}`)
        } catch (error) {
          if (!isNotSaved(error)) throw error
          return this.#nietOpgeslagen(ctx, { ...input, token: token ?? '' }, requestKey)
        }
      }
    )
  }

  /** Step 2 again, with the same key: pressed once more, it is one statement, whatever became of the first. */
  #nietOpgeslagen(ctx: HttpContext, fields: Fields, key: string | null) {
    ctx.response.status(503).header('retry-after', RETRY_AFTER_SECONDS)
    return this.#bevestigen(ctx, fields, { melding: NOT_SAVED, sleutel: key })
  }

  /** The receipt, to keep and to print. */
  async show(ctx: HttpContext) {
    const withdrawal = await Withdrawal.findBy('token', ctx.params.token)
    if (!withdrawal) return refuseUnknownLink(ctx)
    return ctx.inertia.render(
      'shop/withdrawals/withdrawal_received_page',
      { titel: RECEIVED, email: withdrawal.email, ...withdrawalReceipt(withdrawal) },
      { kop: { titel: RECEIVED, omschrijving: RECEIVED, index: false } }
    )
  }

  /** Goes on with what was filled in, or back to step 1 with all of it. */
  async #lees<T>(ctx: HttpContext, proceed: (input: Input) => T) {
    const { request } = ctx
    const fields = filledIn(ctx)
    if (!isFromOwnPage(this.pageToken, request, String(request.input('_csrf') ?? '')))
      return this.#invullen(ctx, { velden: fields, melding: LEFT_OPEN, status: 419 })
    const [error, input] = await withdrawalValidator.tryValidate(request.all())
    if (!error) return proceed(input)
    const { errors: errors } = toValidationBody(error)!
    return this.#invullen(ctx, { velden: fields, fouten: errors, status: 422 })
  }

  #invullen(
    ctx: HttpContext,
    { velden: fields, fouten: errors = {}, melding: notice, status = 200 }: FormPage
  ) {
    if (ctx.request.method() === 'POST') hide(ctx)
    ctx.response.status(status)
    return ctx.inertia.render(
      'shop/withdrawals/withdraw_page',
      {
        titel: WITHDRAWING,
        pageToken: this.pageToken.issue(new Date()),
        velden: fields,
        fouten: errors,
        melding: notice ?? null,
        bevestigen: null,
      },
      head(WITHDRAWING, DESCRIPTION, '/herroepen', { index: !fields.token })
    )
  }

  #bevestigen(
    ctx: HttpContext,
    fields: Fields,
    {
      melding: notice = null,
      sleutel: key = null,
    }: { melding?: string | null; sleutel?: string | null } = {}
  ) {
    hide(ctx)
    return ctx.inertia.render(
      'shop/withdrawals/withdraw_page',
      {
        titel: CHECK,
        pageToken: this.pageToken.issue(new Date()),
        velden: fields,
        fouten: {},
        melding: notice,
        bevestigen: {
          verklaring: statement(knownSettings().naam, fields),
          aanvraagsleutel: key ?? freshToken(),
        },
      },
      { kop: { titel: CHECK, omschrijving: DESCRIPTION, index: false } }
    )
  }
}

type Input = Awaited<ReturnType<(typeof withdrawalValidator)['validate']>>

/** What stands in the fields, as it was typed. */
function filledIn({ request }: HttpContext): Fields {
  const field = (name: keyof Fields) => {
    const value: unknown = request.input(name)
    return typeof value === 'string' ? value.slice(0, 1000) : ''
  }
  return {
    naam: field('naam'),
    email: field('email'),
    bestelling: field('bestelling'),
    token: field('token'),
  }
}

function fromOrder({ naam: name, email, nummer: number, token }: Order): Fields {
  return { naam: name, email, bestelling: number, token }
}

/**
 * A page with somebody's name on it is kept by nobody. Unlike other private pages it tells our own
 * server where its form was sent from, which browsers without `Sec-Fetch-Site` are asked for.
 */
function hide(ctx: HttpContext) {
  ctx.storefront = false
  ctx.response.header('cache-control', 'no-store')
  ctx.response.header('x-robots-tag', 'noindex, nofollow')
  ctx.response.header('referrer-policy', 'same-origin')
}
