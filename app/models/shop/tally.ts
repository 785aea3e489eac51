import { TellingenSchema } from '#database/schema'

/** How often something happened on a day; of nobody in particular. */
export default class DailyTally extends TellingenSchema {
  static override table = 'tellingen'
}
