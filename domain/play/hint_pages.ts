import type { NearMiss, Material } from '#domain/play/puzzles/puzzle'

/**
 * A puzzle of a posted booklet, as its hint page helps with it. Field names follow the
 * specification: an alternative is accepted besides the answer, and an explanation comes with it.
 */
export type HintItem<Name extends string = string> = {
  readonly name: Name
  readonly label: string
  /** One line by which a reader recognises the page of the booklet. */
  readonly description: string
  readonly answer: string
  readonly answer2?: string
  /** Other spellings that count as right. */
  readonly alsoCorrect?: readonly string[]
  readonly answerAddition: string
  /** Whether the page checks a typed answer. */
  readonly checkAnswer: boolean
  readonly nearMisses?: readonly NearMiss[]
  /** One to eight hints, from a nudge to nearly the answer. */
  readonly hints: readonly string[]
  /** The puzzle as the booklet prints it; the hint page does not show it. */
  readonly booklet: {
    readonly story: readonly string[]
    readonly material: readonly Material[]
    readonly question: string
  }
}

/**
 * The help for one posted booklet. It is open to everybody, and the shop stores nothing about its
 * use.
 */
export type HintPage = {
  readonly path: 'kleinkunst' | 'kunstroof' | 'binky'
  readonly title: string
  readonly introduction: string
  /** For whom the page is, and where the booklet comes from. */
  readonly audience: string
  /** A game of the shop, for readers without a booklet. */
  readonly inShop: { readonly itemName: string; readonly text: string }
  readonly items: readonly HintItem[]
}
