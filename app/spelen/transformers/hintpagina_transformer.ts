import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Hintpagina } from '#domain/spelen/hintpagina'

/** A hint page as it opens: how many hints there are, and none of what they say. */
export default class HintpaginaTransformer extends BaseTransformer<Hintpagina> {
  toObject() {
    const { pad, titel, inleiding, items } = this.resource
    return {
      pad,
      titel,
      inleiding,
      items: items.map(({ naam, label, omschrijving, checkAnswer, hints }) => ({
        naam,
        label,
        omschrijving,
        checkAnswer,
        aantalHints: hints.length,
      })),
    }
  }
}
