import type { Puzzle } from '#domain/spelen/raadsel'
import type { Space } from '#content/spelen/recept/vlaggen'
import { bar } from '#content/spelen/recept/ruimten/bar'
import { eetzaal } from '#content/spelen/recept/ruimten/eetzaal'
import { feestzaal } from '#content/spelen/recept/ruimten/feestzaal'
import { gang } from '#content/spelen/recept/ruimten/gang'
import { kantoor } from '#content/spelen/recept/ruimten/kantoor'
import { keuken } from '#content/spelen/recept/ruimten/keuken'
import { receptie } from '#content/spelen/recept/ruimten/receptie'
import { spoelkeuken } from '#content/spelen/recept/ruimten/spoelkeuken'
import { toiletten } from '#content/spelen/recept/ruimten/toiletten'

export { spacesFinale } from '#content/spelen/recept/ruimten/finale'

/** Not in the order of the waiter's route: finding that is left to the final. */
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
