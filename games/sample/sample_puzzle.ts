import type { NearMiss } from '#domain/play/puzzles/puzzle'

/** The puzzle that everybody may try. It is made for this, and no sold game has a part of it. */
export const SAMPLE = {
  title: 'De muis van het kabinet',
  story: [
    'Vannacht liep er een muis over de planken van het kabinet. Vanochtend zit de deur op slot, met een slot van vijf letters.',
    'Negen dingen staan er, elk met een net kaartje. Bij vijf daarvan is de muis langs geweest. Zou zij iets op het spoor zijn?',
  ],
  question: 'Welk woord opent het slot?',
  /** What is to be seen in the drawing, enough to solve the puzzle by. */
  inWords: [
    'Een kast met drie planken van drie vakjes. Bovenaan, van links naar rechts: een masker, een olifant op wieltjes en een veer. In het midden: een kaars, een oester met een parel en een ring met een steen. Onderaan: een sleutel, een tol en een dobbelsteen.',
    'Op vier plaatsen staan drie muizenpootjes achter elkaar, dwars door het hout tussen twee vakjes. Elk pootje heeft een kussentje en vier tenen.',
    'Tussen masker en olifant: de tenen wijzen naar links, naar het masker.',
    'Tussen olifant en oester: de tenen wijzen naar boven, naar de olifant.',
    'Tussen oester en ring: de tenen wijzen naar links, naar de oester.',
    'Tussen ring en dobbelsteen: de tenen wijzen naar boven, naar de ring.',
  ],
  hint: 'De kaartjes staan er niet voor niets: van elk ding telt de eerste letter. En een muis loopt nooit achteruit, dus kijk goed waar haar tenen staan.',
  answer: 'droom',
  alsoCorrect: [],
  nearMisses: [
    {
      answer: 'moord',
      text: 'Brr. Zo erg is het gelukkig niet: je liep tegen de muis in. Kijk nog eens naar haar tenen.',
    },
    {
      answer: 'modro',
      text: 'Dat zijn de goede letters. Volg nu de pootjes, van ding naar ding.',
    },
  ],
  ending: {
    title: 'Klik. De deur zwaait open',
    paragraphs: [
      'Dobbelsteen, ring, oester, olifant, masker: DROOM. En daar ligt zij, op de bovenste plank, diep in slaap. Je hoeft niet te raden waarvan.',
      'Zo voelt het: eerst zie je niets, dan zie je het ineens, en daarna kun je het niet meer niet zien. In onze spellen gebeurt dat een avond lang, met elkaar om de tafel.',
    ],
    picture: 'Een muis ligt te slapen en droomt van een stuk kaas.',
  },
} as const satisfies {
  answer: string
  alsoCorrect: readonly string[]
  nearMisses: readonly NearMiss[]
  [part: string]: unknown
}
