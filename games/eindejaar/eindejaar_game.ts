import { colors } from '#games/eindejaar/eindejaar_colors'
import { sheets } from '#games/eindejaar/eindejaar_sheets'
import { twelveStrokes } from '#games/eindejaar/twelve_strokes'
import { COLOR_SYMBOLS, LOCKS } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { ColorName } from '#games/eindejaar/eindejaar_flags'
import type { Group, Game } from '#domain/play/puzzles/puzzle'

function group(name: ColorName, title: string, introduction: string): Group {
  const [left, middle, right] = LOCKS[name]
  return {
    name,
    title,
    introduction: `${introduction} Op het slot staan, in deze volgorde, een ${left}, een ${middle} en een ${right}.`,
    symbol: COLOR_SYMBOLS[name],
  }
}

export const eindejaar = {
  path: 'eindejaarsspel',
  itemName: 'eindejaarsspel',
  title: 'Eindejaarsspel',
  groups: [
    group(
      'groen',
      'Groen: de Dennenhal',
      'Hier komen de bomen binnen en gaan de pakjes naar buiten. Het ruikt er naar hars en plakband.'
    ),
    group(
      'rood',
      'Rood: de Kaarsenmakerij',
      'Hier is het altijd warm, behalve buiten op de vijver, waar de slee klaarstaat.'
    ),
    group(
      'paars',
      'Paars: de Klokkenkamer',
      'Hier hangen de klokken, en eronder wordt gebakken en ingeschonken voor middernacht.'
    ),
    group(
      'oranje',
      'Oranje: de Vuurpijlzolder',
      'Hier wordt zachtjes gelopen en hard gezongen. Open vuur is verboden, tot twaalf uur.'
    ),
  ],
  puzzles: [...sheets, ...colors, twelveStrokes],
  sequence: 'free',
  hintsInOrder: true,
  answerAfterHints: 0,
  finalesFromStart: true,
  openAfterEnd: true,
  withSound: false,
  intro: [
    'In de Feestfabriek maken ze het hele jaar door wat je in de laatste weken nodig hebt: glans voor op kerstballen, de geur van oliebollen, de stilte vlak voor de eerste vuurpijl. In de hal staat de Aftelklok. Pas als die twaalf slaat, mag het nieuwe jaar naar binnen.',
    'Vanavond staat hij stil. Vijf voor twaalf, en geen tik meer. De portier hoeft er niet lang over na te denken. ‘Te vroeg gaan feesten,’ zegt hij. ‘Er liggen nog twaalf werkbladen op de band, en elk blad is goed voor één slag van de klok. Zolang er werk ligt, houdt hij zich op slot. En ons enige oliekannetje gaat hier al de hele dag van hand tot hand.’ Vier sloten zijn het: groen met een dennenboom, rood met een kaars, paars met een klok en oranje met een vuurpijl.',
    'Elk werkblad levert één cijfer op, en bij elke kleur horen drie bladen. Rechtsboven op elk blad staat een stempel: links het plaatje van de kleur, rechts een bel, een ster of een maan. De tekens op een slot zeggen in welke volgorde de cijfers meedoen. Een slot gaat open als een kluis: met een schijf die je draait, zoveel vakjes als de bladen zeggen.',
    'Begin waar jullie willen en verdeel de bladen gerust: bij elk blad staat hoe moeilijk het is. Leg papier, een pen en een schaartje klaar. Haast is niet nodig. De klok wacht op jullie.',
  ],
  ending: {
    title: 'Twaalf slagen',
    picture: 'eindejaar_einde.svg',
    paragraphs: [
      'Het vierde slot valt open. Even gebeurt er niets. Dan schuift in de hal een wijzer één streepje op, alsof hij zich uitrekt, en nog één, en nog één.',
      'En daar gaat hij: twaalf slagen, één voor elk blad. Beneden zwaait de portier de poort open, en met een vlaag koude lucht stapt het nieuwe jaar naar binnen. Het veegt netjes zijn voeten.',
      'Boven de zolder gaat de eerste pijl de lucht in. De bakker deelt uit, het koor zet in, en iemand schenkt heel voorzichtig een toren van glazen vol. Gelukkig nieuwjaar, van iedereen in de Feestfabriek.',
    ],
  },
} as const satisfies Game
