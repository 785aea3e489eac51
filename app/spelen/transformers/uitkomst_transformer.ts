import { BaseTransformer } from '@adonisjs/core/transformers'
import { PAUZE_KOMT } from '#app/spelen/uitleg'
import type { Beoordeeld } from '#app/spelen/actions/beantwoord'

/** What a player hears about something they sent. */
export default class UitkomstTransformer extends BaseTransformer<Beoordeeld> {
  toObject() {
    const { uitkomst, pauzeKomt } = this.resource
    switch (uitkomst.soort) {
      case 'hint':
        return { hint: uitkomst.hint }
      case 'opgelost':
        return { juist: true, antwoord: uitkomst.antwoord, uitleg: uitkomst.uitleg }
      case 'fout':
        return {
          juist: false,
          ...(uitkomst.bijna !== null && { bijna: uitkomst.bijna }),
          ...(pauzeKomt && { pauze: PAUZE_KOMT }),
        }
      case 'genoteerd':
      case 'geluid_uit':
        return {}
    }
  }
}
