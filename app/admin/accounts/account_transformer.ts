import { BaseTransformer } from '@adonisjs/core/transformers'
import GrantTransformer from '#app/admin/game_masters/grant_transformer'
import type { TimedGrant } from '#app/admin/game_masters/open_grants'
import type Admin from '#models/admin/admin'
import { asIso } from '#domain/dutch_time'

type Account = {
  readonly admin: Admin
  readonly own: boolean
  /** The evenings of a game master. */
  readonly grants: readonly TimedGrant[]
}

/** An account, as an owner sees it. */
export default class AccountTransformer extends BaseTransformer<Account> {
  toObject() {
    const { admin, own, grants } = this.resource
    const { id, name, email, role, state, totpSince, createdAt } = admin
    return {
      id,
      own,
      name,
      email,
      role,
      state,
      twoFactor: totpSince !== null,
      since: asIso(createdAt),
      evenings: grants.map((grant) => new GrantTransformer(grant).forGameMaster()),
    }
  }
}
