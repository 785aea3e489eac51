import type { Rondeuitslag } from '#app/beheer/transformers/rondeuitslag'
import { toCsv, toFilenamePart, type CsvValue } from '#app/core/http/csv'

const KOLOMMEN = [
  ...['Plaats', 'Team', 'Soort', 'Kamer', 'Opgelost'],
  ...['Punten', 'Foute antwoorden', 'Hints', 'Reden'],
]

type Uitslag = Pick<Rondeuitslag, 'eindstand' | 'regels' | 'correcties'>

/** A round for a spreadsheet: a row for every team and room, and for every correction, best team first. */
export function uitslagCsv({ eindstand, regels, correcties }: Uitslag): string {
  const rijen = eindstand.flatMap(({ team_id: id, naam, plaats }): CsvValue[][] => [
    ...regels
      .filter((regel) => regel.team_id === id)
      .map(({ room, opgelost, punten, fout, hints }) => {
        const klaar = opgelost ? 'ja' : 'nee'
        return [plaats, naam, 'kamer', room, klaar, punten, fout, hints.length, '']
      }),
    ...correcties
      .filter((correctie) => correctie.team_id === id)
      .map(({ punten, reden }) => [plaats, naam, 'correctie', '', '', punten, '', '', reden]),
  ])
  return toCsv([KOLOMMEN, ...rijen])
}

const DATUM = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

/** 'uitslag-bakkerij-brink-2026-11-21-ronde-2.csv': the day is the one on the klant's calendar. */
export function uitslagNaam(
  klant: string,
  { begonnen_op: begonnen, nummer }: Pick<Rondeuitslag, 'begonnen_op' | 'nummer'>
): string {
  const datum = DATUM.format(new Date(begonnen))
  return `${['uitslag', toFilenamePart(klant), datum, 'ronde', nummer].filter(Boolean).join('-')}.csv`
}
