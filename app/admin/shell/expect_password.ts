import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import { FieldRefused } from '#app/core/http/validation_errors'
import type Admin from '#models/admin/admin'
import { LIMITS } from '#start/limiters'

const INCORRECT = 'Dit is niet je huidige wachtwoord.'

/**
 * Asks the logged-in admin for the password again, before actions that are not for somebody who
 * borrowed the screen.
 *
 * @throws FieldRefused when the password is wrong; too many requests after too many tries
 */
export async function expectPassword(admin: Admin, current: string) {
  await limiter.use(LIMITS.passwordChecks).consume(`password_${admin.id}`)
  if (!(await hash.verify(admin.password, current))) throw new FieldRefused('huidig', INCORRECT)
}
