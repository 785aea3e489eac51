import type { HttpContext } from '@adonisjs/core/http'
import GrantTransformer from '#app/admin/game_masters/grant_transformer'
import { openGrants } from '#app/admin/game_masters/open_grants'
import { adminHead } from '#app/admin/shell/admin_head'

/** Where a game master begins: the evening of the invitation, or a choice when there are more. */
export default class GameMasterEveningController {
  async index({ auth, inertia, response }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const grants = await openGrants(admin.id)
    const [only, ...more] = grants
    if (only && more.length === 0)
      return response
        .redirect()
        .toRoute('game_master.customer_screen.lobby', [only.grant.game.customerId])
    const title = 'Jouw avonden'
    return inertia.render(
      'admin/game_masters/game_master_evenings_page',
      { title, evenings: GrantTransformer.transform(grants).useVariant('forGameMaster') },
      adminHead(title)
    )
  }
}
