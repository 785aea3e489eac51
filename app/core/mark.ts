import { fingerprint } from '#app/core/tokens'

const LENGTH = 16

/** A mark of what is stored, with which a save says which version was on the screen. */
export const markOfStored = (stored: unknown): string =>
  fingerprint(JSON.stringify(stored)).slice(0, LENGTH)
