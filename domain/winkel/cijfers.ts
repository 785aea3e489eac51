/**
 * What the owner reads about the shop: weeks, sums and shares. Weeks are those of ISO 8601, Monday to
 * Sunday, on the calendar of Amsterdam; a day is written as '2026-11-21'.
 */

/** What is counted, of nobody in particular. */
export type Telsoort = 'detail' | 'bestelpagina' | 'bestelling' | 'hint' | 'opgelost' | 'antwoord'

/** How many weeks the owner can look back. */
export const WEKEN = [4, 13, 52] as const
export type AantalWeken = (typeof WEKEN)[number]

/** A week of the calendar; `naam` is '2026-W47'. */
export type Week = { readonly naam: string; readonly van: string; readonly tot: string }

const DAG_MS = 86_400_000
const DAGEN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

/** The day on the calendar of Amsterdam. */
export const dagInAmsterdam = (moment: Date): string => DAGEN.format(moment)

/** Days are counted, not hours: the days on which the clock changes are days like any other. */
const alsDagnummer = (dag: string) => Date.parse(`${dag}T00:00:00Z`) / DAG_MS
const alsDag = (dagnummer: number) => new Date(dagnummer * DAG_MS).toISOString().slice(0, 10)

/** Day 0 of the count was a Thursday, so Mondays are three days before a whole number of weeks. */
const maandagVan = (dagnummer: number) => Math.floor((dagnummer + 3) / 7) * 7 - 3

/** The week that a day is in: '2027-01-01' is in '2026-W53'. */
export const weekVan = (dag: string): string => naamVan(maandagVan(alsDagnummer(dag)))

/** A week belongs to the year of its Thursday, and the first week is the one with the fourth of January. */
function naamVan(maandag: number): string {
  const jaar = alsDag(maandag + 3).slice(0, 4)
  const eerste = maandagVan(alsDagnummer(`${jaar}-01-04`))
  return `${jaar}-W${String((maandag - eerste) / 7 + 1).padStart(2, '0')}`
}

/** The last weeks, the oldest first; the last one is the week of `vandaag` itself. */
export function laatsteWeken(vandaag: string, aantal: number): Week[] {
  const laatste = maandagVan(alsDagnummer(vandaag))
  return Array.from({ length: aantal }, (_, nr) => {
    const maandag = laatste - (aantal - 1 - nr) * 7
    return { naam: naamVan(maandag), van: alsDag(maandag), tot: alsDag(maandag + 6) }
  })
}

/** An order as far as it counts; `betaaldOp` is null when no money came. */
export type Verkoop = {
  readonly spel: string
  readonly besteldOp: Date
  readonly betaaldOp: Date | null
  readonly centen: number
  readonly terugCenten: number
}

export type Telling = {
  readonly dag: string
  readonly soort: string
  readonly spel: string
  readonly aantal: number
}

/** What happened in a week with a game, or their sum. Money is what came in; what went back stands apart. */
export type Cijfers = {
  readonly bekeken: number
  readonly bestelpagina: number
  readonly besteld: number
  readonly betaald: number
  readonly omzetCenten: number
  readonly terugCenten: number
}

export type Cel = Cijfers & { readonly week: string; readonly spel: string }

