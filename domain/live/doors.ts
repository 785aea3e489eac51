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
 * The house of a room, the same on every screen and every day. An emblem of a room that comes with
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
    wall: pick([0, 1, 2, 3, 4] as const, id * 2),
  }
}

function pick<T>(choices: readonly [T, ...T[]], number: number): T {
  return choices[Math.abs(number) % choices.length] ?? choices[0]
}
