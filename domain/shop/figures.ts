/**
 * What the owner reads about the shop: weeks, sums and shares. Weeks are those of ISO 8601, Monday to
 * Sunday, on the calendar of Amsterdam; a day is written as '2026-11-21'.
 */

/** What is counted, of nobody in particular. */
export type TallyKind = 'detail' | 'bestelpagina' | 'bestelling' | 'hint' | 'opgelost' | 'antwoord'

/** How many weeks the owner can look back. */
export const WEEKS = [4, 13, 52] as const
export type WeekCount = (typeof WEEKS)[number]

/** A week of the calendar; `naam` is '2026-W47'. */
export type Week = { readonly naam: string; readonly van: string; readonly tot: string }

const DAY_MS = 86_400_000
const DAY_FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
})

/** The day on the calendar of Amsterdam. */
export const dayInAmsterdam = (moment: Date): string => DAY_FORMAT.format(moment)

/** Days are counted, not hours: the days on which the clock changes are days like any other. */
const asDayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const asDay = (dayNumber: number) => new Date(dayNumber * DAY_MS).toISOString().slice(0, 10)

/** Day 0 of the count was a Thursday, so Mondays are three days before a whole number of weeks. */
const mondayOf = (dayNumber: number) => Math.floor((dayNumber + 3) / 7) * 7 - 3

/** The week that a day is in: '2027-01-01' is in '2026-W53'. */
export const weekOf = (day: string): string => nameOf(mondayOf(asDayNumber(day)))

/** A week belongs to the year of its Thursday, and the first week is the one with the fourth of January. */
function nameOf(monday: number): string {
  const year = asDay(monday + 3).slice(0, 4)
  const first = mondayOf(asDayNumber(`${year}-01-04`))
  return `${year}-W${String((monday - first) / 7 + 1).padStart(2, '0')}`
}

/** The last weeks, the oldest first; the last one is the week of `vandaag` itself. */
export function lastWeeks(today: string, count: number): Week[] {
  const last = mondayOf(asDayNumber(today))
  return Array.from({ length: count }, (_, index) => {
    const monday = last - (count - 1 - index) * 7
    return { naam: nameOf(monday), van: asDay(monday), tot: asDay(monday + 6) }
  })
}

/** An order as far as it counts; `betaaldOp` is null when no money came. */
export type Sale = {
  readonly spel: string
  readonly besteldOp: Date
  readonly betaaldOp: Date | null
  readonly centen: number
  readonly terugCenten: number
}

export type DailyTally = {
  readonly dag: string
  readonly soort: string
  readonly spel: string
  readonly aantal: number
}

/** What happened in a week with a game, or their sum. Money is what came in; what went back stands apart. */
export type Figures = {
  readonly bekeken: number
  readonly bestelpagina: number
  readonly besteld: number
  readonly betaald: number
  readonly omzetCenten: number
  readonly terugCenten: number
}

export type Cell = Figures & { readonly week: string; readonly spel: string }

const NOTHING: Figures = {
  bekeken: 0,
  bestelpagina: 0,
  besteld: 0,
  betaald: 0,
  omzetCenten: 0,
  terugCenten: 0,
}

/**
 * The figures of each game in each week. Orders are taken from the orders themselves and from the
 * count of them, whichever knows more: orders that nobody paid are deleted after a while, and what
 * they counted for stays.
 */
