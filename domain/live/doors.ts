/** The pictures of doors. A room that comes with the shop has its own emblem on its door. */
export const OWN_EMBLEMS = [
  ...(['dice', 'draughts', 'goose', 'ship', 'anvil', 'twins'] as const),
  ...(['domino', 'knight', 'chest', 'maze', 'tower', 'cards'] as const),
] as const
/** The emblems for rooms that somebody made. */
export const OTHER_EMBLEMS = ['key', 'hourglass', 'compass', 'moon', 'cog', 'feather'] as const
export type OwnEmblem = (typeof OWN_EMBLEMS)[number]
export const EMBLEMS = [...OWN_EMBLEMS, ...OTHER_EMBLEMS] as const
export type Emblem = (typeof EMBLEMS)[number]

export const GABLES = ['stepped', 'bell', 'neck', 'pointed', 'flat'] as const
export const LEAVES = ['planks', 'panels', 'half', 'studs', 'double', 'glazed'] as const
/** The colours of leaves are those of the lids of the chests. */
export const PAINTS = [
  ...(['red', 'white', 'green', 'navy', 'purple', 'yellow'] as const),
  ...(['black', 'brown', 'sand', 'grey', 'orange', 'gold'] as const),
] as const

/** A house with a door: what is drawn of a room. */
export type House = {
  readonly emblem: Emblem
  readonly gable: (typeof GABLES)[number]
  readonly leaf: (typeof LEAVES)[number]
  readonly paint: (typeof PAINTS)[number]
  /** Which of the five walls. */
  readonly wall: 0 | 1 | 2 | 3 | 4
}

const OWN_HOUSES: Readonly<Record<OwnEmblem, Omit<House, 'emblem'>>> = {
  dice: { gable: 'stepped', leaf: 'studs', paint: 'red', wall: 1 },
  draughts: { gable: 'neck', leaf: 'panels', paint: 'white', wall: 0 },
  goose: { gable: 'bell', leaf: 'half', paint: 'green', wall: 4 },
  ship: { gable: 'pointed', leaf: 'glazed', paint: 'navy', wall: 3 },
  anvil: { gable: 'flat', leaf: 'planks', paint: 'purple', wall: 2 },
  twins: { gable: 'neck', leaf: 'double', paint: 'yellow', wall: 3 },
  domino: { gable: 'stepped', leaf: 'double', paint: 'black', wall: 4 },
  knight: { gable: 'pointed', leaf: 'half', paint: 'brown', wall: 2 },
  chest: { gable: 'bell', leaf: 'studs', paint: 'sand', wall: 0 },
  maze: { gable: 'flat', leaf: 'planks', paint: 'grey', wall: 1 },
  tower: { gable: 'stepped', leaf: 'glazed', paint: 'orange', wall: 3 },
  cards: { gable: 'neck', leaf: 'panels', paint: 'gold', wall: 2 },
}

/** The emblem of a room for which nobody chose one. */
export const defaultEmblem = (sequenceNumber: number): Emblem => pick(OTHER_EMBLEMS, sequenceNumber)

const isOwn = (emblem: Emblem): emblem is OwnEmblem =>
  (OWN_EMBLEMS as readonly Emblem[]).includes(emblem)

/**
 * The house of a room by itself, the same on every screen and every day. An emblem of a room that comes with
 * the shop has a house that goes with it.
 *
 * @param id of the room, by which the house of another emblem is chosen
 */
export function houseOf(emblem: Emblem, id: number): House {
  if (isOwn(emblem)) return { emblem, ...OWN_HOUSES[emblem] }
  return {
    emblem,
    gable: pick(GABLES, id + Math.floor(id / OTHER_EMBLEMS.length)),
    leaf: pick(LEAVES, id * 5 + Math.floor(id / LEAVES.length)),
    paint: pick(PAINTS, id * 7),
    wall: pick(WALLS, id * 2),
  }
}

/** A room in its street. */
type Plot = { readonly id: number; readonly emblem: Emblem }

/**
 * The houses of the rooms of one evening, by the id of the room. No two are alike: one that would
 * look like a house before it in the street is built in another way, with the same emblem.
 */
export function housesOf(street: readonly Plot[]): ReadonlyMap<number, House> {
  const houses = new Map<number, House>()
  const seen = new Set<string>()
  for (const { id, emblem } of street) {
    const ways = waysToBuild(houseOf(emblem, id))
    const house = ways.find((one) => !seen.has(JSON.stringify(one))) ?? houseOf(emblem, id)
    seen.add(JSON.stringify(house))
    houses.set(id, house)
  }
  return houses
}

/** Every list below is back at its start after this many steps. */
const WAYS = 60
const WALLS = [0, 1, 2, 3, 4] as const

/**
 * A house in the ways in which it can be built with the same emblem, the way that is given first.
 */
function waysToBuild({ emblem, gable, leaf, paint, wall }: House): House[] {
  return Array.from({ length: WAYS }, (_, step) => ({
    emblem,
    gable: pick(GABLES, GABLES.indexOf(gable) + step),
    leaf: pick(LEAVES, LEAVES.indexOf(leaf) + step),
    paint: pick(PAINTS, PAINTS.indexOf(paint) + step),
    wall: pick(WALLS, WALLS.indexOf(wall) + step),
  }))
}

function pick<T>(choices: readonly [T, ...T[]], number: number): T {
  return choices[Math.abs(number) % choices.length] ?? choices[0]
}
