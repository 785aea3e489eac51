import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Lets admins through. Others log in first, and land where they wanted to go. */
export default class BeheerderMiddleware {
  async handle({ auth, request, response, session }: HttpContext, next: NextFn) {
    if (await auth.use('web').check()) return next()
    if (request.url().startsWith('/api/')) {
      return response.status(401).json({ message: 'Log eerst in.' })
    }
    session.put('naar', request.url())
    return response.redirect('/login')
  }
}
