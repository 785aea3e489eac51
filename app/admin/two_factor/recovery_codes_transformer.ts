import { BaseTransformer } from '@adonisjs/core/transformers'

/** A fresh set of codes for who lost the phone, shown this once. */
export default class RecoveryCodesTransformer extends BaseTransformer<{
  readonly codes: string[]
}> {
  toObject() {
    return { herstelcodes: this.resource.codes }
  }
}
