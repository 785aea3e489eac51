import { fingerprint } from '#app/core/tokens'
import type { CarriedRow } from '#app/live/carrying/carried_row'
import GameLogEntry from '#models/live/game_log_entry'
import PointsCorrection from '#models/live/points_correction'
import Room from '#models/live/room'
import RoomProgress from '#models/live/room_progress'
import Round from '#models/live/round'
import RoundTeam from '#models/live/round_team'
import Team from '#models/live/team'
import WrongAnswer from '#models/live/wrong_answer'

/** What a laptop needs to run an evening: no address of the customer (klant), no earlier rounds. */
export type EveningContent = {
  readonly key: string
  readonly returnSecret: string
  readonly customer: { readonly name: string }
  readonly game: {
    readonly duration: number
    readonly teamCount: number
    readonly hint3Counts: 1 | 2
    readonly scoresHidden: boolean
  }
  readonly rooms: readonly { readonly homeId: number; readonly row: CarriedRow }[]
  readonly teams: readonly { readonly number: number; readonly row: CarriedRow }[]
}

/** The rounds that a laptop brings back. Ids are those of the laptop. */
export type ResultsContent = {
  readonly key: string
  readonly copy: string
  readonly teams: readonly CarriedTeam[]
  readonly rooms: readonly CarriedRoom[]
  readonly rounds: readonly CarriedRound[]
}

export type CarriedTeam = {
  readonly id: number
  readonly number: number
  readonly row: CarriedRow
}

export type CarriedRoom = {
  readonly id: number
  /** Null for a room that was added on the laptop. */
  readonly homeId: number | null
  readonly row: CarriedRow
}

export type CarriedRound = {
  readonly number: number
  readonly row: CarriedRow
  /** The teams that took part, with their names. */
  readonly teams: readonly { readonly teamId: number; readonly row: CarriedRow }[]
  readonly progress: readonly {
    readonly teamId: number
    readonly roomId: number
    readonly row: CarriedRow
    readonly wrongAnswers: readonly CarriedRow[]
  }[]
  readonly corrections: readonly { readonly teamId: number; readonly row: CarriedRow }[]
  /** The log includes what led up to the round, such as chosen names, which belongs to no round. */
  readonly log: readonly {
    readonly teamId: number | null
    readonly ofRound: boolean
    readonly row: CarriedRow
  }[]
}

const MODELS = [
  ...[Room, Team, Round, RoundTeam, RoomProgress],
  ...[WrongAnswer, PointsCorrection, GameLogEntry],
]

/** A mark of the columns that are carried. Programs with the same mark understand each other. */
export const shapeOfContent = () =>
  fingerprint(...MODELS.flatMap(({ table, $columns }) => [table, ...[...$columns].sort()])).slice(
    0,
    16
  )

const MOMENTS = ['createdAt', 'updatedAt']

/** The columns that are not carried along, because they belong to one database. */
export const LEFT_BEHIND = {
  room: ['id', 'archivedAt', ...MOMENTS],
  team: ['id', 'customerId', 'number', ...MOMENTS],
  round: ['id', 'spellenfabriekId', 'number'],
  roundTeam: ['id', 'roundId', 'teamId'],
  progress: ['id', 'roundId', 'teamId', 'roomId'],
  wrongAnswer: ['id', 'roomProgressId'],
  correction: ['id', 'roundId', 'teamId'],
  log: ['id', 'spellenfabriekId', 'roundId', 'teamId', 'key'],
} as const
