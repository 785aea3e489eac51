import type { HttpContext } from '@adonisjs/core/http'
import { legVast } from '#app/core/leg_vast'
import { klantsnapshot } from '#app/beheer/transformers/klantsnapshot'
import { klantValidator } from '#app/beheer/validators/klant_validator'
import { naald } from '#app/beheer/zoeken'
import { inTransaction } from '#app/core/database/transaction'
import Klant from '#models/klant'

const PER_BLADZIJDE = 25
const ALLE = 10_000

/** The customers for whom evenings are run. */
export default class KlantController {
  async index({ request, response }: HttpContext) {
    const { klanten } = await zoekKlanten(String(request.input('zoek') ?? ''), 1, ALLE)
    return response.json(klanten)
  }

  async store({ auth, request, response }: HttpContext) {
    const gegevens = await request.validateUsing(klantValidator)
    const klant = await inTransaction(async (trx) => {
      const nieuw = await Klant.create(gegevens, { client: trx })
      await legVast(trx, auth.use('web').user!, 'klant_gemaakt', nieuw.name)
      return nieuw
    })
    return response.status(201).json(await klantsnapshot(klant))
  }

  async show({ params, response }: HttpContext) {
    return response.json(await klantsnapshot(await Klant.findOrFail(params.id)))
  }

  async update({ auth, params, request, response }: HttpContext) {
    const gegevens = await request.validateUsing(klantValidator)
    await inTransaction(async (trx) => {
      const klant = await Klant.findOrFail(params.id, { client: trx })
      await klant.merge(gegevens).save()
      await legVast(trx, auth.use('web').user!, 'klant_gewijzigd', klant.name)
    })
    return response.json(await klantsnapshot(await Klant.findOrFail(params.id)))
  }

  /** Takes the klant with teams, rounds and all; somebody was asked whether they were sure. */
  async destroy({ auth, params, response }: HttpContext) {
    await inTransaction(async (trx) => {
      const klant = await Klant.findOrFail(params.id, { client: trx })
      await klant.delete()
      await legVast(trx, auth.use('web').user!, 'klant_verwijderd', klant.name)
    })
    return response.json({})
  }
}

/** The customers whose name or address holds what is looked for, a page at a time. */
export async function zoekKlanten(zoek: string, bladzijde: number, per = PER_BLADZIJDE) {
  const woorden = naald(zoek)
  const gevonden = await Klant.query()
    .whereRaw('lower(name) like ?', [woorden])
    .orWhereRaw('lower(email) like ?', [woorden])
    .orderBy('name')
    .orderBy('id')
    .paginate(bladzijde, per)
  return {
    klanten: gevonden.all().map(({ id, name, email }) => ({ id, name, email })),
    bladzijde: gevonden.currentPage,
    bladzijden: Math.max(1, gevonden.lastPage),
    aantal: gevonden.total,
  }
}
