import type { HttpContext } from '@adonisjs/core/http'
import { corrigeerPunten, hernoemTeam, vernieuwQr } from '#app/beheer/actions/bestuur_spel'
import { antwoordAanBeheer, spelVan } from '#app/beheer/antwoord_aan_beheer'
import { correctieValidator, teamnaamValidator } from '#app/beheer/validators/spel_validator'

/** What the game master does with one team. */
export default class SpelteamController {
  async hernoem(ctx: HttpContext) {
    const { naam } = await ctx.request.validateUsing(teamnaamValidator)
    return antwoordAanBeheer(ctx, await hernoemTeam(await spelVan(ctx), teamId(ctx), naam))
  }

  async vernieuwQr(ctx: HttpContext) {
    return antwoordAanBeheer(ctx, await vernieuwQr(await spelVan(ctx), teamId(ctx)))
  }

  async corrigeer(ctx: HttpContext) {
    const correctie = await ctx.request.validateUsing(correctieValidator)
    const gedaan = await corrigeerPunten(await spelVan(ctx), teamId(ctx), correctie)
    return antwoordAanBeheer(ctx, gedaan)
  }
}

const teamId = ({ params }: HttpContext) => Number(params.teamId)
