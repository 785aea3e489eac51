import type { HttpContext } from '@adonisjs/core/http'
import { laadLog, laadRonde, laadRondes } from '#app/beheer/rondestand'
import { rondekop, rondeuitslag } from '#app/beheer/transformers/rondeuitslag'
import { uitslagCsv, uitslagNaam } from '#app/beheer/uitslag_csv'
import Klant from '#models/klant'
import Room from '#models/room'
import Spellenfabriek from '#models/spellenfabriek'
import Team from '#models/team'

/** What remains of a klant's evenings. */
export default class UitslagController {
  async index({ inertia, params, response }: HttpContext) {
    const klant = await Klant.findOrFail(params.klantId)
    const spel = await Spellenfabriek.findBy('klant_id', klant.id)
    if (!spel) return response.redirect(`/dashboard/klant/${klant.id}`)
    const titel = `Rondes van ${klant.name}`
    const rondes = (await laadRondes(spel)).map(rondekop)
    return inertia.render('beheer/rondes', { titel, klant: toonKlant(klant), rondes }, kop(titel))
  }

  async show({ inertia, params }: HttpContext) {
    const { klant, uitslag } = await zoekUitslag(params)
    const titel = `Ronde ${uitslag.nummer} van ${klant.name}`
    return inertia.render('beheer/ronde', { titel, klant: toonKlant(klant), uitslag }, kop(titel))
  }

  async csv({ params, response }: HttpContext) {
    const { klant, uitslag } = await zoekUitslag(params)
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header(
      'content-disposition',
      `attachment; filename="${uitslagNaam(klant.name, uitslag)}"`
    )
    return response.send(uitslagCsv(uitslag))
  }
}

/** A round of this klant, and of no other. */
async function zoekUitslag(params: HttpContext['params']) {
  const klant = await Klant.findOrFail(params.klantId)
  const spel = await Spellenfabriek.findByOrFail('klant_id', klant.id)
  const stand = await laadRonde(spel, Number(params.rondeId))
  const namen = {
    teams: await Team.query().where('klant_id', klant.id),
    rooms: await Room.all(),
  }
  return { klant, uitslag: rondeuitslag(stand, await laadLog(stand), namen) }
}

const toonKlant = ({ id, name }: Klant) => ({ id, name })
const kop = (titel: string) => ({ kop: { titel, omschrijving: 'Beheer', index: false } })
