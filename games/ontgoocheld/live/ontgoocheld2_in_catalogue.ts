import type { Game } from '#games/kit/game'

/** How the shop shows and sells this game. */
export const ontgoocheld2 = {
  itemName: 'ontgoocheld2',
  title: 'Ontgoocheld 2.0',
  short:
    'Hetzelfde spel, maar nu komt de clown zelf. Vastgebonden op een stoel, bij jou in de kamer.',
  description: [
    'Wat als de clown niet in een filmpje zit, maar bij jullie in de kamer? Vastgebonden aan een stoel, omringd door sloten, en met alle hoop gevestigd op de feestgangers.',
    'Het is het spel Ontgoocheld, live gespeeld door een clown die bij jullie thuis komt. Hij brengt alles mee. Jullie zorgen voor een stoel met vier poten en open armleuningen.',
    'Datum en tijd spreken we af per e-mail. De reiskosten komen boven op de prijs.',
  ],
  audience: 'Voor een kinderfeestje met kinderen van 10 tot 14 jaar, en een echte clown.',
  needed: [
    'Een stoel met vier poten en open armleuningen',
    'Een kamer waar zes kinderen kunnen rondlopen',
  ],
  players: '3 tot 6 spelers',
  playtime: 'ongeveer 1,5 uur',
  suits: { company: ['party'], place: ['visit'], minutes: 90 },
  stars: { van: 1.5, tot: 1.5 },
  image: 'ontgoocheld2.svg',
  large: false,
  sale: {
    kind: 'on_request',
    cents: 6000,
    priceNote: 'exclusief reiskosten',
    explanation:
      'Ontgoocheld 2.0 boek je per e-mail. Datum en tijd spreken we samen af. Stuur een bericht naar {email}.',
  },
} as const satisfies Game
