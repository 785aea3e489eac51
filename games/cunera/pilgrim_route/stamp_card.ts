import { SIGHTS } from '#games/cunera/pilgrim_route/itinerary'
import { pilgrimRoute } from '#games/cunera/pilgrim_route/pilgrim_route'
import { circle, drawing, group, text } from '#games/kit/shapes'
import type { Block } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'
import { itemAt } from '#domain/present'

const [COLUMNS, WIDE, HIGH] = [4, 110, 178]
const FIELD = { r: 30, y: 140 } as const
const { stops } = pilgrimRoute

/** A stop with its sight, and a round field in which whoever was there draws a stamp. */
const field = (index: number): Shape =>
  group(((index % COLUMNS) + 0.5) * WIDE, Math.floor(index / COLUMNS) * HIGH, [
    group(0, 98, itemAt(SIGHTS, index), { scale: 0.78 }),
    circle(0, FIELD.y, FIELD.r, { line: 'soft', strokeWidth: 1, dash: '3 3' }),
    text(-FIELD.r - 14, FIELD.y + 6, `${index + 1}`, 18, { letter: 'title', bold: true }),
  ])

/** What pilgrims carried to prove where they had been: a field for a stamp at each stop. */
export const STAMP_CARD: Block = {
  kind: 'prop',
  object: 'museum_ticket',
  heading: 'Stempelkaart van een pelgrim',
  parts: [
    {
      kind: 'drawing',
      caption: 'Bij elke halte waar jullie zijn geweest: teken er je eigen stempel in.',
      description: `Een kaart met zeven lege rondjes voor een stempel, elk onder een tekening van de halte: ${stops.map(({ name }, index) => `${index + 1}. ${name}`).join(', ')}.`,
      drawing: drawing(
        COLUMNS * WIDE,
        2 * HIGH,
        stops.map((_, index) => field(index))
      ),
    },
  ],
}
