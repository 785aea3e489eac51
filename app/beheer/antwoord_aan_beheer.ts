import type { HttpContext } from '@adonisjs/core/http'
import { klantsnapshot } from '#app/beheer/transformers/klantsnapshot'
import { bekijkSpelstand } from '#app/spellenfabriek/spelstand'
import { zin, type Weigering } from '#app/spellenfabriek/weigering'
import type { Result } from '#domain/result'
import Klant from '#models/klant'
import Spellenfabriek from '#models/spellenfabriek'

/** Done or refused, the admin always gets the klant as it stands now. */
export async function antwoordAanBeheer(
  { response, params }: HttpContext,
  gedaan: Result<unknown, Weigering>
) {
  const klant = await Klant.findOrFail(params.id)
  const snapshot = await klantsnapshot(klant)
  if (gedaan.ok) return response.json(snapshot)
  const stand = await bekijkSpelstand(snapshot.spellenfabriek!.id)
  return response
    .status(409)
    .json({ message: zin(gedaan.error, stand!), reden: gedaan.error.type, snapshot })
}

/** The game of the klant that a call is about. */
export async function spelVan({ params }: HttpContext): Promise<number> {
  const { id } = await Spellenfabriek.findByOrFail('klant_id', params.id)
  return id
}
