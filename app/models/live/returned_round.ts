import { ReturnedRoundSchema } from '#database/schema'

/** A round that was played elsewhere, by which it comes back once. */
export default class ReturnedRound extends ReturnedRoundSchema {
  static override table = 'returned_rounds'
}
