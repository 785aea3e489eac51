import { err, ok, type Result } from '#domain/result'

/**
 * The secret address at which the owner's calendar program fetches her evenings, as it is kept:
 * `mark` is a hash of its secret, and `fetchedAt` says when a program last came, or null. There is
 * one at most. Whoever has the address reads names and street addresses, so an address that leaked
 * is renewed, and from that moment the old one opens nothing.
 */
export type KeptAddress = { readonly mark: string; readonly fetchedAt: Date | null }

export type CalendarClosed =
  /** No address was made, or it was ended. */
  | { readonly type: 'no_address' }
  /** Another address counts: this one was renewed, or never was ours. */
  | { readonly type: 'another_address' }

/** Programs fetch often; the moment is written down this seldom, in milliseconds. */
const NOTED_EVERY_MS = 10 * 60_000

/**
 * The address that takes the place of a former one, whatever that was. No program came to it yet,
 * so its page does not show the last visit of somebody who had the leaked one.
 *
 * @param mark the hash of a fresh secret
 */
export const renewedAddress = (mark: string): KeptAddress => ({ mark, fetchedAt: null })

/**
 * Whether a secret opens the calendar.
 *
 * @param address what is kept now, or null
 * @param mark the hash of the secret that a program shows
 * @returns whether this visit is written down
 */
export function opensCalendar(
  address: KeptAddress | null,
  mark: string,
  now: Date
): Result<{ readonly noted: boolean }, CalendarClosed> {
  if (address === null) return err({ type: 'no_address' })
  if (address.mark !== mark) return err({ type: 'another_address' })
  const { fetchedAt } = address
  return ok({
    noted: fetchedAt === null || now.getTime() - fetchedAt.getTime() > NOTED_EVERY_MS,
  })
}
