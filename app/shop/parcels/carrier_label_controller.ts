import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { sendPdf } from '#app/core/pdf/send_pdf'
import { currentAdmin } from '#app/shop/orders/reply_about_order'
import CancelCarrierLabel from '#app/shop/parcels/labels/cancel_carrier_label'
import {
  makeLabelsValidator,
  printLabelsValidator,
} from '#app/shop/parcels/carrier_label_validator'
import { cancelSentence, KEY_REFUSED } from '#app/shop/parcels/carrier_label_words'
import LabelOutcomeTransformer from '#app/shop/parcels/label_outcome_transformer'
import MakeCarrierLabels from '#app/shop/parcels/labels/make_carrier_labels'
import { madeLabels } from '#app/shop/parcels/shipping_list'
import {
  ParcelService,
  ParcelServiceRefused,
  ParcelServiceUnavailable,
} from '#app/shop/parcels/service/parcel_service'
import { dayOf } from '#domain/dutch_time'

const UNAVAILABLE = 503
const CONFLICT = 409

/** The labels of the carrier's service: making, printing and cancelling them. */
@inject()
export default class CarrierLabelController {
  constructor(
    protected service: ParcelService,
    protected makeLabels: MakeCarrierLabels,
    protected cancelLabel: CancelCarrierLabel
  ) {}

  async store(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(makeLabelsValidator)
    const outcomes = await this.makeLabels.execute(currentAdmin(ctx), ids)
    return ctx.response.json(
      outcomes.map((outcome) => new LabelOutcomeTransformer(outcome).toObject())
    )
  }

  /** One PDF of the labels of these orders; a page that cannot get it reads why. */
  async show(ctx: HttpContext) {
    const { ids, papier: paper } = await ctx.request.validateUsing(printLabelsValidator)
    const parcelIds = await madeLabels(ids.split('-').map(Number))
    if (parcelIds.length === 0) throw pageNotFound()
    try {
      const pdf = await this.service.print(parcelIds, paper)
      return sendPdf(ctx, `etiketten-${dayOf(new Date())}`, pdf)
    } catch (error) {
      return notPrinted(ctx, error)
    }
  }

  async destroy(ctx: HttpContext) {
    const outcome = await this.cancelLabel.execute(currentAdmin(ctx), Number(ctx.params.id))
    if (outcome.ok) return ctx.response.json({})
    return ctx.response.status(CONFLICT).json({ message: cancelSentence(outcome.error) })
  }
}

function notPrinted({ response }: HttpContext, error: unknown) {
  const refused = error instanceof ParcelServiceRefused
  if (!refused && !(error instanceof ParcelServiceUnavailable)) throw error
  logger.warn({ err: error }, 'labels could not be printed')
  const message =
    refused && error.problem === 'key'
      ? KEY_REFUSED
      : 'De etiketten zijn gemaakt, maar de verzenddienst geeft ze nu niet. Druk straks nog eens op Print.'
  return response.status(UNAVAILABLE).json({ message })
}
