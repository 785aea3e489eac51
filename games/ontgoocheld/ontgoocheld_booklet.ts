import { CIPHER_SLIDE, HOW_TO_SLIDE } from '#games/kit/cipher_slide'
import { asInShop } from '#games/kit/game'
import { helpSheets } from '#games/ontgoocheld/help/help_sheets'
import { ontgoocheld as inShop } from '#games/ontgoocheld/ontgoocheld_in_catalogue'
import { animalSheet, stripsSheet } from '#games/ontgoocheld/ballon'
import { codes, setup, solutions, course } from '#games/ontgoocheld/supervisor_sheets'
import { happyAgain } from '#games/ontgoocheld/story/with_the_guests'
import { SIGNS } from '#games/ontgoocheld/signs'
import { cardCutOuts } from '#games/ontgoocheld/cards'
import { clownCutOuts } from '#games/ontgoocheld/neus'
import { PUZZLES } from '#games/ontgoocheld/ontgoocheld_puzzles'
import { MAGIC_LESSONS } from '#games/ontgoocheld/magic_lessons'
import { DIPLOMA } from '#games/ontgoocheld/diploma'
import type { Block, Sheet, Booklet } from '#domain/shop/booklets/booklet'
import { encrypt } from '#domain/shop/booklets/cipher'
import { firstOf, itemAt, present } from '#domain/present'

/** A code and a text that open nothing, to show how the cipher works. */
export const EXAMPLE = { code: '312', text: 'Doe zo' } as const

const secret = encrypt(EXAMPLE.text, EXAMPLE.code)
/** The digit below a sign. A space has none, and the code continues after it. */
const digitBelow = (spot: number) =>
  secret[spot] === ' '
    ? ''
    : itemAt(EXAMPLE.code, secret.slice(0, spot).replaceAll(' ', '').length % EXAMPLE.code.length)

const letterBlock: Sheet = {
  title: 'Aan wie dit vindt',
  corner: 'vooraf op tafel',
  section: 'De brief van Frommel',
  preview:
    'Een brief met een rood lakzegel, van clown Frommel aan de feestgangers, met daaronder de regels van het vak.',
  blocks: [
    {
      kind: 'prop',
      object: 'letter',
      seal: 'F',
      parts: [
        {
          kind: 'letter',
          heading: 'Lieve feestgangers,',
          paragraphs: [
            'Veertig jaar lang heb ik konijnen uit hoeden gehaald, en vanmorgen haalde ik een hoed uit een konijn. Toen wist ik dat er iets mis was.',
            'Het gebeurde bij het inpakken. Ik wilde jullie het mooiste cadeau geven dat een clown kan geven, en ik fluisterde er voor de zekerheid een spreuk bij. Midden in die spreuk moest ik niezen. Er was een flits, er was een plof, en toen was het stil. Mijn toverkracht was weg.',
            'Of nee, niet weg. Ze is in vijf dingen gekropen die toevallig op tafel lagen: mijn kaarten, mijn strik, mijn ballon, mijn neus en het cadeau. Op elk ding klikte een slot dicht. Vijf sloten, en ik ken er niet één code van.',
            'Jullie moeten het doen. Begin bij de kaarten, eindig bij het cadeau. Achter elk slot ligt een stukje van mijn toverkracht. Gebruik het meteen, anders verdampt het: doe het kunstje dat erbij hoort, en doe het met plezier.',
            'Ik zou zelf komen, maar mijn schoenen zitten aan de vloer vast. Ook door die nies. En een clown op sokken, dat kan echt niet.',
          ],
          signature: 'Jullie ontgoochelde Frommel',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'De regels van het vak',
      items: [
        'Werk samen. Wie knipt, hoort ook te weten wat er gelezen wordt.',
        'Schrijven, knippen, vouwen en plakken mag overal, behalve op de begeleider.',
        'Zitten jullie vast, vraag de begeleider om een hint. Een goochelaar die om hulp vraagt, heeft een assistent.',
      ],
    },
  ],
}

/** The assignment behind a lock, in cipher. */
function secretOf(index: number): Block {
  const { code, assignment } = itemAt(PUZZLES, index)
  return {
    kind: 'cipher_text',
    lock: index + 1,
    digits: code.length,
    text: encrypt(assignment, code),
  }
}

/** The instructions for the answer sheet, with an example that opens nothing. */
const keySheet: Sheet = {
  title: 'Geheimschrift lezen',
  section: 'Alleen als je zonder sloten speelt',
  corner: 'vooraf op tafel',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Achter elk slot staat een opdracht in geheimschrift. Met de goede code kun je hem lezen. Voer hem dan uit voor de begeleider, ook die van slot 1 hieronder. Met een verkeerde code komt er onzin uit, en dan is er nog niets verloren: kijk nog eens naar het raadsel.',
        'Elk cijfer van de code zegt hoeveel plaatsen een letter teruggaat in het alfabet; voorbij de A kom je bij de Z. Het tellen doet de schuif.',
        ...HOW_TO_SLIDE,
      ],
    },
    CIPHER_SLIDE,
    {
      kind: 'table',
      caption: `Een voorbeeld met de code ${EXAMPLE.code}. De G gaat drie plaatsen terug en wordt een D. De C gaat ook drie plaatsen terug, voorbij de A, en wordt een Z.`,
      heading: ['Er staat', ...secret],
      rows: [
        ['De code', ...Array.from(secret, (_, spot) => digitBelow(spot))],
        ['Je leest', ...EXAMPLE.text.toUpperCase()],
      ],
    },
    secretOf(0),
  ],
}

