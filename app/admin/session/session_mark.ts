import { fingerprint } from '#app/core/tokens'
import type Admin from '#models/admin/admin'

type Markable = Pick<Admin, 'password' | 'totpSince' | 'totpSecret'>

/**
 * The mark of the password and the second factor with which a session was opened. Another password or
 * second factor ends all sessions that were opened before; one session ends with its row in
 * `admin_sessions`. A secret that still waits for its first code does not count.
 */
export const sessionMark = ({ password, totpSince, totpSecret }: Markable) =>
  fingerprint('sessie', password, (totpSince && totpSecret) ?? '').slice(0, 16)
