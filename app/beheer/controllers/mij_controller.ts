import type { HttpContext } from '@adonisjs/core/http'

/** The admin who is logged in. */
export default class MijController {
  show({ auth, response }: HttpContext) {
    const { id, naam, email } = auth.use('web').user!
    return response.json({ id, name: naam, email })
  }
}
