import { canBeFolded } from '#domain/shop/print_files/handwork'
import type { Part } from '#domain/play/puzzles/puzzle'
import type { BeginsOn, Block, Booklet, PrintedProp, Sheet } from '#domain/shop/booklets/booklet'

const PRINT_TIP =
  'Print op A4, op ware grootte (100 %, niet ‘passend maken’) en op één kant van het papier.'

/**
 * The sentence for a posted booklet that is printed on one side, because readers do not know that
 * before they turn a sheet.
 */
const ONE_SIDED =
  'Dit boekje is op één kant van het papier gedrukt. Gebruik de schaar gerust: achter een blad staat niets.'

/** How wide the list is beside the story, as a part of the sheet. */
const LIST_SHARE = 0.39

/** The first sheet of every booklet: what is needed, how to play, and how the story begins. */
export function beginSheet(booklet: Booklet): Sheet {
  const { needed, howToPlay, story, beginsOn, opening = [], selfPrinted } = booklet
  const advice = selfPrinted ? [PRINT_TIP] : canBeFolded(booklet) ? [] : [ONE_SIDED]
  const list: Part = { kind: 'list', items: needed }
  const begin: Part = { kind: 'text', paragraphs: story }
  const rules: readonly Block[] = [
    { kind: 'heading', text: 'Zo speel je' },
    { kind: 'text', paragraphs: [...howToPlay, ...advice] },
  ]
  const blocks: readonly Block[] = beginsOn
    ? [
        {
          kind: 'pair',
          share: LIST_SHARE,
          things: [onThing(list, beginsOn.list), onThing(begin, beginsOn.story)],
        },
        ...rules,
      ]
    : [
        { kind: 'heading', text: 'Wat je nodig hebt' },
        list,
        ...rules,
        { kind: 'heading', text: 'Het verhaal' },
        begin,
      ]
  return { title: 'Voor je begint', blocks: [...blocks, ...opening] }
}

/** A part on the thing that bears it in the world of the game. */
const onThing = (part: Part, { picture, ...thing }: BeginsOn): PrintedProp => ({
  kind: 'prop',
  ...thing,
  parts: [part, ...(picture ? [{ kind: 'drawing' as const, caption: '', ...picture }] : [])],
})
