import { RehearsalSchema } from '#database/schema'
import type { Phase } from '#domain/live/rehearsal'

/** The last rehearsal of a customer's evening: how far it is, and what it found. */
export default class Rehearsal extends RehearsalSchema {
  static override table = 'rehearsals'

  declare phase: Phase
}
