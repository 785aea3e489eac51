import vine from '@vinejs/vine'

/** What a list is asked for: words to look for, and which page of it. */
export const zoekvelden = {
  zoek: vine.string().trim().maxLength(100).nullable().optional(),
  bladzijde: vine.number().withoutDecimals().range([1, 10_000]).optional(),
}

export const zoekValidator = vine.create(zoekvelden)

/** For `like`: the words somewhere in it, and nothing that means more than itself. */
export function naald(zoek: string): string {
  return `%${zoek
    .trim()
    .toLowerCase()
    .replace(/[%_\\]/g, '')}%`
}
