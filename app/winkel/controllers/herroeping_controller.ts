import { bekendeInstellingen } from '#app/winkel/instellingen'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { PageToken } from '#app/core/http/page_token'
import { telOnbekendeLink, weigerOnbekendeLink } from '#app/core/http/unknown_links'
import { toValidationBody, type FieldErrors } from '#app/core/http/validation_errors'
import { isFromOwnPage } from '#app/core/middleware/page_token_middleware'
import { freshToken } from '#app/core/tokens'
import { ontvangHerroeping } from '#app/winkel/actions/ontvang_herroeping'
import { herroepingsbewijs } from '#app/winkel/herroepingsbewijs'
import { kop } from '#app/winkel/kop'
import { herroepingValidator } from '#app/winkel/validators/herroeping_validator'
import { HERROEPEN, verklaring } from '#content/winkel/herroepen'
import Bestelling from '#models/bestelling'
import Herroeping from '#models/herroeping'

const OMSCHRIJVING =
  'Herroep je bestelling in twee stappen, zonder in te loggen. Je krijgt meteen een bevestiging.'
const CONTROLEER = 'Controleer je herroeping'
const ONTVANGEN = 'Je herroeping is ontvangen'
const STOND_OPEN =
  'Deze pagina stond te lang open. Alles wat je invulde, staat er nog: ga gewoon verder.'

const LEEG = { naam: '', email: '', bestelling: '', token: '' }
type Velden = typeof LEEG
type Invulpagina = { velden: Velden; fouten?: FieldErrors; melding?: string; status?: number }

/**
 * The withdrawal function (Directive 2011/83/EU, article 11a): fill in, confirm, receipt. Each step is
 * a page of its own, sent by a plain form. The answers are the same whether or not there is an order.
 */
@inject()
export default class HerroepingController {
  constructor(protected pageToken: PageToken) {}

  /** Step 1. The order page links here with its secret, which fills in the fields. */
  async create(ctx: HttpContext) {
    const token: unknown = ctx.request.input('token')
    if (token === undefined) return this.#invullen(ctx, { velden: LEEG })
    verberg(ctx)
    const bestelling = typeof token === 'string' ? await Bestelling.findBy({ token }) : null
    if (!bestelling) await telOnbekendeLink(ctx)
    return this.#invullen(ctx, { velden: bestelling ? vanBestelling(bestelling) : LEEG })
  }

  /** Step 2: what will be sent, in words. Also the way back to step 1. */
  async controleer(ctx: HttpContext) {
    const velden = ingevuld(ctx)
    if (ctx.request.input('wijzigen')) return this.#invullen(ctx, { velden })
    return this.#lees(ctx, (invoer) =>
      this.#bevestigen(ctx, { ...velden, ...invoer, token: velden.token })
    )
  }

  async store(ctx: HttpContext) {
    return this.#lees(ctx, async ({ token = null, aanvraagsleutel = null, ...invoer }) => {
      const herroeping = await ontvangHerroeping({ ...invoer, token, aanvraagsleutel })
      ctx.response.redirect().status(303).toPath(`/herroepen/ontvangen/${herroeping.token}`)
    })
  }

  /** The receipt, to keep and to print. */
  async show(ctx: HttpContext) {
    const herroeping = await Herroeping.findBy('token', ctx.params.token)
    if (!herroeping) return weigerOnbekendeLink(ctx)
    return ctx.inertia.render(
      'winkel/herroeping_ontvangen',
      { titel: ONTVANGEN, email: herroeping.email, ...herroepingsbewijs(herroeping) },
      { kop: { titel: ONTVANGEN, omschrijving: ONTVANGEN, index: false } }
    )
  }

  /** Goes on with what was filled in, or back to step 1 with all of it. */
  async #lees<T>(ctx: HttpContext, verder: (invoer: Invoer) => T) {
    const { request } = ctx
    const velden = ingevuld(ctx)
    if (!isFromOwnPage(this.pageToken, request, String(request.input('_csrf') ?? '')))
      return this.#invullen(ctx, { velden, melding: STOND_OPEN, status: 419 })
    const [fout, invoer] = await herroepingValidator.tryValidate(request.all())
    if (!fout) return verder(invoer)
    const { errors: fouten } = toValidationBody(fout)!
    return this.#invullen(ctx, { velden, fouten, status: 422 })
  }

  #invullen(ctx: HttpContext, { velden, fouten = {}, melding, status = 200 }: Invulpagina) {
    if (ctx.request.method() === 'POST') verberg(ctx)
    ctx.response.status(status)
    return ctx.inertia.render(
      'winkel/herroepen',
      {
        titel: HERROEPEN,
        pageToken: this.pageToken.issue(new Date()),
        velden,
        fouten,
        melding: melding ?? null,
        bevestigen: null,
      },
      kop(HERROEPEN, OMSCHRIJVING, '/herroepen', { index: !velden.token })
    )
  }

  #bevestigen(ctx: HttpContext, velden: Velden) {
    verberg(ctx)
    return ctx.inertia.render(
      'winkel/herroepen',
      {
        titel: CONTROLEER,
        pageToken: this.pageToken.issue(new Date()),
        velden,
        fouten: {},
        melding: null,
        bevestigen: {
          verklaring: verklaring(bekendeInstellingen().naam, velden),
          aanvraagsleutel: freshToken(),
        },
      },
      { kop: { titel: CONTROLEER, omschrijving: OMSCHRIJVING, index: false } }
    )
  }
}

type Invoer = Awaited<ReturnType<(typeof herroepingValidator)['validate']>>

/** What stands in the fields, as it was typed. */
function ingevuld({ request }: HttpContext): Velden {
  const veld = (naam: keyof Velden) => {
    const waarde: unknown = request.input(naam)
    return typeof waarde === 'string' ? waarde.slice(0, 1000) : ''
  }
  return {
    naam: veld('naam'),
    email: veld('email'),
    bestelling: veld('bestelling'),
    token: veld('token'),
  }
}

function vanBestelling({ naam, email, nummer, token }: Bestelling): Velden {
  return { naam, email, bestelling: nummer, token }
}

/**
 * A page with somebody's name on it is kept by nobody. Unlike other private pages it tells our own
 * server where its form was sent from, which browsers without `Sec-Fetch-Site` are asked for.
 */
function verberg(ctx: HttpContext) {
  ctx.storefront = false
  ctx.response.header('cache-control', 'no-store')
  ctx.response.header('x-robots-tag', 'noindex, nofollow')
  ctx.response.header('referrer-policy', 'same-origin')
}
