import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AlarmKind } from '#app/shop/order_events/record_event'
import type Alarm from '#models/shop/alarm'

const EXPLANATIONS: Record<AlarmKind, string> = {
  dubbel_betaald: 'Deze bestelling is twee keer betaald. Betaal één keer terug.',
  bedrag_wijkt_af: 'Er is een ander bedrag betaald dan gevraagd. Er is niets geleverd.',
  mail_mislukt: 'Een e-mail kon na veel pogingen niet worden verstuurd.',
  mail_teruggekomen: 'Een e-mail is teruggekomen: de mailserver kon hem niet bezorgen.',
  postvak_onleesbaar:
    'Het postvak met teruggekomen e-mails is niet te lezen. Wat nu terugkomt, zie je hier niet.',
  betaald_na_annulering:
    'Deze bestelling was geannuleerd en is toch betaald. Betaal terug, of lever: een pakket verzend je op de pagina van de bestelling.',
  actiecode_overschreden: 'Een late betaling gebruikte een actiecode die al op was.',
  teruggevorderd: 'De bank van de klant heeft geld teruggehaald. De links werken niet meer.',
  teruggedraaid:
    'De bank gaf terug wat ze eerder had teruggehaald: de bestelling is weer betaald. De links werken weer, behalve als de klant de koop herriep. Laat het de klant weten.',
  terugbetaling_ligt_stil:
    'Een terugbetaling komt niet verder. Staat er bij de betaalprovider genoeg saldo? Zonder saldo blijft ze daar wachten. Is ze ‘onbekend’, kijk dan daar of ze is gedaan.',
  terugbetaling_mislukt: 'Een terugbetaling is niet aangekomen. Het geld is nog niet terug.',
  terugbetaling_toch_gedaan:
    'Een terugbetaling die mislukt leek, is bij de betaalprovider toch gedaan. Kijk of er niet te veel is terugbetaald.',
  onbekende_betaling: 'De betaalprovider kreeg geld waar geen bestelling bij hoort.',
  onverwachte_fout:
    'De winkel liep vast op iets wat niet had mogen gebeuren. Geef dit door aan wie de winkel onderhoudt; in het logboek van de server staat wat er misging.',
}

export default class AlarmTransformer extends BaseTransformer<Alarm> {
  toObject() {
    const { id, soort: kind, bijzonderheden: details, createdAt, bestelling: order } = this.resource
    return {
      id,
      uitleg: EXPLANATIONS[kind as AlarmKind] ?? kind,
      bijzonderheden: details,
      bestellingId: order?.id ?? null,
      bestelnummer: order?.nummer ?? null,
      op: createdAt.toISO()!,
    }
  }
}
