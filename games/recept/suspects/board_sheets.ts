import { drawing, group } from '#games/kit/shapes'
import { STAFF } from '#games/recept/people/staff'
import { FLOOR_PLAN_IN_WORDS, floorPlan } from '#games/recept/spaces/spaces_finale'
import { PORTRAITS } from '#games/recept/suspects/portraits'
import { SUSPECTS } from '#games/recept/suspects/statements'
import type { Block, Sheet } from '#domain/shop/booklets/booklet'

/**
 * The sizes on paper, in millimetres: how large a unit of the floor plan is, and the cards of the
 * suspects, of which two lie side by side in the hall and one in the smallest room.
 */
export const ON_PAPER = { unit: 0.305, card: { columns: 7, height: 34 } } as const

/** Where everybody says to have been, and where others saw them. */
const BOARD: Block = {
  kind: 'prop',
  object: 'rota',
  heading: 'Van kwart over negen tot half tien',
  parts: [
    {
      kind: 'table',
      caption: '',
      heading: ['Wie', 'Zegt zelf', 'Gezien door', 'Waar en hoe laat'],
      rows: SUSPECTS.map((person) => [STAFF[person].name, '', '', '']),
    },
  ],
}

/** The seven as cards to lay on the floor plan. */
export const suspectsToCut: Sheet = {
  title: 'Het verdachtenbord',
  section: 'Personen',
  preview:
    'Acht kaartjes om uit te knippen: zeven verdachten met hun portret in een lijst, van de ober tot de portier, en de lege cloche.',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Knip de kaartjes uit en leg de plattegrond ernaast. Leg iedereen eerst neer waar hij of zij zegt te zijn geweest. Schuif daarna iedereen naar de plek waar een ander hem of haar zag. Wie moet er verschuiven?',
        'Linnenkamer en poort staan niet op de plattegrond: de linnenkamer is een verdieping hoger, de poort is buiten. Leg wie daar was ernaast. Bewaar de kaartjes. Aan het eind komt er nog een rij waarin de zeven moeten staan.',
      ],
    },
    BOARD,
    {
      kind: 'cut_out_cards',
      caption: 'Zeven verdachten. Knip langs de streepjes: elk kaartje past in elke ruimte.',
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
  const { width, height, shapes } = floorPlan()
  const { unit } = ON_PAPER
  return drawing(width * unit, height * unit, [group(0, 0, shapes, { scale: unit })])
}

/** The plan that the stand-in waiter was given, on which the cards are laid. */
export const floorPlanSheet: Sheet = {
  title: 'De plattegrond',
  section: 'Het huis',
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
      description: FLOOR_PLAN_IN_WORDS,
      drawing: planOnPaper(),
    },
  ],
}
