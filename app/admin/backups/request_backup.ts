import MakeBackup from '#app/admin/backups/make_backup_job'
import { inTransaction } from '#app/core/database/transaction'
import { claimTurn, turnState } from '#app/core/jobs/claimed_turn'
import { inside } from '#app/core/jobs/enqueue'
import { recordAudit } from '#app/core/record_audit'
import type Admin from '#models/admin/admin'

/** The turn of the backup that an admin asks for. */
export const TURN = 'backup'
/** A backup that does not end within this time counts as broken off. */
const AT_MOST = { minutes: 30 }

/** Has a backup made, unless one is being made already. */
export async function requestBackup(admin: Admin) {
  await inTransaction(async (trx) => {
    const holder = await claimTurn(trx, TURN, AT_MOST)
    if (holder === null) return
    await recordAudit(trx, admin, 'backup_requested', 'reservekopie')
    await MakeBackup.dispatch({ turn: TURN, holder }).with(inside(trx))
  })
}

/** How the last backup that an admin asked for went. */
export const backupState = () => turnState(TURN, AT_MOST)
