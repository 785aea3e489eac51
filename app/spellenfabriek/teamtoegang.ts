import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import Team from '#models/team'

/** Holds the token of the team that this browser plays for, encrypted and out of reach of scripts. */
export const TEAMKOEKJE = 'team'

/** As we make them; anything else is nobody's and is not looked for. */
const TOKEN = /^[\w-]{1,40}$/
/** A lease is renewed this often at most, however often the phones call. */
const VERLENG_SECONDEN = 15

/** A team that calls, with what its call costs one query to know. */
export type TeamOpKomst = {
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
export async function vindSpeler(token: string): Promise<TeamOpKomst | null> {
  if (!TOKEN.test(token)) return null
  const grens = asColumn(DateTime.utc().minus({ seconds: VERLENG_SECONDEN }))
  const team = await Team.query()
    .where('teams.api_token', token)
    .join('klanten', 'klanten.id', 'teams.klant_id')
    .leftJoin('spellenfabrieken', 'spellenfabrieken.klant_id', 'teams.klant_id')
    .leftJoin('bezettingen', 'bezettingen.team_id', 'teams.id')
    .select('teams.*', 'klanten.name as klantnaam', 'spellenfabrieken.id as spel_id')
    .select('spellenfabrieken.versie', 'spellenfabrieken.aantal_teams')
    .select(db.raw('bezettingen.gezien_op < ? as huur_verlengen', [grens]))
    .first()
  if (!team) return null
  const { klantnaam, spel_id: spelId, versie, aantal_teams: aantal, ...bij } = team.$extras as Erbij
  const doetMee = spelId !== null && team.nummer <= aantal!
  return {
    team,
    klantnaam,
    spellenfabriekId: doetMee ? spelId : null,
    versie: versie ?? 0,
    huurVerlengen: Boolean(bij.huur_verlengen),
  }
}

type Erbij = {
  klantnaam: string
  spel_id: number | null
  versie: number | null
  aantal_teams: number | null
  huur_verlengen: boolean | number | null
}

/** The same for calls that no team without a game gets through to. */
export function spelerInSpel({ team, spellenfabriekId }: TeamOpKomst) {
  if (spellenfabriekId === null)
    throw new Error('the team middleware let a team without a game pass')
  return { team, spellenfabriekId }
}
