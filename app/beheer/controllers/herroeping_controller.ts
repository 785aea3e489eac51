import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import {
  betaalHerroepingTerug,
  handelAf,
  koppelBestelling,
  ontvangRetour,
  stuurOntvangst,
  trekLinksIn,
  wijsAf,
} from '#app/beheer/actions/behandel_herroeping'
import { antwoordOpHerroeping } from '#app/beheer/antwoord_op_herroeping'
import {
  afhandelingValidator,
  afwijzingValidator,
  bestelnummerValidator,
  retourValidator,
  terugbetalingValidator,
} from '#app/beheer/validators/herroeping_validator'
import { FieldRefused } from '#app/core/http/validation_errors'

/** What the owner does with a withdrawal: a press each, and each counts once. */
export default class HerroepingController {
  async koppel(ctx: HttpContext) {
    const { nummer } = await ctx.request.validateUsing(bestelnummerValidator)
    return antwoordOpHerroeping(ctx, await koppelBestelling(...wieEnWat(ctx), nummer))
  }

  async ontvangRetour(ctx: HttpContext) {
    const { datum } = await ctx.request.validateUsing(retourValidator)
    const op = DateTime.fromISO(datum, { zone: 'Europe/Amsterdam' })
    if (!op.isValid) throw new FieldRefused('datum', 'Deze dag bestaat niet.')
    return antwoordOpHerroeping(ctx, await ontvangRetour(...wieEnWat(ctx), op))
  }

  async betaalTerug(ctx: HttpContext) {
    const { bedrag: centen, sleutel } = await ctx.request.validateUsing(terugbetalingValidator)
    return antwoordOpHerroeping(
      ctx,
      await betaalHerroepingTerug(...wieEnWat(ctx), { centen, sleutel })
    )
  }

  async trekLinksIn(ctx: HttpContext) {
    return antwoordOpHerroeping(ctx, await trekLinksIn(...wieEnWat(ctx)))
  }

  async wijsAf(ctx: HttpContext) {
    const { reden } = await ctx.request.validateUsing(afwijzingValidator)
    return antwoordOpHerroeping(ctx, await wijsAf(...wieEnWat(ctx), reden))
  }

  async handelAf(ctx: HttpContext) {
    const { toelichting } = await ctx.request.validateUsing(afhandelingValidator)
    return antwoordOpHerroeping(ctx, await handelAf(...wieEnWat(ctx), toelichting || null))
  }

  async stuurOntvangst(ctx: HttpContext) {
    return antwoordOpHerroeping(ctx, await stuurOntvangst(...wieEnWat(ctx)))
  }
}

/** The admin who presses, and the withdrawal that it is about. */
function wieEnWat({ auth, params }: HttpContext) {
  return [auth.use('web').user!, Number(params.id)] as const
}
