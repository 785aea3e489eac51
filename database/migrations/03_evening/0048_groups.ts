import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/**
 * Which teams took part in a round, and under which name, so that a round keeps its names when the
 * next group takes over the cards.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('round_teams', (table) => {
      table.increments('id')
      belongsTo(table, 'round_id', 'rounds').notNullable()
      belongsTo(table, 'team_id', 'teams').notNullable()
      table.string('name', 40).notNullable()
      table.unique(['round_id', 'team_id'])
    })
    this.schema.alterTable('live_games', (table) => {
      /** Counts the groups that had the cards. */
      table.integer('group_number').notNullable().defaultTo(1)
      /** When all codes were made anew; empty again once a game began with them. */
      table.dateTime('codes_renewed_at').nullable()
    })
    this.defer(keepNames)
  }
}

type Round = { id: number; spellenfabriek_id: number; customer_id: number }
type Line = { team_id: number | null; round_id: number | null; what: string; data: string }
type Points = { team_id: number }
type Team = { id: number; name: string; custom_name: string | null }

const CLOSINGS = ['stoplobby', 'paper_round']
const NAMINGS = ['name_chosen', 'hernoemd', 'name_cleared']

/** Gives the rounds that were played before the names that their teams had then. */
export async function keepNames(db: QueryClientContract) {
  const rounds = (await db
    .from('rounds')
    .join('live_games', 'live_games.id', 'rounds.spellenfabriek_id')
    .whereNotNull('rounds.closed_at')
    .select('rounds.id', 'spellenfabriek_id', 'customer_id')) as Round[]
  for (const round of rounds) {
    const lines = (await db
      .from('game_log_entries')
      .where('spellenfabriek_id', round.spellenfabriek_id)
      .whereIn('what', [...CLOSINGS, ...NAMINGS])
      .orderBy('id')
      .select('team_id', 'round_id', 'what', 'data')) as Line[]
    const ids = await participants(db, round, lines)
    const teams = (await db
      .from('teams')
      .where('customer_id', round.customer_id)
      .select('id', 'name', 'custom_name')) as Team[]
    const rows = teams
      .filter(({ id }) => ids.has(id))
      .map((team) => ({ round_id: round.id, team_id: team.id, name: nameIn(round, team, lines) }))
    if (rows.length > 0) await db.table('round_teams').multiInsert(rows)
  }
}

/** The teams that the log names at the end of the round, and those with points in it. */
async function participants(db: QueryClientContract, { id }: Round, lines: readonly Line[]) {
  const end = lines.find(({ round_id, what }) => round_id === id && CLOSINGS.includes(what))
  const { teams = [] } = JSON.parse(end?.data ?? '{}') as { teams?: number[] }
  const found = new Set(teams)
  for (const table of ['room_progress', 'points_corrections']) {
    const rows = (await db.from(table).where('round_id', id).select('team_id')) as Points[]
    for (const row of rows) found.add(row.team_id)
  }
  return found
}

/**
 * The name of a team in a round according to the log, or its present name when the log has none.
 */
function nameIn({ id }: Round, team: Team, lines: readonly Line[]): string {
  const end = lines.findLastIndex(({ round_id }) => round_id === id)
  const namings = lines.filter(({ team_id, what }) => team_id === team.id && NAMINGS.includes(what))
  const before = namings.filter((line) => lines.indexOf(line) <= end)
  const last = before.at(-1)
  if (last) return (JSON.parse(last.data) as { name?: string }).name ?? team.name
  return namings.length > 0 ? team.name : (team.custom_name ?? team.name)
}
