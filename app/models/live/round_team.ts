import { RoundTeamSchema } from '#database/schema'

/** A team that took part in a round that is closed, with the name that it had then. */
export default class RoundTeam extends RoundTeamSchema {
  static override table = 'round_teams'
}
