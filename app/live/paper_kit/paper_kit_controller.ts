import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { adminHead } from '#app/admin/shell/admin_head'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { toFilenamePart } from '#app/core/exports/csv'
import { ShopDetails } from '#app/core/http/shop_details'
import { drawInWorker } from '#app/core/pdf/draw_in_worker'
import CustomerTransformer from '#app/live/customers/customer_transformer'
import { viewGameState } from '#app/live/game/game_state'
import { paperKit, type PaperKit } from '#app/live/paper_kit/paper_kit'
import { dayOf } from '#domain/dutch_time'
import Customer from '#models/live/customer'
import Spellenfabriek from '#models/live/spellenfabriek'
import { LIMITS } from '#start/limiters'

/** The paper with which an evening goes on without wifi. */
@inject()
export default class PaperKitController {
  constructor(protected shop: ShopDetails) {}

  async show({ inertia, params }: HttpContext) {
    const { customer, kit } = await this.#kitOf(params.klantId)
    const title = `Papieren pakket van ${customer.name}`
    return inertia.render(
      'live/paper_kit/admin_paper_kit_page',
      {
        title,
        customer: CustomerTransformer.transform(customer).useVariant('forHeading'),
        rooms: kit.rooms.length,
        teams: kit.teams.length,
      },
      adminHead(title)
    )
  }

  /** An evening without rooms has nothing to print; the page says what to do first. */
  async pdf({ auth, params, response, route }: HttpContext) {
    const { id } = auth.use('web').getUserOrFail()
    await limiter.use(LIMITS.paperKits).consume(`paper_kit_${id}`)
    const { customer, kit } = await this.#kitOf(params.klantId)
    if (kit.rooms.length === 0) return response.redirect().toRoute(pageAbout(route), [customer.id])
    const pdf = await drawPaperKit(kit)
    const parts = ['papieren-pakket', toFilenamePart(customer.name), dayOf(kit.printedAt)]
    const name = parts.filter(Boolean).join('-')
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', `attachment; filename="${name}.pdf"`)
    return response.send(pdf)
  }

  async #kitOf(customerId: unknown) {
    const customer = await orNotFound(Customer.find(customerId))
    const game = await orNotFound(Spellenfabriek.findBy('customer_id', customer.id))
    const state = await viewGameState(game.id)
    if (!state) throw new Error('A game disappeared while it was read')
    const { name: shop } = await this.shop.forPages()
    return { customer, kit: paperKit({ customer, state, shop, now: new Date() }) }
  }
}

const pageAbout = (route: HttpContext['route']) =>
  route?.name === 'game_master.paper_kit.pdf'
    ? 'game_master.customer_screen.settings'
    : 'paper_kit.show'

/** Draws the kit of an evening, beside the process that serves the hall. */
export const drawPaperKit = (kit: PaperKit) =>
  drawInWorker('#app/live/paper_kit/paper_kit_pdf', kit)
