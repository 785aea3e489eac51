import { BEGIN, board, isDark, center, RIDE, SQUARES } from '#games/sintsenior/board'
import { SYMBOLS } from '#games/sintsenior/things'
import { text, scatter } from '#games/kit/shapes'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import { itemAt, valueAt } from '#domain/present'

/** All squares of the ride, in order. */
export const ROUTE: readonly string[] = [BEGIN, ...RIDE.flat()]

/**
 * The letters on the dark squares of the ride. The light squares have the things that the horse
 * thinks of.
 */
const ON_DARK = [...'ACHTZESEEN']
const ON_LIGHT = [...'WORTELTJE']

const FILLER = 'ENATIROSDLGKMVUHPBJZ'

/** A letter on every square. The squares beside the ride have letters without a meaning. */
export const LETTERS: Readonly<Record<string, string>> = (() => {
  const dark = ROUTE.filter(isDark)
  const light = ROUTE.filter((field) => !isDark(field))
  const next = scatter(512)
  return Object.fromEntries(
    SQUARES.map((field) => {
      const filler = itemAt(FILLER, Math.floor(next() * FILLER.length))
      return [field, ON_DARK[dark.indexOf(field)] ?? ON_LIGHT[light.indexOf(field)] ?? filler]
    })
  )
})()

const map = board(
  SQUARES.map((field) => {
    const [x, y] = center(field)
    return text(x, y + 9, valueAt(LETTERS, field), 25, { letter: 'title', bold: true })
  })
)

const rows = [8, 7, 6, 5, 4, 3, 2, 1].map(
  (row) => `Rij ${row}: ${[...'abcdefgh'].map((column) => LETTERS[`${column}${row}`]).join(' ')}.`
)

export const finale = {
  name: 'Wie sprong daar?',
  code: '861',
  sheet: {
    section: 'Slot 7',
    title: 'Wie sprong daar?',
    level: 4,
    symbol: SYMBOLS.hoefijzer,
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'De rit is af: negentien velden, van hoek tot hoek. Op dit vel ligt onder elk veld een letter. Volg de rit en schrijf ze op.',
          'Staat er onzin? Dan zit niets jullie tegen, behalve misschien een gewoonte. Al de hele avond zien jullie een paard. Eén van jullie zei er iets over, nog voor het eerste slot, toen de kaars aanging. Hadden jullie toen maar geluisterd.',
        ],
      },
      {
        kind: 'prop',
        object: 'map',
        look: { fold: undefined },
        parts: [
          {
            kind: 'drawing',
            caption: 'Het bord, met onder elk veld een letter',
            description: `Een schaakbord met op elk veld een letter, van a tot en met h. ${rows.join(' ')} Veld a1 is donker.`,
            drawing: map,
          },
        ],
      },
      {
        kind: 'question',
        text: 'Welke drie cijfers lees je op de velden van de rit waar het echte stuk ooit kan komen?',
      },
      { kind: 'fill_in', label: 'Code van slot 7', boxes: 3 },
    ],
  },
  assignment: 'Geen paard maar een bisschop sprong hier rond. De zak mag open.',
  hints: [
    'Lees nog eens wat er in het verhaal gezegd werd toen de kaars aanging, en kijk op de omslag naar de muur. Geloof de schaduw, stond er na het eerste slot.',
    'De schaduw is een mijter. Lees op het vel met de schaakstukken welk stuk een mijter draagt, en waar dat stuk zijn leven lang blijft.',
    'Een loper die op a1 begint, komt alleen op donkere velden. Lees van de negentien letters dus alleen die op de donkere velden, in de volgorde van de rit. Lees je over een worteltje, dan heb je die van het paard.',
  ],
  solution: [
    `De rit: ${ROUTE.join(' ')}. De letters: ${ROUTE.map((field) => LETTERS[field]).join(' ')}.`,
    'De schaduw op de omslag is een mijter, dus het stuk is een loper, in veel landen ‘bisschop’ genoemd. Een loper verlaat nooit de kleur waarop hij begint, en a1 is donker.',
    `Op de donkere velden van de rit, in volgorde: ${ROUTE.filter(isDark).join(' ')}. Daar staat ${ON_DARK.join('')}: ACHT, ZES, EEN. De code is 861.`,
    `Op de lichte velden staat ${ON_LIGHT.join('')}. Daar dacht het paard aan.`,
  ],
} as const satisfies LockPuzzle
