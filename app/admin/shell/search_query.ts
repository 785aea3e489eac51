import vine from '@vinejs/vine'

/** The query of a list: the words to look for, and the page. */
export const searchFields = {
  zoek: vine.string().trim().maxLength(100).nullable().optional(),
  bladzijde: vine.number().withoutDecimals().range([1, 10_000]).optional(),
}

export const searchValidator = vine.create(searchFields)

/**
 * A pattern for `like` that finds the words anywhere; characters with a special meaning are
 * escaped.
 */
export function likePattern(search: string): string {
  return `%${search
    .trim()
    .toLowerCase()
    .replace(/[%_\\]/g, '')}%`
}
