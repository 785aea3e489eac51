import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { telOnbekendeLink } from '#app/core/http/unknown_links'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { toonAanTeam } from '#app/spellenfabriek/antwoord_aan_team'
import { TEAMKOEKJE, vindSpeler, type TeamOpKomst } from '#app/spellenfabriek/teamtoegang'

/** Long enough for an evening that began in the afternoon. */
const KOEKJE = { httpOnly: true, sameSite: 'lax', maxAge: '24h', path: '/' } as const
const TITEL = 'Spellenfabriek'

/** The team screen. The token of the QR code is exchanged for a cookie, and leaves the address bar. */
@inject()
export default class TeampaginaController {
  constructor(protected broadcaster: Broadcaster) {}

  async show(ctx: HttpContext) {
    const { request, response, inertia, params } = ctx
    const uitUrl = request.input('api_token') as unknown
    if (typeof uitUrl === 'string' && uitUrl !== '') {
      const gevonden = await vindSpeler(uitUrl)
      if (!gevonden) await telOnbekendeLink(ctx)
      if (hoortHier(ctx, gevonden))
        response.encryptedCookie(TEAMKOEKJE, uitUrl, { ...KOEKJE, secure: request.secure() })
      else response.clearCookie(TEAMKOEKJE)
      return response
        .redirect()
        .withQs(false)
        .status(303)
        .toPath(`/spelen/${params.klantId}/spellenfabriek`)
    }

    const token = request.encryptedCookie(TEAMKOEKJE) as string | undefined
    const gevonden = token ? await vindSpeler(token) : null
    /** Shut out by a new code: what opens nothing any more need not be sent along. */
    if (token && !gevonden) response.clearCookie(TEAMKOEKJE)
    const speler = hoortHier(ctx, gevonden) ? gevonden : null
    return inertia.render(
      'spellenfabriek/team',
      {
        titel: TITEL,
        snapshot: speler ? await toonAanTeam(speler) : null,
        realtime: this.broadcaster.clientOptions(),
      },
      { kop: { titel: TITEL, omschrijving: TITEL, index: false } }
    )
  }
}

/** Whether this is a team of the klant whose page it is. */
function hoortHier({ params }: HttpContext, speler: TeamOpKomst | null): speler is TeamOpKomst {
  return speler !== null && String(speler.team.klantId) === params.klantId
}
