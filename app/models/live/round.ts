import { RoundSchema } from '#database/schema'

/** One evening of a game, to which progress, corrections and log belong. */
export default class Round extends RoundSchema {
  static override table = 'rounds'
}
