import { asInShop } from '#games/kit/game'
import { eindejaar as inShop } from '#games/eindejaar/eindejaar_in_catalogue'
import { sheetsFrom } from '#games/kit/sheets_from_game'
import { eindejaar as game } from '#games/eindejaar/eindejaar_game'
import type { Booklet } from '#domain/shop/booklets/booklet'

const PREVIEW = new Set<string>(['sheet9', 'sheet12'])

export const eindejaar: Booklet = {
  ...asInShop(inShop),
  subtitle: 'Twaalf werkbladen van de Feestfabriek',
  edition: 1,
  color: true,
  selfPrinted: true,
  accent: 'purple',
  cover: 'items/eindejaarsspel.svg',
  age: 'gemengd gezelschap',
  howToPlay: [
    'Elk werkblad levert één cijfer op. Bij elk blad staat hoe moeilijk het is: kies wat bij je past en verdeel de bladen gerust.',
    'Rechtsboven op de tekening staat een stempel: links het plaatje van de kleur, rechts een bel, een ster of een maan. Op je speelpagina (de link staat in je e-mail) zie je in welke volgorde die tekens op het slot staan.',
  ],
  story: game.intro.slice(0, 2),
  sheets: sheetsFrom(game).map(({ puzzle, sheet }) => ({
    ...sheet,
    level: puzzle.level,
    preview: PREVIEW.has(puzzle.name),
  })),
}
