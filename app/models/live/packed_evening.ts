import { PackedEveningSchema } from '#database/schema'

/** An evening that left this shop in a file, to be played elsewhere. */
export default class PackedEvening extends PackedEveningSchema {
  static override table = 'packed_evenings'
}
