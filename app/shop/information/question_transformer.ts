import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Question } from '#domain/shop/information'

/** A question that visitors often ask, with the paragraphs of its answer. */
export default class QuestionTransformer extends BaseTransformer<Question> {
  toObject() {
    const { question, answer } = this.resource
    return { question, answer: [...answer] }
  }
}
