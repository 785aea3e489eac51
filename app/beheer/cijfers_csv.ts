import type { Cijferblad } from '#app/beheer/cijfers'
import { toCsv, type CsvValue } from '#app/core/http/csv'
import type { Cijfers } from '#domain/winkel/cijfers'

export const TABELLEN = ['weken', 'spellen', 'trechter', 'hints'] as const
export type Tabelnaam = (typeof TABELLEN)[number]

const VERKOOP = ['Bestellingen', 'Betaald', 'Omzet', 'Terugbetaald', 'Blijft over']

/** '12,50', as a Dutch spreadsheet reads an amount. */
const bedrag = (centen: number) => (centen / 100).toFixed(2).replace('.', ',')

const verkoop = ({ besteld, betaald, omzetCenten, terugCenten }: Cijfers): CsvValue[] => [
  ...[besteld, betaald],
  ...[omzetCenten, terugCenten, omzetCenten - terugCenten].map(bedrag),
]

/** The rows of each table on the page, heading first. */
const RIJEN: Record<Tabelnaam, (blad: Cijferblad) => CsvValue[][]> = {
  weken: ({ weken }) => [
    ['Week', 'Van', 'Tot en met', ...VERKOOP],
    ...weken.map((week) => [week.naam, week.van, week.tot, ...verkoop(week)]),
  ],
  spellen: ({ spellen }) => [
    ['Spel', ...VERKOOP],
    ...spellen.map((spel) => [spel.titel, ...verkoop(spel)]),
  ],
  trechter: ({ spellen }) => [
    ['Spel', 'Spelpagina bekeken', 'Bestelpagina bekeken', 'Besteld', 'Betaald'],
    ...spellen.map(({ titel, bekeken, bestelpagina, besteld, betaald }) => [
      ...[titel, bekeken, bestelpagina, besteld, betaald],
    ]),
  ],
  hints: ({ hints }) => {
    const meeste = Math.max(0, ...hints.flatMap((spel) => spel.raadsels.map((r) => r.hints.length)))
    const nummers = Array.from({ length: meeste }, (_, nr) => nr)
    return [
      [
        ...['Spel', 'Raadsel'],
        ...nummers.map((nr) => `Hint ${nr + 1}`),
        ...['Antwoord getoond', 'Zelf opgelost'],
      ],
      ...hints.flatMap(({ titel, raadsels }) =>
        raadsels.map(({ label, hints: geopend, antwoord, opgelost }) => [
          ...[titel, label],
          ...nummers.map((nr) => geopend[nr] ?? ''),
          ...[antwoord, opgelost],
        ])
      ),
    ]
  },
}

/** A table of the figures for a spreadsheet. */
export const cijfersCsv = (tabel: Tabelnaam, blad: Cijferblad): string => toCsv(RIJEN[tabel](blad))
