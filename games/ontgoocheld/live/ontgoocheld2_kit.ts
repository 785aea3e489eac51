import type { EveningKit } from '#games/kit/evening_kit'

/** What comes along to a live Ontgoocheld. The names are stored, so they stay. */
export const ontgoocheld2Kit = {
  bring: [
    { name: 'kostuum', text: 'Clownspak, pruik, neus en schmink' },
    { name: 'touw', text: 'Touw om de clown vast te binden' },
    { name: 'sloten', text: 'Vier sloten van drie cijfers en een van vier' },
    { name: 'raadsels', text: 'De raadsels en het blad van de begeleider, geprint' },
    { name: 'spullen', text: 'Kaartspel, grote strik, ballonnen en het cadeau' },
    { name: 'diplomas', text: 'Een diploma voor elk kind' },
  ],
  there: ['Een stoel met vier poten en open armleuningen', 'Een kamer om in rond te lopen'],
  live: false,
} as const satisfies EveningKit
