import type { HttpContext } from '@adonisjs/core/http'
import { tally } from '#app/core/tally'
import { hintItem, hintPage } from '#app/play/hint_pages/hint_item'
import { checkValidator, itemValidator } from '#app/play/hint_pages/hint_validator'
import { nearMissText, isCorrectAnswer } from '#domain/play/puzzles/puzzle_answer'

/** The answer to a puzzle of a booklet. */
export default class HintAnswerController {
  /** For whoever wants to know it, after being asked whether they are sure. */
  async show(ctx: HttpContext) {
    const { name } = await ctx.request.validateUsing(itemValidator)
    const { answer, answerAddition } = hintItem(ctx, name)
    tally.count('antwoord', hintPage(ctx).pad, name)
    return { antwoord: answer, uitleg: answerAddition }
  }

  /** For whoever found one and wants to know whether it is right. */
  async check(ctx: HttpContext) {
    const { name, antwoord: given } = await ctx.request.validateUsing(checkValidator)
    const {
      answer,
      answer2,
      ookGoed: alsoCorrect = [],
      answerAddition,
      bijnaGoed: nearMisses,
    } = hintItem(ctx, name)
    const rightAnswers = [answer, ...(answer2 === undefined ? [] : [answer2]), ...alsoCorrect]
    const correct = rightAnswers.some((one) => isCorrectAnswer(given ?? '', one))
    if (correct) tally.count('opgelost', hintPage(ctx).pad, name)
    if (correct) return { juist: correct, antwoord: answer, uitleg: answerAddition }
    const nearMiss = nearMissText(nearMisses, given ?? '')
    return { juist: correct, ...(nearMiss !== null && { bijna: nearMiss }) }
  }
}
