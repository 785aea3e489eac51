import { BaseTransformer } from '@adonisjs/core/transformers'
import RefundRefusalTransformer from '#app/shop/refunds/refund_refusal_transformer'
import type { RefundRefused } from '#app/shop/refunds/refund_order'
import type { WithdrawalRefused } from '#app/shop/withdrawals/handle_withdrawal'

export type Refused = WithdrawalRefused | RefundRefused

/** Why something cannot be done with a withdrawal: for the owner, and for a program. */
export default class WithdrawalRefusalTransformer extends BaseTransformer<Refused> {
  toObject() {
    const refused = this.resource
    switch (refused.type) {
      case 'already_closed':
        return {
          message: 'Deze herroeping is al afgesloten. Ververs de pagina om te zien hoe.',
          reden: 'al_gesloten',
        }
      case 'unknown_number':
        return {
          message: 'Dit bestelnummer kennen we niet. Het ziet eruit als EK-7K2M9PQR.',
          reden: 'nummer_onbekend',
        }
      case 'somebody_elses':
        return {
          message:
            'Deze bestelling heeft een andere naam en een ander e-mailadres dan de herroeping. Kijk of ze echt bij elkaar horen.',
          reden: 'van_iemand_anders',
        }
      case 'no_order':
        return {
          message: 'Zoek eerst de bestelling erbij.',
          reden: 'geen_bestelling',
        }
      case 'no_parcel':
        return {
          message: 'Deze bestelling is digitaal: er komt geen pakket terug.',
          reden: 'geen_pakket',
        }
      case 'already_refunded':
        return {
          message:
            'Er is al geld terugbetaald. Rond de herroeping af in plaats van haar af te wijzen.',
          reden: 'al_terugbetaald',
        }
      case 'nothing_refunded':
        return {
          message: 'Niet alles is terugbetaald. Schrijf erbij waarom, voor later.',
          reden: 'niets_terugbetaald',
        }
      case 'before_the_withdrawal':
        return {
          message: 'Deze dag is vóór de herroeping.',
          reden: 'voor_de_herroeping',
        }
      case 'in_the_future':
        return {
          message: 'Deze dag moet nog komen.',
          reden: 'in_de_toekomst',
        }
      default:
        return new RefundRefusalTransformer(refused).toObject()
    }
  }
}
