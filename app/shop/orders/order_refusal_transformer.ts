import { BaseTransformer } from '@adonisjs/core/transformers'
import { CHANGED_MEANWHILE, CHANGED_REASON } from '#app/admin/shell/changed_meanwhile'
import type { OrderRefused } from '#app/shop/orders/with_order'
import type { ReissueRefused } from '#domain/shop/invoices/reissue'

/** Why something cannot be done with an order: for the owner, and for a program. */
export default class OrderRefusalTransformer extends BaseTransformer<OrderRefused> {
  toObject() {
    return { message: sentence(this.resource), reden: REASONS[this.resource.type] }
  }
}

const REASONS: Record<OrderRefused['type'], string> = {
  not_paid: 'niet_betaald',
  never_sent: 'nooit_gestuurd',
  no_link: 'geen_link',
  revoked: 'ingetrokken',
  without_end: 'zonder_einde',
  not_later: 'niet_later',
  too_far: 'te_ver',
  not_cancellable: 'niet_te_annuleren',
  not_shippable: 'niet_te_verzenden',
  withdrawn: 'herroepen',
  already_shipped: 'al_verzonden',
  not_shipped: 'niet_verzonden',
  parcel_returned: 'pakket_terug',
  handed_over: 'meegegeven',
  nothing_to_pay: 'niets_te_betalen',
  payment_unknown: 'betaling_onbekend',
  too_many_payment_links: 'te_veel_betaallinks',
  no_gift: 'geen_cadeau',
  gift_taken_back: 'cadeau_ingetrokken',
  of_evening: 'van_avond',
  no_invoice: 'geen_factuur',
  all_credited: 'alles_gecrediteerd',
  nothing_changed: 'niets_gewijzigd',
  buyer_erased: 'gegevens_gewist',
  changed_meanwhile: CHANGED_REASON,
}

function sentence({ type }: OrderRefused): string {
  switch (type) {
    case 'changed_meanwhile':
      return CHANGED_MEANWHILE
    case 'not_paid':
      return 'Dat kan niet: deze bestelling is niet betaald, of het geld is terug.'
    case 'never_sent':
      return 'Deze e-mail hoort niet bij deze bestelling.'
    case 'no_link':
      return 'Deze bestelling heeft zo’n link niet.'
    case 'revoked':
      return 'Deze link is ingetrokken, omdat het geld terug is.'
    case 'without_end':
      return 'Deze link verloopt niet; verlengen is niet nodig.'
    case 'not_later':
      return 'Kies een dag die later is dan nu en later dan het einde van de link.'
    case 'too_far':
      return 'Dat is meer dan een jaar vooruit. Kies een eerdere dag.'
    case 'not_cancellable':
      return 'Annuleren kan alleen zolang er niet is betaald. Betaal een betaalde bestelling terug.'
    case 'not_shippable':
      return 'Verzenden kan alleen bij een betaald spel per post.'
    case 'withdrawn':
      return 'De klant heeft de koop herroepen. Beslis eerst over de herroeping; tot dan blijft het pakket hier.'
    case 'already_shipped':
      return 'Deze bestelling is al verzonden. Verbeter de vervoerder of de code bij de bestelling zelf.'
    case 'not_shipped':
      return 'Deze bestelling is nog niet verzonden.'
    case 'parcel_returned':
      return 'Dat kan niet meer: het pakket kwam terug, of over de herroeping is al beslist.'
    case 'handed_over':
      return 'Dit spel is meegegeven; er is geen pakket om opnieuw te versturen.'
    case 'nothing_to_pay':
      return 'Er is niets te betalen: het geld is al binnen, of de bestelling is geannuleerd.'
    case 'payment_unknown':
      return 'De betaalprovider geeft geen antwoord, dus we weten niet of er net is betaald. Er is niets gemaild; probeer het over een minuut nog eens.'
    case 'too_many_payment_links':
      return 'Dit adres kreeg vandaag al drie betaallinks. Bel of schrijf de klant, of stuur er morgen weer een.'
    case 'no_gift':
      return 'Deze bestelling is geen cadeau dat per e-mail gaat.'
    case 'gift_taken_back':
      return 'Dit cadeau gaat niet meer weg: er is niet betaald, het geld is terug, of de klant heeft de koop herroepen.'
    case 'of_evening':
      return 'Deze bestelling hoort bij een avond. Verbeter de gegevens bij de boeking; hier veranderen ze dan mee.'
    default:
      return reissueSentence(type)
  }
}

function reissueSentence(type: ReissueRefused['type']): string {
  switch (type) {
    case 'no_invoice':
      return 'Deze bestelling heeft nog geen factuur, of intussen een andere. Is ze er nog niet, dan komt wat je hier verbetert er vanzelf op.'
    case 'all_credited':
      return 'Deze factuur is helemaal gecrediteerd. Er is niets meer om opnieuw te maken.'
    case 'nothing_changed':
      return 'Op de factuur staat al precies wat hier staat. Verbeter eerst de gegevens.'
    case 'buyer_erased':
      return 'De gegevens van deze klant zijn gewist. De factuur blijft zoals ze is.'
  }
}
