import { BaseTransformer } from '@adonisjs/core/transformers'
import type Alarm from '#models/alarm'

const UITLEG: Record<string, string> = {
  dubbel_betaald: 'Deze bestelling is twee keer betaald. Betaal één keer terug.',
  bedrag_wijkt_af: 'Er is een ander bedrag betaald dan gevraagd. Er is niets geleverd.',
  mail_mislukt: 'Een e-mail kon na veel pogingen niet worden verstuurd.',
  actiecode_overschreden: 'Een late betaling gebruikte een actiecode die al op was.',
}

export default class AlarmTransformer extends BaseTransformer<Alarm> {
  toObject() {
    const { id, soort, bijzonderheden, createdAt, bestelling } = this.resource
    return {
      id,
      uitleg: UITLEG[soort] ?? soort,
      bijzonderheden,
      bestelnummer: bestelling?.nummer ?? null,
      op: createdAt.toISO()!,
    }
  }
}
