import type { Raadsel, Spel } from '#domain/spelen/raadsel'

/** What has been reached on one link: the names of its flags. */
export type Vlaggen = ReadonlySet<string>

/** Whether somebody turned the sound on; the one flag that is no progress. */
export const GELUID = 'speeltgeluid'

type Kern = Pick<Raadsel, 'naam' | 'vlag' | 'groep' | 'soort'>
type Verloop = Pick<Spel, 'volgorde' | 'finalesVanafStart'> & { readonly raadsels: readonly Kern[] }

/** @returns the flag of hint `nummer`, counted from 1, of the puzzle `naam` */
export const hintVlag = (naam: string, nummer: number) => `${naam}_hint${nummer}`

/** Every flag that can be stored for a game: solved puzzles, opened hints, the sound. */
export function alleVlaggen(spel: Pick<Spel, 'raadsels' | 'metGeluid'>): string[] {
  const vlaggen = spel.raadsels.flatMap(({ naam, vlag, hints }) => [
    vlag,
    ...hints.map((_, nr) => hintVlag(naam, nr + 1)),
  ])
  return spel.metGeluid ? [...vlaggen, GELUID] : vlaggen
}

/**
 * Whether it is a puzzle's turn (specification 1, section 4): a step when the one before it is
 * solved, a final when its group is complete, everything else from the start.
 */
export function isAanDeBeurt(spel: Verloop, raadsel: Kern, vlaggen: Vlaggen): boolean {
  if (spel.volgorde === 'stappen') {
    const vorige = spel.raadsels[spel.raadsels.findIndex(({ naam }) => naam === raadsel.naam) - 1]
    return vorige === undefined || vlaggen.has(vorige.vlag)
  }
  if (raadsel.soort === 'raadsel' || spel.finalesVanafStart) return true
  return isGroepAf(spel.raadsels, raadsel.groep, vlaggen)
}

/** Whether all puzzles of a group but its final are solved; opened hints do not count. */
export function isGroepAf(raadsels: readonly Kern[], groep: string, vlaggen: Vlaggen): boolean {
  return raadsels
    .filter((raadsel) => raadsel.groep === groep && raadsel.soort === 'raadsel')
    .every(({ vlag }) => vlaggen.has(vlag))
}

/** The end: every final is solved. */
export function isAfgelopen(spel: Pick<Verloop, 'raadsels'>, vlaggen: Vlaggen): boolean {
  return spel.raadsels
    .filter(({ soort }) => soort === 'finale')
    .every(({ vlag }) => vlaggen.has(vlag))
}
