import type { RoundResult } from '#app/live/rounds/round_result_transformer'
import { toCsv, toFilenamePart, type CsvValue } from '#app/core/exports/csv'
import { dayOf } from '#domain/dutch_time'

const COLUMNS = [
  ...['Plaats', 'Team', 'Soort', 'Kamer', 'Opgelost'],
  ...['Punten', 'Foute antwoorden', 'Hints', 'Reden'],
]

type Result = Pick<RoundResult, 'eindstand' | 'regels' | 'corrections'>

/**
 * A round as a spreadsheet: a row for every team and room, and for every correction, best team
 * first.
 */
export function resultCsv({ eindstand: standings, regels: lines, corrections }: Result): string {
  const rows = standings.flatMap(({ team_id: id, naam: name, plaats: rank }): CsvValue[][] => [
    ...lines
      .filter((line) => line.team_id === id)
      .map(({ room, opgelost: solved, getoond: shown, punten: points, wrong, hints }) => {
        const done = shown ? 'getoond' : solved ? 'ja' : 'nee'
        return [rank, name, 'kamer', room, done, points, wrong, hints.length, '']
      }),
    ...corrections
      .filter((correction) => correction.team_id === id)
      .map(({ punten: points, reden: reason }) => [
        rank,
        name,
        'correctie',
        '',
        '',
        points,
        '',
        '',
        reason,
      ]),
  ])
  return toCsv([COLUMNS, ...rows])
}

/**
 * 'uitslag-bakkerij-brink-2026-11-21-ronde-2.csv': the day is the one on the customer's calendar.
 */
export function resultFileName(
  customer: string,
  { started_at: started, nummer: number }: Pick<RoundResult, 'started_at' | 'nummer'>
): string {
  return `${['uitslag', toFilenamePart(customer), dayOf(started), 'ronde', number].filter(Boolean).join('-')}.csv`
}
