import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { endSockets } from '#app/admin/game_masters/socket_access'
import { endLinks, issueLink } from '#app/admin/password_links/issue_link'
import { endSessions } from '#app/admin/session/open_sessions'
import { isUniqueViolation } from '#app/core/database/dialect'
import { attemptInTransaction } from '#app/core/database/transaction'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { freshToken } from '#app/core/tokens'
import {
  mayLeave,
  type AccountRefused,
  type AccountState,
} from '#domain/admin/accounts/account_states'
import type { Role } from '#domain/admin/accounts/roles'
import { err, ok, type Result } from '#domain/result'
import type { AuditKind } from '#domain/admin/audit_log'
import Admin from '#models/admin/admin'
import GameMasterGrant from '#models/admin/game_master_grant'

type Trx = TransactionClientContract
type Outcome = Promise<Result<void, AccountRefused>>

/** Makes an account without a password, for somebody who gets a link by which to choose one. */
export function createAccount(
  trx: Trx,
  { name, email, role }: { name: string; email: string; role: Role }
): Promise<Admin> {
  return Admin.create(
    /** Nobody knows this password, so it opens nothing. */
    {
      ...{ name, email, role, password: freshToken() + freshToken() },
      ...{ invitedAt: DateTime.utc(), deactivatedAt: null },
    },
    { client: trx }
  )
}

/** Makes an account for an owner, and mails a link by which to choose a password. */
export async function inviteAdmin(
  by: Actor,
  { name, email }: { name: string; email: string }
): Outcome {
  try {
    return await attemptInTransaction(async (trx) => {
      if (await Admin.findBy({ email }, { client: trx })) return err({ type: 'address_taken' })
      const admin = await createAccount(trx, { name, email, role: 'eigenaar' })
      await issueLink(trx, admin, 'uitnodiging')
      await recordAudit(trx, by, 'admin_invited', email, { rol: admin.role })
      return ok(undefined)
    })
  } catch (error) {
    if (isUniqueViolation(error)) return err({ type: 'address_taken' })
    throw error
  }
}

/** Mails somebody who was invited another link; the earlier one stops working. */
export function inviteAgain(by: Actor, id: number): Outcome {
  const change = { from: ['invited'], what: 'admin_invited' } as const
  return changeAccount(by, id, change, async (trx, admin) => {
    await issueLink(trx, admin, 'uitnodiging')
  })
}

/** Forgets somebody who was invited and has not come. */
export function withdrawInvitation(by: Actor, id: number): Outcome {
  return changeAccount(
    by,
    id,
    { from: ['invited'], what: 'admin_uninvited' },
    async (trx, admin) => {
      await endLinks(trx, admin)
      await admin.delete()
    }
  )
}

/** Gives an account another role. It counts from the next click of that admin. */
export function changeRole(by: Actor, id: number, role: Role): Outcome {
  return attemptInTransaction(async (trx) => {
    const found = await lockAccount(trx, id)
    if (!found) return err({ type: 'unknown_account' })
    const { admin, activeOwners } = found
    if (admin.role === role) return ok(undefined)
    const allowed = mayLeave(admin, activeOwners, by.id)
    if (!allowed.ok) return allowed
    await admin.merge({ role }).save()
    await recordAudit(trx, by, 'admin_role_changed', admin.email, { naar: role })
    return ok(undefined)
  })
}

/** Shuts an admin out at once, on every device. What they did stays in the log. */
export async function deactivateAdmin(by: Actor, id: number): Outcome {
  const grants = await GameMasterGrant.query().where('admin_id', id)
  const outcome = await changeAccount(
    by,
    id,
    { from: ['active'], what: 'admin_deactivated' },
    async (trx, admin) => {
      await endSessions(trx, admin)
      await endLinks(trx, admin)
      await admin.merge({ deactivatedAt: DateTime.utc() }).save()
    }
  )
  if (outcome.ok) await endSockets(grants)
  return outcome
}

/** Lets an admin who was shut out log in again, with the old password. */
export function reactivateAdmin(by: Actor, id: number): Outcome {
  return changeAccount(
    by,
    id,
    { from: ['stopped'], what: 'admin_reactivated' },
    async (_, admin) => {
      await admin.merge({ deactivatedAt: null }).save()
    }
  )
}

type Change = { readonly from: readonly AccountState[]; readonly what: AuditKind }

/** Changes an account that is in one of these states; the last owner never leaves. */
function changeAccount(
  by: Actor,
  id: number,
  { from, what }: Change,
  change: (trx: Trx, admin: Admin) => Promise<void>
): Outcome {
  return attemptInTransaction(async (trx) => {
    const found = await lockAccount(trx, id)
    if (!found) return err({ type: 'unknown_account' })
    const { admin, activeOwners } = found
    if (!from.includes(admin.state)) return err({ type: 'other_state' })
    if (what === 'admin_deactivated') {
      const allowed = mayLeave(admin, activeOwners, by.id)
      if (!allowed.ok) return allowed
    }
    await change(trx, admin)
    await recordAudit(trx, by, what, admin.email)
    return ok(undefined)
  })
}

/**
 * An account together with who owns the shop. All accounts are locked in one order, so that two
 * owners cannot shut each other out at the same moment.
 */
async function lockAccount(trx: Trx, id: number) {
  const all = await Admin.query({ client: trx }).orderBy('id').forUpdate()
  const admin = all.find((one) => one.id === id)
  if (!admin) return null
  const owners = all.filter((one) => one.isOwner && one.state === 'active')
  return { admin, activeOwners: owners.map((one) => one.id) }
}
