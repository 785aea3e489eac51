import type { Block, Booklet, Sheet } from '#domain/shop/booklets/booklet'

/** What a player does with a sheet that a booklet folded to A5 would spoil. */
export type Handwork = 'measure' | 'cut'

const KINDS: Readonly<Partial<Record<Block['kind'], Handwork>>> = {
  true_size: 'measure',
  cut_out_cards: 'cut',
  strips: 'cut',
}

/** What is measured or cut on a sheet, as far as its blocks tell. */
export function handworkOn({ blocks }: Pick<Sheet, 'blocks'>): readonly Handwork[] {
  const found = blocks.flatMap((block) =>
    block.kind === 'prop' ? handworkOn({ blocks: block.parts }) : (KINDS[block.kind] ?? [])
  )
  return [...new Set(found)]
}

const TOOLS = /schaar|scharen|mesje|liniaal|strook|dun papier/i

/**
 * Why a booklet cannot be folded to A5: the things in its list that cut or measure, and the titles
 * of the sheets that are cut or must have their true size. A booklet without any can be folded.
 */
export function obstaclesToFolding({ needed, sheets }: Pick<Booklet, 'needed' | 'sheets'>): {
  readonly tools: readonly string[]
  readonly sheets: readonly string[]
} {
  return {
    tools: needed.filter((thing) => TOOLS.test(thing)),
    sheets: sheets.filter((sheet) => handworkOn(sheet).length > 0).map(({ title }) => title),
  }
}

export const canBeFolded = (booklet: Pick<Booklet, 'needed' | 'sheets'>): boolean => {
  const { tools, sheets } = obstaclesToFolding(booklet)
  return tools.length + sheets.length === 0
}
