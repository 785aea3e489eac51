import { fingerprint } from '#app/core/tokens'
import type Admin from '#models/admin/admin'

type Markable = Pick<Admin, 'password' | 'totpSince' | 'totpSecret'>

/**
 * The mark of the password and the second factor with which a session was opened. Sessions live in
 * the browser and cannot be withdrawn one by one; another password or second factor ends all
 * sessions that were opened before. A secret that still waits for its first code does not count.
 */
export const sessionMark = ({ password, totpSince, totpSecret }: Markable) =>
  fingerprint('sessie', password, (totpSince && totpSecret) ?? '').slice(0, 16)
