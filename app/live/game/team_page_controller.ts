import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { countUnknownLink } from '#app/core/http/unknown_links'
import { COOKIE_OPTIONS } from '#app/core/http/cookies'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { viewForTeam } from '#app/live/game/reply_to_team'
import TeamSnapshotTransformer from '#app/live/game/team_snapshot_transformer'
import { TEAM_COOKIE, findPlayer, type CallingTeam } from '#app/live/teams/team_access'

/** Long enough for an evening that began in the afternoon. */
const COOKIE = { ...COOKIE_OPTIONS, maxAge: '24h' } as const
const TITLE = 'Spellenfabriek'
const WITHOUT_SCRIPT =
  'Dit scherm heeft JavaScript nodig. Zet het aan in de instellingen van je browser en open de QR-code opnieuw, of gebruik de telefoon van een teamgenoot. Lukt het niet? Vraag de spelleider.'

/**
 * The team screen. The token of the QR code is exchanged for a cookie, and disappears from the
 * address bar.
 */
@inject()
export default class TeamPageController {
  constructor(protected broadcaster: Broadcaster) {}

  async show(ctx: HttpContext) {
    const { request, response, inertia, params } = ctx
    const fromUrl = request.input('api_token') as unknown
    if (typeof fromUrl === 'string' && fromUrl !== '') {
      const found = await findPlayer(fromUrl)
      if (!found) await countUnknownLink(ctx)
      if (belongsHere(ctx, found)) response.encryptedCookie(TEAM_COOKIE, fromUrl, COOKIE)
      else response.clearCookie(TEAM_COOKIE, COOKIE_OPTIONS)
      return response
        .redirect()
        .withQs(false)
        .status(303)
        .toRoute('team_page.show', [params.klantId])
    }

    const token = request.encryptedCookie(TEAM_COOKIE) as string | undefined
    const found = token ? await findPlayer(token) : null
    /** A new QR code has shut this browser out, so its cookie is useless. */
    if (token && !found) response.clearCookie(TEAM_COOKIE, COOKIE_OPTIONS)
    const player = belongsHere(ctx, found) ? found : null
    return inertia.render(
      'live/game/team_page',
      {
        title: TITLE,
        snapshot: player ? TeamSnapshotTransformer.transform(await viewForTeam(player)) : null,
        realtime: this.broadcaster.clientOptions(),
      },
      { head: { title: TITLE, description: TITLE, index: false, withoutScript: WITHOUT_SCRIPT } }
    )
  }
}

/** Whether this team belongs to the customer whose page it is. */
function belongsHere({ params }: HttpContext, player: CallingTeam | null): player is CallingTeam {
  return player !== null && String(player.team.customerId) === params.klantId
}
