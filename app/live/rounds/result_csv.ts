import type { RoundResult } from '#app/live/rounds/round_result'
import { toCsv, toFilenamePart, type CsvValue } from '#app/core/http/csv'

const COLUMNS = [
  ...['Plaats', 'Team', 'Soort', 'Kamer', 'Opgelost'],
  ...['Punten', 'Foute antwoorden', 'Hints', 'Reden'],
]

type Result = Pick<RoundResult, 'eindstand' | 'regels' | 'correcties'>

/** A round for a spreadsheet: a row for every team and room, and for every correction, best team first. */
export function resultCsv({
  eindstand: finalState,
  regels: lines,
  correcties: corrections,
}: Result): string {
  const rows = finalState.flatMap(({ team_id: id, naam: name, plaats: rank }): CsvValue[][] => [
    ...lines
      .filter((line) => line.team_id === id)
      .map(({ room, opgelost: solved, punten: points, fout: wrong, hints }) => {
        const done = solved ? 'ja' : 'nee'
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

const DATE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

/** 'uitslag-bakkerij-brink-2026-11-21-ronde-2.csv': the day is the one on the klant's calendar. */
export function resultFileName(
  customer: string,
  { begonnen_op: started, nummer: number }: Pick<RoundResult, 'begonnen_op' | 'nummer'>
): string {
  const date = DATE.format(new Date(started))
  return `${['uitslag', toFilenamePart(customer), date, 'ronde', number].filter(Boolean).join('-')}.csv`
}
