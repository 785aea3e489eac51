import type { DateTime } from 'luxon'
import { spendLoginCode } from '#app/admin/two_factor/spend_login_code'
import { recordAudit, COMMAND_LINE } from '#app/core/record_audit'
import {
  asMarks,
  readSecret,
  stepOf,
  freshRecoveryCodes,
  freshSecret,
  encrypt,
} from '#app/admin/two_factor/two_factor_secret'
import { asColumn } from '#app/core/database/dialect'
import { attemptInTransaction, inTransaction } from '#app/core/database/transaction'
import { err, ok, type Result } from '#domain/result'
import Admin from '#models/admin/admin'
import type { AuditKind } from '#domain/admin/audit_log'

export type TwoFactorRefused =
  | { readonly type: 'already_on' }
  | { readonly type: 'is_off' }
  | { readonly type: 'not_started' }
  | { readonly type: 'wrong_code' }

const EMPTY = { totpSecret: null, totpSince: null, totpStep: null, recoveryCodes: null }

/** Makes a secret that waits for its first code. Until then a login asks for no code. */
export async function beginTwoFactor({ id }: Admin): Promise<Result<string, TwoFactorRefused>> {
  const secret = freshSecret()
  const [started] = await Admin.query()
    .where('id', id)
    .whereNull('totp_since')
    .update({ totpSecret: encrypt(secret), totpStep: null })
  return Number(started) === 0 ? err({ type: 'already_on' }) : ok(secret)
}

/** @returns the recovery codes, which are shown only now */
export async function enableTwoFactor(
  admin: Admin,
  code: string,
  now: DateTime
): Promise<Result<string[], TwoFactorRefused>> {
  if (admin.totpSince !== null) return err({ type: 'already_on' })
  const secret = readSecret(admin)
  if (secret === null) return err({ type: 'not_started' })
  const step = stepOf(secret, code.replace(/\s/g, ''), now.toMillis())
  if (step === null) return err({ type: 'wrong_code' })

  const { id, totpSecret } = admin
  const codes = freshRecoveryCodes()
  return attemptInTransaction(async (trx) => {
    const [on] = await Admin.query({ client: trx })
      .where({ id, totp_secret: totpSecret })
      .whereNull('totp_since')
      .update({ totpSince: asColumn(now), totpStep: step, recovery_codes: asMarks(id, codes) })
    if (Number(on) === 0) return err({ type: 'already_on' })
    await recordAudit(trx, admin, 'two_factor_enabled', admin.email)
    return ok(codes)
  })
}

/**
 * Replaces all recovery codes by a new set. The secret is encrypted again, which ends the other
 * sessions.
 *
 * @returns the recovery codes, which are shown only now
 */
export async function renewRecoveryCodes(
  admin: Admin,
  code: string,
  now: DateTime
): Promise<Result<string[], TwoFactorRefused>> {
  const secret = readSecret(admin)
  const codes = freshRecoveryCodes()
  const outcome = await changeWithCode(admin, code, now, 'recovery_codes_renewed', {
    recoveryCodes: asMarks(admin.id, codes),
    ...(secret !== null && { totpSecret: encrypt(secret) }),
  })
  return outcome.ok ? ok(codes) : outcome
}

/** Turns the second factor off, so that the password alone is enough. */
export function disableTwoFactor(admin: Admin, code: string, now: DateTime) {
  return changeWithCode(admin, code, now, 'two_factor_disabled', EMPTY)
}

/**
 * Removes the second factor of an admin who lost the phone and the recovery codes, for the person
 * who runs the machine.
 */
export async function removeTwoFactor(email: string): Promise<boolean> {
  return inTransaction(async (trx) => {
    const [removed] = await Admin.query({ client: trx })
      .where('email', email)
      .whereNotNull('totp_since')
      .update(EMPTY)
    if (Number(removed) === 0) return false
    await recordAudit(trx, COMMAND_LINE, 'two_factor_removed', email)
    return true
  })
}

/**
 * Changes the second factor of an admin who gives a valid code. The code is used up, whatever
 * follows.
 */
async function changeWithCode(
  admin: Admin,
  code: string,
  now: DateTime,
  what: AuditKind,
  fields: Partial<Pick<Admin, keyof typeof EMPTY>>
): Promise<Result<null, TwoFactorRefused>> {
  if (admin.totpSince === null) return err({ type: 'is_off' })
  if (!(await spendLoginCode(admin, code, now.toMillis()))) return err({ type: 'wrong_code' })

  const { id, totpSecret } = admin
  return attemptInTransaction(async (trx) => {
    const [changed] = await Admin.query({ client: trx })
      .where({ id, totp_secret: totpSecret })
      .whereNotNull('totp_since')
      .update(fields)
    if (Number(changed) === 0) return err({ type: 'is_off' })
    await recordAudit(trx, admin, what, admin.email)
    return ok(null)
  })
}