export function perWeekAndGame(
  sales: readonly Sale[],
  tallies: readonly DailyTally[]
): readonly Cell[] {
  const cells = new Map<string, Cell & { geteld: number }>()
  const add = (day: string, game: string, added: Partial<Figures> & { geteld?: number }) => {
    const week = weekOf(day)
    const key = `${week} ${game}`
    const cell = cells.get(key) ?? { ...NOTHING, week, spel: game, geteld: 0 }
    const counted = cell.geteld + (added.geteld ?? 0)
    cells.set(key, { ...cell, ...sum([cell, { ...NOTHING, ...added }]), geteld: counted })
  }

  for (const {
    spel: game,
    besteldOp: orderedAt,
    betaaldOp: paidAt,
    centen: cents,
    terugCenten: returnedCents,
  } of sales) {
    add(dayInAmsterdam(orderedAt), game, { besteld: 1 })
    if (paidAt !== null)
      add(dayInAmsterdam(paidAt), game, {
        betaald: 1,
        omzetCenten: cents,
        terugCenten: returnedCents,
      })
  }
  for (const { dag: day, soort: kind, spel: game, aantal: count } of tallies) {
    if (kind === 'detail') add(day, game, { bekeken: count })
    if (kind === 'bestelpagina') add(day, game, { bestelpagina: count })
    if (kind === 'bestelling') add(day, game, { geteld: count })
  }
  return [...cells.values()].map(({ geteld: counted, ...cell }) => ({
    ...cell,
    besteld: Math.max(cell.besteld, counted),
  }))
}

/** All of them together. */
export function sum(figures: readonly Figures[]): Figures {
  return figures.reduce<Figures>(
    (total, added) => ({
      bekeken: total.bekeken + added.bekeken,
      bestelpagina: total.bestelpagina + added.bestelpagina,
      besteld: total.besteld + added.besteld,
      betaald: total.betaald + added.betaald,
      omzetCenten: total.omzetCenten + added.omzetCenten,
      terugCenten: total.terugCenten + added.terugCenten,
    }),
    NOTHING
  )
}

/**
 * What went back of an order. Money that came in twice and went back once was never revenue, so it is
 * no refund either.
 *
 * @param ontvangen what its paid attempts brought in
 * @param terug what of that went back, by us or by a bank
 */
export function returnedOfOrder(cents: number, received: number, refunded: number): number {
  const paidTwice = Math.max(0, received - cents)
  return Math.min(cents, Math.max(0, refunded - paidTwice))
}

/** How much of the whole a part is: 0.25 for a quarter; null when there is no whole. */
export const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : part / whole

/** A puzzle as far as its hints are counted; `vlag` is counted when it is solved or its answer shown. */
export type HintSource = {
  readonly naam: string
  readonly label: string
  readonly vlag: string
  /** What is counted when each hint is opened, in order. */
  readonly hints: readonly string[]
}

export type HintFigure = {
  readonly naam: string
  readonly label: string
  /** How often each hint was opened. */
  readonly hints: number[]
  readonly antwoord: number
  readonly opgelost: number
  /** Opened hints for each time that the puzzle was done; null when it never was. */
  readonly perKeer: number | null
}

/** How often the hints of puzzles were opened, beside how often these were done. */
export function hintFigures(
  sources: readonly HintSource[],
  tallies: readonly {
    readonly soort: string
    readonly onderdeel: string
    readonly aantal: number
  }[]
): HintFigure[] {
  const counted = (kind: TallyKind, part: string) =>
    tallies.find((tally) => tally.soort === kind && tally.onderdeel === part)?.aantal ?? 0
  return sources.map(({ naam: name, label, vlag: flag, hints }) => {
    const opened = hints.map((hint) => counted('hint', hint))
    const [answer, solved] = [counted('antwoord', flag), counted('opgelost', flag)]
    return {
      ...{ naam: name, label, hints: opened, antwoord: answer, opgelost: solved },
      perKeer: share(sumOf(opened), answer + solved),
    }
  })
}

/** The puzzles of a game as one line. */
export function sumHints(title: string, figures: readonly HintFigure[]) {
  const opened = sumOf(figures.flatMap(({ hints }) => hints))
  const answer = sumOf(figures.map((digit) => digit.antwoord))
  const solved = sumOf(figures.map((digit) => digit.opgelost))
  return {
    titel: title,
    geopend: opened,
    antwoord: answer,
    opgelost: solved,
    perKeer: share(opened, answer + solved),
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
