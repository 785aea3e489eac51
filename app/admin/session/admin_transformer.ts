import { BaseTransformer } from '@adonisjs/core/transformers'
import type Admin from '#models/admin/admin'

/** An admin, as they may know themselves. */
export default class AdminTransformer extends BaseTransformer<Admin> {
  toObject() {
    const { id, name, email } = this.resource
    return { id, name, email }
  }
}
