import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import GrantTransformer from '#app/admin/game_masters/grant_transformer'
import { grantsOf } from '#app/admin/game_masters/open_grants'
import { adminHead } from '#app/admin/shell/admin_head'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import CustomerSnapshotTransformer from '#app/live/customers/customer_snapshot_transformer'
import TeamCodeTransformer from '#app/live/customers/team_code_transformer'
import { viewCustomer } from '#app/live/customers/view_customer'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import Customer from '#models/live/customer'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import env from '#start/env'

/** The screens of one customer. */
@inject()
export default class CustomerScreenController {
  constructor(protected broadcaster: Broadcaster) {}

  async show({ auth, inertia, params }: HttpContext) {
    const customer = await orNotFound(Customer.find(params.klantId))
    const view = await viewCustomer(customer, auth.use('web').getUserOrFail())
    return inertia.render(
      'live/customers/admin_customer_page',
      { title: customer.name, snapshot: CustomerSnapshotTransformer.transform(view) },
      adminHead(customer.name)
    )
  }

  /** Settings and QR codes. */
  async settings({ auth, inertia, params, response }: HttpContext) {
    const customer = await orNotFound(Customer.find(params.klantId))
    const admin = auth.use('web').getUserOrFail()
    const view = await viewCustomer(customer, admin)
    if (!view.game) return response.redirect().toRoute('customer_screen.show', [customer.id])
    const grants = admin.isOwner ? await grantsOf(view.game.state.game.id) : []
    const teams = await Team.query().where('customer_id', customer.id).orderBy('number')
    const participants = teams.slice(0, view.game.state.game.teamCount)
    return inertia.render(
      'live/customers/admin_spellenfabriek_page',
      {
        title: `Spellenfabriek van ${customer.name}`,
        snapshot: CustomerSnapshotTransformer.transform(view),
        codes: TeamCodeTransformer.transform(participants),
        gameMasters: GrantTransformer.transform(grants),
      },
      adminHead(customer.name)
    )
  }

  async lobby({ auth, inertia, params, response }: HttpContext) {
    const customer = await orNotFound(Customer.find(params.klantId))
    const view = await viewCustomer(customer, auth.use('web').getUserOrFail())
    if (!view.game) return response.redirect().toRoute('customer_screen.show', [customer.id])
    return inertia.render(
      'live/control/admin_lobby_page',
      {
        title: `Verzamelpunt van ${customer.name}`,
        snapshot: CustomerSnapshotTransformer.transform(view),
        screenAddress: await screenAddress(customer.id),
        realtime: this.broadcaster.clientOptions(),
      },
      adminHead(customer.name)
    )
  }
}

/** The address of the big screen. Like the QR codes it leaves the server on this page only. */
async function screenAddress(customerId: number) {
  const game = await Spellenfabriek.findByOrFail('customer_id', customerId)
  return `${env.appUrl}${urlFor('screen.show', { token: game.screenToken })}`
}
