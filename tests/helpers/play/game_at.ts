import { findGameByPath } from '#games/online_games'
import { present } from '#tests/helpers/present'

/** The game that is played below a path, such as cuneravanrhenen. */
export const gameAt = (path: string) => present(findGameByPath(path), `a game at ${path}`)
