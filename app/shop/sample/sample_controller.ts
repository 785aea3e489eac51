import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { PageToken } from '#app/core/http/page_token'
import { toValidationBody, type FieldErrors } from '#app/core/http/validation_errors'
import { isFromOwnPage } from '#app/core/middleware/page_token_middleware'
import { judgeSample, SAMPLE_NAME, type SampleVerdict } from '#app/shop/sample/judge_sample'
import SampleTransformer from '#app/shop/sample/sample_transformer'
import { sampleValidator } from '#app/shop/sample/sample_validator'
import SampleVerdictTransformer from '#app/shop/sample/sample_verdict_transformer'
import { head } from '#app/shop/search_engines/page_head'
import { present } from '#domain/present'
import { SAMPLE } from '#games/sample/sample_puzzle'

const DESCRIPTION =
  'Een raadsel om nu te proberen, zonder te bestellen: een kast, een muis en een slot van vijf letters. Lukt het jou in twee minuten?'
const LEFT_OPEN = 'Deze pagina stond te lang open. Je antwoord staat er nog: probeer het nog eens.'

type Tried = {
  typed?: string
  verdict?: SampleVerdict
  errors?: FieldErrors
  notice?: string
  status?: number
}

/** A puzzle that everybody may try. Its form is a plain one; a page with JavaScript calls instead. */
@inject()
export default class SampleController {
  constructor(protected pageToken: PageToken) {}

  show(ctx: HttpContext) {
    ctx.pageView = { kind: 'proef', item: SAMPLE_NAME }
    return this.#render(ctx)
  }

  /** Answers the plain form with a page that still shows what was typed. */
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    response.header('cache-control', 'no-store')
    const entered: unknown = request.input('antwoord')
    const typed = typeof entered === 'string' ? entered.slice(0, 1000) : ''
    if (!isFromOwnPage(this.pageToken, request, String(request.input('_csrf') ?? '')))
      return this.#render(ctx, { typed, notice: LEFT_OPEN, status: 419 })
    const [error, input] = await sampleValidator.tryValidate({ antwoord: entered })
    if (!error) return this.#render(ctx, { typed, verdict: judgeSample(input.antwoord) })
    const { errors } = present(toValidationBody(error), 'what was refused')
    return this.#render(ctx, { typed, errors, status: 422 })
  }

  async check(ctx: HttpContext) {
    const { antwoord: entered } = await ctx.request.validateUsing(sampleValidator)
    return ctx.serialize(SampleVerdictTransformer.transform(judgeSample(entered)))
  }

  #render(ctx: HttpContext, { typed = '', verdict, errors, notice, status = 200 }: Tried = {}) {
    ctx.response.status(status)
    return ctx.inertia.render(
      'shop/sample/sample_page',
      {
        title: SAMPLE.title,
        puzzle: SampleTransformer.transform(SAMPLE),
        pageToken: this.pageToken.issue(new Date()),
        typed,
        verdict: verdict ? SampleVerdictTransformer.transform(verdict) : null,
        fieldErrors: errors?.antwoord ?? [],
        notice: notice ?? null,
      },
      head(SAMPLE.title, DESCRIPTION, urlFor('sample.show'), {
        image: '/og/proefraadsel-delen.png',
      })
    )
  }
}
