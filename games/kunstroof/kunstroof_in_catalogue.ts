import { BOOKLET_BY_POST, type Game } from '#games/kit/game'

/** How the shop shows and sells this game. */
export const kunstroof = {
  itemName: 'kunstroof',
  title: 'Kunstroof',
  short:
    'Dertien schilderijen, één lege lijst. Ontdek op welk doek de dief zijn oog heeft laten vallen.',
  description: [
    'Vannacht is er ingebroken in het museum. Eén lijst is leeg, en de dief heeft beloofd terug te komen. Welk schilderij is het volgende?',
    'Zes puzzels strepen telkens schilderijen weg, tot er één overblijft: het doek dat extra bewaakt moet worden. Je hoeft niets van kunst te weten. Goed kijken is genoeg.',
    'Een compact boekje voor een regenachtige middag of een avond zonder scherm. Hints staan op onze website, voor wie dat wil.',
  ],
  audience: 'Voor (jong)volwassenen; kennis van kunst is niet nodig.',
  needed: [
    'Een liniaal',
    'Een potlood',
    BOOKLET_BY_POST,
    'Een strookje papier',
    'Een schaar, of een vel dun papier',
  ],
  players: '2 tot 4 spelers',
  playtime: '1 uur',
  suits: { company: ['friends'], place: ['home'], minutes: 60 },
  stars: { van: 3, tot: 3 },
  image: 'kunstroof.svg',
  large: false,
  safety: {
    identifier: 'EK-KUNSTROOF-1',
    age: 'Voor jongvolwassenen en ouder.',
    warning: 'Bij het spelen hoort een schaar uit je eigen huis. Geen speelgoed.',
  },
  sale: {
    kind: 'orderable',
    priceKey: 'kunstroof',
    apiPath: 'kunstroof',
    playPath: '/kunstroof',
    delivery: ['post'],
    withDiscountCode: true,
    playableOneMonth: false,
    orderNote:
      'Na je betaling versturen we het boekje binnen 5 werkdagen per post. We verzenden alleen binnen Nederland.',
  },
} as const satisfies Game
