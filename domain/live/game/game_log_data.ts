import type { PaperScore } from '#domain/live/paper_scores'

/** A setting before and after a change. */
type Change = readonly [before: number, after: number]

/** A box of the score sheet before and after it was typed in. */
export type TypedBox = {
  readonly room_id: number
  readonly from: PaperScore
  readonly to: PaperScore
  /** The phones counted more than this, or another end of the room. */
  readonly less?: true
}

/** What a line in the log of a game says besides what happened and to which team. */
export type GameLogData = Partial<{
  readonly room_id: number
  readonly points: number
  /** The number of a round. */
  readonly number: number
  readonly seconds: number
  /** How long a game lasts, at its start; and before and after, with changed settings. */
  readonly duration: number | Change
  /** Which teams and rooms take part, at the start of a game. */
  readonly teams: readonly number[]
  readonly rooms: readonly number[]
  readonly hint3: Change
  /** What was typed in from paper. */
  readonly typed: readonly TypedBox[]
  readonly rooms_added: readonly number[]
  readonly rooms_removed: readonly number[]
  readonly answer: string
  readonly name: string
  readonly reason: string
  readonly text: string
  readonly hidden: boolean
  /** The round was ended before its time was over. */
  readonly early: boolean
  /** How many teams got another QR code, with a new group. */
  readonly codes: number
  /** For how many teams cards were printed. */
  readonly cards: number
}>
