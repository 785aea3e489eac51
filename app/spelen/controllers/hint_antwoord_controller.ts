import type { HttpContext } from '@adonisjs/core/http'
import { tally } from '#app/core/tally'
import { hintitem, hintpagina } from '#app/spelen/hintitem'
import { controleValidator, itemValidator } from '#app/spelen/validators/hint_validator'
import { bijnaGoedTekst, isJuistAntwoord } from '#domain/spelen/antwoord'

/** The answer to a puzzle of a booklet. */
export default class HintAntwoordController {
  /** For whoever wants to know it, after being asked whether they are sure. */
  async show(ctx: HttpContext) {
    const { name } = await ctx.request.validateUsing(itemValidator)
    const { answer, answerAddition } = hintitem(ctx, name)
    tally.count('antwoord', hintpagina(ctx).pad, name)
    return { antwoord: answer, uitleg: answerAddition }
  }

  /** For whoever found one and wants to know whether it is right. */
  async check(ctx: HttpContext) {
    const { name, antwoord } = await ctx.request.validateUsing(controleValidator)
    const { answer, answer2, ookGoed = [], answerAddition, bijnaGoed } = hintitem(ctx, name)
    const goede = [answer, ...(answer2 === undefined ? [] : [answer2]), ...ookGoed]
    const juist = goede.some((goed) => isJuistAntwoord(antwoord ?? '', goed))
    if (juist) tally.count('opgelost', hintpagina(ctx).pad, name)
    if (juist) return { juist, antwoord: answer, uitleg: answerAddition }
    const bijna = bijnaGoedTekst(bijnaGoed, antwoord ?? '')
    return { juist, ...(bijna !== null && { bijna }) }
  }
}
