import { SpelvlaggenSchema } from '#database/schema'

/** Something reached on a play link: a solved puzzle, an opened hint, the sound turned on. */
export default class PlayFlag extends SpelvlaggenSchema {
  static override table = 'spelvlaggen'
}