const answerSheet: Sheet = {
  title: 'Het antwoordblad',
  section: 'Alleen als je zonder sloten speelt',
  corner: 'vooraf op tafel',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Lees met je code de opdracht. Voer die uit voor de begeleider, dan krijg je de envelop met dat nummer.',
      ],
    },
    ...[1, 2, 3, 4].map(secretOf),
  ],
}

const lastLetter: Sheet = {
  title: 'De laatste brief',
  sealed: true,
  corner: 'voor envelop 5',
  section: 'Achter slot 5',
  blocks: [
    {
      kind: 'prop',
      object: 'letter',
      seal: 'F',
      parts: [
        {
          kind: 'letter',
          heading: 'Lieve goochelaars,',
          paragraphs: [
            'Mijn schoenen zijn los. Mijn neus kriebelt. De ballon is bol, de strik zit, en mijn kaarten doen weer precies wat ik niet van ze vraag. Het is gelukt.',
            'Nu moet ik iets bekennen. Toen het cadeau openging, heb ik snel gekeken of mijn toverkracht erin zat. Dat was niet zo. Ook niet in de kaarten, de strik, de ballon of de neus. Ze zat al die tijd in wie het durfde te proberen. Eerst in mij, en daarna, vier kunstjes lang, in jullie.',
            'Houd haar dus maar. Ik heb nog genoeg. Alleen graag elke dag een beetje gebruiken, want van toverkracht in een la word je ontgoocheld.',
            'Er zit nog iets bij. Dat is niet van mij, dat is van wie dit feest voor jullie heeft bedacht. Zeg maar dank je wel. En pak uit.',
          ],
          signature: 'Jullie weer helemaal begoochelde Frommel',
        },
      ],
    },
    {
      kind: 'drawing',
      caption: 'Met dank aan de feestgangers.',
      description: 'Frommel lacht, de bloem op zijn hoed staat weer rechtop.',
      drawing: happyAgain,
    },
  ],
}

const diploma: Sheet = {
  title: 'Toverdiploma',
  preview:
    'Een kleurig toverdiploma met slingers, sterren en een hoge hoed, en een lege regel voor de naam van het kind.',
  bare: true,
  blocks: [{ kind: 'drawing', caption: '', ...DIPLOMA }],
}

const [cards, strik, ballon, neus, cadeau] = PUZZLES.map(({ sheet }) => sheet)

export const ontgoocheld: Booklet = {
  ...asInShop(inShop),
  subtitle: 'De clown is zijn toverkracht kwijt',
  edition: 2,
  selfPrinted: true,
  accent: 'purple',
  cover: 'items/ontgoocheld.svg',
  coverInWords:
    'Een leeglopende rode ballon schiet uit een opengemaakt cadeau door een kamer vol slingers. Een kind met een feesthoed kijkt verbaasd. Kaarten zweven rond, en op de stoel van de clown ligt alleen nog zijn hoge hoed met een bloem.',
  age: '10 tot 14 jaar',
  ageGroup: 'children',
  tricks: [
    { kind: 'hold_against_the_light', sheet: 'Negen kaarten' },
    { kind: 'lay_with_a_lace', sheet: 'De strik' },
    { kind: 'pull_through_slits', sheet: 'Drie ballondieren' },
    { kind: 'turn_upside_down', sheet: 'De klas van de clownsschool' },
    { kind: 'build_a_box', sheet: 'Het cadeau' },
  ],
  howToPlay: [
    'De begeleider leest eerst de bladen Klaarzetten en Zo loopt het feest, en zet alles klaar. Dat kost een halfuur.',
    'Daarna bekijken jullie samen het filmpje, dat op onze website bij Ontgoocheld staat, en lezen jullie de brief van Frommel.',
    'Er zijn vijf raadsels en vijf sloten, in een vaste volgorde: kaarten, strik, ballon, neus, cadeau. Elk raadsel geeft een code. Achter de eerste vier sloten liggen een toverles en het volgende raadsel, achter het laatste een verrassing.',
    'Zonder sloten gaat het ook, maar reken dan op een kwartier tot een halfuur langer. De code maakt dan een opdracht leesbaar op het antwoordblad, en de begeleider bewaart de enveloppen.',
  ],
  story: [
    'Clown Frommel zou op jullie feest komen goochelen. Maar bij het inpakken van zijn cadeau ging er iets mis: een spreuk, een nies, een plof. Zijn toverkracht is in vijf dingen gekropen, en op elk ding zit een slot.',
    'Hij heeft nog net een filmpje kunnen opnemen. De rest is aan jullie.',
  ],
  sheets: [
    setup,
    course,
    SIGNS,
    letterBlock,
    keySheet,
    answerSheet,
    present(cards, 'cards'),
    cardCutOuts,
    firstOf(MAGIC_LESSONS),
    present(strik, 'strik'),
    itemAt(MAGIC_LESSONS, 1),
    present(ballon, 'ballon'),
    animalSheet,
    stripsSheet,
    itemAt(MAGIC_LESSONS, 2),
    present(neus, 'neus'),
    clownCutOuts,
    itemAt(MAGIC_LESSONS, 3),
    present(cadeau, 'cadeau'),
    lastLetter,
    diploma,
    ...helpSheets,
    codes,
    solutions,
  ],
}
