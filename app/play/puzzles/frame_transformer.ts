import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PlayLink } from '#app/play/links/play_link'

/** The frame of a game, the same from its first minute to its last. */
export default class FrameTransformer extends BaseTransformer<PlayLink> {
  toObject() {
    const { spel: game, levering: delivery } = this.resource
    return {
      groepen: game.groepen.map(
        ({ naam: name, titel: title, inleiding: introduction, teken: symbol = null }) => ({
          naam: name,
          titel: title,
          inleiding: introduction,
          teken: symbol,
          aantal: game.raadsels.filter(
            ({ groep: group, soort: kind }) => group === name && kind === 'raadsel'
          ).length,
        })
      ),
      intro: [...game.intro],
      hintsOplopend: game.hintsOplopend,
      antwoordNaHints: game.antwoordNaHints,
      geldigTot: delivery.geldigTot?.toISO() ?? null,
    }
  }
}
