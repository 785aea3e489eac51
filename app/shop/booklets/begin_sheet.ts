import type { Booklet, Sheet } from '#domain/shop/booklets/booklet'

const PRINT_TIP =
  'Print op A4, op ware grootte (100 %, niet ‘passend maken’) en op één kant van het papier.'

/** The first sheet of every booklet: what is needed, how to play, and how the story begins. */
export function beginSheet({
  needed,
  howToPlay,
  story,
  opening = [],
  selfPrinted,
}: Booklet): Sheet {
  return {
    title: 'Voor je begint',
    blocks: [
      { kind: 'heading', text: 'Wat je nodig hebt' },
      { kind: 'list', items: needed },
      { kind: 'heading', text: 'Zo speel je' },
      { kind: 'text', paragraphs: selfPrinted ? [...howToPlay, PRINT_TIP] : howToPlay },
      { kind: 'heading', text: 'Het verhaal' },
      { kind: 'text', paragraphs: story },
      ...opening,
    ],
  }
}
