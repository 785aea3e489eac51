import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn, rowsOf } from '#app/core/database/dialect'
import { cookieName } from '#app/core/http/cookies'
import { HEARD_EVERY_SECONDS } from '#domain/live/game/room_entry'
import Team from '#models/live/team'

/**
 * The cookie with the token of the team for which this browser plays. It is encrypted, and scripts
 * cannot read it.
 */
export const TEAM_COOKIE = cookieName('team')

/** The form of our tokens. Other text belongs to no team, so the database is not asked. */
const TOKEN = /^[\w-]{1,40}$/
/** A calling team, with what one query finds about its call. */
export type CallingTeam = {
  readonly team: Team
  readonly customerName: string
  /** The game in which it plays, when there is one. */
  readonly spellenfabriekId: number | null
  /**
   * The version of the customer's game, also for a team that does not take part; 0 without a game.
   */
  readonly version: number
  /** Whether the last sign of life that was written down is a while ago. */
  readonly mustNoteHeard: boolean
}

/** @returns null when no team has this token */
export async function findPlayer(token: string): Promise<CallingTeam | null> {
  if (!TOKEN.test(token)) return null
  const cutoff = asColumn(DateTime.fromMillis(Date.now() - HEARD_EVERY_SECONDS * 1000))
  const [row] = await rowsOf(db.connection(), FIND, [cutoff, token])
  const team = row && Team.$createFromAdapterResult(row)
  if (!team) return null
  const { game_id: gameId, team_count: count, ...found } = row as Found
  const takesPart = gameId !== null && count !== null && team.number <= count
  return {
    team,
    customerName: found.customer_name,
    spellenfabriekId: takesPart ? gameId : null,
    version: found.version ?? 0,
    mustNoteHeard: Boolean(found.must_note_heard),
  }
}

/** It is one query, because each call of a phone begins with it. */
const FIND = `select teams.*, customers.name as customer_name,
    live_games.id as game_id, live_games.version, live_games.team_count,
    (heard_at is null or heard_at < ?) as must_note_heard
  from teams join customers on customers.id = teams.customer_id
  left join live_games on live_games.customer_id = teams.customer_id
  where teams.api_token = ?`

type Found = {
  customer_name: string
  game_id: number | null
  version: number | null
  team_count: number | null
  must_note_heard: boolean | number
}

/** The team and its game, for calls that only reach a team with a game. */
export function playerInGame({ team, spellenfabriekId }: CallingTeam) {
  if (spellenfabriekId === null)
    throw new Error('the team middleware let a team without a game pass')
  return { team, spellenfabriekId }
}
