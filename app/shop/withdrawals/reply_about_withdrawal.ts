import type { HttpContext } from '@adonisjs/core/http'
import type { Outcome, WithdrawalRefused } from '#app/shop/withdrawals/handle_withdrawal'
import { FieldRefused } from '#app/core/http/validation_errors'
import type { RefundRefused } from '#app/shop/refunds/refund_order'
import { explainRefund } from '#app/shop/checkout/explain_refusals'

type Refused = WithdrawalRefused | RefundRefused

/**
 * Answers an action on a withdrawal. Whether it was done or refused, the screen fetches the
 * withdrawal again.
 */
export function replyAboutWithdrawal({ response }: HttpContext, outcome: Outcome<Refused>) {
  if (outcome.ok) return response.json({})
  const refused = outcome.error
  const field = FIELDS[refused.type]
  if (field) throw new FieldRefused(field, sentence(refused))
  return response.status(409).json({ message: sentence(refused), reden: refused.type })
}

/** The refusals that belong to one field of a form. */
const FIELDS: Partial<Record<Refused['type'], string>> = {
  nummer_onbekend: 'nummer',
  voor_de_herroeping: 'datum',
  in_de_toekomst: 'datum',
  niets_terugbetaald: 'toelichting',
  bedrag_ongeldig: 'bedrag',
  te_veel: 'bedrag',
}

function sentence(refused: Refused): string {
  switch (refused.type) {
    case 'al_gesloten':
      return 'Deze herroeping is al afgesloten. Ververs de pagina om te zien hoe.'
    case 'nummer_onbekend':
      return 'Dit bestelnummer kennen we niet. Het ziet eruit als EK-7K2M9PQR.'
    case 'geen_bestelling':
      return 'Zoek eerst de bestelling erbij.'
    case 'geen_pakket':
      return 'Deze bestelling is digitaal: er komt geen pakket terug.'
    case 'al_terugbetaald':
      return 'Er is al geld terugbetaald. Rond de herroeping af in plaats van haar af te wijzen.'
    case 'niets_terugbetaald':
      return 'Niet alles is terugbetaald. Schrijf erbij waarom, voor later.'
    case 'voor_de_herroeping':
      return 'Deze dag is vóór de herroeping.'
    case 'in_de_toekomst':
      return 'Deze dag moet nog komen.'
    default:
      return explainRefund(refused)
  }
}
