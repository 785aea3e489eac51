import { UnpackedEveningSchema } from '#database/schema'

/** An evening of another shop that is played here. */
export default class UnpackedEvening extends UnpackedEveningSchema {
  static override table = 'unpacked_evenings'
}
