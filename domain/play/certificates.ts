import { err, ok, type Result } from '#domain/result'
import type { Game } from '#domain/play/puzzles/puzzle'
import type { Drawing } from '#domain/drawing'
import { SOUND, hintFlag, isOver } from '#domain/play/puzzles/flags'

/** What a game prints on its certificate, apart from what its players did. */
export type CertificateText = {
  readonly title: string
  /** The line before the name. */
  readonly salutation: string
  /** What the players did, told after the name. */
  readonly merit: string
  readonly signature: { readonly name: string; readonly role: string }
  readonly emblem: Drawing
}

/** Something that was reached on a link, and when. */
export type Moment = { readonly name: string; readonly at: Date; readonly automatic: boolean }

/** What the players did, according to what the link remembers. */
export type Achievement = {
  readonly finishedAt: Date
  /** Null when the game was interrupted for long; 0 is less than half an hour. */
  readonly halfHours: number | null
  readonly hints: number
  /** How many answers were asked for instead of found. */
  readonly answersRequested: number
}

const MINUTE_MS = 60_000
const HALF_HOUR_MS = 30 * MINUTE_MS

/**
 * Nobody looks at one puzzle longer than this, so a longer silence means that the game was
 * interrupted.
 */
export const PUT_DOWN_MS = 120 * MINUTE_MS

/**
 * What a certificate may say. A link remembers when something was reached, not when its page was
 * opened. The time therefore runs from the first trace to the last final, in half hours: more
 * precision would not be true. A game that was interrupted gets no time at all, because the
 * interruption would count as playing.
 */
export function achievement(
  game: Game,
  moments: readonly Moment[]
): Result<Achievement, { readonly type: 'not_over' }> {
  if (!isOver(game, new Set(moments.map(({ name }) => name)))) return err({ type: 'not_over' })

  const finales = flagsOf(game, 'finale')
  const hints = new Set(
    game.puzzles.flatMap(({ name, hints: texts }) =>
      texts.map((_, index) => hintFlag(name, index + 1))
    )
  )
  const solved = new Set([...flagsOf(game, 'puzzle'), ...finales])
  const end = Math.max(...moments.filter(({ name }) => finales.has(name)).map(time))
  /** What a game still opens after its end does not change its certificate. */
  const played = moments.filter((moment) => time(moment) <= end)
  const traces = played.filter(({ name }) => name !== SOUND).map(time)
  return ok({
    finishedAt: new Date(end),
    halfHours: halfHours([...traces].sort((one, other) => one - other)),
    hints: played.filter(({ name }) => hints.has(name)).length,
    answersRequested: played.filter(({ name, automatic }) => automatic && solved.has(name)).length,
  })
}

const time = ({ at }: Moment) => at.getTime()

const flagsOf = ({ puzzles }: Game, wanted: 'puzzle' | 'finale') =>
  new Set(puzzles.filter(({ kind }) => kind === wanted).map(({ flag }) => flag))

function halfHours(traces: readonly number[]): number | null {
  const putDown = traces.some((at, index) => at - (traces[index - 1] ?? at) > PUT_DOWN_MS)
  if (putDown) return null
  const [began = 0] = traces
  const duration = (traces.at(-1) ?? began) - began
  return duration < HALF_HOUR_MS ? 0 : Math.round(duration / HALF_HOUR_MS)
}

export const TEAM_NAME_MAX = 40

export type TeamNameRefused =
  | { readonly type: 'empty' }
  | { readonly type: 'too_long' }
  | { readonly type: 'unknown_character'; readonly char: string }

/** What belongs to the character before it, and is not counted as one. */
const MARKS = /[\p{M}\u200c\u200d]/gu
/** No script writes so many marks on one letter: they turn a name into a smudge. */
const SMUDGE = /.\p{M}{5,}/u
/** Nothing that a printer draws: controls, what turns a text around, and what has no meaning. */
const UNPRINTABLE = /[^\P{C}\u200c\u200d]/u
const READABLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** The team name as it is printed on a certificate, or the reason why it cannot be printed. */
export function readTeamName(input: string): Result<string, TeamNameRefused> {
  const name = input.normalize('NFC').replace(/\s+/gu, ' ').trim()
  const chars = [...name.replace(MARKS, '')]
  if (chars.length > TEAM_NAME_MAX) return err({ type: 'too_long' })
  const [foreign] = UNPRINTABLE.exec(name) ?? SMUDGE.exec(name) ?? []
  if (foreign !== undefined) return err({ type: 'unknown_character', char: foreign.slice(0, 2) })
  return READABLE.test(name) ? ok(name) : err({ type: 'empty' })
}
