import { TeamSchema } from '#database/schema'

/** A team of a customer. Everybody who has its `apiToken` plays for it. */
export default class Team extends TeamSchema {
  static override table = 'teams'

  /** The name that the hall sees: the one that the team chose, or the one that it got. */
  get displayName(): string {
    return this.customName ?? this.name
  }
}
