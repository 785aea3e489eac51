/** For somebody who was asked to join, or who forgot the password. */
export type AdminLinkKind = 'uitnodiging' | 'wachtwoord'

/**
 * How many minutes a link works. Somebody who forgot a password waits for the mail; somebody who
 * was asked to join may read it tomorrow.
 */
export const LINK_MINUTES: Readonly<Record<AdminLinkKind, number>> = {
  uitnodiging: 48 * 60,
  wachtwoord: 30,
}

/** How long a link works, in words. */
export const LINK_TERM: Readonly<Record<AdminLinkKind, string>> = {
  uitnodiging: '48 uur',
  wachtwoord: '30 minuten',
}
