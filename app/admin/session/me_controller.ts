import type { HttpContext } from '@adonisjs/core/http'

/** The admin who is logged in. */
export default class MeController {
  show({ auth, response }: HttpContext) {
    const { id, naam: name, email } = auth.use('web').user!
    return response.json({ id, name: name, email })
  }
}
