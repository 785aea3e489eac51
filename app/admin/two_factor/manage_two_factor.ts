import type { DateTime } from 'luxon'
import { spendLoginCode } from '#app/admin/two_factor/spend_login_code'
import { recordAudit, OPDRACHTREGEL } from '#app/core/record_audit'
import {
  asMarks,
  readSecret,
  stepOf,
  freshRecoveryCodes,
  freshSecret,
  encrypt,
} from '#app/admin/two_factor/two_factor_secret'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { err, ok, type Result } from '#domain/result'
import Admin from '#models/admin/admin'

export type TwoFactorRefused =
  | { readonly type: 'staat_al_aan' }
  | { readonly type: 'staat_uit' }
  | { readonly type: 'niet_begonnen' }
  | { readonly type: 'code_onjuist' }

const EMPTY = { totpGeheim: null, totpSinds: null, totpStap: null, herstelcodes: null }

/** Makes a secret that waits for its first code; until then nothing is asked at login. */
export async function beginTwoFactor({ id }: Admin): Promise<Result<string, TwoFactorRefused>> {
  const secret = freshSecret()
  const [started] = await Admin.query()
    .where('id', id)
    .whereNull('totp_sinds')
    .update({ totpGeheim: encrypt(secret), totpStap: null })
  return Number(started) === 0 ? err({ type: 'staat_al_aan' }) : ok(secret)
}

/** @returns the recovery codes, which are told only now */
export async function enableTwoFactor(
  admin: Admin,
  code: string,
  now: DateTime
): Promise<Result<string[], TwoFactorRefused>> {
  if (admin.totpSinds !== null) return err({ type: 'staat_al_aan' })
  const secret = readSecret(admin)
  if (secret === null) return err({ type: 'niet_begonnen' })
  const step = stepOf(secret, code.replace(/\s/g, ''), now.toMillis())
  if (step === null) return err({ type: 'code_onjuist' })

  const { id, totpGeheim: totpSecret } = admin
  const codes = freshRecoveryCodes()
  return inTransaction(async (trx) => {
    const [on] = await Admin.query({ client: trx })
      .where({ id, totp_geheim: totpSecret })
      .whereNull('totp_sinds')
      .update({ totpSinds: asColumn(now), totpStap: step, herstelcodes: asMarks(id, codes) })
    if (Number(on) === 0) return err({ type: 'staat_al_aan' })
    await recordAudit(trx, admin, 'tweestaps_aan', admin.email)
    return ok(codes)
  })
}

/**
 * A new set in place of all that were left. The secret is encrypted anew, which ends the other sessions.
 *
 * @returns the recovery codes, which are told only now
 */
export async function renewRecoveryCodes(
  admin: Admin,
  code: string,
  now: DateTime
): Promise<Result<string[], TwoFactorRefused>> {
  const secret = readSecret(admin)
  const codes = freshRecoveryCodes()
  const outcome = await changeWithCode(admin, code, now, 'herstelcodes_vernieuwd', {
    herstelcodes: asMarks(admin.id, codes),
    ...(secret !== null && { totpGeheim: encrypt(secret) }),
  })
  return outcome.ok ? ok(codes) : outcome
}

/** Back to the password alone. */
export function disableTwoFactor(admin: Admin, code: string, now: DateTime) {
  return changeWithCode(admin, code, now, 'tweestaps_uit', EMPTY)
}

/** For an admin who lost the phone and the recovery codes, by who runs the machine. */
export async function verwijderTweestaps(email: string): Promise<boolean> {
  return inTransaction(async (trx) => {
    const [removed] = await Admin.query({ client: trx })
      .where('email', email)
      .whereNotNull('totp_sinds')
      .update(EMPTY)
    if (Number(removed) === 0) return false
    await recordAudit(trx, OPDRACHTREGEL, 'tweestaps_verwijderd', email)
    return true
  })
}

/** Changes the second factor of who shows to have it. The code is used up, whatever follows. */
async function changeWithCode(
  admin: Admin,
  code: string,
  now: DateTime,
  what: string,
  fields: Partial<Pick<Admin, keyof typeof EMPTY>>
): Promise<Result<null, TwoFactorRefused>> {
  if (admin.totpSinds === null) return err({ type: 'staat_uit' })
  if (!(await spendLoginCode(admin, code, now.toMillis()))) return err({ type: 'code_onjuist' })

  const { id, totpGeheim: totpSecret } = admin
  return inTransaction(async (trx) => {
    const [changed] = await Admin.query({ client: trx })
      .where({ id, totp_geheim: totpSecret })
      .whereNotNull('totp_sinds')
      .update(fields)
    if (Number(changed) === 0) return err({ type: 'staat_uit' })
    await recordAudit(trx, admin, what, admin.email)
    return ok(null)
  })
}
