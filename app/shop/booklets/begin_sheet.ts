import { canBeFolded } from '#domain/shop/print_files/handwork'
import type { Booklet, Sheet } from '#domain/shop/booklets/booklet'

const PRINT_TIP =
  'Print op A4, op ware grootte (100 %, niet ‘passend maken’) en op één kant van het papier.'

/** A booklet that comes by post is printed on one side too, which nobody knows who has not turned it. */
const ONE_SIDED =
  'Dit boekje is op één kant van het papier gedrukt. Gebruik de schaar gerust: achter een blad staat niets.'

/** The first sheet of every booklet: what is needed, how to play, and how the story begins. */
export function beginSheet(booklet: Booklet): Sheet {
  const { needed, howToPlay, story, opening = [], selfPrinted } = booklet
  const advice = selfPrinted ? [PRINT_TIP] : canBeFolded(booklet) ? [] : [ONE_SIDED]
  return {
    title: 'Voor je begint',
    blocks: [
      { kind: 'heading', text: 'Wat je nodig hebt' },
      { kind: 'list', items: needed },
      { kind: 'heading', text: 'Zo speel je' },
      { kind: 'text', paragraphs: [...howToPlay, ...advice] },
      { kind: 'heading', text: 'Het verhaal' },
      { kind: 'text', paragraphs: story },
      ...opening,
    ],
  }
}
