import { dayOf } from '#domain/dutch_time'

/**
 * The owner's figures of the shop: weeks, sums and shares. Weeks are those of ISO 8601, Monday to
 * Sunday, on the calendar of Amsterdam; a day is written as '2026-11-21'.
 */

/** The events that are counted, without a link to any person. */
export type TallyKind =
  'detail' | 'bestelpagina' | 'bestelling' | 'hint' | 'opgelost' | 'antwoord' | SampleKind

/** What happened to the puzzle to try: its page was seen, an answer was wrong, its lock opened. */
export const SAMPLE_KINDS = ['proef', 'proef_poging', 'proef_open'] as const
export type SampleKind = (typeof SAMPLE_KINDS)[number]

/** How many weeks the owner can look back. */
export const WEEKS = [4, 13, 52] as const
export type WeekCount = (typeof WEEKS)[number]

/** A week of the calendar; `name` is '2026-W47', `from` and `until` are its first and last day. */
export type Week = { readonly name: string; readonly from: string; readonly until: string }

const DAY_MS = 86_400_000
/**
 * Days are counted instead of hours, so that the days on which the clock changes need no exception.
 */
const asDayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const asDay = (dayNumber: number) => new Date(dayNumber * DAY_MS).toISOString().slice(0, 10)

/** Day 0 of the count was a Thursday, so Mondays are three days before a whole number of weeks. */
const mondayOf = (dayNumber: number) => Math.floor((dayNumber + 3) / 7) * 7 - 3

/** The week that a day is in: '2027-01-01' is in '2026-W53'. */
export const weekOf = (day: string): string => nameOf(mondayOf(asDayNumber(day)))

/** A week belongs to the year of its Thursday, and the first week is the one with 4 January. */
function nameOf(monday: number): string {
  const year = asDay(monday + 3).slice(0, 4)
  const first = mondayOf(asDayNumber(`${year}-01-04`))
  return `${year}-W${String((monday - first) / 7 + 1).padStart(2, '0')}`
}

/** The last weeks, the oldest first. The last one is the week of `today` itself. */
export function lastWeeks(today: string, count: number): Week[] {
  const last = mondayOf(asDayNumber(today))
  return Array.from({ length: count }, (_, index) => {
    const monday = last - (count - 1 - index) * 7
    return { name: nameOf(monday), from: asDay(monday), until: asDay(monday + 6) }
  })
}

/** An order as the figures count it, in whole cents; `paidAt` is null when no money came in. */
export type Sale = {
  readonly game: string
  readonly orderedAt: Date
  readonly paidAt: Date | null
  readonly cents: number
  readonly returnedCents: number
}

export type DailyTally = {
  readonly day: string
  readonly kind: string
  readonly game: string
  readonly count: number
}

/**
 * What happened to a game in a week, or the sum over several. Money is what came in, in whole
 * cents; what went back is counted apart.
 */
export type Figures = {
  readonly viewed: number
  readonly orderPage: number
  readonly ordered: number
  readonly paid: number
  readonly revenueCents: number
  readonly returnedCents: number
}

export type Cell = Figures & { readonly week: string; readonly game: string }

const NOTHING: Figures = {
  viewed: 0,
  orderPage: 0,
  ordered: 0,
  paid: 0,
  revenueCents: 0,
  returnedCents: 0,
}

/**
 * The figures of each game in each week. The number of orders is the higher of the stored orders
 * and their tally: unpaid orders are deleted after a while, and their tally stays.
 */
export function perWeekAndGame(
  sales: readonly Sale[],
  tallies: readonly DailyTally[]
): readonly Cell[] {
  const cells = new Map<string, Cell & { counted: number }>()
  const add = (day: string, game: string, added: Partial<Figures> & { counted?: number }) => {
    const week = weekOf(day)
    const key = `${week} ${game}`
    const cell = cells.get(key) ?? { ...NOTHING, week, game, counted: 0 }
    const counted = cell.counted + (added.counted ?? 0)
    cells.set(key, { ...cell, ...sum([cell, { ...NOTHING, ...added }]), counted })
  }

  for (const { game, orderedAt, paidAt, cents, returnedCents } of sales) {
    add(dayOf(orderedAt), game, { ordered: 1 })
    if (paidAt !== null)
      add(dayOf(paidAt), game, {
        paid: 1,
        revenueCents: cents,
        returnedCents,
      })
  }
  for (const { day, kind, game, count } of tallies) {
    if (kind === 'detail') add(day, game, { viewed: count })
    if (kind === 'bestelpagina') add(day, game, { orderPage: count })
    if (kind === 'bestelling') add(day, game, { counted: count })
  }
  return [...cells.values()].map(({ counted, ...cell }) => ({
    ...cell,
    ordered: Math.max(cell.ordered, counted),
  }))
}

