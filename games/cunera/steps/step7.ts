import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { CUTAWAY_LOCK, KEY_BOARD, KEYS, LOCK } from '#games/cunera/material/keys'

const LOCK_IN_WORDS = LOCK.map(({ kind, until }, i) =>
  kind === 'ijzer'
    ? `plek ${i + 1}: vast ijzer, ${until} ruitjes vrij`
    : `plek ${i + 1}: een grendel op precies ${until} ruitjes`
).join('\n')

const KEYS_IN_WORDS = KEYS.map(
  ({ number, teeth }) => `sleutel ${number}: ${teeth.join(', ')}`
).join('\n')

export const step7 = {
  name: 'stap7',
  flag: 'stap7_antwoord',
  label: 'Sleutelpositie',
  group: 'stappen',
  kind: 'puzzle',
  level: 4,
  story: [
    'Hoe kwam Cunera onder die stal terecht? Daarvoor moeten jullie terug in de tijd, naar de bladzijden die de koster oversloeg.',
    'Ze woont nog maar kort in Rhenen als de koning haar zijn sleutels geeft. Niet de koningin, maar Cunera mag in de voorraadkamer. En Cunera kan slecht tegen honger, vooral tegen die van anderen. Ze draagt brood en vlees naar de armen aan de poort.',
    '‘Ze deelt jouw eten uit,’ fluistert de koningin tegen haar man. ‘Kijk maar in haar schort.’ De koning vraagt Cunera wat ze draagt. Ze slaat haar schort open en er vallen, volgens de legende, alleen houtspaanders uit. De koning schaamt zich. De koningin niet.',
    'De koster heeft een bord met negen oude sleutels, en het slot van de voorraadkamer, opengezaagd. ‘De koning liet er één maken voor ieder die hij vertrouwde. Geen twee zijn gelijk. Maar een sleutel hoeft er niet net zo uit te zien als een andere om dezelfde deur te openen.’',
  ],
  material: [
    {
      kind: 'prop',
      object: 'book_page',
      look: { snug: true },
      parts: [
        {
          kind: 'drawing',
          caption:
            'Het slot, opengezaagd. De sleutel zakt eerst plat in het slot en draait dan een kwartslag. Zo staat hij er na het draaien, met de tanden naar rechts, zoals op het bord.',
          description: `Een slot met zes plekken onder elkaar, ieder vier ruitjes breed. Een tand komt van links. Van boven naar beneden:\n${LOCK_IN_WORDS}`,
          drawing: CUTAWAY_LOCK,
        },
      ],
    },
    {
      kind: 'prop',
      object: 'label',
      heading: 'Zo werkt het slot',
      look: { width: 1 },
      parts: [
        {
          kind: 'list',
          items: [
            'Elke sleutel heeft zes plekken voor een tand, van boven naar beneden. Ze horen bij de zes plekken in het slot.',
            'Bij vast ijzer moet een tand erlangs kunnen. Korter dan de ruimte mag, langer niet.',
            'Bij een grendel moet de tand precies tot de dikke rand komen: te kort duwt niet, te lang loopt vast.',
          ],
        },
      ],
    },
    {
      kind: 'prop',
      object: 'photo',
      heading: 'Het sleutelbord',
      parts: [
        {
          kind: 'drawing',
          caption: 'De ruitjes helpen bij het tellen.',
          description: `Negen sleutels met zes tanden. De lengte van elke tand in ruitjes, van boven naar beneden:\n${KEYS_IN_WORDS}`,
          drawing: KEY_BOARD,
        },
      ],
    },
  ],
  question: 'Welke sleutels openen de voorraadkamer? Zet hun nummers van laag naar hoog.',
  answer: '239',
  alsoCorrect: ['2 3 9', '2, 3, 9', '2,3,9', '2-3-9', '2, 3 en 9'],
  showAnswer: '239',
  explanation:
    'Alleen de sleutels 2, 3 en 9 laten alle vaste ijzers vrij en duwen toch beide grendels opzij. Dat er bij sommige een tand korter is dan nodig, deert niet. De andere zes lopen elk op één plek vast of komen net tekort.',
  nearMisses: [
    {
      answer: '2',
      text: 'Die past. Maar hij is niet de enige: een tand mag ook korter zijn dan de ruimte.',
    },
    {
      answer: '3',
      text: 'Die past. Maar hij is niet de enige.',
    },
    {
      answer: '9',
      text: 'Die past. Maar hij is niet de enige.',
    },
    { answer: '23', text: 'Die passen allebei. Er is er nog een.' },
    { answer: '29', text: 'Die passen allebei. Er is er nog een.' },
    { answer: '39', text: 'Die passen allebei. Er is er nog een.' },
    { answer: '932', text: 'De goede sleutels. Zet ze nu nog van laag naar hoog.' },
    { answer: '293', text: 'De goede sleutels. Zet ze nu nog van laag naar hoog.' },
    { answer: '329', text: 'De goede sleutels. Zet ze nu nog van laag naar hoog.' },
    { answer: '392', text: 'De goede sleutels. Zet ze nu nog van laag naar hoog.' },
    { answer: '923', text: 'De goede sleutels. Zet ze nu nog van laag naar hoog.' },
  ],
  hints: [
    'Er past meer dan één sleutel. Bekijk het slot plek voor plek en schrijf er steeds bij hoeveel ruitjes een tand lang mag zijn.',
    'Begin bij de twee grendels, want die zijn streng. De tweede tand moet precies vier ruitjes lang zijn, de vijfde precies drie. Dat kost twee sleutels hun kans.',
    'Sleutel 1 stoot meteen bovenaan tegen het ijzer: de eerste tand mag hooguit drie ruitjes zijn. De sleutels 4 en 5 komen bij een grendel tekort.',
    'Kijk bij de sleutels die over zijn naar de derde, de vierde en de zesde tand: hooguit één, twee en twee ruitjes. Drie sleutels blijven over.',
  ],
} as const satisfies Puzzle<'stap7', 'stap7_antwoord'>
