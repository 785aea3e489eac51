import { compose } from '@adonisjs/core/helpers'
import hash from '@adonisjs/core/services/hash'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { AdminSchema } from '#database/schema'
import { accountState, type AccountState } from '#domain/admin/accounts/account_states'
import type { Role } from '#domain/admin/accounts/roles'

/** The hasher is looked up at each use, because this file may be loaded before it is there. */
const hasher = withAuthFinder(() => hash.use())

/** A person who runs the shop or the evenings. The password is stored hashed. */
export default class Admin extends compose(AdminSchema, hasher) {
  static override table = 'admins'

  declare role: Role

  get state(): AccountState {
    return accountState(this)
  }

  get isOwner(): boolean {
    return this.role === 'eigenaar'
  }
}
