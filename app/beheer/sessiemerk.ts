import { fingerprint } from '#app/core/tokens'
import type Beheerder from '#models/beheerder'

/**
 * What a session remembers of the password it was opened with. Sessions live in the browser and cannot
 * be taken back one by one; with another password all that were opened before end.
 */
export const sessiemerk = ({ password }: Pick<Beheerder, 'password'>) =>
  fingerprint('sessie', password).slice(0, 16)
