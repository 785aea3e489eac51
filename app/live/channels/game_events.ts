/** The channels of a game by their names on the wire (specification 2, section 7). */
export const CHANNELS = {
  present: (id: number) => `presence-spellenfabriek.${id}`,
  status: (id: number) => `private-spellenfabriek.status.${id}`,
  progress: (id: number) => `private-spellenfabriek.updatevoortgang.${id}`,
  room: (id: number) => `private-spellenfabriek.room.${id}`,
} as const

/** What a screen that shows one game may listen to without being listed as present. */
export const privateChannels = (id: number): readonly string[] => [
  CHANNELS.status(id),
  CHANNELS.progress(id),
  CHANNELS.room(id),
]

/** Each event with its channel. All events carry `News` and nothing else. */
export const GAME_EVENTS = {
  SpellenFabriekStatus: CHANNELS.status,
  SpellenFabriekTeamChange: CHANNELS.status,
  SpellenFabriekTeamUpdateVoortgang: CHANNELS.progress,
  SpellenFabriekTeamRoomEnter: CHANNELS.room,
  SpellenFabriekTeamRoomLeave: CHANNELS.room,
} as const

export type GameEvent = keyof typeof GAME_EVENTS
