import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AlarmSoort } from '#app/winkel/actions/noteer'
import type Alarm from '#models/alarm'

const UITLEG: Record<AlarmSoort, string> = {
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
    'Een terugbetaling komt niet verder. Staat er bij de betaalprovider genoeg saldo? Zonder saldo blijft ze daar wachten.',
  terugbetaling_mislukt: 'Een terugbetaling is niet aangekomen. Het geld is nog niet terug.',
  onbekende_betaling: 'De betaalprovider kreeg geld waar geen bestelling bij hoort.',
}

export default class AlarmTransformer extends BaseTransformer<Alarm> {
  toObject() {
    const { id, soort, bijzonderheden, createdAt, bestelling } = this.resource
    return {
      id,
      uitleg: UITLEG[soort as AlarmSoort] ?? soort,
      bijzonderheden,
      bestellingId: bestelling?.id ?? null,
      bestelnummer: bestelling?.nummer ?? null,
      op: createdAt.toISO()!,
    }
  }
}
