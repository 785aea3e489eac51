import type { HttpContext } from '@adonisjs/core/http'
import { schakelSpelIn, stelSpelIn } from '#app/beheer/actions/stel_spel_in'
import { antwoordAanBeheer, spelVan } from '#app/beheer/antwoord_aan_beheer'
import { instellingenValidator } from '#app/beheer/validators/spel_validator'
import { ok } from '#domain/result'
import Klant from '#models/klant'

/** Whether a klant has the game, and what the next round will be like. */
export default class SpelinstellingController {
  async store(ctx: HttpContext) {
    const klant = await Klant.findOrFail(ctx.params.id)
    await schakelSpelIn(klant.id)
    return antwoordAanBeheer(ctx, ok(undefined))
  }

  async update(ctx: HttpContext) {
    const instellingen = await ctx.request.validateUsing(instellingenValidator)
    return antwoordAanBeheer(ctx, await stelSpelIn(await spelVan(ctx), instellingen))
  }
}
