import type { Data } from '@generated/data'
import { isRecord } from '../../wire/refusal.js'

export const teamName = ({
  name,
  custom_name,
}: Pick<Data.Live.Teams.TeamName, 'name' | 'custom_name'>) => custom_name ?? name

/** '1 punt', '50 punten'. */
export const inPoints = (points: number) => `${points} ${points === 1 ? 'punt' : 'punten'}`

/**
 * The points that a wrong answer cost, as its refusal says. A repeated answer cost its points the
 * first time, even when the reply to that never came.
 */
export function costInWords(refusal: unknown): string | undefined {
  if (!isRecord(refusal) || typeof refusal.kosten !== 'number') return undefined
  if (refusal.herhaald === true) return 'dit antwoord was al geteld'
  return refusal.kosten === 0 ? 'geen punten' : `−${inPoints(refusal.kosten)}`
}
