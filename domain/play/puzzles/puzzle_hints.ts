import { hintFlag, type Flags } from '#domain/play/puzzles/flags'

type Rules = {
  /** Whether a hint becomes available only after the one before it. */
  readonly hintsInOrder: boolean
  readonly answerAfterHints: number
}

/** Whether hint `number` of a puzzle, counted from 1, may be opened now. */
export function mayTakeHint(
  { hintsInOrder }: Pick<Rules, 'hintsInOrder'>,
  name: string,
  number: number,
  flags: Flags
): boolean {
  return !hintsInOrder || number === 1 || flags.has(hintFlag(name, number - 1))
}

/** The numbers of the hints that are open or may be opened now, lowest first. */
export function hintsOnOffer(
  rules: Pick<Rules, 'hintsInOrder'>,
  name: string,
  count: number,
  flags: Flags
): number[] {
  return Array.from({ length: count }, (_, index) => index + 1).filter((number) =>
    mayTakeHint(rules, name, number, flags)
  )
}

/** Whether the answer itself may be asked for. Cunera van Rhenen asks for two used hints first. */
export function mayAskAnswer(
  { answerAfterHints }: Pick<Rules, 'answerAfterHints'>,
  name: string,
  flags: Flags
): boolean {
  return answerAfterHints === 0 || flags.has(hintFlag(name, answerAfterHints))
}
