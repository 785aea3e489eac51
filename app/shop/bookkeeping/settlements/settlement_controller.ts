import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import {
  PaymentProviderRefused,
  PaymentProviderUnavailable,
} from '#app/core/payment/payment_provider'
import BookSettlements from '#app/shop/bookkeeping/settlements/book_settlements'
import { settlementValidator } from '#app/shop/bookkeeping/bookkeeping_validator'
import { settlementRefused } from '#app/shop/bookkeeping/settlements/explain_settlement'
import { importSettlement } from '#app/shop/bookkeeping/settlements/import_settlement'

/** What the provider paid out: asking it now, or reading a file from its dashboard. */
@inject()
export default class SettlementController {
  constructor(protected settlements: BookSettlements) {}

  async update({ response }: HttpContext) {
    try {
      const added = await this.settlements.execute()
      if (added === null)
        return response.status(409).json({ message: 'Er is geen koppeling met de betaaldienst.' })
      return response.json({ nieuw: added })
    } catch (error) {
      if (error instanceof PaymentProviderRefused)
        return response.status(409).json({
          message: 'De betaaldienst weigert de toegang. Kijk MOLLIE_ACCESS_TOKEN na.',
        })
      if (!(error instanceof PaymentProviderUnavailable)) throw error
      return response
        .status(503)
        .json({ message: 'De betaaldienst geeft geen antwoord. Probeer het straks opnieuw.' })
    }
  }

  async store({ auth, request, response }: HttpContext) {
    const {
      bestand: text,
      dag: settledOn,
      bedrag: paid,
    } = await request.validateUsing(settlementValidator)
    const imported = await importSettlement(auth.use('web').getUserOrFail(), {
      ...{ text, settledOn, paidCents: Number(paid) },
    })
    if (!imported.ok) throw settlementRefused(imported.error)
    const { reference, state } = imported.value
    return response.json({ kenmerk: reference, nieuw: state === 'booked' })
  }
}
