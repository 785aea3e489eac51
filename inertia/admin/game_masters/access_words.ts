import { formatMoment } from '#domain/dutch_time'

/** Until when somebody leads an evening. */
export function accessInWords({ ends, afterRound }: { ends: string; afterRound: boolean }): string {
  return afterRound ? 'tot 24 uur na het einde van het spel' : `tot ${formatMoment(ends)} uur`
}
