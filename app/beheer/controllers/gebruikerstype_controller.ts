import type { HttpContext } from '@adonisjs/core/http'

/** Who is asking: the browser's access check, the server keeps its own. */
export default class GebruikerstypeController {
  async show({ auth }: HttpContext) {
    return { type: (await auth.use('web').check()) ? 'admin' : 'bezoeker' }
  }
}
