import type { Game } from '#games/kit/game'

/** How the shop shows and sells this game. */
export const spellenfabriek = {
  itemName: 'spellenfabriek',
  title: 'Spellenfabriek',
  short:
    'Een teamwedstrijd vol bordspellen, bij jullie op locatie: twaalf kamers, één klok en een eindstand.',
  description: [
    'Twaalf kamers, elk met de wereld van een ander bordspel. Teams scannen een QR-code, kiezen een naam en gaan los. Wie een kamer betreedt, houdt hem bezet. Wie een hint neemt, levert punten in. En de klok loopt voor iedereen even hard.',
    'De Spellenfabriek komt naar jullie toe: een bedrijf, een vereniging, een school of een grote familie. Lengte en moeilijkheid spreken we vooraf af, zodat jong en oud samen in een team kunnen.',
    'Nodig is één grote zaal met tafels, of een paar kleinere ruimtes. Wij brengen de kisten, de kamers en de spelleider.',
  ],
  audience: 'Voor groepen van gemengde leeftijd, op jullie eigen locatie.',
  needed: [
    'Per team een telefoon of tablet met internet en een QR-scanner',
    'Eén grote zaal met tafels, of meerdere kleine ruimtes',
  ],
  players: '9 tot 60 spelers',
  playtime: 'in overleg',
  suits: { company: ['colleagues'], place: ['visit'], minutes: null },
  stars: { van: 1, tot: 4 },
  image: 'spellenfabriek.svg',
  large: true,
  sale: {
    kind: 'on_request',
    cents: 1500,
    priceNote: 'per persoon, exclusief reiskosten',
    explanation:
      'Belangstelling? Stuur een e-mail naar {email}, dan bespreken we groep, plaats, lengte en moeilijkheid.',
  },
} as const satisfies Game
