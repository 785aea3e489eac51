import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefused } from '#app/core/http/validation_errors'
import { tally } from '#app/core/tally'
import { hintItem, hintPage } from '#app/spelen/hintitem'
import { hintValidator } from '#app/spelen/validators/hint_validator'
import { hintFlag } from '#domain/spelen/verloop'

/** One hint of a booklet, for whoever asks for it. */
export default class HintController {
  async show(ctx: HttpContext) {
    const { name, nummer: number } = await ctx.request.validateUsing(hintValidator)
    const hint = hintItem(ctx, name).hints[number - 1]
    if (hint === undefined) throw new FieldRefused('nummer', 'Deze hint bestaat niet.')
    tally.count('hint', hintPage(ctx).pad, hintFlag(name, number))
    return { hint }
  }
}
