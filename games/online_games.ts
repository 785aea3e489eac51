import { cunera } from '#games/cunera/cunera_game'
import { eindejaar } from '#games/eindejaar/eindejaar_game'
import { recept } from '#games/recept/recept_game'
import type { Game } from '#domain/play/puzzles/puzzle'
import { present } from '#domain/present'

/** The games behind a personal link. */
export const GAMES: readonly Game[] = [recept, cunera, eindejaar]

export type GamePath = (typeof recept | typeof cunera | typeof eindejaar)['path']

/** @returns the game of a call such as /api/cuneravanrhenen/submit */
export function findGameByPath(path: string): Game | undefined {
  return GAMES.find((game) => game.path === path)
}

/** The game of an address whose route accepts the paths of games only. */
export const gameAt = (path: string): Game => present(findGameByPath(path), `the game ${path}`)
