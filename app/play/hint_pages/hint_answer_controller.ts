import type { HttpContext } from '@adonisjs/core/http'
import { tally } from '#app/core/tally'
import { wrongGuesses } from '#app/play/learning/wrong_guesses'
import { hintItem, hintPage } from '#app/play/hint_pages/hint_item'
import AnswerTransformer from '#app/play/puzzles/answer_transformer'
import VerdictTransformer, { type Judged } from '#app/play/puzzles/verdict_transformer'
import { checkValidator, itemValidator } from '#app/play/hint_pages/hint_validator'
import { nearMissText, isCorrectAnswer } from '#domain/play/puzzles/puzzle_answer'

/** The answer to a puzzle of a booklet. */
export default class HintAnswerController {
  /** Shows the answer. The page has asked for confirmation. */
  async show(ctx: HttpContext) {
    const { name } = await ctx.request.validateUsing(itemValidator)
    const { answer, answerAddition } = hintItem(ctx, name)
    tally.count('antwoord', hintPage(ctx).path, name)
    return ctx.serialize(AnswerTransformer.transform({ answer, explanation: answerAddition }))
  }

  /** Checks an answer that a player found. */
  async check(ctx: HttpContext) {
    const { name, antwoord: given } = await ctx.request.validateUsing(checkValidator)
    const { answer, answer2, alsoCorrect = [], answerAddition, nearMisses } = hintItem(ctx, name)
    const rightAnswers = [answer, ...(answer2 === undefined ? [] : [answer2]), ...alsoCorrect]
    const correct = rightAnswers.some((one) => isCorrectAnswer(given ?? '', one))
    if (correct) tally.count('opgelost', hintPage(ctx).path, name)
    else wrongGuesses.count(hintPage(ctx).path, name, given ?? '')
    const judged: Judged = correct
      ? { correct, answer, explanation: answerAddition }
      : { correct, nearMiss: nearMissText(nearMisses, given ?? ''), pauseComing: false }
    return ctx.serialize(VerdictTransformer.transform(judged))
  }
}