const NIETS: Cijfers = {
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
export function perWeekEnSpel(
  verkopen: readonly Verkoop[],
  tellingen: readonly Telling[]
): readonly Cel[] {
  const cellen = new Map<string, Cel & { geteld: number }>()
  const tel = (dag: string, spel: string, erbij: Partial<Cijfers> & { geteld?: number }) => {
    const week = weekVan(dag)
    const sleutel = `${week} ${spel}`
    const cel = cellen.get(sleutel) ?? { ...NIETS, week, spel, geteld: 0 }
    const geteld = cel.geteld + (erbij.geteld ?? 0)
    cellen.set(sleutel, { ...cel, ...som([cel, { ...NIETS, ...erbij }]), geteld })
  }

  for (const { spel, besteldOp, betaaldOp, centen, terugCenten } of verkopen) {
    tel(dagInAmsterdam(besteldOp), spel, { besteld: 1 })
    if (betaaldOp !== null)
      tel(dagInAmsterdam(betaaldOp), spel, { betaald: 1, omzetCenten: centen, terugCenten })
  }
  for (const { dag, soort, spel, aantal } of tellingen) {
    if (soort === 'detail') tel(dag, spel, { bekeken: aantal })
    if (soort === 'bestelpagina') tel(dag, spel, { bestelpagina: aantal })
    if (soort === 'bestelling') tel(dag, spel, { geteld: aantal })
  }
  return [...cellen.values()].map(({ geteld, ...cel }) => ({
    ...cel,
    besteld: Math.max(cel.besteld, geteld),
  }))
}

/** All of them together. */
export function som(cijfers: readonly Cijfers[]): Cijfers {
  return cijfers.reduce<Cijfers>(
    (totaal, erbij) => ({
      bekeken: totaal.bekeken + erbij.bekeken,
      bestelpagina: totaal.bestelpagina + erbij.bestelpagina,
      besteld: totaal.besteld + erbij.besteld,
      betaald: totaal.betaald + erbij.betaald,
      omzetCenten: totaal.omzetCenten + erbij.omzetCenten,
      terugCenten: totaal.terugCenten + erbij.terugCenten,
    }),
    NIETS
  )
}

/**
 * What went back of an order. Money that came in twice and went back once was never revenue, so it is
 * no refund either.
 *
 * @param ontvangen what its paid attempts brought in
 * @param terug what of that went back, by us or by a bank
 */
export function terugVanBestelling(centen: number, ontvangen: number, terug: number): number {
  const dubbel = Math.max(0, ontvangen - centen)
  return Math.min(centen, Math.max(0, terug - dubbel))
}

/** How much of the whole a part is: 0.25 for a quarter; null when there is no whole. */
export const aandeel = (deel: number, geheel: number): number | null =>
  geheel === 0 ? null : deel / geheel

/** A puzzle as far as its hints are counted; `vlag` is counted when it is solved or its answer shown. */
export type Hintbron = {
  readonly naam: string
  readonly label: string
  readonly vlag: string
  /** What is counted when each hint is opened, in order. */
  readonly hints: readonly string[]
}

export type Hintcijfer = {
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
export function hintcijfers(
  bronnen: readonly Hintbron[],
  tellingen: readonly {
    readonly soort: string
    readonly onderdeel: string
    readonly aantal: number
  }[]
): Hintcijfer[] {
  const geteld = (soort: Telsoort, onderdeel: string) =>
    tellingen.find((telling) => telling.soort === soort && telling.onderdeel === onderdeel)
      ?.aantal ?? 0
  return bronnen.map(({ naam, label, vlag, hints }) => {
    const geopend = hints.map((hint) => geteld('hint', hint))
    const [antwoord, opgelost] = [geteld('antwoord', vlag), geteld('opgelost', vlag)]
    return {
      ...{ naam, label, hints: geopend, antwoord, opgelost },
      perKeer: aandeel(opgeteld(geopend), antwoord + opgelost),
    }
  })
}

/** The puzzles of a game as one line. */
export function hintsom(titel: string, cijfers: readonly Hintcijfer[]) {
  const geopend = opgeteld(cijfers.flatMap(({ hints }) => hints))
  const antwoord = opgeteld(cijfers.map((cijfer) => cijfer.antwoord))
  const opgelost = opgeteld(cijfers.map((cijfer) => cijfer.opgelost))
  return { titel, geopend, antwoord, opgelost, perKeer: aandeel(geopend, antwoord + opgelost) }
}

const opgeteld = (getallen: readonly number[]) => getallen.reduce((totaal, een) => totaal + een, 0)
