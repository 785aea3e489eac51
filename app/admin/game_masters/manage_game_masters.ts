import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { createAccount } from '#app/admin/accounts/manage_accounts'
import { endSockets } from '#app/admin/game_masters/socket_access'
import { endLinks, issueLink } from '#app/admin/password_links/issue_link'
import { endSessions } from '#app/admin/session/open_sessions'
import { isUniqueViolation } from '#app/core/database/dialect'
import { attemptInTransaction } from '#app/core/database/transaction'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { queueMail } from '#app/shop/mails/queue_mail'
import type { GrantRefused } from '#domain/admin/game_masters'
import { err, ok, type Result } from '#domain/result'
import Admin from '#models/admin/admin'
import GameMasterGrant from '#models/admin/game_master_grant'
import Spellenfabriek from '#models/live/spellenfabriek'

type Trx = TransactionClientContract
type Outcome = Promise<Result<void, GrantRefused>>

export type Invitation = {
  readonly name: string
  readonly email: string
  /** Null for a day after the round. */
  readonly until: DateTime | null
}

/**
 * Invites somebody to lead the evening of a customer. Somebody with an account keeps it. Somebody
 * who was invited to this evening before gets another mail, and the new moment counts.
 */
export async function inviteGameMaster(
  by: Actor,
  customerId: number,
  invitation: Invitation
): Outcome {
  const attempt = () => attemptInTransaction((trx) => invite(trx, by, customerId, invitation))
  try {
    return await attempt()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    /** Somebody invited the same person at the same moment. */
    return attempt()
  }
}

async function invite(
  trx: Trx,
  by: Actor,
  customerId: number,
  { name, email, until }: Invitation
): Outcome {
  const game = await Spellenfabriek.query({ client: trx })
    .where('customer_id', customerId)
    .preload('customer')
    .first()
  if (!game) return err({ type: 'no_game' })
  const known = await Admin.query({ client: trx }).where({ email }).forUpdate().first()
  if (known?.isOwner) return err({ type: 'is_owner' })
  if (known?.state === 'stopped') return err({ type: 'shut_out' })
  /** A new invitation restarts the period for which the account is kept. */
  await known?.merge({ updatedAt: DateTime.utc() }).save()
  const admin = known ?? (await createAccount(trx, { name, email, role: 'spelleider' }))
  const mailId =
    admin.state === 'invited'
      ? await issueLink(trx, admin, 'uitnodiging')
      : await queueMail(trx, { kind: 'spelleider_uitnodiging', email })
  await GameMasterGrant.updateOrCreate(
    { adminId: admin.id, spellenfabriekId: game.id },
    { until, mailId, grantedAt: DateTime.utc(), withdrawnAt: null },
    { client: trx }
  )
  const evening = game.customer.name
  await recordAudit(trx, by, 'game_master_invited', email, { evening })
  return ok(undefined)
}

/**
 * Takes an invitation back: the evening is closed to this game master with the next click, and the
 * sockets end at once. A game master who never chose a password and leads nothing else is
 * forgotten.
 */
export async function withdrawGameMaster(by: Actor, customerId: number, grantId: number): Outcome {
  const withdrawn = await attemptInTransaction(async (trx) => {
    const grant = await GameMasterGrant.query({ client: trx })
      .where('id', grantId)
      .whereNull('withdrawn_at')
      .whereHas('game', (game) => void game.where('customer_id', customerId))
      .preload('admin')
      .preload('game', (game) => game.preload('customer'))
      .first()
    if (!grant) return err({ type: 'unknown_grant' } as const)
    await grant.merge({ withdrawnAt: DateTime.utc() }).save()
    await shutOut(trx, grant.adminId)
    const { admin, game } = grant
    const evening = game.customer.name
    await recordAudit(trx, by, 'game_master_withdrawn', admin.email, { evening })
    return ok(grant)
  })
  if (!withdrawn.ok) return withdrawn
  await endSockets([withdrawn.value])
  return ok(undefined)
}

/** Logs a game master out everywhere. One who still leads another evening logs in again for it. */
async function shutOut(trx: Trx, adminId: number) {
  const admin = await Admin.query({ client: trx }).where('id', adminId).forUpdate().firstOrFail()
  await endSessions(trx, admin)
  const others = await GameMasterGrant.query({ client: trx })
    .where('admin_id', adminId)
    .whereNull('withdrawn_at')
  if (others.length > 0) return
  await endLinks(trx, admin)
  if (admin.state === 'invited') await admin.delete()
}
