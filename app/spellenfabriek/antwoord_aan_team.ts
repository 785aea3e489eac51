import type { HttpContext } from '@adonisjs/core/http'
import { bekijkSpelstand } from '#app/spellenfabriek/spelstand'
import { teamsnapshot } from '#app/spellenfabriek/transformers/teamsnapshot'
import { NIET_ACTIEF, zin, type Weigering } from '#app/spellenfabriek/weigering'
import type { Result } from '#domain/result'

/** Done or refused, a team's phone always gets the game as it stands now. */
export async function antwoordAanTeam(
  { response, speler }: HttpContext,
  gedaan: Result<unknown, Weigering>
) {
  const snapshot = await teamsnapshot(speler)
  if (gedaan.ok) return response.json(snapshot)
  const stand = await bekijkSpelstand(speler.spellenfabriekId!)
  const message = stand ? zin(gedaan.error, stand) : NIET_ACTIEF
  return response.status(409).json({ message, reden: gedaan.error.type, snapshot })
}
