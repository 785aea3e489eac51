import type { FiguresSheet } from '#app/shop/figures/load_figures'
import { toCsv, type CsvValue } from '#app/core/http/csv'
import type { Figures } from '#domain/shop/figures'

export const TABLES = ['weken', 'spellen', 'trechter', 'hints'] as const
export type TableName = (typeof TABLES)[number]

const SALES = ['Bestellingen', 'Betaald', 'Omzet', 'Terugbetaald', 'Blijft over']

/** '12,50', as a Dutch spreadsheet reads an amount. */
const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

const sale = ({
  besteld: ordered,
  betaald: paid,
  omzetCenten: revenueCents,
  terugCenten: returnedCents,
}: Figures): CsvValue[] => [
  ...[ordered, paid],
  ...[revenueCents, returnedCents, revenueCents - returnedCents].map(amount),
]

/** The rows of each table on the page, heading first. */
const ROWS: Record<TableName, (sheet: FiguresSheet) => CsvValue[][]> = {
  weken: ({ weken: weeks }) => [
    ['Week', 'Van', 'Tot en met', ...SALES],
    ...weeks.map((week) => [week.naam, week.van, week.tot, ...sale(week)]),
  ],
  spellen: ({ spellen: games }) => [
    ['Spel', ...SALES],
    ...games.map((game) => [game.titel, ...sale(game)]),
  ],
  trechter: ({ spellen: games }) => [
    ['Spel', 'Spelpagina bekeken', 'Bestelpagina bekeken', 'Besteld', 'Betaald'],
    ...games.map(
      ({
        titel: title,
        bekeken: viewed,
        bestelpagina: orderPage,
        besteld: ordered,
        betaald: paid,
      }) => [...[title, viewed, orderPage, ordered, paid]]
    ),
  ],
  hints: ({ hints }) => {
    const most = Math.max(0, ...hints.flatMap((game) => game.raadsels.map((r) => r.hints.length)))
    const numbers = Array.from({ length: most }, (_, index) => index)
    return [
      [
        ...['Spel', 'Raadsel'],
        ...numbers.map((index) => `Hint ${index + 1}`),
        ...['Antwoord getoond', 'Zelf opgelost'],
      ],
      ...hints.flatMap(({ titel: title, raadsels: puzzles }) =>
        puzzles.map(({ label, hints: opened, antwoord: answer, opgelost: solved }) => [
          ...[title, label],
          ...numbers.map((index) => opened[index] ?? ''),
          ...[answer, solved],
        ])
      ),
    ]
  },
}

/** A table of the figures for a spreadsheet. */
export const figuresCsv = (table: TableName, sheet: FiguresSheet): string =>
  toCsv(ROWS[table](sheet))
