import { group, drawing } from '#games/kit/shapes'
import {
  roundBalloon,
  bigBow,
  gift,
  redNose,
  playingCards,
} from '#games/ontgoocheld/story/story_objects'
import type { Sheet } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/** As large as its card allows. */
const SIDE = 126

const picture = (shape: Shape, y = 75, scale = 1.05) =>
  drawing(SIDE, SIDE, [group(SIDE / 2, y - 75 + SIDE / 2, [shape], { scale })])

/** The signs that replace things that a family does not have in the house. */
export const SIGNS: Sheet = {
  title: 'Vijf bordjes en een neus',
  section: 'Knipvel: voor wat je niet in huis hebt',
  corner: 'vooraf op tafel',
  blocks: [
    {
      kind: 'cut_out_cards',
      caption:
        'Knip uit wat je nodig hebt en zet het op zijn plek, tegen een boek of een glas. De laatste neus zet je op, met een stukje plakband.',
      columns: 2,
      height: 66,
      cards: [
        {
          heading: 'Slot 1: de kaarten',
          drawing: picture(playingCards, 75, 0.99),
          description: 'Drie speelkaarten in een waaier: klaveren, harten en schoppen.',
        },
        {
          heading: 'Slot 2: de strik',
          drawing: picture(bigBow, 68, 1.1),
          description: 'Een grote rode strik met stippen.',
        },
        {
          heading: 'Slot 3: de ballon',
          drawing: picture(roundBalloon, 63.5, 0.88),
          description: 'Een ronde ballon aan een touwtje.',
        },
        {
          heading: 'Slot 4: de neus',
          drawing: picture(redNose),
          description: 'Een glimmende rode clownsneus.',
        },
        {
          heading: 'Slot 5: het cadeau',
          drawing: picture(gift, 80, 1.12),
          description: 'Een ingepakt cadeau met een strik.',
        },
        {
          heading: 'De neus om op te zetten',
          drawing: picture(redNose),
          description: 'Een rode clownsneus, bijna even groot als een echte.',
        },
      ],
    },
  ],
}
