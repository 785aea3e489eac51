import type { Game } from '#games/kit/game'

/** How the shop shows and sells this game. */
export const recept = {
  itemName: 'het-verdwenen-recept',
  title: 'Het verdwenen recept',
  short:
    'Het geheime recept is weg. Ondervraag de verdachten, doorzoek de ruimten en kraak de zaak.',
  description: [
    'Onder de cloche lag het recept waar het restaurant beroemd mee werd. Vanavond is hij leeg. Zeven mensen waren in huis, negen ruimten verbergen een antwoord, en iemand liegt.',
    'Je downloadt en print het dossier, ondervraagt de verdachten en doorzoekt het restaurant van receptie tot spoelkeuken. Op je persoonlijke speelpagina vul je je vondsten in, vraag je hints en kom je dichter bij de twee laatste vragen: waar is het, en waarom?',
    'Voor doorgewinterde puzzelaars. Je kunt tot een maand na je bestelling spelen, met zoveel pauzes als je wilt.',
  ],
  audience: 'Voor ervaren volwassenen.',
  needed: [
    'Internet',
    'Een printer',
    'Een telefoon, tablet of computer voor je speelpagina',
    'Een schaar',
    'Pen en papier, het liefst met ruitjes',
    'Een mesje voor kleine openingen',
    'Eventueel een zakspiegeltje',
  ],
  players: '2 tot 8 spelers',
  playtime: '2 uur',
  suits: { company: ['friends'], place: ['home'], minutes: 120 },
  stars: { van: 4, tot: 4 },
  image: 'het-verdwenen-recept.svg',
  large: false,
  sale: {
    kind: 'orderable',
    priceKey: 'verdwenen_recept',
    apiPath: 'het-verdwenen-recept',
    playPath: '/spelen/{uniqueId}/het-verdwenen-recept',
    delivery: ['download', 'speellink'],
    withDiscountCode: true,
    playableOneMonth: true,
    orderNote:
      'Direct na je betaling krijg je een e-mail met de download en je persoonlijke speellink. Je kunt tot een maand na je bestelling spelen.',
  },
} as const satisfies Game
