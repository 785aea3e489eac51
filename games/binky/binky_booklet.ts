import { asInShop } from '#games/kit/game'
import { binky as inShop } from '#games/binky/binky_in_catalogue'
import { sheetsFromHintPage, type Levels } from '#games/kit/sheets_from_game'
import { binky as hints } from '#games/binky/binky_hint_page'
import type { Block, Booklet } from '#domain/shop/booklets/booklet'

/**
 * The pages that the shop shows as a preview: the beginning, and a maze, which names no earlier
 * answer.
 */
const PREVIEW = new Set(['spoor', 'doolhof'])

const LEVELS: Levels = {
  spoor: 1,
  briefje: 1,
  letterzoeker: 1,
  getallen: 2,
  doolhof: 1,
  wandeling: 2,
  vrienden: 2,
  waar_is_binky: 1,
}

const SHEETS = sheetsFromHintPage(hints, LEVELS, PREVIEW)
const LAST = SHEETS.at(-1)!

/** The ending is online, with the answer. On paper everybody would read it first. */
const ENDING: Block = {
  kind: 'text',
  paragraphs: [
    'Heb je het woord? Typ het in op onze website, met /binky achter het adres. Daar lees je ook hoe het afloopt.',
  ],
}

export const binky: Booklet = {
  ...asInShop(inShop),
  subtitle: 'Wie heeft onze hond gezien?',
  edition: 1,
  color: true,
  selfPrinted: false,
  accent: 'mos',
  cover: 'items/binky.svg',
  age: 'vanaf 8 jaar',
  howToPlay: [
    'Begin vooraan en los de puzzels op in de volgorde van het boekje. Elke puzzel geeft een woord. Schrijf het op de lijn onder de vraag, want aan het eind heb je ze allemaal nodig.',
    'Wil je een antwoord controleren, of loop je vast? Open onze website en typ /binky achter het adres.',
  ],
  story: [
    'De riem is er nog. De voerbak is vol. Maar van Binky geen spoor, of toch: bij het tuinhek vind je een eerste aanwijzing. Iemand heeft hem meegenomen, en die iemand was slordig.',
  ],
  sheets: [...SHEETS.slice(0, -1), { ...LAST, blocks: [...LAST.blocks, ENDING] }],
}
