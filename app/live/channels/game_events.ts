/** The channels of a game, as they are called on the wire (specification 2, section 7). */
export const CHANNELS = {
  aanwezig: (id: number) => `presence-spellenfabriek.${id}`,
  status: (id: number) => `private-spellenfabriek.status.${id}`,
  voortgang: (id: number) => `private-spellenfabriek.updatevoortgang.${id}`,
  room: (id: number) => `private-spellenfabriek.room.${id}`,
} as const

/** Each event with the channel it goes over; all carry `Nieuws` and nothing else. */
export const GAME_EVENTS = {
  SpellenFabriekStatus: CHANNELS.status,
  SpellenFabriekTeamChange: CHANNELS.status,
  SpellenFabriekTeamUpdateVoortgang: CHANNELS.voortgang,
  SpellenFabriekTeamRoomEnter: CHANNELS.room,
  SpellenFabriekTeamRoomLeave: CHANNELS.room,
} as const

export type GameEvent = keyof typeof GAME_EVENTS
