import { shopSettings } from '#app/shop/settings/shop_settings'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
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
import { MAIL_BRAKES } from '#domain/shop/mails/mail_brakes'
import { present } from '#domain/present'

const DESCRIPTION =
  'Herroep je bestelling in twee stappen, zonder in te loggen. Je krijgt meteen een bevestiging.'
const CHECK = 'Controleer je herroeping'
const RECEIVED = 'Je herroeping is ontvangen'
const LEFT_OPEN =
  'Deze pagina stond te lang open. Alles wat je invulde, staat er nog: ga gewoon verder.'

const TOO_MANY = `Met dit e-mailadres kregen we vandaag al ${MAIL_BRAKES.receipt_of_address} herroepingen, daarom is deze nog niet verstuurd. Wil je ook deze bestelling herroepen? Vul dan het bestelnummer in, of mail ons: een mail telt net zo goed.`

const EMPTY = { naam: '', email: '', bestelling: '', token: '' }
type Fields = typeof EMPTY
type FormPage = { fields: Fields; errors?: FieldErrors; notice?: string; status?: number }

/**
 * The withdrawal function (Directive 2011/83/EU, article 11a): fill in, confirm, receipt. Each step
 * is a page of its own, sent by a plain form. The answers are the same whether or not there is an
 * order.
 */
@inject()
export default class WithdrawalController {
  constructor(protected pageToken: PageToken) {}

  /** Step 1. The order page links here with its secret, which fills in the fields. */
  async create(ctx: HttpContext) {
    const token: unknown = ctx.request.input('token')
    if (token === undefined) return this.#renderForm(ctx, { fields: EMPTY })
    hide(ctx)
    const order = typeof token === 'string' ? await Order.findBy({ token }) : null
    if (!order) await countUnknownLink(ctx)
    return this.#renderForm(ctx, { fields: order ? fromOrder(order) : EMPTY })
  }

  /** Step 2 shows in words what will be sent. It is also the way back to step 1. */
  async check(ctx: HttpContext) {
    const fields = filledIn(ctx)
    if (ctx.request.input('wijzigen')) return this.#renderForm(ctx, { fields })
    return this.#read(ctx, (input) =>
      this.#confirmation(ctx, { ...fields, ...input, token: fields.token })
    )
  }

  async store(ctx: HttpContext) {
    return this.#read(
      ctx,
      async ({ token = null, aanvraagsleutel: requestKey = null, ...input }) => {
        /** Shows step 2 again with the same key, so that pressing once more makes one statement. */
        const again = (status: number, notice: string) => {
          ctx.response.status(status)
          const fields = { ...input, token: token ?? '' }
          return this.#confirmation(ctx, fields, { notice, key: requestKey })
        }
        try {
          const received = await receiveWithdrawal({ ...statementOf(input), token, requestKey })
          if (!received.ok) return again(429, TOO_MANY)
          ctx.response.redirect().status(303).toRoute('withdrawal.show', [received.value.token])
        } catch (error) {
          if (!isNotSaved(error)) throw error
          ctx.response.header('retry-after', RETRY_AFTER_SECONDS)
          return again(503, NOT_SAVED)
        }
      }
    )
  }

  /** The receipt, to keep and to print. */
  async show(ctx: HttpContext) {
    const withdrawal = await Withdrawal.findBy('token', ctx.params.token)
    if (!withdrawal) return refuseUnknownLink(ctx, 'withdrawal')
    return ctx.inertia.render(
      'shop/withdrawals/withdrawal_received_page',
      {
        title: RECEIVED,
        email: withdrawal.email,
        ...withdrawalReceipt(withdrawal, await shopSettings()),
      },
      { head: { title: RECEIVED, description: RECEIVED, index: false } }
    )
  }

  /** Continues with the filled-in fields, or returns to step 1 with all of them. */
  async #read<T>(ctx: HttpContext, proceed: (input: Input) => T) {
    const { request } = ctx
    const fields = filledIn(ctx)
    if (!isFromOwnPage(this.pageToken, request, String(request.input('_csrf') ?? '')))
      return this.#renderForm(ctx, { fields, notice: LEFT_OPEN, status: 419 })
    const [error, input] = await withdrawalValidator.tryValidate(request.all())
    if (!error) return proceed(input)
    const { errors } = present(toValidationBody(error), 'what was refused')
    return this.#renderForm(ctx, { fields, errors, status: 422 })
  }

  #renderForm(ctx: HttpContext, { fields, errors = {}, notice, status = 200 }: FormPage) {
    if (ctx.request.method() === 'POST') hide(ctx)
    ctx.response.status(status)
    return ctx.inertia.render(
      'shop/withdrawals/withdraw_page',
      {
        title: WITHDRAWING,
        pageToken: this.pageToken.issue(new Date()),
        fields,
        fieldErrors: errors,
        notice: notice ?? null,
        confirmation: null,
      },
      head(WITHDRAWING, DESCRIPTION, urlFor('withdrawal.create'), { index: !fields.token })
    )
  }

  async #confirmation(
    ctx: HttpContext,
    fields: Fields,
    { notice = null, key = null }: { notice?: string | null; key?: string | null } = {}
  ) {
    hide(ctx)
    return ctx.inertia.render(
      'shop/withdrawals/withdraw_page',
      {
        title: CHECK,
        pageToken: this.pageToken.issue(new Date()),
        fields,
        fieldErrors: {},
        notice,
        confirmation: {
          statement: statement((await shopSettings()).name, statementOf(fields)),
          requestKey: key ?? freshToken(),
        },
      },
      { head: { title: CHECK, description: DESCRIPTION, index: false } }
    )
  }
}

type Input = Awaited<ReturnType<(typeof withdrawalValidator)['validate']>>

/** The contents of the fields, as they were typed. */
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

/** The agreement that is withdrawn from, and the person who withdraws. */
const statementOf = (fields: Omit<Fields, 'token'>) => ({
  name: fields.naam,
  email: fields.email,
  order: fields.bestelling,
})

function fromOrder({ name, email, number, token }: Order): Fields {
  return { naam: name, email, bestelling: number, token }
}

/**
 * Prevents caching of a page with somebody's name on it. Unlike other private pages it tells our
 * own server where its form was sent from, which is needed for browsers without `Sec-Fetch-Site`.
 */
function hide(ctx: HttpContext) {
  ctx.storefront = false
  ctx.response.header('cache-control', 'no-store')
  ctx.response.header('x-robots-tag', 'noindex, nofollow')
  ctx.response.header('referrer-policy', 'same-origin')
}
