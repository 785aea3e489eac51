import { BaseTransformer } from '@adonisjs/core/transformers'
import type Admin from '#models/admin/admin'

type Account = { readonly admin: Admin; readonly own: boolean }

/** An account, as an owner sees it. */
export default class AccountTransformer extends BaseTransformer<Account> {
  toObject() {
    const { admin, own } = this.resource
    const { id, name, email, role, state, totpSince, createdAt } = admin
    return {
      id,
      own,
      name,
      email,
      role,
      state,
      twoFactor: totpSince !== null,
      since: createdAt.toISO()!,
    }
  }
}
