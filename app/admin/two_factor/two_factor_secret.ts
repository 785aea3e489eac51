import { knownSettings } from '#app/shop/settings/shop_settings'
import encryption from '@adonisjs/core/services/encryption'
import { Secret, TOTP } from 'otpauth'
import { fingerprint, freshReadableCode } from '#app/core/tokens'
import type Admin from '#models/admin/admin'

/** What every authenticator app takes without being told: SHA-1, six digits, half a minute. */
const FORMAT = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A phone's clock may be this many steps off, either way. */
const TOLERANCE = 1
const PURPOSE = 'tweestaps'

/** A new secret, as people type it over: base32. */
export const freshSecret = () => new Secret({ size: 20 }).base32

/** Encrypted with our key, and never twice the same. */
export const encrypt = (encodedSecret: string) =>
  encryption.encrypt(encodedSecret, undefined, PURPOSE)

/** @returns null when there is none, or it was encrypted with another `APP_KEY` */
export function readSecret({ totpGeheim: totpSecret }: Pick<Admin, 'totpGeheim'>): string | null {
  return totpSecret === null ? null : encryption.decrypt<string>(totpSecret, PURPOSE)
}

/** The address that stands in the QR code. */
export function qrAddress(encodedSecret: string, email: string): string {
  return new TOTP({
    ...FORMAT,
    issuer: knownSettings().naam,
    label: email,
    secret: encodedSecret,
  }).toString()
}

/**
 * The time step that a code belongs to (RFC 6238), near `nu` in milliseconds.
 *
 * @returns null for a code of no step around now
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

/** For who lost the phone: 78 random bits each, in groups that are easy to copy. */
export function freshRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from({ length: 4 }, () => freshReadableCode(4)).join('-')
  )
}

/**
 * What is stored of a recovery code, however it was typed. A plain hash does: nobody tries all codes
 * of 78 random bits.
 */
export function recoveryCodeMark(adminId: number, code: string): string {
  const typed = code.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return fingerprint('herstelcode', String(adminId), typed)
}

/** The hashes of the codes that are left. */
export function readRecoveryCodes({
  herstelcodes: recoveryCodes,
}: Pick<Admin, 'herstelcodes'>): string[] {
  return recoveryCodes === null ? [] : (JSON.parse(recoveryCodes) as string[])
}

/** The hashes of these codes as they are stored. */
export function asMarks(adminId: number, codes: readonly string[]): string {
  return JSON.stringify(codes.map((code) => recoveryCodeMark(adminId, code)))
}
