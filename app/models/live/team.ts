import { TeamSchema } from '#database/schema'

/** A team of a klant. Whoever has its `api_token` plays for it. */
export default class Team extends TeamSchema {
  static override table = 'teams'

  /** What the hall calls it: the name it chose, or the one it got. */
  get roepnaam(): string {
    return this.customName ?? this.name
  }
}
