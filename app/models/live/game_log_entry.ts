import { SpellogregelSchema } from '#database/schema'

/** Something that happened in a game: who did what, for the game master to read back. */
export default class GameLogEntry extends SpellogregelSchema {
  static override table = 'spellogregels'
}
