import { hintVlag, type Vlaggen } from '#domain/spelen/verloop'

type Regels = {
  /** Whether a hint waits for the one before it. */
  readonly hintsOplopend: boolean
  readonly antwoordNaHints: number
}

/** Whether hint `nummer` of a puzzle, counted from 1, may be opened now. */
export function magHint(
  { hintsOplopend }: Pick<Regels, 'hintsOplopend'>,
  naam: string,
  nummer: number,
  vlaggen: Vlaggen
): boolean {
  return !hintsOplopend || nummer === 1 || vlaggen.has(hintVlag(naam, nummer - 1))
}

/** The numbers of the hints that are open or may be opened now, lowest first. */
export function hintsOpAanbod(
  regels: Pick<Regels, 'hintsOplopend'>,
  naam: string,
  aantal: number,
  vlaggen: Vlaggen
): number[] {
  return Array.from({ length: aantal }, (_, nr) => nr + 1).filter((nummer) =>
    magHint(regels, naam, nummer, vlaggen)
  )
}

/** Whether the answer itself may be asked for; Cunera wants two hints to be used first. */
export function magAntwoordVragen(
  { antwoordNaHints }: Pick<Regels, 'antwoordNaHints'>,
  naam: string,
  vlaggen: Vlaggen
): boolean {
  return antwoordNaHints === 0 || vlaggen.has(hintVlag(naam, antwoordNaHints))
}
