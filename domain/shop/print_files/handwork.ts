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
  const found = blocks.flatMap((block) => {
    if (block.kind === 'prop' || block.kind === 'beside') return handworkOn({ blocks: block.parts })
    if (block.kind === 'pair') return handworkOn({ blocks: block.things })
    if (block.kind === 'upside_down' && block.slip) return ['cut' as const]
    return KINDS[block.kind] ?? []
  })
  return [...new Set(found)]
}

/** How a sheet tells in words that it comes apart: it is cut, snipped or torn. */
const COMES_APART = /(?<![\p{L}])(uit|door|los|in)?(knip|snijd|scheur)|kniplijn/iu

const saysSo = (block: unknown): boolean =>
  COMES_APART.test(
    JSON.stringify(block, (key, value: unknown) => (key === 'drawing' ? undefined : value))
  )

/**
 * Whether a sheet is cut or torn, as its blocks show or its words say. What the host reads tells of
 * the cutting on other sheets.
 */
export const comesApart = (sheet: Pick<Sheet, 'blocks' | 'forHost'>): boolean =>
  handworkOn(sheet).includes('cut') || (!sheet.forHost && sheet.blocks.some(saysSo))

type Placed = { readonly sheet: Sheet; readonly first: number; readonly last: number }

/**
 * What would lie behind the sheets that come apart if the paper were printed on both sides: page 2
 * behind page 1, page 4 behind page 3.
 *
 * @param placed every sheet with its pages; the cover is page 1
 */
export function backsOfCutSheets(
  placed: readonly Placed[]
): readonly { readonly cut: string; readonly behind: readonly string[] }[] {
  const on = (page: number) =>
    page === 1
      ? 'de omslag'
      : placed.find((one) => one.first <= page && page <= one.last)?.sheet.title
  return placed.flatMap(({ sheet, first, last }) => {
    if (!comesApart(sheet)) return []
    const pages = Array.from({ length: last - first + 1 }, (_, i) => first + i)
    const behind = pages.flatMap((page) => on(page % 2 ? page + 1 : page - 1) ?? [])
    return [{ cut: sheet.title, behind: [...new Set(behind)] }]
  })
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
