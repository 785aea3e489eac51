import { BaseTransformer } from '@adonisjs/core/transformers'
import type { HintPage } from '#domain/play/hint_pages'

/** A hint page as it opens: how many hints there are, and none of what they say. */
export default class HintPageTransformer extends BaseTransformer<HintPage> {
  toObject() {
    const { pad: path, titel: title, inleiding: introduction, items } = this.resource
    return {
      pad: path,
      titel: title,
      inleiding: introduction,
      items: items.map(({ naam: name, label, omschrijving: description, checkAnswer, hints }) => ({
        naam: name,
        label,
        omschrijving: description,
        checkAnswer,
        aantalHints: hints.length,
      })),
    }
  }
}
