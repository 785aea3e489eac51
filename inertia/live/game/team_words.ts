import type { Data } from '@generated/data'
import { isRecord } from '../../wire/refusal.js'

export const teamName = ({
  name,
  custom_name,
}: Pick<Data.Live.Teams.TeamName, 'name' | 'custom_name'>) => custom_name ?? name

/** '1 punt', '50 punten'. */
export const inPoints = (points: number) => `${points} ${points === 1 ? 'punt' : 'punten'}`

/**
 * What a wrong answer took, as its refusal says. A text that counted before, also when the reply to
 * it never came, took its points then.
 */
export function costInWords(refusal: unknown): string | undefined {
  if (!isRecord(refusal) || typeof refusal.kosten !== 'number') return undefined
  if (refusal.herhaald === true) return 'dit antwoord was al geteld'
  return refusal.kosten === 0 ? 'geen punten' : `−${inPoints(refusal.kosten)}`
}
