/** The channels of a game, as they are called on the wire (specification 2, section 7). */
export const KANALEN = {
  aanwezig: (id: number) => `presence-spellenfabriek.${id}`,
  status: (id: number) => `private-spellenfabriek.status.${id}`,
  voortgang: (id: number) => `private-spellenfabriek.updatevoortgang.${id}`,
  room: (id: number) => `private-spellenfabriek.room.${id}`,
} as const

/** Each event with the channel it goes over; all carry `Nieuws` and nothing else. */
export const GEBEURTENISSEN = {
  SpellenFabriekStatus: KANALEN.status,
  SpellenFabriekTeamChange: KANALEN.status,
  SpellenFabriekTeamUpdateVoortgang: KANALEN.voortgang,
  SpellenFabriekTeamRoomEnter: KANALEN.room,
  SpellenFabriekTeamRoomLeave: KANALEN.room,
} as const

export type Gebeurtenis = keyof typeof GEBEURTENISSEN
