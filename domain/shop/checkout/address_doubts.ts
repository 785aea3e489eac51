/**
 * What may be forgotten in an address. It only leads to a question, because some addresses have no
 * number.
 */

/** Whether a number follows the name of a street. A number before it, as in '1e Dwarsstraat', is part of the name. */
export const seesHouseNumber = (address: string): boolean => /\p{L}.*\d/u.test(address)

/**
 * The house number, without what is added to it.
 *
 * @returns null when no number or more than one stands apart, as in 'Plein 1944 12'
 */
export function houseNumberIn(address: string): number | null {
  const numbers = address.match(/(?<=\s)\d{1,5}/g) ?? []
  return numbers.length === 1 ? Number(numbers[0]) : null
}

/** Whether two names of places are the same place to a reader: "'s-Gravenhage", 's Gravenhage. */
export const samePlace = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (place: string) =>
  place
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