/** The sum of all figures. */
export function sum(figures: readonly Figures[]): Figures {
  return figures.reduce<Figures>(
    (total, added) => ({
      viewed: total.viewed + added.viewed,
      orderPage: total.orderPage + added.orderPage,
      ordered: total.ordered + added.ordered,
      paid: total.paid + added.paid,
      revenueCents: total.revenueCents + added.revenueCents,
      returnedCents: total.returnedCents + added.returnedCents,
    }),
    NOTHING
  )
}

/** A game with its figures; one that is no `orderable` is sold on request, as an evening. */
type OfGame = Figures & { readonly orderable: boolean }

/**
 * The games that a period sold, and those that a customer can order: together they are the total,
 * because an evening on request is an order too.
 */
export const soldGames = <Game extends OfGame>(games: readonly Game[]): Game[] =>
  games.filter(
    ({ orderable, ordered, paid, returnedCents }) =>
      orderable || ordered > 0 || paid > 0 || returnedCents > 0
  )

/**
 * The steps of all games together. An evening on request has no page to order on, so its page counts
 * as seen, and its order is no step after that.
 */
export function funnelOf(games: readonly OfGame[]): Figures {
  const { viewed } = sum(games)
  return { ...sum(games.filter(({ orderable }) => orderable)), viewed }
}

/**
 * How much of an order went back, in whole cents. Money that came in twice and went back once was
 * never revenue, so it is no refund either.
 *
 * @param cents the price of the order
 * @param received what its paid attempts brought in
 * @param refunded how much of that went back, by us or by a bank
 */
export function returnedOfOrder(cents: number, received: number, refunded: number): number {
  const paidTwice = Math.max(0, received - cents)
  return Math.min(cents, Math.max(0, refunded - paidTwice))
}

/** A part as a share of the whole: 0.25 for a quarter; null when the whole is zero. */
export const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : part / whole

/**
 * A puzzle whose hints are counted. Its `flag` is counted when it is solved or when its answer is
 * shown.
 */
export type HintSource = {
  readonly name: string
  readonly label: string
  readonly flag: string
  /** The flags that are counted when its hints are opened, in the order of the hints. */
  readonly hints: readonly string[]
}

export type HintFigure = {
  readonly name: string
  readonly label: string
  /** How often each hint was opened. */
  readonly hints: number[]
  readonly answer: number
  readonly solved: number
  /** Opened hints per time that the puzzle was done; null when it never was. */
  readonly perTime: number | null
}

/** How often the hints of puzzles were opened, beside how often the puzzles were done. */
export function hintFigures(
  sources: readonly HintSource[],
  tallies: readonly {
    readonly kind: string
    readonly part: string
    readonly count: number
  }[]
): HintFigure[] {
  const counted = (kind: TallyKind, part: string) =>
    tallies.find((tally) => tally.kind === kind && tally.part === part)?.count ?? 0
  return sources.map(({ name, label, flag, hints }) => {
    const opened = hints.map((hint) => counted('hint', hint))
    const [answer, solved] = [counted('antwoord', flag), counted('opgelost', flag)]
    return {
      ...{ name, label, hints: opened, answer, solved },
      perTime: share(sumOf(opened), answer + solved),
    }
  })
}

/** The puzzles of a game as one line. */
export function sumHints(title: string, figures: readonly HintFigure[]) {
  const opened = sumOf(figures.flatMap(({ hints }) => hints))
  const answer = sumOf(figures.map((digit) => digit.answer))
  const solved = sumOf(figures.map((digit) => digit.solved))
  return {
    title,
    opened,
    answer,
    solved,
    perTime: share(opened, answer + solved),
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
