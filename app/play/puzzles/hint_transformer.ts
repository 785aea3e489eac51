import { BaseTransformer } from '@adonisjs/core/transformers'

/** A hint, for the player who asked for it. */
export default class HintTransformer extends BaseTransformer<{ readonly hint: string }> {
  toObject() {
    return { hint: this.resource.hint }
  }
}
