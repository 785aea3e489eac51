import { fingerprint } from '#app/core/tokens'

/** The mails that can be sent again after they were sent. */
export const REPEATABLE = ['levering', 'verzonden', 'recept'] as const

/** A reference to the token that was on the screen, which does not reveal the token. */
export const referenceOf = (token: string) => fingerprint('link', token).slice(0, 16)
