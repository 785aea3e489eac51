import { BaseTransformer } from '@adonisjs/core/transformers'
import type { HintPage } from '#domain/play/hint_pages'

/** A hint page when it opens: the number of hints, without their texts. */
export default class HintPageTransformer extends BaseTransformer<HintPage> {
  toObject() {
    const { path, title, introduction, audience, inShop, items } = this.resource
    return {
      path,
      titel: title,
      introduction,
      audience,
      inShop: { itemName: inShop.itemName, text: inShop.text },
      items: items.map(({ name, label, description, checkAnswer, hints }) => ({
        naam: name,
        label,
        description,
        checkAnswer,
        aantalHints: hints.length,
      })),
    }
  }
}
