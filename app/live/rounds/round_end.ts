import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import GameLogEntry from '#models/live/game_log_entry'
import Round from '#models/live/round'
import Spellenfabriek from '#models/live/spellenfabriek'

/** A round that was called off did not end: nobody saw its scores. */
export const ENDINGS: readonly string[] = ['timeout', 'finishspel']

/**
 * When the first round ended that ended after a moment, because its time was over or its scores
 * were shown. Extra time lets the same round go on.
 * @returns null when no round did, or when it goes on
 */
export async function firstRoundEnd(
  spellenfabriekId: number,
  since: DateTime
): Promise<DateTime | null> {
  const endings = await GameLogEntry.query()
    .where('spellenfabriek_id', spellenfabriekId)
    .whereNotNull('round_id')
    .whereIn('what', [...ENDINGS])
    .where('created_at', '>=', asColumn(since))
    .orderBy('id')
  const [first] = endings
  if (!first) return null
  const game = await Spellenfabriek.find(spellenfabriekId)
  const round = await Round.find(first.roundId)
  if (game?.status === 'started' && round?.closedAt === null) return null
  const ofRound = endings.filter(({ roundId }) => roundId === first.roundId)
  const timeUp = ofRound.filter(({ what }) => what === 'timeout')
  return (timeUp.at(-1) ?? first).createdAt
}
