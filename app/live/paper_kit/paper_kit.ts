import { asParagraphs } from '#app/core/pdf/shop_text'
import { printable } from '#app/core/input/printable'
import type { GameState } from '#app/live/game/game_state'
import { keptTogether, placeOf } from '#app/live/paper_kit/room_texts'
import { teamAddress } from '#app/live/teams/team_address'
import { spokenAlternatives } from '#domain/live/rooms'
import type Customer from '#models/live/customer'
import type Room from '#models/live/room'

/** A room on paper. Its texts are clean and never empty. */
export type KitRoom = ReturnType<typeof kitRoom>
/** A team on paper, with the address that its QR code opens. */
export type KitTeam = {
  readonly name: string
  /** What its card is called, such as 'Team 2'; its name too until it chooses another one. */
  readonly card: string
  readonly address: string
}

/** All that is printed for one evening. */
export type PaperKit = {
  readonly customer: string
  readonly shop: string
  readonly printedAt: Date
  /** How long the evening lasts, in minutes. */
  readonly duration: number
  readonly rooms: readonly KitRoom[]
  readonly teams: readonly KitTeam[]
}

type From = {
  readonly customer: Customer
  readonly state: GameState
  readonly shop: string
  readonly now: Date
}

export function paperKit({ customer, state, shop, now }: From): PaperKit {
  const { game, rooms, teams } = state
  return {
    customer: printable(customer.name),
    shop,
    printedAt: now,
    duration: game.duration,
    rooms: rooms
      .filter(({ archivedAt }) => archivedAt === null)
      .map((room) => kitRoom(room, game.hint3Counts)),
    teams: teams.map((team) => ({
      name: printable(team.displayName) || printable(team.name),
      card: printable(team.name),
      address: teamAddress(team),
    })),
  }
}

const NOTHING_HERE = '(hier staat niets)'
const orNothing = (text: string) => text || NOTHING_HERE

function kitRoom(room: Room, hint3Counts: 1 | 2) {
  const [answer = NOTHING_HERE, ...others] = spokenAlternatives(room.answer).map(printable)
  const name = orNothing(printable(room.name))
  return {
    /**
     * The number on its door on the phones and on the big screen, so that one number means one room
     * everywhere. Rooms that are left out leave gaps.
     */
    number: room.sequenceNumber,
    name,
    place: orNothing(placeOf(printable(room.adminName), name)),
    storage: orNothing(printable(room.storage)),
    minutes: room.timeEstimate,
    question: orNothing(keptTogether(asParagraphs(room.question))),
    answer,
    others,
    hints: [room.hint1, room.hint2, room.hint3].map((hint) =>
      orNothing(keptTogether(asParagraphs(hint)))
    ),
    /** The points of the room, so that people can make the same sum by hand as the phones do. */
    max: room.maxPoints,
    min: room.minPoints,
    wrong: room.wrongCost,
    hintCosts: [room.hint1Cost, room.hint2Cost, room.hint3Cost * hint3Counts],
  }
}
