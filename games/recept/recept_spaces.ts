import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Space } from '#games/recept/recept_flags'
import { bar } from '#games/recept/spaces/bar'
import { eetzaal } from '#games/recept/spaces/eetzaal'
import { feestzaal } from '#games/recept/spaces/feestzaal'
import { gang } from '#games/recept/spaces/gang'
import { kantoor } from '#games/recept/spaces/kantoor'
import { keuken } from '#games/recept/spaces/keuken'
import { receptie } from '#games/recept/spaces/receptie'
import { spoelkeuken } from '#games/recept/spaces/spoelkeuken'
import { toiletten } from '#games/recept/spaces/toiletten'

export { spacesFinale } from '#games/recept/spaces/spaces_finale'

/** The spaces are not in the order of the waiter's route, because the final asks for that route. */
export const spaces = [
  feestzaal,
  spoelkeuken,
  bar,
  eetzaal,
  gang,
  keuken,
  receptie,
  toiletten,
  kantoor,
] as const satisfies readonly Puzzle<Space, Space>[]
