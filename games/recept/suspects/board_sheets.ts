import { drawing, group, rect, text } from '#games/kit/shapes'
import { STAFF } from '#games/recept/people/staff'
import { FLOOR_PLAN_IN_WORDS, floorPlan } from '#games/recept/spaces/spaces_finale'
import { CORK_BOARD, NOTED } from '#games/recept/suspects/cork_board'
import { PORTRAITS } from '#games/recept/suspects/portraits'
import { SUSPECTS } from '#games/recept/suspects/statements'
import type { Block, Sheet } from '#domain/shop/booklets/booklet'

/**
 * The sizes on paper, in millimetres: how large a unit of the floor plan is, and the cards of the
 * suspects. A room has space for as many cards as anybody puts there, beside its name and its
 * number.
 */
export const ON_PAPER = { unit: 0.307, card: { columns: 10, height: 22 } } as const

/** Where everybody says they were, and where others saw them. */
const BOARD: Block = {
  kind: 'drawing',
  caption: '',
  description: `Een prikbord van kurk met acht blaadjes aan punaises. Op het eerste staat: Van kwart over negen tot half tien. Op de andere zeven plakt een foto, met een naam ernaast: ${SUSPECTS.map((person) => `${STAFF[person].name} (${STAFF[person].jobTitle})`).join(', ')}. Onder elke foto zijn drie lege regels: ${NOTED.join('; ')}.`,
  drawing: CORK_BOARD,
}

/** The two places that lie outside the plan, drawn beside it as boxes to lay cards in. */
export const OUTSIDE = [
  { name: 'Linnenkamer', where: 'boven het kantoor', rect: [430, 196, 102, 192] },
  { name: 'Poort', where: 'buiten', rect: [430, 398, 102, 118] },
] as const
const WIDTH = 552

/** Where the cards lie in such a box: below its name. */
export const HEAD = 40

/** The seven as cards to lay on the floor plan. */
export const suspectsToCut: Sheet = {
  title: 'Het verdachtenbord',
  section: 'Personen',
  preview:
    'Een prikbord van kurk met foto’s van zeven verdachten, van de ober tot de portier, en dezelfde zeven als kaartjes om uit te knippen.',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Knip de kaartjes uit en leg de plattegrond ernaast. Leg iedereen eerst neer waar hij of zij zegt te zijn geweest. Schuif daarna iedereen naar de plek waar een ander hem of haar zag. Wie moet er verschuiven?',
        'Linnenkamer en poort zijn losse vakken naast de plattegrond: de linnenkamer is een verdieping hoger, de poort is buiten. Bewaar de kaartjes. Aan het eind komt er nog een rij waarin de zeven moeten staan.',
      ],
    },
    BOARD,
    {
      kind: 'cut_out_cards',
      caption: 'Zeven verdachten. Knip langs de streepjes: ze passen in elke ruimte.',
      columns: ON_PAPER.card.columns,
      height: ON_PAPER.card.height,
      cards: SUSPECTS.map((person) => ({
        heading: STAFF[person].name,
        drawing: PORTRAITS[person].drawing,
        description: PORTRAITS[person].description,
      })),
    },
  ],
}

/** The plan in the size in which the cards fit. */
function planOnPaper() {
  const { width, height, shapes } = floorPlan({
    width: WIDTH,
    shapes: OUTSIDE.flatMap(({ name, where, rect: [x, y, b, h] }) => [
      rect(x, y, b, h, { fill: 'paper', strokeWidth: 3, dash: '8 7' }),
      text(x + b / 2, y + 20, name, 13, { letter: 'title' }),
      text(x + b / 2, y + 35, where, 11.5),
    ]),
  })
  const { unit } = ON_PAPER
  return drawing(width * unit, height * unit, [group(0, 0, shapes, { scale: unit })])
}

/** The plan that the stand-in waiter was given, on which the cards are laid. */
export const floorPlanSheet: Sheet = {
  title: 'De plattegrond',
  section: 'Ruimten en personen',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Mathilde tekende hem vanmiddag voor de invalkelner, die het huis nog niet kende. De stippellijn is zijn ronde; de nummers heeft hij er zelf bij gezet. Leg er de verdachten op, en bewaar hem voor de laatste vraag over de ruimten.',
      ],
    },
    {
      kind: 'true_size',
      caption: 'De plattegrond van De Koperen Ketel',
      description: `${FLOOR_PLAN_IN_WORDS} Rechts naast de plattegrond zijn twee losse vakken getekend: ${OUTSIDE.map(({ name, where }) => `${name}, ${where}`).join('; ')}.`,
      drawing: planOnPaper(),
    },
  ],
}
