import { isRecord, isText } from '~/wire/refusal'

/** How many boxes a question names; more do not fit on a phone. */
const MOST_NAMED = 5

/** The boxes that take away what the phones counted; null when a sheet was refused for another reason. */
export function lessThanPhones(body: unknown): string[] | null {
  if (!isRecord(body) || body.reden !== 'less_than_phones') return null
  return Array.isArray(body.less) ? body.less.filter(isText) : []
}

/** The question before such a sheet is stored. */
export function lessQuestion(boxes: readonly string[]) {
  const more = boxes.length - MOST_NAMED
  return {
    title: 'Anders dan op de telefoons',
    paragraphs: [
      ...boxes.slice(0, MOST_NAMED),
      ...(more > 0 ? [`En nog ${more} ${more === 1 ? 'kamer' : 'kamers'}.`] : []),
      'Wat op papier gebeurde, komt bij wat de telefoons telden. Weet je zeker dat je dit zo wilt opslaan?',
    ],
  }
}
