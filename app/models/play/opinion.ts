import { PlayOpinionSchema } from '#database/schema'

/** What somebody thought of a game, or one line about it. */
export default class Opinion extends PlayOpinionSchema {
  static override table = 'play_opinions'
}
