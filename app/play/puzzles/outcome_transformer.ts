import { BaseTransformer } from '@adonisjs/core/transformers'
import { PAUSE_COMING } from '#app/play/puzzles/explain_refusal'
import type { Assessed } from '#app/play/puzzles/process_submission'

/** What a player hears about something they sent. */
export default class OutcomeTransformer extends BaseTransformer<Assessed> {
  toObject() {
    const { uitkomst: outcome, pauzeKomt: pauseComing } = this.resource
    switch (outcome.soort) {
      case 'hint':
        return { hint: outcome.hint }
      case 'opgelost':
        return { juist: true, antwoord: outcome.antwoord, uitleg: outcome.uitleg }
      case 'fout':
        return {
          juist: false,
          ...(outcome.bijna !== null && { bijna: outcome.bijna }),
          ...(pauseComing && { pauze: PAUSE_COMING }),
        }
      case 'genoteerd':
      case 'geluid_uit':
        return {}
    }
  }
}
