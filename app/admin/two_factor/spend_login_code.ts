import { recordAudit } from '#app/core/record_audit'
import {
  readSecret,
  readRecoveryCodes,
  recoveryCodeMark,
  stepOf,
} from '#app/admin/two_factor/two_factor_secret'
import { inTransaction } from '#app/core/database/transaction'
import Admin from '#models/admin/admin'

/**
 * Uses up a code of the second factor: six digits of the app, or a recovery code. Each works once,
 * also when two browsers send it at the same moment, and only for the password and secret with
 * which it was asked.
 *
 * @param now milliseconds since 1970
 * @returns whether it was an unused code of this admin
 */
export async function spendLoginCode(
  admin: Admin,
  filledIn: string,
  now: number
): Promise<boolean> {
  if (admin.totpSince === null) return false
  return isAppCode(filledIn)
    ? spendAppCode(admin, filledIn.replace(/\s/g, ''), now)
    : spendRecoveryCode(admin, filledIn)
}

/** Whether this is a code of the app, and not a recovery code. Spaces do not matter. */
export const isAppCode = (filledIn: string) => /^(\s*\d){6}\s*$/.test(filledIn)

/** The step rises with every used code, so an older or equal one is refused. */
async function spendAppCode(admin: Admin, code: string, now: number): Promise<boolean> {
  const secret = readSecret(admin)
  const step = secret === null ? null : stepOf(secret, code, now)
  if (step === null) return false
  const { id, password, totpSecret } = admin
  const [used] = await Admin.query()
    .where({ id, password, totp_secret: totpSecret })
    .whereNotNull('totp_since')
    .where((query) => query.whereNull('totp_step').orWhere('totp_step', '<', step))
    .update({ totpStep: step })
  return Number(used) === 1
}

async function spendRecoveryCode(admin: Admin, code: string): Promise<boolean> {
  const { id, password, totpSecret } = admin
  const mark = recoveryCodeMark(id, code)
  return inTransaction(async (trx) => {
    const row = await Admin.query({ client: trx })
      .where({ id, password, totp_secret: totpSecret })
      .whereNotNull('totp_since')
      .forUpdate()
      .first()
    const marks = row ? readRecoveryCodes(row) : []
    if (!row || !marks.includes(mark)) return false

    const remaining = marks.filter((other) => other !== mark)
    const [used] = await Admin.query({ client: trx })
      .where({ id, recovery_codes: row.recoveryCodes })
      .update({ recovery_codes: JSON.stringify(remaining) })
    if (Number(used) === 0) return false
    await recordAudit(trx, row, 'recovery_code_used', row.email, { over: remaining.length })
    return true
  })
}
