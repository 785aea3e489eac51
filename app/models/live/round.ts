import { RondeSchema } from '#database/schema'

/** One evening of a game: progress, corrections and log belong to it. */
export default class Round extends RondeSchema {
  static override table = 'rondes'
}
