import { canBeFolded } from '#domain/shop/print_files/handwork'
import type { Booklet, Sheet } from '#domain/shop/booklets/booklet'

const PRINT_TIP =
  'Print op A4, op ware grootte (100 %, niet ‘passend maken’) en op één kant van het papier.'

/**
 * The sentence for a posted booklet that is printed on one side, because readers do not know that
 * before they turn a sheet.
 */
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
