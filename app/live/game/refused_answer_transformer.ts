import { BaseTransformer } from '@adonisjs/core/transformers'
import { EMPTY_ANSWER } from '#app/live/game/game_refusal'

/** Why a typed answer is refused; a wrong one says which points it took, and whether it counted before. */
export type RefusedAnswer =
  | { readonly type: 'empty_answer' }
  | {
      readonly type: 'wrong_answer'
      readonly answer: string
      readonly cost: number
      readonly repeated: boolean
    }

/** A refused answer, as it stands beside its field. */
export default class RefusedAnswerTransformer extends BaseTransformer<RefusedAnswer> {
  toObject() {
    const refused = this.resource
    if (refused.type === 'empty_answer') return beside(EMPTY_ANSWER, 'leeg_antwoord')
    const sentence = `Het antwoord '${refused.answer.trim()}' is fout...`
    const { cost, repeated } = refused
    return { ...beside(sentence, 'fout_antwoord'), kosten: cost, herhaald: repeated }
  }
}

const beside = (message: string, reason: string) => ({
  message,
  reden: reason,
  errors: { antwoord: [message] },
})
