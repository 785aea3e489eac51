import { fingerprint } from '#app/core/tokens'

/** A reference to the token that was on the screen, which does not reveal the token. */
export const referenceOf = (token: string) => fingerprint('link', token).slice(0, 16)
