import type { FiguresSheet } from '#app/shop/figures/load_figures'
import { toCsv, type CsvValue } from '#app/core/exports/csv'
import type { Figures } from '#domain/shop/figures'

export const TABLES = ['weken', 'spellen', 'trechter', 'hints'] as const
export type TableName = (typeof TABLES)[number]

const SALES = ['Bestellingen', 'Betaald', 'Omzet', 'Terugbetaald', 'Blijft over']

/** An amount such as '12,50', which a Dutch spreadsheet can read. */
const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

const sale = ({ ordered, paid, revenueCents, returnedCents }: Figures): CsvValue[] => [
  ...[ordered, paid],
  ...[revenueCents, returnedCents, revenueCents - returnedCents].map(amount),
]

/** The rows of each table on the page, with the heading first. */
const ROWS: Record<TableName, (sheet: FiguresSheet) => CsvValue[][]> = {
  weken: ({ weeks }) => [
    ['Week', 'Van', 'Tot en met', ...SALES],
    ...weeks.map((week) => [week.name, week.from, week.until, ...sale(week)]),
  ],
  spellen: ({ games }) => [['Spel', ...SALES], ...games.map((game) => [game.title, ...sale(game)])],
  trechter: ({ games }) => [
    ['Spel', 'Spelpagina bekeken', 'Bestelpagina bekeken', 'Besteld', 'Betaald'],
    /** A game on request has no page to order on, as the page says. */
    ...games.map(({ title, viewed, orderPage, ordered, paid, orderable }) => [
      ...[title, viewed],
      ...(orderable ? [orderPage, ordered, paid] : ['', '', '']),
    ]),
  ],
  hints: ({ hints }) => {
    const most = Math.max(0, ...hints.flatMap((game) => game.puzzles.map((r) => r.hints.length)))
    const numbers = Array.from({ length: most }, (_, index) => index)
    return [
      [
        ...['Spel', 'Raadsel'],
        ...numbers.map((index) => `Hint ${index + 1}`),
        ...['Antwoord getoond', 'Zelf opgelost'],
      ],
      ...hints.flatMap(({ title, puzzles }) =>
        puzzles.map(({ label, hints: opened, answer, solved }) => [
          ...[title, label],
          ...numbers.map((index) => opened[index] ?? ''),
          ...[answer, solved],
        ])
      ),
    ]
  },
}

/** A table of the figures as a spreadsheet. */
export const figuresCsv = (table: TableName, sheet: FiguresSheet): string =>
  toCsv(ROWS[table](sheet))
