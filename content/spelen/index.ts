import { cunera } from '#content/spelen/cunera/spel'
import { eindejaar } from '#content/spelen/eindejaar/spel'
import { recept } from '#content/spelen/recept/spel'
import type { Game } from '#domain/spelen/raadsel'

/** The games behind a personal link. */
export const GAMES: readonly Game[] = [recept, cunera, eindejaar]

export type GamePath = (typeof recept | typeof cunera | typeof eindejaar)['pad']

/** @returns the game of a call such as /api/cuneravanrhenen/submit */
export function findGameByPath(path: string): Game | undefined {
  return GAMES.find((game) => game.pad === path)
}
