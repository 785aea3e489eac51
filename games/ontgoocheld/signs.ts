import { group, drawing } from '#games/kit/shapes'
import { roundBalloon, bigBow, gift, redNose, playingCards } from '#games/ontgoocheld/story_objects'
import type { Sheet } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

const picture = (shape: Shape, y = 75, scale = 1.05) =>
  drawing(150, 150, [group(75, y, [shape], { scale })])

/** The signs that replace things that a family does not have in the house. */
export const SIGNS: Sheet = {
  titel: 'Vijf bordjes',
  section: 'Knipvel: voor wat je niet in huis hebt',
  blokken: [
    {
      soort: 'knipkaarten',
      bijschrift:
        'Knip uit wat je nodig hebt en zet het op zijn plek, tegen een boek of een glas. De laatste neus zet je op, met een stukje plakband.',
      columns: 2,
      height: 66,
      cards: [
        { kop: 'Slot 1: de kaarten', tekening: picture(playingCards) },
        { kop: 'Slot 2: de strik', tekening: picture(bigBow, 68) },
        { kop: 'Slot 3: de ballon', tekening: picture(roundBalloon, 64, 0.95) },
        { kop: 'Slot 4: de neus', tekening: picture(redNose) },
        { kop: 'Slot 5: het cadeau', tekening: picture(gift) },
        { kop: 'De neus om op te zetten', tekening: picture(redNose, 75, 0.85) },
      ],
    },
  ],
}
