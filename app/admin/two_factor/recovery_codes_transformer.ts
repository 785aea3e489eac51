import { BaseTransformer } from '@adonisjs/core/transformers'

/** A fresh set of codes for an admin who lost the phone, shown only once. */
export default class RecoveryCodesTransformer extends BaseTransformer<{
  readonly codes: string[]
}> {
  toObject() {
    return { herstelcodes: this.resource.codes }
  }
}
