import type { HttpContext } from '@adonisjs/core/http'
import HintTransformer from '#app/play/puzzles/hint_transformer'
import { FieldRefused } from '#app/core/http/validation_errors'
import { tally } from '#app/core/tally'
import { hintItem, hintPage } from '#app/play/hint_pages/hint_item'
import { hintValidator } from '#app/play/hint_pages/hint_validator'
import { hintFlag } from '#domain/play/puzzles/flags'

/** One hint of a booklet. */
export default class HintController {
  async show(ctx: HttpContext) {
    const { name, nummer: number } = await ctx.request.validateUsing(hintValidator)
    const hint = hintItem(ctx, name).hints[number - 1]
    if (hint === undefined) throw new FieldRefused('nummer', 'Deze hint bestaat niet.')
    tally.count('hint', hintPage(ctx).path, hintFlag(name, number))
    return ctx.serialize(HintTransformer.transform({ hint }))
  }
}
