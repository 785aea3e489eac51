import { hintFlag, type Flags } from '#domain/play/puzzles/flags'

type Rules = {
  /** Whether a hint waits for the one before it. */
  readonly hintsOplopend: boolean
  readonly antwoordNaHints: number
}

/** Whether hint `nummer` of a puzzle, counted from 1, may be opened now. */
export function mayTakeHint(
  { hintsOplopend: hintsInOrder }: Pick<Rules, 'hintsOplopend'>,
  name: string,
  number: number,
  flags: Flags
): boolean {
  return !hintsInOrder || number === 1 || flags.has(hintFlag(name, number - 1))
}

/** The numbers of the hints that are open or may be opened now, lowest first. */
export function hintsOnOffer(
  rules: Pick<Rules, 'hintsOplopend'>,
  name: string,
  count: number,
  flags: Flags
): number[] {
  return Array.from({ length: count }, (_, index) => index + 1).filter((number) =>
    mayTakeHint(rules, name, number, flags)
  )
}

/** Whether the answer itself may be asked for; Cunera wants two hints to be used first. */
export function mayAskAnswer(
  { antwoordNaHints: answerAfterHints }: Pick<Rules, 'antwoordNaHints'>,
  name: string,
  flags: Flags
): boolean {
  return answerAfterHints === 0 || flags.has(hintFlag(name, answerAfterHints))
}
