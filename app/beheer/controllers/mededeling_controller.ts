import type { HttpContext } from '@adonisjs/core/http'
import { deelMee, maakRoomVrij } from '#app/beheer/actions/bestuur_spel'
import { antwoordAanBeheer, spelVan } from '#app/beheer/antwoord_aan_beheer'
import { mededelingValidator } from '#app/beheer/validators/spel_validator'

/** What the game master tells the hall, and whom they send out of a room. */
export default class MededelingController {
  async store(ctx: HttpContext) {
    const { tekst, sleutel } = await ctx.request.validateUsing(mededelingValidator)
    return antwoordAanBeheer(ctx, await deelMee(await spelVan(ctx), tekst ?? '', sleutel))
  }

  async maakVrij(ctx: HttpContext) {
    const roomId = Number(ctx.params.roomId)
    return antwoordAanBeheer(ctx, await maakRoomVrij(await spelVan(ctx), roomId))
  }
}
