import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { customerSnapshot } from '#app/live/customers/customer_snapshot'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import Customer from '#models/live/customer'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import env from '#start/env'

/** The screens of one klant. */
@inject()
export default class CustomerScreenController {
  constructor(protected broadcaster: Broadcaster) {}

  async show({ inertia, params }: HttpContext) {
    const customer = await Customer.findOrFail(params.klantId)
    const snapshot = await customerSnapshot(customer)
    return inertia.render(
      'live/customers/admin_customer_page',
      { titel: customer.name, snapshot },
      head(customer.name)
    )
  }

  /** Settings and QR codes; the only place where the teams' tokens leave the server. */
  async instellingen({ inertia, params, response }: HttpContext) {
    const customer = await Customer.findOrFail(params.klantId)
    const snapshot = await customerSnapshot(customer)
    if (!snapshot.spellenfabriek) return response.redirect(`/dashboard/klant/${customer.id}`)
    const teams = await Team.query().where('klant_id', customer.id).orderBy('nummer')
    const participants = teams.slice(0, snapshot.spellenfabriek.aantal_teams)
    return inertia.render(
      'live/customers/admin_spellenfabriek_page',
      {
        titel: `Spellenfabriek van ${customer.name}`,
        snapshot,
        codes: participants.map((team) => ({
          id: team.id,
          naam: team.roepnaam,
          adres: `${env.appUrl}/spelen/${customer.id}/spellenfabriek?api_token=${team.apiToken}`,
        })),
      },
      head(customer.name)
    )
  }

  async lobby({ inertia, params, response }: HttpContext) {
    const customer = await Customer.findOrFail(params.klantId)
    const snapshot = await customerSnapshot(customer)
    if (!snapshot.spellenfabriek) return response.redirect(`/dashboard/klant/${customer.id}`)
    return inertia.render(
      'live/control/admin_lobby_page',
      {
        titel: `Verzamelpunt van ${customer.name}`,
        snapshot,
        schermadres: await screenAddress(customer.id),
        realtime: this.broadcaster.clientOptions(),
      },
      head(customer.name)
    )
  }
}

/** Where the beamer looks; like the QR codes it leaves the server on its page only. */
async function screenAddress(customerId: number) {
  const game = await Spellenfabriek.findByOrFail('klant_id', customerId)
  return `${env.appUrl}/scherm/${game.schermToken}`
}

const head = (title: string) => ({ kop: { titel: title, omschrijving: 'Beheer', index: false } })
