import { BaseTransformer } from '@adonisjs/core/transformers'
import { EMPTY_ANSWER } from '#app/live/game/game_refusal'

/** Why a typed answer is refused; a wrong one says which points it really took. */
export type RefusedAnswer =
  | { readonly type: 'empty_answer' }
  | { readonly type: 'wrong_answer'; readonly answer: string; readonly cost: number }

/** A refused answer, as it stands beside its field. */
export default class RefusedAnswerTransformer extends BaseTransformer<RefusedAnswer> {
  toObject() {
    const refused = this.resource
    if (refused.type === 'empty_answer') return beside(EMPTY_ANSWER, 'leeg_antwoord')
    const sentence = `Het antwoord '${refused.answer.trim()}' is fout...`
    return { ...beside(sentence, 'fout_antwoord'), kosten: refused.cost }
  }
}

const beside = (message: string, reason: string) => ({
  message,
  reden: reason,
  errors: { antwoord: [message] },
})
