import { fingerprint } from '#app/core/tokens'
import type Admin from '#models/admin/admin'

type Markable = Pick<Admin, 'password' | 'totpSinds' | 'totpGeheim'>

/**
 * What a session remembers of the password and the second factor it was opened with. Sessions live in
 * the browser and cannot be taken back one by one; with another password or second factor all that
 * were opened before end. A secret that still waits for its first code counts for nothing.
 */
export const sessionMark = ({ password, totpSinds: totpSince, totpGeheim: totpSecret }: Markable) =>
  fingerprint('sessie', password, (totpSince && totpSecret) ?? '').slice(0, 16)
