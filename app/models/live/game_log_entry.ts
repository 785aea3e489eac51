import { GameLogEntrySchema } from '#database/schema'

/** An event of a game with its actor, which the game master can read back. */
export default class GameLogEntry extends GameLogEntrySchema {
  static override table = 'game_log_entries'
}
