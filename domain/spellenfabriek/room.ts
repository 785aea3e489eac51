import { err, ok, type Result } from '#domain/result'
import type { Scoreregels } from '#domain/spellenfabriek/punten'

/** How long the texts of a room may be. A team can type an alternative of at most `alternatief`. */
export const ROOMLENGTE = {
  naam: 60,
  adminnaam: 60,
  opberg: 60,
  vraag: 2000,
  antwoord: 255,
  alternatief: 200,
  hint: 1000,
} as const

/** The bounds of a room's numbers; `tijdschatting` in minutes. */
export const ROOMGRENZEN = {
  volgnummer: { min: 1, max: 999 },
  tijdschatting: { min: 1, max: 240 },
  punten: { min: 0, max: 1000 },
} as const

export const SCOREVELDEN = [
  'max_punten',
  'min_punten',
  'fout_cost',
  'hint1_cost',
  'hint2_cost',
  'hint3_cost',
] as const satisfies readonly (keyof Scoreregels)[]

/** The right answers of a room: 'rood| vermiljoen |' has two. */
export function alternatieven(antwoord: string): string[] {
  return antwoord
    .split('|')
    .map((goed) => goed.trim())
    .filter((goed) => goed !== '')
}

/** What all teams of a round are judged by. */
export type Maatstaf = Scoreregels & { readonly antwoord: string }

/** A room is in a game that is being played. */
export type Roomweigering = { readonly type: 'room_in_spel' }

/**
 * Whether a room may become as `nieuw` says. While it is being played its answer and points are fixed,
 * so that all teams are judged alike; its texts may be put right.
 */
export function magWijzigen(
  oud: Maatstaf,
  nieuw: Maatstaf,
  wordtGespeeld: boolean
): Result<void, Roomweigering> {
  const zelfdeAntwoord =
    alternatieven(oud.antwoord).join('|') === alternatieven(nieuw.antwoord).join('|')
  const zelfdePunten = SCOREVELDEN.every((veld) => oud[veld] === nieuw[veld])
  return wordtGespeeld && !(zelfdeAntwoord && zelfdePunten)
    ? err({ type: 'room_in_spel' })
    : ok(undefined)
}

/** Whether a room may be put away: not from under the teams that play it. */
export function magArchiveren(wordtGespeeld: boolean): Result<void, Roomweigering> {
  return wordtGespeeld ? err({ type: 'room_in_spel' }) : ok(undefined)
}

/** @returns the name of the profile with these points, or null when they are nobody's */
export function profielVan<Naam extends string>(
  regels: Scoreregels,
  profielen: Readonly<Record<Naam, Scoreregels>>
): Naam | null {
  const namen = Object.keys(profielen) as Naam[]
  const gelijk = (naam: Naam) => SCOREVELDEN.every((veld) => profielen[naam][veld] === regels[veld])
  return namen.find(gelijk) ?? null
}
