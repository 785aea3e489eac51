import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { LETTER_FIELD, SEARCH_WORDS } from '#games/cunera/material/word_search'

export const stap2 = {
  naam: 'stap2',
  vlag: 'stap2_antwoord',
  label: 'Wat blijft over…',
  groep: 'stappen',
  soort: 'raadsel',
  verhaal: [
    'De wind zit mee, tot hij tegenzit. Waar de rivier te smal wordt, gaan de schepen aan de ketting en lopen de vrouwen verder. Over de bergen, door de sneeuw, van klooster naar herberg. Wie blaren heeft, mag een dag op de kar. Meestal zit er niemand op de kar, want iedereen wil flink zijn.',
    'Zo komen ze in Rome, en zo gaan ze ook weer terug. Elke avond, vertelt men, schrijft Cunera op wat ze die dag heeft gezien. Haar bladzijden zijn dicht beschreven, want perkament is duur en de dagen zijn vol.',
    '‘Op deze bladzijde staat van alles door elkaar’, zegt de koster. ‘Haal eruit wat ze onderweg tegenkwam. Dan blijft staan wat ze er zelf van vond.’',
  ],
  materiaal: [
    {
      soort: 'raster',
      bijschrift: 'Een bladzijde uit het reisboek',
      rijen: LETTER_FIELD,
    },
    {
      soort: 'lijst',
      kop: 'Wat Cunera tegenkwam',
      punten: SEARCH_WORDS,
    },
    {
      soort: 'tekst',
      alineas: [
        'De woorden staan van links naar rechts, van boven naar beneden of schuin, en soms achterstevoren. Een letter kan bij meer dan één woord horen. Lees wat overblijft rij voor rij.',
      ],
    },
  ],
  vraag: 'Welke zin blijft er over?',
  antwoord: 'De pelgrimstocht naar Rome was lang',
  alsoCorrect: [
    'depelgrimstochtnaarromewaslang',
    'de pelgrims tocht naar rome was lang',
    'De pelgrimstocht naar Rome was lang.',
  ],
  showAnswer: 'De pelgrimstocht naar Rome was lang',
  uitleg:
    'Met alle dertien woorden weggestreept blijven er dertig letters staan. Van boven naar beneden, rij voor rij gelezen, schreef Cunera: de pelgrimstocht naar Rome was lang.',
  nearMisses: [
    {
      antwoord: 'De pelgrimstocht was lang',
      tekst: 'Bijna. Er zijn nog een paar letters blijven staan: waar ging de reis heen?',
    },
    {
      antwoord: 'pelgrimstocht naar rome was lang',
      tekst: 'Bijna. Kijk nog eens naar de eerste rijen: daar staan letters die jullie missen.',
    },
  ],
  hints: [
    'Begin met de lange woorden, zoals STUURMAN en BEDEVAART, en zoek ook langs de randen, van onder naar boven en schuin. Streep elke letter van een gevonden woord door.',
    'Er blijven precies dertig letters over. Lees ze rij voor rij, van links naar rechts: het zijn zes woorden, en het eerste is maar twee letters lang.',
  ],
} as const satisfies Puzzle<'stap2', 'stap2_antwoord'>
