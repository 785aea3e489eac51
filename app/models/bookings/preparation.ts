import { PreparationSchema } from '#database/schema'

/** Something that the owner ticked off before an evening. */
export default class Preparation extends PreparationSchema {
  static override table = 'preparations'
}
