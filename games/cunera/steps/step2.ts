import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { LETTER_FIELD, SEARCH_WORDS } from '#games/cunera/material/word_search'

export const stap2 = {
  name: 'stap2',
  flag: 'stap2_antwoord',
  label: 'Wat blijft over…',
  group: 'stappen',
  kind: 'puzzle',
  story: [
    'De wind zit mee, tot hij tegenzit. Waar de rivier te smal wordt, gaan de schepen aan de ketting en lopen de vrouwen verder. Over de bergen, door de sneeuw, van klooster naar herberg. Wie blaren heeft, mag een dag op de kar. Meestal zit er niemand op de kar, want iedereen wil flink zijn.',
    'Zo komen ze in Rome, en zo gaan ze ook weer terug. Elke avond, vertelt men, schrijft Cunera op wat ze die dag heeft gezien. Haar bladzijden zijn dicht beschreven, want perkament is duur en de dagen zijn vol.',
    '‘Op deze bladzijde staat van alles door elkaar’, zegt de koster. ‘Haal eruit wat ze onderweg tegenkwam. Dan blijft staan wat ze er zelf van vond.’',
  ],
  material: [
    {
      kind: 'grid',
      caption: 'Een bladzijde uit het reisboek',
      rows: LETTER_FIELD,
    },
    {
      kind: 'list',
      heading: 'Wat Cunera tegenkwam',
      items: SEARCH_WORDS,
    },
    {
      kind: 'text',
      paragraphs: [
        'De woorden staan van links naar rechts, van boven naar beneden of schuin, en soms achterstevoren. Een letter kan bij meer dan één woord horen. Lees wat overblijft rij voor rij.',
      ],
    },
  ],
  question: 'Welke zin blijft er over?',
  answer: 'De pelgrimstocht naar Rome was lang',
  alsoCorrect: ['depelgrimstochtnaarromewaslang', 'de pelgrims tocht naar rome was lang'],
  showAnswer: 'De pelgrimstocht naar Rome was lang',
  explanation:
    'Met alle dertien woorden weggestreept blijven er dertig letters staan. Van boven naar beneden, rij voor rij gelezen, schreef Cunera: de pelgrimstocht naar Rome was lang.',
  nearMisses: [
    {
      answer: 'De pelgrimstocht was lang',
      text: 'Bijna. Er zijn nog een paar letters blijven staan: waar ging de reis heen?',
    },
  ],
  hints: [
    'Begin met de lange woorden, zoals STUURMAN en BEDEVAART, en zoek ook langs de randen, van onder naar boven en schuin. Streep elke letter van een gevonden woord door.',
    'Er blijven precies dertig letters over. Lees ze rij voor rij, van links naar rechts: het zijn zes woorden, en het eerste is maar twee letters lang.',
  ],
} as const satisfies Puzzle<'stap2', 'stap2_antwoord'>
