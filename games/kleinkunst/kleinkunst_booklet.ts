import { sheetsFromHintPage, type Levels } from '#games/kit/sheets_from_game'
import { kleinkunst as hints } from '#games/kleinkunst/kleinkunst_hint_page'
import { answerCard } from '#games/kit/answer_card'
import { MOUSE } from '#games/kleinkunst/mouse'
import type { Block, Booklet } from '#domain/shop/booklets/booklet'
import { lastOf } from '#domain/present'

const LEVELS: Levels = { de_stijl: 2, pointillisme: 2, popart: 3, welk_schilderij: 1 }

const SHEETS = sheetsFromHintPage(hints, LEVELS)
const LAST = lastOf(SHEETS)

const CHECK: Block = {
  kind: 'text',
  paragraphs: [
    'Weten jullie het zeker? Controleer jullie antwoord op onze website, met /kleinkunst achter het adres.',
  ],
}

/** What the three studies give away, on the way to the hall where the painting hangs. */
const TICKET = answerCard({
  object: 'museum_ticket',
  heading: 'Museum Petiet',
  caption: 'Toegang voor iedereen met een potlood. Niet aanraken, wel tellen.',
  picture: MOUSE,
  pictureInWords: 'Een muis houdt een vergrootglas bij een lege schilderijlijst.',
  lines: ['De kleur', 'Het aantal', 'Het woord', 'Zaal en nummer'],
  columns: 1,
})

/**
 * A booklet that was posted in earlier years. The shop no longer sells it, but its owners still
 * find its hints.
 */
export const kleinkunst: Booklet = {
  itemName: 'kleinkunst',
  title: 'Kleinkunst',
  subtitle: 'Zevenentwintig schilderijtjes, waarvan één echte Petiet',
  edition: 1,
  selfPrinted: false,
  accent: 'orange',
  cover: 'spelen/kleinkunst.svg',
  coverInWords:
    'Een rode museumzaal met schilderijen op een rij: rechte vlakken, bloemen, een zeilboot, een portret. Voor het koord staat een muis met een vergrootglas.',
  stars: { van: 2, tot: 2 },
  players: '1 tot 4',
  playtime: '20 minuten',
  age: '(jong)volwassenen',
  ageGroup: 'grown_ups',
  // It is not sold: the two tricks are for games that somebody can buy (decision 0128).
  tricks: [],
  needed: ['Dit boekje', 'Een potlood'],
  hintPath: hints.path,
  howToPlay: [
    'Drie studies vertellen elk iets over het schilderij dat je zoekt: de kleur, het aantal en het woord. Weet je ze alle drie, dan blijft er in het museum één schilderijtje over.',
    'Loop je vast? Open onze website en typ /kleinkunst achter het adres. Daar staan hints.',
  ],
  story: [
    'Het museum is dicht. Alleen jullie mogen nog even naar binnen, met een potlood en goede ogen. Er hangt hier één echte Petiet. De muis met het vergrootglas weet allang welke, maar die verklapt niets.',
  ],
  opening: [TICKET],
  sheets: [...SHEETS.slice(0, -1), { ...LAST, fine: true, blocks: [...LAST.blocks, CHECK] }],
}
