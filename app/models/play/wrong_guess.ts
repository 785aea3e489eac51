import { WrongGuessSchema } from '#database/schema'

/** How often a wrong answer to a puzzle was tried, by nobody in particular. */
export default class WrongGuess extends WrongGuessSchema {
  static override table = 'wrong_guesses'
}
