import { BaseTransformer } from '@adonisjs/core/transformers'
import AnswerTransformer from '#app/play/puzzles/answer_transformer'
import { PAUSE_COMING } from '#app/play/puzzles/explain_refusal'

export type Judged =
  | { readonly correct: true; readonly answer: string; readonly explanation: string }
  | { readonly correct: false; readonly nearMiss: string | null; readonly pauseComing: boolean }

type Verdict = {
  juist: boolean
  antwoord?: string
  uitleg?: string
  /** What was nearly right about it. */
  bijna?: string
  /** That another wrong answer brings a pause. */
  pauze?: string
}

/** Whether what a player typed is right. */
export default class VerdictTransformer extends BaseTransformer<Judged> {
  toObject(): Verdict {
    const judged = this.resource
    if (judged.correct) return { juist: true, ...new AnswerTransformer(judged).toObject() }
    return {
      juist: false,
      ...(judged.nearMiss !== null && { bijna: judged.nearMiss }),
      ...(judged.pauseComing && { pauze: PAUSE_COMING }),
    }
  }
}
