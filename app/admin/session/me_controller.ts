import type { HttpContext } from '@adonisjs/core/http'
import AdminTransformer from '#app/admin/session/admin_transformer'

/** The admin who is logged in. */
export default class MeController {
  show({ auth, serialize }: HttpContext) {
    return serialize(AdminTransformer.transform(auth.use('web').getUserOrFail()))
  }
}
