import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefused } from '#app/core/http/validation_errors'
import { tally } from '#app/core/tally'
import { hintitem, hintpagina } from '#app/spelen/hintitem'
import { hintValidator } from '#app/spelen/validators/hint_validator'
import { hintVlag } from '#domain/spelen/verloop'

/** One hint of a booklet, for whoever asks for it. */
export default class HintController {
  async show(ctx: HttpContext) {
    const { name, nummer } = await ctx.request.validateUsing(hintValidator)
    const hint = hintitem(ctx, name).hints[nummer - 1]
    if (hint === undefined) throw new FieldRefused('nummer', 'Deze hint bestaat niet.')
    tally.count('hint', hintpagina(ctx).pad, hintVlag(name, nummer))
    return { hint }
  }
}
