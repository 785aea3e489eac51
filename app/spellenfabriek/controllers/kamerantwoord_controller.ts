import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefused } from '#app/core/http/validation_errors'
import { beantwoordRoom, meldFout, toonRoomantwoord } from '#app/spellenfabriek/actions/speel'
import { antwoordAanTeam, toonNieuwAanTeam } from '#app/spellenfabriek/antwoord_aan_team'
import { spelerInSpel } from '#app/spellenfabriek/teamtoegang'
import { antwoordValidator, foutValidator } from '#app/spellenfabriek/validators/speel_validator'
import { LEEG_ANTWOORD } from '#app/spellenfabriek/weigering'

/** The answer to a room's question. */
export default class KamerantwoordController {
  /** Judges what was typed; 0 points without a text asks to be shown the answer. */
  async store(ctx: HttpContext) {
    const { roomid, points, antwoord } = await ctx.request.validateUsing(antwoordValidator)
    const speler = spelerInSpel(ctx.speler)
    if (antwoord === undefined && points === 0)
      return antwoordAanTeam(ctx, await toonRoomantwoord(speler, roomid))
    if (!antwoord?.trim()) throw new FieldRefused('antwoord', LEEG_ANTWOORD)

    const oordeel = await beantwoordRoom(speler, roomid, antwoord)
    if (!oordeel.ok || oordeel.value.juist) {
      if (
        oordeel.ok &&
        oordeel.value.juist &&
        points !== undefined &&
        points !== oordeel.value.punten
      )
        ctx.logger.info({ points, punten: oordeel.value.punten }, 'a page counted other points')
      return antwoordAanTeam(ctx, oordeel)
    }
    const snapshot = await toonNieuwAanTeam(ctx.speler)
    const message = `Het antwoord '${antwoord.trim()}' is fout...`
    return ctx.response.status(422).json({ message, errors: { antwoord: [message] }, snapshot })
  }

  /** A wrong answer that the page judged by itself. */
  async fout(ctx: HttpContext) {
    const { roomid, antwoord } = await ctx.request.validateUsing(foutValidator)
    return antwoordAanTeam(
      ctx,
      await meldFout(spelerInSpel(ctx.speler), roomid, antwoord ?? undefined)
    )
  }
}
