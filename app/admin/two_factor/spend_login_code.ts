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
 * also when two browsers send it at the same moment, and only for the password and secret it was
 * asked with.
 *
 * @param nu in milliseconds
 * @returns whether it was a code of this admin that had not been used
 */
export async function spendLoginCode(
  admin: Admin,
  filledIn: string,
  now: number
): Promise<boolean> {
  if (admin.totpSinds === null) return false
  return isAppCode(filledIn)
    ? spendAppCode(admin, filledIn.replace(/\s/g, ''), now)
    : spendRecoveryCode(admin, filledIn)
}

/** Whether this is a code of the app, and not one of the recovery codes; spaces do not matter. */
export const isAppCode = (filledIn: string) => /^(\s*\d){6}\s*$/.test(filledIn)

/** The step rises with every code that is used, so an older or equal one comes too late. */
async function spendAppCode(admin: Admin, code: string, now: number): Promise<boolean> {
  const secret = readSecret(admin)
  const step = secret === null ? null : stepOf(secret, code, now)
  if (step === null) return false
  const { id, password, totpGeheim: totpSecret } = admin
  const [used] = await Admin.query()
    .where({ id, password, totp_geheim: totpSecret })
    .whereNotNull('totp_sinds')
    .where((query) => query.whereNull('totp_stap').orWhere('totp_stap', '<', step))
    .update({ totpStap: step })
  return Number(used) === 1
}

async function spendRecoveryCode(admin: Admin, code: string): Promise<boolean> {
  const { id, password, totpGeheim: totpSecret } = admin
  const mark = recoveryCodeMark(id, code)
  return inTransaction(async (trx) => {
    const row = await Admin.query({ client: trx })
      .where({ id, password, totp_geheim: totpSecret })
      .whereNotNull('totp_sinds')
      .forUpdate()
      .first()
    const marks = row ? readRecoveryCodes(row) : []
    if (!row || !marks.includes(mark)) return false

    const remaining = marks.filter((other) => other !== mark)
    const [used] = await Admin.query({ client: trx })
      .where({ id, herstelcodes: row.herstelcodes })
      .update({ herstelcodes: JSON.stringify(remaining) })
    if (Number(used) === 0) return false
    await recordAudit(trx, row, 'herstelcode_gebruikt', row.email, { over: remaining.length })
    return true
  })
}
