import { BaseTransformer } from '@adonisjs/core/transformers'

type Answer = { readonly answer: string; readonly explanation: string }

/** The answer to a puzzle and how it worked, once it was found or asked for. */
export default class AnswerTransformer extends BaseTransformer<Answer> {
  toObject() {
    const { answer, explanation } = this.resource
    return { antwoord: answer, uitleg: explanation }
  }
}
