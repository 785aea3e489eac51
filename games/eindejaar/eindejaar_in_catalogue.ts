import type { Game } from '#games/kit/game'

/** How the shop shows and sells this game. */
export const eindejaar = {
  itemName: 'eindejaarsspel',
  title: 'Eindejaarsspel',
  short:
    'Vijf voor twaalf en de klok zit op slot. Twaalf raadselvellen voor kerst en oudjaar, van licht tot stevig.',
  description: [
    'De klok staat op vijf voor twaalf en zit op slot. Zonder de vier codes wordt het geen nieuw jaar, en buiten staat het vuurwerk al klaar.',
    'Twaalf vellen vol kerst en oud en nieuw, in vier kleuren van drie. Bij elke opdracht staat hoe moeilijk hij is, dus oma, de tieners en de jongste kiezen elk wat bij hen past. Samen levert elke kleur een code van drie cijfers op.',
    'Je kunt het spel direct downloaden en tot een maand na je bestelling spelen. Hints vraag je op via je eigen speelpagina.',
  ],
  audience: 'Voor gemengde gezelschappen: de moeilijkheid staat per opdracht aangegeven.',
  needed: [
    'Internet',
    'Een printer',
    'Een mesje of nagelschaartje',
    'Een pen, kladpapier, een los vel papier en een punaise of splitpen',
  ],
  players: '2 tot 6 spelers',
  playtime: 'ongeveer 2 uur',
  suits: { company: ['family', 'friends'], place: ['home'], minutes: 120 },
  stars: { van: 1, tot: 5 },
  image: 'eindejaarsspel.svg',
  large: false,
  sale: {
    kind: 'orderable',
    priceKey: 'eindejaarsspel',
    apiPath: 'eindejaarsspel',
    playPath: '/spelen/{uniqueId}/eindejaarsspel',
    delivery: ['download', 'speellink'],
    withDiscountCode: false,
    playableOneMonth: true,
    orderNote:
      'Direct na je betaling krijg je een e-mail met de download en je persoonlijke speellink. Je kunt tot een maand na je bestelling spelen.',
  },
} as const satisfies Game
