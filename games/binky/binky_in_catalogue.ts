import { BOOKLET_BY_POST, type Game } from '#games/kit/game'

/** How the shop shows and sells this game. */
export const binky = {
  itemName: 'binky',
  title: 'Binky',
  short:
    'Hond Binky is ontvoerd. Volg de sporen en vind hem terug: een speurspel voor het hele gezin.',
  description: [
    'De riem ligt er nog. De voerbak is vol. Maar van Binky geen spoor, of toch: bij het tuinhek vind je een eerste aanwijzing. Iemand heeft hem meegenomen, en die iemand was slordig.',
    'Lees het boekje, vergelijk de sporen, kraak de briefjes en zoek stap voor stap uit waar Binky is gebleven. Loop je vast, dan staan er hints klaar op onze website, van een duwtje tot bijna het antwoord.',
    'Een eerste kennismaking met puzzelen in de geest van een escaperoom: geen haast, geen ervaring nodig, en een hond om naar uit te kijken.',
  ],
  audience: 'Voor beginners: gezinnen met kinderen vanaf 8 jaar en kinderfeestjes.',
  needed: [
    BOOKLET_BY_POST,
    'Een potlood, een kleurpotlood en een gum',
    'Een schaar en een punaise of splitpen',
    'Veiligheidsspelden of plakband voor de penningen',
    'Een telefoon of tablet voor hints en antwoorden',
  ],
  players: 'hoogstens 6 spelers',
  playtime: '1,5 uur',
  suits: { company: ['family', 'party'], place: ['home'], minutes: 90 },
  stars: { van: 1.5, tot: 1.5 },
  image: 'binky.svg',
  large: false,
  safety: {
    identifier: 'EK-BINKY-1',
    age: 'Vanaf 8 jaar.',
    warning:
      'Bij het spelen horen een schaar, een punaise en veiligheidsspelden uit je eigen huis. Laat jonge kinderen daar niet alleen mee. Geen speelgoed voor kinderen jonger dan 3 jaar.',
  },
  sale: {
    kind: 'orderable',
    priceKey: 'binky',
    apiPath: 'binky',
    playPath: '/binky',
    delivery: ['post'],
    withDiscountCode: true,
    playableOneMonth: false,
    orderNote:
      'Na je betaling versturen we het boekje binnen 5 werkdagen per post. We verzenden alleen binnen Nederland.',
  },
} as const satisfies Game
