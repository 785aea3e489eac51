import Spellenfabriek from '#models/spellenfabriek'
import Team from '#models/team'

/** Holds the token of the team that this browser plays for, encrypted and out of reach of scripts. */
export const TEAMKOEKJE = 'team'

/** As we make them; anything else is nobody's and is not looked for. */
const TOKEN = /^[\w-]{1,40}$/

/** A team, and the game it plays in when there is one for it. */
export type TeamOpKomst = { readonly team: Team; readonly spellenfabriekId: number | null }

/** @returns null when nobody has this token */
export async function vindSpeler(token: string): Promise<TeamOpKomst | null> {
  const team = TOKEN.test(token) ? await Team.findBy('api_token', token) : null
  if (!team) return null
  const spel = await Spellenfabriek.query().where('klant_id', team.klantId).first()
  const doetMee = spel !== null && team.nummer <= spel.aantalTeams
  return { team, spellenfabriekId: doetMee ? spel.id : null }
}

/** The same for calls that no team without a game gets through to. */
export function spelerInSpel({ team, spellenfabriekId }: TeamOpKomst) {
  if (spellenfabriekId === null)
    throw new Error('the team middleware let a team without a game pass')
  return { team, spellenfabriekId }
}
