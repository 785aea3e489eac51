import { sheetsFrom } from '#games/kit/sheets_from_game'
import { eindejaar as game } from '#games/eindejaar/eindejaar_game'
import type { Booklet } from '#domain/shop/booklets/booklet'

const PREVIEW = new Set<string>(['sheet9', 'sheet12'])
/** The game counts to three, the stars of the shop to five. */
const LEVEL = { 1: 1, 2: 3, 3: 5 } as const

export const eindejaar: Booklet = {
  itemName: 'eindejaarsspel',
  titel: 'Eindejaarsspel',
  ondertitel: 'Twaalf werkbladen van de Feestfabriek',
  editie: 1,
  kleur: true,
  zelfPrinten: true,
  accent: 'paars',
  omslag: 'items/eindejaarsspel.svg',
  sterren: { van: 1, tot: 5 },
  spelers: '2 tot 6',
  speelduur: 'ongeveer 2 uur',
  leeftijd: 'gemengd gezelschap',
  nodig: [
    'Deze werkbladen, geprint',
    'Een pen, kladpapier, een los vel papier en een mesje of nagelschaartje',
    'Internet, voor de sloten en de hints; de link staat in je e-mail',
  ],
  zoSpeelJe: [
    'Elk werkblad levert één cijfer op. Bij elk blad staat hoe moeilijk het is: kies wat bij je past en verdeel de bladen gerust.',
    'Rechtsboven op de tekening staat een stempel: links het plaatje van de kleur, rechts een bel, een ster of een maan. Op je speelpagina zie je in welke volgorde die tekens op het slot staan.',
  ],
  verhaal: game.intro.slice(0, 2),
  bladen: sheetsFrom(game).map(({ raadsel: puzzle, blad: sheet }) => ({
    ...sheet,
    ...(puzzle.niveau && { niveau: LEVEL[puzzle.niveau] }),
    inkijk: PREVIEW.has(puzzle.naam),
  })),
}
