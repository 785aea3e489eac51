import {
  ANIMALS,
  animalsDrawing,
  inWords,
  stripDrawing,
  STRIPS,
} from '#games/ontgoocheld/balloon_animals'
import { deflatingBalloon } from '#games/ontgoocheld/story/five_things'
import { strip } from '#games/ontgoocheld/story/stage'
import { fromFrommel } from '#games/ontgoocheld/frommel'
import { drawing, group } from '#games/kit/shapes'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'

export const balloons = {
  name: 'ballon',
  code: '294',
  sheet: {
    title: 'De ballon',
    preview:
      'Een briefje van Frommel en een tekening waarop een rode ballon leegloopt en langs de clown door de kamer schiet.',
    section: 'Slot 3',
    level: 3,
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Van lange dunne ballonnen draait een clown honden, giraffen en zwaarden, en voor hem zijn dat allemaal dieren. Frommel had er van elk één klaar, en toen liepen ze in het midden leeg. Van elk dier is het midden nu een slappe sliert.',
        ],
      },
      fromFrommel(
        'Een leeg dier krijg je niet vol met blazen. Je moet er een sliert doorheen trekken. Mijn grootmoeder zei het altijd: rijgen, niet plakken.',
        'Pas als elke ballon links én rechts doorloopt, is een dier weer heel. Dan wijst het pijltje op de sliert aan wat het waard is.'
      ),
      {
        kind: 'drawing',
        caption: 'De laatste vlucht van een ballon.',
        description: 'Een leeglopende ballon schiet door de kamer, Frommel kijkt geschrokken toe.',
        drawing: strip(deflatingBalloon, 44, 314),
      },
      {
        kind: 'list',
        heading: 'Wat je doet',
        items: [
          'Vouw het blad met de ballondieren in de lengte dubbel, de linkerrand op de rechterrand en met de tekening naar buiten. De vouw loopt dan midden door de drie vensters. Knip van de vouw af langs de zes dikke lijnen, en vouw het blad weer open.',
          'Knip de drie slierten uit en rijg er één tegelijk. Een sliert gaat van achteren door de onderste snee naar voren, en door de bovenste weer naar achteren.',
          'Welke sliert bij welk dier hoort, is niet te zien. De zwarte bolletjes aan elk touwtje zijn knopen: één, twee of drie. Dat is de volgorde.',
        ],
      },
      {
        kind: 'question',
        text: 'Welke drie cijfers wijzen de pijltjes aan als alle dieren weer heel zijn?',
      },
      { kind: 'fill_in', label: 'De code van slot 3', boxes: 3 },
    ],
  },
  assignment: 'Blaas onzichtbare ballonnen op',
  hints: [
    'In een venster zie je van een sliert precies één stukje. Trek de sliert langzaam door tot er onderin een pijltje staat, en kijk dan alleen naar de twee randen van het venster.',
    'Aan beide kanten moeten allebei de ballonnen doorlopen, op dezelfde hoogte. Past er geen enkel stukje, dan hoort die sliert in een ander dier.',
    'In de hond past het vijfde stukje van een sliert, van boven geteld: het pijltje staat dan boven het vierde cijfer. Elke sliert past maar op één plek in één dier. Het dier met één knoop komt eerst.',
  ],
  solution: [
    'Rijg elke sliert door elk venster, tot de ballonnen links en rechts aansluiten. Het pijltje wijst dan een cijfer onder het venster aan. Sliert C hoort in de hond (9), sliert A in het zwaard (4) en sliert B in de giraf (2).',
    'Op volgorde van de knopen in de touwtjes (één, twee, drie): giraf, hond, zwaard.',
    'De code is 294.',
  ],
} as const satisfies LockPuzzle

const NAMES = ['A', 'B', 'C'] as const

/** The animals with their windows, in true size. */
export const animalSheet = {
  title: 'Drie ballondieren',
  section: 'Blad bij slot 3',
  blocks: [
    {
      kind: 'true_size',
      caption:
        'Knip alleen de dikke lijnen in, boven en onder elk venster. De stippeltjes aan de zijkanten blijven heel.',
      description: `Drie dieren van ballonnen, elk met een leeg venster in het midden. Twee ballonnen lopen van links het venster in, en twee er rechts weer uit, op vijf hoogten. Onder elk venster staan zes cijfers op een rij. ${ANIMALS.map(({ name, knots, left, right, digits }) => `${name}, ${knots === 1 ? 'één knoop' : `${knots} knopen`}: links op hoogte ${left.map((at) => at + 1).join(' en ')}, rechts op ${right.map((at) => at + 1).join(' en ')}, cijfers ${digits.join(' ')}`).join('; ')}.`,
      drawing: animalsDrawing,
    },
  ],
} as const

/** The strips to cut out, in true size beside each other. */
export const stripsSheet = {
  title: 'Drie slappe slierten',
  section: 'Knipvel bij slot 3',
  blocks: [
    {
      kind: 'true_size',
      caption: 'Knip de slierten uit langs de streepjes.',
      description: STRIPS.map(
        (pieces, i) =>
          `Sliert ${NAMES[i]}, van boven naar beneden. ${pieces.map(inWords).join('; ')}.`
      ).join(' '),
      drawing: drawing(
        150,
        207,
        STRIPS.map((pieces, i) => group(4 + i * 52, 0, stripDrawing(pieces, NAMES[i] ?? '').shapes))
      ),
    },
  ],
} as const
