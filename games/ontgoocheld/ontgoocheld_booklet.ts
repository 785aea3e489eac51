import { asInShop } from '#games/kit/game'
import { ontgoocheld as inShop } from '#games/ontgoocheld/ontgoocheld_in_catalogue'
import { group, line, drawing, text, rect } from '#games/kit/shapes'
import { balloonSheet } from '#games/ontgoocheld/ballon'
import { setup, solutions, course } from '#games/ontgoocheld/supervisor_sheets'
import { strip, fiveThings, happyAgain } from '#games/ontgoocheld/story_pictures'
import { SIGNS } from '#games/ontgoocheld/signs'
import { cardCutOuts } from '#games/ontgoocheld/cards'
import { clownCutOuts } from '#games/ontgoocheld/neus'
import { PUZZLES } from '#games/ontgoocheld/ontgoocheld_puzzles'
import { MAGIC_LESSONS } from '#games/ontgoocheld/magic_lessons'
import { flower, topHat } from '#games/ontgoocheld/story_objects'
import type { Sheet, Booklet } from '#domain/shop/booklets/booklet'
import { encrypt } from '#domain/shop/booklets/cipher'

/** A code and a text that open nothing, to show how the cipher works. */
export const EXAMPLE = { code: '312', text: 'Doe zo' } as const

const secret = encrypt(EXAMPLE.text, EXAMPLE.code)
/** The digit below a sign. A space has none, and the code continues after it. */
const digitBelow = (spot: number) =>
  secret[spot] === ' '
    ? ''
    : EXAMPLE.code[secret.slice(0, spot).replaceAll(' ', '').length % EXAMPLE.code.length]!

const letterBlock: Sheet = {
  title: 'Aan wie dit vindt',
  section: 'De brief van Frommel',
  preview: true,
  blocks: [
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
    {
      kind: 'drawing',
      caption: 'De vijf dingen, een tel na de plof.',
      description:
        'Op een plank liggen speelkaarten, een strik, een ballon, een rode neus en een cadeau, met vonken eromheen.',
      drawing: strip(fiveThings, 70, 300),
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

/** The instructions for the answer sheet, with an example that opens nothing. */
const keySheet: Sheet = {
  title: 'Geheimschrift lezen',
  section: 'Alleen als je zonder sloten speelt',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Op het antwoordblad staat achter elk slot een opdracht in geheimschrift. Met de goede code kun je hem lezen. Met een verkeerde code komt er onzin uit, en dan is er nog niets verloren: kijk nog eens naar het raadsel.',
      ],
    },
    {
      kind: 'list',
      heading: 'Zo gaat het',
      numbered: true,
      items: [
        'Schrijf de cijfers van de code onder de letters: onder elke letter één cijfer. Zijn de cijfers op, begin dan weer bij het eerste. Spaties sla je over.',
        'Staan alle cijfers eronder? Verdeel de woorden dan onder elkaar: samen gaat het sneller.',
        'Elk cijfer zegt hoeveel plaatsen je die letter terugtelt in het alfabet.',
        'Kom je voorbij de A, tel dan verder vanaf de Z.',
      ],
    },
    {
      kind: 'grid',
      caption: 'Het alfabet, om langs terug te tellen.',
      rows: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    },
    {
      kind: 'table',
      caption: `Een voorbeeld met de code ${EXAMPLE.code}. De G gaat drie plaatsen terug en wordt een D. De C gaat ook drie plaatsen terug, voorbij de A, en wordt een Z.`,
      heading: ['Er staat', ...secret],
      rows: [
        ['De code', ...Array.from(secret, (_, spot) => digitBelow(spot))],
        ['Je leest', ...EXAMPLE.text.toUpperCase()],
      ],
    },
  ],
}

const answerSheet: Sheet = {
  title: 'Het antwoordblad',
  section: 'Alleen als je zonder sloten speelt',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Ontcijfer met je code de opdracht. Voer die uit voor de begeleider, dan krijg je de envelop met dat nummer.',
      ],
    },
    ...PUZZLES.map(({ code, assignment }, index) => ({
      kind: 'cipher_text' as const,
      lock: index + 1,
      digits: code.length,
      text: encrypt(assignment, code),
    })),
  ],
}

const lastLetter: Sheet = {
  title: 'De laatste brief',
  section: 'Achter slot 5',
  blocks: [
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
  section: 'Achter slot 5, één voor elk kind',
  blocks: [
    {
      kind: 'drawing',
      caption: 'Uitgereikt door clown Frommel, met medewerking van de begeleider.',
      description:
        'Een diploma met een sierrand, een hoge hoed en een lege regel voor de naam, de datum en de handtekening van de begeleider.',
      drawing: drawing(340, 380, [
        rect(6, 6, 328, 368, { radius: 14, strokeWidth: 3 }),
        rect(14, 14, 312, 352, { radius: 10, line: 'messing', strokeWidth: 1.6 }),
        group(170, 100, [topHat, flower(true)], { scale: 1.1 }),
        text(170, 186, 'Toverdiploma', 36, { letter: 'title', bold: true }),
        text(170, 214, 'Dit bewijst dat', 15),
        line(50, 248, 290, 248, { strokeWidth: 1.4 }),
        text(170, 272, 'vijf sloten heeft geopend, vier kunstjes kent', 13),
        text(170, 290, 'en genoeg toverkracht heeft', 13),
        text(170, 308, 'voor minstens een jaar.', 13),
        line(44, 340, 150, 340, { strokeWidth: 1.2 }),
        line(190, 340, 296, 340, { strokeWidth: 1.2 }),
        text(97, 354, 'datum', 10, { color: 'soft' }),
        text(243, 354, 'de begeleider', 10, { color: 'soft' }),
      ]),
    },
  ],
}

const help: Sheet = {
  title: 'Hulp voor onderweg',
  section: 'Hints. Draai het blad om en lees er één tegelijk.',
  continues: true,
  blocks: PUZZLES.map(({ name, hints }, index) => ({
    kind: 'upside_down' as const,
    heading: `Slot ${index + 1}, ${name}`,
    paragraphs: hints.map((hint, i) => `Hint ${i + 1}. ${hint}`),
  })),
}

const [cards, strik, ballon, neus, cadeau] = PUZZLES.map(({ sheet }) => sheet)

export const ontgoocheld: Booklet = {
  ...asInShop(inShop),
  subtitle: 'De clown is zijn toverkracht kwijt',
  edition: 1,
  color: false,
  selfPrinted: true,
  accent: 'purple',
  cover: 'items/ontgoocheld.svg',
  age: '10 tot 14 jaar',
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
    cards!,
    cardCutOuts,
    MAGIC_LESSONS[0]!,
    strik!,
    MAGIC_LESSONS[1]!,
    ballon!,
    balloonSheet,
    MAGIC_LESSONS[2]!,
    neus!,
    clownCutOuts,
    MAGIC_LESSONS[3]!,
    cadeau!,
    lastLetter,
    diploma,
    help,
    solutions,
  ],
}
