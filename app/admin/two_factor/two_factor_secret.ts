import encryption from '@adonisjs/core/services/encryption'
import { Secret, TOTP } from 'otpauth'
import { fingerprint, freshReadableCode } from '#app/core/tokens'
import type Admin from '#models/admin/admin'

/** The format that every authenticator app uses by default: SHA-1, six digits, half a minute. */
const FORMAT = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** How many steps a phone's clock may be off, either way. */
const TOLERANCE = 1
const PURPOSE = 'tweestaps'

/** A new secret in base32, in which people can type it. */
export const freshSecret = () => new Secret({ size: 20 }).base32

/** Encrypts a secret with our key. The result is different every time. */
export const encrypt = (encodedSecret: string) =>
  encryption.encrypt(encodedSecret, undefined, PURPOSE)

/** @returns null when there is none, or when it was encrypted with another `APP_KEY` */
export function readSecret({ totpSecret }: Pick<Admin, 'totpSecret'>): string | null {
  return totpSecret === null ? null : encryption.decrypt<string>(totpSecret, PURPOSE)
}

/** The address in the QR code. */
export function qrAddress(encodedSecret: string, email: string, issuer: string): string {
  return new TOTP({
    ...FORMAT,
    issuer,
    label: email,
    secret: encodedSecret,
  }).toString()
}

/**
 * The time step of a code (RFC 6238).
 *
 * @param now milliseconds since 1970
 * @returns null when no step around now has this code
 */
export function stepOf(encodedSecret: string, code: string, now: number): number | null {
  const secret = Secret.fromBase32(encodedSecret)
  const difference = TOTP.validate({
    ...FORMAT,
    secret,
    token: code,
    timestamp: now,
    window: TOLERANCE,
  })
  return difference === null
    ? null
    : TOTP.counter({ period: FORMAT.period, timestamp: now }) + difference
}

const RECOVERY_CODE_COUNT = 10

/**
 * Recovery codes for an admin who lost the phone: 78 random bits each, in groups that are easy to
 * copy.
 */
export function freshRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from({ length: 4 }, () => freshReadableCode(4)).join('-')
  )
}

/**
 * The stored mark of a recovery code, however it was typed. A plain hash is enough, because nobody
 * can try all codes of 78 random bits.
 */
export function recoveryCodeMark(adminId: number, code: string): string {
  const typed = code.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return fingerprint('herstelcode', String(adminId), typed)
}

/** The hashes of the remaining codes. */
export function readRecoveryCodes({ recoveryCodes }: Pick<Admin, 'recoveryCodes'>): string[] {
  return recoveryCodes === null ? [] : (JSON.parse(recoveryCodes) as string[])
}

/** The hashes of these codes in the form in which they are stored. */
export function asMarks(adminId: number, codes: readonly string[]): string {
  return JSON.stringify(codes.map((code) => recoveryCodeMark(adminId, code)))
}
