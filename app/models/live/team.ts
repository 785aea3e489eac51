import { TeamSchema } from '#database/schema'

/** A team of a customer. Everybody who has its `apiToken` plays for it. */
export default class Team extends TeamSchema {
  static override table = 'teams'

  /**
   * The name that the hall sees: the one that the team chose, or the one that it got. A team that
   * was read with a round that is over (`teamsOfRounds`) has the name that it had then.
   */
  get displayName(): string {
    const { name_then: then } = this.$extras as { name_then?: string }
    return then ?? this.customName ?? this.name
  }
}
