import { bekendeInstellingen } from '#app/winkel/instellingen'
import encryption from '@adonisjs/core/services/encryption'
import { Secret, TOTP } from 'otpauth'
import { fingerprint, freshReadableCode } from '#app/core/tokens'
import type Beheerder from '#models/beheerder'

/** What every authenticator app takes without being told: SHA-1, six digits, half a minute. */
const VORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A phone's clock may be this many steps off, either way. */
const SPELING = 1
const DOEL = 'tweestaps'

/** A new secret, as people type it over: base32. */
export const versGeheim = () => new Secret({ size: 20 }).base32

/** Encrypted with our key, and never twice the same. */
export const versleutel = (geheim: string) => encryption.encrypt(geheim, undefined, DOEL)

/** @returns null when there is none, or it was encrypted with another `APP_KEY` */
export function leesGeheim({ totpGeheim }: Pick<Beheerder, 'totpGeheim'>): string | null {
  return totpGeheim === null ? null : encryption.decrypt<string>(totpGeheim, DOEL)
}

/** The address that stands in the QR code. */
export function qrAdres(geheim: string, email: string): string {
  return new TOTP({
    ...VORM,
    issuer: bekendeInstellingen().naam,
    label: email,
    secret: geheim,
  }).toString()
}

/**
 * The time step that a code belongs to (RFC 6238), near `nu` in milliseconds.
 *
 * @returns null for a code of no step around now
 */
export function stapVan(geheim: string, code: string, nu: number): number | null {
  const secret = Secret.fromBase32(geheim)
  const verschil = TOTP.validate({ ...VORM, secret, token: code, timestamp: nu, window: SPELING })
  return verschil === null ? null : TOTP.counter({ period: VORM.period, timestamp: nu }) + verschil
}

const AANTAL_HERSTELCODES = 10

/** For who lost the phone: 78 random bits each, in groups that are easy to copy. */
export function verseHerstelcodes(): string[] {
  return Array.from({ length: AANTAL_HERSTELCODES }, () =>
    Array.from({ length: 4 }, () => freshReadableCode(4)).join('-')
  )
}

/**
 * What is stored of a recovery code, however it was typed. A plain hash does: nobody tries all codes
 * of 78 random bits.
 */
export function merkVanHerstelcode(beheerderId: number, code: string): string {
  const getypt = code.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return fingerprint('herstelcode', String(beheerderId), getypt)
}

/** The hashes of the codes that are left. */
export function leesHerstelcodes({ herstelcodes }: Pick<Beheerder, 'herstelcodes'>): string[] {
  return herstelcodes === null ? [] : (JSON.parse(herstelcodes) as string[])
}

/** The hashes of these codes as they are stored. */
export function alsMerken(beheerderId: number, codes: readonly string[]): string {
  return JSON.stringify(codes.map((code) => merkVanHerstelcode(beheerderId, code)))
}
