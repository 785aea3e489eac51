import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { klantsnapshot } from '#app/beheer/transformers/klantsnapshot'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import Klant from '#models/klant'
import Spellenfabriek from '#models/spellenfabriek'
import Team from '#models/team'
import env from '#start/env'

/** The screens of one klant. */
@inject()
export default class KlantschermController {
  constructor(protected broadcaster: Broadcaster) {}

  async show({ inertia, params }: HttpContext) {
    const klant = await Klant.findOrFail(params.klantId)
    const snapshot = await klantsnapshot(klant)
    return inertia.render('beheer/klant', { titel: klant.name, snapshot }, kop(klant.name))
  }

  /** Settings and QR codes; the only place where the teams' tokens leave the server. */
  async instellingen({ inertia, params, response }: HttpContext) {
    const klant = await Klant.findOrFail(params.klantId)
    const snapshot = await klantsnapshot(klant)
    if (!snapshot.spellenfabriek) return response.redirect(`/dashboard/klant/${klant.id}`)
    const teams = await Team.query().where('klant_id', klant.id).orderBy('nummer')
    const deelnemers = teams.slice(0, snapshot.spellenfabriek.aantal_teams)
    return inertia.render(
      'beheer/spellenfabriek',
      {
        titel: `Spellenfabriek van ${klant.name}`,
        snapshot,
        codes: deelnemers.map((team) => ({
          id: team.id,
          naam: team.roepnaam,
          adres: `${env.appUrl}/spelen/${klant.id}/spellenfabriek?api_token=${team.apiToken}`,
        })),
      },
      kop(klant.name)
    )
  }

  async lobby({ inertia, params, response }: HttpContext) {
    const klant = await Klant.findOrFail(params.klantId)
    const snapshot = await klantsnapshot(klant)
    if (!snapshot.spellenfabriek) return response.redirect(`/dashboard/klant/${klant.id}`)
    return inertia.render(
      'beheer/lobby',
      {
        titel: `Verzamelpunt van ${klant.name}`,
        snapshot,
        schermadres: await schermadres(klant.id),
        realtime: this.broadcaster.clientOptions(),
      },
      kop(klant.name)
    )
  }
}

/** Where the beamer looks; like the QR codes it leaves the server on its page only. */
async function schermadres(klantId: number) {
  const spel = await Spellenfabriek.findByOrFail('klant_id', klantId)
  return `${env.appUrl}/scherm/${spel.schermToken}`
}

const kop = (titel: string) => ({ kop: { titel, omschrijving: 'Beheer', index: false } })
