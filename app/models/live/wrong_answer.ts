import { WrongAnswerSchema } from '#database/schema'

/** A wrong answer of a team in a room, which costs points once. */
export default class WrongAnswer extends WrongAnswerSchema {
  static override table = 'wrong_answers'
}
