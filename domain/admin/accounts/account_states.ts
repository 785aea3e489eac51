import type { Role } from '#domain/admin/accounts/roles'
import { err, ok, type Result } from '#domain/result'

/** `invited`: has no password yet. `stopped`: cannot log in, and can be let in again. */
export type AccountState = 'invited' | 'active' | 'stopped'

/** The state of an account, by what was noted about it. */
export function accountState(account: {
  readonly invitedAt: unknown
  readonly deactivatedAt: unknown
}): AccountState {
  if (account.deactivatedAt !== null) return 'stopped'
  return account.invitedAt === null ? 'active' : 'invited'
}

export type AccountRefused =
  | { readonly type: 'own_account' }
  | { readonly type: 'last_owner' }
  | { readonly type: 'address_taken' }
  | { readonly type: 'unknown_account' }
  | { readonly type: 'other_state' }

type Account = { readonly id: number; readonly role: Role; readonly state: AccountState }

/**
 * Whether an account may stop being an active owner. The shop always has one, and nobody shuts
 * themselves out by mistake.
 *
 * @param activeOwners the ids of all owners who can log in
 * @param by the id of who asks; null on the command line
 */
export function mayLeave(
  account: Account,
  activeOwners: readonly number[],
  by: number | null
): Result<void, AccountRefused> {
  if (account.id === by) return err({ type: 'own_account' })
  const others = activeOwners.filter((id) => id !== account.id)
  const wasOwner = account.role === 'eigenaar' && account.state === 'active'
  return wasOwner && others.length === 0 ? err({ type: 'last_owner' }) : ok(undefined)
}
