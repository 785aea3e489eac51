import { READABLE } from '#domain/readable'

/**
 * The number of characters of a code that are chance: 74 bits. One more shows whether it was typed
 * right.
 */
export const RANDOM_LENGTH = 15
const CODE_LENGTH = RANDOM_LENGTH + 1
const GROUP = 4

/**
 * A code and its check character. The number of letters is a prime, so every place has its weight.
 */
export const withCheck = (random: string): string => `${random}${checkOf(random)}`

/**
 * The code as it is compared: in capitals, without the dashes and spaces that people read it with.
 */
export const normalizeVoucherCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

/** `ABCDEFGHJKMNPQRS` → `ABCD-EFGH-JKMN-PQRS`, as it stands on a card. */
export const readableVoucherCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')

/** The part of a code that may be shown to people who do not have it. */
export const lastOfCode = (code: string): string => code.slice(-GROUP)

export type CodeDoubt = 'mistyped' | 'two_at_once'

/**
 * What is wrong with a code before anybody looks it up: one character off, two swapped, or the codes
 * of two vouchers in one field.
 */
export function doubtAbout(code: string): CodeDoubt | null {
  if (code.length >= 2 * CODE_LENGTH) return 'two_at_once'
  const right = code.length === CODE_LENGTH && withCheck(code.slice(0, RANDOM_LENGTH)) === code
  return right ? null : 'mistyped'
}

/** Each character counts with its place, so a wrong one and two swapped ones both show. */
function checkOf(random: string): string | undefined {
  const sum = [...random].reduce(
    (total, letter, index) => total + (index + 1) * READABLE.indexOf(letter),
    0
  )
  return READABLE[sum % READABLE.length]
}
