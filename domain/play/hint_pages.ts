import type { NearMiss, Material } from '#domain/play/puzzles/puzzle'

/**
 * A puzzle of a posted booklet, as its hint page helps with it. Field names follow the
 * specification: an alternative is accepted besides the answer, and an explanation comes with it.
 */
export type HintItem<Name extends string = string> = {
  readonly naam: Name
  readonly label: string
  /** One line to recognise the page of the booklet by. */
  readonly omschrijving: string
  readonly answer: string
  readonly answer2?: string
  /** Other spellings that count. */
  readonly ookGoed?: readonly string[]
  readonly answerAddition: string
  /** Whether the page checks an answer that is typed. */
  readonly checkAnswer: boolean
  readonly bijnaGoed?: readonly NearMiss[]
  /** One to eight, from a nudge to nearly there. */
  readonly hints: readonly string[]
  /** The puzzle as the booklet prints it; the hint page does not show it. */
  readonly boekje: {
    readonly verhaal: readonly string[]
    readonly materiaal: readonly Material[]
    readonly vraag: string
  }
}

/** The help for one posted booklet; open to everybody, and nothing of it is kept. */
export type HintPage = {
  readonly pad: 'kleinkunst' | 'kunstroof' | 'binky'
  readonly titel: string
  readonly inleiding: string
  readonly items: readonly HintItem[]
}
