import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Speellink } from '#app/spelen/speellink'

/** The frame of a game, the same from its first minute to its last. */
export default class KaderTransformer extends BaseTransformer<Speellink> {
  toObject() {
    const { spel, levering } = this.resource
    return {
      groepen: spel.groepen.map(({ naam, titel, inleiding, teken = null }) => ({
        naam,
        titel,
        inleiding,
        teken,
        aantal: spel.raadsels.filter(({ groep, soort }) => groep === naam && soort === 'raadsel')
          .length,
      })),
      intro: [...spel.intro],
      hintsOplopend: spel.hintsOplopend,
      antwoordNaHints: spel.antwoordNaHints,
      geldigTot: levering.geldigTot?.toISO() ?? null,
    }
  }
}
