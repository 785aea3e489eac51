import vine from '@vinejs/vine'

/** What a list is asked for: words to look for, and which page of it. */
export const searchFields = {
  zoek: vine.string().trim().maxLength(100).nullable().optional(),
  bladzijde: vine.number().withoutDecimals().range([1, 10_000]).optional(),
}

export const searchValidator = vine.create(searchFields)

/** For `like`: the words somewhere in it, and nothing that means more than itself. */
export function likePattern(search: string): string {
  return `%${search
    .trim()
    .toLowerCase()
    .replace(/[%_\\]/g, '')}%`
}
