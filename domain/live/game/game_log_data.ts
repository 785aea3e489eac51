/** A setting before and after a change. */
type Change = readonly [before: number, after: number]

/** What a line in the log of a game says besides what happened and to which team. */
export type GameLogData = Partial<{
  readonly room_id: number
  readonly points: number
  /** Of a round. */
  readonly number: number
  readonly seconds: number
  /** With the start of a game: how long it lasts; with changed settings: before and after. */
  readonly duration: number | Change
  /** With the start of a game: which teams and rooms take part. */
  readonly teams: readonly number[]
  readonly rooms: readonly number[]
  readonly hint3: Change
  readonly rooms_added: readonly number[]
  readonly rooms_removed: readonly number[]
  readonly answer: string
  readonly name: string
  readonly reason: string
  readonly text: string
  readonly hidden: boolean
  /** The round was ended before its time was over. */
  readonly early: boolean
  /** With a new group: how many teams got another QR code. */
  readonly codes: number
}>
