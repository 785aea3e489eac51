import type { HttpContext } from '@adonisjs/core/http'
import { ingelogdeBeheerder } from '#app/beheer/ingelogd'

/** Who is asking: the browser's access check, the server keeps its own. */
export default class GebruikerstypeController {
  async show(ctx: HttpContext) {
    return { type: (await ingelogdeBeheerder(ctx)) ? 'admin' : 'bezoeker' }
  }
}
