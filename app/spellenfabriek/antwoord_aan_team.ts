import type { HttpContext } from '@adonisjs/core/http'
import { bekijkSpelstand } from '#app/spellenfabriek/spelstand'
import type { TeamOpKomst } from '#app/spellenfabriek/teamtoegang'
import { teamsnapshot } from '#app/spellenfabriek/transformers/teamsnapshot'
import { NIET_ACTIEF, zin, type Weigering } from '#app/spellenfabriek/weigering'
import type { Result } from '#domain/result'

/** The game for a team that only looks: the version that was found with the team is new enough. */
export async function toonAanTeam(speler: TeamOpKomst) {
  return teamsnapshot(speler, await standVoor(speler, speler.versie))
}

/** The game for a team that just did something. */
export async function toonNieuwAanTeam(speler: TeamOpKomst) {
  return teamsnapshot(speler, await standVoor(speler))
}

/** Done or refused, a team's phone always gets the game as it stands now. */
export async function antwoordAanTeam(
  { response, speler }: HttpContext,
  gedaan: Result<unknown, Weigering>
) {
  const stand = await standVoor(speler)
  const snapshot = teamsnapshot(speler, stand)
  if (gedaan.ok) return response.json(snapshot)
  const message = stand ? zin(gedaan.error, stand) : NIET_ACTIEF
  return response.status(409).json({ message, reden: gedaan.error.type, snapshot })
}

async function standVoor({ spellenfabriekId: id }: TeamOpKomst, versie?: number) {
  return id === null ? null : bekijkSpelstand(id, versie)
}
