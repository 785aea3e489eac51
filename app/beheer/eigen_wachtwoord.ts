import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import { FieldRefused } from '#app/core/http/validation_errors'
import type Beheerder from '#models/beheerder'

const ONJUIST = 'Dit is niet je huidige wachtwoord.'

/**
 * Asks who is logged in for the password again, for what a borrowed screen must not do.
 *
 * @throws FieldRefused when it is another one; too many requests for who keeps trying
 */
export async function verwachtWachtwoord(beheerder: Beheerder, huidig: string) {
  await limiter.use({ requests: 10, duration: '15 minutes' }).consume(`wachtwoord_${beheerder.id}`)
  if (!(await hash.verify(beheerder.password, huidig))) throw new FieldRefused('huidig', ONJUIST)
}
