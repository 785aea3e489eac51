import { TallySchema } from '#database/schema'

/** How often something happened on a day, without a link to any person. */
export default class DailyTally extends TallySchema {
  static override table = 'tallies'
}
