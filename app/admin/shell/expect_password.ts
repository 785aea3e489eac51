import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import { FieldRefused } from '#app/core/http/validation_errors'
import type Admin from '#models/admin/admin'

const INCORRECT = 'Dit is niet je huidige wachtwoord.'

/**
 * Asks who is logged in for the password again, for what a borrowed screen must not do.
 *
 * @throws FieldRefused when it is another one; too many requests for who keeps trying
 */
export async function expectPassword(admin: Admin, current: string) {
  await limiter.use({ requests: 10, duration: '15 minutes' }).consume(`password_${admin.id}`)
  if (!(await hash.verify(admin.password, current))) throw new FieldRefused('huidig', INCORRECT)
}
