import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { telOnbekendeLink } from '#app/core/http/unknown_links'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { TEAMKOEKJE, vindSpeler } from '#app/spellenfabriek/teamtoegang'
import { teamsnapshot } from '#app/spellenfabriek/transformers/teamsnapshot'

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
      const speler = await this.#spelerVan(ctx, uitUrl)
      if (speler)
        response.encryptedCookie(TEAMKOEKJE, uitUrl, { ...KOEKJE, secure: request.secure() })
      else response.clearCookie(TEAMKOEKJE)
      return response
        .redirect()
        .withQs(false)
        .status(303)
        .toPath(`/spelen/${params.klantId}/spellenfabriek`)
    }

    const token = request.encryptedCookie(TEAMKOEKJE) as string | undefined
    const speler = token ? await this.#spelerVan(ctx, token) : null
    return inertia.render(
      'spellenfabriek/team',
      {
        titel: TITEL,
        snapshot: speler ? await teamsnapshot(speler) : null,
        realtime: this.broadcaster.clientOptions(),
      },
      { kop: { titel: TITEL, omschrijving: TITEL, index: false } }
    )
  }

  /** The team of a token, when it is one of this klant's. */
  async #spelerVan(ctx: HttpContext, token: string) {
    const speler = await vindSpeler(token)
    if (speler && String(speler.team.klantId) === ctx.params.klantId) return speler
    if (!speler) await telOnbekendeLink(ctx)
    return null
  }
}
