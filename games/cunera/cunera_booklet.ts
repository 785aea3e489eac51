import { asInShop } from '#games/kit/game'
import { cunera as inShop } from '#games/cunera/cunera_in_catalogue'
import { sheetsFrom, type Previews } from '#games/kit/sheets_from_game'
import { cunera as game } from '#games/cunera/cunera_game'
import { pilgrimRoute } from '#games/cunera/pilgrim_route/pilgrim_route'
import { stopOfStep } from '#domain/play/outdoor_routes/outdoor_route'
import { routeSheets } from '#games/cunera/pilgrim_route/route_sheets'
import { STAFFS_ON_PAPER } from '#games/cunera/material/staffs'
import { keyRows } from '#games/cunera/material/stable_door'
import { answerCard } from '#games/kit/answer_card'
import { PILGRIM_BADGE } from '#games/cunera/pilgrim_badge'
import { range } from '#games/kit/shapes'
import type { Block, Booklet } from '#domain/shop/booklets/booklet'

/** The steps that the shop shows, beside the route: two beginnings, and a lock without its keys. */
const PREVIEW: Previews = {
  stap1:
    'Het versje van de schipper op een gevouwen vel, en een tekening van drie pelgrimsschepen en een roeibootje op de Rijn.',
  stap2:
    'Een bladzijde vol letters uit het reisboek van Cunera, met eronder zeven handgeschreven briefjes op perkament geprikt, niet op volgorde.',
  stap7:
    'Een houten stalslot in doorsnede: waar de steel van de sleutel loopt, waar vast ijzer zit en welke grendels opzij moeten.',
}

/**
 * Online the ticks are heard. On paper dots and dashes would leave nothing to listen to, so they
 * are not printed.
 */
const listeningTable = ({ clips }: Extract<Block, { kind: 'sound' }>): Block => ({
  kind: 'prop',
  object: 'notebook',
  heading: 'Gehoord op het erf',
  look: { size: 1.3 },
  parts: [
    {
      kind: 'table',
      caption:
        'Luister op je speelpagina (de link staat in je e-mail); daar kun je de tikken ook zien. Elk hoefijzer is één woord.',
      heading: ['Woord', 'Wat je hoort', 'Letters'],
      rows: clips.map((_, index) => [`${index + 1}`, '', '']),
    },
  ],
})

/** The key in three columns, so that it fits on the sheet where it is needed. */
const lowKey = (table: Extract<Block, { kind: 'table' }>): Block => ({
  kind: 'prop',
  object: 'book_page',
  heading: 'De sleutel van Samuel M.: punt is kort, streep is lang',
  parts: [
    {
      ...table,
      caption: '',
      heading: [...table.heading, ...table.heading.slice(2)],
      rows: keyRows(3),
    },
  ],
})

/**
 * The staffs in their true size, which players measure with the ruler from the list of what they
 * need.
 */
const staffsToMeasure = ({ description }: Extract<Block, { kind: 'drawing' }>): Block => ({
  kind: 'true_size',
  caption:
    'Zeven pelgrimsstaven. Meet elke staf met je liniaal, van het ene dwarsstreepje tot het andere: één centimeter is één voetstap. Begin bij staf 1. Is de balk hieronder geen vijf centimeter, print dit blad dan opnieuw op ware grootte.',
  description,
  drawing: STAFFS_ON_PAPER,
})

/**
 * The nine answers are a table to follow on the screen; on paper there is a square for each letter.
 */
const NINE_LETTERS: Block = { kind: 'fill_in', label: 'De negen letters', boxes: 9 }

/** In which order the strips lie. */
const STRIPS_IN_ORDER: Block = {
  kind: 'fill_in',
  label: 'De stroken van links naar rechts',
  boxes: 8,
}

