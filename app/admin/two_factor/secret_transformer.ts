import { BaseTransformer } from '@adonisjs/core/transformers'

type Secret = { readonly secret: string; readonly address: string }

/** The secret of a second factor, to type over and to scan. */
export default class SecretTransformer extends BaseTransformer<Secret> {
  toObject() {
    const { secret, address } = this.resource
    return { geheim: secret, adres: address }
  }
}
