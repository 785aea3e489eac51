import { asInShop } from '#games/kit/game'
import { eindejaar as inShop } from '#games/eindejaar/eindejaar_in_catalogue'
import { sheetsFrom, type Previews } from '#games/kit/sheets_from_game'
import { eindejaar as game } from '#games/eindejaar/eindejaar_game'
import { dialSheet, punchCard, strokeBook } from '#games/eindejaar/eindejaar_sheets_to_keep'
import type { Booklet } from '#domain/shop/booklets/booklet'

/** The sheets that the shop shows, beside the dial. The tree shows one side only. */
const PREVIEW: Previews = {
  sheet1:
    'Een versierde kerstboom van voren, getekend, met gestreepte, gestippelde en effen ballen.',
  sheet9:
    'Vijf klokken aan een muur, allemaal op een andere tijd, en vijf kaartjes in handschrift die zeggen welke klok te vertrouwen is.',
  sheet12:
    'Een eeuwige kalender van twee houten kubussen op een plank, met een uitslag van beide kubussen om zelf in te vullen.',
}

export const eindejaar: Booklet = {
  ...asInShop(inShop),
  subtitle: 'Twaalf werkbladen van de Feestfabriek',
  edition: 2,
  selfPrinted: true,
  accent: 'purple',
  cover: 'items/eindejaarsspel.svg',
  coverInWords:
    'Een oma, een tiener en een kind met een feesthoedje kijken op naar een grote staande klok op vijf voor twaalf, met een cijferslot eronder. Achter het raam is vuurwerk te zien. Links staat een kerstboom, rechts staan oliebollen en een toren van glazen.',
  age: 'gemengd gezelschap',
  ageGroup: 'families',
  tricks: [
    { kind: 'fold_and_cut', sheet: 'De sterrenlantaarn' },
    { kind: 'turn_discs', sheet: 'De sluitschijf' },
  ],
  howToPlay: [
    'Elk werkblad levert één cijfer op. Bij elk blad staat hoe moeilijk het is: kies wat bij je past en verdeel de bladen gerust.',
    'Rechtsboven op de tekening staat een stempel: links het plaatje van de kleur, rechts een bel, een ster of een maan. Welk teken eerst komt, staat op de prikkaart hieronder; achterin zit de schijf voor de sloten. De codes vul je in op je speelpagina (de link staat in je e-mail).',
  ],
  story: game.intro.slice(0, 2),
  opening: [punchCard],
  sheets: [
    ...sheetsFrom(game).map(({ puzzle, sheet }) => ({
      ...sheet,
      level: puzzle.level,
      /** The two sides of the tree are on two papers. */
      ownScale: puzzle.name === 'sheet1',
      preview: PREVIEW[puzzle.name],
    })),
    dialSheet,
    strokeBook,
  ],
}
