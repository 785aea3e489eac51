import type { HttpContext } from '@adonisjs/core/http'
import { klantsnapshot } from '#app/beheer/transformers/klantsnapshot'
import { klantValidator } from '#app/beheer/validators/klant_validator'
import Klant from '#models/klant'

const PER_BLADZIJDE = 25
const ALLE = 10_000

/** The customers for whom evenings are run. */
export default class KlantController {
  async index({ request, response }: HttpContext) {
    const { klanten } = await zoekKlanten(String(request.input('zoek') ?? ''), 1, ALLE)
    return response.json(klanten)
  }

  async store({ request, response }: HttpContext) {
    const klant = await Klant.create(await request.validateUsing(klantValidator))
    return response.status(201).json(await klantsnapshot(klant))
  }

  async show({ params, response }: HttpContext) {
    return response.json(await klantsnapshot(await Klant.findOrFail(params.id)))
  }

  async update({ params, request, response }: HttpContext) {
    const gegevens = await request.validateUsing(klantValidator)
    const klant = await Klant.findOrFail(params.id)
    await klant.merge(gegevens).save()
    return response.json(await klantsnapshot(klant))
  }

  /** Takes the klant with teams, rounds and all; somebody was asked whether they were sure. */
  async destroy({ params, response }: HttpContext) {
    const klant = await Klant.findOrFail(params.id)
    await klant.delete()
    return response.json({})
  }
}

/** The customers whose name or address holds what is looked for, a page at a time. */
export async function zoekKlanten(zoek: string, bladzijde: number, per = PER_BLADZIJDE) {
  const naald = `%${zoek
    .trim()
    .toLowerCase()
    .replace(/[%_\\]/g, '')}%`
  const gevonden = await Klant.query()
    .whereRaw('lower(name) like ?', [naald])
    .orWhereRaw('lower(email) like ?', [naald])
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
