import { asInShop } from '#games/kit/game'
import { binky as inShop } from '#games/binky/binky_in_catalogue'
import { sheetsFromHintPage, type Levels, type Previews } from '#games/kit/sheets_from_game'
import { binky as hints } from '#games/binky/binky_hint_page'
import { answerCard } from '#games/kit/answer_card'
import { drawing, group } from '#games/kit/shapes'
import { BINKYS_FACE, partyPapers } from '#games/binky/party_papers'
import type { Block, Booklet } from '#domain/shop/booklets/booklet'
import { lastOf } from '#domain/present'

/**
 * The puzzles that the shop shows, beside the papers of the party: neither names the answer of
 * another.
 */
const PREVIEW: Previews = {
  spoor:
    'Een tuin van bovenaf, met letters op ronde tegels. Pootafdrukken lopen van het hek alle kanten op; één soort pootje heeft een hartje.',
  vrienden:
    'Zes honden op kaartjes om uit te knippen. Ze staan voor een schutting met genummerde planken, ieder met een letter op de penning.',
}

const LEVELS: Levels = {
  spoor: 1,
  briefje: 2,
  letterzoeker: 1,
  getallen: 2,
  doolhof: 1,
  wandeling: 2,
  vrienden: 2,
  waar_is_binky: 1,
}

const SHEETS = sheetsFromHintPage(hints, LEVELS, PREVIEW)
const LAST = lastOf(SHEETS)

/** The ending is online, with the answer. On paper everybody would read it first. */
const ENDING: Block = {
  kind: 'text',
  paragraphs: [
    'Heb je het woord? Typ het in op onze website, met /binky achter het adres. Daar lees je ook hoe het afloopt.',
  ],
}

/** The last puzzle needs every word that was found before it. */
const SEARCHERS_BOOK = answerCard({
  object: 'notebook',
  heading: 'Speurdersschrift',
  caption: 'Schrijf hier elk woord op. Puzzel 8 vraagt ze allemaal terug.',
  picture: drawing(250, 280, [group(125, 110, BINKYS_FACE)]),
  pictureInWords: 'De kop van Binky.',
  lines: SHEETS.slice(0, -1).map(({ title }, index) => `${index + 1}. ${title}`),
  columns: 1,
})

export const binky: Booklet = {
  ...asInShop(inShop),
  subtitle: 'Wie heeft onze hond gezien?',
  edition: 2,
  selfPrinted: false,
  accent: 'mos',
  cover: 'items/binky.svg',
  coverInWords:
    'In het gras bij het tuinhek ligt een rode halsband met een lijn, zonder hond erin. Twee kinderen volgen met een vergrootglas pootafdrukken met een hartje erin, langs het hondenhok.',
  age: 'vanaf 8 jaar',
  ageGroup: 'children',
  tricks: [
    { kind: 'turn_discs', sheet: 'Het briefje in geheimschrift' },
    { kind: 'cards_in_a_row', sheet: 'Zes vrienden voor de schutting' },
  ],
  hintPath: hints.path,
  howToPlay: [
    'Voorin zitten een affiche voor op de deur en zes penningen om uit te knippen, voor elke speurder één.',
    'Begin daarna bij puzzel 1 en los de puzzels op in de volgorde van het boekje. Elke puzzel geeft een woord. Schrijf het op de lijn onder de vraag en daarna in het Speurdersschrift op deze bladzijde, want aan het eind heb je ze allemaal nodig.',
    'Wil je een antwoord controleren, of loop je vast? Open onze website en typ /binky achter het adres.',
  ],
  story: [
    'De riem is er nog. De voerbak is vol. Maar van Binky geen spoor, of toch: bij het tuinhek vind je een eerste aanwijzing. Iemand heeft hem meegenomen, en die iemand was slordig.',
  ],
  opening: [SEARCHERS_BOOK],
  sheets: [
    ...partyPapers,
    ...SHEETS.slice(0, -1),
    { ...LAST, title: `${LAST.title}?`, blocks: [...LAST.blocks, ENDING] },
  ],
}
