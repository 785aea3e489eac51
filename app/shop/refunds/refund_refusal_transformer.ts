import { BaseTransformer } from '@adonisjs/core/transformers'
import type { RefundRefused } from '#app/shop/refunds/refund_order'
import { asEuro } from '#domain/money'

/** Why money was not paid back: for the owner, and for a program. */
export default class RefundRefusalTransformer extends BaseTransformer<RefundRefused> {
  toObject() {
    return { message: sentence(this.resource), reden: REASONS[this.resource.type] }
  }
}

const REASONS: Record<RefundRefused['type'], string> = {
  invalid_amount: 'bedrag_ongeldig',
  nothing_paid: 'niets_betaald',
  too_much: 'te_veel',
  voucher_used: 'bon_gebruikt',
  voucher_in_part: 'bon_heel',
  key_used: 'sleutel_gebruikt',
  provider_refuses: 'provider_weigert',
}

function sentence(refused: RefundRefused): string {
  switch (refused.type) {
    case 'invalid_amount':
      return 'Vul een bedrag in dat hoger is dan nul.'
    case 'nothing_paid':
      return 'Voor deze bestelling is niets betaald, dus er valt niets terug te betalen.'
    case 'too_much':
      return refused.remaining === 0
        ? 'Alles van deze bestelling is al terugbetaald.'
        : `Dat is meer dan er over is: je kunt nog ${asEuro(refused.remaining)} terugbetalen.`
    case 'voucher_used':
      return 'Met deze cadeaubon is al betaald, dus het geld kan niet terug. Betaal eerst de bestelling terug waarvoor hij is gebruikt.'
    case 'voucher_in_part':
      return 'Een cadeaubon gaat in zijn geheel terug: vul het hele bedrag in.'
    case 'key_used':
      return 'Deze terugbetaling was al gevraagd met een ander bedrag. Ververs de pagina en kijk wat er is gedaan.'
    case 'provider_refuses':
      return explainRefusal(refused)
  }
}

/**
 * Tells certain refusals apart from unknown outcomes, about which it says only that they are
 * unknown.
 */
function explainRefusal({ succeeded, unknown }: { succeeded: number; unknown: number }): string {
  if (succeeded === 0 && unknown === 0)
    return 'De betaalprovider weigert deze terugbetaling; er is niets terugbetaald.'
  const parts = [
    ...(succeeded > 0 ? [`er is ${asEuro(succeeded)} terugbetaald`] : []),
    ...(unknown > 0
      ? [`van ${asEuro(unknown)} is nog onbekend of het is terugbetaald, dat vragen we vanzelf na`]
      : []),
  ]
  return `De betaalprovider heeft een deel geweigerd; ${parts.join(', en ')}.`
}
