/**
 * The large providers of mailboxes. A domain that is one character away from one is asked about.
 */
const LARGE = [
  ...['gmail.com', 'hotmail.com', 'hotmail.nl', 'outlook.com', 'icloud.com', 'yahoo.com'],
  ...['ziggo.nl', 'kpnmail.nl', 'planet.nl', 'xs4all.nl', 'upcmail.nl', 'casema.nl'],
  ...['telfort.nl', 'hetnet.nl', 'quicknet.nl', 'protonmail.com'],
]

/** Providers that look like a typing error and are none. */
const REAL = [
  ...['mail.com', 'ymail.com', 'googlemail.com', 'outlook.nl', 'outlook.be', 'hotmail.be'],
  ...['hotmail.de', 'hotmail.fr', 'hotmail.it', 'yahoo.nl', 'yahoo.co', 'planeet.nl'],
]

/**
 * The address that was probably meant: its domain is one slip away from a large one, or gmail ends
 * in something that Gmail does not have.
 *
 * @returns null when there is nothing to ask
 */
export function meantAddress(email: string): string | null {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || LARGE.includes(domain) || REAL.includes(domain)) return null
  const meant = /^gmail\.[^.]+$/.test(domain)
    ? 'gmail.com'
    : LARGE.find((large) => isOneSlipAway(domain, large))
  return meant ? `${email.slice(0, at)}@${meant}` : null
}

/** Whether one character is missing, added, mistaken or swapped with the next. */
export function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false
  let same = 0
  while (same < typed.length && typed[same] === meant[same]) same++
  const [left, right] = [typed.slice(same), meant.slice(same)]
  const swapped = left.slice(0, 2) === [...right.slice(0, 2)].reverse().join('')
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (swapped && left.length > 1 && left.slice(2) === right.slice(2))
  )
}
