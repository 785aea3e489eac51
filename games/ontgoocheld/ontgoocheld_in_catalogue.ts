import type { Game } from '#games/kit/game'
import { SCENES } from '#games/ontgoocheld/story/film_script'

/** How the shop shows and sells this game. */
export const ontgoocheld = {
  itemName: 'ontgoocheld',
  title: 'Ontgoocheld',
  short:
    'De clown is zijn toverkracht kwijt. Een kinderfeestje vol trucs en ballonnen, met vijf sloten.',
  description: [
    'De ballon loopt leeg, de kaarten zijn geschud en de clown weet het niet meer: zijn toverkracht is verdwenen. Alleen een groep slimme feestgangers kan hem helpen.',
    'Het feest begint met een introductiefilmpje. Daarna gaan de kinderen los op kaarten, strikken, ballonnen en een rode neus, elk met een eigen raadsel en een eigen slot. Een begeleider houdt met het oplossingenvel in de hand een oogje in het zeil.',
    'Print, vouw, leg klaar en laat de kinderen het zelf uitzoeken. Met de extra spullen wordt het nog levensechter, maar zonder kan het ook.',
  ],
  audience: 'Voor een kinderfeestje met kinderen van 10 tot 14 jaar, en een begeleider.',
  needed: [
    'Een begeleider',
    'Een printer',
    'Leuk voor meer interactie: een kaartspel, een grote strik, een ballon, een clownsneus, een cadeau, 4 cijfersloten met drie cijfers en 1 slot met vier cijfers',
    'Een scherm voor het introductiefilmpje',
    'Potloden, scharen, plakband en vijf enveloppen',
    'Een paar veters, een touw of sjaal van minstens een meter, en een lamp of een raam',
    'Eventueel een perforator voor de sloten, en een stift voor de ballon',
  ],
  players: '3 tot 6 spelers',
  playtime: 'ongeveer 1,5 uur',
  suits: { company: ['party'], place: ['home'], minutes: 90 },
  stars: { van: 1.5, tot: 1.5 },
  image: 'ontgoocheld.svg',
  large: false,
  film: SCENES,
  sale: {
    kind: 'orderable',
    priceKey: 'ontgoocheld',
    apiPath: 'ontgoocheld',
    playPath: null,
    delivery: ['download'],
    withDiscountCode: false,
    playableOneMonth: false,
    orderNote:
      'Direct na je betaling krijg je een e-mail met de link om het spel te downloaden en te printen.',
  },
} as const satisfies Game
