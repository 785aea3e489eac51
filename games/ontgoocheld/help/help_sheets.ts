import { helpPad } from '#games/ontgoocheld/help/help_pads'
import { PUZZLES } from '#games/ontgoocheld/ontgoocheld_puzzles'
import type { Sheet } from '#domain/shop/booklets/booklet'

/** A sheet for each lock, so that nobody reads the hints of another. */
export const helpSheets: readonly Sheet[] = PUZZLES.map(({ name, hints }, index) => ({
  title: `Hulp bij slot ${index + 1}`,
  section: 'Draai het blad op zijn kop, en lees één hint tegelijk',
  // The first hint is last, because it comes first when the sheet is upside down.
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Schrijf eerst rechtop wat jullie al weten, en wat jullie hebben geprobeerd. Vaak zegt iemand dan zelf wat de volgende stap is.',
      ],
    },
    helpPad(index),
    ...hints
      .map((hint, i) => ({
        kind: 'upside_down' as const,
        heading: `Slot ${index + 1}, ${name}: hint ${i + 1}`,
        paragraphs: [hint],
      }))
      .reverse(),
  ],
}))
