import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { RING, STATION_RING } from '#games/cunera/material/stations'

const ORDINALS = [
  'eerste',
  'tweede',
  'derde',
  'vierde',
  'vijfde',
  'zesde',
  'zevende',
  'achtste',
  'negende',
]

export const step10 = {
  name: 'stap10',
  flag: 'stap10_antwoord',
  label: 'Reken x reken',
  group: 'stappen',
  kind: 'finale',
  level: 4,
  story: [
    'Het is de feestdag van Cunera, de twaalfde juni, en het wordt donker. Onder de toren wordt gezongen. Oude mensen, kinderen, iemand met een hond: iedereen heeft een kaars in zijn hand, en niemand heeft hem al aan.',
    'Rond de kerk staan de veertien staties. De koster doet zijn reisboek dicht. ‘Het verhaal is uit,’ zegt hij, ‘maar jullie zijn er nog niet. Loop jullie hele tocht nog één keer over, hier om de kerk heen. Alles wat jullie vonden, telt mee.’',
    '‘En als jullie alle negen letters hebben, zeg het dan hardop. Ze wachten op jullie.’',
  ],
  material: [
    {
      kind: 'prop',
      object: 'letter',
      heading: 'Van de koster',
      look: { lettering: 'print' },
      parts: [
        {
          kind: 'text',
          paragraphs: [
            'Zet een knoop of een muntje op de statie met de schelp, onder de toren. Neem jullie negen antwoorden erbij, in de volgorde waarin jullie ze vonden.',
            'Was het een woord? Loop vooruit, met de klok mee: één statie voor elke letter.\nWas het een hele zin? Loop ook vooruit: één statie voor elk woord. Een woord dat over twee regels liep, is één woord.\nWas het een getal? Loop terug, tegen de klok in: één statie voor elk cijfer.',
            'Ga na elk antwoord verder vanaf de statie waar je staat. De letter daar schrijf je op. Negen antwoorden, negen letters, en dan weten jullie wat er moet gebeuren.',
          ],
        },
      ],
    },
    {
      kind: 'drawing',
      caption: 'De staties om de kerk, op de avond van 12 juni',
      description: `Veertien kapelletjes staan in een kring om een hoge kerktoren, die onder vierkant is en boven achtkantig. De eerste, onder de toren, heeft een schelp; daar begint de tocht. Met de klok mee volgen de andere dertien, elk met een letter: ${RING.slice(1).join(', ')}. Daarna ben je weer bij de schelp. Bij een woord of een zin loop je vooruit, met de klok mee; bij een getal loop je terug, tegen de klok in. Vijf mensen staan klaar met een kaars.`,
      drawing: STATION_RING,
    },
    {
      kind: 'table',
      fillIn: true,
      caption:
        'Om in te vullen: negen antwoorden, negen letters. Alleen jullie zien wat hier staat.',
      heading: ['Stap', 'Woord, zin of getal?', 'Staties', 'Letter'],
      rows: ORDINALS.map((ordinal) => [ordinal, '', '', '']),
    },
  ],
  question: 'Welke twee woorden roepen jullie over het kerkplein?',
  answer: '3',
  alsoCorrect: [
    'drie',
    '3 kaarsen',
    'drie kaarsen',
    'steek drie',
    'steekdrie',
    'steek drie kaarsen',
    'steek 3',
  ],
  showAnswer: '3',
  explanation:
    'De letters om de kerk zijn S, T, E, E, K, D, R, I, E: steek drie. Bij elke statie branden dus drie kaarsen. Het klopt ook op een andere manier: de cijfers van 1, 9310, 239 en 68 zijn samen 42, en 42 kaarsen over veertien staties zijn er ook drie. Twee keer gerekend en twee keer hetzelfde, en dan gaan de kaarsen aan.',
  nearMisses: [
    {
      answer: '42',
      text: 'Zoveel kaarsen branden er straks bij elkaar. Loop om de kerk en lees wat jullie moeten roepen.',
    },
    {
      answer: '14',
      text: 'Zoveel staties zijn er. Loop eromheen en lees de letters waar je stilstaat.',
    },
    {
      answer: 'steek',
      text: 'Goed gelopen, jullie zijn over de helft. Er komen nog vier letters.',
    },
  ],
  hints: [
    'Schrijf de negen antwoorden onder elkaar en zet erachter of het een woord, een zin of een getal is. Tel dan letters, woorden of cijfers.',
    'Het eerste antwoord is een getal van één cijfer: één statie terug, tegen de klok in. Daar staat een S. Het tweede is een zin: zoveel staties vooruit als er woorden in staan.',
    'De eerste vijf letters zijn S, T, E, E en K. Nu komt een getal van vier cijfers: vier staties terug, tot bij de D.',
    'De laatste vier letters zijn samen een telwoord. Wie het wil narekenen: tel alle cijfers van de vier getallen op en verdeel ze eerlijk over de staties.',
  ],
} as const satisfies Puzzle<'stap10', 'stap10_antwoord'>
