import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import Team from '#models/live/team'

/** Holds the token of the team that this browser plays for, encrypted and out of reach of scripts. */
export const TEAM_COOKIE = 'team'

/** As we make them; anything else is nobody's and is not looked for. */
const TOKEN = /^[\w-]{1,40}$/
/** A lease is renewed this often at most, however often the phones call. */
const RENEW_SECONDS = 15

/** A team that calls, with what its call costs one query to know. */
export type CallingTeam = {
  readonly team: Team
  readonly klantnaam: string
  /** The game it plays in, when there is one for it. */
  readonly spellenfabriekId: number | null
  /** Of the klant's game, also for a team that stands aside; 0 without a game. */
  readonly versie: number
  /** It is in a room, and has not said so for a while. */
  readonly huurVerlengen: boolean
}

/** @returns null when nobody has this token */
export async function findPlayer(token: string): Promise<CallingTeam | null> {
  if (!TOKEN.test(token)) return null
  const cutoff = asColumn(DateTime.utc().minus({ seconds: RENEW_SECONDS }))
  const team = await Team.query()
    .where('teams.api_token', token)
    .join('klanten', 'klanten.id', 'teams.klant_id')
    .leftJoin('spellenfabrieken', 'spellenfabrieken.klant_id', 'teams.klant_id')
    .leftJoin('bezettingen', 'bezettingen.team_id', 'teams.id')
    .select('teams.*', 'klanten.name as klantnaam', 'spellenfabrieken.id as spel_id')
    .select('spellenfabrieken.versie', 'spellenfabrieken.aantal_teams')
    .select(db.raw('bezettingen.gezien_op < ? as huur_verlengen', [cutoff]))
    .first()
  if (!team) return null
  const {
    klantnaam: customerName,
    spel_id: gameId,
    versie: version,
    aantal_teams: count,
    ...extra
  } = team.$extras as Extras
  const takesPart = gameId !== null && team.nummer <= count!
  return {
    team,
    klantnaam: customerName,
    spellenfabriekId: takesPart ? gameId : null,
    versie: version ?? 0,
    huurVerlengen: Boolean(extra.huur_verlengen),
  }
}

type Extras = {
  klantnaam: string
  spel_id: number | null
  versie: number | null
  aantal_teams: number | null
  huur_verlengen: boolean | number | null
}

/** The same for calls that no team without a game gets through to. */
export function playerInGame({ team, spellenfabriekId }: CallingTeam) {
  if (spellenfabriekId === null)
    throw new Error('the team middleware let a team without a game pass')
  return { team, spellenfabriekId }
}
