import db from '@adonisjs/lucid/services/db'
import { HINT_SOURCES } from '#app/shop/figures/hint_sources'
import { loadLearning } from '#app/shop/figures/load_learning'
import { asColumn, fromColumn } from '#app/core/database/dialect'
import { tally } from '#app/core/tally'
import { readWays } from '#app/shop/figures/read_ways'
import { CATALOGUE, isOrderable } from '#games/catalogue'
import { voucherForSale } from '#games/voucher/voucher_in_catalogue'
import {
  hintFigures,
  sumHints,
  lastWeeks,
  perWeekAndGame,
  sum,
  returnedOfOrder,
  SAMPLE_KINDS,
  type SampleKind,
  type WeekCount,
  type DailyTally,
  type Sale,
} from '#domain/shop/figures'
import { dayOf, startOfDay } from '#domain/dutch_time'
import { present } from '#domain/present'

/** The owner's choice: how many weeks, and one game or all games. */
export type Choice = { readonly weeks: WeekCount; readonly game: string | null }

/** The games to choose from: everything that is sold, and the hint pages. */
export const GAME_CHOICE = [
  ...CATALOGUE.map(({ itemName, title }) => ({
    game: itemName as string,
    title: title as string,
  })),
  ...HINT_SOURCES.filter(({ game }) => !CATALOGUE.some(({ itemName }) => itemName === game)).map(
    ({ game, title }) => ({ game, title })
  ),
]

export type FiguresSheet = Awaited<ReturnType<typeof loadFigures>>

/** The figures of the last weeks, including what was counted up to this moment. */
export async function loadFigures({ weeks, game }: Choice, now: Date) {
  await tally.write()
  const period = lastWeeks(dayOf(now), weeks)
  const { from } = present(period.at(0), 'the first week')
  const { until } = present(period.at(-1), 'the last week')
  const ofThisGame = <T extends { game: string }>(rows: readonly T[]) =>
    rows.filter((row) => game === null || row.game === game)

  const inPeriod = new Set(period.map(({ name }) => name))
  const cells = ofThisGame(
    perWeekAndGame(await readSales(from), await readTallies(from, until))
  ).filter(({ week }) => inPeriod.has(week))
  const hints = await readHints(from, until)

  const games = CATALOGUE.map((one) => ({
    game: one.itemName as string,
    title: one.title as string,
    orderable: isOrderable(one),
    ...sum(cells.filter((cell) => cell.game === one.itemName)),
  }))
  return {
    weeks: period.map((week) => ({
      ...week,
      ...sum(cells.filter((cell) => cell.week === week.name)),
    })),
    games: ofThisGame(games),
    total: sum(cells),
    ways: await readWays(from, game),
    sample: game === null ? await readSample(from, until) : null,
    learning: await loadLearning({ from, until, game }),
    hints: ofThisGame(HINT_SOURCES).map((source) => {
      const puzzles = hintFigures(
        source.puzzles,
        hints.filter((one) => one.game === source.game)
      )
      return { game: source.game, ...sumHints(source.title, puzzles), puzzles }
    }),
  }
}

/** The orders that were placed or paid since that day, each with the amount that went back. */
export async function readSales(from: string): Promise<Sale[]> {
  const firstMoment = asColumn(startOfDay(from))
  const since = () =>
    db
      .from('orders')
      /** A voucher is money in advance: its sale counts when it is used. */
      .whereNot('item_name', voucherForSale.itemName)
      .where((query) =>
        query.where('created_at', '>=', firstMoment).orWhere('paid_at', '>=', firstMoment)
      )
  const payments = (await db
    .from('payments')
    .where('status', 'betaald')
    .whereIn('order_id', since().select('id'))
    .groupBy('order_id')
    .select('order_id')
    .sum('amount_cents as received')
    .sum('refunded_cents as refunded')) as PaymentSum[]
  const byOrder = new Map(payments.map((row) => [row.order_id, row]))

  const orders = (await since().select(
    'id',
    'item_name',
    'created_at',
    'paid_at',
    'total_cents'
  )) as OrderRow[]
  return orders.map((row) => {
    const { received = 0, refunded = 0 } = byOrder.get(row.id) ?? {}
    return {
      game: row.item_name,
      orderedAt: fromColumn(row.created_at).toJSDate(),
      paidAt: row.paid_at === null ? null : fromColumn(row.paid_at).toJSDate(),
      cents: row.total_cents,
      returnedCents: returnedOfOrder(row.total_cents, Number(received), Number(refunded)),
    }
  })
}

type OrderRow = {
  readonly id: number
  readonly item_name: string
  readonly created_at: string | Date
  readonly paid_at: string | Date | null
  readonly total_cents: number
}

/** PostgreSQL returns a sum as text. */
type PaymentSum = {
  readonly order_id: number
  readonly received: number | string
  readonly refunded: number | string
}

async function readTallies(from: string, until: string): Promise<DailyTally[]> {
  return db
    .from('tallies')
    .whereIn('kind', ['detail', 'bestelpagina', 'bestelling'])
    .whereBetween('day', [from, until])
    .select('day', 'kind', 'game', 'count')
}

/** How many saw the page of the puzzle to try, how many answers were given, and how many opened its lock. */
async function readSample(from: string, until: string) {
  const rows = (await db
    .from('tallies')
    .whereIn('kind', [...SAMPLE_KINDS])
    .whereBetween('day', [from, until])
    .groupBy('kind')
    .select('kind')
    .sum('count as count')) as { kind: SampleKind; count: number | string }[]
  const counted = (kind: SampleKind) => Number(rows.find((row) => row.kind === kind)?.count ?? 0)
  const solved = counted('proef_open')
  return { seen: counted('proef'), tried: counted('proef_poging') + solved, solved }
}

async function readHints(from: string, until: string) {
  const rows = (await db
    .from('tallies')
    .whereIn('kind', ['hint', 'opgelost', 'antwoord'])
    .whereBetween('day', [from, until])
    .groupBy('kind', 'game', 'part')
    .select('kind', 'game', 'part')
    .sum('count as count')) as {
    kind: string
    game: string
    part: string
    count: number | string
  }[]
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}
