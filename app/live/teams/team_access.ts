import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
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
  const cutoff = asColumn(DateTime.utc().minus({ seconds: HEARD_EVERY_SECONDS }))
  const team = await Team.query()
    .where('teams.api_token', token)
    .join('customers', 'customers.id', 'teams.customer_id')
    .leftJoin('live_games', 'live_games.customer_id', 'teams.customer_id')
    .select('teams.*', 'customers.name as customerName', 'live_games.id as game_id')
    .select('live_games.version', 'live_games.team_count')
    .select(db.raw('(heard_at is null or heard_at < ?) as must_note_heard', [cutoff]))
    .first()
  if (!team) return null
  const {
    customerName,
    game_id: gameId,
    version,
    team_count: count,
    ...extra
  } = team.$extras as Extras
  const takesPart = gameId !== null && count !== null && team.number <= count
  return {
    team,
    customerName,
    spellenfabriekId: takesPart ? gameId : null,
    version: version ?? 0,
    mustNoteHeard: Boolean(extra.must_note_heard),
  }
}

type Extras = {
  customerName: string
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
