import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { HINT_SOURCES } from '#app/shop/figures/hint_sources'
import { asColumn, fromColumn } from '#app/core/database/dialect'
import { tally } from '#app/core/tally'
import { CATALOGUE, isOrderable } from '#games/catalogue'
import {
  dayInAmsterdam,
  hintFigures,
  sumHints,
  lastWeeks,
  perWeekAndGame,
  sum,
  returnedOfOrder,
  type WeekCount,
  type DailyTally,
  type Sale,
} from '#domain/shop/figures'

/** What the owner wants to see: how many weeks, and of one game or of all. */
export type Choice = { readonly weken: WeekCount; readonly spel: string | null }

/** What there is to choose from: what is sold, and the hint pages beside it. */
export const GAME_CHOICE = [
  ...CATALOGUE.map(({ itemName, titel: title }) => ({
    spel: itemName as string,
    titel: title as string,
  })),
  ...HINT_SOURCES.filter(
    ({ spel: game }) => !CATALOGUE.some(({ itemName }) => itemName === game)
  ).map(({ spel: game, titel: title }) => ({ spel: game, titel: title })),
]

export type FiguresSheet = Awaited<ReturnType<typeof loadFigures>>

/** The figures of the last weeks, with what was counted up to this moment. */
export async function loadFigures({ weken: weeks, spel: game }: Choice, now: Date) {
  await tally.write()
  const period = lastWeeks(dayInAmsterdam(now), weeks)
  const [from, until] = [period.at(0)!.van, period.at(-1)!.tot]
  const ofThisGame = <T extends { spel: string }>(rows: readonly T[]) =>
    rows.filter((row) => game === null || row.spel === game)

  const inPeriod = new Set(period.map(({ naam: name }) => name))
  const cells = ofThisGame(
    perWeekAndGame(await readSales(from), await readTallies(from, until))
  ).filter(({ week }) => inPeriod.has(week))
  const hints = await readHints(from, until)

  const games = CATALOGUE.map((one) => ({
    spel: one.itemName as string,
    titel: one.titel as string,
    bestelbaar: isOrderable(one),
    ...sum(cells.filter((cell) => cell.spel === one.itemName)),
  }))
  return {
    weken: period.map((week) => ({
      ...week,
      ...sum(cells.filter((cell) => cell.week === week.naam)),
    })),
    spellen: ofThisGame(games),
    totaal: sum(cells),
    hints: ofThisGame(HINT_SOURCES).map((source) => {
      const puzzles = hintFigures(
        source.raadsels,
        hints.filter((one) => one.spel === source.spel)
      )
      return { spel: source.spel, ...sumHints(source.titel, puzzles), raadsels: puzzles }
    }),
  }
}

/** Orders that were placed or paid since that day, each with what went back of it. */
async function readSales(from: string): Promise<Sale[]> {
  const firstMoment = asColumn(DateTime.fromISO(from, { zone: 'Europe/Amsterdam' }))
  const since = () =>
    db
      .from('bestellingen')
      .where((query) =>
        query.where('created_at', '>=', firstMoment).orWhere('betaald_op', '>=', firstMoment)
      )
  const payments = (await db
    .from('betalingen')
    .where('status', 'betaald')
    .whereIn('bestelling_id', since().select('id'))
    .groupBy('bestelling_id')
    .select('bestelling_id')
    .sum('bedrag_centen as ontvangen')
    .sum('terugbetaald_centen as terug')) as PaymentSum[]
  const byOrder = new Map(payments.map((row) => [row.bestelling_id, row]))

  const orders = (await since().select(
    'id',
    'item_name',
    'created_at',
    'betaald_op',
    'totaal_centen'
  )) as OrderRow[]
  return orders.map((row) => {
    const { ontvangen: received = 0, terug: refunded = 0 } = byOrder.get(row.id) ?? {}
    return {
      spel: row.item_name,
      besteldOp: fromColumn(row.created_at).toJSDate(),
      betaaldOp: row.betaald_op === null ? null : fromColumn(row.betaald_op).toJSDate(),
      centen: row.totaal_centen,
      terugCenten: returnedOfOrder(row.totaal_centen, Number(received), Number(refunded)),
    }
  })
}

type OrderRow = {
  readonly id: number
  readonly item_name: string
  readonly created_at: string | Date
  readonly betaald_op: string | Date | null
  readonly totaal_centen: number
}

/** PostgreSQL tells a sum as text. */
type PaymentSum = {
  readonly bestelling_id: number
  readonly ontvangen: number | string
  readonly terug: number | string
}

async function readTallies(from: string, until: string): Promise<DailyTally[]> {
  return db
    .from('tellingen')
    .whereIn('soort', ['detail', 'bestelpagina', 'bestelling'])
    .whereBetween('dag', [from, until])
    .select('dag', 'soort', 'spel', 'aantal')
}

async function readHints(from: string, until: string) {
  const rows = (await db
    .from('tellingen')
    .whereIn('soort', ['hint', 'opgelost', 'antwoord'])
    .whereBetween('dag', [from, until])
    .groupBy('soort', 'spel', 'onderdeel')
    .select('soort', 'spel', 'onderdeel')
    .sum('aantal as aantal')) as {
    soort: string
    spel: string
    onderdeel: string
    aantal: number | string
  }[]
  return rows.map((row) => ({ ...row, aantal: Number(row.aantal) }))
}
