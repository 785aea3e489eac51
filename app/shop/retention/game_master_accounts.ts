import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { ERASED } from '#app/shop/retention/erasure'
import { forgetInAudit } from '#app/shop/retention/forget_in_audit'
import { LONGEST_DAYS } from '#domain/admin/game_masters'
import Admin from '#models/admin/admin'
import AuditEntry from '#models/admin/audit_entry'

type Trx = TransactionClientContract

/**
 * Invitations to lead an evening that were not over at a moment. One without a moment of its own may
 * end sooner than this counts, with its round; never later.
 */
export function notOverBefore(grants: DatabaseQueryBuilderContract, moment: DateTime) {
  return grants
    .where((kept) => kept.whereNull('withdrawn_at').orWhere('withdrawn_at', '>=', asColumn(moment)))
    .where((kept) =>
      kept
        .where('until', '>=', asColumn(moment))
        .orWhere((open) =>
          open
            .whereNull('until')
            .where('granted_at', '>=', asColumn(moment.minus({ days: LONGEST_DAYS })))
        )
    )
}

/** Whether somebody may still lead an evening. */
export async function leadsAnEvening(trx: Trx, adminId: number, now: DateTime): Promise<boolean> {
  const grants = trx.from('game_master_grants').where('admin_id', adminId)
  return (await notOverBefore(grants, now).first()) !== null
}

/** Removes the address of a game master from the log; the actions stay. */
export async function forgetGameMasters(trx: Trx, adminIds: readonly number[]) {
  for (const { email } of await Admin.query({ client: trx }).whereIn('id', [...adminIds])) {
    await forgetInAudit(trx, email)
    await AuditEntry.query({ client: trx }).where('who', email).update({ who: ERASED })
  }
}
