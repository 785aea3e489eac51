import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { GIFTS, PAGE } from '#games/cunera/material/gifts'

export const step2 = {
  name: 'stap2',
  flag: 'stap2_antwoord',
  label: 'Wat blijft over…',
  group: 'stappen',
  kind: 'puzzle',
  level: 3,
  story: [
    'De wind zit mee, tot hij tegenzit. Waar de rivier te smal wordt, gaan de schepen aan de ketting en lopen de vrouwen verder. Over de bergen, door de sneeuw, van klooster naar herberg. Wie blaren heeft, mag een dag op de kar. Meestal zit er niemand op de kar, want iedereen wil flink zijn.',
    'Zo komen ze in Rome, en zo gaan ze ook weer terug. Elke avond, vertelt men, schrijft Cunera op wat ze die dag heeft gezien. Haar bladzijden zijn dicht beschreven, want perkament is duur en de dagen zijn vol.',
    'Ze komt arm terug. Elke dag geeft ze iets weg van wat ze bij zich heeft, tot ze alleen de omslagdoek nog overhoudt die ze van haar ouders kreeg. ‘Op deze bladzijde schreef ze alles door elkaar,’ zegt de koster. ‘Wat ze weggaf, en wat ze ervan vond. Maar wie iets kreeg, liet een briefje achter.’',
  ],
  material: [
    {
      kind: 'prop',
      object: 'book_page',
      heading: 'Uit het reisboek van Cunera',
      parts: [{ kind: 'grid', caption: 'Zeven dagen, elke dag een regel', rows: PAGE }],
    },
    {
      kind: 'prop',
      object: 'map',
      look: { lettering: 'hand', fold: undefined },
      parts: [
        {
          kind: 'cards',
          caption: '',
          pinned: true,
          cards: GIFTS.map(({ from, note }) => ({ title: from, lines: [note] })),
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'De briefjes hangen niet op volgorde. Elk gaat over één ding. De letters daarvan staan in één regel, van links naar rechts, met andere letters ertussen. Streep ze weg: wat blijft staan, is een woord. Lees de dagen van boven naar beneden. Eén woord was te lang voor een dag en loopt door in de volgende.',
      ],
    },
  ],
  question: 'Welke zin blijft er over?',
  answer: 'De pelgrimstocht naar Rome was lang',
  alsoCorrect: ['depelgrimstochtnaarromewaslang', 'de pelgrims tocht naar rome was lang'],
  showAnswer: 'De pelgrimstocht naar Rome was lang',
  explanation:
    'Ze gaf haar wandelstok, kaas, reistas, schoenen, lantaarn, honingpot en strohoed weg. In de zeven regels blijft staan: de, pelgrims, tocht, naar, Rome, was, lang. Wie dat achter elkaar leest, leest haar zin.',
  nearMisses: [
    ...[
      'De pelgrimstocht naar Rome waspot lang',
      'depelgrimstochtnaarromewaspotlang',
      'waspot lang',
      'waspotlang',
    ].map((answer) => ({
      answer,
      text: 'Bijna. In de zesde regel staat nog iets dat weg moet: de zieke jongen kreeg er de honing in.',
    })),
    {
      answer: 'De pelgrimstocht was lang',
      text: 'Bijna. Er zijn nog een paar letters blijven staan: waar ging de reis heen?',
    },
  ],
  hints: [
    'Bedenk bij elk briefje eerst welk ding het is, en zoek dan de regel waar alle letters ervan op volgorde in zitten. Elk ding past in één regel. Begin met de kaas: die zit in de tweede.',
    'In de bovenste regel zit de wandelstok van de herder, in de derde de tas, in de vierde de schoenen. Van onder naar boven: de hoed van de maaier, de pot van de jongen en de lantaarn. Streep ze weg. In de regels blijven 2, 8, 5, 4, 4, 3 en 4 letters over, en het tweede en het derde woord horen aan elkaar.',
  ],
} as const satisfies Puzzle<'stap2', 'stap2_antwoord'>
