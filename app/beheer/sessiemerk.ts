import { fingerprint } from '#app/core/tokens'
import type Beheerder from '#models/beheerder'

type Merkbaar = Pick<Beheerder, 'password' | 'totpSinds' | 'totpGeheim'>

/**
 * What a session remembers of the password and the second factor it was opened with. Sessions live in
 * the browser and cannot be taken back one by one; with another password or second factor all that
 * were opened before end. A secret that still waits for its first code counts for nothing.
 */
export const sessiemerk = ({ password, totpSinds, totpGeheim }: Merkbaar) =>
  fingerprint('sessie', password, (totpSinds && totpGeheim) ?? '').slice(0, 16)
