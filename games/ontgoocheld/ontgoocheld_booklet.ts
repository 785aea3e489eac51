import { answerCard } from '#games/kit/answer_card'
import { asInShop } from '#games/kit/game'
import { drawing, group } from '#games/kit/shapes'
import { flower, topHat } from '#games/ontgoocheld/story/story_objects'
import { helpSheets } from '#games/ontgoocheld/help/help_sheets'
import { ontgoocheld as inShop } from '#games/ontgoocheld/ontgoocheld_in_catalogue'
import { codes, setup, solutions, course } from '#games/ontgoocheld/supervisor_sheets'
import { ENVELOPES } from '#games/ontgoocheld/envelopes/envelopes'
import { answerSheet, keySheet } from '#games/ontgoocheld/without_locks/answer_sheets'
import { SIGNS } from '#games/ontgoocheld/signs'
import { cardCutOuts } from '#games/ontgoocheld/cards'
import { PUZZLES } from '#games/ontgoocheld/ontgoocheld_puzzles'
import type { Sheet, Booklet } from '#domain/shop/booklets/booklet'
import { firstOf } from '#domain/present'

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
            'Het gebeurde bij het inpakken. Ik wilde jullie het mooiste cadeau geven dat een clown kan geven, en ik fluisterde er voor de zekerheid een spreuk bij. Midden in die spreuk moest ik niezen. Er was een flits, er was een plof, en toen was het stil. Mijn toverkracht was mijn hoed uit gevlogen.',
            'Weg is ze niet. Ze is in vijf dingen gekropen die toevallig op tafel lagen: mijn kaarten, mijn strik, mijn ballon, mijn neus en het cadeau. Op elk ding klikte een slot dicht. Vijf sloten, en ik ken er geen enkele code van.',
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
        'Zitten jullie vast, vraag dan de begeleider om een hint. Een goochelaar die om hulp vraagt, heeft een assistent.',
      ],
    },
  ],
}

/** Where children keep each code, also when a lock is set wrong or somebody forgets it. */
const CODE_CARD = answerCard({
  object: 'museum_ticket',
  heading: 'Codekaart van de assistenten',
  caption: 'Schrijf elke code op zodra het slot opengaat.',
  picture: drawing(200, 128, [group(92, 76, [topHat, flower(true)], { scale: 1.25 })]),
  pictureInWords: 'De hoge hoed van Frommel, met zijn bloem.',
  lines: ['De kaarten', 'De strik', 'De ballon', 'De neus', 'Het cadeau'],
  columns: 2,
})

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
  opening: [CODE_CARD],
  sheets: [
    setup,
    course,
    SIGNS,
    letterBlock,
    keySheet,
    answerSheet,
    firstOf(PUZZLES).sheet,
    cardCutOuts,
    ...ENVELOPES.flat(),
    ...helpSheets,
    codes,
    solutions,
  ],
}
