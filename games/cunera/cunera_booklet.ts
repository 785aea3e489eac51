import { asInShop } from '#games/kit/game'
import { cunera as inShop } from '#games/cunera/cunera_in_catalogue'
import { sheetsFrom, type Levels } from '#games/kit/sheets_from_game'
import { cunera as game } from '#games/cunera/cunera_game'
import { keyRows } from '#games/cunera/material/stable_door'
import type { Block, Booklet } from '#domain/shop/booklets/booklet'

const PREVIEW = new Set<string>(['stap1', 'stap2'])

const LEVELS: Levels = {
  stap1: 3,
  stap2: 3,
  stap3: 4,
  stap4: 3,
  stap5: 4,
  stap6: 2,
  stap7: 4,
  stap8: 5,
  stap9: 4,
  stap10: 4,
}

/**
 * Online the ticks are heard. On paper dots and dashes would leave nothing to listen to, so they
 * are not printed.
 */
const listeningTable = ({ clips }: Extract<Block, { kind: 'sound' }>): Block => ({
  kind: 'table',
  caption:
    'Luister op de speelpagina; daar kun je de tikken ook zien. Elk hoefijzer is één woord, en tussen twee letters is het even stil.',
  heading: ['Woord', 'Wat je hoort', 'Letters'],
  rows: clips.map((_, index) => [`${index + 1}`, '', '']),
})

/** The key in three columns, so that it fits on the sheet where it is needed. */
const lowKey = (table: Extract<Block, { kind: 'table' }>): Block => ({
  ...table,
  heading: [...table.heading, ...table.heading.slice(2)],
  rows: keyRows(3),
})

function onPaper(block: Block): Block {
  if (block.kind === 'sound') return listeningTable(block)
  return block.kind === 'table' ? lowKey(block) : block
}

/** Online the koster tells the story step by step; the booklet has what he lays on the table. */
export const cunera: Booklet = {
  ...asInShop(inShop),
  subtitle: 'De losse bladen uit het reisboek van de koster',
  edition: 1,
  color: true,
  selfPrinted: true,
  accent: 'wax',
  cover: 'items/cunera-van-rhenen.svg',
  age: 'gezinnen, vrienden en fietsers',
  howToPlay: [
    'Bij elke stap vertelt de koster op je speelpagina (de link staat in je e-mail) het verhaal. Pak er dan het blad bij dat net zo heet als de stap. Sommige stappen hebben twee bladen. Draai een blad pas om als de stap begint: wie vooruit bladert, loopt vooruit op de pelgrims.',
    'De antwoorden vul je in op de speelpagina. Daar staan ook de hints.',
  ],
  story: [game.intro[0], game.intro[3]],
  sheets: sheetsFrom(game).map(({ puzzle, sheet: { blocks, ...sheet } }, index) => ({
    ...sheet,
    section: `Stap ${index + 1}`,
    blocks: blocks.slice(1).map(onPaper),
    level: LEVELS[puzzle.name],
    preview: PREVIEW.has(puzzle.name),
  })),
}
