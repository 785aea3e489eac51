import { asInShop } from '#games/kit/game'
import { recept as inShop } from '#games/recept/recept_in_catalogue'
import { sheetsFrom, type Levels } from '#games/kit/sheets_from_game'
import { recept as game } from '#games/recept/recept_game'
import type { Booklet } from '#domain/shop/booklets/booklet'

/** The pages that the shop shows as a preview: the sheets that give the least away. */
const PREVIEW = new Set<string>(['spoelkeuken', 'bar'])

/** The sheets whose drawings are not laid on one another. */
const OWN_SCALE = new Set<string>(['feestzaal', 'esmee'])

const LEVELS: Levels = {
  receptie: 4,
  gang: 3,
  kantoor: 3,
  toiletten: 3,
  bar: 4,
  feestzaal: 2,
  eetzaal: 5,
  keuken: 4,
  spoelkeuken: 3,
  berend: 4,
  gerda: 3,
  dirk: 4,
  floris: 4,
  aleida: 5,
  esmee: 4,
  corrie: 3,
}

export const recept: Booklet = {
  ...asInShop(inShop),
  subtitle: 'Het dossier van restaurant De Koperen Ketel',
  edition: 1,
  color: true,
  selfPrinted: true,
  accent: 'messing',
  cover: 'items/het-verdwenen-recept.svg',
  age: 'ervaren volwassenen',
  howToPlay: [
    'Elk raadsel beslaat één of twee vellen; wat bij elkaar hoort, heeft dezelfde titel. Leg ze uit op tafel en verdeel ze: de volgorde maakt niet uit. Wat je vindt, vul je in op je speelpagina; de link staat in je e-mail. Daar staan ook de hints.',
    'Boven de titel staat bij welke groep een raadsel hoort: de ruimten of de personen. Is een groep compleet, dan wacht op de speelpagina de laatste vraag van die groep. Houd de antwoorden dus bij de hand.',
  ],
  story: game.intro.slice(0, 2),
  sheets: sheetsFrom(game).map(({ puzzle, sheet }) => ({
    ...sheet,
    level: LEVELS[puzzle.name],
    ownScale: OWN_SCALE.has(puzzle.name),
    preview: PREVIEW.has(puzzle.name),
  })),
}
