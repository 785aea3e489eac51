import { BaseTransformer } from '@adonisjs/core/transformers'

/** A flag that was reached, as the specification's client reads it. */
export default class FlagTransformer extends BaseTransformer<{ readonly name: string }> {
  toObject() {
    return { onderdeel: { naam: this.resource.name } }
  }
}
