import type { HttpContext } from '@adonisjs/core/http'
import { sessiemerk } from '#app/beheer/sessiemerk'
import type { NextFn } from '@adonisjs/core/types/http'

/** A login ends after a working day, also in a cookie that somebody kept. */
const GELDIG_MS = 8 * 3_600_000

/** Lets admins through. Others log in first, and land where they wanted to go. */
export default class BeheerderMiddleware {
  async handle({ auth, request, response, session }: HttpContext, next: NextFn) {
    const sinds = Number(session.get('ingelogdOp', 0))
    const geldig = Date.now() - sinds < GELDIG_MS
    if (geldig && (await auth.use('web').check())) {
      const merk = sessiemerk(auth.use('web').user!)
      if (merk === session.get('wachtwoord')) return next()
      await auth.use('web').logout()
    }
    if (request.method() !== 'GET' || request.url().startsWith('/api/')) {
      return response.status(401).json({ message: 'Log eerst in.' })
    }
    session.put('naar', request.url())
    return response.redirect('/login')
  }
}
