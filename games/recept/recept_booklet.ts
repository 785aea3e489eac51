import { asInShop } from '#games/kit/game'
import { recept as inShop } from '#games/recept/recept_in_catalogue'
import { sheetsFrom, type Previews } from '#games/kit/sheets_from_game'
import { recept as game } from '#games/recept/recept_game'
import { floorPlanSheet, suspectsToCut } from '#games/recept/suspects/board_sheets'
import { PORTRAITS } from '#games/recept/suspects/portraits'
import { CARDS } from '#games/recept/spaces/keuken'
import { answerForm } from '#games/kit/answer_card'
import { GLASS_DOME } from '#games/recept/glass_dome'
import type { Block, Booklet } from '#domain/shop/booklets/booklet'

/**
 * The pages that the shop shows, beside the suspects. Each is the first of two papers, which say
 * little without each other.
 */
const PREVIEW: Previews = {
  bar: 'Negen flessen op drie planken achter de bar, elk met een naam op het etiket en een zegel om de hals.',
  eetzaal:
    'De ronde tafel van de eetzaal van bovenaf: negen genummerde stoelen en negen borden om een koperen ketel.',
  gerda:
    'Het personeelskaartje van boekhouder Gerda en haar blauwe schrijfmachine, met letters en cijfers op de toetsen.',
}

/** The sheets whose drawings are not laid on one another. */
const OWN_SCALE = new Set<string>(['feestzaal', 'esmee', 'bar', 'keuken', 'berend'])

/** Blocks that only the booklet has, and where they come: they fill what the papers leave white. */
const ON_PAPER: Readonly<Partial<Record<string, { at: number; blocks: readonly Block[] }>>> = {
  keuken: {
    at: 2,
    blocks: [
      {
        kind: 'prop',
        object: 'notebook',
        heading: 'Om na te rekenen',
        parts: [
          {
            kind: 'table',
            caption: '',
            heading: ['Kaart', 'Wordt zoveel keer', 'Wat niet klopt'],
            rows: CARDS.map(({ dish }) => [dish, '', '']),
          },
        ],
      },
    ],
  },
  corrie: {
    at: 4,
    blocks: ['I', 'II', 'III', 'IV'].map((corner) => ({
      kind: 'fill_in',
      label: `Knoop bij ${corner}`,
      boxes: 9,
    })),
  },
  berend: {
    at: 1,
    blocks: [
      {
        kind: 'drawing',
        caption: 'Berend, kok, proeft',
        description: PORTRAITS.berend.description,
        drawing: PORTRAITS.berend.drawing,
      },
    ],
  },
}

function withPaper(name: string, blocks: readonly Block[]): readonly Block[] {
  const extra = ON_PAPER[name]
  return extra ? [...blocks.slice(0, extra.at), ...extra.blocks, ...blocks.slice(extra.at)] : blocks
}

const SHEETS = sheetsFrom(game)

/** Both last questions need every word that was found before. */
const CASE_CARD = answerForm({
  object: 'seating_card',
  heading: 'Op de kaart van vanavond',
  picture: GLASS_DOME,
  pictureInWords: 'De zilveren cloche van De Koperen Ketel.',
  lines: SHEETS.map(({ sheet }) => sheet.title.split(',')[0] ?? ''),
  columns: 4,
})

export const recept: Booklet = {
  ...asInShop(inShop),
  subtitle: 'Het dossier van restaurant De Koperen Ketel',
  edition: 2,
  selfPrinted: true,
  accent: 'messing',
  cover: 'items/het-verdwenen-recept.svg',
  coverInWords:
    'In de keuken van het restaurant staan een kok met een grote snor, een serveerster met een dienblad en een afwasser met een bord. Ze kijken elkaar schuin aan. Op tafel, tussen hen in, staat een zilveren stolp met een sleutelgat.',
  age: 'ervaren volwassenen',
  ageGroup: 'grown_ups',
  tricks: [
    { kind: 'use_a_mirror', sheet: 'Toiletten' },
    { kind: 'cards_on_a_plan', sheet: 'Het verdachtenbord' },
    { kind: 'turn_a_grille', sheet: 'Corrie, van de linnenkamer' },
  ],
  howToPlay: [
    'Een raadsel heeft één tot drie vellen met dezelfde titel; erboven staat de groep, ruimten of personen. Verdeel ze, de volgorde maakt niet uit. Het verdachtenbord en De plattegrond horen bij Het verhoor.',
    'Schrijf wat je vindt op de kaart hieronder, en vul het in op je speelpagina (de link staat in je e-mail). Daar staan ook de hints. Is een groep compleet, dan wacht daar de laatste vraag.',
  ],
  story: game.intro.slice(0, 2),
  opening: [CASE_CARD],
  sheets: SHEETS.flatMap(({ puzzle, sheet }) => [
    {
      ...sheet,
      blocks: withPaper(puzzle.name, sheet.blocks),
      level: puzzle.level,
      ownScale: OWN_SCALE.has(puzzle.name),
      preview: PREVIEW[puzzle.name],
    },
    ...(puzzle.kind === 'extra' ? [suspectsToCut, floorPlanSheet] : []),
  ]),
}
