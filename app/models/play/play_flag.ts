import { PlayFlagSchema } from '#database/schema'

/** Something reached on a play link: a solved puzzle, an opened hint, the sound turned on. */
export default class PlayFlag extends PlayFlagSchema {
  static override table = 'play_flags'
}
