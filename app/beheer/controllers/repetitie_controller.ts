import type { HttpContext } from '@adonisjs/core/http'
import { startRepetitie, type Repetitieweigering } from '#app/beheer/actions/start_repetitie'
import { klantsnapshot } from '#app/beheer/transformers/klantsnapshot'
import { paginaNietGevonden } from '#app/core/exceptions/niet_gevonden'
import Klant from '#models/klant'
import Spellenfabriek from '#models/spellenfabriek'
import env from '#start/env'

/** A rehearsal with robot teams, for who wants to see an evening in the demo. */
export default class RepetitieController {
  async store({ params, response }: HttpContext) {
    if (!env.demo) throw paginaNietGevonden()
    const klant = await Klant.findOrFail(params.id)
    const { status } = await Spellenfabriek.findByOrFail('klant_id', klant.id)
    const begonnen = startRepetitie(klant.id, status)
    const snapshot = await klantsnapshot(klant)
    if (begonnen.ok) return response.status(202).json(snapshot)
    const { type } = begonnen.error
    return response.status(409).json({ message: zin(type), reden: type, snapshot })
  }
}

function zin(type: Repetitieweigering['type']): string {
  switch (type) {
    case 'loopt_al':
      return 'Er loopt al een repetitie. Begin pas opnieuw als die is afgelopen.'
    case 'er_wordt_gespeeld':
      return 'Er wordt gespeeld. Een repetitie kan pas als dit spel is afgelopen.'
  }
}