/** Her page with its notes and the question on one sheet: the caption becomes its heading. */
const herPage = (page: Extract<Block, { kind: 'prop' }>): Block => ({
  ...page,
  heading: 'Uit het reisboek van Cunera: elke dag een regel',
  parts: page.parts.map((part) => (part.kind === 'grid' ? { ...part, caption: '' } : part)),
})

function onPaper(block: Block, step: string): Block {
  if (block.kind === 'prop' && block.object === 'book_page' && step === 'stap2')
    return herPage(block)
  if (block.kind === 'sound') return listeningTable(block)
  if (block.kind === 'table' && step === 'stap4') return lowKey(block)
  if (block.kind === 'drawing' && step === 'stap3') return staffsToMeasure(block)
  if (block.kind === 'table' && step === 'stap10') return NINE_LETTERS
  return block
}

/**
 * The stable is a picture to listen by; on paper its place is needed to write down what was heard.
 */
const onlyOnScreen = (block: Block, step: string) => block.kind === 'drawing' && step === 'stap4'

/** A player outdoors sees on the sheet where to go with it. */
function sectionOf(step: number): string {
  const outside = stopOfStep(pilgrimRoute, step)
  return outside ? `Stap ${step} · buiten: halte ${outside.number}` : `Stap ${step}`
}

/** The card for the answers: the walk around the church at the last step needs all nine. */
const PILGRIMS_PASS = answerCard({
  object: 'letter',
  heading: 'Pelgrimspas',
  caption: 'Schrijf bij elke stap je antwoord op. Onderweg heb je het nog een keer nodig.',
  picture: PILGRIM_BADGE,
  pictureInWords: 'Een insigne met twee sleutels, een schelp en de naam Rhenen.',
  lines: range(10).map((i) => `Stap ${i + 1}`),
  columns: 2,
})

/** Online the koster tells the story step by step; the booklet has what he lays on the table. */
export const cunera: Booklet = {
  ...asInShop(inShop),
  subtitle: 'De losse bladen uit het reisboek van de koster',
  edition: 2,
  selfPrinted: true,
  accent: 'wax',
  cover: 'items/cunera-van-rhenen.svg',
  coverInWords:
    'Een houten pelgrimsschip vaart over de Rijn, met twee gekruiste sleutels op het zeil. In de boeg staat Cunera met een staf. Op de oever staan huisjes en de hoge toren van Rhenen.',
  age: 'gezinnen, vrienden en fietsers',
  ageGroup: 'families',
  tricks: [
    { kind: 'measure_a_length', sheet: 'Meten is weten, weten, weten' },
    { kind: 'match_cut_strips', sheet: 'Geknipt voor het goede nummer' },
    { kind: 'walk_a_token', sheet: 'Reken x reken' },
  ],
  howToPlay: [
    'Bij elke stap vertelt de koster op je speelpagina (de link staat in je e-mail) het verhaal. Pak er dan het blad bij dat net zo heet als de stap. Sommige stappen hebben twee bladen. Draai een blad pas om als de stap begint: wie vooruit bladert, loopt vooruit op de pelgrims.',
    'De antwoorden vul je in op de speelpagina. Daar staan ook de hints.',
    'Wil je de tocht echt maken? Achterin zit de pelgrimsroute door Rhenen, te voet of op de fiets. Voor het spel heb je die niet nodig.',
  ],
  story: [game.intro[0], game.intro[3]],
  opening: [PILGRIMS_PASS],
  sheets: [
    ...sheetsFrom(game).map(({ puzzle, sheet: { blocks, ...sheet } }, index) => ({
      ...sheet,
      section: sectionOf(index + 1),
      blocks: blocks
        .slice(1)
        .filter((block) => !onlyOnScreen(block, puzzle.name))
        .flatMap((block) =>
          puzzle.name === 'stap9' && block.kind === 'question'
            ? [STRIPS_IN_ORDER, block]
            : [onPaper(block, puzzle.name)]
        ),
      level: puzzle.level,
      preview: PREVIEW[puzzle.name],
    })),
    ...routeSheets,
  ],
}
