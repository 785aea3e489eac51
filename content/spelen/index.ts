import { cunera } from '#content/spelen/cunera/spel'
import { eindejaar } from '#content/spelen/eindejaar/spel'
import { recept } from '#content/spelen/recept/spel'
import type { Spel } from '#domain/spelen/raadsel'

/** The games behind a personal link. */
export const SPELLEN: readonly Spel[] = [recept, cunera, eindejaar]

export type SpelPad = (typeof recept | typeof cunera | typeof eindejaar)['pad']

/** @returns the game of a call such as /api/cuneravanrhenen/submit */
export function vindSpelOpPad(pad: string): Spel | undefined {
  return SPELLEN.find((spel) => spel.pad === pad)
}
